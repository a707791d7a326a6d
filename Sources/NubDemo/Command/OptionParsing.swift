// From words to options. A pure function: the same words always give the same options or the same
// complaint, and nothing is opened, read or shown.

import ScrollGeometry

extension Options {
  /// The number of rows a table may have.
  static let rowLimit = 1_000_000_000
  /// The number of rows that can each be given a height of its own, which has to be kept.
  static let heightLimit = 10_000_000
  /// The longest side of a window in points: what X can place and a picture in memory can hold.
  static let sideLimit = 16_384.0

  /// The pixels per point a window may have.
  static let scales = 0.25...16.0

  /// How long a headless run goes on after the last line of its script, in seconds.
  static let timeAfterScript = 3.0

  /// Reads a command line.
  ///
  /// - Parameter words: The words after the program's name.
  /// - Returns: The options, or a complaint that names the option and what was expected.
  static func parse(_ words: [String]) -> Result<Options, ProgramError> {
    do throws(ProgramError) {
      var parser = OptionParser(words: words)
      return .success(try parser.options())
    } catch {
      return .failure(error)
    }
  }
}

/// The state of reading one command line.
private struct OptionParser {
  private var remaining: ArraySlice<String>
  private var result = Options()

  init(words: [String]) {
    remaining = words[...]
  }

  mutating func options() throws(ProgramError) -> Options {
    while let word = remaining.popFirst() {
      if word == "--" {
        result.paths += remaining
        break
      }
      if word.hasPrefix("-"), word != "-" {
        try option(word)
      } else {
        try path(word)
      }
      // Who asks for help gets it, whatever else is wrong on the line after it.
      if result.job != .run { return result }
    }
    try checkCombination()
    return result
  }

  private mutating func path(_ word: String) throws(ProgramError) {
    guard !word.isEmpty else { throw .usage("PATH: expected a file or -, got an empty word") }
    result.paths.append(word)
  }

  private mutating func option(_ word: String) throws(ProgramError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    var argument = OptionArgument(name: name, attached: parts.count > 1 ? String(parts[1]) : nil)
    if try flag(name) {
      guard argument.attached == nil else { throw .usage("\(name): expected no value") }
      return
    }
    guard Self.valued.contains(name) else {
      throw .usage("\(quoted(name)): expected an option that nub --help lists")
    }
    if argument.attached == nil {
      guard let next = remaining.first, !next.hasPrefix("--") else {
        throw argument.expected(Self.expectation(of: name), instead: nil)
      }
      argument.attached = next
      remaining = remaining.dropFirst()
    }
    try take(argument)
  }

  private mutating func flag(_ name: String) throws(ProgramError) -> Bool {
    switch name {
    case "--individual-heights": result.hasIndividualHeights = true
    case "--headless": result.isHeadless = true
    case "--reduce-motion": result.reducesMotion = true
    case "--help", "-h": result.job = .help
    case "--version": result.job = .version
    default: return false
    }
    return true
  }

  private static let valued: Set<String> = [
    "--scene", "--rows", "--size", "--scale", "--set", "--fps", "--script", "--record", "--trace",
    "--screenshot", "--duration", "--bench", "--frames", "--theme",
  ]

  /// What an option wants, in the words of its complaint.
  private static func expectation(of name: String) -> String {
    switch name {
    case "--scene": choices(Options.SceneName.self)
    case "--rows": "a whole number from 0 to \(Options.rowLimit)"
    case "--size": "WxH in points, each from 1 to \(Int(Options.sideLimit))"
    case "--scale": "pixels per point from 0.25 to 16"
    case "--set": "KEY=VALUE"
    case "--fps": "frames per second from 1 to 1000"
    case "--duration": "seconds from 0 to 1000000"
    case "--bench": choices(Options.BenchMode.self)
    case "--frames": "a whole number from 1 to 10000000"
    case "--theme": choices(Options.Theme.self)
    default: "a file"
    }
  }

  private static func choices<T: RawRepresentable<String> & CaseIterable>(_: T.Type) -> String {
    "one of " + T.allCases.map(\.rawValue).joined(separator: ", ")
  }

