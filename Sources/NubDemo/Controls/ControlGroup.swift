// Controls that belong together: who is under the mouse, held and focused, and what must be drawn
// anew. Knows neither what the controls do nor who shows them.

import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI

/// A host of controls in one coordinate space.
final class ControlGroup {
  /// How far a focus ring reaches out of its control, in points.
  static let ringReach = 4.0

  /// Called with what must be drawn anew, in the coordinates of the group.
  var onDamage: ((Rect) -> Void)?

  /// Everything shown, from back to front.
  private(set) var views: [any View] = []
  /// The controls among it, in the order in which the focus goes.
  private(set) var controls: [any Control] = []

  /// The control that receives keys.
  private(set) var focus: Int?
  private var hover: ControlPart?
  private var hold: Hold?

  /// A part that a pointer holds.
  private struct Hold {
    let pointer: Int
    let part: ControlPart
    var isInside = true
    /// Set while the part acts again and again.
    var rhythm: HoldRepeat?
    /// Whether the part has acted already, so that the release means nothing.
    var hasActed = false
  }

  /// Whether the mouse is over something that can be pressed.
  var isHovering: Bool { hover != nil }
  /// Whether a pointer holds a control.
  var isHolding: Bool { hold != nil }
  /// Whether a pointer holds a control.
  func isHeld(by pointer: Int) -> Bool { hold?.pointer == pointer }

  /// The place of the control that has the focus, with its ring.
  var focusedFrame: Rect? {
    focus.map { Self.outset(controls[$0].frame) }
  }

  /// Adds a view in front of the others.
  func add(_ view: any View) {
    views.append(view)
    if let control = view as? any Control { controls.append(control) }
  }

  /// Takes all views away.
  func removeAll() {
    forgetPointers()
    focus = nil
    views = []
    controls = []
  }

  /// Draws what touches a rectangle.
  func draw(_ visible: Rect, into list: inout DisplayList) {
    for view in views where !view.isHidden {
      guard !Self.outset(view.frame).intersection(visible).isEmpty else { continue }
      list.withOrigin(view.frame.origin) { view.draw(into: &$0) }
    }
  }

  // MARK: Time

  /// Lets held parts act again.
  func advance(to time: Timestamp) -> FrameDemand {
    guard var held = hold, var rhythm = held.rhythm else {
      collectDamage()
      return .none
    }
    let count = rhythm.takeDue(at: time)
    held.rhythm = rhythm
    held.hasActed = held.hasActed || count > 0
    hold = held
    if held.isInside {
      for _ in 0..<count { act(held.part) }
    }
    collectDamage()
    return .at(rhythm.next)
  }

  // MARK: Events

  /// Does what an event means to the controls.
  ///
  /// - Parameters:
  ///   - event: The event, in the coordinates of the group.
  ///   - waits: Whether a press may still turn out to be a drag of what is beneath, so that nothing
  ///     acts before the release or a long hold.
  /// - Returns: Whether the event was theirs.
  @discardableResult
  func handle(_ event: InputEvent, waits: Bool = false) -> Bool {
    defer { collectDamage() }
    switch event.kind {
    case .press(let point, button: .primary):
      return press(at: point, by: event.pointer, time: event.time, waits: waits)
    case .press: return isHeld(by: event.pointer)
    case .move(let point): return move(to: point, by: event.pointer)
    case .release(let point, button: .primary): return release(at: point, by: event.pointer)
    case .release: return isHeld(by: event.pointer)
    case .cancel: return cancel(event.pointer)
    case .leave:
      if event.pointer == 0 { setHover(nil) }
      return false
    case .key(let key, let modifiers): return take(key, modifiers)
    case .wheel, .pinch: return false
    }
  }

  private func press(at point: Point, by pointer: Int, time: Timestamp, waits: Bool) -> Bool {
    guard hold == nil else { return isHeld(by: pointer) }
    guard let part = part(at: point, isTouch: pointer != 0) else {
      if focus != nil { setFocus(nil) }
      if pointer == 0 { setHover(nil) }
      return false
    }
    var held = Hold(pointer: pointer, part: part)
    let control = controls[part.control]
    if control.repeatsWhileHeld { held.rhythm = HoldRepeat(pressedAt: time) }
    held.hasActed = control.repeatsWhileHeld && !waits
    hold = held
    setHover(pointer == 0 ? part : nil)
    setFocus(part.control, shows: false)
    control.state.pressed = part.part
    if held.hasActed { act(part) }
    return true
  }

