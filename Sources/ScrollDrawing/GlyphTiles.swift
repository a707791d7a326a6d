// Glyph masks mixed once with a colour and the one colour under them, so that text over a plain row
// is copied instead of mixed: measured, a sixth of the time. What is drawn is the same, bit for bit.

/// Tables of ready-mixed glyphs, one for each pair of colours in use.
struct GlyphTiles {
  /// The ready-mixed glyphs of an atlas for one pair of colours.
  struct Table {
    let atlas: ObjectIdentifier
    let color: UInt32
    let background: UInt32
    /// The colours without their opacity.
    var ink: UInt32 { color & 0xFFFFFF }
    var paper: UInt32 { background & 0xFFFFFF }
    /// Where the pixels of each mask start, or -1 if they have not been needed yet.
    fileprivate(set) var starts: ContiguousArray<Int32> = []
    /// Tiles one after the other; rows are whole groups of four pixels, filled up with background.
    fileprivate(set) var pixels: ContiguousArray<UInt32> = []
    fileprivate var lastUse = 0
  }

  // A table holds rows of two colours, their selection and a label or two; a fading colour, which
  // needs a table a frame, must not push out the others at once.
  private static let tableLimit = 8
  // 4 MB a table; more than the distinct glyphs of any screen.
  private static let pixelLimit = 1 << 20

  private var tables: [Table] = []
  private var uses = 0

  /// The groups of four pixels in a row of a tile.
  @inline(__always)
  static func quads(across width: Int32) -> Int32 { (width &+ 3) >> 2 }

  /// The table for a pair of colours, with all the given glyphs in it.
  mutating func table(
    for glyphs: ArraySlice<PlacedGlyph>,
    of atlas: GlyphAtlas,
    _ color: UInt32,
    over background: UInt32
  ) -> Table {
    let index = index(of: atlas, color, background)
    uses += 1
    tables[index].lastUse = uses
    let missing = atlas.count - tables[index].starts.count
    if missing > 0 {
      tables[index].starts.append(contentsOf: repeatElement(-1, count: missing))
    }
    let starts = tables[index].starts
    guard glyphs.contains(where: { starts[Int($0.mask)] < 0 }) else { return tables[index] }
    if tables[index].pixels.count > Self.pixelLimit { tables[index].clear() }
    for glyph in glyphs where tables[index].starts[Int(glyph.mask)] < 0 {
      tables[index].add(glyph.mask, of: atlas)
    }
    return tables[index]
  }

  private mutating func index(
    of atlas: GlyphAtlas,
    _ color: UInt32,
    _ background: UInt32
  ) -> Int {
    let id = ObjectIdentifier(atlas)
    let known = tables.firstIndex {
      $0.color == color && $0.background == background && $0.atlas == id
    }
    if let known { return known }
    let table = Table(atlas: id, color: color, background: background)
    guard tables.count == Self.tableLimit,
      let oldest = tables.indices.min(by: { tables[$0].lastUse < tables[$1].lastUse })
    else {
      tables.append(table)
      return tables.count - 1
    }
    tables[oldest] = table
    return oldest
  }
}

extension GlyphTiles.Table {
  fileprivate mutating func clear() {
    pixels.removeAll(keepingCapacity: true)
    for index in starts.indices { starts[index] = -1 }
  }

  fileprivate mutating func add(_ number: Int32, of atlas: GlyphAtlas) {
    let mask = atlas.masks[Int(number)]
    let coverage = atlas.coverage
    starts[Int(number)] = Int32(pixels.count)
    for row in 0..<Int(mask.height) {
      let start = Int(mask.start) + row * Int(mask.width)
      for byte in coverage[start..<start + Int(mask.width)] {
        pixels.append(mix(paper, ink, scaled(UInt32(byte), by: color >> 24)))
      }
      let padding = Int(GlyphTiles.quads(across: mask.width) * 4 - mask.width)
      pixels.append(contentsOf: repeatElement(paper, count: padding))
    }
  }
}
