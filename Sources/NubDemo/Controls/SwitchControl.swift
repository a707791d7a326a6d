// A switch between off and on. Its form tells the state as well as its colour.

import ScrollDrawing
import ScrollGeometry
import ScrollUI

/// A switch.
final class SwitchControl: Control {
  /// The size of a switch, in points; a control's height is around it.
  static let size = Size(width: 40, height: 22)
  /// The distance of the knob from the outline, in points.
  private static let gap = 4.0

  var frame = Rect(origin: .zero, size: SwitchControl.size)
  var alpha = 1.0
  var isHidden = false
  var state = ControlState() { didSet { if state != oldValue { needsDisplay = true } } }
  var isEnabled = true { didSet { if isEnabled != oldValue { needsDisplay = true } } }
  var needsDisplay = false
  /// Whether the switch is on.
  var isOn: Bool { didSet { if isOn != oldValue { needsDisplay = true } } }

  private let look: ControlLook
  private let action: (Bool) -> Void

  /// Creates a switch.
  init(isOn: Bool, look: ControlLook, action: @escaping (Bool) -> Void) {
    self.isOn = isOn
    self.look = look
    self.action = action
  }

  var parts: [Rect] { [bounds] }

  func activate(_ part: Int) { turn(on: !isOn) }

  func take(_ key: Key) -> Bool {
    switch key {
    case _ where key.activates: turn(on: !isOn)
    case .left: turn(on: false)
    case .right: turn(on: true)
    default: return false
    }
    return true
  }

  private func turn(on: Bool) {
    guard on != isOn else { return }
    isOn = on
    action(on)
  }

  func draw(into list: inout DisplayList) {
    let colors = look.colors
    let tone = state.tone(of: 0)
    let track = list.snapped(bounds)
    let radius = track.height / 2
    let edge = isEnabled ? colors.edge : colors.disabled
    if isOn {
      list.fillRoundedRect(track, radius: radius, isEnabled ? colors.accent(tone) : colors.disabled)
    } else {
      list.box(track, isEnabled ? colors.surface(tone) : colors.panel, edge: edge, radius: radius)
    }
    let gap = list.snapped(Self.gap)
    let side = track.height - gap * 2
    let knob = Rect(
      x: isOn ? track.maxX - gap - side : track.minX + gap,
      y: track.minY + gap,
      width: side,
      height: side
    )
    let onColor = isEnabled ? colors.onAccent : colors.panel
    list.fillRoundedRect(knob, radius: side / 2, isOn ? onColor : edge)
    guard state.isFocused else { return }
    list.focusRing(around: track, radius: radius, colors.accent)
  }
}
