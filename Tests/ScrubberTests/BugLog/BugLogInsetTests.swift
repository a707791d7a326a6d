// Reports about content insets, and about insets of the scrubber's own.

import ScrollGeometry
import ScrollUI
import Scrubber
import Testing

@Suite struct BugLogInsetTests {
  @Test func `rows inside the insets make the dot jump back by a row, worst near the end`() {
    let rig = Rig.inset()
    rig.view.content = TableContent(numberOfRows: 1500, rowHeight: 40)
    #expect(rig.view.contentOffsetRange(along: .vertical) == -64...59_450)
    let steps = Array(stride(from: -64.0, through: 59_450, by: 7))
    for way in [steps, steps.reversed()] {
      for (before, after) in zip(way, way.dropFirst()) {
        rig.offset = before
        let last = rig.top
        rig.offset = after
        guard isClose(rig.top - last, (after - before) / 136.5) else {
          Issue.record("from \(before) to \(after) the dot went by \(rig.top - last)")
          return
        }
      }
    }
  }

  @Test func `the dot runs behind a bar, or room for the bar shortens the content's way`() {
    let rig = Rig()
    rig.scrubber.edgeInsets = EdgeInsets(top: 80, left: 10, bottom: 10, right: 10)
    #expect(rig.view.contentOffsetRange(along: .vertical) == 0...59_400)
    #expect(rig.top == 80)
    rig.offset = 29_700
    #expect(rig.top == 320)
    rig.offset = 59_400
    #expect(rig.top == 560)
    rig.dragDot(to: Point(x: 375, y: 95))
    #expect(rig.offset == 0 && rig.top == 80)
  }
}
