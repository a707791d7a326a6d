// The inner loops over glyphs, which use unsafe pointers as PixelRows.swift does. Places come from
// outside and may be absurd: every sum wraps, and what is written is always cut to the clip.

extension PixelRows {
  /// Draws the masks of glyphs in a colour.
  ///
  /// - Parameters:
  ///   - glyphs: The glyphs, placed relative to a point.
  ///   - x: The column of that point.
  ///   - y: The row of that point.
  ///   - clip: Where pixels may be written.
  ///   - color: The colour, whose opacity weakens the masks.
  ///   - atlas: Where the masks are.
  /// - Returns: The number of pixels written.
  func draw(
    _ glyphs: ArraySlice<PlacedGlyph>,
    x: Int32,
    y: Int32,
    clip: PixelBox,
    color: UInt32,
    atlas: GlyphAtlas
  ) -> Int {
    check(clip)
    let masks = atlas.masks
    return atlas.coverage.withUnsafeBufferPointer { coverage in
      guard let coverage = coverage.baseAddress else { return 0 }
      var written = 0
      for glyph in glyphs {
        let mask = masks[Int(glyph.mask)]
        let bytes = coverage + Int(mask.start)
        written &+= blend(mask, bytes, left: x &+ glyph.x, top: y &+ glyph.y, clip, color)
      }
      return written
    }
  }

  /// Draws glyphs that are ready mixed with the one colour that lies under all of the clip.
  ///
  /// - Parameters:
  ///   - glyphs: The glyphs, placed relative to a point.
  ///   - x: The column of that point.
  ///   - y: The row of that point.
  ///   - clip: Where pixels may be written.
  ///   - tiles: The glyphs ready mixed; all must be there.
  ///   - atlas: Where the masks are, for glyphs that reach into one another.
  /// - Returns: The number of pixels written.
  func draw(
    _ glyphs: ArraySlice<PlacedGlyph>,
    x: Int32,
    y: Int32,
    clip: PixelBox,
    tiles: GlyphTiles.Table,
    atlas: GlyphAtlas
  ) -> Int {
    check(clip)
    let masks = atlas.masks
    let starts = tiles.starts
    return atlas.coverage.withUnsafeBufferPointer { coverage in
      tiles.pixels.withUnsafeBufferPointer { pixels in
        guard let coverage = coverage.baseAddress, let pixels = pixels.baseAddress else { return 0 }
        var written = 0
        var inkEnd = -PixelBox.limit
        for glyph in glyphs {
          let number = Int(glyph.mask)
          let mask = masks[number]
          let left = x &+ glyph.x
          let top = y &+ glyph.y
          let first = max(top, clip.top)
          let rows = Int(min(top &+ mask.height, clip.bottom) &- first)
          guard rows > 0, mask.width > 0, left < clip.right else { continue }
          let quads = Int(GlyphTiles.quads(across: mask.width))
          let overlap = Int(inkEnd &- left)
          inkEnd = max(inkEnd, left &+ mask.width)
          let bytes = coverage + Int(mask.start)
          guard left >= clip.left, left &+ Int32(quads &* 4) <= clip.right, overlap <= 4 else {
            written &+= blend(mask, bytes, left: left, top: top, clip, tiles.color)
            continue
          }
          let skipped = Int(first &- top)
          let source = pixels + (Int(starts[number]) &+ skipped &* quads &* 4)
          if overlap <= 0 {
            let upper = unbroken(rows, from: first)
            Self.copy(source, quads: quads, rows: upper, to: pixel(left, first), stride)
            if upper < rows {
              let target = pixel(left, first &+ Int32(upper))
              let rest = source + upper &* quads &* 4
              Self.copy(rest, quads: quads, rows: rows &- upper, to: target, stride)
            }
          } else {
            let width = Int(mask.width)
            for row in 0..<rows {
              Self.copy(
                source + row &* quads &* 4,
                quads: quads,
                to: pixel(left, first &+ Int32(row)),
                bytes + (skipped &+ row) &* width,
                width: width,
                overlap: overlap,
                tiles
              )
            }
          }
          written &+= rows &* quads &* 4
        }
        return written
      }
    }
  }

  /// Mixes what of a glyph lies in the clip into the pixels, and returns how many those are.
  private func blend(
    _ mask: GlyphAtlas.Mask,
    _ bytes: UnsafePointer<UInt8>,
    left: Int32,
    top: Int32,
    _ clip: PixelBox,
    _ color: UInt32
  ) -> Int {
    let first = max(left, clip.left)
    let columns = Int(min(left &+ mask.width, clip.right) &- first)
    let firstRow = max(top, clip.top)
    let lastRow = min(top &+ mask.height, clip.bottom)
    guard columns > 0, firstRow < lastRow else { return 0 }
    for row in firstRow..<lastRow {
      let offset = Int(row &- top) &* Int(mask.width) &+ Int(first &- left)
      Self.blend(pixel(first, row), bytes + offset, columns, color)
    }
    return columns &* Int(lastRow &- firstRow)
  }

  /// Copies a tile, four pixels at a time.
  @inline(__always)
  private static func copy(
    _ source: UnsafePointer<UInt32>,
    quads: Int,
    rows: Int,
    to target: UnsafeMutablePointer<UInt32>,
    _ stride: Int
  ) {
    // Letters of text are one to three groups wide; a loop for each width, without a question in it,
    // takes a third less than one loop for all.
    var source = source
    var target = target
    switch quads {
    case 1:
      for _ in 0..<rows {
        copyQuad(source, target)
        source += 4
        target += stride
      }
    case 2:
      for _ in 0..<rows {
        copyQuad(source, target)
        copyQuad(source + 4, target + 4)
        source += 8
        target += stride
      }
    case 3:
      for _ in 0..<rows {
        copyQuad(source, target)
        copyQuad(source + 4, target + 4)
        copyQuad(source + 8, target + 8)
        source += 12
        target += stride
      }
    default:
      for _ in 0..<rows {
        for quad in 0..<quads { copyQuad(source + quad &* 4, target + quad &* 4) }
        source += quads &* 4
        target += stride
      }
    }
  }

  @inline(__always)
  private static func copyQuad(
    _ source: UnsafePointer<UInt32>,
    _ target: UnsafeMutablePointer<UInt32>
  ) {
    let four = UnsafeRawPointer(source).loadUnaligned(as: SIMD4<UInt32>.self)
    UnsafeMutableRawPointer(target).storeBytes(of: four, as: SIMD4<UInt32>.self)
  }

  /// Copies a row of a tile whose first columns may lie over the ink of the glyph before.
  ///
  /// A tile carries its background with it; where there is other ink, its mask is mixed in instead.
  @inline(__always)
  private static func copy(
    _ source: UnsafePointer<UInt32>,
    quads: Int,
    to target: UnsafeMutablePointer<UInt32>,
    _ mask: UnsafePointer<UInt8>,
    width: Int,
    overlap: Int,
    _ tiles: GlyphTiles.Table
  ) {
    for column in 0..<4 {
      if column >= overlap || target[column] == tiles.paper {
        target[column] = source[column]
      } else if column < width {
        let weight = scaled(UInt32(mask[column]), by: tiles.color >> 24)
        target[column] = mix(target[column], tiles.ink, weight)
      }
    }
    for quad in 1..<max(quads, 1) { copyQuad(source + quad &* 4, target + quad &* 4) }
  }
}
