// Three looks for the dot: the library's, one in a few lines, and one that shows the scrubber's state.
// Views only.

import ScrollDrawing
import ScrollGeometry
import ScrollUI
import Scrubber

/// The looks a person can choose from.
enum PlaygroundDot: String, CaseIterable {
  case dot, square, state

  /// Makes a scrubber with this look.
  func view(look: ControlLook) -> any View {
    switch self {
    case .dot: DotScrubberView()
    case .square: SquareScrubber()
    case .state: StateScrubber(look: look)
    }
  }
}

/// All that a scrubber of one's own needs.
final class SquareScrubber: View {
  var frame = Rect(x: 0, y: 0, width: 28, height: 28)
  var alpha = 1.0
  var isHidden = false

  func draw(into list: inout DisplayList) {
    let bounds = Rect(origin: .zero, size: frame.size)
    list.fillRoundedRect(bounds, radius: 7, .white)
    list.fillRoundedRect(Rect(x: 2, y: 2, width: 24, height: 24), radius: 5, Color(rgb: 0x0B7A5C))
  }
}

/// A scrubber whose form and colour tell whether it is selected or held.
///
/// It is a grey ring at rest, a filled disc with a ring when it is selected, and a square with round
/// corners while it is held.
final class StateScrubber: View, Selectable, Highlightable {
  var frame = Rect(x: 0, y: 0, width: 34, height: 34)
  var alpha = 1.0
  var isHidden = false
  var isSelected = false
  var isHighlighted = false

  private let look: ControlLook

  init(look: ControlLook) {
    self.look = look
  }

  func draw(into list: inout DisplayList) {
    let colors = look.colors
    let bounds = Rect(origin: .zero, size: frame.size)
    let radius = isHighlighted ? 9 : bounds.width / 2
    let ink = isHighlighted ? colors.thirdCurve : isSelected ? colors.accent : colors.edge
    list.fillRoundedRect(bounds, radius: radius, colors.surface)
    list.strokeRoundedRect(bounds, radius: radius, lineWidth: 3, ink)
    guard isSelected || isHighlighted else { return }
    let inside = bounds.inset(by: EdgeInsets(top: 7, left: 7, bottom: 7, right: 7))
    list.fillRoundedRect(inside, radius: isHighlighted ? 4 : inside.width / 2, ink)
  }
}
