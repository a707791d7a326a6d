// What happens when a pointer lets go: the velocity, where it would lead, what the delegate makes of
// that, pages, and the order of the calls.

public import ScrollGeometry

internal import Glibc

extension ScrollMachine {
  /// A release whose target the delegate may still change.
  struct Release: Hashable, Sendable {
    let velocity: Vector
    let target: Point
    let time: Timestamp
  }

  /// The pointer that is down lets go.
  ///
  /// When the report contains ``ScrollChange/Kind/willEndDragging(velocity:target:)``, the owner
  /// must call ``completeRelease(target:at:)`` afterwards.
  ///
  /// - Returns: What changed, and whether the press was a tap: one that neither moved far enough to
  ///   drag nor stopped anything.
  public mutating func release(
    at point: Point,
    time: Timestamp
  ) -> (changes: [ScrollChange], isTap: Bool) {
    guard let held = drag else { return (report(), false) }
    if point != held.location { follow(to: point, time: time) }
    let isTap = !(drag?.isDragging ?? false) && !held.stoppedMotion
    letGo(at: time, keepingVelocity: true)
    return (report(), isTap)
  }

  /// The pointer that is down is taken away: it lets go without velocity.
  public mutating func cancelDrag(at time: Timestamp) -> [ScrollChange] {
    letGo(at: time, keepingVelocity: false)
    return report()
  }

  /// Carries a release out, with the target that the delegate has chosen.
  public mutating func completeRelease(target: Point, at time: Timestamp) -> [ScrollChange] {
    guard let held = drag, let offered = held.offered else { return report() }
    motionStart = time
    for axis in Axis.allCases {
      motions[axis] = departure(
        along: axis,
        velocity: offered.velocity[axis],
        target: target[axis],
        isChanged: target[axis] != offered.target[axis]
      )
    }
    let moves = Axis.allCases.contains { motions[$0] != .rest }
    drag?.isDragging = false
    drag?.offered = nil
    settle()
    emit(.didEndDragging(willDecelerate: moves))
    drag = nil
    if held.caughtDeceleration { emit(.didEndDecelerating) }
    guard moves else { return report() }
    activity = .decelerating
    emit(.willBeginDecelerating)
    return report()
  }

  /// The velocity of the offset that a drag would be released with.
  func releaseVelocity(of held: Drag, at time: Timestamp) -> Vector {
    let pointer = held.tracker.velocity(at: time)
    var velocity = Vector.zero
    for axis in Axis.allCases where held.lockedAxis == nil || held.lockedAxis == axis {
      guard canScroll(along: axis) else { continue }
      velocity[axis] = 0 - pointer[axis] * bandSlope(along: axis)
    }
    return velocity
  }

  /// Puts axes that do not move on a whole device pixel.
  mutating func settle() {
    var rest = offset
    for axis in Axis.allCases where motions[axis] == .rest {
      rest[axis] = metrics.restingPlace(near: offset[axis], along: axis)
    }
    place(at: rest)
  }

  /// How an axis leaves a drag, or goes on after its geometry changed.
  func departure(
    along axis: Axis,
    velocity: Double,
    target: Double,
    isChanged: Bool
  ) -> AxisMotion {
    let range = metrics.range(along: axis)
    let start = offset[axis]
    if isChanged || behavior.isPagingEnabled {
      let legal = range.clamp(target)
      guard legal != start else { return .rest }
      return landing(from: start, velocity: velocity, to: legal)
    }
    return coast(from: start, velocity: velocity, within: range, along: axis)
  }

  /// A fling with bounces, or one that stops dead at the edges when there are none.
  func coast(
    from start: Double,
    velocity: Double,
    within range: ClosedRange<Double>,
    along axis: Axis
  ) -> AxisMotion {
    let isInside = range.contains(start)
    let velocity = behavior.reducesMotion ? 0 : velocity
    guard velocity != 0 || !isInside else { return .rest }
    guard canBounce(along: axis) || !isInside else {
      let motion = Deceleration(from: start, velocity: velocity, rate: behavior.decelerationRate)
      let edge = velocity > 0 ? range.upperBound : range.lowerBound
      guard start != edge else { return .rest }
      if motion.time(toReach: edge) != nil { return .stopAtEdge(motion, edge: edge) }
      return fling(from: start, velocity: velocity, within: range, isInside: isInside)
    }
    return fling(from: start, velocity: velocity, within: range, isInside: isInside)
  }

  private func fling(
    from start: Double,
    velocity: Double,
    within range: ClosedRange<Double>,
    isInside: Bool
  ) -> AxisMotion {
    let motion = FlingMotion(
      from: start,
      velocity: velocity,
      within: range,
      rate: behavior.decelerationRate,
      spring: isInside ? behavior.flingSpring : behavior.stretchSpring,
      pixel: metrics.pixel
    )
    return motion.duration > 0 ? .fling(motion) : .rest
  }

  /// A curve with continuous speed to a place the delegate or a page asks for.
  private func landing(from start: Double, velocity: Double, to target: Double) -> AxisMotion {
    let motion =
      behavior.isPagingEnabled
      ? LandingMotion(
        from: start,
        velocity: velocity,
        to: target,
        angularFrequency: behavior.pagingFrequency
      )
      : LandingMotion(
        from: start,
        velocity: velocity,
        to: target,
        rate: behavior.decelerationRate
      )
    return .landing(motion, target: target)
  }