  private func move(to point: Point, by pointer: Int) -> Bool {
    let part = part(at: point, isTouch: pointer != 0)
    guard var held = hold, held.pointer == pointer else {
      if pointer == 0, hold == nil { setHover(part) }
      return false
    }
    held.isInside = part == held.part
    hold = held
    controls[held.part.control].state.pressed = held.isInside ? held.part.part : nil
    return true
  }

  private func release(at point: Point, by pointer: Int) -> Bool {
    guard let held = hold, held.pointer == pointer else { return false }
    let part = part(at: point, isTouch: pointer != 0)
    hold = nil
    controls[held.part.control].state.pressed = nil
    if part == held.part, !held.hasActed { act(held.part) }
    // What acted may have put other controls here.
    setHover(pointer == 0 ? self.part(at: point, isTouch: false) : nil)
    return true
  }

  private func cancel(_ pointer: Int) -> Bool {
    if pointer == 0 { setHover(nil) }
    guard let held = hold, held.pointer == pointer else { return false }
    hold = nil
    controls[held.part.control].state.pressed = nil
    return true
  }

  /// Ends what a pointer is doing, whichever it is.
  func cancelHold(at time: Timestamp) {
    handle(.cancel(pointer: hold?.pointer ?? 0, time: time))
  }

  private func act(_ part: ControlPart) {
    guard controls.indices.contains(part.control) else { return }
    let control = controls[part.control]
    guard control.isEnabled, control.parts.indices.contains(part.part) else { return }
    control.activate(part.part)
    control.needsDisplay = true
  }

  // MARK: Focus

  /// Moves the focus to the next control or the one before.
  ///
  /// - Returns: Whether there is one; if not, the focus leaves the group.
  func moveFocus(forward: Bool) -> Bool {
    defer { collectDamage() }
    var next = focus.map { $0 + (forward ? 1 : -1) } ?? (forward ? 0 : controls.count - 1)
    while controls.indices.contains(next) {
      if controls[next].isEnabled, !controls[next].isHidden {
        setFocus(next, shows: true)
        return true
      }
      next += forward ? 1 : -1
    }
    setFocus(nil)
    return false
  }

  /// Takes the focus away from the group.
  func resignFocus() {
    setFocus(nil)
    collectDamage()
  }

  private func take(_ key: Key, _ modifiers: Modifiers) -> Bool {
    guard let focus, modifiers.isEmpty, controls[focus].isEnabled else { return false }
    guard controls[focus].take(key) else { return false }
    controls[focus].needsDisplay = true
    setFocus(focus, shows: true)
    return true
  }

  private func setFocus(_ index: Int?, shows: Bool = false) {
    if let focus, focus != index { controls[focus].state.isFocused = false }
    focus = index
    if let index { controls[index].state.isFocused = shows }
  }

  // MARK: Pointers

  private func forgetPointers() {
    setHover(nil)
    if let hold { controls[hold.part.control].state.pressed = nil }
    hold = nil
  }

  private func setHover(_ part: ControlPart?) {
    guard part != hover else { return }
    if let hover { controls[hover.control].state.hovered = nil }
    hover = part
    if let part { controls[part.control].state.hovered = part.part }
  }

  private func part(at point: Point, isTouch: Bool) -> ControlPart? {
    var targets: [ControlTarget] = []
    for (index, control) in controls.enumerated() where control.isEnabled && !control.isHidden {
      for (part, rect) in control.parts.enumerated() {
        let frame = rect.offset(by: control.frame.origin - .zero)
        targets.append(
          ControlTarget(part: ControlPart(control: index, part: part), frame: frame)
        )
      }
    }
    return targets.hit(by: point, isTouch: isTouch)
  }

  // MARK: Drawing

  /// Has drawn anew what changed since this was called for the last time.
  func collectDamage() {
    for control in controls where control.needsDisplay {
      control.needsDisplay = false
      onDamage?(Self.outset(control.frame))
    }
  }

  private static func outset(_ frame: Rect) -> Rect {
    let reach = -ringReach
    return frame.inset(by: EdgeInsets(top: reach, left: reach, bottom: reach, right: reach))
  }
}
