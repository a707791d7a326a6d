// What the platform needs of a window's picture. Knows no system.

import ScrollDrawing

/// Where the frames of a window are drawn, and how they come to be seen.
///
/// Any event may replace it, so it is asked for anew for every frame.
@MainActor
protocol WindowPicture {
  /// The extents in pixels.
  var size: PixelSize { get }

  /// Whether the memory is a ring of rows: the picture may begin in any of them.
  var wraps: Bool { get }

  /// Whether nothing of ours is in the picture yet; says so once.
  func takeNewness() -> Bool

  /// Lends the pixels for drawing.
  ///
  /// - Parameter draw: Draws, given the pixels, 0x00RRGGBB, and the distance from one row to the
  ///   next, and says where.
  /// - Returns: Where pixels changed.
  func draw(
    _ draw: (inout MutableSpan<UInt32>, _ stride: Int) -> [PixelRect]
  ) -> [PixelRect]

  /// Shows rectangles of the picture in the window, and returns when that is done.
  ///
  /// - Parameters:
  ///   - damage: The rectangles, all inside the picture.
  ///   - firstRow: The row of the memory in which the picture's first row is.
  /// - Throws: The system's reason; then another picture must be asked for and be drawn in full.
  func present(_ damage: [PixelRect], firstRow: Int) throws(SDLError)
}
