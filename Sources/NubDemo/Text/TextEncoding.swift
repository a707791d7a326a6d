// Which encoding a text is in, and the same text in UTF-8. Knows bytes only: neither lines nor how they
// are shown.

/// How the characters of a text are kept.
enum TextEncoding: Hashable, Sendable {
  case utf8
  case utf16(isLittle: Bool)

  private static let mark: UInt16 = 0xFEFF
  /// The bytes that are looked at to tell encodings without a mark apart.
  private static let sampleSize = 4096

  /// Finds out how a text is kept.
  ///
  /// A mark at the beginning tells. Without one, a text is UTF-16 if most of its first characters have
  /// a NUL as their upper byte, as Latin ones have, and none has one as its lower: in UTF-8 a NUL is
  /// hardly ever seen, and never behind most characters. Everything else counts as UTF-8.
  init(of text: [UInt8]) {
    if text.starts(with: [0xFF, 0xFE]) {
      self = .utf16(isLittle: true)
    } else if text.starts(with: [0xFE, 0xFF]) {
      self = .utf16(isLittle: false)
    } else {
      self = Self.encodingWithoutMark(of: text)
    }
  }

  private static func encodingWithoutMark(of text: [UInt8]) -> TextEncoding {
    guard text.count.isMultiple(of: 2) else { return .utf8 }
    let sample = text.prefix(sampleSize)
    var nulls = (first: 0, second: 0)
    for place in stride(from: 0, to: sample.count, by: 2) {
      if sample[place] == 0 { nulls.first += 1 }
      if sample[place + 1] == 0 { nulls.second += 1 }
    }
    let most = sample.count / 4
    if nulls.first == 0, nulls.second > most { return .utf16(isLittle: true) }
    if nulls.second == 0, nulls.first > most { return .utf16(isLittle: false) }
    return .utf8
  }

  /// The text in UTF-8; a mark of UTF-16 is left out, one of UTF-8 stays.
  static func utf8(_ text: [UInt8]) -> [UInt8] {
    guard case .utf16(let isLittle) = TextEncoding(of: text) else { return text }
    let units = stride(from: 0, to: text.count - 1, by: 2).map { place in
      let first = UInt16(text[place])
      let second = UInt16(text[place + 1])
      return isLittle ? second << 8 | first : first << 8 | second
    }
    return Array(
      String(decoding: units.dropFirst(units.first == mark ? 1 : 0), as: UTF16.self).utf8
    )
  }
}
