// Characters out of bytes that may be anything, and how many cells of a monospaced grid each takes.
// Knows nothing of fonts: widths are those every terminal uses.

/// One character of a text and what it needs.
struct DecodedScalar: Hashable {
  /// The character, or U+FFFD for bytes that are none.
  let scalar: Unicode.Scalar
  /// The number of bytes it came from.
  let length: Int
}

/// Reads UTF-8 forwards from any place.
enum UTF8Decoding {
  /// What bytes that are no character are shown as.
  static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// Reads the character that begins at an index.
  ///
  /// Bytes that are no character become one U+FFFD per maximal part of a character that could have
  /// been valid, as the Unicode Standard recommends (section 3.9, table 3-8).
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - index: Where the character begins; it must lie before the end.
  ///   - end: The index that must not be read any more.
  /// - Returns: The character, whose length is at least 1.
  static func scalar(in bytes: [UInt8], at index: Int, end: Int) -> DecodedScalar {
    let lead = bytes[index]
    guard lead >= 0x80 else { return DecodedScalar(scalar: Unicode.Scalar(lead), length: 1) }
    guard let form = Form(lead: lead) else {
      return DecodedScalar(scalar: replacement, length: 1)
    }
    var value = form.bits
    for step in 1...form.continuations {
      let next = index + step
      guard next < end, (step == 1 ? form.second : 0x80...0xBF).contains(bytes[next]) else {
        return DecodedScalar(scalar: replacement, length: step)
      }
      value = value << 6 | UInt32(bytes[next] & 0x3F)
    }
    return DecodedScalar(
      scalar: Unicode.Scalar(value) ?? replacement,
      length: form.continuations + 1
    )
  }

  /// What a lead byte announces.
  private struct Form {
    let continuations: Int
    /// The bits of the lead byte that belong to the character.
    let bits: UInt32
    /// The second bytes that keep the character from being overlong, a surrogate, or too large.
    let second: ClosedRange<UInt8>

    init?(lead: UInt8) {
      switch lead {
      case 0xC2...0xDF: self.init(1, UInt32(lead & 0x1F), 0x80...0xBF)
      case 0xE0: self.init(2, UInt32(lead & 0x0F), 0xA0...0xBF)
      case 0xED: self.init(2, UInt32(lead & 0x0F), 0x80...0x9F)
      case 0xE1...0xEF: self.init(2, UInt32(lead & 0x0F), 0x80...0xBF)
      case 0xF0: self.init(3, UInt32(lead & 0x07), 0x90...0xBF)
      case 0xF1...0xF3: self.init(3, UInt32(lead & 0x07), 0x80...0xBF)
      case 0xF4: self.init(3, UInt32(lead & 0x07), 0x80...0x8F)
      default: return nil
      }
    }

    private init(_ continuations: Int, _ bits: UInt32, _ second: ClosedRange<UInt8>) {
      self.continuations = continuations
      self.bits = bits
      self.second = second
    }
  }
}

/// Places on a grid of cells that are all of one width.
enum CharacterCells {
  /// The distance between tab stops, in cells: what terminals have always used.
  static let tabStop = 8

  /// The number of cells a character takes when it begins at a column.
  static func width(of scalar: Unicode.Scalar, at column: Int) -> Int {
    switch scalar.value {
    case 0x09: tabStop - column % tabStop
    case 0x0D: 0
    case 0x00...0x02FF: 1
    case 0x0300...0x036F, 0x0483...0x0489, 0x0591...0x05BD, 0x0610...0x061A, 0x064B...0x065F,
      0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x20D0...0x20F0, 0x3099...0x309A,
      0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xFEFF, 0xE0100...0xE01EF:
      0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }

  /// What control characters are shown as, so that none is lost to sight.
  ///
  /// Unicode has a picture for each, but hardly any font has them; this sign is in all of them, and
  /// in hardly any text.
  private static let control: Unicode.Scalar = "¤"

  /// What a character is shown as.
  static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: control
    default: scalar
    }
  }
}
