import ScrollGeometry
import TestSupport
import Testing

@testable import NubDemo

@Suite struct OptionTests {
  private func parse(_ words: String...) throws -> Options { try Options.parse(words).get() }

  private func complaint(_ words: [String]) -> ProgramError? {
    guard case .failure(let error) = Options.parse(words) else { return nil }
    return error
  }

  @Test func `without words a million rows are shown in a window of 480 by 720`() throws {
    let options = try parse()
    #expect(options.shownScene == .table)
    #expect(options.rows == 1_000_000)
    #expect(options.shownSize == Size(width: 480, height: 720))
    #expect(!options.isHeadless)
    #expect(options.fps == 60)
  }

  @Test func `the plain scene is 400 by 600 unless another size is asked for`() throws {
    #expect(try parse("--scene", "plain").shownSize == Size(width: 400, height: 600))
    let asked = try parse("--scene", "plain", "--size", "300x200.5")
    #expect(asked.shownSize == Size(width: 300, height: 200.5))
  }

  @Test func `a path opens the text scene, and - is standard input`() throws {
    #expect(try parse("notes.txt").shownScene == .text)
    #expect(try parse("-").paths == ["-"])
    #expect(try parse("--", "--odd", "-x").paths == ["--odd", "-x"])
  }

  @Test func `values follow as the next word or after an equals sign`() throws {
    #expect(try parse("--rows", "7").rows == 7)
    #expect(try parse("--rows=7").rows == 7)
    #expect(try parse("--set", "scroll.bounces=false").settings.count == 1)
    #expect(try parse("--set=scroll.bounces=false").settings.count == 1)
  }

  @Test func `rows may be none or a billion`() throws {
    #expect(try parse("--rows", "0").rows == 0)
    #expect(try parse("--rows", "1000000000").rows == 1_000_000_000)
  }

  @Test(arguments: [
    (["--nonsense"], "--nonsense"), (["-x"], "-x"), (["--rows", "-5"], "--rows"),
    (["--rows", "1000000001"], "--rows"), (["--rows", "1.5"], "--rows"), (["--rows"], "--rows"),
    (["--rows", "99999999999999999999"], "--rows"), (["--size", "axb"], "--size"),
    (["--size", "0x5"], "--size"), (["--size", "480"], "--size"), (["--size", "1x2x3"], "--size"),
    (["--size", "nanx5"], "--size"), (["--size", "infx5"], "--size"),
    (["--size", "1e9x5"], "--size"),
    (["--scene", "none"], "--scene"), (["--scene", "plane"], "one of table, "),
    (["--scale", "0"], "--scale"), (["--scale", "nan"], "--scale"), (["--fps", "0"], "--fps"),
    (["--fps", "inf"], "--fps"), (["--duration", "-1"], "--duration"),
    (["--frames", "0"], "--frames"), (["--bench", "fast"], "--bench"),
    (["--theme", "red"], "--theme"), (["--set", "scrubber.nope=1"], "scrubber.nope"),
    (["--set", "scroll.bounces"], "--set"), (["--trace"], "--trace"), (["--trace="], "--trace"),
    (["--trace", "--headless"], "--trace"), (["--headless=1"], "--headless"),
    (["--help=1"], "--help"), ([""], "PATH"), (["--scene", "table", "a.txt"], "--scene table"),
    (["-", "-"], "-:"), (["-", "--script", "-"], "-:"),
    (["--bench", "fling", "--headless"], "--bench"),
    (["--bench", "fling", "a.txt"], "--bench"), (["--trace", "-", "--record", "-"], "--record"),
    (["--individual-heights"], "--individual-heights"),
    (["--bench", "scrub", "--individual-heights", "--rows", "10000001"], "--individual-heights"),
  ])
  func `a wrong word is a usage error that names the option`(words: [String], name: String) throws {
    let error = try #require(complaint(words))
    #expect(error.status == .usage)
    #expect(error.message.contains(name))
    #expect(error.message.contains("expected"))
    #expect(!error.message.contains("\n"))
  }

  @Test func `words of others cannot break a complaint into lines`() throws {
    let error = try #require(complaint(["--a\nb\u{1B}[31m\u{2028}"]))
    #expect(!error.message.contains { $0.isNewline || $0 == "\u{1B}" })
  }

  @Test func `help is given even when something after it is wrong`() throws {
    guard case .help = try parse("--help", "--nonsense").job else {
      Issue.record("no help")
      return
    }
  }

  @Test func `help lists every option and every property and fits a terminal`() {
    for option in [
      "--scene", "--rows", "--size", "--scale", "--set", "--headless", "--fps", "--script",
      "--record", "--trace", "--screenshot", "--duration", "--bench", "--frames", "--theme",
      "--reduce-motion", "--individual-heights", "--help", "--version",
    ] {
      #expect(Options.help.contains(option))
    }
    for setting in Setting.all { #expect(Options.help.contains(setting.key)) }
    #expect(Options.help.split(separator: "\n").allSatisfy { $0.count <= 90 })
  }

  @Test func `words mixed at random give options or one line, never more`() {
    var generator = SplitMix64(seed: 13)
    let pieces = [
      "--", "-", "=", "--rows", "--size", "--set", "--scene", "--fps", "--headless", "--bench",
      "1", "-1", "1e99", "nan", "480x720", "x", "table", "text", "scroll.bounces=", "true", "[1,2",
      "scrubber.edgeInsets=", "1,2,3,4", "\u{0}", "文", "\n", "",
    ]
    for _ in 0..<20_000 {
      let words = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
        (0..<Int.random(in: 0...2, using: &generator))
          .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      }
      guard let error = complaint(words) else { continue }
      #expect(!error.message.isEmpty && !error.message.contains("\n"))
    }
  }
}
