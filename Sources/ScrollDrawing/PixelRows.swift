// The inner loops over pixels, and the only file here that uses unsafe pointers. Boxes are checked
// once per operation; rows then run unchecked. All arithmetic is on whole numbers, so that every
// machine gives the same pixels. Written so that the compiler vectorises them without SIMD types,
// which would be ruinous in debug builds.

/// The mix of two colours, channel by channel, by a weight of 0 to 255 for the second: rounded
/// exactly, (under * (255 - weight) + over * weight) / 255.
///
/// Two channels are worked on at once, each in 16 bits: t + 128 + ((t + 128) >> 8), shifted right by
/// 8, is t / 255 rounded for every t up to 255 * 255.
@inline(__always)
func mix(_ under: UInt32, _ over: UInt32, _ weight: UInt32) -> UInt32 {
  let rest = 255 &- weight
  let outer =
    (under & 0xFF00FF) &* rest &+ (over & 0xFF00FF) &* weight &+ 0x800080
  let inner =
    ((under >> 8) & 0xFF) &* rest &+ ((over >> 8) & 0xFF) &* weight &+ 0x80
  return ((outer &+ ((outer >> 8) & 0xFF00FF)) >> 8) & 0xFF00FF
    | ((inner &+ (inner >> 8)) & 0xFF00)
}

/// The product of two numbers that stand for 0 to 1 as 0 to 255, rounded.
@inline(__always)
func scaled(_ value: UInt32, by factor: UInt32) -> UInt32 {
  let product = value &* factor &+ 128
  return (product &+ (product >> 8)) >> 8
}

/// The pixels of a picture while it is being drawn.
struct PixelRows {
  private let base: UnsafeMutablePointer<UInt32>
  private let stride: Int
  let box: PixelBox

