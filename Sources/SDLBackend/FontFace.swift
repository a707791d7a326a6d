// One font at one size: which glyphs it has, how they are shaped, and their masks. FreeType's and
// HarfBuzz's pointers stay here and in Typeface.swift; nothing here knows lines or fallbacks.

internal import CText
import ScrollDrawing

/// The unit of widths and places along a line: 1/65536 device pixel.
///
/// FreeType's usual 1/64 would let a line of a hundred glyphs be half a pixel wider at one scale
/// than at another.
typealias FixedPixels = Int

/// A glyph of a shaped run.
struct ShapedGlyph {
  var glyph: UInt32
  /// How far the pen moves on.
  var advance: FixedPixels
  /// Where the glyph lies from the pen, to the right.
  var offsetX: FixedPixels
  /// Where the glyph lies from the pen, upwards.
  var offsetY: FixedPixels
}

/// The mask of a glyph and its place from a whole-pixel pen on the baseline.
struct GlyphMask {
  /// The mask's number in the atlas; negative for glyphs without ink.
  var mask: Int32
  /// The left and the upper edge, and the negatives of the right and the lower one: what holds
  /// several masks is then the least of each, which the machine finds for all four at once.
  private(set) var edges: SIMD4<Int32>

  static let empty = GlyphMask(mask: -1, left: 0, top: 0, width: 0, height: 0)

  init(mask: Int32, left: Int32, top: Int32, width: Int32, height: Int32) {
    self.mask = mask
    edges = SIMD4(left, top, -(left + width), -(top + height))
  }

  mutating func move(upBy rows: Int32) {
    edges &+= SIMD4(0, 0 &- rows, 0, rows)
  }

  /// Whether the glyph has no ink.
  @inline(__always)
  var isEmpty: Bool { mask < 0 }
}

/// A font at a size in device pixels.
final class FontFace {
  /// One pixel in the unit of places.
  static let onePixel: FixedPixels = 1 << 16

  /// How many places within a pixel a glyph can take; the spacing of letters then looks even.
  static let subpixels = 4

  private let typeface: Typeface
  private let size: FT_Size
  private let shaper: OpaquePointer
  private let buffer: OpaquePointer
  private var masks: [MaskKey: GlyphMask] = [:]

  private struct MaskKey: Hashable {
    var glyph: UInt32
    var subpixel: UInt8
  }

  /// The height above the baseline as a part of the em square.
  var ascent: Double { typeface.ascent }
  /// The depth below the baseline as a part of the em square.
  var descent: Double { typeface.descent }

  /// Takes a font at a size, or gives `nil` if FreeType refuses the size.
  ///
  /// - Parameters:
  ///   - typeface: The font.
  ///   - size: The size of the em square in 1/64 device pixel.
  init?(_ typeface: Typeface, size: Int) {
    var made: FT_Size?
    guard FT_New_Size(typeface.outlines, &made) == 0, let made else { return nil }
    guard FT_Activate_Size(made) == 0,
      FT_Set_Char_Size(typeface.outlines, 0, FT_F26Dot6(size), 72, 72) == 0
    else {
      FT_Done_Size(made)
      return nil
    }
    shaper = hb_font_create(typeface.tables)
    hb_font_set_scale(shaper, Int32(size) << 10, Int32(size) << 10)
    buffer = hb_buffer_create()
    self.size = made
    self.typeface = typeface
  }

  deinit {
    hb_buffer_destroy(buffer)
    hb_font_destroy(shaper)
    FT_Done_Size(size)
  }

  /// Whether the font has a glyph for a character.
  func has(_ scalar: Unicode.Scalar) -> Bool {
    FT_Get_Char_Index(typeface.outlines, FT_ULong(scalar.value)) != 0
  }

  /// The plain glyph of a character, without its neighbours, and its width.
  func nominal(_ scalar: Unicode.Scalar) -> (glyph: UInt32, advance: FixedPixels) {
    var glyph: UInt32 = 0
    hb_font_get_nominal_glyph(shaper, scalar.value, &glyph)
    return (glyph, FixedPixels(hb_font_get_glyph_h_advance(shaper, glyph)))
  }

