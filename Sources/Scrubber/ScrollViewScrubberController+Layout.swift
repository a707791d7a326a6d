// Where the scrubber sits: its tracks, its alignment, and whether it shows at all. No time, no input.

import ScrollGeometry
import ScrollUI

extension ScrollViewScrubberController {
  /// The positions the scrubber's leading edge can take along an axis; without room for any, the
  /// first.
  func positions(along axis: Axis, of scrollView: ScrollView) -> ClosedRange<Double> {
    let start = scrollView.contentInset.start(along: axis) + edgeInsets.start(along: axis)
    return start...max(start, lastPosition(along: axis, of: scrollView))
  }

  /// Whether the scrubber scrolls along an axis: that is wanted, and there is enough content.
  func isActive(along axis: Axis, of scrollView: ScrollView) -> Bool {
    guard axis == .horizontal ? horizontalScrubbing : verticalScrubbing else { return false }
    let inset = scrollView.contentInset
    let visible =
      scrollView.frame.size[axis] - inset.start(along: axis) - inset.end(along: axis)
    let factor =
      axis == .horizontal ? minimumHorizontalScrollFactor : minimumVerticalScrollFactor
    // Insets that leave no room leave nothing to compare with.
    return visible > 0 && scrollView.contentSize[axis] / visible >= factor
  }

  /// Puts the scrubber where it belongs.
  func layOut() {
    guard let scrollView else { return }
    var origin = scrubberView.frame.origin
    var isShown = false
    for axis in Axis.allCases {
      let track = track(along: axis, of: scrollView)
      if isActive(along: axis, of: scrollView) {
        isShown = isShown || hasRoom(along: axis, of: scrollView)
        origin[axis] = position(for: scrollView.contentOffset[axis], along: axis, on: track)
      } else {
        let alignment = axis == .horizontal ? horizontalAlignment : verticalAlignment
        origin[axis] = alignment.position(
          in: track.positions,
          current: origin[axis],
          previous: tracks[axis]?.positions ?? track.positions
        )
      }
      tracks[axis] = track
    }
    if scrubberView.frame.origin != origin { scrubberView.frame.origin = origin }
    let isHidden = !isShown || (hideWhileZooming && isHiddenForZoom)
    if scrubberView.isHidden != isHidden { scrubberView.isHidden = isHidden }
  }

  /// The track along an axis for the present geometry.
  func track(along axis: Axis, of scrollView: ScrollView) -> ScrubberTrack {
    ScrubberTrack(
      offsets: scrollView.contentOffsetRange(along: axis),
      positions: positions(along: axis, of: scrollView)
    )
  }

  private func position(
    for offset: Double,
    along axis: Axis,
    on track: ScrubberTrack
  ) -> Double {
    hold?.pins[axis]?.position(for: offset) ?? track.position(for: offset)
  }

  private func hasRoom(along axis: Axis, of scrollView: ScrollView) -> Bool {
    lastPosition(along: axis, of: scrollView)
      >= scrollView.contentInset.start(along: axis) + edgeInsets.start(along: axis)
  }

  private func lastPosition(along axis: Axis, of scrollView: ScrollView) -> Double {
    scrollView.frame.size[axis] - scrollView.contentInset.end(along: axis)
      - edgeInsets.end(along: axis) - scrubberView.frame.size[axis]
  }
}
