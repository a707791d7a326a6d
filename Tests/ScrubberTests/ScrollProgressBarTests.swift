// The bar beside a scroll view, with the numbers of the tutorial it comes from.

import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber
import Testing

/// A screen 375 points wide: seven cards of 180 with gaps of 10 over a bar that begins at 15.
private final class BarRig {
  let view = ScrollView(frame: Rect(x: 0, y: 164, width: 375, height: 233))
  let bar = ScrollProgressBar()
  private(set) var time = 0.0
  /// The knob's way for the content's: 305 points for 965.
  static let ratio = 305 / 965.0

  init(contentWidth: Double = 7 * 190 + 10) {
    view.contentSize = Size(width: contentWidth, height: 0)
    bar.frame = Rect(x: 15, y: 417, width: 345, height: 8)
    bar.scrollView = view
    frame()
  }

  var knob: Double { bar.knobFrame.minX }
  var offset: Double {
    get { view.contentOffset.x }
    set { view.contentOffset.x = newValue }
  }
  var now: Timestamp { Timestamp(seconds: time) }

  @discardableResult func frame(after interval: Double = 0) -> FrameDemand {
    time += interval
    return view.advance(to: now)
  }

  func press(_ x: Double, y: Double = 4, pointer: Int = 0) -> Bool {
    bar.handle(.press(at: Point(x: x, y: y), pointer: pointer, time: now))
  }

  func move(_ x: Double, y: Double = 4, pointer: Int = 0) -> Bool {
    bar.handle(.move(to: Point(x: x, y: y), pointer: pointer, time: now))
  }

  func release(_ x: Double, pointer: Int = 0) -> Bool {
    bar.handle(.release(at: Point(x: x, y: 4), pointer: pointer, time: now))
  }
}

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

@Suite struct ProgressBarDraggingTests {
  @Test func `the knob stays under the pointer and the content follows`() {
    let rig = BarRig()
    #expect(rig.press(30))
    #expect(rig.offset == 0 && !rig.bar.isDragging)
    #expect(rig.move(30 + 152.5))
    #expect(rig.bar.isDragging)
    #expect(rig.knob == 152.5 && rig.offset == 482.5)
    #expect(rig.move(1000, y: 300))
    #expect(rig.knob == 305 && rig.offset == 965)
    #expect(rig.move(-1000))
    #expect(rig.knob == 0 && rig.offset == 0)
    #expect(rig.move(31))
    #expect(isClose(rig.offset, 965 / 305.0))
    #expect(rig.release(31))
    #expect(rig.offset == 3)
    rig.frame()
    rig.frame(after: 1)
    #expect(isClose(rig.knob, 3 * BarRig.ratio))
    #expect(!rig.move(100) && rig.offset == 3)
  }

  @Test func `a mouse takes the knob within 6 points, a finger within 48 x 48`() {
    for (pointer, x, y, isTaken) in [
      (0, 20, 4, true), (0, -6, 4, true), (0, -7, 4, false), (0, 46, 13.5, true),
      (0, 46, 14, false), (5, -4, 4, true), (5, -5, 4, false), (5, 20, 28, true),
      (5, 20, -20, true), (5, 20, 29, false), (0, 200, 4, false),
    ] as [(Int, Double, Double, Bool)] {
      let rig = BarRig()
      #expect(rig.press(x, y: y, pointer: pointer) == isTaken)
    }
  }

  @Test func `a hidden bar, another button and a wheel are not the bar's`() {
    let rig = BarRig()
    rig.bar.isHidden = true
    #expect(!rig.press(20))
    rig.bar.isHidden = false
    let point = Point(x: 20, y: 4)
    #expect(!rig.bar.handle(.press(at: point, button: .secondary, time: rig.now)))
    #expect(!rig.bar.handle(.wheel(Vector(x: 0, y: 1), at: point, time: rig.now)))
    #expect(!rig.move(20))
    #expect(!rig.bar.handle(.cancel(time: rig.now)))
  }

