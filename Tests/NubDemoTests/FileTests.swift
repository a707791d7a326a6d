import TestSupport
import Testing

@testable import NubDemo

@Suite struct FileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func content(_ name: String) throws -> String {
    String(decoding: try readFile(folder.file(name)), as: UTF8.self)
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 300_000])
  func `files of any length are read whole`(length: Int) throws {
    let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    folder.write(bytes, to: "a")
    #expect(try readFile(folder.file("a")) == bytes)
  }

  @Test func `a file that announces no size is read to its end`() throws {
    let status = String(decoding: try readFile("/proc/self/status"), as: UTF8.self)
    #expect(status.contains("VmHWM:"))
  }

  @Test func `a device that is empty is an empty file`() throws {
    #expect(try readFile("/dev/null").isEmpty)
  }

  @Test(arguments: ["/nonexistent/a.txt", "/tmp", "/nonexistent\n/b"])
  func `what cannot be read is named, in one line`(path: String) {
    let error = #expect(throws: ProgramError.self) { try readFile(path) }
    #expect(error?.status == .failed)
    #expect(error?.message.contains(path.prefix(4)) == true)
    #expect(error?.message.contains("\n") == false)
  }

  @Test func `a file appears under its name only when it is complete`() throws {
    folder.write("old", to: "a")
    let file = try OutputFile(path: folder.file("a"))
    file.write("new")
    #expect(try content("a") == "old")
    try file.finish()
    #expect(try content("a") == "new")
    #expect(folder.names == ["a"])
  }

  @Test func `a file that is given up leaves what was there`() throws {
    folder.write("old", to: "a")
    let file = try OutputFile(path: folder.file("a"))
    file.write(String(repeating: "x", count: 200_000))
    file.discard()
    #expect(try content("a") == "old")
    #expect(folder.names == ["a"])
  }

  @Test func `a link stays a link and the file behind it is replaced`() throws {
    folder.write("old", to: "a")
    folder.link("b", to: "a")
    let file = try OutputFile(path: folder.file("b"))
    file.write("new")
    try file.finish()
    #expect(try content("a") == "new")
    #expect(folder.names == ["a", "b"])
  }

  @Test func `a full disk is a failure and nothing else`() throws {
    let file = try OutputFile(path: "/dev/full")
    file.write(String(repeating: "x", count: 200_000))
    #expect(file.failure != nil)
    let error = #expect(throws: ProgramError.self) { try file.finish() }
    #expect(error?.status == .failed)
    #expect(error?.message.contains("/dev/full") == true)
  }

  @Test(arguments: ["/tmp", "/nonexistent/a"])
  func `a place that cannot be written is refused at once`(path: String) {
    #expect(throws: ProgramError.self) { try OutputFile(path: path) }
  }
}
