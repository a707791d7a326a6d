// What the playground scrolls: numbered tiles in two directions, as many as fit the content's size.
// A tap marks a tile.

import ScrollDrawing
import ScrollGeometry
import ScrollUI

/// A field of tiles.
final class PlaygroundContent: ScrollContent {
  /// The side of a tile with the gap to the next, and the gap, in points.
  static let step = 100.0
  private static let gap = 8.0
  private static let radius = 10.0
  private static let font = Font(.sans, size: 13)

  /// A tile's place in the field.
  private struct Tile: Hashable {
    let column: Int
    let row: Int
  }

  private let resources: SceneResources
  private weak var scroll: ScrollView?
  private var marked: Set<Tile> = []

  /// Creates a field without marks.
  init(_ resources: SceneResources) {
    self.resources = resources
  }

  func didMove(to scrollView: ScrollView?) {
    scroll = scrollView
  }

  func tap(at point: Point) {
    let tile = Tile(column: Self.index(point.x), row: Self.index(point.y))
    guard tile.column >= 0, tile.row >= 0 else { return }
    if marked.remove(tile) == nil { marked.insert(tile) }
    scroll?.setNeedsDisplay(Self.frame(of: tile))
  }

  func draw(_ visible: Rect, into list: inout DisplayList) {
    guard let scroll else { return }
    let zoom = scroll.zoomScale
    let width = scroll.contentSize.width / zoom
    let height = scroll.contentSize.height / zoom
    let columns = Self.tiles(from: visible.minX, to: min(visible.maxX, width))
    let rows = Self.tiles(from: visible.minY, to: min(visible.maxY, height))
    for row in rows {
      for column in columns { draw(Tile(column: column, row: row), into: &list) }
    }
  }

  private func draw(_ tile: Tile, into list: inout DisplayList) {
    let colors = resources.appearance.look.colors
    let rect = list.snapped(Self.frame(of: tile))
    let isMarked = marked.contains(tile)
    let isDark = resources.appearance.theme == .dark
    let fill = isMarked ? colors.accent : Self.color(of: tile, isDark: isDark)
    list.fillRoundedRect(rect, radius: Self.radius, fill)
    let text = tile.column == 0 ? "\(tile.row)" : "\(tile.row) / \(tile.column)"
    list.text(
      text,
      in: rect.inset(by: EdgeInsets(top: 0, left: 4, bottom: 0, right: 4)),
      isMarked ? colors.onAccent : colors.text,
      by: resources.typesetter,
      font: Self.font,
      alignment: .center
    )
  }

  private static func frame(of tile: Tile) -> Rect {
    Rect(
      x: Double(tile.column) * step + gap / 2,
      y: Double(tile.row) * step + gap / 2,
      width: step - gap,
      height: step - gap
    )
  }

  private static func index(_ length: Double) -> Int {
    Int(min(max((length / step).rounded(.down), -1), 1e15))
  }

  private static func tiles(from start: Double, to end: Double) -> Range<Int> {
    let first = max(0, index(start))
    return first..<max(first, Int(min(max((end / step).rounded(.up), 0), 1e15)))
  }

  /// A quiet colour that changes slowly down and across, so that motion can be seen.
  private static func color(of tile: Tile, isDark: Bool) -> Color {
    let turn = Double((tile.row * 5 + tile.column * 17) % 90) / 90
    // Three waves a third of a turn apart give all hues at about one lightness.
    func wave(_ shift: Double) -> Double {
      let place = (turn + shift).truncatingRemainder(dividingBy: 1)
      let triangle = abs(place * 2 - 1)
      return triangle * triangle * (3 - 2 * triangle)
    }
    let (low, high) = isDark ? (0.16, 0.34) : (0.80, 0.97)
    func part(_ shift: Double) -> Double { low + (high - low) * wave(shift) }
    return Color(red: part(0), green: part(1.0 / 3), blue: part(2.0 / 3))
  }
}
