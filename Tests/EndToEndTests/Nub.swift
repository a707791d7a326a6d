// Starting the program as a person would: with words, with or without a window.

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
