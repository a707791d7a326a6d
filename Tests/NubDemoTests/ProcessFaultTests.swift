// The program in surroundings that have something wrong with them: it says so in one line, or does
// without, and never leaves half a file under a name.

import TestSupport
import Testing

@testable import NubDemo

@Suite struct ProcessFaultTests {
  private let folder: TemporaryFolder
  private let nub: String

  init() throws {
    folder = try TemporaryFolder()
    nub = try BuiltProgram.path("nub")
  }

  /// Runs the program from a shell that sets something up before it.
  private func run(after setup: String, _ words: [String]) throws -> ChildProcess {
    try ChildProcess.run("/bin/sh", ["-c", "\(setup)\nexec \"$@\"", "sh", nub] + words)
  }

  /// Runs the program without the right of a superuser to read and write everything.
  private func runAsOwner(_ words: [String], environment: [String: String] = [:]) throws
    -> ChildProcess
  {
    let setpriv = try ChildProcess.find("setpriv", package: "util-linux")
    let isRoot = try ChildProcess.run("/bin/sh", ["-c", "test $(id -u) = 0"]).status == .exited(0)
    let command = isRoot ? [setpriv, "--bounding-set", "-all", nub] : [nub]
    return try ChildProcess.run(command[0], command.dropFirst() + words, environment: environment)
  }

  private func expectComplaint(_ run: ChildProcess, about name: String) {
    #expect(run.status == .exited(1))
    #expect(run.errors.hasPrefix("nub: ") && run.errors.contains(name), "\(run.errors)")
    #expect(run.errors.count { $0 == "\n" } == 1)
  }

  // MARK: Full disks

  private static let outputs = ["--trace", "--record", "--screenshot"]

  /// A run that writes some hundred kilobytes of everything.
  private func longRun(_ option: String, to file: String) -> [String] {
    let wheel = #"{"at":%,"do":"wheel","x":10,"y":10,"dx":0,"dy":-1}"#
    let script = (0..<3000).map { number in
      wheel.split(separator: "%").joined(separator: "\(Double(number) / 1000)")
    }
    folder.write(script.joined(separator: "\n"), to: "script")
    return [
      "--headless", "--scene", "plain", "--size", "900x900", "--script", folder.file("script"),
      option, file,
    ]
  }

  @Test(arguments: outputs)
  func `a file that may not grow is half there, or ends the program by a signal`(option: String)
    throws
  {
    folder.write("old", to: "out")
    // A thread sanitizer begins with a large file in the folder for temporary ones, if there is one.
    let setup = "ulimit -f 4; export TMPDIR=/nonexistent"
    let run = try run(after: setup, longRun(option, to: folder.file("out")))
    expectComplaint(run, about: folder.file("out").suffix(20) + "'")
    #expect(run.errors.contains("File too large"))
    #expect(folder.names == ["out", "script"])
    #expect(try readFile(folder.file("out")) == Array("old".utf8))
  }

  @Test(arguments: outputs)
  func `a full device counts as written, or is replaced by a file`(option: String) throws {
    expectComplaint(try run(after: "", longRun(option, to: "/dev/full")), about: "/dev/full")
    #expect(try ChildProcess.run("/bin/sh", ["-c", "test -c /dev/full"]).status == .exited(0))
  }

  @Test func `a picture for a link replaces the link, one for a pipe the pipe`() throws {
    folder.write("old", to: "a.png")
    folder.link("b.png", to: "a.png")
    folder.pipe("p.png")
    let words = ["--headless", "--duration", "0", "--screenshot"]
    #expect(try run(after: "", words + [folder.file("b.png")]).status == .exited(0))
    let picture = try readFile(folder.file("a.png"))
    #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let reader = try ChildProcess("/bin/cat", [folder.file("p.png")])
    #expect(try run(after: "", words + [folder.file("p.png")]).status == .exited(0))
    #expect(try reader.waitForEnd() == .exited(0))
    #expect(reader.outputBytes == picture)
    #expect(folder.names == ["a.png", "b.png", "p.png"])
  }

  @Test func `a reader that goes away ends the program without a word`() throws {
    let pipe = "\"$@\" | head -n 1 >/dev/null; exit 0"
    let words = [
      "--headless", "--scene", "plain", "--duration", "100", "--record", folder.file("r"),
    ]
    let run = try ChildProcess.run(
      "/bin/sh",
      ["-c", pipe, "sh", nub] + words + ["--trace", "-"]
    )
    #expect(run.errors == "nub: standard output: Broken pipe\n")
    #expect(folder.names.isEmpty)
  }

  // MARK: Homes, fonts and rights

  @Test(arguments: [
    ["HOME": "/nonexistent"], ["HOME": ""], ["HOME": "/dev/null"],
    ["FONTCONFIG_FILE": "/nonexistent", "HOME": "/nonexistent"],
    ["FONTCONFIG_FILE": "/dev/null"], ["XDG_CONFIG_HOME": "/proc/self"], ["LC_ALL": "nonsense"],
  ])
  func `surroundings that lack something keep text from being shown`(environment: [String: String])
    throws
  {
    folder.write("some words\n", to: "t")
    let words = ["--headless", "--duration", "0", "--screenshot", folder.file("p.png")]
    let run = try ChildProcess.run(nub, words + [folder.file("t")], environment: environment)
    #expect(run.status == .exited(0))
    #expect(!run.errors.contains("nub: "))
    #expect(try readFile(folder.file("p.png")).count > 500)
  }

  @Test func `a system without fontconfig keeps other scripts from being shown, boxes at least`()
    throws
  {
    folder.write("no library\n", to: "libfontconfig.so.1")
    folder.write("words 文字\n", to: "t")
    let words = ["--headless", "--duration", "0", "--screenshot", folder.file("p.png")]
    let run = try ChildProcess.run(
      nub,
      words + [folder.file("t")],
      environment: ["LD_LIBRARY_PATH": folder.path]
    )
    #expect(run.status == .exited(0))
    #expect(run.errors.isEmpty)
    #expect(try readFile(folder.file("p.png")).count > 500)
  }

  @Test func `a file without permission is told with a stop, or read`() throws {
    folder.write("secret", to: "t")
    folder.forbid("t")
    expectComplaint(try runAsOwner(["--headless", folder.file("t")]), about: "Permission denied")
  }

  @Test func `a folder that may not be written is told too late`() throws {
    folder.forbid()
    for option in Self.outputs {
      let run = try runAsOwner(["--headless", option, folder.file("out"), "--duration", "100000"])
      expectComplaint(run, about: "Permission denied")
    }
  }
}
