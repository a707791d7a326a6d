// The program in a window on a display of its own, with a hand to move it and an eye to look at it.
// Knows the trace only through frames.

import ScrollDrawing
import TestSupport
import Testing

/// A running program with its window.
///
/// The window is as large as its pixels: the display has one pixel per point.
final class NubWindow {
  /// Where the content can be touched without touching the dot.
  static let ground = (x: 120, y: 300)

  /// Keeps the dot bright long enough for a slow machine to take a picture of it.
  static let slowFade = ["--set", "scrubber.deselectDelay=3"]

  /// How far an alpha seen may be from the one wanted.
  static let alphaTolerance = 2 / 255.0

  /// The colours of the scenes' backgrounds in the light theme.
  private static let grounds: [UInt32] = [0xFFFFFF, 0xEEF2F7]

  let server: XServer
  let program: ChildProcess
  private let hand: Xdo
  private let window: String

  /// Opens a window of 400 x 600 and waits for its first frame.
  ///
  /// - Parameters:
  ///   - words: More of the command line.
  ///   - server: The display; one of the window's own, if not given.
  ///   - wrapper: The beginning of a command line that runs the program in a way of its own.
  /// - Throws: What is missing, or what was waited for in vain.
  init(_ words: [String], on server: XServer? = nil, under wrapper: [String] = []) throws {
    self.server = try server ?? XServer()
    hand = try Xdo(self.server)
    var command = try wrapper + [BuiltProgram.path("nub")] + words
    command += ["--size", "400x600", "--theme", "light", "--trace", "-"]
    program = try ChildProcess(
      wrapper.isEmpty ? command[0] : ChildProcess.find(command[0], package: "util-linux"),
      Array(command.dropFirst()),
      environment: ["DISPLAY": self.server.display, "SDL_VIDEODRIVER": "x11"]
    )
    window = try hand.window(of: program, title: "nub")
    try waitForFrame("the first frame") { _ in true }
  }

  // MARK: Doing

  func perform(_ steps: Xdo.Step...) throws {
    try perform(steps)
  }

  func perform(_ steps: [Xdo.Step]) throws {
    try hand.perform(steps, in: window)
  }

  func resize(width: Int, height: Int) throws {
    try hand.resize(window, width: width, height: height)
  }

  func close() throws {
    try WindowManager.close(window, on: server)
  }

  /// Gives the keyboard to another window, which is returned and lives as long as that.
  func loseFocus() throws -> ChildProcess {
    let clock = try ChildProcess(
      ChildProcess.find("xclock", package: "x11-apps"),
      environment: ["DISPLAY": server.display]
    )
    try hand.focus(hand.window(of: clock, title: "xclock"))
    return clock
  }

  // MARK: Seeing

  /// All frames so far.
  func frames() throws -> [Frame] {
    try Frame.frames(in: program.output)
  }

  /// Waits until the newest frame is as wanted.
  @discardableResult
  func waitForFrame(
    _ what: String,
    timeout: Double = patience,
    _ isWanted: (Frame) -> Bool
  ) throws -> Frame {
    var newest: Frame?
    return try waitFor(
      "\(what); the newest frame: \(newest.map { "\($0)" } ?? "none")",
      timeout: timeout
    ) {
      if let status = program.status { throw Ended(status: status, errors: program.errors) }
      newest = try Frame.last(in: program.output)
      return newest.flatMap { isWanted($0) ? $0 : nil }
    }
  }

  /// Waits until nothing moves and the dot has faded.
  @discardableResult
  func waitForQuiet() throws -> Frame {
    try waitForFrame("everything is quiet") { $0.isQuiet }
  }

  /// What the window shows.
  func picture() throws -> PixelBuffer {
    try waitFor("a picture of the window") { try Screen.picture(of: server, window: window) }
  }

  /// Waits until the pixels show the dot at a place and with an alpha.
  ///
  /// - Parameters:
  ///   - centre: Where its centre shall be to within a pixel.
  ///   - alpha: How much it shall hide, to within ``alphaTolerance``.
  /// - Throws: What was seen instead, when it does not come.
  func waitForDot(centre: (x: Double, y: Double), alpha: Double) throws {
    var seen: RedDot?
    try waitUntil(
      "the dot at \(centre) with alpha \(alpha); seen: \(seen.map { "\($0)" } ?? "none")"
    ) {
      let newest = try Frame.last(in: program.output)
      seen = RedDot(
        in: try picture(),
        height: newest.map { Int($0.viewport[1]) },
        over: Self.grounds
      )
      guard let seen else { return false }
      return abs(seen.centreX - centre.x) <= 1 && abs(seen.centreY - centre.y) <= 1
        && abs(seen.alpha - alpha) <= Self.alphaTolerance
    }
  }

  /// Waits until the pixels show the dot where the contract puts it for a frame, at the right edge.
  func waitForDot(of frame: Frame, alpha: Double) throws {
    try waitForDot(centre: (frame.viewport[0] - 25, frame.expectedCentreY), alpha: alpha)
  }

  /// A program that ended when it should not have.
  private struct Ended: Error, CustomStringConvertible {
    let status: ChildProcess.Status
    let errors: String
    var description: String { "the program ended (\(status)): \(errors)" }
  }
}
