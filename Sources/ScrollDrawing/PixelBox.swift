// Device-pixel rectangles as edges, the form in which commands, clips and damage are kept.

/// A rectangle of device pixels by its edges; right and bottom do not belong to it.
struct PixelBox: Hashable {
  var left: Int32
  var top: Int32
  var right: Int32
  var bottom: Int32

  static let zero = PixelBox(left: 0, top: 0, right: 0, bottom: 0)

  /// Coordinates beyond this are clamped: far outside any picture, and far from overflow.
  static let limit: Int32 = 1 << 22

  static let unbounded = PixelBox(left: -limit, top: -limit, right: limit, bottom: limit)

  var isEmpty: Bool { left >= right || top >= bottom }
  var width: Int { Int(right) - Int(left) }
  var height: Int { Int(bottom) - Int(top) }
  var area: Int { isEmpty ? 0 : width * height }

  var pixelRect: PixelRect {
    PixelRect(x: Int(left), y: Int(top), width: width, height: height)
  }

  func intersection(_ other: PixelBox) -> PixelBox {
    PixelBox(
      left: max(left, other.left),
      top: max(top, other.top),
      right: min(right, other.right),
      bottom: min(bottom, other.bottom)
    )
  }

  func union(_ other: PixelBox) -> PixelBox {
    guard !isEmpty else { return other }
    guard !other.isEmpty else { return self }
    return PixelBox(
      left: min(left, other.left),
      top: min(top, other.top),
      right: max(right, other.right),
      bottom: max(bottom, other.bottom)
    )
  }

  func intersects(_ other: PixelBox) -> Bool {
    !intersection(other).isEmpty
  }

  func contains(_ other: PixelBox) -> Bool {
    left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
  }

  func outset(by distance: Int32) -> PixelBox {
    PixelBox(
      left: left - distance,
      top: top - distance,
      right: right + distance,
      bottom: bottom + distance
    )
  }

  /// Appends the at most four parts of this box that lie outside another.
  func subtract(_ other: PixelBox, into parts: inout [PixelBox]) {
    let hole = intersection(other)
    guard !hole.isEmpty else { return parts.append(self) }
    let candidates = [
      PixelBox(left: left, top: top, right: right, bottom: hole.top),
      PixelBox(left: left, top: hole.top, right: hole.left, bottom: hole.bottom),
      PixelBox(left: hole.right, top: hole.top, right: right, bottom: hole.bottom),
      PixelBox(left: left, top: hole.bottom, right: right, bottom: bottom),
    ]
    parts.append(contentsOf: candidates.lazy.filter { !$0.isEmpty })
  }

  /// Replaces boxes that overlap, or that fill their common bounds, by those bounds.
  static func merge(_ boxes: inout [PixelBox]) {
    boxes.removeAll(where: \.isEmpty)
    var index = 0
    while index < boxes.count {
      let partner = boxes[(index + 1)...].firstIndex { other in
        let whole = boxes[index].union(other)
        return boxes[index].intersects(other) || whole.area == boxes[index].area + other.area
      }
      guard let partner else {
        index += 1
        continue
      }
      boxes[index] = boxes[index].union(boxes.remove(at: partner))
      index = 0
    }
  }
}
