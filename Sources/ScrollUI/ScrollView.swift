// The view that shows a part of something larger: its properties, its state, its time. Input, drawing
// and who is told are in files of their own; what motion does is the machine's affair. Knows no SDL.

public import ScrollDrawing
public import ScrollGeometry
public import ScrollPhysics

/// A view that shows a part of larger content and lets it be moved as UIScrollView does.
///
/// Hand it events with ``handle(_:)``, the time of every frame with ``advance(to:)``, and draw it
/// with ``draw(into:)``. It reads no clock. It is used from one thread.
///
/// All lengths are in points and all velocities in points per second. Numbers that are not finite
/// are programming mistakes and end the program, in debug and in release.
public final class ScrollView: View {
  /// Who is told what the content does, and may say where it stops; not kept alive.
  public weak var delegate: (any ScrollViewDelegate)?

  /// What is shown; `nil` shows the background alone.
  public var content: (any ScrollContent)? {
    didSet {
      guard oldValue !== content else { return }
      oldValue?.didMove(to: nil)
      setNeedsDisplay()
      content?.didMove(to: self)
    }
  }

  /// What lies behind the content.
  ///
  /// White by default.
  public var backgroundColor = Color.white {
    didSet { if backgroundColor != oldValue { setNeedsDisplay() } }
  }

  public var alpha = 1.0
  public var isHidden = false

  /// Views that lie over the content and do not move with it, from back to front; their frames are
  /// in viewport coordinates.
  public internal(set) var overlays: [any View] = []

  var machine = ScrollMachine()
  var clock = MonotoneClock()
  var damage = DamageLog()
  var observers: [WeakObserver] = []
  /// Pointers that are down, and who has them.
  var owners: [Int: PointerOwner] = [:]
  var telling = Telling()
  var nestedViews: [NestedView] = []
  /// The scroll view that wheel events go to as long as they follow each other.
  var wheelLatch: WheelLatch?
  /// The nested scroll view that a pinch belongs to.
  weak var pinched: ScrollView?
  /// The last autoscroll.
  var autoscroll: Autoscroll?

  private var placement: Rect
  private var depth = 0
  /// Whether a motion that was begun outside of any event waits for the time it begins at.
  private var startsWithNextFrame = false

  /// Creates a scroll view without content; the frame must be finite and may be empty.
  public init(frame: Rect) {
    Self.check(frame.isFinite, "frame", frame)
    placement = frame
    change { $0.viewport = frame.size }
  }

  // MARK: Geometry

  /// The place of the view in the coordinates of whatever shows it.
  ///
  /// A new size keeps the content's top left corner, as far as that is legal. It is not a scroll by
  /// the user: nothing animates.
  public var frame: Rect {
    get { placement }
    set {
      Self.check(newValue.isFinite, "frame", newValue)
      guard newValue != placement else { return }
      placement = newValue
      change(.frame) { $0.viewport = newValue.size }
    }
  }

  /// The visible part of the content: the origin is ``contentOffset``, the size that of ``frame``.
  public var bounds: Rect { Rect(origin: contentOffset, size: frame.size) }

  /// The point of the content at the viewport's top left corner.
  ///
  /// Exact while content moves or is held; on a whole device pixel when it has come to rest. A value
  /// that is set is brought into the legal range and ends whatever moves the content.
  public var contentOffset: Point {
    get { machine.offset }
    set { setContentOffset(newValue, animated: false) }
  }

  /// The size of the content as it is shown, that is, at the present ``zoomScale``.
  ///
  /// Zero by default. Negative sizes count as zero.
  public var contentSize: Size {
    get {
      let size = machine.metrics.unzoomedContent
      return Size(width: size.width * zoomScale, height: size.height * zoomScale)
    }
    set {
      Self.check(newValue.isFinite, "contentSize", newValue)
      change(.contentSize) { $0.setContent(newValue) }
    }
  }

  /// Room around the content that can be scrolled into view.
  ///
  /// Zero by default.
  ///
  /// Content that rests at its beginning stays there when the inset before it changes.
  public var contentInset: EdgeInsets {
    get { machine.metrics.inset }
    set {
      Self.check(newValue.isFinite, "contentInset", newValue)
      change(.contentInset) { $0.inset = newValue }
    }
  }

