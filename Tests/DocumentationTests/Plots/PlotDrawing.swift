// How a plot is drawn, by the package's own rasterizer and in its own letters, so that the picture
// is the same on every machine. Knows nothing of what the curves mean.

import ScrollDrawing
import ScrollGeometry

/// Draws plots, calm and on white.
struct PlotDrawing {
  /// Device pixels per point; the files carry it in their names.
  static let scale = 2.0

  private static let width = 640.0
  private static let left = 52.0
  private static let right = 16.0
  private static let top = 12.0
  private static let bottom = 40.0
  private static let gap = 36.0
  private static let legendHeight = 22.0
  private static let titleHeight = 18.0
  private static let curveWidth = 2.0
  private static let markSide = 5.0
  /// How far a place must lie beside the line between its neighbours to count, in points.
  private static let leastDeviation = 0.04

  private static let background = Color.white
  private static let grid = Color(rgb: 0xE9EBEF)
  private static let axis = Color(rgb: 0xB4BAC4)
  private static let text = Color(rgb: 0x4A5160)
  private static let level = Color(rgb: 0x8A92A0)

  private let plot: Plot
  private let typesetter = BitmapTypesetter()

  init(_ plot: Plot) {
    self.plot = plot
  }

  /// The picture.
  func picture() -> PixelBuffer {
    let rects = panelRects()
    let height = (rects.last?.maxY ?? 0) + Self.bottom
    let size = PixelSize(width: Int(Self.width * Self.scale), height: Int(height * Self.scale))
    var list = DisplayList(size: size, scale: Self.scale)
    list.fill(Rect(x: 0, y: 0, width: Self.width, height: height), Self.background)
    drawLegend(into: &list)
    for (panel, rect) in zip(plot.panels, rects) { draw(panel, in: rect, into: &list) }
    if let last = rects.last { drawLabelsAcross(under: last, into: &list) }
    return PixelBuffer(drawing: list)
  }

  private var hasLegend: Bool {
    plot.panels.contains { $0.curves.contains { !$0.label.isEmpty } }
  }

  private func panelRects() -> [Rect] {
    var y = Self.top + Self.titleHeight + (hasLegend ? Self.legendHeight : 0)
    return plot.panels.map { panel in
      let width = Self.width - Self.left - Self.right
      let rect = Rect(x: Self.left, y: y, width: width, height: panel.height)
      y += panel.height + Self.gap
      return rect
    }
  }

  // MARK: A panel

  private func draw(_ panel: PlotPanel, in rect: Rect, into list: inout DisplayList) {
    drawGrid(of: panel, in: rect, into: &list)
    for level in panel.levels { draw(level.value, level.label, of: panel, in: rect, into: &list) }
    list.withClip(rect.inset(by: EdgeInsets(top: -3, left: -3, bottom: -3, right: -3))) { list in
      for curve in panel.curves { draw(curve, of: panel, in: rect, into: &list) }
    }
    let title = line(panel.up.title)
    list.drawText(title, at: Point(x: rect.minX, y: rect.minY - 7), Self.text)
  }

  private func drawGrid(of panel: PlotPanel, in rect: Rect, into list: inout DisplayList) {
    for tick in plot.across.ticks {
      let x = place(of: Point(x: tick, y: panel.up.range.lowerBound), of: panel, in: rect).x
      list.fill(Rect(x: x, y: rect.minY, width: 1, height: rect.height), Self.grid)
    }
    for tick in panel.up.ticks {
      let y = place(of: Point(x: plot.across.range.lowerBound, y: tick), of: panel, in: rect).y
      let color = tick == 0 ? Self.axis : Self.grid
      list.fill(Rect(x: rect.minX, y: y, width: rect.width, height: 1), color)
      let label = line(Self.number(tick))
      let baseline = Point(x: rect.minX - 6 - label.width, y: y + 4)
      list.drawText(label, at: baseline, Self.text)
    }
    list.fill(Rect(x: rect.minX, y: rect.minY, width: 1, height: rect.height), Self.axis)
  }

  private func draw(
    _ level: Double,
    _ text: String,
    of panel: PlotPanel,
    in rect: Rect,
    into list: inout DisplayList
  ) {
    let y = place(of: Point(x: plot.across.range.lowerBound, y: level), of: panel, in: rect).y
    for x in stride(from: rect.minX, to: rect.maxX, by: 8) {
      list.fill(Rect(x: x, y: y, width: min(4, rect.maxX - x), height: 1), Self.level)
    }
    let label = line(text)
    let baseline = Point(x: rect.maxX - label.width - 2, y: y - 4)
    list.drawText(label, at: baseline, Self.level)
  }

  private func draw(
    _ curve: PlotCurve,
    of panel: PlotPanel,
    in rect: Rect,
    into list: inout DisplayList
  ) {
    let places = Self.simplified(curve.points.map { place(of: $0, of: panel, in: rect) })
    for (start, end) in zip(places, places.dropFirst()) {
      list.strokeLine(from: start, to: end, lineWidth: Self.curveWidth, curve.color)
    }
    for mark in curve.marks {
      let center = place(of: mark, of: panel, in: rect)
      let side = Self.markSide
      list.fillRoundedRect(
        Rect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side),
        radius: side / 2,
        curve.color
      )
    }
  }

  /// The places without those that lie on a straight line between others: where the round ends of
  /// short lines overlap, they look like beads.
  private static func simplified(_ places: [Point]) -> [Point] {
    guard var start = places.indices.first else { return [] }
    var kept = [places[start]]
    for end in places.indices.dropFirst(2) {
      let isStraight = places[(start + 1)..<end].allSatisfy {
        deviation(of: $0, from: places[start], to: places[end]) <= leastDeviation
      }
      guard !isStraight else { continue }
      start = end - 1
      kept.append(places[start])
    }
    return kept + places.suffix(1)
  }

  private static func deviation(of place: Point, from start: Point, to end: Point) -> Double {
    let (way, whole) = (place - start, end - start)
    guard whole.length > 0 else { return way.length }
    return abs(way.x * whole.y - way.y * whole.x) / whole.length
  }

  private func place(of point: Point, of panel: PlotPanel, in rect: Rect) -> Point {
    Point(
      x: rect.minX + plot.across.fraction(of: point.x) * rect.width,
      y: rect.maxY - panel.up.fraction(of: point.y) * rect.height
    )
  }

  // MARK: Around the panels

  private func drawLabelsAcross(under rect: Rect, into list: inout DisplayList) {
    for tick in plot.across.ticks {
      let label = line(Self.number(tick))
      let x = rect.minX + plot.across.fraction(of: tick) * rect.width - label.width / 2
      list.drawText(label, at: Point(x: x, y: rect.maxY + 17), Self.text)
    }
    let title = line(plot.across.title)
    list.drawText(title, at: Point(x: rect.maxX - title.width, y: rect.maxY + 32), Self.text)
  }

  private func drawLegend(into list: inout DisplayList) {
    var x = Self.left
    let y = Self.top + 6
    for curve in plot.panels.flatMap(\.curves) where !curve.label.isEmpty {
      list.fillRoundedRect(
        Rect(x: x, y: y - 1.5, width: 16, height: 3),
        radius: 1.5,
        curve.color
      )
      let label = line(curve.label)
      list.drawText(label, at: Point(x: x + 22, y: y + 4), Self.text)
      x += 22 + label.width + 18
    }
  }

  private func line(_ text: String) -> TextLine {
    typesetter.line(text, font: Font(size: 10), scale: Self.scale)
  }

  /// A number as short as it can be written.
  private static func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}
