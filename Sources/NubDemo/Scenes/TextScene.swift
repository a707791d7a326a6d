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

  /// Takes over a width that turned out larger than the cells had promised.
  func prepareFrame() {
    guard content.size.width > stage.scroll.contentSize.width else { return }
    stage.scroll.contentSize = content.size
  }

  private func show(_ number: Int) {
    guard number != shown else { return }
    offsets[shown] = stage.scroll.contentOffset
    shown = number
    content.document = files[number].document
    stage.scroll.contentSize = content.size
    stage.scroll.contentOffset = offsets[number]
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

  var document: TextDocument {
    didSet { drawnWidth = 0 }
  }

  private let resources: SceneResources
  /// The width of a cell, in points.
  private let cell: Double
  /// The right edge of the widest line drawn so far, in points.
  private var drawnWidth = 0.0

  init(_ resources: SceneResources, document: TextDocument) {
    self.document = document
    self.resources = resources
    let sample = String(repeating: "0", count: Self.sample)
    let width = resources.typesetter.line(sample, font: Self.font, scale: resources.scale).width
    cell = max(width / Double(Self.sample), 1)
  }

  /// The extent of the whole text, in points.
  var size: Size {
    let width = max(Double(document.columnCount) * cell, drawnWidth)
    return Size(
      width: width + Self.margin * 2,
      height: Double(document.lineCount) * Self.rowHeight
    )
  }

  func draw(_ visible: Rect, into list: inout DisplayList) {
    let lines = Self.steps(visible.minY, visible.maxY, Self.rowHeight, limit: document.lineCount)
    let left = visible.minX - Self.margin
    let columns = Self.steps(left, left + visible.width, cell, limit: document.columnCount + 1)
    for line in lines {
      let top = Double(line) * Self.rowHeight
      for piece in document.pieces(ofLine: line, in: columns) {
        draw(piece, top: top, into: &list)
      }
    }
  }

  private func draw(_ piece: TextPiece, top: Double, into list: inout DisplayList) {
    let line = resources.typesetter.line(piece.text, font: Self.font, scale: list.scale)
    let x = Double(piece.column) * cell
    let baseline = (Self.rowHeight + line.ascent - line.descent) / 2
    list.drawText(line, at: Point(x: Self.margin + x, y: top + baseline), resources.palette.text)
    drawnWidth = max(drawnWidth, x + line.width)
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
