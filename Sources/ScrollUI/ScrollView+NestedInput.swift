// Which of two scroll views, one inside the other, a gesture belongs to. The inner one takes what it
// can use, and whoever has taken a gesture keeps it to its end.

import ScrollGeometry
import ScrollPhysics

/// The scroll view that the wheel moves, while its events follow each other at one place.
struct WheelLatch {
  weak var view: ScrollView?
  let point: Point
  let time: Timestamp
}

extension ScrollView {
  // MARK: Pointers

  /// Gives a press to the scroll view under it.
  ///
  /// - Returns: Whether there is one, and the press is no matter of the content any more.
  func pressNested(_ event: InputEvent, at point: Point, _ button: PointerButton) -> Bool {
    // A press on content that moves stops it, whatever lies there.
    guard !isMoving, let inner = nestedView(at: point) else { return false }
    let id = ObjectIdentifier(inner)
    switch button {
    case .primary where inner.isMoving || !isScrollEnabled || isTracking:
      // It stops the inner one, or there is no other that could take it.
      owners[event.pointer] = .nested(id)
      pass(event, to: id)
    case .primary:
      owners[event.pointer] = .undecided(id, from: point)
      pass(event, to: id)
      update { $0.press(at: point, time: $1) }
    case .middle:
      guard Axis.allCases.contains(where: inner.machine.metrics.hasRange) else { return false }
      pass(event, to: id)
    case .secondary: pass(event, to: id)
    }
    return true
  }

  /// Offers a move to the two that a pointer may drag; the first to begin has it.
  func decide(_ event: InputEvent, _ id: ObjectIdentifier, from start: Point, to point: Point) {
    guard let inner = nested(id) else { return }
    if inner.canUse(point - start, at: located(point, in: inner), insteadOf: self) {
      pass(event, to: id)
      guard inner.hasTakenGesture else { return }
      owners[event.pointer] = .nested(id)
      update { $0.cancelDrag(at: $1) }
    } else {
      update { $0.moveDrag(to: point, time: $1) }
      guard isDragging else { return }
      owners[event.pointer] = .content
      pass(.cancel(pointer: event.pointer, time: event.time), to: id)
    }
  }

  /// Ends a press that nobody has dragged: a tap for what lies in the inner scroll view.
  func releaseUndecided(
    _ event: InputEvent,
    _ id: ObjectIdentifier,
    from start: Point,
    at point: Point
  ) {
    let isTap = (point - start).length < behavior.dragSlop
    pass(isTap ? event : .cancel(pointer: event.pointer, time: event.time), to: id)
    update { $0.cancelDrag(at: $1) }
  }

  /// Gives a tap to the scroll view under it.
  ///
  /// - Returns: Whether there is one.
  func tapNested(at point: Point) -> Bool {
    guard let inner = nestedView(at: point) else { return false }
    inner.tap(at: located(point, in: inner))
    return true
  }

  /// Gives an event to a nested scroll view, in its own coordinates.
  func pass(_ event: InputEvent, to id: ObjectIdentifier) {
    guard let inner = nested(id) else { return }
    inner.handle(event.located { located($0, in: inner) })
  }

  // MARK: Wheel, pinch, middle button

  /// Gives the wheel to a nested scroll view that can use it.
  ///
  /// - Returns: Whether one has taken it.
  func wheelNested(
    _ event: InputEvent,
    _ notches: Vector,
    at point: Point,
    _ modifiers: Modifiers
  ) -> Bool {
    guard !nestedViews.isEmpty, notches.isFinite else { return false }
    if modifiers.contains(.ctrl) {
      guard let inner = nestedView(at: point), inner.machine.canZoom else { return false }
      pass(event, to: ObjectIdentifier(inner))
      return true
    }
    let taker = wheelTaker(of: turn(notches, modifiers), at: point)
    wheelLatch = taker.map { WheelLatch(view: $0, point: point, time: now) }
    guard let taker, taker !== self else { return false }
    pass(event, to: ObjectIdentifier(taker))
    return true
  }

