// Faults of other programs with pictures that are wider than what their screen takes at once: black, or
// with seams where their parts meet.

import ScrollDrawing
import ScrollGeometry
import Testing

@Suite struct BugLogPictureSeamTests {
  private static let size = PixelSize(width: 20_000, height: 500)
  /// From black at the left to blue at the right.
  private static let picture = Picture(
    size: size,
    isOpaque: true,
    pixels: Array(
      repeatElement((0..<size.width).map { UInt32(blue(at: Double($0))) }, count: size.height)
        .joined()
    )
  )

  private static func blue(at x: Double) -> Double { x * 255 / Double(size.width) }

  @Test(arguments: [1, 0.33, 3])
  func `a picture twenty thousand pixels wide is black, or has seams`(scale: Double) {
    let window = PixelSize(width: 300, height: 100)
    // Where the parts of screens with textures of 8,192 and 16,384 pixels meet, and at both ends.
    for place in [0.0, 8192, 16_384, 20_000] {
      for phase in [-150, -149.7, -149.5] {
        let start = min(max(place * scale + phase, 0), 20_000 * scale - 300)
        var list = DisplayList(size: window)
        let rect = Rect(x: -start, y: -20.5, width: 20_000 * scale, height: 500 * scale)
        list.drawPicture(Self.picture, in: rect)
        let pixels = PixelBuffer(drawing: list).pixels
        let isRight = pixels.indices.allSatisfy { index in
          let x = (start + Double(index % window.width)) / scale
          return abs(Double(pixels[index]) - Self.blue(at: x)) < 1.5
        }
        #expect(isRight, "at \(place), \(phase)")
      }
    }
  }
}
