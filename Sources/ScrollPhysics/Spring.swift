// The strength of a spring. Its movement is in SpringMotion.

internal import Glibc

/// A damped spring: what pulls content back to the edge it was pulled away from.
///
/// Apple has never published its own. The named springs lie in the middle of what programs that
/// feel like iOS use: 24 to 37 points of overshoot for 1000 points per second, and 0.43 to 0.66
/// seconds from a stretch of 100 points down to one.
public struct Spring: Hashable, Sendable {
  /// The mass that hangs on the spring; only its ratio to ``stiffness`` matters for the motion.
  public let mass: Double

  /// The force per point of displacement.
  public let stiffness: Double

  /// The damping as a fraction of the critical one.
  ///
  /// 1 returns as fast as is possible without swinging through, less swings, more creeps.
  public let dampingRatio: Double

  /// The spring that catches content flung into an edge.
  ///
  /// 33.6 points of overshoot for 1000 points per second; chosen by hand inside the range above.
  public static let edgeBounce = Spring(stiffness: 120, dampingRatio: 1)

  /// The snappier spring that takes back content let go while it was stretched.
  ///
  /// iOS, too, returns faster from a held stretch than from a fling. 0.47 seconds from 100 points
  /// down to one; chosen by hand inside the range above.
  public static let stretchReturn = Spring(stiffness: 200, dampingRatio: 1)

  /// Creates a spring; all three numbers must be finite and above zero.
  ///
  /// - Parameters:
  ///   - mass: The mass that hangs on the spring.
  ///   - stiffness: The force per point of displacement.
  ///   - dampingRatio: The damping as a fraction of the critical one.
  public init(mass: Double = 1, stiffness: Double, dampingRatio: Double) {
    precondition(mass > 0 && mass.isFinite, "Spring.mass must be above 0, got \(mass)")
    precondition(
      stiffness > 0 && stiffness.isFinite,
      "Spring.stiffness must be above 0, got \(stiffness)"
    )
    precondition(
      dampingRatio > 0 && dampingRatio.isFinite,
      "Spring.dampingRatio must be above 0, got \(dampingRatio)"
    )
    self.mass = mass
    self.stiffness = stiffness
    self.dampingRatio = dampingRatio
  }

  /// The angular frequency the spring would swing with if it were not damped, in 1/s.
  public var angularFrequency: Double { (stiffness / mass).squareRoot() }

  /// The braking force per point per second: `2 * dampingRatio * sqrt(stiffness * mass)`.
  public var dampingCoefficient: Double { 2 * dampingRatio * (stiffness * mass).squareRoot() }
}
