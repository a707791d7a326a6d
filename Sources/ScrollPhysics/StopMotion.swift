// The last bit of a movement: from a speed to rest at a given place, exactly, in finite time.

/// A movement that is braked evenly and stops exactly at a target.
///
/// Speed falls linearly to zero. It is the last few pixels of curves that would otherwise approach
/// their end for ever: frame by frame the steps become smaller, and the last is the smallest.
/// With `T = 2 (X - x0)/v0`,
///
///     x(t) = X - (X - x0) * (1 - t/T)^2
///     v(t) = v0 * (1 - t/T)
public struct StopMotion: Motion, Hashable {
  /// The place where it begins, in points.
  public let start: Double

  /// The velocity at the beginning, in points per second.
  public let launchVelocity: Double

  /// The place where it stops, in points.
  public let target: Double

  /// The seconds until it stops.
  public let duration: TimeInterval

  /// Creates the movement from a place with a velocity to rest at a target.
  ///
  /// Braking alone cannot turn a movement round: with no velocity, or one that leads away from the
  /// target, the movement is at its target at once and ``duration`` is zero.
  ///
  /// - Parameters:
  ///   - value: The place where it begins, in points.
  ///   - velocity: The velocity there, in points per second.
  ///   - target: The place where it stops, in points.
  public init(from value: Double, velocity: Double, to target: Double) {
    start = value
    launchVelocity = velocity
    self.target = target
    let time = 2 * (target - value) / velocity
    duration = time > 0 && time.isFinite ? time : 0
  }

  /// The place after an elapsed time, in points.
  public func value(at elapsed: TimeInterval) -> Double {
    let left = fractionLeft(at: elapsed)
    return left == 1 ? start : target - (target - start) * left * left
  }

  /// The velocity after an elapsed time, in points per second.
  public func velocity(at elapsed: TimeInterval) -> Double {
    launchVelocity * fractionLeft(at: elapsed)
  }

  private func fractionLeft(at elapsed: TimeInterval) -> Double {
    let elapsed = sinceStart(elapsed)
    return elapsed < duration ? 1 - elapsed / duration : 0
  }
}
