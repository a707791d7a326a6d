// Sizes, rectangles and insets in points. Values only; nothing here knows what they are used for.

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The extent along x, in points.
  public var width: Double
  /// The extent along y, in points.
  public var height: Double

  /// No extent.
  public static let zero = Size(width: 0, height: 0)

  /// Creates the size with the given extents.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The extent along one axis.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Whether both extents are finite numbers.
  public var isFinite: Bool { width.isFinite && height.isFinite }
}

/// A rectangle with sides along the axes, in points.
///
/// The left and top edges belong to the rectangle, the right and bottom edges do not, so that
/// rectangles laid side by side share no point.
public struct Rect: Hashable, Sendable {
  /// The corner with the smallest coordinates.
  public var origin: Point
  /// The extents; a rectangle whose width or height is not positive is empty.
  public var size: Size

  /// The empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Creates a rectangle from its corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from the coordinates of its corner and its extents.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The extent along x.
  public var width: Double { size.width }
  /// The extent along y.
  public var height: Double { size.height }
  /// The point in the middle.
  public var center: Point { Point(x: origin.x + size.width / 2, y: origin.y + size.height / 2) }
  /// Whether the rectangle has no area.
  public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }
  /// Whether all four numbers are finite.
  public var isFinite: Bool { origin.isFinite && size.isFinite }

  /// Tells whether a point lies in the rectangle; left and top edges count, right and bottom do not.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The part two rectangles share, or an empty rectangle when they share none.
  public func intersection(_ other: Rect) -> Rect {
    guard !isEmpty, !other.isEmpty else { return .zero }
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let width = min(maxX, other.maxX) - left
    let height = min(maxY, other.maxY) - top
    guard width > 0, height > 0 else { return .zero }
    return Rect(x: left, y: top, width: width, height: height)
  }

  /// The rectangle moved by a displacement.
  public func offset(by step: Vector) -> Rect {
    Rect(origin: origin + step, size: size)
  }

  /// The rectangle made smaller by insets, or larger by negative ones.
  ///
  /// Insets that exceed the size leave an empty rectangle with a size of zero, never a negative one.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom)
    )
  }
}

/// Distances from the four edges of a rectangle inwards, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var left: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var right: Double

  /// No insets.
  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Creates the insets, clockwise from the top but with left before bottom, as UIKit writes them.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The inset where an axis begins: left or top.
  public func start(along axis: Axis) -> Double { axis == .horizontal ? left : top }

  /// The inset where an axis ends: right or bottom.
  public func end(along axis: Axis) -> Double { axis == .horizontal ? right : bottom }

  /// Whether all four distances are finite numbers.
  public var isFinite: Bool {
    top.isFinite && left.isFinite && bottom.isFinite && right.isFinite
  }
}
