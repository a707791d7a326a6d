// The pen that sets glyphs along a baseline. It knows masks and places, not characters.

import ScrollDrawing

/// A line of text in the making.
///
/// The pen moves in parts of a pixel; a glyph is set at the nearest quarter of a pixel across and at
/// the nearest whole pixel down, where all letters of a line share their baseline.
struct LineBuilder {
  /// Where a line is to be continued, and what it covers so far.
  struct Pen {
    /// How far the line reaches.
    var place: FixedPixels = 0
    /// What holds all masks set so far, as ``GlyphMask/edges`` has it.
    fileprivate var edges = SIMD4<Int32>(repeating: .max)
  }

  /// A state of the line to which it can go back.
  struct Mark {
    fileprivate var glyphs: Int
    fileprivate var pen: Pen
  }

  /// The glyphs set so far.
  private(set) var glyphs: [PlacedGlyph] = []
  private var pen = Pen()

  private static let quarterShift: FixedPixels = 14
  private static let halfQuarter: FixedPixels = 1 << (quarterShift - 1)

  /// The line as it is now.
  var mark: Mark { Mark(glyphs: glyphs.count, pen: pen) }

  /// How far the line reaches.
  var width: FixedPixels { pen.place }

  /// The place within a pixel at which the next glyph will be set, in quarters.
  var subpixel: Int { pen.subpixel }

  /// The smallest rectangle that holds all masks, in device pixels from the start of the baseline.
  var ink: PixelRect {
    guard !glyphs.isEmpty else { return .zero }
    let (left, top) = (Int(pen.edges.x), Int(pen.edges.y))
    return PixelRect(
      x: left,
      y: top,
      width: -Int(pen.edges.z) - left,
      height: -Int(pen.edges.w) - top
    )
  }

  /// Takes back everything since a mark.
  mutating func rewind(to mark: Mark) {
    glyphs.removeLast(glyphs.count - mark.glyphs)
    pen = mark.pen
  }

  /// Moves the pen on.
  mutating func advance(by step: FixedPixels) {
    pen.place += step
  }

  /// Moves the pen to the next multiple of a distance.
  mutating func advance(toMultipleOf stop: FixedPixels) {
    pen.place = (pen.place / stop + 1) * stop
  }

  /// Sets a mask, made for ``subpixel``, at the pen.
  mutating func set(_ mask: GlyphMask) {
    guard !mask.isEmpty else { return }
    glyphs.append(pen.placed(mask))
  }

  /// Sets many masks in one go, without a look at the array for each.
  ///
  /// - Parameters:
  ///   - most: How many masks there can be.
  ///   - body: What moves the pen and appends the glyphs it gives.
  mutating func set(
    atMost most: Int,
    _ body: (inout Pen, inout OutputSpan<PlacedGlyph>) -> Void
  ) {
    // A copy of its own keeps the pen in registers.
    var pen = pen
    glyphs.append(addingCapacity: most) { body(&pen, &$0) }
    self.pen = pen
  }

  /// Sets shaped glyphs of a face one after the other.
  mutating func set(_ shaped: [ShapedGlyph], of face: FontFace, in atlas: GlyphAtlas) {
    for glyph in shaped {
      pen.place += glyph.offsetX
      var mask = face.mask(of: glyph.glyph, subpixel: subpixel, in: atlas)
      mask.move(upBy: Int32((glyph.offsetY + FontFace.onePixel / 2) >> 16))
      set(mask)
      pen.place += glyph.advance - glyph.offsetX
    }
  }
}

extension LineBuilder.Pen {
  /// The place within a pixel at which a glyph set now would be, in quarters.
  @inline(__always)
  var subpixel: Int {
    (place &+ LineBuilder.halfQuarter) >> LineBuilder.quarterShift & (FontFace.subpixels - 1)
  }

  /// The glyph of a mask at the pen, which takes note of what it covers.
  @inline(__always)
  mutating func placed(_ mask: GlyphMask) -> PlacedGlyph {
    let quarter = (place &+ LineBuilder.halfQuarter) >> LineBuilder.quarterShift
    let x = Int32(truncatingIfNeeded: quarter >> 2)
    // x, 0, -x, 0
    let sign = SIMD4<Int32>(0, 0, -1, 0)
    let shift = (SIMD4(repeating: x) ^ sign) &- sign
    let moved = mask.edges &+ (shift & SIMD4(-1, 0, -1, 0))
    edges.replace(with: moved, where: moved .< edges)
    return PlacedGlyph(mask: mask.mask, x: moved.x, y: moved.y)
  }
}
