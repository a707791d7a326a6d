// From the README, from the comment of View, and from the page on views of your own.

import ScrollDrawing
import ScrollGeometry
import ScrollUI

final class SquareScrubber: View {
  var frame = Rect(x: 0, y: 0, width: 24, height: 24)
  var alpha = 1.0
  var isHidden = false

  func draw(into list: inout DisplayList) {
    list.fill(Rect(origin: .zero, size: frame.size), Color(rgb: 0x0A84FF))
  }
}
