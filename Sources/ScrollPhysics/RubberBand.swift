// The resistance content offers when it is pulled past an edge: pull to stretch and back.

/// The relation between how far a finger pulls past an edge and how far the content follows.
///
/// With dimension `D` and coefficient `c`, a pull `u` shows as the stretch
///
///     y = D * (1 - 1/(1 + c u / D))
///
/// which begins with slope `c` and approaches `D` without ever reaching it. Both directions are
/// odd functions: the two edges behave as mirror images.
public struct RubberBand: Hashable, Sendable {
  /// The stretch that is never reached, in points: the length of the viewport along the axis.
  ///
  /// Not the length of the content or of the legal range: the same pull must feel the same
  /// whatever lies in the view.
  public let dimension: Double

  /// The part of the first point of pull that shows; 0.55 in every program that feels like iOS.
  public let coefficient: Double

  /// The nearest a stretch counts to come to ``dimension``, as a fraction of it.
  ///
  /// It keeps ``pull(forStretch:)`` finite; chosen so that every pull a finger can make on a
  /// screen comes back from its stretch unharmed.
  static let closestApproach = 1e-9

  /// Creates the relation for a viewport.
  ///
  /// - Parameters:
  ///   - dimension: The length of the viewport along the axis, in points; finite. Zero (or less)
  ///     lets nothing stretch.
  ///   - coefficient: The part of the first point of pull that shows; finite and above zero.
  public init(dimension: Double, coefficient: Double = 0.55) {
    precondition(dimension.isFinite, "RubberBand.dimension must be finite, got \(dimension)")
    precondition(
      coefficient > 0 && coefficient.isFinite,
      "RubberBand.coefficient must be above 0, got \(coefficient)"
    )
    self.dimension = max(0, dimension)
    self.coefficient = coefficient
  }

  /// The distance past the edge at which content shows when it is pulled past the edge.
  ///
  /// - Parameter pull: How far the unresisted offset is past the edge, in points, with the sign of
  ///   the direction.
  /// - Returns: The stretch in points, of the same sign and smaller; zero without a pull or
  ///   without a dimension.
  public func stretch(forPull pull: Double) -> Double {
    guard dimension > 0, pull != 0 else { return 0 }
    // The formula divided through by c u: it neither loses the digits of small pulls nor
    // overflows for large ones.
    let stretch = dimension / (1 + dimension / (coefficient * abs(pull)))
    return pull < 0 ? -stretch : stretch
  }

  /// The pull that shows as a stretch: the inverse of ``stretch(forPull:)``.
  ///
  /// - Parameter stretch: How far the content shows past the edge, in points, with the sign of
  ///   the direction.
  /// - Returns: The pull in points. No finite pull shows as a stretch of the whole dimension or
  ///   more (a hard bounce can go that far); such a stretch gives the very large, but finite, pull
  ///   of one that is a billionth short of the dimension. Zero without a dimension.
  public func pull(forStretch stretch: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let fraction = min(abs(stretch) / dimension, 1 - Self.closestApproach)
    let pull = dimension * fraction / (coefficient * (1 - fraction))
    return stretch < 0 ? -pull : pull
  }
}
