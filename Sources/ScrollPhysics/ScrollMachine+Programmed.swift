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
  /// - Returns: What changed.
  public mutating func wheel(by way: Vector, isPrecise: Bool, time: Timestamp) -> [ScrollChange] {
    guard behavior.isScrollEnabled, way.isFinite, way != .zero else { return report() }
    step(by: way, over: isPrecise ? 0 : behavior.wheelDuration, at: time)
    return report()
  }

  /// A key moves the content by a way, or, for Home and End, to a place.
  public mutating func key(by way: Vector, time: Timestamp) -> [ScrollChange] {
    guard behavior.isScrollEnabled, way.isFinite, way != .zero else { return report() }
    step(by: way, over: behavior.keyDuration, at: time)
    return report()
  }

  /// Makes the content glide at a velocity, in points per second, until told otherwise.
  ///
  /// Content that cannot move, or is held, does not begin to.
  public mutating func autoscroll(velocity: Vector, time: Timestamp) -> [ScrollChange] {
    guard behavior.isScrollEnabled, !isHeld, velocity.isFinite,
      Axis.allCases.contains(where: metrics.hasRange)
    else { return report() }
    move(to: time)
    if activity != .autoscrolling {
      let ended = stop()
      place(at: metrics.clamped(offset))
      emitEnd(of: ended)
    }
    activity = .autoscrolling
    glide(velocity: velocity, at: time)
    return report()
  }

  /// Lets an autoscroll go on from the present place.
  mutating func glide(velocity: Vector, at time: Timestamp) {
    for axis in Axis.allCases {
      starts[axis] = time
      let motion = AxisMotion.glide(
        from: offset[axis],
        velocity: velocity[axis],
        bounds: metrics.range(along: axis)
      )
      motions[axis] = motion.duration > 0 ? motion : .rest
    }
  }

  /// Ends an autoscroll; the content rests on a whole device pixel.
  public mutating func endAutoscroll(at time: Timestamp) -> [ScrollChange] {
    move(to: time)
    leaveAutoscroll()
    return report()
  }

  mutating func leaveAutoscroll() {
    guard activity == .autoscrolling else { return }
    stop()
    settle()
  }

  private mutating func step(by way: Vector, over duration: TimeInterval, at time: Timestamp) {
    move(to: time)
    guard Axis.allCases.contains(where: { way[$0] != 0 && metrics.hasRange(along: $0) }) else {
      return
    }
    guard !isHeld else { return moveHeld(by: way) }
    let velocity = velocity(at: time)
    let ended = activity == .wheeling ? .wheeling : stop()
    var target = stepOrigin()
    for axis in Axis.allCases where way[axis] != 0 {
      let left = heading(along: axis) - offset[axis]
      if activity == .wheeling, left * way[axis] < 0 {
        // The person changed their mind: turn from here, at once.
        target[axis] = metrics.range(along: axis).clamp(offset[axis])
      }
    }
    target = metrics.clamped(target + way)
    guard ended != .idle || target != offset else { return }
    unrounded = target
    let rest = metrics.restingPlaces(near: target)
    if duration > 0, !behavior.reducesMotion {
      // Steps that lead nowhere, as at an edge, must not put off the arrival.
      let isUnderWay =
        activity == .wheeling && Axis.allCases.allSatisfy { heading(along: $0) == rest[$0] }
      guard !isUnderWay else { return }
      activity = .wheeling
      for axis in Axis.allCases {
        ease(
          axis,
          to: rest[axis],
          velocity: velocity[axis],
          duration: duration,
          limited: true,
          at: time
        )
      }
    } else {
      stop()
      place(at: rest)
    }
    emitEnd(of: ended)
  }

  /// Where steps are counted from: the unrounded sum of those before, as long as nothing else has
  /// moved the content since.
  func stepOrigin() -> Point {
    var origin = metrics.clamped(offset)
    for axis in Axis.allCases {
      let range = metrics.range(along: axis)
      let heading = activity == .wheeling ? heading(along: axis) : offset[axis]
      guard let sum = unrounded?[axis] else { continue }
      if metrics.restingPlace(near: sum, along: axis) == heading {
        origin[axis] = range.clamp(sum)
      } else if activity == .wheeling {
        origin[axis] = range.clamp(heading)
      }
    }
    return origin
  }
}
