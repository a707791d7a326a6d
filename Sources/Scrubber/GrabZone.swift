// How near a pointer must be to take hold of a small thing. Values only.

import ScrollGeometry

/// The zones in which a mouse and a finger take hold of something.
enum GrabZone {
  /// How far outside a mouse still takes hold, in points.
  static let mouseMargin = 6.0
  /// The least width and height of the zone for a finger, in points (Material's and
  /// AndroidFastScroll's 48).
  static let touchExtent = 48.0
  /// How far a finger must move to drag, in points; a mouse drags with its first move.
  static let touchSlop = 4.0

  /// Whether a pointer that goes down at a point takes hold of what has the given frame.
  static func contains(_ point: Point, around frame: Rect, isTouch: Bool) -> Bool {
    Axis.allCases.allSatisfy { axis in
      let margin = isTouch ? max(0, (touchExtent - frame.size[axis]) / 2) : mouseMargin
      let way = point[axis] - frame.origin[axis]
      return way >= -margin && way <= frame.size[axis] + margin
    }
  }
}

/// A pointer that has gone down on something it can drag.
struct PointerHold {
  /// The pointer; 0 is the mouse.
  let pointer: Int
  /// Where it went down.
  let pressed: Point
  /// Where it is.
  private(set) var location: Point
  /// Whether it has gone far enough to drag; without, its release is a tap for what lies beneath.
  private(set) var isDragging = false
  /// Whether taking hold has stopped content that moved.
  let stoppedMotion: Bool
  /// The hold along each axis.
  var grips: [Axis: TrackGrip] = [:]

  /// Takes hold of something that stands at an origin.
  init(pointer: Int, at point: Point, of origin: Point, stoppedMotion: Bool) {
    self.pointer = pointer
    self.stoppedMotion = stoppedMotion
    pressed = point
    location = point
    for axis in Axis.allCases {
      grips[axis] = TrackGrip(position: origin[axis], pointer: point[axis])
    }
  }

  /// The place of the pointer that counts: where it went down until it drags.
  var effective: Point { isDragging ? location : pressed }

  /// Whether content that was held must be put to rest when the hand lets go.
  var leavesContentUnsettled: Bool { isDragging || stoppedMotion }

  /// Follows the pointer.
  ///
  /// - Returns: Whether what is held is dragged to another place.
  mutating func move(to point: Point) -> Bool {
    guard point != location else { return false }
    location = point
    let slop = pointer == 0 ? 0 : GrabZone.touchSlop
    isDragging = isDragging || (point - pressed).length >= slop
    return isDragging
  }
}
