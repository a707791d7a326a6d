// Faults of other programs with directions: dots that run against the pointer, that change their side
// late, that go up and down over uneven rows, that are wrong after a zoom.

import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber
import Testing

@Suite struct BugLogDirectionTests {
  @Test func `the dot goes up and down while uneven rows go by`() {
    let (rig, _) = Rig.uneven()
    var last = rig.top
    for offset in stride(from: 10.0, through: 204_215, by: 10) {
      rig.offset = offset
      guard isClose(rig.top - last, 10 * 550 / 204_215) else {
        Issue.record("at \(offset) the dot went from \(last) to \(rig.top)")
        break
      }
      last = rig.top
    }
    rig.offset = 204_215
    #expect(rig.top == 560)
  }

  @Test func `a dot at its right end runs against the pointer, or against the keys`() {
    let rig = Rig(content: Size(width: 4000, height: 600))
    rig.scrubber.horizontalScrubbing = true
    rig.view.contentOffset.x = 3600
    let start = rig.dot.frame.minX
    #expect(start == 360)
    rig.pressDot()
    rig.move(to: rig.center.right(-10))
    #expect(rig.dot.frame.minX == 350)
    #expect(isClose(rig.view.contentOffset.x, 3600 - 10 * 3600 / 350))
    rig.release(at: rig.center)
    for act in 0..<2 {
      let (offset, place) = (rig.view.contentOffset.x, rig.dot.frame.minX)
      let time = Timestamp(seconds: rig.time)
      rig.view.handle(
        act == 0
          ? .key(.left, time: time)
          : .wheel(Vector(x: 1, y: 0), at: Point(x: 100, y: 300), time: time)
      )
      rig.wait(0.5)
      #expect(rig.view.contentOffset.x < offset - 30)
      #expect(rig.dot.frame.minX < place)
    }
  }

  @Test func `at the newest row the dot runs against the mouse`() {
    let rig = Rig()
    rig.offset = 59_400
    #expect(rig.top == 560)
    rig.pressDot()
    rig.move(to: rig.center.down(-10))
    #expect(rig.top == 550)
    #expect(isClose(59_400 - rig.offset, 1080))
  }

  @Test func `on a new side the dot is seen only after a scroll, or taken hold of on the old one`()
  {
    let rig = Rig()
    for (alignment, x) in [(ScrubberAlignment.begin, 10.0), (.end, 360), (.middle, 185)] {
      rig.scrubber.horizontalAlignment = alignment
      #expect(rig.dot.frame == Rect(x: x, y: 10, width: 30, height: 30))
      for place in [25.0, 200, 375] {
        rig.press(at: Point(x: place, y: 25))
        #expect(rig.scrubber.isScrubbing == (place == x + 15))
        rig.release(at: Point(x: place, y: 25))
      }
    }
  }

  @Test(arguments: [1.1, 1.25])
  func `after a notch of zoom the dot is where it was before`(factor: Double) {
    let rig = Rig.picture()
    rig.view.behavior.zoomStep = factor
    rig.view.contentOffset = Point(x: 10_000, y: 5000)
    for notch in 0..<20 {
      rig.wheel(notch < 10 ? 1 : -1, at: Point(x: 600, y: 150), modifiers: .ctrl)
      for axis in Axis.allCases {
        let viewport = rig.view.frame.size[axis]
        let range = rig.view.contentSize[axis] - viewport
        let place = 10 + rig.view.contentOffset[axis] / range * (viewport - 50)
        #expect(rig.dot.isHidden || isClose(rig.dot.frame.origin[axis], place))
      }
      rig.frame(after: 1.0 / 60)
      #expect(!rig.dot.isHidden)
    }
    #expect(isClose(rig.dot.frame.minX, 10 + 10_000 / 39_200.0 * 750))
  }
}
