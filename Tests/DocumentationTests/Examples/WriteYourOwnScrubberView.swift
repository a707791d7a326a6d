// From the page Write your own scrubber view.

import ScrollDrawing
import ScrollGeometry
import ScrollUI
import Scrubber

final class PillScrubber: View, Selectable, Highlightable {
  var frame = Rect(x: 0, y: 0, width: 16, height: 44)
  var alpha = 1.0
  var isHidden = false
  var isSelected = false
  var isHighlighted = false

  func draw(into list: inout DisplayList) {
    let bounds = Rect(origin: .zero, size: frame.size)
    list.fillRoundedRect(bounds, radius: 8, Color(rgb: isHighlighted ? 0x0A5FD0 : 0x0A84FF))
    guard isSelected else { return }
    list.strokeRoundedRect(bounds, radius: 8, lineWidth: 2, .white)
  }
}

func useSquare(_ scrubber: ScrollViewScrubberController) {
  scrubber.scrubberView = SquareScrubber()
}

func vanishAtRest(_ scrubber: ScrollViewScrubberController) {
  scrubber.deselectScrubberView = { $0.alpha = 0 }
  scrubber.deselectDelay = 5
}

func growInTheHand(_ scrubber: ScrollViewScrubberController) {
  scrubber.highlightScrubberView = { $0.frame.size = Size(width: 44, height: 44) }
  scrubber.unhighlightScrubberView = { $0.frame.size = Size(width: 30, height: 30) }
}
