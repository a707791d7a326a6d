// Movements that the wheel, keys and the middle button make: eased steps that add up, and the
// steady glide of an autoscroll. None of them is a drag in the delegate's eyes.

public import ScrollGeometry

extension ScrollMachine {
  /// The wheel turns.
  ///
  /// Whole steps are eased, and steps in the same direction add up, fractions included; a step back
  /// turns at once. Precise steps are followed directly. While a pointer drags, the content moves
  /// under it.
  ///
  /// - Parameters:
  ///   - way: How far the offset is to move, in points.
  ///   - isPrecise: Whether the device itself sends many small steps, as a trackpad does.
  ///   - time: When it turned.
  public mutating func wheel(by way: Vector, isPrecise: Bool, time: Timestamp) -> [ScrollChange] {
    guard behavior.isScrollEnabled, way.isFinite, way != .zero else { return report() }
    step(
      by: way,
      over: isPrecise ? 0 : behavior.wheelDuration,
      at: time
    )
    return report()
  }

  /// A key moves the content by a way, or, for Home and End, to a place.
  public mutating func key(by way: Vector, time: Timestamp) -> [ScrollChange] {
    guard behavior.isScrollEnabled, way.isFinite, way != .zero else { return report() }
    step(by: way, over: behavior.keyDuration, at: time)
    return report()
  }

  /// Makes the content glide at a velocity, in points per second, until told otherwise.
  public mutating func autoscroll(velocity: Vector, time: Timestamp) -> [ScrollChange] {
    guard behavior.isScrollEnabled, drag == nil else { return report() }
    move(to: time)
    let ended = activity
    if ended != .autoscrolling {
      stop()
      place(at: metrics.clamped(offset))
      emitEnd(of: ended)
    }
    activity = .autoscrolling
    motionStart = time
    for axis in Axis.allCases {
      let range = metrics.range(along: axis)
      motions[axis] = .glide(from: offset[axis], velocity: velocity[axis], bounds: range)
    }
    return report()
  }

  /// Ends an autoscroll; the content rests on a whole device pixel.
  public mutating func endAutoscroll(at time: Timestamp) -> [ScrollChange] {
    guard activity == .autoscrolling else { return report() }
    move(to: time)
    stop()
    settle()
    return report()
  }

  private mutating func step(by way: Vector, over duration: TimeInterval, at time: Timestamp) {
    move(to: time)
    if drag != nil {
      moveHold(by: way)
      showDrag()
      return
    }
    let ended = activity
    var velocity = velocity(at: time)
    var target = stepOrigin(for: way)
    for axis in Axis.allCases where way[axis] != 0 {
      if (target[axis] - offset[axis]) * way[axis] < 0 {
        // The person changed their mind: turn from here, at once.
        target[axis] = offset[axis]
      }
      if velocity[axis] * way[axis] < 0 { velocity[axis] = 0 }
    }
    target = metrics.clamped(target + way)
    guard ended != .idle || target != offset else { return }
    var rest = target
    for axis in Axis.allCases {
      rest[axis] = metrics.restingPlace(near: target[axis], along: axis)
    }
    if duration > 0, !behavior.reducesMotion {
      activity = .wheeling
      ease(to: rest, velocity: velocity, duration: duration, limited: true, at: time)
    } else {
      stop()
      place(at: rest)
    }
    wheelTarget = target
    if ended != .wheeling { emitEnd(of: ended) }
  }

  /// Where steps are counted from: the unrounded sum of those before, as long as nothing else has
  /// moved the content since.
  private func stepOrigin(for way: Vector) -> Point {
    var origin = metrics.clamped(offset)
    for axis in Axis.allCases {
      let heading = activity == .wheeling ? motions[axis].destination ?? offset[axis] : offset[axis]
      guard let target = wheelTarget?[axis] else { continue }
      if metrics.restingPlace(near: target, along: axis) == heading {
        origin[axis] = target
      } else if activity == .wheeling {
        origin[axis] = metrics.range(along: axis).clamp(heading)
      }
    }
    return origin
  }
}