  /// Device pixels per point; content comes to rest on whole device pixels.
  ///
  /// 1 by default.
  public var contentScaleFactor: Double {
    get { 1 / machine.metrics.pixel }
    set {
      Self.check(newValue.isFinite && newValue > 0, "contentScaleFactor", newValue)
      change { $0.pixel = 1 / newValue }
    }
  }

  // MARK: State

  /// Whether a pointer is down on the content, be it to drag it, tap it or stop it.
  public var isTracking: Bool { flags.isTracking }
  /// Whether a pointer moves the content; false again from the moment it lets go.
  public var isDragging: Bool { flags.isDragging }
  /// Whether content moves by itself after a drag; stays set while a pointer holds a caught fling.
  public var isDecelerating: Bool { flags.isDecelerating }
  /// Whether a pinch changes the zoom scale.
  public var isZooming: Bool { flags.isZooming }
  /// Whether the zoom scale is on its way back to a limit.
  public var isZoomBouncing: Bool { flags.isZoomBouncing }
  /// Whether anything moves the content, an animation or the wheel included.
  public var isMoving: Bool { machine.isMoving }

  /// The velocity of the content offset, in points per second.
  ///
  /// Positive while the offset grows, and zero at rest. During a drag it is the one a release would
  /// give.
  public var velocity: Vector { machine.velocity(at: now) }

  /// The time of the event or frame that is being handled; `nil` outside.
  public var time: Timestamp? { depth > 0 ? clock.now : nil }

  private var flags: ScrollFlags { telling.flags ?? machine.flags }

  // MARK: Time

  /// Moves everything to where it belongs at a time.
  ///
  /// - Returns: When the next frame is wanted.
  @discardableResult public func advance(to time: Timestamp) -> FrameDemand {
    var demand = FrameDemand.none
    perform(at: time) {
      update { $0.advance(to: $1) }
      for observer in liveObservers {
        demand = demand.sooner(observer.scrollView(self, advanceTo: now))
      }
    }
    let inner = advanceNested(to: time)
    if machine.isMoving || startsWithNextFrame { return .next }
    guard case .at(let wanted) = demand else { return demand.sooner(inner) }
    return inner.sooner(.at(clock.external(wanted)))
  }

  /// Does something at a time, as if it were in answer to an event.
  ///
  /// Outside, in answer to something the scroll view does not know of, an animation begins with the
  /// next frame.
  public func perform(at time: Timestamp, _ action: () -> Void) {
    let present = clock.advance(to: time)
    if startsWithNextFrame {
      startsWithNextFrame = false
      machine.restartMotion(at: present)
    }
    depth += 1
    action()
    depth -= 1
  }

  // MARK: For the extensions

  var now: Timestamp { clock.now ?? Timestamp(seconds: 0) }

  var liveObservers: [any ScrollViewObserver] {
    observers.compactMap { $0.observer }
  }

  /// Lets the machine do something and tells what came of it.
  func update(_ body: (inout ScrollMachine, Timestamp) -> [ScrollChange]) {
    let wasMoving = machine.isMoving
    let scale = machine.metrics.zoomScale
    let changes = body(&machine, now)
    if machine.metrics.zoomScale != scale { tell(.contentSize) }
    deliver(changes)
    if depth == 0, machine.isMoving, !wasMoving || !changes.isEmpty { startsWithNextFrame = true }
  }

  /// Moves content that moves by itself to where it is now and not at the last frame, so that what is
  /// reckoned from its place and scale does not depend on when frames were shown.
  func moveToPresent() {
    update { $0.advance(to: $1) }
  }

  /// Changes settings.
  func configure(_ body: (inout ScrollBehavior) -> Void) {
    var behavior = machine.behavior
    body(&behavior)
    update { $0.setBehavior(behavior, at: $1) }
  }

  /// Changes the geometry; observers are told even if the offset stays.
  func change(_ changes: LayoutChanges = [], _ body: (inout ScrollMetrics) -> Void) {
    moveToPresent()
    var metrics = machine.metrics
    body(&metrics)
    guard metrics != machine.metrics else {
      if changes.contains(.frame) { tell(changes) }
      return
    }
    let reported = machine.setMetrics(metrics, at: now)
    if !changes.isEmpty { tell(changes) }
    deliver(reported)
  }

  /// Ends the program, in debug and in release, when a value is none that a property can have.
  static func check(_ isValid: Bool, _ property: String, _ value: some Any) {
    precondition(isValid, "\(property) must be finite and in its range, got \(value)")
  }
}
