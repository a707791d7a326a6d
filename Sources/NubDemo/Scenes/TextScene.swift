// Text files, one at a time, line by line on a grid of cells. Only what is to be seen is decoded and
// set, so that the cost of a frame depends neither on the file nor on the length of its lines.

import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI

/// A viewer of text files.
final class TextScene: Scene {
  /// A file and what it is called.
  struct File {
    let name: String
    let document: TextDocument
  }

  let stage: Stage
  let resources: SceneResources
  private let files: [File]
  private let content: TextContent
  private var shown = 0
  /// Where each file was left.
  private var offsets: [Point]

  var title: String {
    guard !files.isEmpty else { return "nub" }
    let place = files.count > 1 ? " (\(shown + 1) of \(files.count))" : ""
    return "\(files[shown].name)\(place) - nub"
  }

  /// Shows the first of some files.
  init(_ resources: SceneResources, files: [File]) {
    self.resources = resources
    self.files = files
    content = TextContent(resources, document: files.first?.document ?? TextDocument([]))
    stage = Stage(resources, content: content, size: content.size)
    offsets = files.map { _ in .zero }
  }

  /// Goes to the file before or after with Ctrl and a page key.
  func take(_ key: Key, _ modifiers: Modifiers, at time: Timestamp) -> Bool {
    guard modifiers == .ctrl, key == .pageUp || key == .pageDown, files.count > 1 else {
      return false
    }
    show(min(max(shown + (key == .pageDown ? 1 : -1), 0), files.count - 1))
    return true
  }

  func resize(to size: Size, scale: Double) {
    if scale != stage.scroll.contentScaleFactor {
      content.measureCell(scale: scale)
      showSize()
    }
    fill(size, scale: scale)
  }

  private func show(_ number: Int) {
    guard number != shown else { return }
    offsets[shown] = stage.scroll.contentOffset
    shown = number
    content.document = files[number].document
    showSize()
    stage.scroll.contentOffset = offsets[number]
  }

  private func showSize() {
    let (size, zoom) = (content.size, stage.scroll.zoomScale)
    stage.scroll.contentSize = Size(width: size.width * zoom, height: size.height * zoom)
    stage.scroll.setNeedsDisplay()
  }
}

/// The lines of a document on their grid.
private final class TextContent: ScrollContent {
  /// The letters, in points, and the distance between lines: chosen by hand to be read at length.
  private static let font = Font(.monospaced, size: 13)
  private static let rowHeight = 18.0
  /// The free space at the left and right of the text, in points.
  private static let margin = 8.0
  /// The cells over which the width of one is averaged, so that rounding to pixels cancels out.
  private static let sample = 64

  var document: TextDocument

  private let resources: SceneResources
  /// The width of a cell, in points.
  private var cell = 1.0

  init(_ resources: SceneResources, document: TextDocument) {
    self.document = document
    self.resources = resources
    measureCell(scale: resources.scale)
  }

  /// Makes cells as wide as letters are at a number of pixels per point.
  func measureCell(scale: Double) {
    let sample = String(repeating: "0", count: Self.sample)
    let width = resources.typesetter.line(sample, font: Self.font, scale: scale).width
    cell = max(width / Double(Self.sample), 1)
  }

  /// The extent of the whole text, in points.
  var size: Size {
    Size(
      width: Double(document.columnCount) * cell + Self.margin * 2,
      height: Double(document.lineCount) * Self.rowHeight
    )
  }

  func draw(_ visible: Rect, into list: inout DisplayList) {
    let lines = Self.steps(visible.minY, visible.maxY, Self.rowHeight, limit: document.lineCount)
    // Letters may reach into the cell before and the one behind their own.
    let left = visible.minX - Self.margin - cell
    let right = left + visible.width + cell * 2
    let columns = Self.steps(left, right, cell, limit: document.columnCount + 1)
    for line in lines {
      let top = Double(line) * Self.rowHeight
      for piece in document.pieces(ofLine: line, in: columns) {
        draw(piece, top: top, into: &list)
      }
    }
  }

  /// Draws a piece in its cells; letter by letter if it does not fit, so that none is lost and all
  /// keep their places.
  private func draw(_ piece: TextPiece, top: Double, into list: inout DisplayList) {
    let line = resources.typesetter.line(piece.text, font: Self.font, scale: list.scale)
    guard piece.cells > 1, line.width > Double(piece.cells + 1) * cell else {
      return draw(line, column: piece.column, cells: piece.cells, top: top, into: &list)
    }
    var column = piece.column
    for letter in piece.text {
      let cells = letter.unicodeScalars.reduce(0) { $0 + CharacterCells.width(of: $1, at: 0) }
      let line = resources.typesetter.line(String(letter), font: Self.font, scale: list.scale)
      draw(line, column: column, cells: cells, top: top, into: &list)
      column += cells
    }
  }

  /// Draws letters, of which nothing is seen that is far outside their cells: what a part of the
  /// text looks like must not depend on how much else is drawn.
  private func draw(
    _ line: TextLine,
    column: Int,
    cells: Int,
    top: Double,
    into list: inout DisplayList
  ) {
    let x = Self.margin + Double(column) * cell
    let bounds = Rect(
      x: x - cell,
      y: top,
      width: Double(cells + 2) * cell,
      height: Self.rowHeight
    )
    let baseline = top + (Self.rowHeight + line.ascent - line.descent) / 2
    list.withClip(bounds) {
      $0.drawText(line, at: Point(x: x, y: baseline), resources.palette.text)
    }
  }

  /// The steps of a grid that touch a stretch, within 0 and a limit.
  private static func steps(_ start: Double, _ end: Double, _ step: Double, limit: Int)
    -> Range<Int>
  {
    let last = Double(limit)
    let first = Int(min(max((start / step).rounded(.down), 0), last))
    return first..<max(first, Int(min(max((end / step).rounded(.up), 0), last)))
  }
}
