// How fast a glide loses speed. A number with a name; the curve itself is in Deceleration.

internal import Glibc

/// The fraction of its speed that gliding content keeps per millisecond.
///
/// The two named rates are those UIKit publishes for its scroll views. Any other value between 0
/// and 1, both excluded, is allowed; a larger one glides farther.
public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
  /// The fraction of the speed kept per millisecond, above 0 and below 1.
  public let rawValue: Double

  /// The rate of a list: 0.998 per millisecond, 499 points for each 1000 points per second.
  public static let normal = DecelerationRate(rawValue: 0.998)

  /// The rate of pages and pickers: 0.99 per millisecond, 99 points for 1000 points per second.
  public static let fast = DecelerationRate(rawValue: 0.99)

  /// Creates the rate that keeps a fraction of the speed per millisecond.
  ///
  /// - Parameter rawValue: The fraction; must be above 0 and below 1.
  public init(rawValue: Double) {
    precondition(
      rawValue > 0 && rawValue < 1,
      "DecelerationRate.rawValue must be above 0 and below 1, got \(rawValue)"
    )
    self.rawValue = rawValue
  }

  /// The same loss as a continuous friction, in 1/s: speed falls as `exp(-friction * t)`.
  ///
  /// 2.002 for ``normal``, 10.05 for ``fast``.
  public var friction: Double { -1000 * log(rawValue) }
}
