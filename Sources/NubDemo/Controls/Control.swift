// What a control is: a view made of parts that can be pressed, and the state it is shown in. Where
// the pointer and the focus are is known by the group, not here.

import ScrollGeometry
import ScrollUI

/// The state of a control as far as a person has to do with it.
struct ControlState: Hashable, Sendable {
  /// The part under the mouse.
  var hovered: Int?
  /// The part that is held down, while the pointer is on it.
  var pressed: Int?
  /// Whether keys go to the control, and that is to be seen.
  var isFocused = false

  /// How a part looks.
  func tone(of part: Int) -> ControlTone {
    if pressed == part { return .pressed }
    return hovered == part ? .hovered : .normal
  }
}

/// How a part of a control looks.
enum ControlTone: Hashable, Sendable {
  case normal, hovered, pressed
}

/// A view that can be operated with pointers and keys.
///
/// A control consists of one or more parts, each of which can be pressed: the two ends of a stepper,
/// the choices of a segmented control.
protocol Control: View {
  /// How the control is being used; set by the group it is in.
  var state: ControlState { get set }
  /// Whether the control can be used.
  var isEnabled: Bool { get set }
  /// Whether something changed that can be seen; the group that has it drawn sets it back.
  var needsDisplay: Bool { get set }
  /// The places of the parts, in the control's own coordinates.
  var parts: [Rect] { get }
  /// Whether a part acts when it is pressed, and again and again while it is held.
  var repeatsWhileHeld: Bool { get }

  /// Does what a part is for.
  func activate(_ part: Int)

  /// Does what a key means to a control that has the focus.
  ///
  /// - Returns: Whether it means anything.
  func take(_ key: Key) -> Bool
}

extension Control {
  var repeatsWhileHeld: Bool { false }
  /// The whole of the control, in its own coordinates.
  var bounds: Rect { Rect(origin: .zero, size: frame.size) }
}

extension Key {
  /// The tabulator.
  static let tab = Key(rawValue: "Tab")

  /// Whether the key presses what has the focus.
  var activates: Bool {
    self == .space || rawValue == "Return" || rawValue == "Keypad Enter"
  }
}
