// Headless runs of scripts, frame by frame as they were recorded. The traces were looked at when they
// were recorded; record them anew with NUB_RECORD=1 and look at what differs.

import Foundation
import TestSupport
import Testing

extension EndToEnd {
  @Suite struct TraceTests {
    /// Scripts and traces side by side; the first line of a script is its command line.
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Traces")

    @Test(arguments: [
      "animated", "autoscroll", "catch", "dot", "fling", "growth", "paging", "resize", "wheel",
      "zoom",
    ])
    func `a script leaves another trace than the recorded one`(name: String) throws {
      let script = try text("\(name).jsonl")
      let words = try #require(script.split(separator: "\n").first).dropFirst()
      let ended = try Nub.run(
        ["--headless", "--scene", "plain", "--size", "400x600", "--scale", "1"]
          + words.split(separator: " ").map(String.init) + ["--script", "-", "--trace", "-"],
        input: script
      )
      #expect(ended.status == .exited(0), "\(ended.errors)")
      let trace = Self.folder.appendingPathComponent("\(name).trace")
      guard !Golden.isRecording else {
        return try ended.output.write(to: trace, atomically: true, encoding: .utf8)
      }
      let lines = ended.output.split(separator: "\n")
      let expected = try text("\(name).trace").split(separator: "\n")
      #expect(lines.count == expected.count)
      let difference = zip(lines, expected).first { !Self.isSame($0, $1) }
      #expect(difference == nil, "\(name): \(difference?.0 ?? "")\nexpected \(difference?.1 ?? "")")
    }

    @Test func `scripts are left out`() throws {
      let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      #expect(names.filter { $0.hasSuffix(".jsonl") }.count == 10)
      #expect(names.filter { $0.hasSuffix(".trace") }.count == 10)
    }

    private func text(_ name: String) throws -> String {
      try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
    }

    /// Whether two lines say the same: every word and whole number exactly, fractions to 1e-9, since
    /// the last digit of an exponential depends on the processor.
    private static func isSame(_ line: Substring, _ expected: Substring) -> Bool {
      guard line != expected else { return true }
      let (parts, wanted) = (parts(of: line), parts(of: expected))
      return parts.count == wanted.count
        && zip(parts, wanted).allSatisfy { part, wanted in
          if part == wanted { return true }
          guard let number = Double(part), let right = Double(wanted), right != right.rounded()
          else { return false }
          return abs(number - right) <= 1e-9
        }
    }

    private static func parts(of line: Substring) -> [Substring] {
      line.split { "[]{},:".contains($0) }
    }
  }
}
