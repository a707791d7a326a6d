// A choice of one among a few, all of which are seen.

import ScrollDrawing
import ScrollGeometry
import ScrollUI

/// A row of choices, one of which is made.
final class SegmentedControl: Control {
  /// The free space at either side of a name, in points.
  private static let padding = 4.0

  var frame = Rect.zero
  var alpha = 1.0
  var isHidden = false
  var state = ControlState() { didSet { if state != oldValue { needsDisplay = true } } }
  var isEnabled = true { didSet { if isEnabled != oldValue { needsDisplay = true } } }
  var needsDisplay = false
  /// The number of the choice that is made; `nil` if it is none of those that are shown.
  var selection: Int? { didSet { if selection != oldValue { needsDisplay = true } } }

  private let names: [String]
  private let look: ControlLook
  private let action: (Int) -> Void

  /// Creates a row of choices.
  init(
    _ names: [String],
    selection: Int?,
    look: ControlLook,
    action: @escaping (Int) -> Void
  ) {
    self.names = names
    self.selection = selection
    self.look = look
    self.action = action
  }

  /// The segments; longer names get more room, so that names fit as long as all of them together
  /// do.
  var parts: [Rect] {
    let widths = names.map { look.width(of: $0) + Self.padding * 2 }
    let total = widths.reduce(0, +)
    guard total > 0 else { return [] }
    let spare = (frame.width - total) / Double(names.count)
    var parts: [Rect] = []
    var x = 0.0
    for width in widths {
      let width = spare >= 0 ? width + spare : width * frame.width / total
      parts.append(Rect(x: x, y: 0, width: width, height: frame.height))
      x += width
    }
    return parts
  }

  func activate(_ part: Int) { select(part) }

  func take(_ key: Key) -> Bool {
    let last = names.count - 1
    switch key {
    case .left, .up: select(max(0, (selection ?? 1) - 1))
    case .right, .down: select(min(last, (selection ?? -1) + 1))
    case .home: select(0)
    case .end: select(last)
    default: return false
    }
    return true
  }

  private func select(_ part: Int) {
    guard part != selection, names.indices.contains(part) else { return }
    selection = part
    action(part)
  }

  func draw(into list: inout DisplayList) {
    let colors = look.colors
    let outline = list.snapped(bounds)
    list.box(
      outline,
      isEnabled ? colors.surface : colors.panel,
      edge: nil,
      radius: ControlLook.radius
    )
    let parts = parts
    for (part, rect) in parts.enumerated() {
      drawSegment(part, list.snapped(rect), isLast: part == parts.count - 1, into: &list)
    }
    list.strokeRoundedRect(
      outline,
      radius: ControlLook.radius,
      lineWidth: list.thinLine,
      isEnabled ? colors.edge : colors.disabled
    )
    guard state.isFocused else { return }
    list.focusRing(around: outline, radius: ControlLook.radius, colors.accent)
  }

  private func drawSegment(
    _ part: Int,
    _ rect: Rect,
    isLast: Bool,
    into list: inout DisplayList
  ) {
    let colors = look.colors
    let tone = state.tone(of: part)
    let isSelected = part == selection
    if isSelected || (isEnabled && tone != .normal) {
      let radius = ControlLook.radius
      let whole = rect.inset(
        by: EdgeInsets(
          top: 0,
          left: part == 0 ? 0 : -radius,
          bottom: 0,
          right: isLast ? 0 : -radius
        )
      )
      list.withClip(rect) {
        let on = isEnabled ? colors.accent(tone) : colors.line
        let inside = isSelected ? on : colors.surface(tone)
        $0.fillRoundedRect(whole, radius: radius, inside)
      }
    }
    if !isLast, !isSelected, part + 1 != selection {
      let line = list.thinLine
      list.fill(
        Rect(x: rect.maxX - line, y: rect.minY, width: line, height: rect.height),
        colors.line
      )
    }
    list.text(
      names[part],
      in: rect.inset(by: EdgeInsets(top: 0, left: 2, bottom: 0, right: 2)),
      isEnabled ? (isSelected ? colors.onAccent : colors.text) : colors.disabled,
      by: look.typesetter,
      alignment: .center
    )
  }
}
