// Faults of other programs with texts: characters that are cut, joined, lost or counted twice,
// encodings that are not recognised, lines that are not the ones asked for.

import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import TestSupport
import Testing

@testable import NubDemo

@Suite struct BugLogTextTests {
  private func document(_ text: String) -> TextDocument { TextDocument(Array(text.utf8)) }

  private func shown(_ document: TextDocument, line: Int) -> String {
    document.pieces(ofLine: line, in: 0..<1_000_000).map(\.text).joined()
  }

  @Test(arguments: ["ф", "a"])
  func `eighty letters are cut short, or what is left of others stands behind them`(letter: String)
  {
    let text = String(repeating: letter, count: 80)
    let document = document(text)
    #expect(document.columnCount == 80)
    let pieces = document.pieces(ofLine: 0, in: 0..<100)
    #expect(pieces.map(\.text).joined() == text)
    #expect(pieces.allSatisfy { $0.column + $0.text.count <= 80 })
  }

  @Test func `Chinese text is broken where a block of bytes ends inside a character`() {
    // 3 bytes a character: of 4,096 bytes the last is the first of three.
    let line = String(repeating: "千里之行始于足下", count: 8)
    let count = 80_000_000 / Workload.share / (line.utf8.count + 1)
    for document in [
      document(String(repeating: line + "\n", count: count)),
      document(String(repeating: line, count: 1000)),
    ] {
      for number in [0, 20, 21, 22, document.lineCount - 1] where number < document.lineCount {
        let text = shown(document, line: number)
        #expect(text.hasPrefix(line))
        #expect(!text.unicodeScalars.contains("\u{FFFD}"))
        #expect(text.count.isMultiple(of: line.count))
        #expect(document.columnCount == 2 * text.count)
        let end = document.pieces(ofLine: number, in: 2 * text.count - 100..<2 * text.count)
        #expect(end.map(\.text).joined().hasSuffix(String(text.suffix(50))))
      }
    }
  }

  /// "ab" and a line feed, and what else the first characters of a text may be.
  private static let texts = ["ab\n", "\u{FEFF}ab\n", "ab\nc\n", "ab\n\n", "ab\r\n"]

  @Test(arguments: texts, [true, false])
  func `UTF-16 is shown as spaced letters, with or without its mark`(text: String, isLittle: Bool) {
    let document = TextDocument(
      text.utf16.flatMap { unit in
        let bytes = [UInt8(unit & 255), UInt8(unit >> 8)]
        return isLittle ? bytes : bytes.reversed()
      }
    )
    #expect(document.lineCount == text.filter(\.isNewline).count)
    #expect(shown(document, line: 0) == "ab")
  }

  @Test func `the mark of UTF-8 is shown`() {
    let document = document("\u{FEFF}ab\n")
    #expect(document.lineCount == 1)
    #expect(document.columnCount == 2)
    #expect(shown(document, line: 0) == "ab")
  }

  @Test(
    arguments: [
      ("a\u{0}b", "a¤b"), ("a\u{0}b\n", "a¤b"), ("ab\u{0}cd\u{0}", "ab¤cd¤"),
      ("\u{0}\u{0}\u{0}\u{0}", "¤¤¤¤"), ("\u{0}a\u{0}\u{0}", "¤a¤¤"), ("ab\u{0}\n", "ab¤"),
    ]
  )
  func `a NUL cuts its line, or makes another encoding of it`(text: String, seen: String) {
    let document = document(text)
    #expect(document.lineCount == 1)
    #expect(document.columnCount == seen.count)
    #expect(shown(document, line: 0) == seen)
  }

  @Test func `escapes colour the text, or an unfinished one swallows it`() {
    let document = document("\u{1B}[31mred\u{1B}[0m\u{1B}]0;title\u{7}\n\u{1B}[2Jnext\n\u{1B}[3")
    #expect(shown(document, line: 0) == "¤[31mred¤[0m¤]0;title¤")
    #expect(shown(document, line: 1) == "¤[2Jnext")
    #expect(shown(document, line: 2) == "¤[3")
  }

  @Test func `after a thousand jumps another line is shown than the one asked for`() {
    let count = 4_000_000 / Workload.share
    var bytes: [UInt8] = []
    for number in 0..<count { bytes += Array("\(number)\n".utf8) }
    let typesetter = ListeningTypesetter()
    let scene = Workload.scene(bytes, typesetter: typesetter)
    #expect(scene.stage.scroll.contentSize.height == Double(count) * 18)
    var random = SplitMix64(seed: 178)
    for _ in 0..<1000 {
      let line = Int.random(in: 0..<count - 40, using: &random)
      scene.stage.scroll.contentOffset.y = Double(line) * 18
      typesetter.texts = []
      Workload.draw(scene)
      let rows = (line..<line + typesetter.texts.count).map { "\($0)" }
      guard typesetter.texts == rows, rows.count >= 33 else {
        Issue.record("line \(line): \(typesetter.texts)")
        return
      }
    }
  }

  @Test func `the rest of a wide cell cannot be seen`() throws {
    let typesetter = ListeningTypesetter()
    let line = String(repeating: "x", count: 4999) + "Z"
    let cell = (Workload.scene(Array(line.utf8)).stage.scroll.contentSize.width - 16) / 5000
    let size = Size(width: 80 * cell + 16, height: 100)
    let scene = Workload.scene(Array(line.utf8), typesetter: typesetter, size: size)
    let scroll = scene.stage.scroll
    scroll.contentOffset.x = 100
    scroll.contentOffset.x += 1
    #expect(scroll.contentOffset.x == 101)
    scroll.contentOffset.x = 1e9
    #expect(scroll.contentOffset.x == 5000 * cell + 16 - size.width)
    typesetter.texts = []
    Workload.draw(scene)
    #expect(typesetter.texts.last?.hasSuffix("xZ") == true)
    #expect(typesetter.texts.joined().count < 300)
  }

  @Test func `a window of another width shows another part of a text`() {
    let lines = (0..<50_000).map { "line \($0) " + String(repeating: "word ", count: $0 % 40) }
    let scene = Workload.scene(Array(lines.joined(separator: "\n").utf8))
    let scroll = scene.stage.scroll
    scroll.contentOffset.y = 20_000 * 18
    for width in [400.0, 300, 800, 400] {
      scene.resize(to: Size(width: width, height: 600), scale: 1)
      #expect(scroll.contentOffset == Point(x: 0, y: 20_000 * 18))
    }
  }
}
