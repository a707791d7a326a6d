import TestSupport
import Testing

@testable import NubDemo

@Suite struct ProgramTests {
  private let folder: TemporaryFolder
  private let nub: String

  init() throws {
    folder = try TemporaryFolder()
    nub = try BuiltProgram.path("nub")
  }

  private func run(_ words: [String], input: String = "") throws -> ChildProcess {
    try ChildProcess.run(nub, words, input: input)
  }

  private func expectComplaint(_ run: ChildProcess, status: Int32, about name: String) {
    #expect(run.status == .exited(status))
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("nub: "))
    #expect(run.errors.contains(name))
    #expect(run.errors.count { $0 == "\n" } == 1)
  }

  @Test(arguments: [
    ["--nonsense"], ["-x"], ["--rows", "-5"], ["--rows"], ["--size", "axb"], ["--scene", "none"],
    ["--set", "scrubber.nope=1"], ["--set", "scrubber.minimumVerticalScrollFactor=1"],
  ])
  func `a wrong word ends with status 2 and one line`(words: [String]) throws {
    expectComplaint(try run(words), status: 2, about: words[0])
  }

  @Test(arguments: [
    ["--headless", "/nonexistent/file.txt"], ["--headless", "/usr"],
    ["--headless", "--script", "/nonexistent/file.txt"], ["--headless", "--trace", "/tmp"],
    ["--headless", "--record", "/nonexistent/file.txt"], ["--headless", "--trace", "/dev/full"],
    ["--headless", "--trace", "-", "--screenshot", "/nonexistent/file.txt"],
  ])
  func `a file that is not to be had ends with status 1 and one line`(words: [String]) throws {
    expectComplaint(try run(words), status: 1, about: words.last ?? "")
  }

  @Test(arguments: [
    "{\"at\":0,\"do\":\"nothing\"}",
    #"{"at":0,"do":"set","key":"scrubber.minimumVerticalScrollFactor","value":0.5}"#,
    "\u{0}\u{1}\u{FF}", "{\"at\":",
  ])
  func `a bad script ends with status 2, its file and its line`(line: String) throws {
    folder.write("# a comment\n" + line, to: "s.jsonl")
    let words = ["--headless", "--trace", "-", "--script", folder.file("s.jsonl")]
    expectComplaint(try run(words), status: 2, about: "s.jsonl:2: ")
  }

  @Test func `a content size is for the plain scene only`() throws {
    let line = #"{"at":0,"do":"contentSize","width":1,"height":1}"#
    let words = ["--headless", "--script", "-"]
    expectComplaint(try run(words, input: line), status: 2, about: "--scene plain")
  }

  @Test func `help and version go to standard output`() throws {
    #expect(try run(["--help"]).output == Options.help)
    #expect(try run(["--version"]).output == "nub \(Options.version)\n")
  }

  @Test func `without a display a window cannot be opened, and that is said`() throws {
    let child = try ChildProcess.run(
      nub,
      ["--scene", "plain"],
      environment: ["DISPLAY": ":987", "SDL_VIDEODRIVER": "x11", "WAYLAND_DISPLAY": ""]
    )
    expectComplaint(child, status: 1, about: "window")
  }

  @Test func `a whole run leaves a trace, a recording and a picture`() throws {
    let words = [
      "--headless", "--scene", "plain", "--script", "-", "--duration", "1",
      "--trace", folder.file("t"), "--record", folder.file("r"), "--screenshot",
      folder.file("p.png"),
    ]
    let line = #"{"at":0.5,"do":"wheel","x":10,"y":10,"dx":0,"dy":-1}"#
    let child = try run(words, input: line)
    #expect(child.status == .exited(0))
    #expect(child.output.isEmpty)
    #expect(child.errors.isEmpty)
    #expect(folder.names == ["p.png", "r", "t"])
    let trace = String(decoding: try readFile(folder.file("t")), as: UTF8.self)
    #expect(trace.split(separator: "\n").count == 61)
    #expect(try readFile(folder.file("r")) == Array((line + "\n").utf8))
    #expect(try readFile(folder.file("p.png")).starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func `standard input and pipes are read to their end`() throws {
    let trace = ["--headless", "--duration", "0", "--trace", "-"]
    let text = String(repeating: "line\n", count: 100_000)
    let piped = try run(trace + ["-"], input: text)
    #expect(try TraceFrame(piped.output).numbers("content")[1] == 1_800_000)
    folder.pipe("pipe")
    let writer = try ChildProcess("/bin/sh", ["-c", "printf 'a\\nb' > \(folder.file("pipe"))"])
    let named = try run(trace + [folder.file("pipe")])
    #expect(try TraceFrame(named.output).numbers("content")[1] == 36)
    #expect(try writer.waitForEnd() == .exited(0))
  }

  @Test(arguments: [ChildProcess.Signal.interrupt, .terminate])
  func `a signal ends a long run in good order`(signal: ChildProcess.Signal) throws {
    let trace = folder.file("t")
    let child = try ChildProcess(
      nub,
      ["--headless", "--scene", "plain", "--duration", "1000000", "--trace", trace]
    )
    try waitUntil("frames have been written") {
      guard let name = folder.names.first else { return false }
      return try !readFile(folder.file(name)).isEmpty
    }
    child.send(signal)
    #expect(try child.waitForEnd() == .exited(0))
    #expect(folder.names == ["t"])
    let lines = String(decoding: try readFile(trace), as: UTF8.self).split(separator: "\n")
    #expect(try TraceFrame(String(lines.last ?? "")).number("t") > 0)
  }
}
