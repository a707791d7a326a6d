// Places and displacements in points (logical pixels). y grows downwards.

internal import Glibc

/// A place in the plane, in points.
public struct Point: Hashable, Sendable {
  /// The distance from the origin to the right, in points.
  public var x: Double
  /// The distance from the origin downwards, in points.
  public var y: Double

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// Creates the point with the given coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The coordinate along one axis.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// Whether both coordinates are finite numbers.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The displacement that leads from the second point to the first.
  public static func - (end: Point, start: Point) -> Vector {
    Vector(x: end.x - start.x, y: end.y - start.y)
  }

  /// The point reached from a point by a displacement.
  public static func + (start: Point, step: Vector) -> Point {
    Point(x: start.x + step.x, y: start.y + step.y)
  }

  /// The point from which a displacement leads to the given point.
  public static func - (end: Point, step: Vector) -> Point {
    Point(x: end.x - step.x, y: end.y - step.y)
  }
}

/// A displacement in points, or a velocity in points per second.
public struct Vector: Hashable, Sendable {
  /// The part to the right.
  public var x: Double
  /// The part downwards.
  public var y: Double

  /// No displacement.
  public static let zero = Vector(x: 0, y: 0)

  /// Creates the vector with the given parts.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The part along one axis.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// The Euclidean length.
  public var length: Double { hypot(x, y) }

  /// Whether both parts are finite numbers.
  public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The sum of two displacements.
  public static func + (left: Vector, right: Vector) -> Vector {
    Vector(x: left.x + right.x, y: left.y + right.y)
  }

  /// The difference of two displacements.
  public static func - (left: Vector, right: Vector) -> Vector {
    Vector(x: left.x - right.x, y: left.y - right.y)
  }

  /// A displacement made longer or shorter by a factor.
  public static func * (vector: Vector, factor: Double) -> Vector {
    Vector(x: vector.x * factor, y: vector.y * factor)
  }

  /// The displacement back.
  public static prefix func - (vector: Vector) -> Vector {
    Vector(x: -vector.x, y: -vector.y)
  }
}
