// What an X server shows, as pixels. Knows the file format of `xwd`, version 7 of 1987.

public import ScrollDrawing

/// Taking pictures of windows.
public enum Screen {
  /// The Debian package that has `xwd`.
  static let package = "x11-apps"

  /// Takes a picture of a window, or of everything.
  ///
  /// - Parameters:
  ///   - server: The display.
  ///   - window: The window's number, or nil for the whole screen.
  /// - Returns: The picture, or nil if the window cannot be seen in full at the moment.
  /// - Throws: ``MissingProgram`` without xwd.
  public static func picture(of server: XServer, window: String? = nil) throws -> PixelBuffer? {
    let path = try ChildProcess.find("xwd", package: package)
    let place = window.map { ["-id", $0] } ?? ["-root"]
    let dump = try ChildProcess.run(
      path,
      ["-silent", "-nobdrs"] + place,
      environment: ["DISPLAY": server.display]
    )
    return decode(dump.outputBytes)
  }

  /// The picture in a dump of 32-bit pixels, or nil if it is not one.
  static func decode(_ bytes: [UInt8]) -> PixelBuffer? {
    // The header is a row of big-endian words: the length of the header, ..., the width and the
    // height, the order of bytes, ..., bits per pixel, bytes per line, ..., the number of colours.
    func word(_ index: Int) -> Int {
      bytes[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let headerWords = 25
    let bytesPerColour = 12
    guard bytes.count > headerWords * 4, word(1) == 7, word(11) == 32 else { return nil }
    let size = PixelSize(width: word(4), height: word(5))
    let isLittleEndian = word(7) == 0
    let (bytesPerLine, start) = (word(12), word(0) + word(19) * bytesPerColour)
    guard bytes.count >= start + bytesPerLine * size.height else { return nil }
    var picture = PixelBuffer(size: size)
    picture.withMutableSpan { span in
      for y in 0..<size.height {
        for x in 0..<size.width {
          let first = start + y * bytesPerLine + x * 4
          // Bytes from the least to the greatest; the greatest is not a colour.
          let (b, g, r) = isLittleEndian ? (0, 1, 2) : (3, 2, 1)
          span[y * size.width + x] =
            UInt32(bytes[first + r]) << 16 | UInt32(bytes[first + g]) << 8
            | UInt32(bytes[first + b])
        }
      }
    }
    return picture
  }
}
