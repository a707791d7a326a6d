// Faults of other programs with pictures that are wider than what their screen takes at once: black, or
// with seams where their parts meet.

import ScrollDrawing
import ScrollGeometry
import Testing

@Suite struct BugLogPictureSeamTests {
  private static let color: UInt32 = 0x4080C1
  private static let picture = Picture(
    size: PixelSize(width: 20_000, height: 500),
    isOpaque: true,
    pixels: [UInt32](repeating: color, count: 20_000 * 500)
  )

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
        #expect(Set(PixelBuffer(drawing: list).pixels) == [Self.color])
      }
    }
  }
}
