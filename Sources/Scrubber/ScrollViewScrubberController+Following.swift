// What the scroll view tells its delegate and its observers, and what the scrubber makes of it.

public import ScrollPhysics
public import ScrollUI

extension ScrollViewScrubberController {
  // MARK: ScrollViewDelegate

  public func scrollViewDidScroll(_ scrollView: ScrollView) {
    guard scrollView === self.scrollView else { return }
    layOut()
    guard
      selectOnAnyContentOffsetChange || isScrubbing || scrollView.isDragging
        || scrollView.isDecelerating
    else { return }
    select()
  }

  public func scrollViewDidEndDragging(
    _ scrollView: ScrollView,
    willDecelerate decelerate: Bool
  ) {
    guard scrollView === self.scrollView, isScrubberViewSelected else { return }
    select()
  }

  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    guard scrollView === self.scrollView, isScrubberViewSelected else { return }
    select()
  }

  public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: (any View)?) {
    guard scrollView === self.scrollView else { return }
    isHiddenForZoom = true
    layOut()
  }

  public func scrollViewDidZoom(_ scrollView: ScrollView) {
    guard scrollView === self.scrollView else { return }
    layOut()
  }

  public func scrollViewDidEndZooming(
    _ scrollView: ScrollView,
    with view: (any View)?,
    atScale scale: Double
  ) {
    guard scrollView === self.scrollView else { return }
    isHiddenForZoom = false
    layOut()
  }

  // MARK: ScrollViewObserver

  public func scrollView(_ scrollView: ScrollView, didChange changes: LayoutChanges) {
    guard scrollView === self.scrollView else { return }
    // The scrubber's own motion needs no other map; sizes may change in answer to it.
    if !isMovingContent || changes != .contentOffset { repin() }
    layOut()
    guard changes.contains(.contentSize), selectOnContentSizeChange else { return }
    // What the block changes from inside this call, the scrubber is not told.
    if select() { geometryChanged() }
  }

  public func scrollView(_ scrollView: ScrollView, take event: InputEvent) -> Bool {
    scrollView === self.scrollView && take(event, over: scrollView)
  }

  public func scrollView(_ scrollView: ScrollView, advanceTo time: Timestamp) -> FrameDemand {
    scrollView === self.scrollView ? advanceSelection(to: time, over: scrollView) : .none
  }
}
