// The bar beside a scroll view, with the numbers of the tutorial it comes from.

import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber
import Testing

@Suite struct ProgressBarLookTests {
  @Test func `the defaults are the tutorial's`() {
    let bar = ScrollProgressBar()
    #expect(bar.frame.height == 8)
    #expect(bar.trackColor == Color(red: 0.91, green: 0.91, blue: 0.91))
    #expect(bar.trackCornerRadius == 4)
    #expect(bar.knobColor == Color(red: 0.12, green: 0.72, blue: 0.88))
    #expect(bar.knobCornerRadius == 3.5)
    #expect(bar.knobLength == 40 && bar.knobThickness == 7)
    #expect(bar.axis == .horizontal)
    #expect(bar.animationDuration == 0.5)
    #expect(bar.scrollView == nil)
    #expect(bar.alpha == 1 && !bar.isHidden && !bar.isDragging)
  }

  @Test func `the knob lies in the middle of the track's thickness`() {
    let bar = ScrollProgressBar()
    bar.frame = Rect(x: 15, y: 417, width: 345, height: 8)
    #expect(bar.knobFrame == Rect(x: 0, y: 0.5, width: 40, height: 7))
    bar.axis = .vertical
    bar.frame = Rect(x: 0, y: 0, width: 8, height: 345)
    #expect(bar.knobFrame == Rect(x: 0.5, y: 0, width: 7, height: 40))
  }

  @Test(arguments: [0, 200, 482.5, 965] as [Double])
  func `equal fractions correspond`(offset: Double) {
    let rig = BarRig()
    rig.bar.animationDuration = 0
    rig.offset = offset
    #expect(isClose(rig.knob, offset * BarRig.ratio))
    #expect(rig.offset == offset)
  }

  @Test func `insets count as part of the way`() {
    let rig = BarRig()
    rig.bar.animationDuration = 0
    rig.view.contentInset = EdgeInsets(top: 0, left: 20, bottom: 0, right: 15)
    rig.offset = -20
    #expect(rig.knob == 0)
    rig.offset = 480
    #expect(isClose(rig.knob, 152.5))
    rig.offset = 980
    #expect(rig.knob == 305)
  }

  @Test func `content pulled past an end leaves the knob at its stop`() {
    let rig = BarRig()
    rig.view.handle(.press(at: Point(x: 100, y: 100), time: rig.now))
    rig.view.handle(.move(to: Point(x: 250, y: 100), time: rig.now))
    #expect(rig.offset < 0)
    rig.frame(after: 1)
    #expect(rig.knob == 0)
  }

  @Test(arguments: [0, 100, 375] as [Double])
  func `content that cannot move leaves the knob at the start, out of reach`(width: Double) {
    let rig = BarRig()
    rig.offset = 965
    rig.frame()
    rig.frame(after: 1)
    rig.view.contentSize.width = width
    rig.frame()
    rig.frame(after: 1)
    #expect(rig.knob == 0)
    #expect(!rig.press(20))
    #expect(!rig.bar.isHidden)
  }

  @Test func `a bar shorter than its knob keeps it at the start`() {
    let rig = BarRig()
    rig.bar.frame.size.width = 30
    rig.offset = 500
    rig.frame(after: 1)
    #expect(rig.bar.knobFrame == Rect(x: 0, y: 0.5, width: 40, height: 7))
    #expect(!rig.press(20))
  }

  @Test func `a frame or a knob without end ends the program`() async {
    await #expect(processExitsWith: .failure) { ScrollProgressBar().frame.size.width = .nan }
    await #expect(processExitsWith: .failure) { ScrollProgressBar().knobLength = -1 }
    await #expect(processExitsWith: .failure) { ScrollProgressBar().knobLength = .infinity }
  }

