// The state of a scroll view as a value: where the content is, what moves it, and what must be told
// to whom. It knows neither views nor delegates nor clocks: every function is given the time and
// returns what changed. Dragging, releases, wheel and zoom are in files of their own.

public import ScrollGeometry

/// The state machine of a scroll view.
///
/// Times handed to the machine must not decrease; ``MonotoneClock`` sees to that. While a pointer
/// or a pinch holds the content, nothing else moves it.
public struct ScrollMachine: Sendable {
  /// What moves the content when no pointer does.
  enum Activity: Hashable, Sendable {
    case idle, decelerating, animating, wheeling, autoscrolling
    case zooming(ZoomAnimation)
  }

  /// The sizes, insets and zoom scale that the legal offsets follow from.
  public internal(set) var metrics = ScrollMetrics()
  /// The switches and numbers by which input becomes motion.
  public internal(set) var behavior = ScrollBehavior()
  /// The content offset: exact while anything moves or is held, on a whole device pixel at rest.
  public internal(set) var offset = Point.zero

  var activity = Activity.idle
  var motions = AxisPair(both: AxisMotion.rest)
  /// When the present motions began.
  var starts = AxisPair(both: Timestamp(seconds: 0))
  var drag: Drag?
  var pinch: Pinch?
  /// Where wheel, keys and zoom steps have led to, before it was rounded to a device pixel; it counts
  /// as long as the content rests there.
  var unrounded: Point?
  /// The page each axis shows, kept while the viewport has no size.
  var page = AxisPair(both: 0.0)
  /// What happened since the last report.
  var pending: [ScrollChange] = []

  /// Creates the state of an empty view at rest.
  public init() {}

  /// What a hand and the content are doing, as UIKit's flags have it.
  public var flags: ScrollFlags {
    ScrollFlags(
      isTracking: drag != nil,
      isDragging: drag?.isDragging ?? false,
      isDecelerating: activity == .decelerating || drag?.caughtDeceleration ?? false,
      isZooming: pinch != nil,
      isZoomBouncing: isZoomBouncing
    )
  }

  /// Whether the content moves by itself, so that the next frame will differ.
  public var isMoving: Bool {
    activity == .autoscrolling
      ? Axis.allCases.contains { motions[$0] != .rest } : activity != .idle
  }

  /// Whether an autoscroll is under way, even if it waits at an edge or in its dead zone.
  public var isAutoscrolling: Bool { activity == .autoscrolling }

  /// Whether a pointer or a pinch holds the content.
  var isHeld: Bool { drag != nil || pinch != nil }

  /// The velocity of the offset, in points per second: of the pointer while it drags, else of what
  /// moves the content.
  public func velocity(at time: Timestamp) -> Vector {
    if let drag, drag.isDragging { return releaseVelocity(of: drag, at: time) }
    guard activity != .idle else { return .zero }
    var velocity = Vector.zero
    for axis in Axis.allCases {
      velocity[axis] = motions[axis].velocity(at: time - starts[axis])
    }
    return velocity
  }

  /// Where the content is going to be along an axis: the end of its movement, or where it is.
  public func heading(along axis: Axis) -> Double {
    motions[axis].destination ?? offset[axis]
  }

  /// Moves the content to where it belongs at a time.
  public mutating func advance(to time: Timestamp) -> [ScrollChange] {
    move(to: time)
    return report()
  }

  /// Puts the content at an offset, which is brought into the legal range.
  ///
  /// Whatever moves the content ends. A pointer that drags, and a pinch, keep their hold and go on
  /// from there.
  public mutating func setOffset(_ point: Point, at time: Timestamp) -> [ScrollChange] {
    // The scale at which a zoom is cut short is that of this moment, not of the last frame.
    if isZoomAnimated { move(to: time) }
    let ended = stop()
    unrounded = nil
    place(at: metrics.clamped(point))
    emitEnd(of: ended)
    holdFromHere()
    drag?.offered?.velocity = .zero
    drag?.offered?.isOverruled = true
    return report()
  }

  /// Moves the content to an offset over ``ScrollBehavior/animationDuration``.
  ///
  /// A scroll that is under way is redirected with its speed. Nothing happens when the content is at
  /// rest there already. While a pointer holds the content, or motion is reduced, it jumps; asked
  /// for while a release is being told, it takes the place of the fling.
  public mutating func scroll(to point: Point, at time: Timestamp) -> [ScrollChange] {
    move(to: time)
    if drag?.offered != nil {
      drag?.offered?.scrollTarget = point
    } else {
      beginScroll(to: point, at: time)
    }
    return report()
  }

