// Text that is only read.

import ScrollDrawing
import ScrollGeometry
import ScrollUI

/// A line of text in a rectangle.
final class LabelView: View {
  /// How important a text is.
  enum Weight: Hashable, Sendable {
    /// What names a control.
    case normal
    /// What stands beside it.
    case faint
    /// What names a group.
    case heading
  }

  var frame = Rect.zero
  var alpha = 1.0
  var isHidden = false

  let text: String
  private let weight: Weight
  private let alignment: TextAlignment
  private let look: ControlLook

  /// Creates a label.
  init(
    _ text: String,
    weight: Weight = .normal,
    alignment: TextAlignment = .leading,
    look: ControlLook
  ) {
    self.text = text
    self.weight = weight
    self.alignment = alignment
    self.look = look
  }

  func draw(into list: inout DisplayList) {
    list.text(
      text,
      in: Rect(origin: .zero, size: frame.size),
      weight == .normal ? look.colors.text : look.colors.faintText,
      by: look.typesetter,
      font: weight == .normal ? ControlLook.font : ControlLook.smallFont,
      alignment: alignment
    )
    guard weight == .heading else { return }
    let line = list.thinLine
    list.fill(
      Rect(x: 0, y: list.snapped(frame.height) - line, width: frame.width, height: line),
      look.colors.line
    )
  }
}
