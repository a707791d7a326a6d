// From an event to the machine: who owns a pointer, what the wheel and the keys mean. Observers
// (what lies over the content) are asked first, the one in front before those behind.

public import ScrollGeometry
public import ScrollPhysics

internal import Glibc

/// Who receives what a pointer does until it is released.
enum PointerOwner: Hashable {
  /// An observer that took the press.
  case observer(ObjectIdentifier)
  /// The content, which the pointer may drag.
  case content
  /// Content that cannot be scrolled, only tapped: where the pointer went down.
  case tap(at: Point)
  /// Nobody: a second pointer on content that another one holds, or one that has gone too far for a
  /// tap.
  case nobody
  /// A scroll view inside the content.
  case nested(ObjectIdentifier)
  /// A scroll view inside the content or the content itself, whichever begins to drag first: where
  /// the pointer went down.
  case undecided(ObjectIdentifier, from: Point)
}

extension ScrollView {
  /// Does what an event asks for.
  ///
  /// Places are in the view's own coordinates.
  ///
  /// Events may arrive in any order of time; one that is older than what the view has seen happens
  /// now. Places and amounts that are not finite are ignored.
  public func handle(_ event: InputEvent) {
    guard event.location?.isFinite ?? true else { return }
    perform(at: event.time) { route(event) }
  }

  /// Tells the content that it was tapped, at a point of the viewport.
  public func tap(at point: Point) {
    if tapNested(at: point) { return }
    content?.tap(at: machine.contentPoint(under: point))
  }

  /// Ends what all pointers and pinches are doing, as when the window loses the focus.
  public func cancelPointers(at time: Timestamp) {
    for pointer in owners.keys.sorted() { handle(.cancel(pointer: pointer, time: time)) }
    handle(.cancel(time: time))
    perform(at: time) { update { $0.endPinch(at: $1) } }
    pinched = nil
    for view in nested { view.cancelPointers(at: time) }
  }

  private func route(_ event: InputEvent) {
    switch event.kind {
    case .press(let point, let button): press(event, at: point, button: button)
    case .move(let point): move(event, to: point)
    case .release(let point, let button): release(event, at: point, button: button)
    case .cancel: cancel(event)
    case .leave: offerToAll(event)
    case .wheel(let notches, let point, let modifiers):
      guard !offer(event), !wheelNested(event, notches, at: point, modifiers) else { return }
      wheel(notches, at: point, modifiers: modifiers)
    case .pinch(let scale, let point, let phase):
      guard !offer(event), !pinchNested(event, at: point, phase) else { return }
      pinch(scale: scale, at: point, phase: phase)
    case .key(let key, let modifiers):
      guard !offer(event) else { return }
      endNestedAutoscroll(event)
      press(key, modifiers: modifiers)
    }
  }

  // MARK: Pointers

  private func press(_ event: InputEvent, at point: Point, button: PointerButton) {
    guard !isAutoscrolling else { return endAutoscroll() }
    guard !endNestedAutoscroll(event) else { return }
    if owners[event.pointer] != nil {
      // Another button of a pointer that is down changes nothing about what it does.
      guard button == .primary else { return }
      // The same button again: its release got lost.
      cancel(.cancel(pointer: event.pointer, time: event.time))
    }
    if let taker = liveObservers.reversed().first(where: { $0.scrollView(self, take: event) }) {
      // Only the main button makes a pointer somebody's; of another one, nothing more is told.
      if button == .primary { owners[event.pointer] = .observer(ObjectIdentifier(taker)) }
      return
    }
    guard !pressNested(event, at: point, button) else { return }
    switch button {
    case .primary where !isScrollEnabled: owners[event.pointer] = .tap(at: point)
    case .primary where owners.values.contains(.content): owners[event.pointer] = .nobody
    case .primary:
      owners[event.pointer] = .content
      update { $0.press(at: point, time: $1) }
    case .middle where event.pointer == 0: beginAutoscroll(at: point)
    default: break
    }
  }

  private func move(_ event: InputEvent, to point: Point) {
    if event.pointer == 0 { moveAutoscroll(to: point) }
    if point != wheelLatch?.point { wheelLatch = nil }
    switch owners[event.pointer] {
    case .observer(let id): send(event, to: id)
    case .content: update { $0.moveDrag(to: point, time: $1) }
    case .tap(let place):
      if (point - place).length >= behavior.dragSlop { owners[event.pointer] = .nobody }
    case .nested(let id): pass(event, to: id)
    case .undecided(let id, let start): decide(event, id, from: start, to: point)
    case .nobody: break
    case nil: offerToAll(event)
    }
  }

  private func release(_ event: InputEvent, at point: Point, button: PointerButton) {
    if button == .middle {
      releaseAutoscroll()
      passToAutoscrolling(event)
    }
    guard button == .primary else { return }
    switch owners.removeValue(forKey: event.pointer) {
    case .observer(let id): send(event, to: id)
    case .content:
      var isTap = false
      update { machine, time in
        let released = machine.release(at: point, time: time)
        isTap = released.isTap
        return released.changes
      }
      if isTap { tap(at: point) }
    case .tap(let place):
      if (point - place).length < behavior.dragSlop { tap(at: point) }
    case .nested(let id): pass(event, to: id)
    case .undecided(let id, let start): releaseUndecided(event, id, from: start, at: point)
    case .nobody, nil: break
    }
  }

