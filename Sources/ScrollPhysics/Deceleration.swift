// The glide after a release: speed decays exponentially. Knows no edges and no springs.

internal import Glibc

/// A glide that loses a constant fraction of its speed in equal times.
///
/// With friction `k`, place and velocity are
///
///     x(t) = x0 + (v0/k) * (1 - exp(-k t))
///     v(t) = v0 * exp(-k t)
///
/// so `v + k x` stays constant along the way, and a glide taken up again from any of its places
/// with the velocity it has there is the same glide. The formulas hold at every elapsed time, also
/// after ``duration``.
public struct Deceleration: Motion, Hashable {
  /// The distance from the destination at which a glide counts as over: a hundredth of a point.
  ///
  /// Chosen by hand: a thirtieth of a device pixel on the densest screens (three pixels a point),
  /// far below what can be seen, yet large enough that a glide ends within seconds.
  public static let restDistance = 0.01

  /// The place where the glide begins, in points.
  public let start: Double

  /// The velocity at the beginning, in points per second.
  public let launchVelocity: Double

  /// The friction in 1/s.
  public let friction: Double

  /// Creates the glide that begins at a place with a velocity.
  ///
  /// - Parameters:
  ///   - value: The place where it begins, in points; finite.
  ///   - velocity: The velocity there, in points per second; finite.
  ///   - rate: How fast it loses speed.
  public init(from value: Double, velocity: Double, rate: DecelerationRate = .normal) {
    self.init(from: value, velocity: velocity, friction: rate.friction)
  }

  /// Creates the glide that begins at a place and ends at another.
  ///
  /// - Parameters:
  ///   - value: The place where it begins, in points; finite.
  ///   - destination: The place it approaches, in points; finite.
  ///   - rate: How fast it loses speed.
  public init(from value: Double, to destination: Double, rate: DecelerationRate = .normal) {
    let friction = rate.friction
    self.init(from: value, velocity: friction * (destination - value), friction: friction)
  }

  init(from value: Double, velocity: Double, friction: Double) {
    precondition(value.isFinite, "Deceleration.start must be finite, got \(value)")
    precondition(velocity.isFinite, "Deceleration.launchVelocity must be finite, got \(velocity)")
    start = value
    launchVelocity = velocity
    self.friction = friction
  }

  /// The place the glide approaches and never quite reaches, in points.
  public var destination: Double { start + launchVelocity / friction }

  /// The place after an elapsed time, in points.
  public func value(at elapsed: TimeInterval) -> Double {
    // expm1 keeps the digits of the first instants, where exp(-k t) is almost 1.
    start - launchVelocity / friction * expm1(-friction * sinceStart(elapsed))
  }

  /// The velocity after an elapsed time, in points per second.
  public func velocity(at elapsed: TimeInterval) -> Double {
    launchVelocity * exp(-friction * sinceStart(elapsed))
  }

  /// The seconds until the distance left is ``restDistance``; zero when it never was greater.
  public var duration: TimeInterval {
    time(untilSpeed: friction * Self.restDistance)
  }

  /// The seconds until the glide passes a place.
  ///
  /// - Parameter value: The place, in points.
  /// - Returns: Zero at the start; `nil` when the place is never passed: because it lies behind,
  ///   beyond the destination, or is the destination itself, which is approached for ever.
  public func time(toReach value: Double) -> TimeInterval? {
    guard value != start else { return 0 }
    let fraction = friction * (value - start) / launchVelocity
    guard fraction > 0, fraction < 1, value != destination else { return nil }
    return -log1p(-fraction) / friction
  }

  /// The seconds until the speed has fallen to a value.
  ///
  /// - Parameter speed: The speed in points per second; a negative one counts as zero.
  /// - Returns: Zero when the glide is not faster to begin with; infinity for a speed of zero
  ///   (or not a number), to which a moving glide never falls.
  public func time(untilSpeed speed: Double) -> TimeInterval {
    guard launchVelocity != 0 else { return 0 }
    guard speed > 0 else { return .infinity }
    return max(0, log(abs(launchVelocity) / speed) / friction)
  }
}
