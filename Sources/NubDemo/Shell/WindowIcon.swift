// The icon of the window: the dot on its track beside lines of content. Assets/nub.svg is the same
// drawing for desktops. Knows no window.

import ScrollDrawing
import ScrollGeometry

/// The picture that stands for the program.
enum WindowIcon {
  /// The side, in pixels: what task bars and switchers of windows ask for, or can halve.
  static let side = 64

  private static let bounds = Rect(x: 0, y: 0, width: Double(side), height: Double(side))
  private static let plate = bounds.inset(by: EdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
  private static let plateRadius = 14.0
  private static let plateColor = Color(rgb: 0x23272F)
  private static let lineColor = Color(rgb: 0x8D96A3)
  private static let lines = [14.0, 24, 34, 44].map { Rect(x: 10, y: $0, width: 22, height: 5) }
  private static let trackColor = Color(rgb: 0x4A515E)
  private static let track = Rect(x: 44, y: 10, width: 6, height: 44)
  private static let dot = Rect(x: 35, y: 15, width: 24, height: 24)
  private static let rim = 2.0

  /// The pixels, 0xAARRGGBB, row by row from the top; colours are not multiplied by the opacity.
  static func pixels() -> [UInt32] {
    // Where the plate ends is all that can be seen through, so its shape is the opacity.
    let opacity = picture { list in
      list.fillRoundedRect(plate, radius: plateRadius, .white)
    }
    let colors = picture { list in
      list.fill(bounds, plateColor)
      for line in lines { list.fillRoundedRect(line, radius: line.height / 2, lineColor) }
      list.fillRoundedRect(track, radius: track.width / 2, trackColor)
      list.fillRoundedRect(dot, radius: dot.width / 2, .white)
      let disc = dot.inset(by: EdgeInsets(top: rim, left: rim, bottom: rim, right: rim))
      list.fillRoundedRect(disc, radius: disc.width / 2, Color(rgb: 0xFF0000))
    }
    return zip(opacity.pixels, colors.pixels).map { $0 << 24 | $1 & 0xFFFFFF }
  }

  private static func picture(_ draw: (inout DisplayList) -> Void) -> PixelBuffer {
    var list = DisplayList(size: PixelSize(width: side, height: side))
    draw(&list)
    return PixelBuffer(drawing: list)
  }
}
