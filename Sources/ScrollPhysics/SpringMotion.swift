// The movement of a spring in closed form: swinging, critical and creeping. Knows no edges and no
// screen; its rest point is zero.

internal import Glibc

/// The displacement of something that hangs on a ``Spring`` and was let go with a velocity.
///
/// With `w` the angular frequency, `z` the damping ratio and `a = z w`,
///
///     x(t) = x0 * C(t) + (v0 + a x0) * S(t)
///     v(t) = v0 * C(t) - (a v0 + w^2 x0) * S(t)
///
/// where `C` and `S` are `exp(-a t)` times
///
///     z < 1:  cos(r t)   and  sin(r t)/r     with r = w sqrt(1 - z^2)
///     z = 1:  1          and  t
///     z > 1:  cosh(r t)  and  sinh(r t)/r    with r = w sqrt(z^2 - 1)
///
/// The outer lines are computed so that they run into the middle one without a seam. The formulas
/// hold at every elapsed time, also after ``duration``.
public struct SpringMotion: Motion, Hashable {
  /// The spring that pulls towards zero.
  public let spring: Spring

  /// The displacement at the beginning, in points.
  public let displacement: Double

  /// The velocity at the beginning, in points per second.
  public let launchVelocity: Double

  // w^2, a and r of the formulas, and the rate of the part that dies last.
  private let stiffness: Double
  private let decay: Double
  private let swing: Double
  let slowestRate: Double

  /// Lets go of a displaced spring.
  ///
  /// - Parameters:
  ///   - spring: The spring that pulls towards zero.
  ///   - displacement: The distance from the rest point, in points; finite.
  ///   - velocity: The velocity at the beginning, in points per second; finite.
  public init(_ spring: Spring, displacement: Double, velocity: Double) {
    precondition(
      displacement.isFinite,
      "SpringMotion.displacement must be finite, got \(displacement)"
    )
    precondition(velocity.isFinite, "SpringMotion.launchVelocity must be finite, got \(velocity)")
    self.spring = spring
    self.displacement = displacement
    launchVelocity = velocity
    let frequency = spring.angularFrequency
    let ratio = spring.dampingRatio
    stiffness = frequency * frequency
    decay = ratio * frequency
    // (1 - z)(1 + z) instead of 1 - z^2 keeps the digits near z = 1.
    swing = frequency * abs((1 - ratio) * (1 + ratio)).squareRoot()
    // The product of both rates is w^2; the quotient avoids the difference of two near equals.
    slowestRate = ratio > 1 ? stiffness / (decay + swing) : decay
  }

  /// The displacement after an elapsed time, in points.
  public func value(at elapsed: TimeInterval) -> Double {
    let (c, s) = basis(at: elapsed)
    return displacement * c + (launchVelocity + decay * displacement) * s
  }

  /// The velocity after an elapsed time, in points per second.
  public func velocity(at elapsed: TimeInterval) -> Double {
    let (c, s) = basis(at: elapsed)
    return launchVelocity * c - (decay * launchVelocity + stiffness * displacement) * s
  }

  /// The seconds until the displacement stays below ``Deceleration/restDistance``.
  public var duration: TimeInterval { time(untilWithin: Deceleration.restDistance) }

  /// The first moment after the beginning at which the displacement passes zero.
  ///
  /// `nil` when it never does. With a damping ratio of 1 or more that is the rule; only a start
  /// towards zero with a speed above `w` times the displacement (more for a larger ratio) gets
  /// through.
  public var firstCrossing: TimeInterval? {
    firstTime(whereRatioIs: -displacement, over: launchVelocity + decay * displacement)
  }

  /// The first moment after the beginning at which the velocity is zero.
  ///
  /// There the displacement is at an extreme. `nil` when it approaches zero without turning.
  public var firstTurn: TimeInterval? {
    firstTime(
      whereRatioIs: launchVelocity,
      over: decay * launchVelocity + stiffness * displacement
    )
  }

