// A number with a button at either end that makes it smaller or larger.

import ScrollDrawing
import ScrollGeometry
import ScrollUI

/// A number that is stepped through its stops; a button that is held goes on.
final class StepperControl: Control {
  /// The width of either button, in points, and the part of a narrow stepper that it takes.
  private static let buttonWidth = 30.0
  private static let buttonShare = 0.27
  /// How many stops a page key goes.
  private static let pageSteps = 10

  var frame = Rect.zero
  var alpha = 1.0
  var isHidden = false
  var state = ControlState() { didSet { if state != oldValue { needsDisplay = true } } }
  var isEnabled = true { didSet { if isEnabled != oldValue { needsDisplay = true } } }
  var needsDisplay = false
  /// The number, which need not be a stop.
  var value: Double { didSet { if value != oldValue { needsDisplay = true } } }

  private let values: StepperValues
  private let look: ControlLook
  private let write: (Double) -> String
  private let action: (Double) -> Void

  /// Creates a stepper.
  ///
  /// - Parameters:
  ///   - value: The number to begin with.
  ///   - values: The stops.
  ///   - look: Colours and letters.
  ///   - write: How the number is shown.
  ///   - action: Called with the new number when a person has changed it.
  init(
    _ value: Double,
    _ values: StepperValues,
    look: ControlLook,
    write: @escaping (Double) -> String = { NumberText.text($0) },
    action: @escaping (Double) -> Void
  ) {
    self.value = value
    self.values = values
    self.look = look
    self.write = write
    self.action = action
  }

  var repeatsWhileHeld: Bool { true }

  var parts: [Rect] {
    let width = min(Self.buttonWidth, frame.width * Self.buttonShare)
    return [
      Rect(x: 0, y: 0, width: width, height: frame.height),
      Rect(x: frame.width - width, y: 0, width: width, height: frame.height),
    ]
  }

  func activate(_ part: Int) { step(up: part == 1) }

  func take(_ key: Key) -> Bool {
    switch key {
    case .right, .up: step(up: true)
    case .left, .down: step(up: false)
    case .pageUp: for _ in 0..<Self.pageSteps { step(up: true) }
    case .pageDown: for _ in 0..<Self.pageSteps { step(up: false) }
    default: return false
    }
    return true
  }

  private func step(up: Bool) {
    let next = values.next(after: value, up: up)
    guard next != value else { return }
    value = next
    action(next)
  }

  private func canStep(up: Bool) -> Bool {
    isEnabled && values.next(after: value, up: up) != value
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
    for (part, rect) in parts.enumerated() {
      drawButton(part, list.snapped(rect), into: &list)
    }
    list.strokeRoundedRect(
      outline,
      radius: ControlLook.radius,
      lineWidth: list.thinLine,
      isEnabled ? colors.edge : colors.disabled
    )
    let side = parts[0].width
    list.text(
      write(value),
      in: bounds.inset(by: EdgeInsets(top: 0, left: side + 2, bottom: 0, right: side + 2)),
      isEnabled ? colors.text : colors.disabled,
      by: look.typesetter,
      alignment: .center
    )
    guard state.isFocused else { return }
    list.focusRing(around: outline, radius: ControlLook.radius, colors.accent)
  }

  private func drawButton(_ part: Int, _ rect: Rect, into list: inout DisplayList) {
    let colors = look.colors
    let tone = state.tone(of: part)
    if isEnabled, tone != .normal {
      // The round corners of the outline are the button's outer ones.
      let radius = ControlLook.radius
      var whole = rect
      whole.size.width += radius
      if part == 1 { whole.origin.x -= radius }
      list.withClip(rect) { $0.fillRoundedRect(whole, radius: radius, colors.surface(tone)) }
    }
    let line = list.thinLine
    list.fill(
      Rect(
        x: part == 0 ? rect.maxX - line : rect.minX,
        y: rect.minY,
        width: line,
        height: rect.height
      ),
      colors.line
    )
    list.sign(
      isPlus: part == 1,
      in: rect,
      canStep(up: part == 1) ? colors.text : colors.disabled
    )
  }
}