  @Test func `a finger drags after 4 points and has then lost none`() {
    let rig = BarRig()
    #expect(rig.press(20, pointer: 2))
    #expect(rig.move(23, pointer: 2))
    #expect(rig.offset == 0)
    #expect(rig.move(25, pointer: 2))
    #expect(rig.knob == 5)
    #expect(!rig.press(25, pointer: 3))
    #expect(rig.bar.handle(.leave(pointer: 2, time: rig.now)) == false)
    #expect(rig.move(30, pointer: 2))
    #expect(rig.knob == 10)
    #expect(rig.bar.handle(.cancel(pointer: 2, time: rig.now)))
    #expect(!rig.bar.isDragging)
  }

  @Test func `a knob caught on its way stays in hand, and no content jumps`() {
    let rig = BarRig()
    rig.offset = 965
    rig.frame()
    rig.frame(after: 0.25)
    #expect(rig.press(170))
    #expect(isClose(rig.knob, 305))
    #expect(rig.offset == 965)
    rig.bar.scrollView = nil
    let other = BarRig()
    other.offset = 600
    other.frame()
    other.frame(after: 0.25)
    let place = other.knob
    #expect(other.press(place + 20))
    #expect(other.knob == place && other.offset == 600)
    other.frame(after: 1)
    #expect(other.knob == place)
    #expect(other.move(place + 21))
    #expect(isClose(other.knob, place + 1))
    #expect(other.offset > 600 && other.offset < 605)
  }

  @Test func `content that grows under the hand moves neither knob nor content`() {
    let rig = BarRig()
    #expect(rig.press(20))
    #expect(rig.move(20 + 152.5))
    rig.view.contentSize.width = 4000
    #expect(rig.knob == 152.5 && rig.offset == 482.5)
    #expect(rig.move(1000))
    #expect(rig.offset == 3625 && rig.knob == 305)
    rig.view.contentSize.width = 100
    #expect(rig.knob == 0 && rig.offset == 0)
    #expect(rig.move(30) && rig.offset == 0)
    #expect(rig.release(30))
  }

  @Test func `a press on the knob stops a fling`() {
    let rig = BarRig(contentWidth: 100_000)
    var x = 350.0
    rig.view.handle(.press(at: Point(x: x, y: 100), time: rig.now))
    for _ in 0..<10 {
      x -= 20
      rig.frame(after: 0.01)
      rig.view.handle(.move(to: Point(x: x, y: 100), time: rig.now))
    }
    rig.view.handle(.release(at: Point(x: x, y: 100), time: rig.now))
    rig.frame(after: 0.2)
    #expect(rig.view.isDecelerating)
    #expect(rig.press(rig.knob + 20))
    #expect(!rig.view.isDecelerating)
    let offset = rig.offset
    rig.frame(after: 0.5)
    #expect(rig.offset == offset)
    #expect(rig.release(rig.knob + 20))
    #expect(rig.offset == rig.offset.rounded())
  }

  @Test func `turning the bar or taking its scroll view ends the drag`() {
    let rig = BarRig()
    #expect(rig.press(20) && rig.move(50))
    rig.bar.axis = .vertical
    #expect(!rig.bar.isDragging && !rig.move(80))
    rig.bar.axis = .horizontal
    #expect(rig.press(rig.knob + 20) && rig.move(100))
    rig.bar.scrollView = nil
    #expect(!rig.bar.isDragging && !rig.move(120))
    #expect(rig.offset == rig.offset.rounded())
  }

  @Test func `a scroll view does not keep its bar alive`() {
    let rig = BarRig()
    weak var weakBar: ScrollProgressBar?
    do {
      let bar = ScrollProgressBar()
      weakBar = bar
      bar.scrollView = rig.view
    }
    #expect(weakBar == nil)
    rig.offset = 100
    rig.frame(after: 1)
  }
}
