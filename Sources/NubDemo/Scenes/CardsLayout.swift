// Where the two strips of cards and their bars lie in a window: below each other where it is high,
// beside each other where it is wide. Values only.

import ScrollGeometry

/// The rectangles of the cards' scene, in points.
struct CardsLayout: Hashable, Sendable {
  /// The distance of a bar from the edges, its thickness, and its distance from the cards: the
  /// sample's.
  static let margin = 15.0
  static let thickness = 8.0
  static let gap = 20.0
  /// The least extents with which a strip can be used.
  private static let leastHeight = 90.0
  private static let leastWidth = 140.0
  /// The free space above, below and between what belongs together.
  private static let air = 28.0
  /// What is left of it where the window is low: as much as the shadow needs.
  private static let leastAir = 4.0
  /// A window at least this wide has the strips beside each other, if it is wider than high.
  private static let wide = 560.0
  /// The share of the row of such a window.
  private static let rowShare = 0.56

  let size: Size
  /// The strip that scrolls across.
  let row: Rect
  let rowBar: Rect
  /// The strip that scrolls down; empty where there is no room for it.
  let column: Rect
  let columnBar: Rect

  init(_ size: Size) {
    self.size = size
    let isWide = size.width >= Self.wide && size.width > size.height
    let height = CardsContent.cardSize.height
    let rowWidth = isWide ? (size.width * Self.rowShare).rounded() : size.width
    let used = height + Self.gap + Self.thickness
    let middle = max(Self.leastAir, ((size.height - used) / 2).rounded())
    // Where it is high, the column is what fills the rest; where it is low, the bar must still be seen.
    let top = isWide ? middle : min(Self.air, middle)
    row = Rect(x: 0, y: top, width: rowWidth, height: height)
    rowBar = Rect(
      x: Self.margin,
      y: row.maxY + Self.gap,
      width: max(0, rowWidth - 2 * Self.margin),
      height: Self.thickness
    )
    let columnTop = isWide ? Self.air : rowBar.maxY + Self.air
    let left = isWide ? rowWidth + Self.air : Self.margin
    let right = size.width - Self.margin - Self.thickness
    let frame = Rect(
      x: left,
      y: columnTop,
      width: right - Self.gap - left,
      height: size.height - Self.air - columnTop
    )
    let hasRoom = frame.width >= Self.leastWidth && frame.height >= Self.leastHeight
    column = hasRoom ? frame : .zero
    columnBar =
      hasRoom
      ? Rect(x: right, y: frame.minY, width: Self.thickness, height: frame.height) : .zero
  }
}
