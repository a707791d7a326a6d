// The quick way for plain Latin text: what HarfBuzz says of each pair of letters is asked once and
// added up after that. Other text is not for this file.

import ScrollDrawing

/// The advances and kernings of the printable ASCII characters in one face.
///
/// A line is the sum of its pairs if a glyph depends on its two neighbours at most. Pairs that do
/// not come out as the two plain glyphs, ligatures above all, have their whole word shaped, and
/// fonts whose substitutions look further are left to HarfBuzz altogether.
///
/// Measured: 5 ns a character, of which the table of a million rows has 1,600 in every frame of a
/// jump; with a growing array and a look at each character in turn it was 15.
struct PairTable {
  private static let firstCharacter: UInt8 = 0x20
  private static let characters = 0x7F - 0x20
  private static let columns = characters + 1
  private static let space = 0
  private static let tab = UInt8(ascii: "\t")
  /// How many spaces lie between two tab stops.
  private static let tabSpaces = 8

  /// Marks a pair that nobody has asked for yet.
  private static let unknown = Int32.max
  /// Marks a pair that is more than two plain glyphs side by side.
  private static let joined = Int32.max - 1
  /// Marks a mask that has not been made yet.
  private static let unmade = Int32.min

  private let isUsable: Bool
  private var glyphs: [UInt32] = []
  private var advances: [Int32] = []
  /// How far the pen moves on from a character to the next, by first and second; in the last column
  /// if the next is none of the table's.
  private var steps: [Int32] = []
  /// The masks by character and place within a pixel.
  private var masks: [GlyphMask] = []
  /// Lent to the face by every call that shapes, so that it is allocated once.
  private var shaped: [ShapedGlyph] = []

  /// The distance of tab stops, eight spaces as terminals have it.
  var tabStop: FixedPixels { Self.tabSpaces * max(1, FixedPixels(advances[Self.space])) }

  /// Asks a face for its single characters; pairs and masks follow when they are needed.
  init(for face: FontFace) {
    for offset in 0..<Self.characters {
      let (glyph, advance) = face.nominal(Self.scalar(offset))
      glyphs.append(glyph)
      advances.append(Int32(clamping: advance))
    }
    isUsable = !face.hasContextualForms
    guard isUsable else { return }
    steps = [Int32](repeating: Self.unknown, count: Self.characters * Self.columns)
    for offset in 0..<Self.characters {
      steps[offset * Self.columns + Self.characters] = advances[offset]
    }
    let masks = Self.characters * FontFace.subpixels
    let unmade = GlyphMask(mask: Self.unmade, left: 0, top: 0, width: 0, height: 0)
    self.masks = [GlyphMask](repeating: unmade, count: masks)
  }

  /// Lays out a line if it is one for the table.
  ///
  /// - Parameters:
  ///   - text: The line in UTF-8.
  ///   - face: The face the table was made for.
  ///   - atlas: Where the masks go.
  /// - Returns: The line, or `nil` if it must be shaped as a whole.
  mutating func line(
    _ text: UnsafeBufferPointer<UInt8>,
    in face: FontFace,
    atlas: GlyphAtlas
  ) -> LineBuilder? {
    guard isUsable else { return nil }
    var line = LineBuilder()
    // Where what was set by pairs alone begins: at a tab, a shaped word or the start.
    var plain = (start: 0, mark: line.mark)
    var index = 0
    while true {
      index = setKnown(text, index..<text.count, in: &line)
      guard index < text.count else { return line }
      // What made the quick loop stop is found out here, or is none of the table's business.
      if text[index] == Self.tab {
        line.advance(toMultipleOf: tabStop)
        index += 1
        plain = (index, line.mark)
        continue
      }
      guard let character = Self.character(text[index]) else { return nil }
      let step = step(after: index, in: text, of: face)
      if step == Self.joined {
        guard let end = wholeWord(at: index, in: text, of: face) else { return nil }
        let blank = text[plain.start..<index].lastIndex(of: Self.firstCharacter)
        let word = blank.map { $0 + 1 } ?? plain.start
        line.rewind(to: plain.mark)
        _ = setKnown(text, plain.start..<word, in: &line)
        line.set(shaped(text[word..<end], in: face), of: face, in: atlas)
        index = end
        plain = (index, line.mark)
      } else {
        line.set(mask(of: character, subpixel: line.subpixel, of: face, in: atlas))
        line.advance(by: FixedPixels(step))
        index += 1
      }
    }
  }

