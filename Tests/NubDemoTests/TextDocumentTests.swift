import TestSupport
import Testing

@testable import NubDemo

@Suite struct TextDocumentTests {
  private func document(_ text: String) -> TextDocument { TextDocument(Array(text.utf8)) }

  private func shown(_ document: TextDocument, line: Int) -> String {
    document.pieces(ofLine: line, in: 0..<1_000_000).map(\.text).joined()
  }

  @Test(
    arguments: [
      ("", []), ("a", ["a"]), ("a\n", ["a"]), ("\n", [""]), ("\n\n", ["", ""]),
      ("a\nb", ["a", "b"]), ("a\r\nb\nc\r\n", ["a", "b", "c"]), ("a\r\r\nb", ["a", "b"]),
      ("a\rb\n", ["ab"]), ("a\n\r\n", ["a", ""]), ("\r", [""]), ("\u{FEFF}a\n", ["a"]),
      ("\u{FEFF}", []),
    ] as [(String, [String])]
  )
  func `lines end with line feeds and the last need not`(text: String, lines: [String]) {
    let document = document(text)
    #expect((0..<document.lineCount).map { shown(document, line: $0) } == lines)
  }

  @Test(
    arguments: [
      ([0x61, 0x80, 0x62], "a\u{FFFD}b"), ([0xFF, 0xFE - 1, 0xFF], "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ([0xC0, 0x80], "\u{FFFD}\u{FFFD}"), ([0xE2, 0x82], "\u{FFFD}"),
      ([0xE2, 0x82, 0x61], "\u{FFFD}a"), ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ([0xF0, 0x9F, 0x98, 0x61], "\u{FFFD}a"),
      ([0xF4, 0x90, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      ([0xF0, 0x80, 0x80, 0x41], "\u{FFFD}\u{FFFD}\u{FFFD}A"), ([0xF0, 0x9F, 0x98, 0x80], "😀"),
    ] as [([UInt8], String)]
  )
  func `bytes that are no character show one sign per broken part`(bytes: [UInt8], text: String) {
    #expect(shown(TextDocument(bytes), line: 0) == text)
  }

  @Test func `decoding agrees with the standard library on random bytes`() {
    var generator = SplitMix64(seed: 3)
    for _ in 0..<5_000 {
      let bytes = (0..<12).map { _ in UInt8.random(in: 0x7E...0xFF, using: &generator) }
      var scalars = String.UnicodeScalarView()
      var index = 0
      while index < bytes.count {
        let next = UTF8Decoding.scalar(in: bytes, at: index, end: bytes.count)
        scalars.append(next.scalar)
        index += next.length
      }
      #expect(String(scalars) == String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test func `control characters have a visible stand-in`() {
    #expect(shown(document("a\u{0}b\u{1B}[0m\u{7F}"), line: 0) == "a¤b¤[0m¤")
  }

  @Test(
    arguments: [
      [0xFF, 0xFE, 0x61, 0, 0x62, 0, 0x0A, 0, 0x63, 0],
      [0xFE, 0xFF, 0, 0x61, 0, 0x62, 0, 0x0A, 0, 0x63],
    ] as [[UInt8]]
  )
  func `UTF-16 with its mark is read and the mark is not shown`(bytes: [UInt8]) {
    let document = TextDocument(bytes)
    #expect(document.lineCount == 2)
    #expect(shown(document, line: 0) == "ab")
    #expect(shown(document, line: 1) == "c")
  }

  @Test(arguments: [
    ("", 0), ("abc\nab", 3), ("文字", 4), ("\t", 8), ("a\tb", 9), ("e\u{301}", 1), ("ффф", 3),
    ("\ta\nabcdefghi", 9), ("a\r\n", 1), ("😀", 2), ("\t\t\na", 16),
  ])
  func `the width is that of the widest line, in cells`(text: String, columns: Int) {
    #expect(document(text).columnCount == columns)
  }

  @Test func `tabs leave gaps and wide characters stand on their own cells`() {
    let pieces = document("ab\tc文字d").pieces(ofLine: 0, in: 0..<100)
    let expected = [(0, 2, "ab"), (8, 1, "c"), (9, 2, "文"), (11, 2, "字"), (13, 1, "d")]
    #expect(pieces == expected.map { TextPiece(column: $0.0, cells: $0.1, text: $0.2) })
  }

  @Test func `pieces do not depend on which cells are asked for`() {
    var generator = SplitMix64(seed: 5)
    let alphabet = ["a", "b", " ", "\t", "文", "e\u{301}", "ф", "\u{0}"]
    for length in [10, 300, 20_000] {
      let text = (0..<length).map { _ in alphabet.randomElement(using: &generator) ?? "" }.joined()
      let document = document(text)
      let all = document.pieces(ofLine: 0, in: 0..<document.columnCount)
      for _ in 0..<20 {
        let first = Int.random(in: 0..<document.columnCount, using: &generator)
        let range = first..<first + 50
        let some = document.pieces(ofLine: 0, in: range)
        #expect(some == all.filter { ($0.column..<$0.column + $0.cells).overlaps(range) })
      }
    }
  }

  @Test func `a line is found in any of many lines, long and short`() {
    var generator = SplitMix64(seed: 9)
    var lines: [String] = []
    for number in 0..<2_000 {
      let length = number % 97 == 0 ? 9_000 : Int.random(in: 0...30, using: &generator)
      lines.append("\(number)" + String(repeating: "x", count: length))
    }
    let document = document(lines.joined(separator: "\n"))
    #expect(document.lineCount == lines.count)
    #expect(document.columnCount == lines.map(\.count).max())
    for number in [0, 1, 96, 97, 98, 1_000, 1_939, 1_940, 1_999] {
      #expect(shown(document, line: number) == lines[number])
    }
  }

  @Test func `newlines are counted right at every length around a vector`() {
    for length in [0, 1, 63, 64, 65, 127, 128, 16_319, 16_320, 16_321, 20_000] {
      let bytes = [UInt8](repeating: 0x0A, count: length)
      #expect(bytes.count(of: 0x0A, in: 0..<length) == length)
      #expect(bytes.count(of: 0x0B, in: 0..<length) == 0)
      #expect(LineIndex(bytes).lineCount == length)
    }
  }
}
