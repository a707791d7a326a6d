// Faults of other programs with large texts that become slow: bytes that are no characters, escapes,
// lines without end. What is compared is compared with a plain text of the same length.

import ScrollDrawing
import ScrollGeometry
import ScrollUI
import TestSupport
import Testing

@testable import NubDemo

@Suite(.serialized) struct BugLogTextSpeedTests {
  private static let length = 20_000_000 / Workload.share

  private func time(_ bytes: [UInt8]) -> Double {
    Workload.seconds { _ = TextDocument(bytes) }
  }

  /// Lines of 50 bytes, of which the last but one may be a bad one.
  private func lines(_ last: UInt8) -> [UInt8] {
    let line = Array(String(repeating: "words ", count: 8).utf8) + [last, 0x0A]
    return Array(repeatElement(line, count: Self.length / line.count).joined())
  }

  @Test func `a bad byte in every fifty makes a text open slowly, or moves its lines`() {
    let (good, bad) = (lines(UInt8(ascii: "x")), lines(0x80))
    #expect(time(bad) <= Workload.patience * time(good) + 0.01)
    let document = TextDocument(bad)
    #expect(document.lineCount == Self.length / 50)
    #expect(document.columnCount == 49)
    let text = document.pieces(ofLine: document.lineCount - 1, in: 0..<100).map(\.text).joined()
    #expect(text == String(repeating: "words ", count: 8) + "\u{FFFD}")
  }

  @Test(arguments: [0x80, 0xFF] as [UInt8])
  func `a text of nothing but bad bytes opens slowly, or shows other than one sign for each`(
    byte: UInt8
  ) {
    let bad = [UInt8](repeating: byte, count: Self.length)
    let good = [UInt8](repeating: UInt8(ascii: "x"), count: Self.length)
    #expect(time(bad) <= Workload.patience * time(good) + 0.01)
    let document = TextDocument(bad)
    #expect(document.lineCount == 1)
    #expect(document.columnCount == Self.length)
    let end = document.pieces(ofLine: 0, in: Self.length - 64..<Self.length + 64)
    #expect(end.map(\.text).joined() == String(repeating: "\u{FFFD}", count: 64))
  }

  @Test func `floods of escapes make a text open slowly`() {
    func lines(_ word: String) -> [UInt8] {
      let line = String(repeating: word, count: 10) + "\n"
      return Array(String(repeating: line, count: Self.length / line.utf8.count).utf8)
    }
    let escaped = lines("\u{1B}[31mword") + Array("\u{1B}[3".utf8)
    #expect(time(escaped) <= Workload.patience * time(lines("12345word")) + 0.01)
    // And all in one line, which must be walked through.
    let line = escaped.map { $0 == 0x0A ? 0x20 : $0 }
    #expect(
      time(line) <= Workload.patience * time([UInt8](repeating: 0x78, count: line.count)) + 0.01
    )
  }

  @Test(arguments: [300_000, 3_000_000, 30_000_000])
  func `the end of a long line takes long to show`(length: Int) {
    let length = length / Workload.share
    let scene = Workload.scene([UInt8](repeating: 0x78, count: length))
    let scroll = scene.stage.scroll
    let end = scroll.contentSize.width - 400
    #expect(end > 5 * Double(length))
    for offset in [end, end - 400, end - 800, end - 400, end / 2, 0] {
      scroll.contentOffset.x = offset
      #expect(Workload.seconds { Workload.draw(scene) } < Sanitizer.limit(0.1))
    }
  }
}
