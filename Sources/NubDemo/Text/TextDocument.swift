// A text file in memory: its bytes, its lines, and the pieces of a line that are to be seen. Only
// what is asked for is decoded. Knows cells, not points or fonts.

/// A piece of a line at its place in the grid.
struct TextPiece: Hashable {
  /// The first cell.
  let column: Int
  /// The number of cells it takes.
  let cells: Int
  /// The characters; no tabs, no line ends.
  let text: String
}

/// A text that is shown line by line.
///
/// The encoding is found out by ``TextEncoding``. Marks are not shown.
struct TextDocument: Sendable {
  /// The bytes from which a line is long: shorter ones are walked from their beginning each time.
  private static let longLine = 16_384

  private let bytes: [UInt8]
  private let index: LineIndex
  /// The stations of long lines, by the index of their first byte.
  private var longLines: [Int: LineStations] = [:]

  /// The cells of the widest line.
  private(set) var columnCount = 0

  /// How many lines there are; an empty text has none.
  var lineCount: Int { index.lineCount }

  /// Takes the bytes of a file.
  init(_ content: [UInt8]) {
    bytes = TextEncoding.utf8(content)
    index = LineIndex(bytes, from: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    measure()
  }

  /// The pieces of a line that touch a range of cells, from left to right.
  ///
  /// Pieces begin and end at fixed cells whatever the range is, so that what is drawn does not shift
  /// while the range moves.
  ///
  /// - Parameters:
  ///   - line: The number of the line, from 0.
  ///   - columns: The cells that are to be seen.
  /// - Returns: The pieces; empty for an empty line or cells beyond its end.
  func pieces(ofLine line: Int, in columns: Range<Int>) -> [TextPiece] {
    let range = index.range(of: line, in: bytes)
    var collector = PieceCollector(bytes: bytes, end: range.upperBound, columns: columns)
    let start =
      longLines[range.lowerBound]?.station(before: collector.beginning)
      ?? LineCursor(offset: range.lowerBound, column: 0)
    return collector.pieces(from: start)
  }

  private mutating func measure() {
    // A tab is the only byte that can take more than one cell, so only lines that have more bytes
    // than the widest so far has cells need to be walked.
    let tab = UInt8(ascii: "\t")
    let tabExtra = CharacterCells.tabStop - 1
    let hasTabs = bytes.firstIndex(of: tab, in: 0..<bytes.count) != nil
    index.forEachLine(in: bytes) { line in
      if line.count >= Self.longLine {
        let stations = LineStations(of: line, in: bytes)
        longLines[line.lowerBound] = stations
        columnCount = max(columnCount, stations.columnCount)
        return
      }
      var bound = line.count
      if hasTabs, line.count * CharacterCells.tabStop > columnCount {
        bound += bytes.count(of: tab, in: line) * tabExtra
      }
      guard bound > columnCount else { return }
      columnCount = max(columnCount, LineStations(of: line, in: bytes).columnCount)
    }
  }
}
