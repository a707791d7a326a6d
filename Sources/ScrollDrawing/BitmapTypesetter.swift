// Text set in the compiled-in bitmap font, for machines on which no other font is found.

/// A typesetter that needs no font files: both families are one font of square dots.
///
/// The dots are whole device pixels, as many as come nearest to the size asked for, so the letters
/// are always sharp and rarely exactly as large as asked: at a scale of 1, fonts up to 14 points are
/// 10 pixels high and those from 15 points on 20.
public final class BitmapTypesetter: Typesetter {
  // Far larger letters than any screen has; keeps a mask's size within bounds.
  private static let largestDot = 100

  private let atlas = GlyphAtlas()
  // The masks of each size of dots, by the pattern of dots.
  private var masks: [Int: [UInt64: Int32]] = [:]

  /// Creates a typesetter with an atlas of its own.
  public init() {}

  /// Sets a line in cells of equal width.
  ///
  /// Control characters are left out, and characters outside ASCII are shown as a box each.
  ///
  /// - Parameters:
  ///   - text: The characters of the line.
  ///   - font: The letters to use, of which only the size counts.
  ///   - scale: Device pixels per point.
  /// - Returns: The line, measured in points.
  public func line(_ text: String, font: Font, scale: Double) -> TextLine {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let dot = Self.dot(for: font.size * scale)
    var glyphs: [PlacedGlyph] = []
    var x = 0
    for character in text {
      guard let scalar = character.unicodeScalars.first, !Self.isControl(scalar) else { continue }
      let dots = character.unicodeScalars.count == 1 ? BitmapFont.dots(of: scalar) : BitmapFont.box
      let top = -BitmapFont.rowsAboveBaseline * dot
      let mask = mask(of: dots, dot: dot)
      glyphs.append(PlacedGlyph(mask: mask, x: Int32(clamping: x), y: Int32(top)))
      x += BitmapFont.cellWidth * dot
    }
    let ascent = BitmapFont.cellHeight - (BitmapFont.rows - BitmapFont.rowsAboveBaseline)
    return TextLine(
      glyphs: glyphs,
      atlas: atlas,
      width: Double(x) / scale,
      ascent: Double(ascent * dot) / scale,
      descent: Double((BitmapFont.cellHeight - ascent) * dot) / scale
    )
  }

  /// The device pixels of a dot's side for an em of a number of device pixels.
  private static func dot(for size: Double) -> Int {
    let dots = (size / Double(BitmapFont.cellHeight)).rounded()
    return dots > 1 ? Int(min(dots, Double(largestDot))) : 1
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }

  private func mask(of dots: UInt64, dot: Int) -> Int32 {
    if let known = masks[dot]?[dots] { return known }
    var coverage: [UInt8] = []
    if dots != 0 {
      for y in 0..<BitmapFont.rows * dot {
        for x in 0..<BitmapFont.columns * dot {
          let isSet = BitmapFont.hasDot(dots, column: x / dot, row: y / dot)
          coverage.append(isSet ? 255 : 0)
        }
      }
    }
    let mask = atlas.add(
      width: dots == 0 ? 0 : BitmapFont.columns * dot,
      height: dots == 0 ? 0 : BitmapFont.rows * dot,
      coverage: coverage
    )
    masks[dot, default: [:]][dots] = mask
    return mask
  }
}