  @Test func `a vertical bar shows the vertical offset`() {
    let rig = BarRig()
    rig.view.contentSize = Size(width: 375, height: 1233)
    rig.bar.frame = Rect(x: 0, y: 0, width: 8, height: 140)
    rig.bar.axis = .vertical
    rig.bar.animationDuration = 0
    rig.view.contentOffset.y = 500
    #expect(rig.bar.knobFrame == Rect(x: 0.5, y: 50, width: 7, height: 40))
    #expect(rig.bar.handle(.press(at: Point(x: 4, y: 60), time: rig.now)))
    #expect(rig.bar.handle(.move(to: Point(x: 4, y: 61), time: rig.now)))
    #expect(rig.view.contentOffset == Point(x: 0, y: 510))
  }
}

@Suite struct ProgressBarGlideTests {
  @Test(arguments: [5, 30, 60, 144] as [Double])
  func `the knob eases in and out over half a second, at every rate`(rate: Double) {
    let rig = BarRig()
    rig.offset = 965
    rig.frame()
    let start = rig.time
    for time in [0.1, 0.25, 0.4, 0.5, 0.6] {
      while rig.time + 1 / rate < start + time { rig.frame(after: 1 / rate) }
      let demand = rig.frame(after: start + time - rig.time)
      let s = min(time / 0.5, 1)
      #expect(isClose(rig.knob, 305 * s * s * (3 - 2 * s)))
      #expect(demand == (time < 0.5 ? .next : .none))
    }
  }

  @Test func `a scroll in mid-glide re-targets from the present place, without a jump`() {
    let rig = BarRig()
    rig.offset = 965
    rig.frame()
    rig.frame(after: 0.25)
    #expect(isClose(rig.knob, 152.5))
    rig.offset = 400
    #expect(isClose(rig.knob, 152.5))
    rig.frame()
    #expect(isClose(rig.knob, 152.5))
    var last = rig.knob
    for _ in 0..<60 {
      rig.frame(after: 1.0 / 60)
      #expect(abs(rig.knob - last) < 14)
      last = rig.knob
    }
    #expect(isClose(rig.knob, 400 * BarRig.ratio))
  }

  @Test func `during a steady scroll the knob keeps up and never falls back`() {
    let rig = BarRig()
    var last = 0.0
    for step in 1...120 {
      rig.offset = Double(step) * 8
      rig.frame(after: 1.0 / 60)
      #expect(rig.knob >= last && rig.knob <= rig.offset * BarRig.ratio)
      last = rig.knob
    }
    // A third of a second behind at most: 480 points per second are 152 of the knob's.
    #expect(rig.offset * BarRig.ratio - rig.knob < 152 / 3.0 + 5)
    rig.frame(after: 0.6)
    #expect(isClose(rig.knob, 960 * BarRig.ratio))
  }

  @Test func `reduced motion, no duration and one without end put the knob there at once`() {
    let rig = BarRig()
    rig.view.behavior.reducesMotion = true
    rig.offset = 965
    #expect(rig.knob == 305)
    #expect(rig.frame() == .none)
    rig.view.behavior.reducesMotion = false
    for duration in [0, -1, Double.infinity, .nan] {
      rig.bar.animationDuration = duration
      rig.offset = 0
      #expect(rig.knob == 0)
      rig.offset = 965
      #expect(rig.knob == 305)
    }
  }

  @Test func `a resize puts the knob there at once`() {
    let rig = BarRig()
    rig.offset = 482.5
    rig.frame()
    rig.frame(after: 0.1)
    rig.bar.frame.size.width = 240
    #expect(isClose(rig.knob, 100))
    rig.view.frame.size.width = 340
    #expect(isClose(rig.knob, 482.5 / 1000 * 200))
    #expect(rig.frame() == .none)
  }

  @Test func `another scroll view is shown at once, and the old one is let go`() {
    let (rig, other) = (BarRig(), BarRig())
    other.offset = 965
    rig.bar.scrollView = other.view
    #expect(rig.knob == 305)
    rig.offset = 300
    #expect(rig.frame(after: 1) == .none)
    #expect(rig.knob == 305)
    rig.bar.scrollView = nil
    #expect(rig.knob == 0)
    #expect(!rig.press(20))
  }
}
