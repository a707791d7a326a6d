// Starting the program as a person would: with words, with or without a window.

import Foundation
import TestSupport
import Testing

/// The program under test.
enum Nub {
  /// Runs it to its end.
  ///
  /// - Parameters:
  ///   - words: The command line.
  ///   - environment: Variables for it; a display is among them only if named here.
  ///   - input: Its standard input.
  /// - Returns: What it wrote and how it ended.
  /// - Throws: An error if it cannot be started or does not end.
  static func run(
    _ words: [String],
    environment: [String: String] = [:],
    input: String = ""
  ) throws -> ChildProcess {
    try ChildProcess.run(
      BuiltProgram.path("nub"),
      words,
      environment: environment,
      input: input
    )
  }

  /// Runs a script without a window.
  ///
  /// - Parameters:
  ///   - words: The command line besides that.
  ///   - script: The lines of the script.
  /// - Returns: All frames.
  /// - Throws: An error if it cannot be run or its trace cannot be read.
  static func headlessFrames(_ words: [String], script: [String]) throws -> [Frame] {
    let ended = try run(
      ["--headless", "--script", "-", "--trace", "-"] + words,
      input: script.joined(separator: "\n")
    )
    #expect(ended.status == .exited(0), "\(ended.errors)")
    return try Frame.frames(in: ended.output)
  }
}

/// Files of one test, which are gone with the object.
final class Folder {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// The path of a file in the folder, whether or not it is there.
  func path(_ name: String) -> String {
    url.appendingPathComponent(name).path
  }

  /// Writes a file.
  ///
  /// - Returns: Its path.
  func file(_ name: String, holding text: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }

  /// The text of a file in the folder.
  func text(_ name: String) throws -> String {
    try String(decoding: Data(contentsOf: URL(fileURLWithPath: path(name))), as: UTF8.self)
  }

  /// What is in the folder.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path)
  }
}
