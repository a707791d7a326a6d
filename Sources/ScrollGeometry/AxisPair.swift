// One value for each direction. Only this package's modules know it.

/// One value for each axis.
///
/// Its code is open to the other modules, which then make their own of it for each kind of value.
@frozen
package struct AxisPair<Value> {
  @usableFromInline var horizontal: Value
  @usableFromInline var vertical: Value

  /// Creates a pair of twice the same.
  @inlinable
  package init(both value: Value) {
    horizontal = value
    vertical = value
  }

  @inlinable
  package subscript(axis: Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension AxisPair: Equatable where Value: Equatable {}
extension AxisPair: Hashable where Value: Hashable {}
extension AxisPair: Sendable where Value: Sendable {}
