// A hand on the knob of a progress bar. The arithmetic of a hold is TrackGrip's.

public import ScrollGeometry
public import ScrollUI

extension ScrollProgressBar {
  /// Does what an event over the bar asks for.
  ///
  /// A press on the knob takes the pointer: its moves, its release and its cancellation belong to the
  /// bar wherever they are. Everything else is left to others.
  ///
  /// - Parameter event: The event, with its place in the bar's own coordinates.
  /// - Returns: Whether the event was the bar's.
  public func handle(_ event: InputEvent) -> Bool {
    guard let scrollView, event.location?.isFinite ?? true else { return false }
    var isTaken = false
    scrollView.perform(at: event.time) { isTaken = take(event, over: scrollView) }
    return isTaken
  }

  /// Ends the hold; the knob goes to where it belongs.
  func endHold(on scrollView: ScrollView) {
    guard let held = hold else { return }
    hold = nil
    if held.leavesContentUnsettled { scrollView.comeToRest() }
    self.scrollView(scrollView, didChange: .contentOffset)
  }

  /// Keeps knob and content where they are after the geometry has changed during a hold, or
  /// something else has moved the content.
  func followContent(_ changes: LayoutChanges, of scrollView: ScrollView) {
    guard let held = hold, var grip = held.grips[axis] else { return }
    let track = track(of: scrollView)
    let offset = scrollView.contentOffset[axis]
    if !isMovingContent || changes != .contentOffset {
      grip.repin(to: offset, pointer: held.effective[axis], on: track)
      hold?.grips[axis] = grip
    }
    glide.stop(at: grip.position(for: offset, on: track))
  }

  private func take(_ event: InputEvent, over scrollView: ScrollView) -> Bool {
    switch event.kind {
    case .press(let point, button: .primary):
      guard hold == nil, grabs(point, isTouch: event.pointer != 0) else { return false }
      beginHold(pointer: event.pointer, at: point, on: scrollView)
      return true
    case .move(let point) where event.pointer == hold?.pointer:
      drag(to: point, on: scrollView)
      return true
    case .release(let point, button: .primary) where event.pointer == hold?.pointer:
      drag(to: point, on: scrollView)
      endHold(on: scrollView)
      return true
    case .cancel where event.pointer == hold?.pointer:
      endHold(on: scrollView)
      return true
    default: return false
    }
  }

  /// Whether the knob is held, or a press of the mouse would take hold of it.
  ///
  /// - Parameter point: The place of the mouse, in the bar's own coordinates.
  /// - Returns: Whether a hand belongs there.
  public func isGrabbable(at point: Point) -> Bool {
    hold != nil || grabs(point, isTouch: false)
  }

  private func grabs(_ point: Point, isTouch: Bool) -> Bool {
    guard let scrollView, !isHidden, alpha > 0, !track(of: scrollView).isEmpty else { return false }
    return GrabZone.contains(point, around: knobFrame, isTouch: isTouch)
  }

  private func beginHold(pointer: Int, at point: Point, on scrollView: ScrollView) {
    let wasMoving = scrollView.isMoving
    scrollView.stopScrollingAndZooming()
    hold = PointerHold(
      pointer: pointer,
      at: point,
      of: knobFrame.origin,
      stoppedMotion: wasMoving
    )
    // A knob that is caught on its way stays where it is caught, and so does the content.
    followContent(.contentOffset, of: scrollView)
  }

  private func drag(to point: Point, on scrollView: ScrollView) {
    guard var held = hold else { return }
    let isDragged = held.move(to: point)
    hold = held
    let track = track(of: scrollView)
    guard isDragged, !track.isEmpty, let grip = held.grips[axis] else { return }
    var offset = scrollView.contentOffset
    offset[axis] = grip.offset(forPointer: point[axis], on: track)
    isMovingContent = true
    scrollView.contentOffset = offset
    isMovingContent = false
  }
}
