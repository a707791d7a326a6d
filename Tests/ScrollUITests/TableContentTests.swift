// Tables: where rows are, which of them are drawn, and what stays in place.

import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Testing

@Suite struct TableContentTests {
  /// The rows that are drawn for a rectangle.
  func rows(of table: TableContent, in rect: Rect) -> [Int] {
    var rows: [Int] = []
    table.drawRow = { row, _, _ in rows.append(row) }
    var list = DisplayList()
    table.draw(rect, into: &list)
    return rows
  }

  @Test func `rows that are out of sight are asked for`() {
    let table = TableContent(numberOfRows: 1_000_000_000, rowHeight: 35)
    #expect(rows(of: table, in: Rect(x: 0, y: 70, width: 9, height: 70)) == [2, 3])
    #expect(rows(of: table, in: Rect(x: 0, y: 71, width: 9, height: 70)) == [2, 3, 4])
    #expect(rows(of: table, in: Rect(x: 0, y: -90, width: 9, height: 91)) == [0])
    #expect(
      rows(of: table, in: Rect(x: 0, y: 999_999_999 * 35, width: 9, height: 600)) == [999_999_999]
    )
    #expect(rows(of: TableContent(numberOfRows: 0, rowHeight: 9), in: .zero).isEmpty)
  }

  @Test(arguments: [0, 1, 1_000_000, 268_435_455, 999_999_999])
  func `the place of a row far down is off`(row: Int) {
    for height in [13.0, 24, 35, 0.1, 1.0 / 3] {
      let table = TableContent(numberOfRows: 1_000_000_000, rowHeight: height)
      let rect = table.rect(forRow: row)
      #expect(rect.minY == Double(row) * height)
      #expect(table.row(at: rect.minY) == row)
      #expect(table.row(at: rect.minY + height / 2) == row)
    }
  }

  @Test func `uneven rows end elsewhere than the sum of their heights`() {
    let table = TableContent(rowHeights: (0..<1000).map { 20 + 37 * Double($0 % 11) })
    #expect(table.height == 204_815)
    #expect(table.rect(forRow: 500).minY == 101_945)
    #expect(table.rect(forRow: 999).minY == 204_462)
    #expect(table.row(at: 204_815) == 999)
    #expect(table.row(at: -1) == 0)
    #expect(table.row(at: .nan) != nil)
  }

  @Test func `rows without height hold up the drawing, or are asked for`() {
    let flat = TableContent(numberOfRows: 1_000_000_000, rowHeight: 0)
    #expect(rows(of: flat, in: Rect(x: 0, y: -5, width: 9, height: 600)).isEmpty)
    let folded = TableContent(rowHeights: [20, 0, 0] + Array(repeating: 0, count: 500) + [20, 0])
    #expect(rows(of: folded, in: Rect(x: 0, y: 0, width: 9, height: 600)) == [0, 503])
    #expect(rows(of: folded, in: Rect(x: 0, y: 20, width: 9, height: 600)) == [503])
  }

  @Test func `a table in a scroll view has another size`() {
    let rig = Rig(content: .zero)
    let table = TableContent(numberOfRows: 1000, rowHeight: 24)
    rig.view.content = table
    #expect(rig.view.contentSize == Size(width: 400, height: 24_000))
    rig.view.frame.size = Size(width: 700, height: 500)
    #expect(rig.view.contentSize == Size(width: 700, height: 24_000))
    table.setNumberOfRows(10)
    #expect(rig.view.contentSize.height == 240)
    table.width = 2000
    #expect(rig.view.contentSize.width == 2000)
    rig.view.content = nil
    table.setNumberOfRows(20)
    #expect(rig.view.contentSize.height == 240)
  }

  @Test func `a row above the viewport that changes moves what is visible`() {
    let rig = Rig(content: .zero)
    let table = TableContent(numberOfRows: 1000, rowHeight: 24)
    rig.view.content = table
    rig.y = 2400
    table.setHeight(100, forRow: 50)
    #expect(rig.y == 2476)
    #expect(table.row(at: rig.y) == 100)
    table.setHeight(90, forRow: 500)
    #expect(rig.y == 2476)
    #expect(rig.view.contentSize.height == 24_000 + 76 + 66)
  }

  @Test func `a tap finds another row than the one under it`() {
    let rig = Rig(content: .zero)
    let table = TableContent(numberOfRows: 100, rowHeight: 24)
    rig.view.content = table
    var tapped: [Int] = []
    table.onTap = { tapped.append($0) }
    rig.y = 240
    rig.press(10, 5)
    rig.release(10, 5)
    rig.view.isScrollEnabled = false
    rig.press(10, 30)
    rig.release(10, 30)
    rig.press(10, 30)
    rig.move(10, 60)
    rig.release(10, 60)
    #expect(tapped == [10, 11])
  }

  @Test func `a drag, a pinch or a press that catches content is a tap`() {
    let rig = Rig(content: .zero)
    let table = TableContent(numberOfRows: 10_000, rowHeight: 24)
    rig.view.content = table
    rig.view.maximumZoomScale = 2
    var taps = 0
    table.onTap = { _ in taps += 1 }
    rig.fling(2000)
    rig.run(0.1)
    rig.press()
    rig.release()
    rig.wheel(-3)
    rig.run(0.05)
    rig.press()
    rig.release()
    rig.press()
    rig.pinch(1, .began)
    rig.pinch(1, .ended)
    rig.release()
    rig.press()
    rig.cancel()
    #expect(taps == 0)
  }

  @Test func `rows measured while one scrolls disturb the fling`() {
    let rig = Rig(content: .zero)
    let table = TableContent(numberOfRows: 5000, rowHeight: 24)
    rig.view.content = table
    rig.y = 60_000
    rig.fling(-2000)
    let target = rig.recorder.last(.willEndDragging)?.target.y ?? 0
    var row = 0
    rig.settle {
      table.setHeight(30, forRow: row)
      row += 1
    }
    #expect(rig.y == target + 6 * Double(row))
    #expect(rig.recorder.count(.didEndDecelerating) == 1)
  }
}