  /// Stops content where it is, exactly; content on its way back from a stretch goes on.
  public mutating func halt(at time: Timestamp) -> [ScrollChange] {
    move(to: time)
    guard activity != .idle, isZoomAnimated || offset == metrics.clamped(offset) else {
      return report()
    }
    let ended = stop()
    place(at: metrics.clamped(offset))
    emitEnd(of: ended)
    return report()
  }

  /// Puts content that nothing moves or holds on a whole device pixel.
  public mutating func comeToRest(at time: Timestamp) -> [ScrollChange] {
    guard activity == .idle, !isHeld else { return report() }
    settle()
    return report()
  }

  /// Lets a motion that was begun outside of any event begin at a time.
  public mutating func restartMotion(at time: Timestamp) {
    starts = AxisPair(both: time)
    if case .zooming(var animation) = activity {
      animation.start = time
      activity = .zooming(animation)
    }
  }

  // MARK: Shared by the extensions

  /// Moves content that moves by itself; ends the movement when it has come to rest.
  mutating func move(to time: Timestamp) {
    if case .zooming(let animation) = activity { return moveZoom(animation, to: time) }
    guard isMoving else { return }
    var next = offset
    var isOver = true
    for axis in Axis.allCases {
      let elapsed = time - starts[axis]
      next[axis] = motions[axis].value(at: elapsed) ?? offset[axis]
      if elapsed < motions[axis].duration { isOver = false }
    }
    place(at: next)
    guard isOver else { return }
    guard activity != .autoscrolling else {
      // It waits at the edge, or in its dead zone, until its button says otherwise.
      motions = AxisPair(both: .rest)
      return
    }
    emitEnd(of: stop())
  }

  /// Lets nothing move the content any more; of what ended, nobody is told yet.
  ///
  /// A zoom that is cut short stays where it is, but for a scale that is past a limit.
  @discardableResult
  mutating func stop() -> Activity {
    let ended = activity
    activity = .idle
    motions = AxisPair(both: .rest)
    if case .zooming = ended { limitScale() }
    return ended
  }

  /// Tells that an activity has ended, if anyone is told of it.
  mutating func emitEnd(of ended: Activity) {
    switch ended {
    case .decelerating: emit(.didEndDecelerating)
    case .animating: emit(.didEndScrollingAnimation)
    case .zooming: emit(.didEndZooming(scale: metrics.zoomScale))
    case .idle, .wheeling, .autoscrolling: break
    }
  }

  /// Sets the offset and tells so if it differs.
  mutating func place(at point: Point) {
    guard point != offset else { return }
    offset = point
    rememberPage()
    emit(.didScroll)
  }

  /// Starts an animated scroll, or redirects the one that is under way.
  mutating func beginScroll(to point: Point, at time: Timestamp) {
    guard activity != .idle || metrics.clamped(point) != offset else { return }
    unrounded = nil
    guard !isHeld, !behavior.reducesMotion else {
      let ended = stop()
      place(at: metrics.clamped(point))
      if ended != .animating { emitEnd(of: ended) }
      emit(.didEndScrollingAnimation)
      holdFromHere()
      return
    }
    let velocity = velocity(at: time)
    if activity != .animating { emitEnd(of: stop()) }
    let target = metrics.clamped(point)
    let isUnderWay =
      activity == .animating
      && Axis.allCases.allSatisfy { heading(along: $0) == target[$0] }
    guard !isUnderWay else { return }
    activity = .animating
    for axis in Axis.allCases {
      ease(
        axis,
        to: target[axis],
        velocity: velocity[axis],
        duration: behavior.animationDuration,
        limited: false,
        at: time
      )
    }
  }

  /// Starts easing one axis towards a place inside the legal range.
  mutating func ease(
    _ axis: Axis,
    to target: Double,
    velocity: Double,
    duration: TimeInterval,
    limited: Bool,
    at time: Timestamp
  ) {
    let start = offset[axis]
    starts[axis] = time
    guard start != target || (velocity != 0 && !limited) else {
      motions[axis] = .rest
      return
    }
    let motion = EaseMotion(
      from: start,
      velocity: velocity,
      to: target,
      duration: duration,
      limitingOvershoot: limited
    )
    motions[axis] = .ease(motion, target: target, bounds: reachable(from: start, along: axis))
  }

  /// The legal range along an axis, and what lies between it and a place.
  func reachable(from place: Double, along axis: Axis) -> ClosedRange<Double> {
    let range = metrics.range(along: axis)
    return min(place, range.lowerBound)...max(place, range.upperBound)
  }

  mutating func emit(_ kind: ScrollChange.Kind) {
    pending.append(ScrollChange(kind: kind, flags: flags))
  }

  mutating func report() -> [ScrollChange] {
    defer { pending = [] }
    return pending
  }
}
