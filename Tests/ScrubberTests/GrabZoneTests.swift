// How near a press must be to take the dot.

import ScrollGeometry
import ScrollUI
import Scrubber
import Testing

@Suite struct GrabZoneTests {
  /// Ways outwards from the dot's edge.
  @Test(arguments: [1, 5, 6, 6.1, 8, 9, 9.1, 30] as [Double])
  func `a mouse grabs within 6 points, a finger within 48 x 48`(way: Double) {
    let edges: [(Point, Vector)] = [
      (Point(x: 360, y: 300), Vector(x: -1, y: 0)), (Point(x: 390, y: 300), Vector(x: 1, y: 0)),
      (Point(x: 375, y: 285), Vector(x: 0, y: -1)), (Point(x: 375, y: 315), Vector(x: 0, y: 1)),
    ]
    for (edge, outwards) in edges {
      for (pointer, reach) in [(0, 6.0), (4, 9.0)] {
        let rig = Rig()
        rig.offset = 29_700
        rig.press(at: edge + outwards * way, pointer: pointer)
        #expect(rig.scrubber.isScrubbing == (way <= reach))
      }
    }
  }

  @Test func `a faint dot is taken as easily`() {
    let rig = Rig()
    rig.waitForRest()
    #expect(rig.dot.alpha == 0.3)
    rig.press(at: rig.center.right(-20))
    #expect(rig.scrubber.isScrubbing)
  }

  @Test func `a dot that cannot be seen cannot be taken`() {
    let hidden = Rig.short()
    hidden.pressDot()
    #expect(!hidden.scrubber.isScrubbing)
    let clear = Rig()
    clear.scrubber.deselectScrubberView = { $0.alpha = 0 }
    clear.waitForRest()
    #expect(clear.dot.alpha == 0)
    clear.pressDot()
    #expect(!clear.scrubber.isScrubbing)
    clear.release(at: clear.center)
    #expect(clear.content.taps.count == 1)
  }

  @Test func `a tap beside the dot but in its zone is the row's, and a drag is the dot's`() {
    let rig = Rig()
    let beside = rig.center.right(-20)
    rig.press(at: beside)
    rig.release(at: beside)
    #expect(rig.content.taps == [beside])
    rig.press(at: beside)
    rig.move(to: beside.down(5))
    #expect(rig.offset == 540)
  }
}