  private func wheelTaker(of turn: Vector, at point: Point) -> ScrollView? {
    if let latch = wheelLatch, latch.point == point, now - latch.time <= behavior.wheelLatch,
      let view = latch.view
    {
      return view
    }
    if let inner = nestedView(at: point), inner.hasRoom(for: turn, at: located(point, in: inner)) {
      return inner
    }
    return hasRoom(for: turn) ? self : nil
  }

  /// Gives a pinch to a nested scroll view that can zoom, until it ends.
  ///
  /// - Returns: Whether one has it.
  func pinchNested(_ event: InputEvent, at point: Point, _ phase: GesturePhase) -> Bool {
    if phase == .began {
      pinched = nestedView(at: point).flatMap { $0.machine.canZoom ? $0 : nil }
    }
    guard let inner = pinched else { return false }
    pass(event, to: ObjectIdentifier(inner))
    if phase == .ended || phase == .cancelled { pinched = nil }
    return true
  }

  /// Lets a press or a key end the autoscroll of a nested scroll view.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  func endNestedAutoscroll(_ event: InputEvent) -> Bool {
    guard let inner = nested.first(where: \.isAutoscrolling) else { return false }
    inner.endAutoscroll()
    return true
  }

  func passToAutoscrolling(_ event: InputEvent) {
    for inner in nested where inner.isAutoscrolling { pass(event, to: ObjectIdentifier(inner)) }
  }

  // MARK: Who can use what

  private func nested(_ id: ObjectIdentifier) -> ScrollView? {
    nestedViews.first { ObjectIdentifier($0.view) == id }?.view
  }

  /// The nested scroll view in front at a place of the viewport.
  private func nestedView(at point: Point) -> ScrollView? {
    guard !nestedViews.isEmpty else { return nil }
    let place = machine.contentPoint(under: point)
    return nested.last { !$0.isHidden && $0.frame.contains(place) }
  }

  /// A place of the viewport in the coordinates of a nested scroll view.
  private func located(_ point: Point, in inner: ScrollView) -> Point {
    machine.contentPoint(under: point) - (inner.frame.origin - .zero)
  }

  /// Whether a pointer drags the content, or something inside it.
  private var hasTakenGesture: Bool {
    isDragging
      || owners.values.contains { if case .nested = $0 { true } else { false } }
  }

  /// Whether a pointer that has gone a way could drag this scroll view, or one inside it.
  private func canUse(_ way: Vector, at point: Point, insteadOf outer: ScrollView) -> Bool {
    if hasTakenGesture || hasRoom(for: way, at: point) { return true }
    // At its end it only stretches, and only if the way is of no use to the outer one.
    let axis = way.mainAxis
    let bounces =
      isScrollEnabled && self.bounces
      && (machine.metrics.hasRange(along: axis) || behavior.alwaysBounces.contains(axis))
    return bounces && !outer.hasRoom(for: way)
  }

  /// Whether there is more to see here, or in what lies at a place here, for a pointer that goes a
  /// way.
  private func hasRoom(for way: Vector, at point: Point) -> Bool {
    if hasRoom(for: way) { return true }
    guard let inner = nestedView(at: point) else { return false }
    return inner.hasRoom(for: way, at: located(point, in: inner))
  }

  private func hasRoom(for way: Vector) -> Bool {
    let axis = way.mainAxis
    let range = contentOffsetRange(along: axis)
    guard isScrollEnabled, range.upperBound > range.lowerBound else { return false }
    // What still glides to its end has no room left there.
    let heading = machine.heading(along: axis)
    return way[axis] > 0 ? heading > range.lowerBound : heading < range.upperBound
  }
}

extension Vector {
  /// The axis along which a way is longer.
  fileprivate var mainAxis: Axis { abs(x) > abs(y) ? .horizontal : .vertical }
}
