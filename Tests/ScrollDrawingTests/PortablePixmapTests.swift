import ScrollDrawing
import TestSupport
import Testing

@Suite struct PortablePixmapTests {
  private func noise(width: Int, height: Int) -> PixelBuffer {
    var random = SplitMix64(seed: 7)
    var picture = PixelBuffer(size: PixelSize(width: width, height: height))
    for y in 0..<height {
      for x in 0..<width { picture[x, y] = UInt32.random(in: 0...0xFFFFFF, using: &random) }
    }
    return picture
  }

  @Test(arguments: [(1, 1), (7, 5), (10, 10)])
  func `a picture is read as it was written`(width: Int, height: Int) {
    let picture = noise(width: width, height: height)
    #expect(PortablePixmap.decode(PortablePixmap.encode(picture)) == picture)
  }

  @Test func `what is cut short is no picture`() {
    let bytes = PortablePixmap.encode(noise(width: 7, height: 5))
    for count in 0..<bytes.count { #expect(PortablePixmap.decode(Array(bytes[..<count])) == nil) }
  }
}
