// How far a pointer must go before a press becomes a drag, and the very place where it does. Knows
// nothing of what is dragged.

import ScrollGeometry

/// The zone around a press that a pointer must leave before it drags.
///
/// Without a preferred axis it is a disc. With one, the way along that axis must reach the distance
/// and be at least as long as the way across.
struct DragSlop {
  private let center: Point
  private let distance: Double

  init(from press: Point, distance: Double) {
    center = press
    self.distance = distance
  }

  /// The place on a straight move at which the pointer leaves the zone, or `nil` if it is inside at
  /// the end.
  ///
  /// A move that begins outside leaves it where it begins.
  func crossing(from start: Point, to end: Point, along axis: Axis?) -> Point? {
    guard isOutside(end, along: axis) else { return nil }
    guard !isOutside(start, along: axis) else { return start }
    let begin = start - center
    let step = end - start
    var share = 0.0
    if let axis {
      share = max(
        lastRoot(begin[axis] - distance, step[axis]),
        lastRoot(begin[axis] + distance, step[axis]),
        lastRoot(begin[axis] - begin[axis.other], step[axis] - step[axis.other]),
        lastRoot(begin[axis] + begin[axis.other], step[axis] + step[axis.other])
      )
    } else {
      // The larger root of |begin + share * step| = distance.
      let squared = step.x * step.x + step.y * step.y
      let mixed = begin.x * step.x + begin.y * step.y
      let short = begin.x * begin.x + begin.y * begin.y - distance * distance
      let root = max(0, mixed * mixed - squared * short).squareRoot()
      share = squared > 0 ? (root - mixed) / squared : 1
    }
    return start + step * min(max(share, 0), 1)
  }

  /// The share of a move after which `begin + share * step` is 0, if that lies on the move, else 0.
  private func lastRoot(_ begin: Double, _ step: Double) -> Double {
    let root = -begin / step
    return root >= 0 && root <= 1 ? root : 0
  }

  private func isOutside(_ point: Point, along axis: Axis?) -> Bool {
    let way = point - center
    guard let axis else { return way.length >= distance }
    return abs(way[axis]) >= distance && abs(way[axis]) >= abs(way[axis.other])
  }
}
