// A flight to a place somebody chose: a page, or the landing a delegate asked for.

internal import Glibc

/// A movement that takes up a release and lands at a chosen place, along one axis.
///
/// Velocity is continuous and there is one curve to the end. If the place lies in the direction of
/// the release and not beyond its natural destination, the glide keeps its shape with a higher
/// friction. Otherwise a spring without swing pulls the content there. The two agree on the
/// border, where both are the natural glide.
///
/// The last ``settleDistance`` points are braked evenly (``StopMotion``), so the landing is exact.
/// Like a ``FlingMotion``, the path depends on place and velocity only and can be taken up
/// anywhere.
public struct LandingMotion: Motion, Hashable {
  /// The length of the even braking at the end, in points; chosen by hand.
  public static let settleDistance = 2.0

  /// The slower of the spring's two rates, as a fraction of the friction, which is the faster.
  ///
  /// With the faster equal to the friction, a release that needs no help follows the natural
  /// glide, and none that leads towards its target passes it. The slower one would be the same
  /// for critical damping; 0.8 keeps the change of speed under 5 % a frame (at 60 Hz) for a
  /// target four times as far as the natural one.
  static let slowRate = 0.8

  /// The place where it lands, in points.
  public let target: Double

  private let phases: MotionPhases

  /// Creates the movement that follows the friction of a glide.
  ///
  /// - Parameters:
  ///   - value: The place where it begins, in points; finite.
  ///   - velocity: The velocity there, in points per second; finite.
  ///   - target: The place where it lands, in points; finite.
  ///   - rate: How fast the natural glide would lose speed.
  public init(
    from value: Double,
    velocity: Double,
    to target: Double,
    rate: DecelerationRate = .normal
  ) {
    precondition(target.isFinite, "LandingMotion.target must be finite, got \(target)")
    self.target = target
    let friction = rate.friction
    let needed = velocity / (target - value)
    if needed >= friction, needed.isFinite {
      phases = Self.glide(from: value, friction: needed, to: target)
    } else {
      // Rates p and q belong to w^2 = p q and z = (p + q) / (2 w).
      let slow = Self.slowRate
      let spring = Spring(
        stiffness: slow * friction * friction,
        dampingRatio: (1 + slow) / (2 * slow.squareRoot())
      )
      phases = Self.pull(spring, from: value, velocity: velocity, to: target)
    }
  }

  /// Creates the movement of a critically damped spring, for turning to a page.
  ///
  /// - Parameters:
  ///   - value: The place where it begins, in points; finite.
  ///   - velocity: The velocity there, in points per second; finite.
  ///   - target: The place where it lands, in points; finite.
  ///   - angularFrequency: The rate of the approach in 1/s, above zero: 99 % of the way are done
  ///     after 6.6 times its inverse.
  public init(
    from value: Double,
    velocity: Double,
    to target: Double,
    angularFrequency: Double
  ) {
    precondition(target.isFinite, "LandingMotion.target must be finite, got \(target)")
    self.target = target
    let spring = Spring(stiffness: angularFrequency * angularFrequency, dampingRatio: 1)
    phases = Self.pull(spring, from: value, velocity: velocity, to: target)
  }

  /// A glide whose friction makes the target its destination.
  private static func glide(
    from value: Double,
    friction: Double,
    to target: Double
  ) -> MotionPhases {
    let distance = target - value
    let glide = Deceleration(from: value, velocity: friction * distance, friction: friction)
    let braking = distance < 0 ? max(distance, -settleDistance) : min(distance, settleDistance)
    let start = glide.time(untilSpeed: friction * abs(braking))
    var phases = MotionPhases()
    phases.append(.coast(glide), at: 0)
    let stop = StopMotion(from: target - braking, velocity: friction * braking, to: target)
    phases.append(.stop(stop), at: start)
    return phases
  }

  /// A spring whose rest point is the target.
  private static func pull(
    _ spring: Spring,
    from value: Double,
    velocity: Double,
    to target: Double
  ) -> MotionPhases {
    let motion = SpringMotion(spring, displacement: value - target, velocity: velocity)
    var phases = MotionPhases()
    phases.append(motion, about: target, at: 0, brakingWithin: settleDistance)
    return phases
  }

  /// The place after an elapsed time, in points.
  public func value(at elapsed: TimeInterval) -> Double { phases.value(at: elapsed) }

  /// The velocity after an elapsed time, in points per second.
  public func velocity(at elapsed: TimeInterval) -> Double { phases.velocity(at: elapsed) }

  /// The seconds until it lands.
  public var duration: TimeInterval { phases.duration }
}
