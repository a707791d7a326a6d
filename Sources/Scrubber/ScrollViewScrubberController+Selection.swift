// When the scrubber is bright: the blocks, the delay, the fade. Time comes from the scroll view.

import ScrollGeometry
import ScrollPhysics
import ScrollUI

extension ScrollViewScrubberController {
  /// Selects the scrubber at once and starts the delay; without a scroll view there is nobody to
  /// show it, and no time.
  ///
  /// - Returns: Whether it was not selected before, so that the block has run.
  @discardableResult func select(becauseMouseLeft mouseLeft: Bool = false) -> Bool {
    guard let scrollView else { return false }
    guard selection.select(at: scrollView.time, becauseMouseLeft: mouseLeft) else { return false }
    selectScrubberView(scrubberView)
    followResizing()
    return true
  }

  /// Waits, fades, or does neither.
  func advanceSelection(to time: Timestamp, over scrollView: ScrollView) -> FrameDemand {
    followResizing()
    let wanted =
      selection.hasMouseLeft ? hoverDeselectAnimationDuration : deselectAnimationDuration
    let fadeDuration = scrollView.behavior.reducesMotion ? 0 : wanted
    let step = selection.advance(
      to: time,
      isBusy: isBusy(scrollView),
      delay: fadeDuration.isFinite ? deselectDelay : .infinity
    )
    switch step {
    case .nothing: return .none
    case .wait(let end): return .at(end)
    case .select:
      select()
      return .none
    case .deselect(let start):
      let fade = ViewAnimation(
        of: scrubberView,
        start: start,
        duration: fadeDuration,
        change: deselectScrubberView
      )
      selection.fade(with: fade)
      return show(fade, at: time)
    case .fade(let fade): return show(fade, at: time)
    }
  }

  private func show(_ fade: ViewAnimation, at time: Timestamp) -> FrameDemand {
    let isOver = fade.apply(to: scrubberView, at: time)
    followResizing()
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
