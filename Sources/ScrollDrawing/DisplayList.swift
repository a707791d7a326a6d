// The list of drawing commands of one frame, in device pixels, as views append them in points.

public import ScrollGeometry

/// What a frame shows, as commands.
public struct DisplayList {
  /// Device pixels per point, in the current coordinate space.
  public private(set) var scale: Double

  /// Creates an empty list for a picture.
  public init(size: PixelSize = PixelSize(width: 0, height: 0), scale: Double = 1) {
    self.scale = scale
  }

  /// Fills a rectangle whose edges are put on whole device pixels.
  public mutating func fill(_ rect: Rect, _ color: Color) {}
  /// Fills a rectangle with round corners, smoothly; half the side as radius makes a disc.
  public mutating func fillRoundedRect(_ rect: Rect, radius: Double, _ color: Color) {}
  /// Draws the inside border of a rectangle with round corners.
  public mutating func strokeRoundedRect(
    _ rect: Rect, radius: Double, lineWidth: Double, _ color: Color
  ) {}
  /// Draws a straight line with round ends, smoothly.
  public mutating func strokeLine(from: Point, to: Point, lineWidth: Double, _ color: Color) {}
  /// Draws the shadow that a rectangle with round corners would cast.
  public mutating func drawShadow(
    of rect: Rect, cornerRadius: Double, radius: Double, offset: Vector, _ color: Color
  ) {}
  /// Draws text; the point is the start of the baseline.
  public mutating func drawText(_ line: TextLine, at baseline: Point, _ color: Color) {}
  /// Leaves out what is outside a rectangle.
  public mutating func withClip(_ rect: Rect, _ body: (inout DisplayList) -> Void) { body(&self) }
  /// Draws with another origin, put on a whole device pixel.
  public mutating func withOrigin(_ origin: Point, _ body: (inout DisplayList) -> Void) {
    body(&self)
  }
  /// Draws something as a whole with an opacity.
  public mutating func withAlpha(
    _ alpha: Double, in bounds: Rect, _ body: (inout DisplayList) -> Void
  ) { body(&self) }
  /// Draws something small that lies over everything else and moves on its own.
  public mutating func overlay(
    _ id: ObjectIdentifier, in bounds: Rect, alpha: Double, _ body: (inout DisplayList) -> Void
  ) { body(&self) }
  /// Draws scrolled content, asking only for the parts that are not already there.
  public mutating func scrollLayer(
    _ id: ObjectIdentifier,
    in viewport: Rect,
    offset: Point,
    zoom: Double,
    background: Color,
    damage: DamageLog,
    _ body: (Rect, inout DisplayList) -> Void
  ) { body(Rect(origin: offset, size: viewport.size), &self) }
}
