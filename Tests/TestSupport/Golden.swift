// Pictures that are compared with files recorded earlier and looked at once.

import Foundation
public import ScrollDrawing

/// A recorded picture beside the tests, in the folder `Goldens`.
public struct Golden: Sendable {
  /// The variable in the environment that makes every comparison record what it got.
  public static let recordVariable = "NUB_RECORD"

  /// Whether ``recordVariable`` is 1.
  public static var isRecording: Bool {
    ProcessInfo.processInfo.environment[recordVariable] == "1"
  }

  private let path: String
  private let name: String

  /// Names a picture.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its ending.
  ///   - testFile: The file of the test, in whose folder `Goldens` lies.
  public init(_ name: String, testFile: String = #filePath) {
    self.name = name
    path =
      URL(fileURLWithPath: testFile).deletingLastPathComponent()
      .appendingPathComponent("Goldens/\(name).ppm").path
  }

  /// Compares a picture with the recorded one, or records it when ``recordVariable`` is 1.
  ///
  /// - Returns: What is wrong and where to look at it, or nil if every pixel is the same.
  public func mismatch(_ picture: PixelBuffer) throws -> String? {
    if Self.isRecording {
      try PortablePixmap.write(picture, to: path)
      return nil
    }
    guard let expected = PortablePixmap.read(path) else {
      return "no picture \(path); record it with \(Self.recordVariable)=1"
    }
    guard expected != picture else { return nil }
    let folder = NSTemporaryDirectory() + "nub-goldens/"
    let actualPath = folder + name + "-actual.ppm"
    let differencePath = folder + name + "-difference.ppm"
    try PortablePixmap.write(picture, to: actualPath)
    guard expected.size == picture.size else {
      return "\(name) is \(picture.size), expected \(expected.size): \(actualPath)"
    }
    let difference = Self.difference(picture, expected)
    try PortablePixmap.write(difference, to: differencePath)
    let count = difference.pixels.count { $0 != 0 }
    return "\(name) differs in \(count) pixels: \(actualPath), \(differencePath)"
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
