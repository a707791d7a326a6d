// The one thing a window manager says that no tool here can say: that a window shall close. Speaks
// as much of the X protocol (version 11, section 8 of its specification) as that takes.

/// A client of an X server that behaves like the close button of a window's frame.
public enum WindowManager {
  /// An answer of the server that was not expected.
  private struct Refused: Error, CustomStringConvertible {
    let request: String
    var description: String { "the X server refused: \(request)" }
  }

  private static let internAtom: UInt8 = 16
  private static let sendEvent: UInt8 = 25
  private static let getInputFocus: UInt8 = 43
  private static let clientMessage: UInt8 = 33

  /// Asks a window to close, with `WM_DELETE_WINDOW`.
  ///
  /// - Parameters:
  ///   - window: The window's number, in decimal.
  ///   - server: The display it is on.
  /// - Throws: What the system or the server refused.
  public static func close(_ window: String, on server: XServer) throws {
    guard let number = UInt32(window) else { throw Refused(request: "window \(window)") }
    let socket = try System.connect(to: "/tmp/.X11-unix/X\(server.display.dropFirst())")
    defer { System.close(socket) }
    try open(socket)
    let protocols = try atom("WM_PROTOCOLS", socket)
    let delete = try atom("WM_DELETE_WINDOW", socket)
    // Without an event mask the message goes to the client that made the window.
    let header: [UInt8] = [sendEvent, 0] + half(11)
    let event = [clientMessage, 32] + half(0) + word(number) + word(protocols) + word(delete)
    let rest = [UInt8](repeating: 0, count: 16)
    try System.write(header + word(number) + word(0) + event + rest, to: socket)
    // An answer to any later request says that the message was taken before we hang up.
    try System.write([getInputFocus, 0] + half(1), to: socket)
    _ = try reply("GetInputFocus", socket)
  }

  /// Introduces this client: little-endian, version 11.0, no authorization.
  private static func open(_ socket: Int32) throws {
    let order = UInt8(ascii: "l")
    try System.write([order, 0] + half(11) + half(0) + half(0) + half(0) + half(0), to: socket)
    let answer = try System.read(8, from: socket)
    guard answer[0] == 1 else { throw Refused(request: "connection") }
    _ = try System.read((Int(answer[6]) | Int(answer[7]) << 8) * 4, from: socket)
  }

  private static func atom(_ name: String, _ socket: Int32) throws -> UInt32 {
    let padding = [UInt8](repeating: 0, count: (4 - name.utf8.count % 4) % 4)
    let length = 2 + (name.utf8.count + padding.count) / 4
    let request = [internAtom, 0] + half(length) + half(name.utf8.count) + half(0)
    try System.write(request + Array(name.utf8) + padding, to: socket)
    let answer = try reply("InternAtom \(name)", socket)
    return answer[8..<12].reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Reads the answer to the request before; none of ours has more than 32 bytes.
  private static func reply(_ request: String, _ socket: Int32) throws -> [UInt8] {
    let answer = try System.read(32, from: socket)
    guard answer[0] == 1 else { throw Refused(request: request) }
    return answer
  }

  private static func half(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
  }

  private static func word(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
