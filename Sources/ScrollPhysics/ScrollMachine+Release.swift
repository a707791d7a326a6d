// What happens when a pointer lets go: the velocity, where it would lead, what the delegate makes of
// that, pages, and the order of the calls.

public import ScrollGeometry

internal import Glibc

extension ScrollMachine {
  /// A release whose target the delegate may still change.
  struct Release: Hashable, Sendable {
    var velocity: Vector
    let target: Point
    /// Whether the offset was set meanwhile, so that nothing leads to the target any more.
    var isOverruled = false
    /// Where the program wants to scroll to instead.
    var scrollTarget: Point?
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
    starts = AxisPair(both: time)
    for axis in Axis.allCases where pinch == nil && offered.scrollTarget == nil {
      let isChanged = target[axis] != offered.target[axis]
      motions[axis] = departure(
        along: axis,
        velocity: offered.velocity[axis],
        target: isChanged || (behavior.isPagingEnabled && !offered.isOverruled)
          ? target[axis] : nil
      )
    }
    let moves = Axis.allCases.contains { motions[$0] != .rest }
    drag?.isDragging = false
    drag?.offered = nil
    if pinch == nil, offered.scrollTarget == nil { settle() }
    emit(.didEndDragging(willDecelerate: moves))
    drag = nil
    if held.caughtDeceleration { emit(.didEndDecelerating) }
    if moves {
      activity = .decelerating
      emit(.willBeginDecelerating)
    } else if let place = offered.scrollTarget {
      beginScroll(to: place, at: time)
    }
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
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - velocity: Its velocity, in points per second.
  ///   - target: Where the delegate or a page wants it to rest; `nil` lets it glide.
  /// - Returns: The movement, which begins at the present offset.
  func departure(along axis: Axis, velocity: Double, target: Double?) -> AxisMotion {
    guard let target else { return coast(velocity: velocity, along: axis) }
    let legal = metrics.range(along: axis).clamp(target)
    guard legal != offset[axis] else { return .rest }
    return landing(from: offset[axis], velocity: velocity, to: legal, along: axis)
  }

  /// A fling with bounces, or one that stops dead at the edges when there are none.
  ///
  /// - Parameters:
  ///   - velocity: The velocity it begins with, in points per second.
  ///   - axis: The axis.
  ///   - present: The spring of a bounce that is under way.
  /// - Returns: The movement, which begins at the present offset.
  func coast(velocity: Double, along axis: Axis, present: Spring? = nil) -> AxisMotion {
    let start = offset[axis]
    let range = metrics.range(along: axis)
    let isInside = range.contains(start)
    let velocity = behavior.reducesMotion ? 0 : velocity
    let spring = isInside ? behavior.flingSpring : present ?? behavior.stretchSpring
    guard velocity != 0 || !isInside else { return .rest }
    guard canBounce(along: axis) || !isInside else {
      let motion = Deceleration(from: start, velocity: velocity, rate: behavior.decelerationRate)
      let edge = velocity > 0 ? range.upperBound : range.lowerBound
      guard start != edge else { return .rest }
      if motion.time(toReach: edge) != nil { return .stopAtEdge(motion, edge: edge) }
      return fling(velocity: velocity, along: axis, spring: spring)
    }
    return fling(velocity: velocity, along: axis, spring: spring)
  }

  private func fling(velocity: Double, along axis: Axis, spring: Spring) -> AxisMotion {
    let motion = FlingMotion(
      from: offset[axis],
      velocity: velocity,
      within: metrics.range(along: axis),
      rate: behavior.decelerationRate,
      spring: spring,
      bounceLimit: max(1, metrics.viewportLength(along: axis) * behavior.bounceLimit),
      pixel: metrics.pixel,
      settlePixels: behavior.settlePixels
    )
    return motion.duration > 0 ? .fling(motion, spring) : .rest
  }

  /// A curve with continuous speed to a place the delegate or a page asks for.
  private func landing(
    from start: Double,
    velocity: Double,
    to target: Double,
    along axis: Axis
  ) -> AxisMotion {
    if !behavior.isPagingEnabled {
      let motion = LandingMotion(
        from: start,
        velocity: velocity,
        to: target,
        rate: behavior.decelerationRate
      )
      if reachable(from: start, along: axis).contains(motion.turningPoint) {
        return .landing(motion, target: target)
      }
    }
    // Turned round by a spring as stiff as that of a page, it goes no further past an edge than a
    // bounce would.
    let motion = LandingMotion(
      from: start,
      velocity: velocity,
      to: target,
      angularFrequency: behavior.pagingFrequency
    )
    return .landing(motion, target: target)
  }

  mutating func letGo(at time: Timestamp, keepingVelocity: Bool) {
    guard let held = drag else { return }
    guard held.offered == nil else {
      if !keepingVelocity { drag?.offered?.velocity = .zero }
      return
    }
    guard held.isDragging || held.caughtDeceleration else {
      // Nobody was told of a drag, so nobody is told of its end; what a press stopped in mid-air
      // still has to come to rest.
      drag = nil
      if held.needsRest { returnToRest(at: time) }
      return
    }
    if !held.isDragging {
      drag?.isDragging = true
      emit(.willBeginDragging)
    }
    let velocity = keepingVelocity ? launchVelocity(of: held, at: time) : .zero
    settleBeforeRelease(velocity: velocity)
    var target = offset
    for axis in Axis.allCases {
      target[axis] = naturalTarget(along: axis, velocity: velocity[axis], held: held)
    }
    drag?.offered = Release(velocity: velocity, target: target)
    emit(.willEndDragging(velocity: velocity, target: target))
  }

  /// Puts axes that will not move on a whole device pixel before anyone hears of the release, so that
  /// the target that is told is where the content is.
  private mutating func settleBeforeRelease(velocity: Vector) {
    guard pinch == nil, !behavior.isPagingEnabled else { return }
    var rest = offset
    for axis in Axis.allCases where coast(velocity: velocity[axis], along: axis) == .rest {
      rest[axis] = metrics.restingPlace(near: offset[axis], along: axis)
    }
    place(at: rest)
  }

  /// Brings content back that a press or a pinch left where it cannot stay.
  mutating func returnToRest(at time: Timestamp) {
    guard !isHeld else { return }
    starts = AxisPair(both: time)
    for axis in Axis.allCases { motions[axis] = coast(velocity: 0, along: axis) }
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
  /// A fling the other way, or one that is not half as fast as what would be carried over, stands
  /// alone.
  private func carriedVelocity(from old: Double, into new: Double) -> Double {
    let carried = min(
      behavior.momentumFactor * pow(abs(old), behavior.momentumExponent),
      behavior.momentumLimit
    )
    guard old * new > 0, abs(new) > carried / 2 else { return 0 }
    return old > 0 ? carried : -carried
  }

  private func naturalTarget(along axis: Axis, velocity: Double, held: Drag) -> Double {
    guard !behavior.isPagingEnabled else {
      return pageTarget(along: axis, velocity: velocity, from: held.startPage[axis])
    }
    return coast(velocity: velocity, along: axis).destination
      ?? metrics.restingPlace(near: offset[axis], along: axis)
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
