// The first frame of a GIF file, decoded by our own hand: SDL2_image 2.6.3 reads and writes beyond its
// memory when a file is damaged. Pure functions of bytes that never trap.

import ScrollDrawing

/// Where the first frame of a GIF file is, and how to read it.
struct GIFFrame {
  private static let mostCodes = 4096
  private static let longestCode = 12

  let header: PictureHeader

  private let reader: ByteReader
  /// The place of the frame on the canvas.
  private let left: Int
  private let top: Int
  private let width: Int
  private let height: Int
  private let isInterlaced: Bool
  private let colors: [UInt32]
  private let transparent: Int?
  /// The first byte of the packed pixels, which says how many bits a color has.
  private let data: Int

  /// Walks through the blocks up to the end of the first frame.
  init(_ reader: ByteReader) throws(PictureFault) {
    guard let width = reader.little16(at: 6), let height = reader.little16(at: 8),
      let flags = reader.byte(at: 10)
    else { throw .cutShort(.gif) }
    header = PictureHeader(.gif, width: width, height: height)
    self.reader = reader
    var colors = Self.colors(reader, at: 13, flags)
    var place = 13 + Self.length(ofTable: flags)
    var transparent: Int?
    while reader.byte(at: place) == 0x21 {
      // The extension about the frame that follows says which colour is none.
      if reader.byte(at: place + 1) == 0xF9, let flags = reader.byte(at: place + 3) {
        transparent = flags & 1 == 1 ? reader.byte(at: place + 6) : nil
      }
      place = try Self.end(ofBlocksAt: place + 2, reader)
    }
    guard let kind = reader.byte(at: place) else { throw .cutShort(.gif) }
    guard kind == 0x2C else { throw .damaged(.gif) }
    guard let left = reader.little16(at: place + 1), let top = reader.little16(at: place + 3),
      let frameWidth = reader.little16(at: place + 5),
      let frameHeight = reader.little16(at: place + 7), let local = reader.byte(at: place + 9)
    else { throw .cutShort(.gif) }
    if local & 0x80 != 0 { colors = Self.colors(reader, at: place + 10, local) }
    (self.left, self.top) = (left, top)
    (self.width, self.height) = (frameWidth, frameHeight)
    isInterlaced = local & 0x40 != 0
    self.colors = colors
    self.transparent = transparent
    data = place + 10 + Self.length(ofTable: local)
    _ = try Self.end(ofBlocksAt: data + 1, reader)
  }

  private static func length(ofTable flags: Int) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1)
  }

  private static func colors(_ reader: ByteReader, at start: Int, _ flags: Int) -> [UInt32] {
    (0..<length(ofTable: flags) / 3).map { index in
      let color = reader.number(at: start + 3 * index, count: 3, isLittle: false) ?? 0
      return 0xFF00_0000 | UInt32(color)
    }
  }

  private static func end(
    ofBlocksAt start: Int,
    _ reader: ByteReader
  ) throws(PictureFault) -> Int {
    var place = start
    while let length = reader.byte(at: place) {
      place += 1 + length
      if length == 0 { return place }
    }
    throw .cutShort(.gif)
  }

  // MARK: Pixels

  /// The canvas with the frame on it, 0xAARRGGBB; what the frame leaves free is transparent.
  func pixels() throws(PictureFault) -> [UInt32] {
    let canvas = header.size
    var pixels = [UInt32](repeating: 0, count: canvas.width * canvas.height)
    let rows = rowOrder
    var (column, step) = (0, 0)
    let isWhole = try unpack { index in
      let (x, y) = (left + column, top + rows[step])
      if x < canvas.width, y < canvas.height, index != transparent, colors.indices.contains(index) {
        pixels[y * canvas.width + x] = colors[index]
      }
      column += 1
      if column == width { (column, step) = (0, step + 1) }
      return step < rows.count
    }
    guard isWhole else { throw .damaged(.gif) }
    return pixels
  }

  /// The rows of the frame as they come: every eighth first if they are interlaced, then those between.
  private var rowOrder: [Int] {
    guard width > 0 else { return [] }
    guard isInterlaced else { return Array(0..<height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { first, by in
      Array(stride(from: first, to: height, by: by))
    }
  }

  /// Unpacks the colours' numbers, which are packed as Lempel, Ziv and Welch have it.
  ///
  /// - Parameter body: Takes a number and says whether more are wanted.
  /// - Returns: Whether all that were wanted were there.
  /// - Throws: A code that cannot be.
  private func unpack(_ body: (Int) -> Bool) throws(PictureFault) -> Bool {
    guard let bits = reader.byte(at: data), (1...8).contains(bits) else { throw .damaged(.gif) }
    guard width > 0, height > 0 else { return true }
    let clear = 1 << bits
    var codes = BlockBits(reader, at: data + 1)
    var prefixes = [Int](repeating: 0, count: Self.mostCodes)
    var endings = [Int](repeating: 0, count: Self.mostCodes)
    var (next, length) = (clear + 2, bits + 1)
    var previous: Int?
    var first = 0
    var string: [Int] = []
    while let code = codes.next(length), code != clear + 1 {
      guard code != clear else {
        (next, length, previous) = (clear + 2, bits + 1, nil)
        continue
      }
      guard code < (previous == nil ? clear : next + 1) else { throw .damaged(.gif) }
      var rest = code
      if code >= next, let previous {
        // The one string that is not known yet: the one before and its own beginning.
        string.append(first)
        rest = previous
      }
      while rest > clear {
        string.append(endings[rest])
        rest = prefixes[rest]
      }
      first = rest
      string.append(first)
      while let index = string.popLast() {
        guard body(index) else { return true }
      }
      if let previous, next < Self.mostCodes {
        (prefixes[next], endings[next]) = (previous, first)
        next += 1
        if next == 1 << length, length < Self.longestCode { length += 1 }
      }
      previous = code
    }
    return false
  }
}

/// The bits in a row of blocks, each of which begins with its length.
private struct BlockBits {
  private let reader: ByteReader
  private var place: Int
  /// The bytes that are left of the block.
  private var left = 0
  private var bits = 0
  private var count = 0

  init(_ reader: ByteReader, at place: Int) {
    self.reader = reader
    self.place = place
  }

  /// The next number of so many bits, or `nil` at the end.
  mutating func next(_ length: Int) -> Int? {
    while count < length {
      if left == 0 {
        guard let size = reader.byte(at: place), size > 0 else { return nil }
        left = size
        place += 1
      }
      guard let byte = reader.byte(at: place) else { return nil }
      bits |= byte << count
      count += 8
      place += 1
      left -= 1
    }
    defer {
      bits >>= length
      count -= length
    }
    return bits & ((1 << length) - 1)
  }
}
