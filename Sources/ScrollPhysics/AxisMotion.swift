// The movements one axis of a scroll view can be in. A closed set, so that a frame costs no
// existential calls.

import ScrollGeometry

/// A movement along one axis, or none.
enum AxisMotion: Hashable, Sendable {
  /// No movement.
  case rest
  /// Coasting after a drag, with bounces on a spring.
  case fling(FlingMotion, Spring)
  /// Coasting after a drag to an edge where content stops dead.
  case stopAtEdge(Deceleration, edge: Double)
  /// On the way to a place the delegate or a page asked for.
  case landing(LandingMotion, target: Double)
  /// On the way to a place a program, the wheel or a key asked for, kept inside bounds.
  case ease(EaseMotion, target: Double, bounds: ClosedRange<Double>)
  /// Moving at constant speed between bounds, for as long as a pointer asks for it.
  case glide(from: Double, velocity: Double, bounds: ClosedRange<Double>)

  /// The place after an elapsed time, or `nil` without movement.
  func value(at elapsed: TimeInterval) -> Double? {
    switch self {
    case .rest: nil
    case .fling(let motion, _): motion.value(at: elapsed)
    case .stopAtEdge(let motion, let edge):
      elapsed >= duration ? edge : motion.value(at: elapsed)
    case .landing(let motion, let target):
      elapsed >= motion.duration ? target : motion.value(at: elapsed)
    case .ease(let motion, let target, let bounds):
      elapsed >= motion.duration ? target : bounds.clamp(motion.value(at: elapsed))
    case .glide(let start, let velocity, let bounds): bounds.clamp(start + velocity * elapsed)
    }
  }

  /// The velocity after an elapsed time, in points per second.
  func velocity(at elapsed: TimeInterval) -> Double {
    guard elapsed < duration else { return 0 }
    return switch self {
    case .rest: 0
    case .fling(let motion, _): motion.velocity(at: elapsed)
    case .stopAtEdge(let motion, _): motion.velocity(at: elapsed)
    case .landing(let motion, _): motion.velocity(at: elapsed)
    case .ease(let motion, _, _): motion.velocity(at: elapsed)
    case .glide(_, let velocity, _): velocity
    }
  }

  /// The seconds until the axis rests.
  var duration: TimeInterval {
    switch self {
    case .rest: 0
    case .fling(let motion, _): motion.duration
    case .stopAtEdge(let motion, let edge): motion.time(toReach: edge) ?? 0
    case .landing(let motion, _): motion.duration
    case .ease(let motion, _, _): motion.duration
    case .glide(let start, let velocity, let bounds):
      velocity > 0
        ? max(0, (bounds.upperBound - start) / velocity)
        : velocity < 0 ? max(0, (bounds.lowerBound - start) / velocity) : 0
    }
  }

  /// Where the movement will end, or `nil` without movement.
  var destination: Double? {
    switch self {
    case .rest: nil
    case .fling(let motion, _): motion.destination
    case .stopAtEdge(_, let edge): edge
    case .landing(_, let target), .ease(_, let target, _): target
    case .glide(_, let velocity, let bounds):
      velocity > 0 ? bounds.upperBound : velocity < 0 ? bounds.lowerBound : nil
    }
  }
}

extension LandingMotion {
  /// The place furthest from the target that a landing visits: where it turns round, if it is
  /// released away from the target, else where it begins.
  var turningPoint: Double {
    var before = 0.0
    var after = duration
    let start = value(at: before)
    guard velocity(at: before) * (target - start) < 0 else { return start }
    // The velocity changes its sign once. 2^-40 of the time is far below anything that can be seen.
    for _ in 0..<40 {
      let middle = (before + after) / 2
      if velocity(at: middle) * (target - start) < 0 { before = middle } else { after = middle }
    }
    return value(at: before)
  }
}
