// The chunks of a PNG file: its size, whether it is whole, and the part of it that its pixels are made
// of. Pure functions of bytes that never trap.

/// A PNG file taken apart.
struct PNGChunks {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The chunks that decide about pixels.
  private static let essential = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]
  private static let lengthOfHeader = 13
  /// The bytes of a chunk besides its data: length, name and check sum.
  private static let frame = 12

  let header: PictureHeader

  private let reader: ByteReader
  private let parts: [Range<Int>]

  /// Looks at all chunks; the check sums of those that matter must be right.
  init(_ reader: ByteReader) throws(PictureFault) {
    self.reader = reader
    guard reader.big32(at: Self.signature.count) == Self.lengthOfHeader,
      reader.text(at: Self.signature.count + 4, "IHDR"),
      let width = reader.big32(at: 16), let height = reader.big32(at: 20)
    else { throw reader.count < 24 ? .cutShort(.png) : .damaged(.png) }
    var header = PictureHeader(.png, width: width, height: height)
    var parts: [Range<Int>] = []
    var place = Self.signature.count
    while true {
      guard let length = reader.big32(at: place), place + Self.frame + length <= reader.count else {
        throw .cutShort(.png)
      }
      let chunk = place..<place + Self.frame + length
      if Self.essential.contains(where: { reader.text(at: place + 4, $0) }) {
        let sum = Self.checkSum(of: reader.bytes[chunk.lowerBound + 4..<chunk.upperBound - 4])
        guard reader.big32(at: chunk.upperBound - 4) == Int(sum) else { throw .damaged(.png) }
        parts.append(chunk)
      } else if reader.text(at: place + 4, "eXIf") {
        let exif = Array(reader.bytes[chunk.lowerBound + 8..<chunk.upperBound - 4])
        header.orientation = PictureOrientation(exif: exif)
      }
      if reader.text(at: place + 4, "IEND") { break }
      place = chunk.upperBound
    }
    // Without pixels libpng would complain on standard error.
    guard parts.contains(where: { reader.text(at: $0.lowerBound + 4, "IDAT") }) else {
      throw .damaged(.png)
    }
    self.header = header
    self.parts = parts
  }

  /// A PNG file of the same pixels and nothing else.
  ///
  /// libpng writes to standard error what it does not like about other chunks, where only the
  /// program's own words belong.
  var essentialBytes: [UInt8] {
    parts.reduce(into: Self.signature) { $0 += reader.bytes[$1] }
  }

  // CRC-32 as the PNG specification has it, a byte at a time.
  private static let checkSums: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
  }

  private static func checkSum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    checkSums.withUnsafeBufferPointer { table in
      ~bytes.reduce(.max) { sum, byte in table[Int((sum ^ UInt32(byte)) & 255)] ^ (sum >> 8) }
    }
  }
}
