// Where the keyboard focus can be, and the way from one place to the next.

import ScrollUI

/// Something that can have the keyboard focus, as a whole or in parts.
protocol FocusStop: AnyObject {
  /// Whether it has the focus.
  var hasFocus: Bool { get }

  /// Takes the focus at its first part or its last, or moves it on among its parts.
  ///
  /// - Returns: Whether it has the focus now; if not, the focus goes elsewhere.
  func moveFocus(forward: Bool) -> Bool

  /// Gives the focus away.
  func resignFocus()

  /// Does what a key means while it has the focus.
  ///
  /// - Returns: Whether the key means anything to it.
  func takeKey(_ event: InputEvent) -> Bool
}

extension [any FocusStop] {
  /// Moves the focus to the next place or the one before; past the end nobody has it, and from
  /// there it begins anew.
  func moveFocus(forward: Bool) {
    let order = forward ? self : Array(reversed())
    let current = order.firstIndex { $0.hasFocus }
    if let current, order[current].moveFocus(forward: forward) { return }
    let start = current.map { $0 + 1 } ?? 0
    for stop in order[start...] where stop.moveFocus(forward: forward) { return }
  }
}

extension ControlGroup: FocusStop {
  var hasFocus: Bool { focus != nil }

  func takeKey(_ event: InputEvent) -> Bool { handle(event) }
}
