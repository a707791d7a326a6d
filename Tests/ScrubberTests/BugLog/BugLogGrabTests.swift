// Reports about taking hold, and about dots that jump while the content scrolls.

import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber
import Testing

@Suite struct BugLogGrabTests {
  @Test func `turning the wheel row by row throws the dot about`() {
    let (rig, table) = Rig.uneven()
    var last = rig.top
    for row in 0..<200 {
      let height = Rig.unevenHeights[row]
      rig.wheel(-height / rig.view.behavior.wheelStep(viewport: 600), at: Point(x: 100, y: 300))
      rig.waitForRest()
      #expect(isClose(rig.offset, table.rect(forRow: row + 1).minY, within: 1))
      #expect(rig.top > last && isClose(rig.top, 10 + rig.offset * 550 / 204_215))
      last = rig.top
    }
  }

  @Test func `pressed with the right or the middle button the dot is dragged, or dragged twice`() {
    for button in [PointerButton.secondary, .middle] {
      let rig = Rig()
      rig.press(at: rig.center, button: button)
      for way in [10.0, 300, 0] {
        rig.move(to: Point(x: 375, y: 25 + way))
        rig.wait(0.2)
        #expect(!rig.scrubber.isScrubbing && rig.offset == 0)
      }
      rig.pressDot()
      rig.release(at: rig.center, button: button)
      #expect(rig.scrubber.isScrubbing)
      rig.move(to: rig.center.down(10))
      #expect(rig.offset == 1080)
      rig.release(at: rig.center)
      #expect(!rig.scrubber.isScrubbing && rig.offset == 1080)
    }
  }

  @Test func `hover lights the dot up where a press does not start a drag, all around it`() {
    let rig = Rig()
    rig.offset = 29_700
    for x in 345..<405 {
      for y in 270..<330 {
        let point = Point(x: Double(x), y: Double(y))
        rig.move(to: point)
        let isHovered = rig.scrubber.isHovered
        rig.press(at: point)
        guard rig.scrubber.isScrubbing == isHovered else {
          Issue.record("at \(point)")
          return
        }
        rig.release(at: point)
      }
    }
  }
}
