// The state of a scroll view as a value: where the content is, what moves it, and what must be told
// to whom. It knows neither views nor delegates nor clocks: every function is given the time and
// returns what changed. Dragging, releases, wheel and zoom are in files of their own.

public import ScrollGeometry

/// The state machine of a scroll view.
///
/// Times handed to the machine must not decrease; ``MonotoneClock`` sees to that.
public struct ScrollMachine: Sendable {
  /// What moves the content when no pointer does.
  enum Activity: Hashable, Sendable {
    case idle, decelerating, animating, wheeling, autoscrolling
    case zooming(ZoomAnimation)
  }

  /// The sizes and insets.
  public internal(set) var metrics = ScrollMetrics()
  /// The settings.
  public internal(set) var behavior = ScrollBehavior()
  /// The content offset: exact while anything moves or is held, on a whole device pixel at rest.
  public internal(set) var offset = Point.zero

  var activity = Activity.idle
  var motions = AxisPair(both: AxisMotion.rest)
  /// When the present motions began.
  var motionStart = Timestamp(seconds: 0)
  var drag: Drag?
  var pinch: Pinch?
  /// Where the wheel has turned to, unrounded; it counts as long as the content is there.
  var wheelTarget: Point?
  /// The page each axis shows, kept while the viewport has no size.
  var page = AxisPair(both: 0.0)
  /// What happened since the last report.
  var pending: [ScrollChange] = []

  /// Creates the state of an empty view at rest.
  public init() {}

  /// The state flags.
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
  public var isMoving: Bool { activity != .idle }

  /// The velocity of the offset, in points per second: of the pointer while it drags, else of what
  /// moves the content.
  public func velocity(at time: Timestamp) -> Vector {
    if let drag, drag.isDragging { return releaseVelocity(of: drag, at: time) }
    guard activity != .idle else { return .zero }
    var velocity = Vector.zero
    for axis in Axis.allCases {
      velocity[axis] = motions[axis].velocity(at: time - motionStart)
    }
    return velocity
  }

  /// Moves the content to where it belongs at a time.
  public mutating func advance(to time: Timestamp) -> [ScrollChange] {
    move(to: time)
    return report()
  }

  /// Puts the content at an offset, which is brought into the legal range.
  ///
  /// Whatever moves the content ends. A pointer that drags keeps its hold and goes on from there.
  public mutating func setOffset(_ point: Point, at time: Timestamp) -> [ScrollChange] {
    let ended = activity
    stop()
    place(at: metrics.clamped(point))
    emitEnd(of: ended)
    holdFromHere()
    return report()
  }

  /// Moves the content to an offset over ``ScrollBehavior/animationDuration``.
  ///
  /// A scroll that is under way is redirected with its speed. Nothing happens when the content is at
  /// rest there already. While a pointer holds the content, or motion is reduced, it jumps.
  public mutating func scroll(to point: Point, at time: Timestamp) -> [ScrollChange] {
    move(to: time)
    let target = metrics.clamped(point)
    guard activity != .idle || target != offset else { return report() }
    guard drag == nil, !behavior.reducesMotion else {
      stop()
      place(at: target)
      emit(.didEndScrollingAnimation)
      holdFromHere()
      return report()
    }
    if activity == .animating, Axis.allCases.allSatisfy({ motions[$0].destination == target[$0] }) {
      return report()
    }
    let velocity = velocity(at: time)
    if activity != .animating { emitEnd(of: activity) }
    activity = .animating
    ease(
      to: target,
      velocity: velocity,
      duration: behavior.animationDuration,
      limited: false,
      at: time
    )
    return report()
  }

  /// Stops content where it is, exactly; content on its way back from a stretch goes on.
  public mutating func halt(at time: Timestamp) -> [ScrollChange] {
    move(to: time)
    guard activity != .idle, drag == nil, offset == metrics.clamped(offset) else {
      return report()
    }
    let ended = activity
    if case .zooming(let animation) = ended {
      finishZoom(animation)
    } else {
      stop()
      emitEnd(of: ended)
    }
    return report()
  }

  /// Puts content that nothing moves or holds on a whole device pixel.
  public mutating func comeToRest(at time: Timestamp) -> [ScrollChange] {
    guard activity == .idle, drag == nil, pinch == nil else { return report() }
    settle()
    return report()
  }

  /// Lets a motion that was begun outside of any event begin at a time.
  public mutating func restartMotion(at time: Timestamp) {
    motionStart = time
    if case .zooming(var animation) = activity {
      animation.start = time
      activity = .zooming(animation)
    }
  }

  // MARK: Shared by the extensions

  /// Moves content that moves by itself; ends the movement when it has come to rest.
  mutating func move(to time: Timestamp) {
    if case .zooming(let animation) = activity { return moveZoom(animation, to: time) }
    guard activity != .idle else { return }
    let elapsed = time - motionStart
    var next = offset
    var isOver = true
    for axis in Axis.allCases {
      next[axis] = motions[axis].value(at: elapsed) ?? offset[axis]
      if elapsed < motions[axis].duration { isOver = false }
    }
    place(at: next)
    guard isOver else { return }
    // An autoscroll that waits at an edge, or in its dead zone, goes on until its button says so.
    guard activity != .autoscrolling else { return }
    let ended = activity
    stop()
    emitEnd(of: ended)
  }

  /// Lets nothing move the content any more, without telling anyone.
  mutating func stop() {
    activity = .idle
    motions = AxisPair(both: .rest)
  }

  /// Tells that an activity has ended, if anyone is told of it.
  mutating func emitEnd(of ended: Activity) {
    switch ended {
    case .decelerating: emit(.didEndDecelerating)
    case .animating: emit(.didEndScrollingAnimation)
    case .zooming: endZoom()
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

  /// Starts easing towards a place inside the legal range.
  mutating func ease(
    to target: Point,
    velocity: Vector,
    duration: TimeInterval,
    limited: Bool,
    at time: Timestamp
  ) {
    motionStart = time
    for axis in Axis.allCases {
      let start = offset[axis]
      guard start != target[axis] || (velocity[axis] != 0 && !limited) else {
        motions[axis] = .rest
        continue
      }
      let range = metrics.range(along: axis)
      motions[axis] = .ease(
        EaseMotion(
          from: start,
          velocity: velocity[axis],
          to: target[axis],
          duration: duration,
          limitingOvershoot: limited
        ),
        target: target[axis],
        bounds: min(start, range.lowerBound)...max(start, range.upperBound)
      )
    }
  }

  mutating func emit(_ kind: ScrollChange.Kind) {
    pending.append(ScrollChange(kind: kind, flags: flags))
  }

  mutating func report() -> [ScrollChange] {
    defer { pending = [] }
    return pending
  }
}
