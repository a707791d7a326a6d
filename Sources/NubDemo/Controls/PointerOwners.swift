// Who has a pointer, and for how long, when it has several buttons. Values only.

import ScrollUI

/// The buttons of all pointers that are down.
struct HeldButtons {
  private struct Held: Hashable {
    let pointer: Int
    let button: PointerButton
  }

  private var held: Set<Held> = []

  var isEmpty: Bool { held.isEmpty }

  /// Whether any button of a pointer is down.
  func contains(_ pointer: Int) -> Bool { held.contains { $0.pointer == pointer } }

  mutating func press(_ button: PointerButton, of pointer: Int) {
    held.insert(Held(pointer: pointer, button: button))
  }

  /// - Returns: Whether the button was down.
  @discardableResult
  mutating func release(_ button: PointerButton, of pointer: Int) -> Bool {
    held.remove(Held(pointer: pointer, button: button)) != nil
  }

  mutating func cancel(_ pointer: Int) {
    held = held.filter { $0.pointer != pointer }
  }
}

/// Who has the pointers that are down: whoever lay under the first button, until all are up.
///
/// The right button, which does nothing here, makes a pointer nobody's.
struct PointerOwners<Owner> {
  private var owners: [Int: Owner] = [:]
  private var buttons = HeldButtons()

  /// The pointers that somebody has.
  var pointers: [Int] { owners.keys.sorted() }

  subscript(pointer: Int) -> Owner? { owners[pointer] }

  /// Notes that a button went down over somebody.
  mutating func press(_ button: PointerButton, of pointer: Int, over owner: Owner) {
    guard button != .secondary else { return }
    if owners[pointer] == nil { owners[pointer] = owner }
    buttons.press(button, of: pointer)
  }

  mutating func release(_ button: PointerButton, of pointer: Int) {
    buttons.release(button, of: pointer)
    if !buttons.contains(pointer) { owners[pointer] = nil }
  }

  mutating func cancel(_ pointer: Int) {
    buttons.cancel(pointer)
    owners[pointer] = nil
  }
}