  /// Whether the font has substitutions that look at more than two neighbours at once, such as
  /// programmers' ligatures.
  var hasContextualForms: Bool {
    let tables = typeface.tables
    let substitutions = tag("GSUB")
    let total = hb_ot_layout_table_get_feature_tags(tables, substitutions, 0, nil, nil)
    var count = total
    var features = [hb_tag_t](repeating: 0, count: Int(total))
    hb_ot_layout_table_get_feature_tags(tables, substitutions, 0, &count, &features)
    let contextual: Set = [tag("calt"), tag("clig"), tag("rclt")]
    return !contextual.isDisjoint(with: features)
  }

  /// Shapes a run of one script and appends its glyphs from left to right.
  ///
  /// - Parameters:
  ///   - scalars: The characters, in the order in which they are read.
  ///   - glyphs: Takes the glyphs.
  func shape(_ scalars: some Collection<Unicode.Scalar>, into glyphs: inout [ShapedGlyph]) {
    hb_buffer_clear_contents(buffer)
    for (index, scalar) in scalars.enumerated() {
      hb_buffer_add(buffer, scalar.value, UInt32(index))
    }
    hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(shaper, buffer, nil, 0)
    var count: UInt32 = 0
    guard let characters = hb_buffer_get_glyph_infos(buffer, &count),
      let places = hb_buffer_get_glyph_positions(buffer, &count)
    else { return }
    for index in 0..<Int(count) {
      glyphs.append(
        ShapedGlyph(
          glyph: characters[index].codepoint,
          advance: FixedPixels(places[index].x_advance),
          offsetX: FixedPixels(places[index].x_offset),
          offsetY: FixedPixels(places[index].y_offset)
        )
      )
    }
  }

  /// The mask of a glyph at a place within a pixel, made when it is first needed.
  ///
  /// - Parameters:
  ///   - glyph: The glyph, as the font counts.
  ///   - subpixel: How many quarters of a pixel it is moved to the right.
  ///   - atlas: Where a new mask goes; always the same for one font.
  /// - Returns: The mask, which may be empty.
  func mask(of glyph: UInt32, subpixel: Int, in atlas: GlyphAtlas) -> GlyphMask {
    let key = MaskKey(glyph: glyph, subpixel: UInt8(subpixel))
    if let known = masks[key] { return known }
    let mask = rasterize(glyph, subpixel: subpixel, in: atlas)
    masks[key] = mask
    return mask
  }

  /// Draws an outline without hinting, so that it is the same everywhere and scales evenly.
  private func rasterize(_ glyph: UInt32, subpixel: Int, in atlas: GlyphAtlas) -> GlyphMask {
    let flags = FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    let outlines = typeface.outlines
    guard FT_Activate_Size(size) == 0, FT_Load_Glyph(outlines, glyph, flags) == 0,
      let slot = outlines.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return .empty }
    FT_Outline_Translate(&slot.pointee.outline, FT_Pos(subpixel * 64 / Self.subpixels), 0)
    guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return .empty }
    let bitmap = slot.pointee.bitmap
    let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
    guard width > 0, height > 0, let rows = bitmap.buffer else { return .empty }
    var coverage: [UInt8] = []
    coverage.reserveCapacity(width * height)
    for row in 0..<height {
      coverage.append(
        contentsOf: UnsafeBufferPointer(start: rows + row * Int(bitmap.pitch), count: width)
      )
    }
    return GlyphMask(
      mask: atlas.add(width: width, height: height, coverage: coverage),
      left: slot.pointee.bitmap_left,
      top: -slot.pointee.bitmap_top,
      width: Int32(width),
      height: Int32(height)
    )
  }
}

/// A table's or a feature's name of four letters as a number; HB_TAG is a macro Swift cannot see.
private func tag(_ name: StaticString) -> hb_tag_t {
  name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | hb_tag_t($1) } }
}
