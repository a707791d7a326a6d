// Reports about a thumb that cannot be seen: the dot over a picture, bright and faded, as pixels.

import Glibc
import ScrollDrawing
import ScrollGeometry
import ScrollUI
import Scrubber
import TestSupport
import Testing

@testable import NubDemo

@Suite struct BugLogContrastTests {
  private static let photo = Landscape.picture(width: 800, height: 600)

  /// The pixels of the picture with the dot over it, two to a point.
  private func pixels(dotAt origin: Point, alpha: Double) -> PixelBuffer {
    let dot = DotScrubberView()
    dot.frame.origin = origin
    var list = DisplayList(size: Self.photo.size, scale: 2)
    let window = Rect(x: 0, y: 0, width: 400, height: 300)
    list.drawPicture(Picture(Self.photo), in: window)
    list.overlay(ObjectIdentifier(dot), in: dot.frame, alpha: alpha) { list in
      list.withOrigin(origin) { dot.draw(into: &$0) }
    }
    return PixelBuffer(drawing: list)
  }

  private func pixel(of picture: PixelBuffer, at point: Point) -> UInt32 {
    picture[Int(point.x * 2), Int(point.y * 2)]
  }

  @Test(arguments: [(1, 3), (0.3, 1.5)] as [(Double, Double)])
  func `the dot cannot be seen on a photo`(alpha: Double, wanted: Double) {
    for x in stride(from: 10.0, through: 360, by: 50) {
      for y in stride(from: 10.0, through: 260, by: 50) {
        let center = Point(x: x + 15, y: y + 15)
        let picture = pixels(dotAt: Point(x: x, y: y), alpha: alpha)
        // All around the dot: a place outside of it, its rim, and its red.
        let contrasts = (0..<72).map { step in
          let angle = Double(step) * .pi / 36
          let around = Vector(x: cos(angle), y: sin(angle))
          let (outside, rim, red) = (
            pixel(of: picture, at: center + around * 15.8),
            pixel(of: picture, at: center + around * 14.5),
            pixel(of: picture, at: center + around * 13)
          )
          return max(contrast(outside, rim), contrast(outside, red), contrast(rim, red))
        }
        // Where an edge of the picture itself crosses the rim, single pixels may say anything.
        let worst = contrasts.sorted()[2]
        #expect(worst >= wanted, "at \(x), \(y)")
      }
    }
  }
}
