// Changes of geometry and settings while anything goes on: the content keeps its place and speed,
// the edges are the new ones.

public import ScrollGeometry

extension ScrollMachine {
  /// Takes over new sizes or insets.
  ///
  /// At rest, an offset that is no longer legal is put right without motion. A drag keeps its hold,
  /// with the rubber band of the new edges. What moves goes on from its present place and speed. Pages
  /// stay on show.
  public mutating func setMetrics(_ new: ScrollMetrics, at time: Timestamp) -> [ScrollChange] {
    guard new != metrics else { return report() }
    move(to: time)
    let velocity = velocity(at: time)
    let hadPage = page
    metrics = new
    adapt(velocity: velocity, pages: hadPage, at: time)
    return report()
  }

  /// Moves the content and everything that goes on by a way, as when content is inserted before
  /// what is visible, and takes over the sizes that come with it.
  public mutating func shift(
    by way: Vector,
    metrics new: ScrollMetrics,
    at time: Timestamp
  ) -> [ScrollChange] {
    move(to: time)
    let velocity = velocity(at: time)
    metrics = new
    moveHold(by: way)
    wheelTarget = wheelTarget.map { $0 + way }
    let targets = Axis.allCases.map { motions[$0].destination.map { $0 } }
    place(at: offset + way)
    for (axis, target) in zip(Axis.allCases, targets) {
      retarget(axis, to: target.map { $0 + way[axis] })
    }
    adapt(velocity: velocity, pages: page, at: time)
    return report()
  }

  /// Takes over new settings; a drag or movement that they forbid ends.
  public mutating func setBehavior(_ new: ScrollBehavior, at time: Timestamp) -> [ScrollChange] {
    guard new != behavior else { return report() }
    move(to: time)
    let old = behavior
    behavior = new
    if !new.isScrollEnabled, old.isScrollEnabled {
      if activity == .autoscrolling { stop() }
      changes(of: cancelDrag(at: time))
    }
    if !new.bounces, old.bounces { adapt(velocity: velocity(at: time), pages: page, at: time) }
    return report()
  }

  /// Takes reports of a nested call back, so that they are told in order.
  private mutating func changes(of reported: [ScrollChange]) {
    pending = reported + pending
  }

  private mutating func adapt(
    velocity: Vector,
    pages: AxisPair<Double>,
    at time: Timestamp
  ) {
    if let held = drag, held.isDragging, held.offered == nil {
      showDrag()
      return
    }
    switch activity {
    case .idle:
      guard drag?.stoppedMotion != true else { return }
      var rest = metrics.clamped(offset)
      if behavior.isPagingEnabled {
        for axis in Axis.allCases { rest[axis] = pageOffset(pages[axis], along: axis) }
      }
      page = pages
      place(at: rest)
    case .decelerating:
      for axis in Axis.allCases { rebuild(axis, velocity: velocity[axis], pages: pages, at: time) }
      motionStart = time
      settle()
      if Axis.allCases.allSatisfy({ motions[$0] == .rest }) {
        stop()
        emit(.didEndDecelerating)
      }
    case .animating, .wheeling:
      var target = offset
      for axis in Axis.allCases { target[axis] = motions[axis].destination ?? offset[axis] }
      let left = Axis.allCases.map { motions[$0].duration - (time - motionStart) }.max() ?? 0
      ease(
        to: metrics.clamped(target),
        velocity: velocity,
        duration: max(left, metrics.clamped(target) == offset ? 0 : shortestEase),
        limited: activity == .wheeling,
        at: time
      )
    case .autoscrolling:
      motionStart = time
      for axis in Axis.allCases {
        let range = metrics.range(along: axis)
        motions[axis] = .glide(
          from: range.clamp(offset[axis]),
          velocity: velocity[axis],
          bounds: range
        )
      }
      move(to: time)
    case .zooming(let animation):
      finishZoom(animation)
      place(at: metrics.clamped(offset))
    }
  }

  /// The least time an eased movement is given when its target moves at the last moment, in seconds:
  /// three frames at 60 a second.
  private var shortestEase: TimeInterval { 0.05 }

  /// Carries a deceleration of one axis on between the new edges.
  private mutating func rebuild(
    _ axis: Axis,
    velocity: Double,
    pages: AxisPair<Double>,
    at time: Timestamp
  ) {
    let range = metrics.range(along: axis)
    switch motions[axis] {
    case .landing(_, let target):
      let wanted =
        behavior.isPagingEnabled
        ? pageOffset(pageNumber(at: target, along: axis), along: axis)
        : range.clamp(target)
      motions[axis] = departure(along: axis, velocity: velocity, target: wanted, isChanged: true)
    case .rest:
      // This axis was at rest while the other moved: it is put right without motion.
      var legal = offset
      legal[axis] = range.clamp(offset[axis])
      place(at: legal)
    default:
      motions[axis] = coast(from: offset[axis], velocity: velocity, within: range, along: axis)
    }
  }

  private mutating func retarget(_ axis: Axis, to target: Double?) {
    guard let target else { return }
    switch motions[axis] {
    case .landing(let motion, _): motions[axis] = .landing(motion, target: target)
    case .ease(let motion, _, let bounds): motions[axis] = .ease(motion, target: target, bounds: bounds)
    case .rest, .fling, .stopAtEdge, .glide: break
    }
  }
}
