// Finding the red dot in a picture. Knows that it is red, round and drawn over few flat colours, and
// nothing about where it ought to be.

public import ScrollDrawing

/// A red dot as it is seen.
public struct RedDot: Hashable, Sendable {
  /// The centre, in pixels from the left edge of the picture.
  public let centreX: Double
  /// The centre, in pixels from the top edge of the picture.
  public let centreY: Double
  /// The extents, in pixels.
  public let size: PixelSize
  /// How much of the background it hides, up to 1; right to within 1/255 on a bright ground.
  public let alpha: Double

  /// Less red than this may be anything.
  private static let faintest = 0.1
  /// How far a part of a colour may be off because pixels hold whole numbers.
  private static let rounding = 1.5

  /// Looks for pure red laid over flat colours.
  ///
  /// A pixel belongs to the dot if it is red over one of the colours, at least half as strongly as
  /// the dot's inside: those at the rim, where the dot covers the pixel less than half, are left
  /// out, so the extents are right to half a pixel. The alpha is the one that most pixels have, so
  /// letters that shine through do not matter. There is no dot if nothing is red.
  ///
  /// - Parameters:
  ///   - picture: Where to look.
  ///   - height: How many rows of pixels to look at, from the top; nil for all of them.
  ///   - colours: What can be under the dot, each 0xRRGGBB with some green in it.
  public init?(in picture: PixelBuffer, height: Int? = nil, over colours: [UInt32]) {
    var found: [(x: Int, y: Int, alpha: Double)] = []
    let width = picture.size.width
    let pixels = picture.pixels.prefix(width * (height ?? picture.size.height))
    for (index, pixel) in pixels.enumerated() {
      guard let alpha = Self.alpha(of: pixel, over: colours) else { continue }
      found.append((index % width, index / width, alpha))
    }
    // The alpha in steps of 1/255, of which the most frequent is the inside's.
    let steps = Dictionary(grouping: found) { Int(($0.alpha * 255).rounded()) }
    let inside = steps.max { ($0.value.count, $0.key) < ($1.value.count, $1.key) }
    guard let inside else { return nil }
    alpha = inside.value.reduce(0) { $0 + $1.alpha } / Double(inside.value.count)
    let limit = alpha / 2
    let columns = found.lazy.filter { $0.alpha >= limit }.map(\.x)
    let rows = found.lazy.filter { $0.alpha >= limit }.map(\.y)
    guard let left = columns.min(), let right = columns.max(), let top = rows.min(),
      let bottom = rows.max()
    else { return nil }
    size = PixelSize(width: right + 1 - left, height: bottom + 1 - top)
    centreX = Double(left + right + 1) / 2
    centreY = Double(top + bottom + 1) / 2
  }

  /// How much red lies over the colour that explains a pixel best; nil if none does.
  private static func alpha(of pixel: UInt32, over colours: [UInt32]) -> Double? {
    let best = colours.lazy
      .map { mixture(pixel, over: $0) }
      .min { $0.error < $1.error }
    guard let best, best.error <= rounding, best.alpha >= faintest else { return nil }
    return best.alpha
  }

  /// The alpha by the green part, and how far the other parts are from what it makes of them.
  private static func mixture(_ pixel: UInt32, over colour: UInt32) -> (
    alpha: Double, error: Double
  ) {
    func parts(_ colour: UInt32) -> (red: Double, green: Double, blue: Double) {
      (Double(colour >> 16 & 0xFF), Double(colour >> 8 & 0xFF), Double(colour & 0xFF))
    }
    let (seen, under) = (parts(pixel), parts(colour))
    let alpha = 1 - seen.green / under.green
    let red = 255 * alpha + under.red * (1 - alpha)
    return (alpha, max(abs(seen.red - red), abs(seen.blue - under.blue * (1 - alpha))))
  }
}
