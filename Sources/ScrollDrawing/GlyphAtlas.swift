// The masks of glyphs, kept once for as long as a program runs.

/// A store of glyph masks: 8 bits of coverage a pixel.
public final class GlyphAtlas {
  /// Creates an empty atlas.
  public init() {}

  /// Adds a mask and returns the number by which placed glyphs name it.
  ///
  /// - Parameters:
  ///   - width: The columns of the mask.
  ///   - height: The rows of the mask.
  ///   - coverage: width x height bytes, row by row; 255 is wholly covered.
  /// - Returns: The number of the mask.
  public func add(width: Int, height: Int, coverage: [UInt8]) -> Int32 { 0 }
}
