// Content that is smaller than its viewport lies in the middle of it. Knows sizes only.

import ScrollGeometry
import ScrollUI

/// Insets that follow the zoom and the window, so that small content is centred.
///
/// They leave the content a single place to be, so it sits still there.
final class PictureCentering: ScrollViewObserver {
  private weak var scroll: ScrollView?

  init(_ scroll: ScrollView) {
    self.scroll = scroll
    scroll.addObserver(self)
  }

  func scrollView(_ scrollView: ScrollView, didChange changes: LayoutChanges) {
    guard changes.contains(.contentSize) || changes.contains(.frame) else { return }
    let across = Self.inset(scrollView, along: .horizontal)
    let down = Self.inset(scrollView, along: .vertical)
    let inset = EdgeInsets(
      top: down.start,
      left: across.start,
      bottom: down.end,
      right: across.end
    )
    if scrollView.contentInset != inset { scrollView.contentInset = inset }
  }

  /// The room before and after, of which the first is in whole device pixels.
  private static func inset(
    _ scrollView: ScrollView,
    along axis: Axis
  ) -> (start: Double, end: Double) {
    let room = max(0, scrollView.frame.size[axis] - scrollView.contentSize[axis])
    let scale = scrollView.contentScaleFactor
    let start = (room / 2 * scale).rounded(.down) / scale
    return (start, room - start)
  }
}
