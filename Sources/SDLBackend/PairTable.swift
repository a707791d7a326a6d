// The quick way for plain Latin text: what HarfBuzz says of each pair of letters is asked once and
// added up after that. Other text is not for this file.

import ScrollDrawing

/// The advances and kernings of the printable ASCII characters in one face.
///
/// A line is the sum of its pairs if a glyph depends on its two neighbours at most. Pairs that do
/// not come out as the two plain glyphs, ligatures above all, have their whole word shaped, and
/// fonts whose substitutions look further are left to HarfBuzz altogether.
struct PairTable {
  private static let firstCharacter: UInt8 = 0x20
  private static let characters = 0x7F - 0x20
  private static let space = 0
  private static let tab = UInt8(ascii: "\t")
  /// How many spaces lie between two tab stops.
  private static let tabSpaces = 8

  /// Marks a pair that nobody has asked for yet.
  private static let unknown = Int32.max
  /// Marks a pair that is more than two plain glyphs side by side.
  private static let joined = Int32.max - 1
  private static let unknownMask = GlyphMask(mask: .min, left: 0, top: 0)

  private let isUsable: Bool
  private var glyphs: [UInt32] = []
  private var advances: [FixedPixels] = []
  /// What is added between two characters, by first and second.
  private var kernings: [Int32] = []
  /// The masks by character and place within a pixel.
  private var masks: [GlyphMask] = []
  /// Lent to the face by every call that shapes, so that it is allocated once.
  private var shaped: [ShapedGlyph] = []

  /// The distance of tab stops, eight spaces as terminals have it.
  var tabStop: FixedPixels { Self.tabSpaces * max(1, advances[Self.space]) }

  /// Asks a face for its single characters; pairs and masks follow when they are needed.
  init(for face: FontFace) {
    for offset in 0..<Self.characters {
      let (glyph, advance) = face.nominal(Self.scalar(offset))
      glyphs.append(glyph)
      advances.append(advance)
    }
    isUsable = !face.hasContextualForms
    guard isUsable else { return }
    kernings = [Int32](repeating: Self.unknown, count: Self.characters * Self.characters)
    let masks = Self.characters * FontFace.subpixels
    self.masks = [GlyphMask](repeating: Self.unknownMask, count: masks)
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
    let printable = Self.firstCharacter..<Self.firstCharacter + UInt8(Self.characters)
    guard isUsable, text.allSatisfy({ printable.contains($0) || $0 == Self.tab }) else {
      return nil
    }
    var line = LineBuilder()
    line.reserve(text.count)
    var rest = text[...]
    while let tab = rest.firstIndex(of: Self.tab) {
      let part = UnsafeBufferPointer(rebasing: rest[..<tab])
      guard add(part, to: &line, in: face, atlas: atlas) else { return nil }
      line.advance(toMultipleOf: tabStop)
      rest = rest[(tab + 1)...]
    }
    let part = UnsafeBufferPointer(rebasing: rest)
    return add(part, to: &line, in: face, atlas: atlas) ? line : nil
  }

  /// Adds a part of a line between tabs, and says whether that was possible.
  private mutating func add(
    _ text: UnsafeBufferPointer<UInt8>,
    to line: inout LineBuilder,
    in face: FontFace,
    atlas: GlyphAtlas
  ) -> Bool {
    var word = (start: 0, mark: line.mark)
    var index = 0
    while index < text.count {
      let character = Int(text[index] - Self.firstCharacter)
      let kerning = self.kerning(after: index, in: text, of: face)
      if kerning == Self.joined {
        guard let end = wholeWord(at: index, in: text, of: face) else { return false }
        line.rewind(to: word.mark)
        line.set(shaped(text[word.start..<end], in: face), of: face, in: atlas)
        index = end
        continue
      }
      line.set(mask(of: character, subpixel: line.subpixel, of: face, in: atlas))
      line.advance(by: advances[character] + FixedPixels(kerning))
      index += 1
      if character == Self.space { word = (index, line.mark) }
    }
    return true
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
    let end = text[index...].firstIndex(of: blank) ?? text.count
    return kerning(after: end - 1, in: text, of: face) == 0 ? end : nil
  }

  private mutating func kerning(
    after index: Int,
    in text: UnsafeBufferPointer<UInt8>,
    of face: FontFace
  ) -> Int32 {
    guard index + 1 < text.count else { return 0 }
    let first = Int(text[index] - Self.firstCharacter)
    let second = Int(text[index + 1] - Self.firstCharacter)
    let known = kernings[first * Self.characters + second]
    if known != Self.unknown { return known }
    let kerning = ask(first, second, of: face)
    kernings[first * Self.characters + second] = kerning
    return kerning
  }

  /// Has a pair shaped and takes from it what the first glyph's advance gains.
  private mutating func ask(_ first: Int, _ second: Int, of face: FontFace) -> Int32 {
    shaped.removeAll(keepingCapacity: true)
    face.shape([Self.scalar(first), Self.scalar(second)], into: &shaped)
    guard shaped.count == 2, shaped[0].glyph == glyphs[first], shaped[1].glyph == glyphs[second],
      shaped.allSatisfy({ $0.offsetX == 0 && $0.offsetY == 0 }),
      shaped[1].advance == advances[second]
    else { return Self.joined }
    return Int32(shaped[0].advance - advances[first])
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
    if known.mask != Self.unknownMask.mask { return known }
    let mask = face.mask(of: glyphs[character], subpixel: subpixel, in: atlas)
    masks[place] = mask
    return mask
  }

  private static func scalar(_ offset: Int) -> Unicode.Scalar {
    Unicode.Scalar(UInt8(offset) + firstCharacter)
  }
}
