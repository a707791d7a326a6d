// Which part of which control a point means. Small targets reach beyond their outlines. Values only.

import ScrollGeometry

/// A part of one of several controls.
struct ControlPart: Hashable, Sendable {
  /// The number of the control.
  let control: Int
  /// The number of the part.
  let part: Int
}

/// The part of a control as a target for a pointer.
struct ControlTarget: Hashable, Sendable {
  let part: ControlPart
  /// The outline, in the coordinates of the group.
  let frame: Rect

  /// The least width and height of the zone of a mouse, in points.
  static let mouseExtent = 28.0
  /// The least width and height of the zone of a finger, in points (Apple's 44).
  static let touchExtent = 44.0

  /// How far a point is from the outline, or `nil` when it is outside the zone as well.
  func distance(to point: Point, isTouch: Bool) -> Double? {
    let extent = isTouch ? Self.touchExtent : Self.mouseExtent
    var gap = Vector.zero
    for axis in Axis.allCases {
      let (start, length) = (frame.origin[axis], frame.size[axis])
      let reach = max(0, (extent - length) / 2)
      let way = max(start - point[axis], point[axis] - (start + length), 0)
      // The right and bottom edges of an outline do not belong to it, nor do those of its zone.
      guard way < reach || (way == 0 && point[axis] < start + length) else { return nil }
      gap[axis] = way
    }
    return gap.length
  }
}

extension Collection<ControlTarget> {
  /// The target a point means: the one it lies in, or else the nearest whose zone it is in.
  func hit(by point: Point, isTouch: Bool) -> ControlPart? {
    var best: (part: ControlPart, distance: Double)?
    for target in self {
      guard let distance = target.distance(to: point, isTouch: isTouch) else { continue }
      if distance < best?.distance ?? .infinity { best = (target.part, distance) }
    }
    return best?.part
  }
}
