import Testing

@testable import NubDemo

@Suite struct TextWrappingTests {
  /// Ideographs and their marks are two cells wide, everything else is one.
  private let wrapping = TextWrapping { text in
    text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 2 : 1) }
  }

  @Test func `a line is broken between any two ideographs`() {
    #expect(wrapping.lines("产品规划用户", width: 4) == ["产品", "规划", "用户"])
  }

  @Test(arguments: ["、", "。", "，", "；", "：", "！", "？", "）", "》", "”"])
  func `no line begins with a mark that closes`(mark: String) {
    for width in 6...12 {
      let lines = wrapping.lines("目标用户\(mark)数据指标\(mark)\(mark)增长", width: Double(width))
      #expect(!lines.contains { $0.hasPrefix(mark) }, "at a width of \(width)")
      #expect(lines.joined() == "目标用户\(mark)数据指标\(mark)\(mark)增长")
    }
  }

  @Test(arguments: ["（", "《", "“"])
  func `no line ends with a mark that opens`(mark: String) {
    for width in 6...12 {
      let lines = wrapping.lines("先写\(mark)为什么再写\(mark)做什么", width: Double(width))
      #expect(!lines.contains { $0.hasSuffix(mark) }, "at a width of \(width)")
    }
  }

  @Test func `words are broken at spaces, which are left out there`() {
    let text = "the quick brown  fox"
    #expect(wrapping.lines(text, width: 9) == ["the quick", "brown", "fox"])
    #expect(wrapping.lines(text, width: 100) == [text])
  }

  @Test func `a word among ideographs stays whole`() {
    #expect(wrapping.lines("要求1+1>2的人", width: 9) == ["要求1+1>2", "的人"])
    #expect(wrapping.lines("要求1+1>2的人", width: 8) == ["要求", "1+1>2的", "人"])
  }

  @Test func `a word that is wider than a line is broken where it must`() {
    #expect(wrapping.lines("ab incomprehensible", width: 6) == ["ab", "incomp", "rehens", "ible"])
  }

  @Test(arguments: [0, 0.5, 1, -3])
  func `the narrowest lines hold a character each`(width: Double) {
    #expect(wrapping.lines("abc", width: width) == ["a", "b", "c"])
  }

  @Test func `nothing is one empty line`() {
    #expect(wrapping.lines("", width: 10) == [""])
    #expect(wrapping.lines("   ", width: 10) == [""])
  }

  @Test func `no character of the cards is lost at any width`() {
    for card in CardsText.cards.joined() {
      for width in 6...40 {
        let lines = wrapping.lines(card, width: Double(width))
        let kept = lines.joined().filter { $0 != " " }
        #expect(kept == card.filter { $0 != " " })
        let isTight = lines.allSatisfy { wrapping.measure($0) <= Double(width) }
        #expect(isTight, "\(lines) at a width of \(width)")
      }
    }
  }
}
