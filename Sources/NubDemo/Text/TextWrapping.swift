// Where text is broken into lines. Knows scripts and punctuation, but no fonts: whoever asks measures.
// A small part of what Unicode's line breaking has: spaces, and the characters of Chinese and Japanese.

/// The breaking of a paragraph into lines of a width.
struct TextWrapping {
  /// Marks that no line begins with: they belong to what they close.
  private static let closing = Set("、。，；：！？）》”’】」』〉〕…·%),.:;!?]}")
  /// Marks that no line ends with: they belong to what they open.
  private static let opening = Set("（《“‘【「『〈〔([{")

  /// Tells the width of a line.
  let measure: (String) -> Double

  /// Breaks a paragraph, as late as possible.
  ///
  /// A line can be broken at spaces, which are left out there, and between two characters of which
  /// one is Chinese or Japanese, but not before a mark that closes nor after one that opens. A word
  /// that is wider than a line is broken wherever it must.
  ///
  /// - Parameters:
  ///   - paragraph: Text without line ends.
  ///   - width: The width of a line, in the units of ``measure``.
  /// - Returns: At least one line; no character but spaces at breaks is lost.
  func lines(_ paragraph: String, width: Double) -> [String] {
    var lines: [String] = []
    var line = ""
    for piece in Self.pieces(of: paragraph) {
      if fits(line + piece, width) {
        line += piece
        continue
      }
      if !line.isEmpty { lines.append(line.withoutSpacesAtEnd) }
      line = String(piece.drop { $0 == " " })
      while !fits(line, width), let head = head(of: line, width) {
        lines.append(head)
        line.removeFirst(head.count)
      }
    }
    lines.append(line.withoutSpacesAtEnd)
    return lines
  }

  private func fits(_ line: String, _ width: Double) -> Bool {
    measure(line.withoutSpacesAtEnd) <= width
  }

  /// As much of a word as fits, but at least a character; `nil` if that is all of it.
  private func head(of word: String, _ width: Double) -> String? {
    var head = String(word.prefix(1))
    for character in word.dropFirst() {
      guard measure(head + String(character)) <= width else { break }
      head.append(character)
    }
    return head.count < word.count ? head : nil
  }

  /// The parts between places where a line can be broken; spaces belong to the part before them.
  static func pieces(of paragraph: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    for character in paragraph {
      if let last = piece.last, isBreak(between: last, and: character) {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }

  private static func isBreak(between last: Character, and next: Character) -> Bool {
    if next == " " { return false }
    if last == " " { return true }
    guard last.isWide || next.isWide else { return false }
    return !closing.contains(next) && !opening.contains(last)
  }
}

extension Character {
  /// Whether the character belongs to a script that is written without spaces.
  fileprivate var isWide: Bool {
    guard let scalar = unicodeScalars.first?.value else { return false }
    // Radicals to Hangul, compatibility ideographs, full-width forms, and the rarer ideographs; of the
    // general punctuation, the quotes and dots that Chinese shares with other scripts.
    return (0x2E80...0xD7AF).contains(scalar) || (0xF900...0xFAFF).contains(scalar)
      || (0xFE30...0xFE4F).contains(scalar) || (0xFF00...0xFFEF).contains(scalar)
      || (0x20000...0x3FFFF).contains(scalar)
  }
}

extension String {
  /// The text without spaces at its end.
  fileprivate var withoutSpacesAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
