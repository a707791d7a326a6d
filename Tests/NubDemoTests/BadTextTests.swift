// Text files that are not what they should be, through the whole program: each is shown or refused in
// one line, in bounded time and memory.

import TestSupport
import Testing

@testable import NubDemo

@Suite struct BadTextTests {
  private let folder: TemporaryFolder
  private let nub: String

  init() throws {
    folder = try TemporaryFolder()
    nub = try BuiltProgram.path("nub")
  }

  private let script = [
    #"{"at":0.1,"do":"key","key":"End"}"#, #"{"at":1,"do":"wheel","x":9,"y":9,"dx":-50,"dy":3}"#,
    #"{"at":2,"do":"press","x":455,"y":600}"#, #"{"at":2.1,"do":"move","x":455,"y":200}"#,
    #"{"at":2.2,"do":"release","x":455,"y":200}"#, #"{"at":3,"do":"key","key":"Home"}"#,
  ]

  /// Shows a file, goes through it, and returns the last frame.
  private func show(_ path: String, fps: Double = 5) throws -> (run: ChildProcess, last: TraceFrame)
  {
    let words = ["--headless", "--fps", "\(fps)", "--script", "-", "--trace", "-", path]
    let run = try ChildProcess.run(nub, words, input: script.joined(separator: "\n"))
    #expect(run.status == .exited(0), "\(run.errors)")
    let last = run.output.split(separator: "\n").last.map { String($0) }
    return (run, try TraceFrame(last ?? "{}"))
  }

  /// Makes a file with a program, faster than a test could.
  private func make(_ name: String, _ command: String) throws {
    let shell = "\(command) > '\(folder.file(name))'"
    #expect(try ChildProcess.run("/bin/sh", ["-c", shell]).status == .exited(0))
  }

  private static let texts: [[UInt8]] = [
    [], [0], [0x0A], [0x0D], [0x0D, 0x0A, 0x0A, 0x0D], [0xFF], [0xFF, 0xFE], [0xFE, 0xFF],
    [0xFF, 0xFE, 0x00], [0xFF, 0xFE, 0x00, 0xD8], [0xFE, 0xFF, 0xDC, 0x00, 0xD8, 0x00],
    [0xEF, 0xBB, 0xBF], [0xEF, 0xBB], [0xF0, 0x9F, 0x98], [0xC0, 0x80, 0xED, 0xA0, 0x80],
    Array(repeating: 0, count: 5000), Array(repeating: 0x80, count: 5000),
    Array(repeating: 0x09, count: 5000), Array(repeating: 0x1B, count: 5000),
    Array(0...255) + Array(0...255), Array("e\u{301}\u{200B}\u{202E}abc\u{FEFF}\n".utf8),
    Array(String(repeating: "\u{301}", count: 3000).utf8),
  ]

  @Test func `bytes that are no text end the program or its patience`() throws {
    for (number, bytes) in Self.texts.enumerated() {
      folder.write(bytes, to: "text-\(number)")
    }
    let files = Self.texts.indices.map { folder.file("text-\($0)") }
    var lines: [String] = []
    for number in files.indices {
      lines.append(#"{"at":\#(number),"do":"key","key":"End"}"#)
      lines.append(#"{"at":\#(Double(number) + 0.5),"do":"key","key":"PageDown","mod":["ctrl"]}"#)
    }
    let run = try ChildProcess.run(
      nub,
      ["--headless", "--fps", "4", "--script", "-", "--trace", "-"] + files,
      input: lines.joined(separator: "\n")
    )
    #expect(run.status == .exited(0), "\(run.errors)")
    #expect(run.errors.isEmpty)
    #expect(run.output.split(separator: "\n").count == 4 * files.count + 11)
  }

  /// A tenth of what the program is made for where its tests are built without the optimiser.
  private static var share: Int {
    #if DEBUG
    10
    #else
    1
    #endif
  }

  @Test func `a line of a hundred megabytes takes long or much memory`() throws {
    let length = 100_000_000 / Self.share
    try make("long", "head -c \(length) /dev/zero | tr '\\0' 'x'")
    let (run, last) = try show(folder.file("long"))
    #expect(last.numbers("content")[0] > 5 * Double(length) && last.numbers("content")[1] == 18)
    #expect(try #require(run.peakMemory) < Sanitizer.limit(3 * length + 150_000_000))
  }

  @Test func `fifty million empty lines take long or much memory`() throws {
    let count = 50_000_000 / Self.share
    try make("feeds", "head -c \(count) /dev/zero | tr '\\0' '\\n'")
    let (run, last) = try show(folder.file("feeds"))
    #expect(last.numbers("content")[1] == 18 * Double(count))
    #expect(try #require(run.peakMemory) < Sanitizer.limit(3 * count + 150_000_000))
  }

  @Test func `a device without end takes all memory`() throws {
    let run = try ChildProcess.run(nub, ["--headless", "/dev/zero"], timeout: 6 * patience)
    #expect(run.status == .exited(1))
    #expect(run.errors.hasPrefix("nub: '/dev/zero': expected an end within "))
    #expect(try #require(run.peakMemory) < Sanitizer.limit(2_800_000_000))
  }

  @Test(arguments: [
    ": >", "truncate -s 100K", "rm -f", "head -c 5000000 /dev/zero >>", "printf new >",
  ])
  func `a file that changes while it is shown takes the program with it`(change: String) throws {
    try make("f", "yes 'some words' | head -n 200000")
    let path = folder.file("f")
    let child = try ChildProcess(
      nub,
      ["--headless", "--script", "-", "--trace", folder.file("t"), "--duration", "30", path],
      input: (0..<280).map {
        #"{"at":\#(Double($0) / 10),"do":"key","key":"\#($0 % 2 == 0 ? "End" : "Home")"}"#
      }
      .joined(separator: "\n")
    )
    try waitUntil("it is shown") {
      guard let name = folder.names.first(where: { $0.hasPrefix("t") }) else { return false }
      return try !readFile(folder.file(name)).isEmpty
    }
    #expect(try ChildProcess.run("/bin/sh", ["-c", "\(change) '\(path)'"]).status == .exited(0))
    #expect(try child.waitForEnd(timeout: 3 * patience) == .exited(0))
    #expect(child.errors.isEmpty)
  }
}
