// Where a scrubber sits along the axis it does not travel.

/// The place of the scrubber along an axis on which it is not used for scrolling.
public enum ScrubberAlignment: Hashable, Sendable, CaseIterable {
  /// It stays where it is, but inside the insets.
  case none
  /// At the left or top.
  case begin
  /// In the middle, on a whole point.
  case middle
  /// At the right or bottom.
  case end
  /// At the begin or the end, whichever is nearer; it keeps its edge when the frame changes.
  case nearestEdge

  /// Finds the position for a scrubber.
  ///
  /// - Parameters:
  ///   - positions: The positions it can take.
  ///   - current: The position it has.
  ///   - previous: The positions it could take when it got there.
  /// - Returns: A position inside `positions`.
  func position(
    in positions: ClosedRange<Double>,
    current: Double,
    previous: ClosedRange<Double>
  ) -> Double {
    switch self {
    case .none: return positions.clamp(current)
    case .begin: return positions.lowerBound
    case .middle:
      let middle = (positions.lowerBound + positions.upperBound) / 2
      return max(middle.rounded(.down), positions.lowerBound)
    case .end: return positions.upperBound
    case .nearestEdge:
      let isNearBegin = current - previous.lowerBound < previous.upperBound - current
      return isNearBegin ? positions.lowerBound : positions.upperBound
    }
  }
}
