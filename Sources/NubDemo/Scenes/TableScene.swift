// The long table: numbered rows in two colours, any number of them at the same cost.

import ScrollDrawing
import ScrollGeometry
import ScrollUI

/// A table of a million rows, or any other number.
final class TableScene: Scene {
  let title: String
  let stage: Stage
  let resources: SceneResources
  private let table: TableContent

  /// Shows a table.
  ///
  /// - Parameters:
  ///   - resources: The window's size and colours.
  ///   - rows: The number of rows.
  ///   - style: What the rows look like.
  init(_ resources: SceneResources, rows: Int, style: RowStyle) {
    self.resources = resources
    title = "\(RowStyle.grouped(rows)) rows - nub"
    table = TableContent(numberOfRows: rows, rowHeight: style.height)
    let painter = RowPainter(style: style, resources: resources, rows: rows)
    table.drawRow = { painter.draw(row: $0, in: $1, into: &$2) }
    stage = Stage(resources, content: table)
  }
}

/// What the rows of a table look like.
struct RowStyle {
  /// The height of a row, in points.
  let height: Double
  /// The letters.
  let font: Font
  /// The text of a row, given its number from 0 and the number of rows.
  let text: @Sendable (_ row: Int, _ rows: Int) -> String

  /// Rows that are easy to read and to hit.
  static let table = RowStyle(height: 44, font: Font(.sans, size: 15)) { row, rows in
    "Row \(grouped(row + 1)) of \(grouped(rows))"
  }

  /// The rows of the measurements, the same as those of the C reference.
  static let bench = RowStyle(height: 24, font: Font(.sans, size: 14)) { row, rows in
    "Row \(row) of \(rows) - the quick brown fox jumps over the lazy dog 0123456789"
  }

  /// A number with its digits in groups of three.
  static func grouped(_ number: Int) -> String {
    let digits = String(number)
    var result = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place).isMultiple(of: 3) { result += "," }
      result.append(digit)
    }
    return result
  }
}

/// Draws one row after the other.
private struct RowPainter {
  /// The free space before the text, in points.
  private static let margin = 8.0

  let style: RowStyle
  let resources: SceneResources
  let rows: Int

  func draw(row: Int, in rect: Rect, into list: inout DisplayList) {
    let palette = resources.palette
    list.fill(rect, row.isMultiple(of: 2) ? palette.background : palette.stripe)
    let line = resources.typesetter.line(
      style.text(row, rows),
      font: style.font,
      scale: list.scale
    )
    let baseline = (rect.height + line.ascent - line.descent) / 2
    list.drawText(
      line,
      at: Point(x: rect.minX + Self.margin, y: rect.minY + baseline),
      palette.text
    )
  }
}
