// Pictures that are compared with files recorded earlier and looked at once.

import Foundation
public import ScrollDrawing

/// A recorded picture beside the tests, in the folder `Goldens`.
public struct Golden: Sendable {
  /// A kind of file for pictures.
  public struct Format: Sendable {
    let ending: String
    let read: @Sendable (_ path: String) -> PixelBuffer?
    let encode: @Sendable (_ picture: PixelBuffer) throws -> [UInt8]

    /// Describes a kind of file.
    ///
    /// - Parameters:
    ///   - ending: What the names end in, without a dot.
    ///   - read: Reads a file; nil if it is missing or of another kind.
    ///   - encode: Makes the bytes of a file.
    public init(
      ending: String,
      read: @escaping @Sendable (_ path: String) -> PixelBuffer?,
      encode: @escaping @Sendable (_ picture: PixelBuffer) throws -> [UInt8]
    ) {
      self.ending = ending
      self.read = read
      self.encode = encode
    }

    /// PPM, which needs no library.
    public static let pixmap = Format(
      ending: "ppm",
      read: PortablePixmap.read,
      encode: PortablePixmap.encode
    )
  }

  /// The variable in the environment that makes every comparison record what it got.
  public static let recordVariable = "NUB_RECORD"

  /// Whether ``recordVariable`` is 1.
  public static var isRecording: Bool {
    ProcessInfo.processInfo.environment[recordVariable] == "1"
  }

  private let path: String
  private let name: String
  private let format: Format

  /// Names a picture.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its ending; slashes part it from folders.
  ///   - format: The kind of file.
  ///   - testFile: The file of the test, in whose folder `Goldens` lies.
  public init(_ name: String, format: Format = .pixmap, testFile: String = #filePath) {
    self.name = name
    self.format = format
    path =
      URL(fileURLWithPath: testFile).deletingLastPathComponent()
      .appendingPathComponent("Goldens/\(name).\(format.ending)").path
  }

  /// Compares a picture with the recorded one, or records it when ``recordVariable`` is 1.
  ///
  /// - Returns: What is wrong and where to look at it, or nil if every pixel is the same.
  public func mismatch(_ picture: PixelBuffer) throws -> String? {
    if Self.isRecording {
      try write(picture, to: path)
      return nil
    }
    guard let expected = format.read(path) else {
      return "no picture \(path); record it with \(Self.recordVariable)=1"
    }
    guard expected != picture else { return nil }
    let folder = NSTemporaryDirectory() + "nub-goldens/"
    let actualPath = folder + name + "-actual.\(format.ending)"
    let differencePath = folder + name + "-difference.\(format.ending)"
    try write(picture, to: actualPath)
    guard expected.size == picture.size else {
      return "\(name) is \(picture.size), expected \(expected.size): \(actualPath)"
    }
    let difference = Self.difference(picture, expected)
    try write(difference, to: differencePath)
    let count = difference.pixels.count { $0 != 0 }
    return "\(name) differs in \(count) pixels: \(actualPath), \(differencePath)"
  }

  /// Writes a picture and the folder it goes into.
  private func write(_ picture: PixelBuffer, to path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(format.encode(picture)).write(to: url)
  }

  /// White where two pictures of one size differ.
  private static func difference(_ left: PixelBuffer, _ right: PixelBuffer) -> PixelBuffer {
    var result = PixelBuffer(size: left.size)
    for y in 0..<left.size.height {
      for x in 0..<left.size.width where left[x, y] != right[x, y] { result[x, y] = 0xFFFFFF }
    }
    return result
  }
}
