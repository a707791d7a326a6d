// One movement made of several, each with the time it takes over. Solved once, then only read.

/// A sequence of curves, each beginning where and when the one before is left.
struct MotionPhases: Motion, Hashable {
  /// The kinds of curve a movement can consist of: a closed set, so that none is boxed.
  enum Curve: Hashable {
    case coast(Deceleration)
    case spring(SpringMotion, about: Double)
    case stop(StopMotion)
  }

  private struct Phase: Hashable {
    let start: TimeInterval
    let curve: Curve
  }

  private var phases: [Phase] = []

  private(set) var duration: TimeInterval = 0

  /// Adds the curve that takes over at a time not before that of the last one.
  mutating func append(_ curve: Curve, at start: TimeInterval) {
    phases.append(Phase(start: start, curve: curve))
    switch curve {
    case .coast(let motion): duration = start + motion.duration
    case .spring(let motion, _): duration = start + motion.duration
    case .stop(let motion): duration = start + motion.duration
    }
  }

  /// Adds a spring about a place, and the braking that makes it rest there exactly.
  mutating func append(
    _ motion: SpringMotion,
    about place: Double,
    at start: TimeInterval,
    brakingWithin distance: Double
  ) {
    let settling = motion.settling(within: distance)
    append(.spring(motion, about: place), at: start)
    let stop = StopMotion(
      from: place + settling.displacement,
      velocity: settling.velocity,
      to: place
    )
    append(.stop(stop), at: start + settling.time)
  }

  func value(at elapsed: TimeInterval) -> Double {
    guard let (curve, elapsed) = current(at: elapsed) else { return 0 }
    switch curve {
    case .coast(let motion): return motion.value(at: elapsed)
    case .spring(let motion, let place): return place + motion.value(at: elapsed)
    case .stop(let motion): return motion.value(at: elapsed)
    }
  }

  func velocity(at elapsed: TimeInterval) -> Double {
    guard let (curve, elapsed) = current(at: elapsed) else { return 0 }
    switch curve {
    case .coast(let motion): return motion.velocity(at: elapsed)
    case .spring(let motion, _): return motion.velocity(at: elapsed)
    case .stop(let motion): return motion.velocity(at: elapsed)
    }
  }

  /// The curve in charge at a time, and the time since it took over.
  private func current(at elapsed: TimeInterval) -> (Curve, TimeInterval)? {
    let elapsed = sinceStart(elapsed)
    guard let phase = phases.last(where: { $0.start <= elapsed }) else { return nil }
    // Subtracting the start may leave a rounding error less than the stop lasts.
    if case .stop = phase.curve, elapsed >= duration { return (phase.curve, .infinity) }
    return (phase.curve, elapsed - phase.start)
  }
}