  /// Lends the pixels of a picture for the length of a call.
  static func over<Result>(
    _ pixels: inout MutableSpan<UInt32>,
    size: PixelSize,
    stride: Int,
    _ body: (PixelRows) -> Result
  ) -> Result? {
    guard size.width > 0, size.height > 0 else { return nil }
    precondition(
      stride >= size.width && pixels.count >= stride * (size.height - 1) + size.width,
      "\(pixels.count) pixels are too few for \(size) with rows of \(stride)"
    )
    return pixels.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { start in
        body(PixelRows(start: start, size: size, stride: stride))
      }
    }
  }

  private init(start: UnsafeMutablePointer<UInt32>, size: PixelSize, stride: Int) {
    base = start
    self.stride = stride
    box = PixelBox(
      left: 0,
      top: 0,
      right: Int32(clamping: size.width),
      bottom: Int32(clamping: size.height)
    )
  }

  /// Sets all pixels of a box.
  func fill(_ area: PixelBox, _ color: UInt32) {
    check(area)
    for y in area.top..<area.bottom {
      pixel(area.left, y).update(repeating: color & 0xFFFFFF, count: area.width)
    }
  }

  /// Mixes a colour into all pixels of a box.
  func fill(_ area: PixelBox, _ color: UInt32, alpha: UInt32) {
    check(area)
    for y in area.top..<area.bottom {
      let row = pixel(area.left, y)
      for x in 0..<area.width { row[x] = mix(row[x], color, alpha) }
    }
  }

  /// Moves what is in a box by whole pixels; what leaves the box is lost, what enters it is left.
  func move(_ area: PixelBox, byX shiftX: Int32, y shiftY: Int32) {
    check(area)
    let source = PixelBox(
      left: max(area.left, area.left - shiftX),
      top: max(area.top, area.top - shiftY),
      right: min(area.right, area.right - shiftX),
      bottom: min(area.bottom, area.bottom - shiftY)
    )
    guard !source.isEmpty else { return }
    for step in 0..<Int32(source.height) {
      let y = shiftY > 0 ? source.bottom - 1 - step : source.top + step
      pixel(source.left + shiftX, y + shiftY).update(
        from: pixel(source.left, y),
        count: source.width
      )
    }
  }

  /// Appends the pixels of a box to an array, row by row.
  func save(_ area: PixelBox, to saved: inout [UInt32]) {
    check(area)
    for y in area.top..<area.bottom {
      saved.append(contentsOf: UnsafeBufferPointer(start: pixel(area.left, y), count: area.width))
    }
  }

  /// Puts saved pixels back into their box.
  func restore(_ area: PixelBox, from saved: [UInt32]) {
    check(area)
    precondition(saved.count == area.area, "\(saved.count) saved pixels for \(area)")
    saved.withUnsafeBufferPointer { buffer in
      guard var source = buffer.baseAddress else { return }
      for y in area.top..<area.bottom {
        pixel(area.left, y).update(from: source, count: area.width)
        source += area.width
      }
    }
  }

  /// Mixes what is in a box with what was saved of it; an alpha of 255 keeps what is in the box.
  func mixIn(_ area: PixelBox, saved: [UInt32], alpha: UInt32) {
    check(area)
    precondition(saved.count == area.area, "\(saved.count) saved pixels for \(area)")
    saved.withUnsafeBufferPointer { buffer in
      guard var source = buffer.baseAddress else { return }
      for y in area.top..<area.bottom {
        let row = pixel(area.left, y)
        for x in 0..<area.width { row[x] = mix(source[x], row[x], alpha) }
        source += area.width
      }
    }
  }

  /// Mixes a colour into a piece of a row by a mask with a byte for each pixel.
  func blend(x: Int32, y: Int32, mask: [UInt8], count: Int, _ color: UInt32) {
    check(PixelBox(left: x, top: y, right: x + Int32(count), bottom: y + 1))
    precondition(count <= mask.count, "a mask of \(mask.count) for \(count) pixels")
    mask.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      Self.blend(pixel(x, y), start, count, color)
    }
  }

  /// Draws the masks of glyphs in a colour.
  ///
  /// - Parameters:
  ///   - glyphs: The glyphs, placed relative to a point.
  ///   - x: The column of that point.
  ///   - y: The row of that point.
  ///   - clip: Where pixels may be written.
  ///   - color: The colour, whose opacity weakens the masks.
  ///   - atlas: Where the masks are.
  ///   - tiles: The masks already mixed with the colour that lies under all of the clip, if known.
  /// - Returns: The number of pixels written.
  func draw(
    _ glyphs: ArraySlice<PlacedGlyph>,
    x: Int32,
    y: Int32,
    clip: PixelBox,
    _ color: UInt32,
    atlas: GlyphAtlas,
    tiles: GlyphTiles.Table?
  ) -> Int {
    check(clip)
    let masks = atlas.masks
    let starts = tiles?.starts ?? []
    let tilePixels = tiles?.pixels ?? []
    var written = 0
    atlas.coverage.withUnsafeBufferPointer { coverage in
      tilePixels.withUnsafeBufferPointer { tilePixels in
        guard let coverage = coverage.baseAddress else { return }
        var inkEnd = Int32.min
        for glyph in glyphs {
          let mask = masks[Int(glyph.mask)]
          let left = x &+ glyph.x
          let top = y &+ glyph.y
          let right = left &+ mask.width
          let firstRow = max(top, clip.top)
          let rows = Int(min(top &+ mask.height, clip.bottom) &- firstRow)
          guard rows > 0, left < clip.right, right > clip.left, mask.width > 0 else { continue }
          let quads = GlyphTiles.quads(across: mask.width)
          // A tile carries its background with it, so it must not lie over ink that is there.
          if left >= inkEnd, left >= clip.left, left &+ quads &* 4 <= clip.right,
            !starts.isEmpty, let tiles = tilePixels.baseAddress
          {
            let skipped = Int(firstRow &- top) &* Int(quads) &* 4
            let source = tiles + (Int(starts[Int(glyph.mask)]) &+ skipped)
            Self.copy(source, quads: Int(quads), rows: rows, to: pixel(left, firstRow), stride)
            written &+= rows &* Int(quads) &* 4
          } else {
            let first = max(left, clip.left)
            let columns = Int(min(right, clip.right) &- first)
            for row in firstRow..<firstRow &+ Int32(rows) {
              let offset = Int(row &- top) &* Int(mask.width) &+ Int(first &- left)
              let start = coverage + (Int(mask.start) &+ offset)
              Self.blend(pixel(first, row), start, columns, color)
            }
            written &+= rows &* columns
          }
          inkEnd = max(inkEnd, right)
        }
      }
    }
    return written
  }

  /// Copies rows of whole groups of four pixels.
  @inline(__always)
  private static func copy(
    _ source: UnsafePointer<UInt32>,
    quads: Int,
    rows: Int,
    to target: UnsafeMutablePointer<UInt32>,
    _ stride: Int
  ) {
    var source = UnsafeRawPointer(source)
    var target = UnsafeMutableRawPointer(target)
    for _ in 0..<rows {
      for quad in 0..<quads {
        let four = source.loadUnaligned(fromByteOffset: quad &* 16, as: SIMD4<UInt32>.self)
        target.storeBytes(of: four, toByteOffset: quad &* 16, as: SIMD4<UInt32>.self)
      }
      source += quads &* 16
      target += stride &* 4
    }
  }

  /// Eight pixels at a time, so that the empty and the full parts of a mask cost next to nothing.
  @inline(__always)
  private static func blend(
    _ row: UnsafeMutablePointer<UInt32>,
    _ mask: UnsafePointer<UInt8>,
    _ count: Int,
    _ color: UInt32
  ) {
    let alpha = color >> 24
    let solid = color & 0xFFFFFF
    var x = 0
    while x &+ 8 <= count {
      let eight = UnsafeRawPointer(mask + x).loadUnaligned(as: UInt64.self)
      if eight == .max, alpha == 255 {
        for step in x..<x &+ 8 { row[step] = solid }
      } else if eight != 0 {
        for step in x..<x &+ 8 {
          row[step] = mix(row[step], solid, scaled(UInt32(mask[step]), by: alpha))
        }
      }
      x &+= 8
    }
    while x < count {
      row[x] = mix(row[x], solid, scaled(UInt32(mask[x]), by: alpha))
      x &+= 1
    }
  }

  @inline(__always)
  private func pixel(_ x: Int32, _ y: Int32) -> UnsafeMutablePointer<UInt32> {
    base + (Int(y) &* stride &+ Int(x))
  }

  private func check(_ area: PixelBox) {
    precondition(!area.isEmpty && box.contains(area), "\(area) is not inside \(box)")
  }
}
