// A display of its own for a test, which nobody sees and nobody else draws on.

/// An X server without a screen (Xvfb), on a number that was free.
///
/// It ends with the object.
public final class XServer {
  /// The size of its screen in pixels.
  public static let screenSize = (width: 1400, height: 900)

  /// The Debian package that has the server.
  static let package = "xvfb"

  /// The name by which programs reach it, as in `DISPLAY`.
  public let display: String

  private let process: ChildProcess

  /// Starts a server and waits until it can be used.
  ///
  /// The server itself looks for a free number and says which one it took, so servers that start at
  /// the same time do not quarrel.
  ///
  /// - Parameter sharesMemory: Whether programs may give it pictures in memory that they share.
  /// - Throws: ``MissingProgram`` without Xvfb, ``TimedOut`` if it does not come up.
  public init(sharesMemory: Bool = true) throws {
    let path = try ChildProcess.find("Xvfb", package: Self.package)
    let (width, height) = Self.screenSize
    process = try ChildProcess(
      path,
      [
        "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp", "-noreset",
      ] + (sharesMemory ? [] : ["-extension", "MIT-SHM"])
    )
    let process = process
    let number = try waitFor("Xvfb tells its display") { () -> Int? in
      if let status = process.status { throw Ended(status: status, errors: process.errors) }
      guard process.output.hasSuffix("\n") else { return nil }
      return Int(process.output.dropLast())
    }
    display = ":\(number)"
  }

  /// Takes the display away from its programs, as a crash would.
  public func crash() throws {
    process.send(.kill)
    _ = try process.waitForEnd()
  }

  /// A server that ended before it could be used.
  private struct Ended: Error, CustomStringConvertible {
    let status: ChildProcess.Status
    let errors: String

    var description: String { "Xvfb ended at once (\(status)): \(errors)" }
  }
}
