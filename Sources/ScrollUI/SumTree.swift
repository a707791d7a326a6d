// Many lengths laid end to end: where one begins, and which one a place belongs to. Values only; it
// does not know what has the lengths.

/// A sequence of lengths with quick sums.
///
/// A tree of partial sums, 64 to a node: a million lengths make a tree three levels high, so that
/// setting one touches three numbers, and finding a place looks at no more than 64 on each level.
struct SumTree: Hashable, Sendable {
  private static let fanOut = 64

  /// The lengths, and above them the sums of 64 each, up to a level of at most 64.
  private var levels: [[Double]]

  /// Makes the sums over some lengths.
  init(_ lengths: [Double]) {
    levels = [lengths]
    while let below = levels.last, below.count > Self.fanOut {
      levels.append(
        stride(from: 0, to: below.count, by: Self.fanOut).map { start in
          below[start..<min(start + Self.fanOut, below.count)].reduce(0, +)
        }
      )
    }
  }

  /// The number of lengths.
  var count: Int { levels[0].count }

  /// Leaves out lengths at the end, or adds some.
  ///
  /// - Complexity: O(log n) besides what is added.
  mutating func setCount(_ count: Int, filling length: Double) {
    var firstChanged = min(count, self.count)
    if count > self.count {
      levels[0].append(contentsOf: repeatElement(length, count: count - self.count))
    } else {
      levels[0].removeLast(self.count - count)
    }
    var level = 1
    while levels[level - 1].count > Self.fanOut {
      if level == levels.count { levels.append([]) }
      let below = levels[level - 1]
      let parent = min(firstChanged / Self.fanOut, levels[level].count)
      levels[level].removeLast(levels[level].count - parent)
      for start in stride(from: parent * Self.fanOut, to: below.count, by: Self.fanOut) {
        levels[level].append(below[start..<min(start + Self.fanOut, below.count)].reduce(0, +))
      }
      firstChanged = parent
      level += 1
    }
    levels.removeLast(levels.count - level)
  }

  /// The sum of all lengths.
  var total: Double { (levels.last ?? []).reduce(0, +) }

  /// One of the lengths.
  ///
  /// - Complexity: To set one, O(levels).
  subscript(index: Int) -> Double {
    get { levels[0][index] }
    set {
      levels[0][index] = newValue
      var child = index
      for level in levels.indices.dropFirst() {
        child /= Self.fanOut
        let first = child * Self.fanOut
        let below = levels[level - 1]
        levels[level][child] =
          below[first..<min(first + Self.fanOut, below.count)].reduce(0, +)
      }
    }
  }

  /// The sum of the lengths before one.
  ///
  /// - Complexity: O(log count).
  func start(of index: Int) -> Double {
    var sum = 0.0
    var end = index
    for level in levels {
      let first = end / Self.fanOut * Self.fanOut
      sum += level[first..<end].reduce(0, +)
      end /= Self.fanOut
    }
    return sum
  }

  /// The length a place lies in: the last that begins at or before it and has an extent there.
  ///
  /// Places before the first count as in the first, those at or after the end as in the last.
  ///
  /// - Complexity: O(log count).
  func index(at place: Double) -> Int {
    var left = place
    var index = 0
    for level in levels.indices.reversed() {
      let lengths = levels[level]
      let end = min(index + Self.fanOut, lengths.count)
      while index < end - 1, left >= lengths[index] {
        left -= lengths[index]
        index += 1
      }
      if level > 0 { index *= Self.fanOut }
    }
    return min(index, max(0, count - 1))
  }
}
