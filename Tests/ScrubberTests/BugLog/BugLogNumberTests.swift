// Reports about numbers that are too large for somebody's integers, floats or containers.

import ScrollGeometry
import ScrollUI
import Scrubber
import Testing

@Suite struct BugLogNumberTests {
  @Test func `a view of four gigabytes has no scroll bar that works`() {
    let (rig, table) = Rig.vast()
    rig.dragDot(to: Point(x: 375, y: 575))
    let last = table.rect(forRow: 268_435_455)
    #expect(last.maxY == rig.offset + 600 && last.height == 13)
    #expect(table.row(at: rig.offset + 599.5) == 268_435_455)
    rig.dragDot(to: Point(x: 375, y: 300))
    let halfAPage = 300 / 13.0
    #expect(abs(Double(table.row(at: rig.offset) ?? 0) - (134_217_728 - halfAPage)) <= 1)
  }

  /// Lines of 18 points, whose sum needs more than 32 bits many times over.
  @Test func `an overview of fifteen million lines is wrong far down`() {
    let track = ScrubberTrack(offsets: 0...14_999_999 * 18, positions: 0...1919)
    for (line, y) in [(0.0, 0.0), (7_500_000, 960), (14_999_999, 1919)] {
      #expect(isClose(track.position(for: line * 18), y, within: 1))
    }
  }

  @Test(arguments: [1_000_000, 999_999_999, 500_000_013, 33_500_000 / 35 + 1])
  func `a jump to a row of a milliard lands rows beside it`(row: Int) {
    let (rig, table) = Rig.rows(TableContent(numberOfRows: 1_000_000_000, rowHeight: 35))
    let rect = table.rect(forRow: row)
    rig.offset = rect.minY
    let end = rig.view.contentOffsetRange(along: .vertical).upperBound
    #expect(rig.offset == min(rect.minY, end))
    let place = rect.minY <= end ? 0.0 : rig.view.frame.height - 0.5
    #expect(table.row(at: rig.offset + place) == row)
    #expect(rig.view.bounds.intersection(rect).height == 35)
    rig.offset = 17e9
    rig.view.scrollRectToVisible(rect, animated: false)
    #expect(rig.view.bounds.intersection(rect).height == 35)
  }
}
