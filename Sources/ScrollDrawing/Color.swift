// Colours as they are written in drawing code. How they are stored in pixels is the rasterizer's affair.

/// A colour in sRGB with straight (not premultiplied) alpha.
public struct Color: Hashable, Sendable {
  /// The red part, 0 to 255.
  public let red: UInt8
  /// The green part, 0 to 255.
  public let green: UInt8
  /// The blue part, 0 to 255.
  public let blue: UInt8
  /// The opacity, 0 (nothing is seen) to 255 (nothing shines through).
  public let alpha: UInt8

  /// The colour without light, opaque.
  public static let black = Color(rgb: 0x000000)
  /// The lightest colour, opaque.
  public static let white = Color(rgb: 0xFFFFFF)
  /// No colour at all: drawing with it changes no pixel.
  public static let clear = Color(rgb: 0, alpha: 0)

  /// Creates a colour from parts between 0 and 1; values outside are clamped, NaN counts as 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Self.byte(red)
    self.green = Self.byte(green)
    self.blue = Self.byte(blue)
    self.alpha = Self.byte(alpha)
  }

  /// Creates a colour from a number written 0xRRGGBB; higher bits are ignored.
  public init(rgb: UInt32, alpha: Double = 1) {
    red = UInt8(truncatingIfNeeded: rgb >> 16)
    green = UInt8(truncatingIfNeeded: rgb >> 8)
    blue = UInt8(truncatingIfNeeded: rgb)
    self.alpha = Self.byte(alpha)
  }

  /// The same colour with its opacity multiplied by a factor between 0 and 1.
  public func withAlpha(_ factor: Double) -> Color {
    Color(
      rgb: UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue),
      alpha: Double(alpha) / 255 * factor
    )
  }

  private static func byte(_ part: Double) -> UInt8 {
    part > 0 ? UInt8(min(part, 1) * 255 + 0.5) : 0
  }
}
