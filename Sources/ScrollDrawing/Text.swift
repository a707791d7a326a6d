// Text that is ready to be drawn, and who makes it so. Nothing here knows fonts or files: a
// typesetter turns characters into masks with places, the rasterizer blends the masks.

/// A kind of letters at a size.
public struct Font: Hashable, Sendable {
  /// The families every typesetter offers, each with its own fallbacks for other scripts.
  public enum Family: Hashable, Sendable {
    /// Letters without serifs, each as wide as it needs.
    case sans
    /// Letters that are all of one width.
    case monospaced
  }

  /// The shapes of the letters.
  public var family: Family
  /// The size of the em square, in points.
  public var size: Double

  /// Creates a font; the size is in points.
  public init(_ family: Family = .sans, size: Double) {
    self.family = family
    self.size = size
  }
}

/// A glyph's mask and where it goes, relative to the start of the baseline.
public struct PlacedGlyph: Hashable, Sendable {
  /// The mask, as its atlas counts them.
  public var mask: Int32
  /// Columns from the start of the baseline to the mask's left edge, in device pixels.
  public var x: Int32
  /// Rows from the baseline to the mask's top edge, in device pixels; negative is above.
  public var y: Int32

  /// Places a mask relative to the start of its line's baseline, in device pixels.
  public init(mask: Int32, x: Int32, y: Int32) {
    self.mask = mask
    self.x = x
    self.y = y
  }
}

/// One line of shaped text: glyphs at whole device pixels along a baseline.
public struct TextLine {
  /// The glyphs, about from left to right.
  public let glyphs: [PlacedGlyph]
  /// The atlas that holds the masks.
  public let atlas: GlyphAtlas
  /// The width the line advances, in points.
  public var width: Double
  /// The height of the font above the baseline, in points.
  public var ascent: Double
  /// The depth of the font below the baseline, in points, positive.
  public var descent: Double
  /// The smallest rectangle that holds all masks, in device pixels from the start of the baseline.
  public let ink: PixelRect

  /// Creates a line; widths and heights are in points.
  ///
  /// - Parameters:
  ///   - glyphs: The glyphs, about from left to right.
  ///   - atlas: The atlas that holds the masks.
  ///   - width: The width the line advances.
  ///   - ascent: The height of the font above the baseline.
  ///   - descent: The depth of the font below the baseline, positive.
  ///   - ink: What holds all masks, if the typesetter knows it already; what lies outside is not
  ///     drawn.
  public init(
    glyphs: [PlacedGlyph],
    atlas: GlyphAtlas,
    width: Double,
    ascent: Double,
    descent: Double,
    ink: PixelRect? = nil
  ) {
    self.glyphs = glyphs
    self.atlas = atlas
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.ink = ink ?? atlas.inkBounds(of: glyphs)
  }
}

/// What turns characters into lines that can be drawn.
public protocol Typesetter: AnyObject {
  /// Shapes one line of text.
  ///
  /// Control characters, line ends among them, are shown as nothing; invalid input cannot occur, as
  /// a `String` is valid Unicode.
  ///
  /// - Parameters:
  ///   - text: The characters of the line.
  ///   - font: The letters to use; characters they lack come from fallback fonts.
  ///   - scale: Device pixels per point; the masks are made for it.
  /// - Returns: The line, whose width is in points.
  func line(_ text: String, font: Font, scale: Double) -> TextLine
}