  private mutating func take(_ argument: OptionArgument) throws(ProgramError) {
    let wanted = Self.expectation(of: argument.name)
    switch argument.name {
    case "--scene": result.scene = try argument.choice(wanted)
    case "--rows": result.rows = try argument.integer(0...Options.rowLimit, wanted)
    case "--size": result.size = try argument.size(wanted)
    case "--scale": result.scale = try argument.number(Options.scales, wanted)
    case "--set": result.settings.append(try argument.setting(wanted))
    case "--fps": result.fps = try argument.number(1...1000, wanted)
    case "--duration": result.duration = try argument.number(0...1_000_000, wanted)
    case "--bench": result.bench = try argument.choice(wanted)
    case "--frames": result.frames = try argument.integer(1...10_000_000, wanted)
    case "--theme": result.theme = try argument.choice(wanted)
    case "--script": result.script = try argument.file(wanted)
    case "--record": result.record = try argument.file(wanted)
    case "--trace": result.trace = try argument.file(wanted)
    default: result.screenshot = try argument.file(wanted)
    }
  }

  private func checkCombination() throws(ProgramError) {
    if let bench = result.bench {
      guard !result.isHeadless else {
        throw .usage("--bench \(bench.rawValue): expected a window, got --headless as well")
      }
      guard result.paths.isEmpty, result.scene == nil || result.scene == .table else {
        throw .usage("--bench \(bench.rawValue): expected the table and no PATH")
      }
    }
    if result.hasIndividualHeights {
      guard result.bench != nil, result.rows <= Options.heightLimit else {
        throw .usage(
          "--individual-heights: expected --bench, and at most \(Options.heightLimit) rows"
        )
      }
    }
    if let path = result.paths.first, ![.text, .picture].contains(result.shownScene) {
      throw .usage("--scene \(result.shownScene.rawValue): expected no PATH, got \(quoted(path))")
    }
    let readers = result.paths.count { $0 == "-" } + (result.script == "-" ? 1 : 0)
    guard readers < 2 else {
      throw .usage("-: expected standard input to be used once, got it \(readers) times")
    }
    guard result.trace != "-" || result.record != "-" else {
      throw .usage("--record: expected standard output to be used once, got it for --trace as well")
    }
  }
}

/// An option's name and the word that belongs to it.
private struct OptionArgument {
  let name: String
  var attached: String?

  var word: String { attached ?? "" }

  func expected(_ wanted: String, instead word: String?) -> ProgramError {
    .usage("\(name): expected \(wanted)" + (word.map { ", got \(quoted($0))" } ?? ""))
  }

  func choice<T: RawRepresentable<String>>(_ wanted: String) throws(ProgramError) -> T {
    guard let value = T(rawValue: word) else { throw expected(wanted, instead: word) }
    return value
  }

  func integer(_ range: ClosedRange<Int>, _ wanted: String) throws(ProgramError) -> Int {
    guard let value = Int(word), range.contains(value) else {
      throw expected(wanted, instead: word)
    }
    return value
  }

  func number(_ range: ClosedRange<Double>, _ wanted: String) throws(ProgramError) -> Double {
    guard let value = Double(word), range.contains(value) else {
      throw expected(wanted, instead: word)
    }
    return value
  }

  func size(_ wanted: String) throws(ProgramError) -> Size {
    let sides = word.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (1...Options.sideLimit).contains(width), (1...Options.sideLimit).contains(height)
    else { throw expected(wanted, instead: word) }
    return Size(width: width, height: height)
  }

  func file(_ wanted: String) throws(ProgramError) -> String {
    guard !word.isEmpty else { throw expected(wanted, instead: word) }
    return word
  }

  func setting(_ wanted: String) throws(ProgramError) -> SettingChange {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw expected(wanted, instead: word) }
    do throws(SettingError) {
      return try SettingChange(key: String(parts[0]), text: String(parts[1]))
    } catch {
      throw .usage("--set \(error.description)")
    }
  }
}
