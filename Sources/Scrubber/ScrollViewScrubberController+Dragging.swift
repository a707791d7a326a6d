// A hand on the scrubber: the grab zone, the hold, the drag, and what happens when the content changes
// meanwhile.

import ScrollGeometry
import ScrollPhysics
import ScrollUI

/// A pointer that holds the scrubber.
struct ScrubberHold {
  /// The pointer.
  let pointer: Int
  /// Where it went down, in viewport coordinates.
  let pressed: Point
  /// Where it is.
  var location: Point
  /// Whether it has gone far enough to drag; without, its release is a tap for what lies beneath.
  var isDragging = false
  /// The scrubber's position that belongs to ``grabbed``.
  var origin: Point
  /// The pointer's place that belongs to ``origin``.
  var grabbed: Point
  /// Tracks that geometry changes during the hold have bent.
  var pins: [Axis: PinnedTrack] = [:]
}

extension ScrollViewScrubberController {
  /// How far outside the scrubber a mouse takes hold of it, in points.
  static var mouseMargin: Double { 6 }
  /// The least width and height of the zone in which a finger takes hold of it, in points (Material's
  /// and AndroidFastScroll's 48).
  static var touchExtent: Double { 48 }
  /// How far a finger must move to drag, in points; a mouse drags with its first move.
  static var touchSlop: Double { 4 }

  func take(_ event: InputEvent, over scrollView: ScrollView) -> Bool {
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

  /// Whether a press at a point of the viewport takes hold of the scrubber: only where and while it
  /// can be seen.
  func grabs(_ point: Point, isTouch: Bool) -> Bool {
    guard scrollView != nil, !scrubberView.isHidden, scrubberView.alpha > 0 else { return false }
    let frame = scrubberView.frame
    for axis in Axis.allCases {
      let margin =
        isTouch
        ? max(0, (Self.touchExtent - frame.size[axis]) / 2) : Self.mouseMargin
      let way = point[axis] - frame.origin[axis]
      guard way >= -margin, way <= frame.size[axis] + margin else { return false }
    }
    return true
  }

  /// Lets the hand that holds the scrubber go.
  func endHold(on scrollView: ScrollView) {
    guard hold != nil else { return }
    hold = nil
    isScrubbing = false
    unhighlightScrubberView(scrubberView)
    scrollView.comeToRest()
    layOut()
    select()
  }

  /// Keeps scrubber and content where they are after the geometry has changed during a hold, or
  /// something else has moved the content.
  func repin() {
    guard var held = hold, let scrollView else { return }
    held.pins = [:]
    let position = scrubberView.frame.origin
    for axis in Axis.allCases where isActive(along: axis, of: scrollView) {
      let track = track(along: axis, of: scrollView)
      let offset = scrollView.contentOffset[axis]
      // Where the straight map agrees, as at both ends, nothing needs to be bent.
      guard abs(track.position(for: offset) - position[axis]) > 1e-9 else { continue }
      if let pin = PinnedTrack(track, position: position[axis], offset: offset) {
        held.pins[axis] = pin
      } else {
        // From an end of the track one direction would lead nowhere: the scrubber goes to where it
        // belongs, and the hand has hold of it there.
        held.origin[axis] = track.position(for: offset)
        held.grabbed[axis] = held.location[axis]
      }
    }
    hold = held
  }

  private func beginHold(pointer: Int, at point: Point, on scrollView: ScrollView) {
    scrollView.stopScrollingAndZooming()
    layOut()
    hold = ScrubberHold(
      pointer: pointer,
      pressed: point,
      location: point,
      origin: scrubberView.frame.origin,
      grabbed: point
    )
    isScrubbing = true
    highlightScrubberView(scrubberView)
    select()
  }

  private func drag(to point: Point, on scrollView: ScrollView) {
    guard var held = hold, point.isFinite, point != held.location else { return }
    held.location = point
    let slop = held.pointer == 0 ? 0 : Self.touchSlop
    held.isDragging = held.isDragging || (point - held.pressed).length >= slop
    hold = held
    guard held.isDragging else { return }
    var offset = scrollView.contentOffset
    for axis in Axis.allCases where isActive(along: axis, of: scrollView) {
      let track = track(along: axis, of: scrollView)
      guard !track.isEmpty else { continue }
      let wanted = held.origin[axis] + (point[axis] - held.grabbed[axis])
      let position = min(max(wanted, track.positions.lowerBound), track.positions.upperBound)
      offset[axis] = held.pins[axis]?.offset(for: position) ?? track.offset(for: position)
    }
    isMovingContent = true
    scrollView.contentOffset = offset
    isMovingContent = false
    layOut()
    select()
  }
}
