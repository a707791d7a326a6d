// Faults of other programs with huge and growing tables: rows that cannot be reached, ends that hold
// on, anchors that are lost.

import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Testing

@Suite struct BugLogTableTests {
  /// What a frame shows in its last pixel.
  private func lastPixel(of rig: Rig) -> UInt32 {
    var list = DisplayList(size: PixelSize(width: 400, height: 600))
    rig.view.draw(into: &list)
    return PixelBuffer(drawing: list)[399, 599]
  }

  @Test func `the last rows of a million cannot be reached`() {
    let rig = Rig(content: .zero)
    let table = TableContent(numberOfRows: 1_000_000, rowHeight: 50)
    table.drawRow = { row, rect, list in
      list.fill(rect, row == 999_999 ? Color(rgb: 0xFF0000) : .white)
    }
    rig.view.content = table
    rig.key(.end)
    rig.settle()
    #expect(rig.y == 49_999_400)
    #expect(table.row(at: rig.y + 599) == 999_999)
    #expect(lastPixel(of: rig) == 0xFF0000)
  }

  @Test func `the last of two million rows and three hundred columns is never seen`() {
    let rig = Rig(content: .zero)
    let table = TableContent(numberOfRows: 2_000_000, rowHeight: 50)
    table.width = 300 * 120
    table.drawRow = { row, rect, list in
      var cell = Rect(x: 0, y: rect.minY, width: 120, height: rect.height)
      for column in 0..<300 {
        cell.origin.x = Double(column) * 120
        let isLast = row == 1_999_999 && column == 299
        list.fill(cell, isLast ? Color(rgb: 0xFF0000) : .white)
      }
    }
    rig.view.content = table
    rig.key(.end)
    rig.settle()
    rig.wheel(-700, modifiers: .shift)
    rig.settle()
    #expect(rig.view.contentOffset == Point(x: 35_600, y: 99_999_400))
    #expect(lastPixel(of: rig) == 0xFF0000)
  }

  @Test func `the end holds the reader while lines arrive`() {
    let rig = Rig(content: .zero)
    let table = TableContent(numberOfRows: 10_000, rowHeight: 18)
    rig.view.content = table
    rig.y = 179_400
    rig.frame()
    // Three lines of what a notch moves.
    rig.wheel(3 * 18 / rig.view.behavior.wheelStep(viewport: 600))
    for _ in 0..<60 {
      table.setNumberOfRows(table.numberOfRows + 1)
      rig.run(1 / 60)
    }
    #expect(rig.y == 179_400 - 54)
    #expect(rig.view.contentSize.height == 10_060 * 18)
  }

  @Test func `readers near the end are snapped to it`() {
    let rig = Rig(content: .zero)
    let table = TableContent(numberOfRows: 10_000, rowHeight: 18)
    rig.view.content = table
    rig.y = 179_340
    rig.recorder.forget()
    for _ in 0..<100 { rig.run(1 / 60) }
    table.setNumberOfRows(10_001)
    rig.settle()
    #expect(rig.y == 179_340)
    #expect(rig.order.isEmpty)
  }
}