  private mutating func letGo(at time: Timestamp, keepingVelocity: Bool) {
    guard let held = drag, held.offered == nil else { return }
    guard held.isDragging || held.caughtDeceleration else {
      // Nobody was told of a drag, so nobody is told of its end; what a press stopped in mid-air
      // still has to come to rest.
      drag = nil
      returnToRest(at: time)
      return
    }
    if !held.isDragging {
      drag?.isDragging = true
      emit(.willBeginDragging)
    }
    let velocity = keepingVelocity ? launchVelocity(of: held, at: time) : .zero
    var target = offset
    for axis in Axis.allCases {
      target[axis] = naturalTarget(along: axis, velocity: velocity[axis], held: held)
    }
    drag?.offered = Release(velocity: velocity, target: target, time: time)
    emit(.willEndDragging(velocity: velocity, target: target))
  }

  /// Brings content back that a press left where it cannot stay.
  private mutating func returnToRest(at time: Timestamp) {
    motionStart = time
    for axis in Axis.allCases {
      motions[axis] = coast(
        from: offset[axis],
        velocity: 0,
        within: metrics.range(along: axis),
        along: axis
      )
    }
    settle()
    if Axis.allCases.contains(where: { motions[$0] != .rest }) { activity = .wheeling }
  }

  /// The release velocity with the momentum of an interrupted fling, inside the limits.
  private func launchVelocity(of held: Drag, at time: Timestamp) -> Vector {
    var velocity = releaseVelocity(of: held, at: time)
    guard velocity.length >= behavior.minimumFlingSpeed else { return .zero }
    let isPrompt = (held.firstMove ?? time) - held.pressTime <= behavior.momentumHoldLimit
    for axis in Axis.allCases {
      if isPrompt {
        velocity[axis] += carriedVelocity(from: held.caughtVelocity[axis], into: velocity[axis])
      }
      let limit = behavior.maximumFlingSpeed
      velocity[axis] = min(max(velocity[axis], -limit), limit)
    }
    return velocity
  }

  /// The part of an interrupted fling's velocity that goes into the next one.
  ///
  /// The power law is Flutter's fit to measured iOS flings. A fling the other way, or one that is
  /// not half as fast as what would be carried over, stands alone.
  private func carriedVelocity(from old: Double, into new: Double) -> Double {
    let carried = min(0.000816 * pow(abs(old), 1.967), 40_000)
    guard old * new > 0, abs(new) > carried / 2 else { return 0 }
    return old > 0 ? carried : -carried
  }

  private func naturalTarget(along axis: Axis, velocity: Double, held: Drag) -> Double {
    let range = metrics.range(along: axis)
    guard !behavior.isPagingEnabled else {
      return pageTarget(along: axis, velocity: velocity, from: held.startPage[axis])
    }
    let motion = coast(from: offset[axis], velocity: velocity, within: range, along: axis)
    return motion.destination ?? metrics.restingPlace(near: offset[axis], along: axis)
  }

  /// How much of a raw movement is seen at the present stretch: 1 inside the range.
  private func bandSlope(along axis: Axis) -> Double {
    let range = metrics.range(along: axis)
    let stretch = abs(offset[axis] - range.clamp(offset[axis]))
    let length = metrics.viewportLength(along: axis)
    guard stretch > 0, length > 0 else { return 1 }
    let left = max(0, 1 - stretch / length)
    return behavior.rubberBandCoefficient * left * left
  }
}

// MARK: Pages

extension ScrollMachine {
  /// The page an offset shows, counted from the beginning of the range; halves round up.
  func pageNumber(at value: Double, along axis: Axis) -> Double {
    let length = metrics.viewportLength(along: axis)
    guard length > 0 else { return page[axis] }
    return ((value - metrics.range(along: axis).lowerBound) / length).rounded(.toNearestOrAwayFromZero)
  }

  /// Notes the page each axis shows, unless the viewport has no size to tell it by.
  mutating func rememberPage() {
    for axis in Axis.allCases where metrics.viewportLength(along: axis) > 0 {
      page[axis] = pageNumber(at: offset[axis], along: axis)
    }
  }

  /// The offset of a page; the last page may be shorter and ends at the end of the range.
  func pageOffset(_ number: Double, along axis: Axis) -> Double {
    let range = metrics.range(along: axis)
    return range.clamp(range.lowerBound + number * metrics.viewportLength(along: axis))
  }

  /// The page a release leads to: the nearest, or the next in the direction of a quick one, but
  /// never more than one from where the drag began.
  private func pageTarget(along axis: Axis, velocity: Double, from start: Double) -> Double {
    let length = metrics.viewportLength(along: axis)
    guard length > 0 else { return offset[axis] }
    let place = (offset[axis] - metrics.range(along: axis).lowerBound) / length
    let wanted: Double
    if velocity >= behavior.pagingSpeed {
      wanted = place.rounded(.down) + 1
    } else if velocity <= -behavior.pagingSpeed {
      wanted = place.rounded(.up) - 1
    } else {
      wanted = place.rounded(.toNearestOrAwayFromZero)
    }
    return pageOffset(min(max(wanted, start - 1), start + 1), along: axis)
  }
}
