// Turns frames into pixels and remembers what is already there, so that only what changed is drawn.

/// What draws one frame after the other into the same memory.
public struct FrameRenderer {
  /// How much work the last frame was; independent of the speed of the machine.
  public struct Statistics: Hashable, Sendable {
    /// Pixels painted, mixed, saved or restored; a pixel painted twice counts twice.
    public internal(set) var pixelsWritten = 0
    /// Pixels moved by scrolling what was already drawn.
    public internal(set) var pixelsMoved = 0
    /// Pixels in the rectangles that must be presented.
    public internal(set) var pixelsPresented = 0
  }

  /// The work of the last frame.
  public private(set) var statistics = Statistics()

  private var list = DisplayList()

  /// Creates a renderer that has drawn nothing yet.
  public init() {}

  /// Forgets what is in the pixels: the next frame draws everything.
  public mutating func invalidate() {}

  /// Draws a frame and returns the rectangles in which pixels changed; none when nothing did.
  ///
  /// The pixels must be those of the frame before, unless ``invalidate()`` was called or the size
  /// changed since.
  ///
  /// - Parameters:
  ///   - size: The extents of the picture, in device pixels.
  ///   - scale: Device pixels per point.
  ///   - stride: Pixels from the start of a row to the start of the next.
  ///   - pixels: The picture, 0x00RRGGBB.
  ///   - draw: What appends the drawing commands of the frame, in points.
  public mutating func render(
    size: PixelSize,
    scale: Double,
    stride: Int,
    into pixels: inout MutableSpan<UInt32>,
    draw: (inout DisplayList) -> Void
  ) -> [PixelRect] {
    list = DisplayList(size: size, scale: scale)
    draw(&list)
    return []
  }
}
