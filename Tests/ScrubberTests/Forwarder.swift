// A delegate of somebody else's that passes calls on to a scrubber, as the class reference asks.

import ScrollUI
import Scrubber

final class Forwarder: ScrollViewDelegate {
  /// Which calls are passed on.
  enum Extent { case nothing, three, six }

  let scrubber: ScrollViewScrubberController
  let extent: Extent
  var didScroll: (ScrollView) -> Void = { _ in }

  init(to scrubber: ScrollViewScrubberController, _ extent: Extent = .six) {
    self.scrubber = scrubber
    self.extent = extent
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    if extent != .nothing { scrubber.scrollViewDidScroll(scrollView) }
    didScroll(scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    guard extent != .nothing else { return }
    scrubber.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    if extent != .nothing { scrubber.scrollViewDidEndDecelerating(scrollView) }
  }

  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: (any View)?) {
    if extent == .six { scrubber.scrollViewWillBeginZooming(scrollView, with: view) }
  }

  func scrollViewDidZoom(_ scrollView: ScrollView) {
    if extent == .six { scrubber.scrollViewDidZoom(scrollView) }
  }

  func scrollViewDidEndZooming(
    _ scrollView: ScrollView,
    with view: (any View)?,
    atScale scale: Double
  ) {
    if extent == .six { scrubber.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }
  }
}
