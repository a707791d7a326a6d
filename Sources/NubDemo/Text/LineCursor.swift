// Walking along a line: from bytes to cells, and to the pieces that are drawn. Long lines have
// stations, so that their far end is reached without walking all the way.

/// A place in a line: a byte and the cell it begins at.
struct LineCursor: Hashable, Sendable {
  /// An index into the text.
  var offset: Int
  /// The cell, from 0.
  var column: Int

  /// Moves over one character and returns what it was.
  mutating func next(in bytes: [UInt8], end: Int) -> DecodedScalar {
    let decoded = UTF8Decoding.scalar(in: bytes, at: offset, end: end)
    offset += decoded.length
    column += CharacterCells.width(of: decoded.scalar, at: column)
    return decoded
  }

  /// Moves on until an index is reached or passed.
  mutating func walk(to target: Int, in bytes: [UInt8], end: Int) {
    while offset < target {
      if Self.isOneCell(bytes[offset]) {
        offset += 1
        column += 1
      } else {
        _ = next(in: bytes, end: end)
      }
    }
  }

  /// Whether a byte is a character of one cell by itself, as nearly all bytes of most texts are, or
  /// can begin no character, as many bytes of files are that are no text.
  private static func isOneCell(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20...0x7E, 0x80...0xC1, 0xF5...0xFF: true
    default: false
    }
  }
}

/// A line as cells: how many there are, and where to begin to reach one of them.
struct LineStations: Hashable, Sendable {
  /// Bytes between stations: what is walked at most to reach a cell.
  private static let distance = 4096

  /// The stations, the first at the beginning of the line.
  private let stations: [LineCursor]
  /// The cells of the line.
  let columnCount: Int

  /// Walks along a line once.
  init(of line: Range<Int>, in bytes: [UInt8]) {
    var cursor = LineCursor(offset: line.lowerBound, column: 0)
    var stations = [cursor]
    while cursor.offset < line.upperBound {
      cursor.walk(
        to: min(cursor.offset + Self.distance, line.upperBound),
        in: bytes,
        end: line.upperBound
      )
      stations.append(cursor)
    }
    self.stations = stations
    columnCount = cursor.column
  }

  /// The last station at or before a cell.
  func station(before column: Int) -> LineCursor {
    var low = 0
    var high = stations.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if stations[middle].column <= column { low = middle } else { high = middle - 1 }
    }
    return stations[low]
  }
}

/// Gathers the characters of a line into pieces.
struct PieceCollector {
  /// Cells after which a piece ends at the latest.
  ///
  /// Letters of a fallback font may be wider or narrower than a cell; a new piece puts them back on
  /// the grid.
  private static let longestPiece = 64
  /// Marks that one letter may carry: more than any script has.
  ///
  /// A text made of nothing else would otherwise be one endless letter.
  private static let mostMarks = 16

  private let bytes: [UInt8]
  /// The end of the line.
  private let end: Int
  private let columns: Range<Int>

  private var pieces: [TextPiece] = []
  private var text = String.UnicodeScalarView()
  /// The cells of the piece under way.
  private var cells = 0..<0
  private var marks = 0
  /// Whether the piece under way takes more characters.
  private var isOpen = false

  /// Prepares to gather the pieces of a line that touch a range of cells.
  init(bytes: [UInt8], end: Int, columns: Range<Int>) {
    self.bytes = bytes
    self.end = end
    self.columns = columns
  }

  /// The cell at or before which walking must begin, so that pieces come out the same for any range.
  var beginning: Int { max(0, (columns.lowerBound / Self.longestPiece - 1) * Self.longestPiece) }

  /// The cell up to which is walked, so that pieces are never cut short.
  private var ending: Int {
    let longest = Self.longestPiece
    return columns.isEmpty
      ? columns.upperBound : (columns.upperBound + longest - 1) / longest * longest
  }

  /// Walks from a place at or before ``beginning`` to the end of the last piece in the range.
  mutating func pieces(from start: LineCursor) -> [TextPiece] {
    let beginning = beginning
    var cursor = start
    let last = ending
    while cursor.offset < end, cursor.column < last || marks < Self.mostMarks {
      let column = cursor.column
      let scalar = cursor.next(in: bytes, end: end).scalar
      // Marks of the last letter belong to it, though they come after its cell.
      if column >= last, cursor.column > column { break }
      if column >= beginning { add(scalar, in: column..<cursor.column) }
    }
    close()
    return pieces
  }

  private mutating func add(_ scalar: Unicode.Scalar, in place: Range<Int>) {
    if scalar == "\t" { return close() }
    if place.isEmpty {
      marks += 1
      if scalar != "\r", !text.isEmpty, marks <= Self.mostMarks { text.append(scalar) }
      return
    }
    marks = 0
    let isAnotherRow = place.lowerBound / Self.longestPiece != cells.lowerBound / Self.longestPiece
    if place.count > 1 || !isOpen || isAnotherRow {
      close()
      cells = place
    }
    text.append(CharacterCells.shown(scalar))
    cells = cells.lowerBound..<place.upperBound
    // Wide characters stand alone: their cells are the grid's, whatever font they come from.
    isOpen = place.count == 1
  }

  private mutating func close() {
    isOpen = false
    guard !text.isEmpty else { return }
    if cells.overlaps(columns) {
      pieces.append(TextPiece(column: cells.lowerBound, cells: cells.count, text: String(text)))
    }
    text = String.UnicodeScalarView()
  }
}
