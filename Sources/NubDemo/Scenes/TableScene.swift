// The long table: numbered rows with a colour each, any number of them at the same cost, and a
// stepper for the number.

import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber

/// A table of a million rows, or any other number.
final class TableScene: Scene {
  /// The numbers of rows the stepper goes through: tens as in the ancestor's sample, then powers.
  static let stops =
    Array(stride(from: 0.0, through: 100, by: 10))
    + [1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9]
  private static let stepperWidth = 190.0

  let stage: Stage
  let resources: SceneResources
  private let table: TableContent
  private let selection = TapSelection<Int>()
  /// The strip with the stepper; the bench of the measurements has none.
  private let bar: SceneBar?

  var title: String { "\(RowStyle.grouped(table.numberOfRows)) rows - nub" }

  /// Shows a table.
  ///
  /// - Parameters:
  ///   - resources: The window's size and colours.
  ///   - rows: The number of rows.
  ///   - style: What the rows look like.
  ///   - hasStepper: Whether the number of rows can be changed.
  ///   - spread: By how much at most rows are lower or higher than the style has it, in points; 0
  ///     gives all the same height.
  init(
    _ resources: SceneResources,
    rows: Int,
    style: RowStyle,
    hasStepper: Bool = false,
    spread: Double = 0
  ) {
    self.resources = resources
    let table =
      spread == 0
      ? TableContent(numberOfRows: rows, rowHeight: style.height)
      : TableContent(rowHeights: (0..<rows).map { style.height + spread * Double($0 % 3 - 1) })
    let painter = RowPainter(style: style, resources: resources, selection: selection)
    table.drawRow = { [unowned table] row, rect, list in
      painter.draw(row: row, of: table.numberOfRows, in: rect, into: &list)
    }
    table.onTap = { [unowned table, selection] row in
      selection.tap(row).forEach(table.reloadRow)
    }
    self.table = table
    let look = resources.appearance.look
    bar =
      hasStepper
      ? SceneBar(
        "Rows",
        StepperControl(
          Double(rows),
          .list(Self.stops),
          look: look,
          write: NumberText.grouped,
          action: { [selection] in
            selection.clear()
            table.setNumberOfRows(Int($0))
          }
        ),
        width: Self.stepperWidth,
        look: look
      ) : nil
    let size = bar?.layOut(in: resources.size) ?? resources.size
    stage = Stage(resources.resized(to: size, scale: resources.scale), content: table)
  }

  var focusStops: [any FocusStop] {
    bar.map { $0.frame.isEmpty ? [] : [$0.group] } ?? []
  }

  func resize(to size: Size, scale: Double) {
    stage.scroll.contentScaleFactor = scale
    stage.scroll.frame = Rect(origin: .zero, size: bar?.layOut(in: size) ?? size)
  }

  func draw(into list: inout DisplayList) {
    stage.scroll.draw(into: &list)
    bar?.draw(into: &list)
  }

  func advance(to time: Timestamp) -> FrameDemand {
    let demand = bar?.advance(to: time) ?? .none
    return stage.scroll.advance(to: time).sooner(demand)
  }

  func showsHand(at point: Point) -> Bool {
    bar?.group.isHovering == true || stage.scrubber.isHovered
  }

  func handle(_ event: InputEvent) {
    guard bar?.handle(event) != true else { return }
    stage.scroll.handle(event)
  }

  func cancelPointers(at time: Timestamp) {
    bar?.cancelPointers(at: time)
    stage.scroll.cancelPointers(at: time)
  }
}

/// What the rows of a table look like.
struct RowStyle {
  /// The height of a row, in points.
  let height: Double
  /// The letters.
  let font: Font
  /// Whether a row has a mark in a colour of its own.
  let hasMark: Bool
  /// What a row is called, given its number from 0.
  let name: @Sendable (_ row: Int) -> String
  /// What follows the name and is the same in all rows, given their number.
  let rest: @Sendable (_ rows: Int) -> String

  /// Rows that are easy to read and to hit.
  static let table = RowStyle(
    height: 44,
    font: Font(.sans, size: 15),
    hasMark: true,
    name: { "Cell \(grouped($0 + 1))" },
    rest: { " of \(grouped($0))" }
  )

  /// The rows of the measurements, the same as those of the C reference.
  static let bench = RowStyle(
    height: 24,
    font: Font(.sans, size: 14),
    hasMark: false,
    name: { "Row " + String($0) },
    rest: { " of \($0) - the quick brown fox jumps over the lazy dog 0123456789" }
  )

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
private final class RowPainter {
  /// The free space before the text, in points.
  private static let margin = 8.0
  /// The mark at the start of a row, in points: a bar with round ends.
  private static let mark = Size(width: 6, height: 24)
  /// The free space around the mark.
  private static let markMargin = 12.0
  /// The rows until a colour comes again.
  private static let colors = 24

  private let style: RowStyle
  private let resources: SceneResources
  private let selection: TapSelection<Int>
  /// What follows the names, made anew when there is another number of rows.
  private var rest: (rows: Int, text: String)?

  init(style: RowStyle, resources: SceneResources, selection: TapSelection<Int>) {
    self.style = style
    self.resources = resources
    self.selection = selection
  }

  func draw(row: Int, of rows: Int, in rect: Rect, into list: inout DisplayList) {
    let palette = resources.palette
    list.fill(rect, row.isMultiple(of: 2) ? palette.background : palette.stripe)
    if row == selection.place { list.fill(rect, resources.appearance.look.colors.selection) }
    var start = rect.minX + Self.margin
    if style.hasMark {
      let mark = Rect(
        x: rect.minX + Self.markMargin,
        y: rect.minY + (rect.height - Self.mark.height) / 2,
        width: Self.mark.width,
        height: Self.mark.height
      )
      let hue = Double(row % Self.colors) / Double(Self.colors)
      list.fillRoundedRect(mark, radius: Self.mark.width / 2, palette.mark(hue: hue))
      start = mark.maxX + Self.markMargin
    }
    let line = resources.typesetter.line(
      style.name(row) + rest(of: rows),
      font: style.font,
      scale: list.scale
    )
    let baseline = (rect.height + line.ascent - line.descent) / 2
    list.drawText(line, at: Point(x: start, y: rect.minY + baseline), palette.text)
  }

  private func rest(of rows: Int) -> String {
    if let rest, rest.rows == rows { return rest.text }
    let text = style.rest(rows)
    rest = (rows, text)
    return text
  }
}
