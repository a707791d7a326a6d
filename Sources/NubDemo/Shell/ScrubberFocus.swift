// The scrubber under the keyboard: a ring around it, and keys that move it. It moves the content as
// any program may, and knows nothing of the scrubber but its public face.

import ScrollDrawing
import ScrollGeometry
import ScrollUI
import Scrubber

/// The keyboard's hold on a scrubber.
final class ScrubberFocus: FocusStop {
  /// The part of the whole way that an arrow key goes, chosen by hand: a hundred presses from end to
  /// end.
  private static let arrowShare = 0.01
  /// The part of the whole way that a page key goes.
  private static let pageShare = 0.1

  private(set) var hasFocus = false

  private let stage: Stage
  private let ring: RingView

  /// Prepares for the scrubber of a stage.
  init(_ stage: Stage, look: ControlLook) {
    self.stage = stage
    ring = RingView(look: look)
  }

  func moveFocus(forward: Bool) -> Bool {
    guard !hasFocus, !stage.scrubber.scrubberView.isHidden else {
      resignFocus()
      return false
    }
    hasFocus = true
    stage.scroll.addOverlay(ring)
    stage.scrubber.flashScrubberView()
    layOut()
    return true
  }

  func resignFocus() {
    hasFocus = false
    stage.scroll.removeOverlay(ring)
  }

  /// Puts the ring where the scrubber is.
  func layOut() {
    guard hasFocus else { return }
    let dot = stage.scrubber.scrubberView
    let reach = -ControlGroup.ringReach
    ring.frame = dot.frame.inset(
      by: EdgeInsets(top: reach, left: reach, bottom: reach, right: reach)
    )
    ring.isHidden = dot.isHidden
  }

  func takeKey(_ event: InputEvent) -> Bool {
    guard hasFocus, case .key(let key, let modifiers) = event.kind, modifiers.isEmpty else {
      return false
    }
    switch key {
    case .left: return step(.horizontal, by: -Self.arrowShare)
    case .right: return step(.horizontal, by: Self.arrowShare)
    case .up: return step(.vertical, by: -Self.arrowShare)
    case .down: return step(.vertical, by: Self.arrowShare)
    case .pageUp: return step(mainAxis, by: -Self.pageShare)
    case .pageDown: return step(mainAxis, by: Self.pageShare)
    case .home: return step(mainAxis, by: -1)
    case .end: return step(mainAxis, by: 1)
    default: return false
    }
  }

  /// The axis of keys that name none.
  private var mainAxis: Axis { stage.scrubber.verticalScrubbing ? .vertical : .horizontal }

  private func step(_ axis: Axis, by share: Double) -> Bool {
    let isScrubbed =
      axis == .vertical ? stage.scrubber.verticalScrubbing : stage.scrubber.horizontalScrubbing
    guard isScrubbed else { return false }
    let range = stage.scroll.contentOffsetRange(along: axis)
    var offset = stage.scroll.contentOffset
    offset[axis] += (range.upperBound - range.lowerBound) * share
    stage.scroll.contentOffset = offset
    stage.scroll.comeToRest()
    stage.scrubber.flashScrubberView()
    return true
  }
}

/// The ring around a focused scrubber.
private final class RingView: View {
  var frame = Rect.zero
  var alpha = 1.0
  var isHidden = false

  private let look: ControlLook

  init(look: ControlLook) {
    self.look = look
  }

  func draw(into list: inout DisplayList) {
    let bounds = Rect(origin: .zero, size: frame.size)
    list.strokeRoundedRect(
      bounds,
      radius: min(frame.width, frame.height) / 2,
      lineWidth: list.snapped(2),
      look.colors.accent
    )
  }
}
