// The pen that sets glyphs along a baseline. It knows masks and places, not characters.

import ScrollDrawing

/// A line of text in the making.
///
/// The pen moves in parts of a pixel; a glyph is set at the nearest quarter of a pixel across and at
/// the nearest whole pixel down, where all letters of a line share their baseline.
struct LineBuilder {
  /// A state of the line to which it can go back.
  struct Mark {
    fileprivate var glyphs: Int
    fileprivate var pen: FixedPixels
  }

  /// The glyphs set so far.
  private(set) var glyphs: [PlacedGlyph] = []
  /// How far the line reaches.
  private(set) var pen: FixedPixels = 0

  private static let quarterShift = 14
  private static let halfQuarter = 1 << (quarterShift - 1)

  /// The line as it is now.
  var mark: Mark { Mark(glyphs: glyphs.count, pen: pen) }

  /// The place within a pixel at which the next glyph will be set, in quarters.
  var subpixel: Int {
    (pen + Self.halfQuarter) >> Self.quarterShift & (FontFace.subpixels - 1)
  }

  /// Makes room for a number of glyphs in all.
  mutating func reserve(_ count: Int) {
    glyphs.reserveCapacity(count)
  }

  /// Takes back everything since a mark.
  mutating func rewind(to mark: Mark) {
    glyphs.removeLast(glyphs.count - mark.glyphs)
    pen = mark.pen
  }

  /// Moves the pen on.
  mutating func advance(by step: FixedPixels) {
    pen += step
  }

  /// Moves the pen to the next multiple of a distance.
  mutating func advance(toMultipleOf stop: FixedPixels) {
    pen = (pen / stop + 1) * stop
  }

  /// Sets a mask, made for ``subpixel``, at the pen.
  mutating func set(_ mask: GlyphMask) {
    guard mask.mask >= 0 else { return }
    let quarter = (pen + Self.halfQuarter) >> Self.quarterShift
    glyphs.append(
      PlacedGlyph(mask: mask.mask, x: Int32(quarter >> 2) + mask.left, y: mask.top)
    )
  }

  /// Sets shaped glyphs of a face one after the other.
  mutating func set(_ shaped: [ShapedGlyph], of face: FontFace, in atlas: GlyphAtlas) {
    for glyph in shaped {
      pen += glyph.offsetX
      var mask = face.mask(of: glyph.glyph, subpixel: subpixel, in: atlas)
      mask.top -= Int32((glyph.offsetY + FontFace.onePixel / 2) >> 16)
      set(mask)
      pen += glyph.advance - glyph.offsetX
    }
  }
}
