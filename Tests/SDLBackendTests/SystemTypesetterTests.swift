// Lines of text in the system's fonts. The tests need fonts-dejavu-core and fonts-wqy-microhei.

import Glibc
import SDLBackend
import ScrollDrawing
import Testing

@Suite struct SystemTypesetterTests {
  static let row =
    "Row 123456 of 1000000 - the quick brown fox jumps over the lazy dog 0123456789"

  let typesetter: SystemTypesetter

  init() throws {
    typesetter = try #require(
      SystemTypesetter(),
      "no font found; install fonts-dejavu-core and fonts-wqy-microhei"
    )
  }

  private func line(
    _ text: String,
    _ family: Font.Family = .sans,
    size: Double = 14,
    scale: Double = 1
  ) -> TextLine {
    typesetter.line(text, font: Font(family, size: size), scale: scale)
  }

  @Test func `a line without characters has no width but the height of its font`() {
    let line = line("")
    #expect(line.glyphs.isEmpty)
    #expect(line.width == 0)
    #expect(line.ascent > 10 && line.ascent < 14)
    #expect(line.descent > 2 && line.descent < 4)
  }

  @Test func `widths of words add up`() {
    let whole = line("quick brown").width
    let parts = line("quick").width + line(" ").width + line("brown").width
    #expect(abs(whole - parts) < 1e-9)
  }

  @Test func `every character makes a line of letters longer`() {
    let widths = Self.row.indices.map { line(String(Self.row[...$0])).width }
    #expect(widths.count == Self.row.count)
    for (shorter, longer) in zip(widths, widths.dropFirst()) { #expect(shorter < longer) }
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 3])
  func `a line is as wide in points at every scale`(scale: Double) {
    let plain = line(Self.row).width
    #expect(abs(line(Self.row, scale: scale).width - plain) < 0.01 * plain)
  }

  @Test func `twice the size is twice the width`() {
    #expect(abs(line(Self.row, size: 28).width - 2 * line(Self.row).width) < 1e-3)
  }

  @Test func `monospaced characters are all of one width`() {
    let width = line("i", .monospaced).width
    for character in "MW.,lI0@ " {
      #expect(line(String(character), .monospaced).width == width)
    }
    #expect(abs(line(Self.row, .monospaced).width - width * Double(Self.row.count)) < 1e-9)
  }

  @Test(arguments: ["\t", "a\t", "1234567\t"])
  func `a tab ends at the next multiple of eight spaces`(text: String) {
    let stop = 8 * line(" ", .monospaced).width
    #expect(line(text, .monospaced).width == stop)
    #expect(line("12345678" + text, .monospaced).width == 2 * stop)
  }

  @Test func `control characters show nothing`() {
    let plain = line("ab")
    for text in ["a\u{0}b", "ab\r\n", "\u{1B}ab", "a\u{7F}b"] {
      #expect(line(text).glyphs == plain.glyphs)
      #expect(line(text).width == plain.width)
    }
  }

  @Test func `characters the font lacks come from a fallback, in the same line`() {
    let ideographs = line("漢字")
    let box = line("\u{10FFFD}")
    #expect(ideographs.glyphs.count == 2)
    #expect(ideographs.glyphs[0].mask != ideographs.glyphs[1].mask)
    #expect(!box.glyphs.isEmpty)
    #expect(ideographs.glyphs[0].mask != box.glyphs[0].mask)
    // An ideograph fills its em square, which the box of a missing glyph does not.
    #expect(ideographs.width == 28)
    let mixed = line("漢字 and Latin")
    #expect(abs(mixed.width - (28 + line(" and Latin").width)) < 1e-9)
    #expect(Array(mixed.glyphs.prefix(2)) == ideographs.glyphs)
  }

  @Test func `the sign for broken bytes is seen`() {
    let line = line(String(decoding: [0x61, 0xFF, 0x62] as [UInt8], as: UTF8.self))
    #expect(line.glyphs.count == 3)
  }

  @Test func `a combining mark lies over its base and takes no room`() {
    #expect(line("x\u{302}y").width == line("xy").width)
    #expect(line("x\u{302}y").glyphs.count == 3)
  }

  @Test func `letters of one word lie at different places within a pixel`() {
    let letters = line("llllllll").glyphs
    #expect(letters.count == 8)
    #expect(Set(letters.map(\.mask)).count > 1)
    let steps = zip(letters, letters.dropFirst()).map { $1.x - $0.x }
    #expect((steps.max() ?? 0) - (steps.min() ?? 0) <= 1)
  }

  @Test func `right-to-left letters are set from right to left`() {
    let whole = line("אב").glyphs
    let first = line("א").glyphs
    #expect(whole.count == 2)
    #expect(whole.last.map { $0.x > (first.first?.x ?? 0) } == true)
    #expect(whole.first?.mask == line("ב").glyphs.first?.mask)
  }

  @Test func `the space behind right-to-left letters stays behind them`() {
    #expect(Array(line("אב 12").glyphs.prefix(2)) == line("אב").glyphs)
    #expect(line("אב 12").width == line("אב").width + line(" ").width + line("12").width)
  }

  @Test(arguments: ["אב12", "12אב", "אב12אב"])
  func `digits beside right-to-left letters keep their order`(text: String) throws {
    // Sixteen equal digits lie at every place within a pixel, so their masks are all there are.
    let ones = Set(line(String(repeating: "1", count: 16)).glyphs.map(\.mask))
    let twos = Set(line(String(repeating: "2", count: 16)).glyphs.map(\.mask))
    let masks = line(text).glyphs.map(\.mask)
    let one = try #require(masks.firstIndex(where: ones.contains))
    let two = try #require(masks.firstIndex(where: twos.contains))
    #expect(one + 1 == two)
  }

  @Test func `two typesetters set the same glyphs`() throws {
    let other = try #require(SystemTypesetter())
    for text in [Self.row, "find the office", "漢字 and Latin", "e\u{301} שלום 12"] {
      let font = Font(size: 14)
      let mine = typesetter.line(text, font: font, scale: 1.5)
      let theirs = other.line(text, font: font, scale: 1.5)
      #expect(mine.glyphs == theirs.glyphs)
      #expect(mine.width == theirs.width)
    }
  }

  /// A character without shape and width sends a line the slow way without changing its picture.
  @Test(arguments: [
    row, "find the office, affluent fjord", "AVAST! To. We're \"quoted\" (Ty) f", "fi", "f f i", "",
    "  two  spaces ", "https://example.com/~a?b=c&d=%20#e",
    "The five baffled waffle-makers flew off",
    "\tif x {\t\treturn fi\t} ",
  ])
  func `adding up pairs of letters gives what shaping the whole line gives`(text: String) {
    for family in [Font.Family.sans, .monospaced] {
      let quick = line(text, family)
      let whole = line(text + "\u{200B}", family)
      #expect(quick.glyphs == whole.glyphs)
      #expect(quick.width == whole.width)
    }
  }

  @Test func `every pair of ASCII characters is set as HarfBuzz sets it`() {
    let characters = (0x20...0x7E).map { Character(Unicode.Scalar(UInt8($0))) }
    for first in characters {
      let text = String(characters.flatMap { [first, $0] })
      let quick = line(text)
      let whole = line(text + "\u{200B}")
      #expect(quick.glyphs == whole.glyphs)
      #expect(quick.width == whole.width)
    }
  }

  @Test func `a system without fonts has no typesetter`() async {
    await #expect(processExitsWith: .success) {
      setenv("NUB_FONTS", "none", 1)
      exit(SystemTypesetter() == nil ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }

  @Test func `a size that is no size is a mistake of the caller`() async {
    await #expect(processExitsWith: .failure) {
      _ = SystemTypesetter()?.line("a", font: Font(size: 0), scale: 1)
    }
  }
}