  /// The seconds after which the displacement stays within a distance of zero.
  ///
  /// The exact moment for a damping ratio of 1 or more. A swinging spring passes the distance many
  /// times; its answer is the moment from which its envelope is within it.
  ///
  /// - Parameter distance: The distance from zero, in points.
  /// - Returns: Zero when the displacement is never greater; infinity for a distance of zero, a
  ///   negative one or not a number, unless the spring rests to begin with.
  public func time(untilWithin distance: Double) -> TimeInterval {
    guard displacement != 0 || launchVelocity != 0 else { return 0 }
    guard distance > 0 else { return .infinity }
    guard spring.dampingRatio >= 1 else { return time(untilEnvelopeWithin: distance) }
    // At most one turn: from there on (or from the beginning) the displacement only shrinks.
    let turn = firstTurn ?? 0
    if abs(value(at: turn)) > distance {
      var step = 1 / slowestRate
      var late = turn + step
      while abs(value(at: late)) > distance {
        step *= 2
        late += step
      }
      return lastTime(outside: distance, from: turn, to: late)
    }
    guard abs(displacement) > distance else { return 0 }
    // It went through zero and never came as far out on the other side.
    return lastTime(outside: distance, from: 0, to: turn)
  }

  private func time(untilEnvelopeWithin distance: Double) -> TimeInterval {
    let slope = launchVelocity + decay * displacement
    let amplitude = hypot(displacement, slope / swing)
    let swinging = max(0, log(amplitude / distance) / decay)
    // Near critical damping the swing takes so long that its amplitude says nothing; there
    // |x0| + |v0 + a x0| t is the better bound, and that is a critical spring.
    let critical = SpringMotion(
      Spring(stiffness: decay * decay, dampingRatio: 1),
      displacement: abs(displacement),
      velocity: abs(slope) - decay * abs(displacement)
    )
    return min(swinging, critical.time(untilWithin: distance))
  }

  /// Halves an interval that begins outside a distance and ends within it for good, down to
  /// neighbouring numbers.
  private func lastTime(
    outside distance: Double,
    from early: TimeInterval,
    to late: TimeInterval
  ) -> TimeInterval {
    var (early, late) = (early, late)
    while true {
      let middle = early + (late - early) / 2
      guard middle > early, middle < late else { return late }
      if abs(value(at: middle)) > distance { early = middle } else { late = middle }
    }
  }

  /// C and S of the formulas, decay included.
  private func basis(at elapsed: TimeInterval) -> (c: Double, s: Double) {
    let time = sinceStart(elapsed)
    let fading = exp(-slowestRate * time)
    // Also keeps an infinite time from becoming infinity times zero.
    guard fading > 0 else { return (0, 0) }
    guard swing > 0 else { return (fading, fading * time) }
    if spring.dampingRatio < 1 {
      return (fading * cos(swing * time), fading * sin(swing * time) / swing)
    }
    let difference = expm1(-2 * swing * time)
    return (fading * (1 + difference / 2), -fading * difference / (2 * swing))
  }

  /// The first time above zero at which S/C equals a quotient.
  ///
  /// S/C is tan(r t)/r, t, or tanh(r t)/r, all of which rise from zero.
  private func firstTime(whereRatioIs numerator: Double, over denominator: Double) -> TimeInterval?
  {
    guard numerator != 0 || denominator != 0 else { return nil }
    if spring.dampingRatio < 1, swing > 0 {
      // Both signs turned leave the quotient; done here so that mirror images agree to the bit.
      let angle = atan2(swing * abs(numerator), numerator < 0 ? -denominator : denominator)
      return (angle > 0 ? angle : .pi) / swing
    }
    let ratio = numerator / denominator
    guard ratio > 0, ratio.isFinite else { return nil }
    guard swing > 0 else { return ratio }
    let time = atanh(swing * ratio) / swing
    return time.isFinite ? time : nil
  }
}
