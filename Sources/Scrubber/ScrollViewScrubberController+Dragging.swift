// A hand on the scrubber: taking hold, dragging, letting go, and what happens when the content
// changes meanwhile. The arithmetic of a hold is TrackGrip's.

import ScrollGeometry
import ScrollUI

extension ScrollViewScrubberController {
  func take(_ event: InputEvent, over scrollView: ScrollView) -> Bool {
    if event.pointer == 0 { followMouse(event) }
    switch event.kind {
    case .press(let point, button: .primary):
      guard hold == nil, grabs(point, isTouch: event.pointer != 0) else { return false }
      beginHold(pointer: event.pointer, at: point, on: scrollView)
      return true
    // Only the main button drags; the middle one would make the content glide from here.
    case .press(let point, button: .middle): return grabs(point, isTouch: event.pointer != 0)
    case .move(let point) where event.pointer == hold?.pointer:
      drag(to: point, on: scrollView)
      return true
    case .release(let point, button: .primary) where event.pointer == hold?.pointer:
      drag(to: point, on: scrollView)
      let wasTap = hold?.isDragging == false
      endHold(on: scrollView)
      if wasTap { scrollView.tap(at: point) }
      return true
    case .cancel where event.pointer == hold?.pointer:
      endHold(on: scrollView)
      return true
    case .wheel(let notches, let point, let modifiers)
    where !modifiers.contains(.ctrl) && hold == nil && grabs(point, isTouch: false):
      scrollView.wheel(notches, at: point, modifiers: modifiers, factor: wheelFactor)
      return true
    default: return false
    }
  }

  /// Finds out whether the mouse has the scrubber or is over it, after one of them has moved.
  func updateHover() {
    let isOver = hold?.pointer == 0 || mouse.map { grabs($0, isTouch: false) } ?? false
    guard isOver != isHovered else { return }
    isHovered = isOver
    (scrubberView as? any Hoverable)?.isHovered = isOver
  }

  private func followMouse(_ event: InputEvent) {
    switch event.kind {
    case .move(let point), .release(let point, _): mouse = point
    // What a press elsewhere does next is no affair of the scrubber's.
    case .press(let point, _): mouse = grabs(point, isTouch: false) ? point : nil
    case .leave, .cancel: mouse = nil
    case .wheel, .pinch, .key: return
    }
    let wasHovered = isHovered
    updateHover()
    // A press that takes hold selects by itself.
    if case .press = event.kind { return }
    guard isHovered != wasHovered, isHovered || isScrubberViewSelected else { return }
    select(becauseMouseLeft: !isHovered)
  }

  /// Keeps scrubber and content where they are after the geometry has changed during a hold, or
  /// something else has moved the content.
  func repin() {
    guard var held = hold, let scrollView else { return }
    let pointer = held.effective
    for axis in Axis.allCases where isActive(along: axis, of: scrollView) {
      held.grips[axis]?.repin(
        to: scrollView.contentOffset[axis],
        pointer: pointer[axis],
        on: track(along: axis, of: scrollView)
      )
    }
    hold = held
  }

  /// Ends the hold without looking after a scroll view that has gone.
  ///
  /// - Returns: The hold there was.
  @discardableResult func dropHold() -> PointerHold? {
    guard let held = hold else { return nil }
    hold = nil
    unhighlightScrubberView(scrubberView)
    return held
  }

  /// Whether a press at a point of the viewport takes hold of the scrubber: only where and while it
  /// can be seen.
  private func grabs(_ point: Point, isTouch: Bool) -> Bool {
    !scrubberView.isHidden && scrubberView.alpha > 0
      && GrabZone.contains(point, around: scrubberView.frame, isTouch: isTouch)
  }

  private func beginHold(pointer: Int, at point: Point, on scrollView: ScrollView) {
    let wasMoving = scrollView.isMoving
    scrollView.stopScrollingAndZooming()
    layOut()
    hold = PointerHold(
      pointer: pointer,
      at: point,
      of: scrubberView.frame.origin,
      stoppedMotion: wasMoving
    )
    highlightScrubberView(scrubberView)
    followResizing()
    select()
  }

  private func endHold(on scrollView: ScrollView) {
    guard let held = dropHold() else { return }
    if held.leavesContentUnsettled { scrollView.comeToRest() }
    layOut()
    select()
  }

  private func drag(to point: Point, on scrollView: ScrollView) {
    guard var held = hold else { return }
    let isDragged = held.move(to: point)
    hold = held
    guard isDragged else { return }
    var offset = scrollView.contentOffset
    for axis in Axis.allCases where isActive(along: axis, of: scrollView) {
      let track = track(along: axis, of: scrollView)
      guard !track.isEmpty, let grip = held.grips[axis] else { continue }
      offset[axis] = grip.offset(forPointer: point[axis], on: track)
    }
    isMovingContent = true
    scrollView.contentOffset = offset
    isMovingContent = false
    layOut()
    select()
  }
}
