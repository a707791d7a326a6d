// A push button.

import ScrollDrawing
import ScrollGeometry
import ScrollUI

/// A button that does something when it is released.
final class ButtonControl: Control {
  /// The free space at either side of the title, in points.
  private static let padding = 14.0

  var frame = Rect.zero
  var alpha = 1.0
  var isHidden = false
  var state = ControlState() { didSet { if state != oldValue { needsDisplay = true } } }
  var isEnabled = true { didSet { if isEnabled != oldValue { needsDisplay = true } } }
  var needsDisplay = false
  /// What is written on the button.
  var title: String { didSet { if title != oldValue { needsDisplay = true } } }

  private let look: ControlLook
  private let action: () -> Void

  /// Creates a button.
  init(_ title: String, look: ControlLook, action: @escaping () -> Void) {
    self.title = title
    self.look = look
    self.action = action
  }

  var parts: [Rect] { [bounds] }

  /// The width that shows the whole title, in points.
  var naturalWidth: Double { look.width(of: title) + Self.padding * 2 }

  func activate(_ part: Int) { action() }

  func take(_ key: Key) -> Bool {
    guard key.activates else { return false }
    action()
    return true
  }

  func draw(into list: inout DisplayList) {
    let colors = look.colors
    list.box(
      bounds,
      isEnabled ? colors.surface(state.tone(of: 0)) : colors.panel,
      edge: isEnabled ? colors.edge : colors.disabled,
      radius: ControlLook.radius
    )
    list.text(
      title,
      in: bounds.inset(by: EdgeInsets(top: 0, left: 6, bottom: 0, right: 6)),
      isEnabled ? colors.text : colors.disabled,
      by: look.typesetter,
      alignment: .center
    )
    guard state.isFocused else { return }
    list.focusRing(around: bounds, radius: ControlLook.radius, colors.accent)
  }
}

extension ControlColors {
  /// The inside of a part in a state.
  func surface(_ tone: ControlTone) -> Color {
    switch tone {
    case .normal: surface
    case .hovered: hoveredSurface
    case .pressed: pressedSurface
    }
  }

  /// The inside of a part that is on.
  func accent(_ tone: ControlTone) -> Color {
    switch tone {
    case .normal: accent
    case .hovered: hoveredAccent
    case .pressed: pressedAccent
    }
  }
}
