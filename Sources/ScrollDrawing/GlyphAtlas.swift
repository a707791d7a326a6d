// The masks of glyphs, kept once for as long as a program runs. Knows no fonts and no characters.

/// A store of glyph masks: 8 bits of coverage a pixel.
///
/// Masks are only ever added. They lie one after the other in one growing array, so that ten
/// thousand of them are one allocation, and a look-up by number is two array reads.
public final class GlyphAtlas {
  /// Where one mask lies in the array of all coverage.
  struct Mask {
    let start: Int32
    let width: Int32
    let height: Int32
  }

  private(set) var masks: ContiguousArray<Mask> = []
  private(set) var coverage: ContiguousArray<UInt8> = []

  /// Creates an empty atlas.
  public init() {}

  /// The number of masks added so far; valid numbers are smaller.
  public var count: Int { masks.count }

  /// Adds a mask and returns the number by which placed glyphs name it.
  ///
  /// A mask without columns or rows is legal and draws nothing, as a space does.
  ///
  /// - Parameters:
  ///   - width: The columns of the mask.
  ///   - height: The rows of the mask.
  ///   - coverage: width x height bytes, row by row; 255 is wholly covered.
  /// - Returns: The number of the mask.
  public func add(width: Int, height: Int, coverage: [UInt8]) -> Int32 {
    precondition(width >= 0 && height >= 0, "a mask cannot be \(width) x \(height)")
    precondition(
      coverage.count == width * height,
      "coverage must have \(width) x \(height) bytes, got \(coverage.count)"
    )
    masks.append(
      Mask(start: Int32(self.coverage.count), width: Int32(width), height: Int32(height))
    )
    self.coverage.append(contentsOf: coverage)
    return Int32(masks.count - 1)
  }

  /// The smallest rectangle that holds the masks of glyphs, relative to the start of the baseline.
  func inkBounds(of glyphs: [PlacedGlyph]) -> PixelRect {
    let masks = masks
    var left = Int.max
    var top = Int.max
    var right = Int.min
    var bottom = Int.min
    for glyph in glyphs {
      let mask = masks[Int(glyph.mask)]
      guard mask.width > 0, mask.height > 0 else { continue }
      left = min(left, Int(glyph.x))
      top = min(top, Int(glyph.y))
      right = max(right, Int(glyph.x) + Int(mask.width))
      bottom = max(bottom, Int(glyph.y) + Int(mask.height))
    }
    guard left < right else { return .zero }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
