// Movement to a place in a given time, from whatever speed there is: scrolls asked for by the
// program and notches of a wheel.

/// A movement that takes up a velocity and arrives at rest after a fixed time.
///
/// The path is the cubic that has the given place and velocity at the start, and the target and no
/// velocity at the end. With `s = t/T`, distance `d` and initial velocity `v0`,
///
///     x = x0 + d s^2 (3 - 2 s) + v0 T s (1 - s)^2
///     v = (1 - s) * (6 d s / T + v0 (1 - 3 s))
public struct EaseMotion: Motion, Hashable {
  /// The place where it begins, in points.
  public let start: Double

  /// The velocity it begins with, in points per second, after any limit.
  public let launchVelocity: Double

  /// The place where it ends, in points.
  public let target: Double

  /// The seconds it takes; with zero it is at its target at once.
  public let duration: TimeInterval

  /// The steepest start, in average speeds, with which the cubic does not pass its target first.
  ///
  /// The bound for monotone cubics whose other end is level (Fritsch and Carlson, 1980).
  static let steepestMonotoneStart = 3.0

  /// Creates the movement.
  ///
  /// - Parameters:
  ///   - value: The place where it begins, in points; finite.
  ///   - velocity: The velocity there, in points per second; finite.
  ///   - target: The place where it ends, in points; finite.
  ///   - duration: The seconds it takes; finite, not negative.
  ///   - limitingOvershoot: Whether a velocity that would carry the movement past its target, or
  ///     away from it, is cut so that the path only ever approaches the target. False by default:
  ///     the velocity is continuous, whatever it is.
  public init(
    from value: Double,
    velocity: Double = 0,
    to target: Double,
    duration: TimeInterval,
    limitingOvershoot: Bool = false
  ) {
    precondition(value.isFinite, "EaseMotion.start must be finite, got \(value)")
    precondition(velocity.isFinite, "EaseMotion.launchVelocity must be finite, got \(velocity)")
    precondition(target.isFinite, "EaseMotion.target must be finite, got \(target)")
    precondition(
      duration >= 0 && duration.isFinite,
      "EaseMotion.duration must be finite and not negative, got \(duration)"
    )
    start = value
    self.target = target
    self.duration = duration
    guard limitingOvershoot, duration > 0 else {
      launchVelocity = velocity
      return
    }
    let steepest = Self.steepestMonotoneStart * (target - value) / duration
    launchVelocity = min(max(velocity, min(0, steepest)), max(0, steepest))
  }

  /// The place after an elapsed time, in points.
  public func value(at elapsed: TimeInterval) -> Double {
    guard let s = progress(at: elapsed) else { return target }
    let left = 1 - s
    return start + (target - start) * s * s * (3 - 2 * s)
      + launchVelocity * duration * s * left * left
  }

  /// The velocity after an elapsed time, in points per second.
  public func velocity(at elapsed: TimeInterval) -> Double {
    guard let s = progress(at: elapsed) else { return 0 }
    return (1 - s) * (6 * (target - start) * s / duration + launchVelocity * (1 - 3 * s))
  }

  /// The fraction of the time that has passed, or `nil` once all of it has.
  private func progress(at elapsed: TimeInterval) -> Double? {
    let elapsed = sinceStart(elapsed)
    return elapsed < duration ? elapsed / duration : nil
  }
}