  private func cancel(_ event: InputEvent) {
    endAutoscroll()
    switch owners.removeValue(forKey: event.pointer) {
    case .observer(let id): send(event, to: id)
    case .content: update { $0.cancelDrag(at: $1) }
    case .nested(let id): pass(event, to: id)
    case .undecided(let id, _):
      pass(event, to: id)
      update { $0.cancelDrag(at: $1) }
    case .tap, .nobody: break
    case nil: offerToAll(event)
    }
  }

  private func offer(_ event: InputEvent) -> Bool {
    liveObservers.reversed().contains { $0.scrollView(self, take: event) }
  }

  private func offerToAll(_ event: InputEvent) {
    for observer in liveObservers { _ = observer.scrollView(self, take: event) }
    for view in nested { pass(event, to: ObjectIdentifier(view)) }
  }

  private func send(_ event: InputEvent, to id: ObjectIdentifier) {
    let observer = liveObservers.first { ObjectIdentifier($0) == id }
    _ = observer?.scrollView(self, take: event)
  }

  // MARK: Wheel, pinch, keys

  /// Turns the wheel over the content.
  ///
  /// - Parameters:
  ///   - notches: The turn; (0, 1) is one notch away from the person. Ctrl zooms at the place, Shift
  ///     swaps the axes.
  ///   - point: The place, in the view's coordinates.
  ///   - modifiers: The keys held.
  ///   - factor: How many times further than usual a notch moves the content.
  public func wheel(
    _ notches: Vector,
    at point: Point,
    modifiers: Modifiers,
    factor: Double = 1
  ) {
    guard notches.isFinite else { return }
    endAutoscroll()
    if modifiers.contains(.ctrl), machine.canZoom {
      let zoom = zoomFactor(notches.y)
      update { $0.stepZoom(by: zoom, at: point, time: $1) }
      return
    }
    let turn = turn(notches, modifiers)
    var way = Vector.zero
    for axis in Axis.allCases {
      way[axis] = 0 - turn[axis] * factor * behavior.wheelStep(viewport: frame.size[axis])
    }
    // Only devices that send many small steps send parts of notches.
    let isPrecise = notches.x != notches.x.rounded() || notches.y != notches.y.rounded()
    update { $0.wheel(by: way, isPrecise: isPrecise, time: $1) }
  }

  /// A turn of the wheel along the axes it moves: swapped by Shift, turned round where that is wanted.
  func turn(_ notches: Vector, _ modifiers: Modifiers) -> Vector {
    var turn = modifiers.contains(.shift) ? Vector(x: notches.y, y: notches.x) : notches
    for axis in behavior.invertedWheelAxes { turn[axis] = 0 - turn[axis] }
    return turn
  }

  private func zoomFactor(_ steps: Double) -> Double {
    steps >= 0 ? pow(behavior.zoomStep, steps) : 1 / pow(behavior.zoomStep, -steps)
  }

  private func pinch(scale: Double, at point: Point, phase: GesturePhase) {
    switch phase {
    case .began:
      update { $0.beginPinch(at: point, time: $1) }
      update { $0.movePinch(scale: scale, at: point, time: $1) }
    case .changed: update { $0.movePinch(scale: scale, at: point, time: $1) }
    case .ended:
      update { $0.movePinch(scale: scale, at: point, time: $1) }
      update { $0.endPinch(at: $1) }
    case .cancelled: update { $0.endPinch(at: $1) }
    }
  }

  private func press(_ key: Key, modifiers: Modifiers) {
    endAutoscroll()
    guard modifiers.isDisjoint(with: [.alt]) else { return }
    moveToPresent()
    if let way = step(for: key, modifiers: modifiers) {
      update { $0.key(by: way, time: $1) }
    } else if machine.canZoom, let factor = zoomFactor(for: key) {
      let center = Point(x: frame.width / 2, y: frame.height / 2)
      update { $0.stepZoom(by: factor, at: center, time: $1) }
    }
  }

  private func step(for key: Key, modifiers: Modifiers) -> Vector? {
    let axis: Axis = frame.isEmpty || canScroll(along: .vertical) ? .vertical : .horizontal
    let page = behavior.pageStep(
      viewport: max(
        0,
        frame.size[axis] - contentInset.start(along: axis) - contentInset.end(along: axis)
      )
    )
    var way = Vector.zero
    switch key {
    case .up: way.y = -behavior.lineStep
    case .down: way.y = behavior.lineStep
    case .left: way.x = -behavior.lineStep
    case .right: way.x = behavior.lineStep
    case .pageUp: way[axis] = -page
    case .pageDown: way[axis] = page
    case .space: way[axis] = modifiers.contains(.shift) ? -page : page
    case .home: way[axis] = -distance(along: axis)
    case .end: way[axis] = distance(along: axis)
    default: return nil
    }
    return way
  }

  private func zoomFactor(for key: Key) -> Double? {
    switch key.rawValue {
    case "+", "=", "Keypad +": behavior.zoomStep
    case "-", "Keypad -": 1 / behavior.zoomStep
    case "0", "Keypad 0": 1 / zoomScale
    default: nil
    }
  }

  private func canScroll(along axis: Axis) -> Bool {
    distance(along: axis) > 0
  }

  /// The length of the legal range.
  private func distance(along axis: Axis) -> Double {
    let range = machine.metrics.range(along: axis)
    return range.upperBound - range.lowerBound
  }
}
