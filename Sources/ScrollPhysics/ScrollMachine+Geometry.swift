// Changes of geometry and settings while anything goes on: the content keeps its place and speed,
// the edges are the new ones.

public import ScrollGeometry

extension ScrollMachine {
  /// What a change of geometry or settings is measured against.
  private struct Before {
    let metrics: ScrollMetrics
    let velocity: Vector
    let page: AxisPair<Double>
    let scrolls: AxisPair<Bool>
    let bounces: AxisPair<Bool>

    init(_ machine: ScrollMachine, at time: Timestamp) {
      metrics = machine.metrics
      velocity = machine.velocity(at: time)
      page = machine.page
      var scrolls = AxisPair(both: false)
      var bounces = AxisPair(both: false)
      for axis in Axis.allCases {
        scrolls[axis] = machine.canScroll(along: axis)
        bounces[axis] = machine.canBounce(along: axis)
      }
      self.scrolls = scrolls
      self.bounces = bounces
    }
  }

  /// Takes over new sizes or insets.
  ///
  /// At rest, an offset that is no longer legal is put right without motion, and content that rests
  /// at its beginning stays there. A drag keeps its hold, with the rubber band of the new edges.
  /// What moves goes on from its present place and speed; an axis whose edges do not concern its
  /// movement is left alone. Pages stay on show when the viewport changes.
  public mutating func setMetrics(_ new: ScrollMetrics, at time: Timestamp) -> [ScrollChange] {
    guard new != metrics else { return report() }
    move(to: time)
    let before = Before(self, at: time)
    metrics = new
    adapt(to: before, at: time)
    return report()
  }

  /// Moves the content and everything that goes on by a way, as when content is inserted before
  /// what is visible, and takes over the sizes that come with it.
  public mutating func shift(
    by way: Vector,
    metrics new: ScrollMetrics,
    at time: Timestamp
  ) -> [ScrollChange] {
    guard way != .zero else { return setMetrics(new, at: time) }
    move(to: time)
    let before = Before(self, at: time)
    metrics = new
    unrounded = unrounded.map { $0 + way }
    if let raw = drag?.raw { drag?.raw = raw + way }
    for axis in Axis.allCases {
      motions[axis] = shifted(axis, by: way[axis], velocity: before.velocity[axis], at: time)
    }
    if case .zooming(var animation) = activity {
      animation.endOffset = animation.endOffset + way * (animation.endScale / metrics.zoomScale)
      activity = .zooming(animation)
    }
    place(at: offset + way)
    adapt(to: before, everyAxis: true, at: time)
    return report()
  }

  /// Takes over new settings; a drag or movement that they forbid ends.
  public mutating func setBehavior(_ new: ScrollBehavior, at time: Timestamp) -> [ScrollChange] {
    guard new != behavior else { return report() }
    move(to: time)
    let before = Before(self, at: time)
    behavior = new
    if !new.isScrollEnabled {
      leaveAutoscroll()
      leavePinch(at: time)
      letGo(at: time, keepingVelocity: false)
    }
    adaptScale(at: time)
    if Axis.allCases.contains(where: { canBounce(along: $0) != before.bounces[$0] }) {
      adapt(to: before, at: time)
    }
    return report()
  }

  /// Brings the zoom scale between new limits; a pinch sees to it itself when it ends.
  private mutating func adaptScale(at time: Timestamp) {
    guard pinch == nil else { return }
    if case .zooming(let animation) = activity {
      if limited(animation.endScale) != animation.endScale { carryOn(animation, at: time) }
    } else if limited(metrics.zoomScale) != metrics.zoomScale {
      let ended = stop()
      limitScale()
      emitEnd(of: ended)
      holdFromHere()
    }
  }

  private mutating func adapt(to before: Before, everyAxis: Bool = false, at time: Timestamp) {
    guard !isHeld else { return adaptHold(to: before) }
    switch activity {
    case .idle: placeAtRest(after: before)
    case .decelerating, .animating, .wheeling:
      for axis in Axis.allCases where everyAxis || isConcerned(axis, by: before) {
        carryOn(axis, after: before, at: time)
      }
      if activity != .animating { settle() }
      if Axis.allCases.allSatisfy({ motions[$0] == .rest }) { emitEnd(of: stop()) }
    case .autoscrolling:
      place(at: metrics.clamped(offset))
      glide(velocity: before.velocity, at: time)
    case .zooming(let animation): carryOn(animation, at: time)
    }
  }

  private func isConcerned(_ axis: Axis, by before: Before) -> Bool {
    metrics.range(along: axis) != before.metrics.range(along: axis)
      || metrics.viewportLength(along: axis) != before.metrics.viewportLength(along: axis)
      || metrics.pixel != before.metrics.pixel || canBounce(along: axis) != before.bounces[axis]
  }

  // MARK: Held and at rest

