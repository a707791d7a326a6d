// Pictures as binary PPM files (P6), the simplest format that other programs can show.

import Foundation
public import ScrollDrawing

/// Reading and writing pictures as PPM.
public enum PortablePixmap {
  /// The bytes of a picture's file.
  public static func encode(_ picture: PixelBuffer) -> [UInt8] {
    var bytes = Array("P6\n\(picture.size.width) \(picture.size.height)\n255\n".utf8)
    for pixel in picture.pixels {
      bytes.append(UInt8(truncatingIfNeeded: pixel >> 16))
      bytes.append(UInt8(truncatingIfNeeded: pixel >> 8))
      bytes.append(UInt8(truncatingIfNeeded: pixel))
    }
    return bytes
  }

  /// The picture in a file's bytes, or nil if they are not such a file with 255 as its maximum.
  public static func decode(_ bytes: [UInt8]) -> PixelBuffer? {
    let header = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 3)
    guard header.count == 4, header[0].elementsEqual("P6".utf8),
      header[2].elementsEqual("255".utf8)
    else { return nil }
    let extents = String(decoding: header[1], as: UTF8.self).split(separator: " ").map { Int($0) }
    guard extents.count == 2, let width = extents[0], let height = extents[1],
      header[3].count == width * height * 3
    else { return nil }
    var picture = PixelBuffer(size: PixelSize(width: width, height: height))
    let start = header[3].startIndex
    for index in 0..<width * height {
      let parts = header[3][start + index * 3..<start + index * 3 + 3]
      let pixel = parts.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      picture[index % width, index / width] = pixel
    }
    return picture
  }

  /// Reads a file; nil if it is missing or no PPM.
  static func read(_ path: String) -> PixelBuffer? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return decode([UInt8](data))
  }
}
