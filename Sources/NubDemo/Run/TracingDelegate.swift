// Notes the delegate calls of a scroll view and hands them on to the scrubber, as any program does
// whose own object is the delegate.

import ScrollGeometry
import ScrollUI
import Scrubber

/// A delegate that remembers what it was told.
final class TracingDelegate: ScrollViewDelegate {
  /// A delegate method, as traces name it.
  enum Call: String {
    case didScroll, willBeginDragging, willEndDragging, didEndDragging, willBeginDecelerating
    case didEndDecelerating, didEndScrollingAnimation, willBeginZooming, didZoom, didEndZooming
  }

  private let scrubber: ScrollViewScrubberController
  private var calls: [Call] = []

  /// Creates a delegate that hands everything on to a scrubber.
  init(forwardingTo scrubber: ScrollViewScrubberController) {
    self.scrubber = scrubber
  }

  /// The calls since this was asked for the last time, in order.
  func takeCalls() -> [Call] {
    defer { calls.removeAll(keepingCapacity: true) }
    return calls
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    calls.append(.didScroll)
    scrubber.scrollViewDidScroll(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    calls.append(.willBeginDragging)
    scrubber.scrollViewWillBeginDragging(scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView,
    withVelocity velocity: Vector,
    targetContentOffset: inout Point
  ) {
    calls.append(.willEndDragging)
    scrubber.scrollViewWillEndDragging(
      scrollView,
      withVelocity: velocity,
      targetContentOffset: &targetContentOffset
    )
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    calls.append(.didEndDragging)
    scrubber.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
    calls.append(.willBeginDecelerating)
    scrubber.scrollViewWillBeginDecelerating(scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    calls.append(.didEndDecelerating)
    scrubber.scrollViewDidEndDecelerating(scrollView)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    calls.append(.didEndScrollingAnimation)
    scrubber.scrollViewDidEndScrollingAnimation(scrollView)
  }

  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: (any View)?) {
    calls.append(.willBeginZooming)
    scrubber.scrollViewWillBeginZooming(scrollView, with: view)
  }

  func scrollViewDidZoom(_ scrollView: ScrollView) {
    calls.append(.didZoom)
    scrubber.scrollViewDidZoom(scrollView)
  }

  func scrollViewDidEndZooming(
    _ scrollView: ScrollView,
    with view: (any View)?,
    atScale scale: Double
  ) {
    calls.append(.didEndZooming)
    scrubber.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
}
