// Where the scrubber sits: its tracks, its alignment, and whether it shows at all. No time, no input.

import ScrollGeometry
import ScrollUI

/// Where the scrubber is wanted along an axis.
struct ScrubberPlace {
  /// The position.
  let position: Double
  /// The positions it could take there; `nil` when it was put there while it had no room.
  let positions: ClosedRange<Double>?
}

extension ScrollViewScrubberController {
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

  /// The track along an axis for the present geometry; without room for the scrubber it has the
  /// first position only.
  func track(along axis: Axis, of scrollView: ScrollView) -> ScrubberTrack {
    let first = firstPosition(along: axis, of: scrollView)
    return ScrubberTrack(
      offsets: scrollView.contentOffsetRange(along: axis),
      positions: first...max(first, lastPosition(along: axis, of: scrollView))
    )
  }

  /// Puts the scrubber where it belongs.
  func layOut() {
    guard let scrollView else { return }
    let frame = scrubberView.frame
    precondition(frame.isFinite, "scrubberView.frame must be finite, got \(frame)")
    var origin = frame.origin
    var isShown = false
    for axis in Axis.allCases {
      let track = track(along: axis, of: scrollView)
      if isActive(along: axis, of: scrollView) {
        isShown = isShown || hasRoom(along: axis, of: scrollView)
        let offset = scrollView.contentOffset[axis]
        origin[axis] =
          hold?.grips[axis]?.position(for: offset, on: track) ?? track.position(for: offset)
      } else {
        origin[axis] = alignedPosition(along: axis, in: track.positions)
      }
      remember(origin[axis], along: axis, in: track.positions)
    }
    if frame.origin != origin { scrubberView.frame.origin = origin }
    placedFrame = scrubberView.frame
    let isHidden = !isShown || (hideWhileZooming && isHiddenForZoom)
    if scrubberView.isHidden != isHidden { scrubberView.isHidden = isHidden }
    updateHover()
  }

  /// Lays out anew if a block, or the owner of the view, has changed its frame.
  func followResizing() {
    guard scrubberView.frame != placedFrame else { return }
    repin()
    layOut()
  }

  private func alignedPosition(along axis: Axis, in positions: ClosedRange<Double>) -> Double {
    let alignment = axis == .horizontal ? horizontalAlignment : verticalAlignment
    let current = scrubberView.frame.origin[axis]
    let place = places[axis]
    let isWhereItWasPut = current == placedFrame?.origin[axis]
    return alignment.position(
      in: positions,
      current: isWhereItWasPut ? place?.position ?? current : current,
      previous: place?.positions ?? positions
    )
  }

  /// Remembers where the scrubber is put.
  ///
  /// A view that is too small for it, as a minimized window's, says nothing about where it is
  /// wanted; its owner does.
  private func remember(_ position: Double, along axis: Axis, in positions: ClosedRange<Double>) {
    let current = scrubberView.frame.origin[axis]
    if positions.lowerBound < positions.upperBound {
      places[axis] = ScrubberPlace(position: position, positions: positions)
    } else if current != placedFrame?.origin[axis] {
      places[axis] = ScrubberPlace(position: current, positions: nil)
    }
  }

  private func hasRoom(along axis: Axis, of scrollView: ScrollView) -> Bool {
    lastPosition(along: axis, of: scrollView) >= firstPosition(along: axis, of: scrollView)
  }

  private func firstPosition(along axis: Axis, of scrollView: ScrollView) -> Double {
    scrollView.contentInset.start(along: axis) + edgeInsets.start(along: axis)
  }

  private func lastPosition(along axis: Axis, of scrollView: ScrollView) -> Double {
    scrollView.frame.size[axis] - scrollView.contentInset.end(along: axis)
      - edgeInsets.end(along: axis) - scrubberView.frame.size[axis]
  }
}