  /// Sets characters for as long as they and their neighbours are known.
  ///
  /// - Returns: The index of the first character that was not set.
  private func setKnown(
    _ text: UnsafeBufferPointer<UInt8>,
    _ range: Range<Int>,
    in line: inout LineBuilder
  ) -> Int {
    var index = range.lowerBound
    guard index < range.upperBound else { return index }
    steps.withUnsafeBufferPointer { steps in
      masks.withUnsafeBufferPointer { masks in
        line.set(atMost: range.count) { pen, glyphs in
          var next = Self.column(text[index])
          while index < range.upperBound, next < Self.characters {
            let character = next
            next = index &+ 1 < text.count ? Self.column(text[index &+ 1]) : Self.characters
            let step = steps[character &* Self.columns &+ next]
            let mask = masks[character &* FontFace.subpixels &+ pen.subpixel]
            guard step < Self.joined, mask.mask != Self.unmade else { return }
            if !mask.isEmpty { glyphs.append(pen.placed(mask)) }
            pen.place &+= FixedPixels(step)
            index &+= 1
          }
        }
      }
    }
    return index
  }

  /// Finds the end of a word that must be shaped as a whole.
  ///
  /// - Returns: The place after the word, or `nil` if what joins its letters reaches over the spaces
  ///   around it.
  private mutating func wholeWord(
    at index: Int,
    in text: UnsafeBufferPointer<UInt8>,
    of face: FontFace
  ) -> Int? {
    let blank = Self.firstCharacter
    guard text[index] != blank, text[index + 1] != blank else { return nil }
    let end = text[index...].firstIndex { $0 == blank || $0 == Self.tab } ?? text.count
    guard let last = Self.character(text[end - 1]) else { return nil }
    return step(after: end - 1, in: text, of: face) == advances[last] ? end : nil
  }

  private mutating func step(
    after index: Int,
    in text: UnsafeBufferPointer<UInt8>,
    of face: FontFace
  ) -> Int32 {
    guard let first = Self.character(text[index]) else { return Self.joined }
    let second = index + 1 < text.count ? Self.column(text[index + 1]) : Self.characters
    let known = steps[first * Self.columns + second]
    if known != Self.unknown { return known }
    let step = ask(first, second, of: face)
    steps[first * Self.columns + second] = step
    return step
  }

  /// Has a pair shaped and takes from it what the first glyph's advance becomes.
  private mutating func ask(_ first: Int, _ second: Int, of face: FontFace) -> Int32 {
    shaped.removeAll(keepingCapacity: true)
    face.shape([Self.scalar(first), Self.scalar(second)], into: &shaped)
    guard shaped.count == 2, shaped[0].glyph == glyphs[first], shaped[1].glyph == glyphs[second],
      shaped.allSatisfy({ $0.offsetX == 0 && $0.offsetY == 0 }),
      shaped[1].advance == advances[second],
      let advance = Int32(exactly: shaped[0].advance), advance < Self.joined
    else { return Self.joined }
    return advance
  }

  private mutating func shaped(
    _ word: Slice<UnsafeBufferPointer<UInt8>>,
    in face: FontFace
  ) -> [ShapedGlyph] {
    shaped.removeAll(keepingCapacity: true)
    face.shape(word.lazy.map(Unicode.Scalar.init), into: &shaped)
    return shaped
  }

  private mutating func mask(
    of character: Int,
    subpixel: Int,
    of face: FontFace,
    in atlas: GlyphAtlas
  ) -> GlyphMask {
    let place = character * FontFace.subpixels + subpixel
    let known = masks[place]
    if known.mask != Self.unmade { return known }
    let mask = face.mask(of: glyphs[character], subpixel: subpixel, in: atlas)
    masks[place] = mask
    return mask
  }

  /// The place of a printable character in the tables.
  private static func character(_ byte: UInt8) -> Int? {
    let column = column(byte)
    return column < characters ? column : nil
  }

  /// The place of a character in the table of steps, the last for all that are not printable.
  @inline(__always)
  private static func column(_ byte: UInt8) -> Int {
    min(Int(byte &- firstCharacter), characters)
  }

  private static func scalar(_ offset: Int) -> Unicode.Scalar {
    Unicode.Scalar(UInt8(offset) + firstCharacter)
  }
}
