// The two directions content can move in. Everything that is done for one is done for the other
// through this type, so that no rule exists twice.

/// A direction in the plane.
public enum Axis: Hashable, Sendable, CaseIterable {
  /// Along x, growing to the right.
  case horizontal
  /// Along y, growing downwards.
  case vertical

  /// The direction at a right angle to this one.
  public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