  private mutating func adaptHold(to before: Before) {
    if var held = drag, held.isDragging {
      for axis in Axis.allCases {
        if !before.scrolls[axis] {
          // What the pointer went along this axis while nothing could move there does not count.
          held.raw[axis] = unresisted(offset)[axis]
          held.anchor[axis] = held.location[axis]
        }
        let length = metrics.viewportLength(along: axis)
        if length != before.metrics.viewportLength(along: axis), length > 0 {
          held.startPage[axis] = pageNumber(at: offset[axis], along: axis)
        }
      }
      drag = held
      if held.offered == nil { showDrag() }
    } else {
      if pinch == nil, drag?.stoppedMotion == false { placeAtRest(after: before) }
      holdFromHere()
    }
  }

  private mutating func placeAtRest(after before: Before) {
    var rest = offset
    for axis in Axis.allCases { rest[axis] = restingOffset(of: axis, after: before) }
    page = before.page
    place(at: rest)
  }

  /// Where an axis that nothing moves is after the change.
  private func restingOffset(of axis: Axis, after before: Before) -> Double {
    let here = offset[axis]
    let range = metrics.range(along: axis)
    let old = before.metrics.range(along: axis)
    let isResized =
      metrics.viewportLength(along: axis) != before.metrics.viewportLength(along: axis)
    if behavior.isPagingEnabled, isResized || range.lowerBound != old.lowerBound {
      return pageOffset(before.page[axis], along: axis)
    }
    if here == old.lowerBound { return range.lowerBound }
    let wasOnPixel = before.metrics.restingPlace(near: here, along: axis) == here
    return wasOnPixel && metrics.pixel != before.metrics.pixel
      ? metrics.restingPlace(near: here, along: axis) : range.clamp(here)
  }

  // MARK: In motion

  /// The least time an eased movement is given when its target moves at the last moment, in seconds:
  /// three frames at 60 a second.
  private static var shortestEase: TimeInterval { 0.05 }

  /// Carries the movement of one axis on between the new edges.
  private mutating func carryOn(_ axis: Axis, after before: Before, at time: Timestamp) {
    let range = metrics.range(along: axis)
    let velocity = before.velocity[axis]
    switch motions[axis] {
    case .rest:
      // This axis was at rest while the other moved: it is put right without motion.
      var rest = offset
      rest[axis] = restingOffset(of: axis, after: before)
      place(at: rest)
    case .fling(let motion, let spring):
      let end = metrics.restingPlace(near: motion.destination, along: axis)
      guard motion.leavesRange || end != motion.destination || !range.contains(offset[axis]) else {
        return
      }
      motions[axis] = coast(velocity: velocity, along: axis, present: spring)
      starts[axis] = time
    case .landing(_, let target):
      let wanted =
        behavior.isPagingEnabled
        ? pageOffset(pageBefore(before, at: target, along: axis), along: axis) : range.clamp(target)
      guard wanted != target else { return }
      motions[axis] = departure(along: axis, velocity: velocity, target: wanted)
      starts[axis] = time
    case .ease(let motion, let target, _):
      let isSteps = activity == .wheeling
      let legal =
        isSteps ? metrics.restingPlace(near: target, along: axis) : range.clamp(target)
      guard legal != target else {
        let bounds = reachable(from: offset[axis], along: axis)
        motions[axis] = .ease(motion, target: target, bounds: bounds)
        return
      }
      let left = max(motion.duration - (time - starts[axis]), Self.shortestEase)
      ease(axis, to: legal, velocity: velocity, duration: left, limited: isSteps, at: time)
    case .stopAtEdge, .glide:
      motions[axis] = coast(velocity: velocity, along: axis)
      starts[axis] = time
    }
  }

  /// The page that a place belonged to before the change.
  private func pageBefore(_ before: Before, at place: Double, along axis: Axis) -> Double {
    var machine = self
    machine.metrics = before.metrics
    machine.page = before.page
    return machine.pageNumber(at: place, along: axis)
  }

  /// The same movement of one axis, a way further on.
  private mutating func shifted(
    _ axis: Axis,
    by way: Double,
    velocity: Double,
    at time: Timestamp
  ) -> AxisMotion {
    guard way != 0 else { return motions[axis] }
    var moved = self
    moved.offset[axis] += way
    switch motions[axis] {
    case .rest: return .rest
    case .fling(_, let spring):
      starts[axis] = time
      return moved.coast(velocity: velocity, along: axis, present: spring)
    case .stopAtEdge, .glide:
      starts[axis] = time
      return moved.coast(velocity: velocity, along: axis)
    case .landing(_, let target):
      starts[axis] = time
      return moved.departure(along: axis, velocity: velocity, target: target + way)
    case .ease(let motion, let target, _):
      let left = max(0, motion.duration - (time - starts[axis]))
      moved.ease(
        axis,
        to: target + way,
        velocity: velocity,
        duration: left,
        limited: activity == .wheeling,
        at: time
      )
      starts[axis] = time
      return moved.motions[axis]
    }
  }
}
