// Where the lines of a text begin and end, for texts of any length and lines of any length. Counts
// line feeds per block, so that the index is a 500th of the text whatever its lines are like.
// Knows bytes only: neither characters nor how lines are shown.

/// The line structure of a text.
///
/// A line ends with a line feed, which may have carriage returns before it. The last line need not
/// have an end; an end at the very end of the text does not begin another line.
struct LineIndex: Sendable {
  /// The bytes of a block: finding a line searches at most one block at each of its ends.
  private static let blockSize = 4096
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// How many lines there are; an empty text has none.
  let lineCount: Int
  /// The first byte that is text, after a mark of the encoding.
  private let start: Int
  /// The number of line feeds before each block, and last the number of all.
  private let feedsBefore: [Int]

  /// Indexes a text.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - start: The first byte that counts.
  init(_ bytes: [UInt8], from start: Int = 0) {
    var feedsBefore = [0]
    feedsBefore.reserveCapacity((bytes.count - start) / Self.blockSize + 2)
    var feeds = 0
    for first in stride(from: start, to: bytes.count, by: Self.blockSize) {
      feeds += bytes.count(of: Self.lineFeed, in: first..<min(first + Self.blockSize, bytes.count))
      feedsBefore.append(feeds)
    }
    let endsInsideLine = start < bytes.count && bytes.last != Self.lineFeed
    lineCount = feeds + (endsInsideLine ? 1 : 0)
    self.start = start
    self.feedsBefore = feedsBefore
  }

  /// The bytes of a line, without its end.
  ///
  /// - Parameters:
  ///   - line: The number of the line, from 0; it must be below ``lineCount``.
  ///   - bytes: The text the index was made from.
  /// - Returns: A range of indices into the text.
  /// - Complexity: O(log n), and not dependent on how long the line is.
  func range(of line: Int, in bytes: [UInt8]) -> Range<Int> {
    precondition((0..<lineCount).contains(line), "line must be below \(lineCount), got \(line)")
    let first = line == 0 ? start : feed(line - 1, in: bytes) + 1
    return trimmed(first..<feed(line, in: bytes), in: bytes)
  }

  /// Calls a function for every line in turn, faster than asking for each.
  func forEachLine(in bytes: [UInt8], _ body: (Range<Int>) -> Void) {
    var first = start
    while first < bytes.count {
      let end = bytes.firstIndex(of: Self.lineFeed, in: first..<bytes.count) ?? bytes.count
      body(trimmed(first..<end, in: bytes))
      first = end + 1
    }
  }

  private func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1] == Self.carriageReturn { end -= 1 }
    return range.lowerBound..<end
  }

  /// The index of a line feed by its number, or the end of the text when there is none.
  private func feed(_ number: Int, in bytes: [UInt8]) -> Int {
    // The last block with no more than `number` feeds before it holds the feed.
    var low = 0
    var high = max(0, feedsBefore.count - 2)
    while low < high {
      let middle = (low + high + 1) / 2
      if feedsBefore[middle] <= number { low = middle } else { high = middle - 1 }
    }
    var position = start + low * Self.blockSize
    for _ in feedsBefore[low]..<number {
      guard let found = bytes.firstIndex(of: Self.lineFeed, in: position..<bytes.count) else {
        return bytes.count
      }
      position = found + 1
    }
    return bytes.firstIndex(of: Self.lineFeed, in: position..<bytes.count) ?? bytes.count
  }
}
