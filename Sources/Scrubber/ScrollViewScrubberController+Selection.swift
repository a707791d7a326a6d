// When the scrubber is bright: the blocks, the delay, the fade. Time comes from the scroll view.

import ScrollGeometry
import ScrollPhysics
import ScrollUI

extension ScrollViewScrubberController {
  /// Selects the scrubber at once and starts the delay.
  func select() {
    if selection.select(at: scrollView?.time) { selectScrubberView(scrubberView) }
  }

  /// Waits, fades, or does neither.
  func advanceSelection(to time: Timestamp, over scrollView: ScrollView) -> FrameDemand {
    switch selection.advance(to: time, isBusy: isBusy(scrollView), delay: deselectDelay) {
    case .nothing: return .none
    case .wait(let end): return .at(end)
    case .deselect(let start):
      let fade = ViewAnimation(
        of: scrubberView,
        start: start,
        duration: scrollView.behavior.reducesMotion ? 0 : deselectAnimationDuration,
        change: deselectScrubberView
      )
      selection.fade(with: fade)
      return show(fade, at: time)
    case .fade(let fade): return show(fade, at: time)
    }
  }

  private func show(_ fade: ViewAnimation, at time: Timestamp) -> FrameDemand {
    let size = scrubberView.frame.size
    let isOver = fade.apply(to: scrubberView, at: time)
    if scrubberView.frame.size != size { layOut() }
    guard isOver else { return .next }
    selection.finish()
    return .none
  }

  /// Whether something goes on during which the scrubber never fades: a hand on it, or content that
  /// is dragged or moves.
  private func isBusy(_ scrollView: ScrollView) -> Bool {
    isScrubbing || scrollView.isDragging || scrollView.isDecelerating || scrollView.isZooming
      || (selectOnAnyContentOffsetChange && scrollView.isMoving)
  }
}
