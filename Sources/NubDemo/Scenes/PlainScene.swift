// The bench of behavioural checks: nothing but a grid, whose size can be set.

import ScrollDrawing
import ScrollGeometry
import ScrollUI

/// A scroll view with a grid in it.
final class PlainScene: Scene {
  /// The content size that scripts start from, in points.
  static let defaultContentSize = Size(width: 400, height: 60_000)

  let title = "nub"
  let stage: Stage
  let resources: SceneResources

  init(_ resources: SceneResources) {
    self.resources = resources
    stage = Stage(
      resources,
      content: GridContent(resources),
      size: Self.defaultContentSize
    )
  }
}

/// Calm lines, and numbers by which one sees how far one has come.
private final class GridContent: ScrollContent {
  /// The distance between lines, in points; every other line has a number.
  private static let step = 50.0
  /// Lines that are closer than this on the screen are left out, in device pixels.
  private static let closest = 20.0
  /// The distance between columns of numbers, in steps.
  private static let stepsBetweenNumbers = 8
  private static let stepsBetweenStrongLines = 20

  private let resources: SceneResources

  init(_ resources: SceneResources) {
    self.resources = resources
  }

  private var palette: Palette { resources.palette }

  func draw(_ visible: Rect, into list: inout DisplayList) {
    var step = Self.step
    while step * list.scale < Self.closest { step *= 10 }
    let thickness = 1 / list.scale
    let columns = Self.lines(from: visible.minX, to: visible.maxX, step: step)
    let rows = Self.lines(from: visible.minY, to: visible.maxY, step: step)
    for column in columns {
      let line = Rect(
        x: Double(column) * step,
        y: visible.minY,
        width: thickness,
        height: visible.height
      )
      list.fill(line, palette.line)
    }
    for row in rows {
      let isStrong = row % Self.stepsBetweenStrongLines == 0
      let line = Rect(
        x: visible.minX,
        y: Double(row) * step,
        width: visible.width,
        height: thickness
      )
      list.fill(line, isStrong ? palette.faintText : palette.line)
    }
    // A number reaches to the right of its line and below it, so those before are looked at too.
    let before = Self.stepsBetweenNumbers
    for row in max(0, rows.lowerBound - 1)..<rows.upperBound where row % 2 == 0 {
      for column in max(0, columns.lowerBound - before)..<columns.upperBound
      where column % Self.stepsBetweenNumbers == 0 {
        number(at: Point(x: Double(column) * step, y: Double(row) * step), into: &list)
      }
    }
  }

  private func number(at place: Point, into list: inout DisplayList) {
    let y = JSONText.numeral(place.y)
    let text = place.x == 0 ? y : "\(JSONText.numeral(place.x)), \(y)"
    // The letters keep their size on the screen when the content is zoomed.
    let isStrong = place.y.truncatingRemainder(dividingBy: 1000) == 0
    let font = Font(.sans, size: isStrong ? 15 : 12)
    let line = resources.typesetter.line(text, font: font, scale: list.scale)
    list.drawText(
      line,
      at: place + Vector(x: 6, y: 4 + line.ascent),
      isStrong ? palette.text : palette.faintText
    )
  }

  private static func lines(from start: Double, to end: Double, step: Double) -> Range<Int> {
    let limit = 1e15
    let first = Int(max(0, min((start / step).rounded(.down), limit)))
    let last = Int(max(0, min((end / step).rounded(.up), limit)))
    return first..<max(first, last)
  }
}
