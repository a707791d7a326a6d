// A hand on the mouse and the keyboard of an X server, through `xdotool`.

/// The pointer and the keys of a display.
///
/// Places are in pixels of a window, whose inside begins at 0, 0.
public struct Xdo: Sendable {
  /// A step of the hand; several are done one after the other without delay between them.
  public enum Step: Sendable {
    /// Moves the pointer to a place in the window.
    case move(x: Int, y: Int)
    /// Presses a button: 1 is the left one.
    case press(Int)
    /// Lets go of a button.
    case release(Int)
    /// Turns the wheel by notches; positive ones go away from the user.
    case wheel(Int)
    /// Holds still, in seconds: how fast a hand moves is part of a gesture.
    case hold(Double)
    /// Presses and lets go of a key, by its name in X.
    case key(String)
    /// Presses a key and keeps it down.
    case keyDown(String)
    /// Lets go of a key.
    case keyUp(String)
  }

  /// A command that did not do its work.
  private struct Failure: Error, CustomStringConvertible {
    let command: [String]
    let errors: String
    var description: String { "xdotool \(command.joined(separator: " ")): \(errors)" }
  }

  /// The Debian package that has `xdotool`.
  static let package = "xdotool"

  private let path: String
  private let display: String

  /// Gets hold of a display.
  ///
  /// - Throws: ``MissingProgram`` without xdotool.
  public init(_ server: XServer) throws {
    path = try ChildProcess.find("xdotool", package: Self.package)
    display = server.display
  }

  /// Finds the window of a program, once it is on the screen.
  ///
  /// - Parameters:
  ///   - program: The program, to hear from it if it ends instead.
  ///   - title: A part of the window's title.
  /// - Returns: The window's number.
  /// - Throws: ``TimedOut`` with what the program said, if none appears.
  public func window(of program: ChildProcess, title: String) throws -> String {
    try waitFor("a window called \(title); the program says: \(program.errors)") {
      guard program.status == nil else { throw Gone(errors: program.errors) }
      let found = try attempt(["search", "--onlyvisible", "--name", title])
      guard found.status == .exited(0) else { return nil }
      return found.output.split(separator: "\n").last.map { String($0) }
    }
  }

  /// Does some steps in a window.
  public func perform(_ steps: [Step], in window: String) throws {
    try run(steps.flatMap { words(of: $0, window: window) })
  }

  /// Gives a window another size, in pixels.
  public func resize(_ window: String, width: Int, height: Int) throws {
    try run(["windowsize", window, "\(width)", "\(height)"])
  }

  /// Lets a window have the keyboard.
  public func focus(_ window: String) throws {
    try run(["windowfocus", window])
  }

  private func words(of step: Step, window: String) -> [String] {
    switch step {
    case .move(let x, let y):
      // The place in the window, outside of it too; a number with a sign is no option.
      ["mousemove", "--window", window, "--", "\(x)", "\(y)"]
    case .press(let button): ["mousedown", "\(button)"]
    case .release(let button): ["mouseup", "\(button)"]
    case .wheel(let notches):
      ["click", "--repeat", "\(abs(notches))", "--delay", "1", notches > 0 ? "4" : "5"]
    case .hold(let seconds): ["sleep", "\(seconds)"]
    case .key(let name): ["key", name]
    case .keyDown(let name): ["keydown", name]
    case .keyUp(let name): ["keyup", name]
    }
  }

  private func run(_ words: [String]) throws {
    let child = try attempt(words)
    guard child.status == .exited(0) else { throw Failure(command: words, errors: child.errors) }
  }

  private func attempt(_ words: [String]) throws -> ChildProcess {
    try ChildProcess.run(path, words, environment: ["DISPLAY": display])
  }

  /// A program that ended instead of showing a window.
  private struct Gone: Error, CustomStringConvertible {
    let errors: String
    var description: String { "the program ended before it had a window: \(errors)" }
  }
}
