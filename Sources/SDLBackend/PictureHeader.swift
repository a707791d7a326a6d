// What the first bytes of a picture say about it, found out before anything is decoded or any memory
// is taken. Pure functions of bytes that never trap, whatever the bytes are.

public import ScrollDrawing

/// The kind, size and orientation of a picture in a file.
public struct PictureHeader: Hashable, Sendable {
  /// The kinds of pictures that can be shown, by the names people know.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    case png = "PNG"
    case jpeg = "JPEG"
    case webP = "WebP"
    case gif = "GIF"
    case bmp = "BMP"
  }

  /// The most pixels a picture may have: 1 GiB when it is decoded, chosen by hand.
  ///
  /// Sides may be of any length.
  public static let pixelLimit = 1 << 28

  /// The kind, as the bytes say it, whatever the file is called.
  public var format: Format
  /// The extents as the pixels are stored, not turned.
  public var size: PixelSize
  /// How the stored pixels are turned to be seen upright.
  public var orientation = PictureOrientation.upright

  /// Reads what the bytes of a file say, and checks that the file is whole as far as that can be told
  /// without decoding.
  ///
  /// - Parameter bytes: All bytes of the file.
  /// - Throws: The reason not to decode it.
  public init(_ bytes: [UInt8]) throws(PictureFault) {
    guard let format = Self.format(of: bytes) else { throw .unknownFormat }
    let reader = ByteReader(bytes)
    switch format {
    case .png: self = try PNGChunks(reader).header
    case .jpeg: self = try reader.jpegHeader()
    case .webP: self = try reader.webPHeader()
    case .gif: self = try GIFFrame(reader).header
    case .bmp: self = try reader.bmpHeader()
    }
    guard size.width > 0, size.height > 0 else { throw .damaged(format) }
    let (pixels, overflows) = size.width.multipliedReportingOverflow(by: size.height)
    guard !overflows, pixels <= Self.pixelLimit else { throw .tooLarge(size) }
  }

  init(_ format: Format, width: Int, height: Int) {
    self.format = format
    size = PixelSize(width: width, height: height)
  }

  /// The kind of picture that bytes begin as, or `nil`; a few bytes are enough.
  public static func format(of bytes: [UInt8]) -> Format? {
    let reader = ByteReader(bytes)
    if bytes.starts(with: PNGChunks.signature) { return .png }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if reader.text(at: 0, "GIF87a") || reader.text(at: 0, "GIF89a") { return .gif }
    if reader.text(at: 0, "RIFF"), reader.text(at: 8, "WEBP") { return .webP }
    // Two letters are little; the reserved fields after the file's size are zero in all known files.
    if reader.text(at: 0, "BM"), reader.little32(at: 6) == 0 { return .bmp }
    return nil
  }
}

/// Numbers at places of bytes, `nil` where there are none.
struct ByteReader {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var count: Int { bytes.count }

  func byte(at place: Int) -> Int? {
    bytes.indices.contains(place) ? Int(bytes[place]) : nil
  }

  func little16(at place: Int) -> Int? { number(at: place, count: 2, isLittle: true) }
  func little24(at place: Int) -> Int? { number(at: place, count: 3, isLittle: true) }
  func little32(at place: Int) -> Int? { number(at: place, count: 4, isLittle: true) }
  func big16(at place: Int) -> Int? { number(at: place, count: 2, isLittle: false) }
  func big32(at place: Int) -> Int? { number(at: place, count: 4, isLittle: false) }

  func number(at place: Int, count: Int, isLittle: Bool) -> Int? {
    guard place >= 0, place <= bytes.count - count else { return nil }
    return (0..<count).reduce(0) { sum, index in
      sum << 8 | Int(bytes[place + (isLittle ? count - 1 - index : index)])
    }
  }

  /// Whether letters stand at a place.
  func text(at place: Int, _ text: String) -> Bool {
    let letters = Array(text.utf8)
    guard place >= 0, place <= bytes.count - letters.count else { return false }
    return bytes[place..<place + letters.count].elementsEqual(letters)
  }
}
