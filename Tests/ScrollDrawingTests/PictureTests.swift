import ScrollDrawing
import ScrollGeometry
import TestSupport
import Testing

@Suite struct PictureTests {
  /// Scales from far out to far in, those at which the way of drawing changes among them.
  static let scales = [0.03, 0.24, 0.26, 0.499, 0.5, 0.73, 1, 1.01, 1.6, 2, 2.9, 4, 7.3, 40]

  @Test(arguments: scales)
  func `a scrolled strip equals the same part of a whole`(scale: Double) throws {
    var random = SplitMix64(seed: UInt64(scale * 1000))
    let picture = Picture(noise(width: 333, height: 217, &random))
    let rect = Rect(x: 3.3, y: 1.7, width: 333 * scale, height: 217 * scale)
    var damage = DamageLog()
    damage.add(.zero)
    let id = ObjectIdentifier(picture)
    func draw(_ offset: Point, into list: inout DisplayList) {
      list.scrollLayer(
        id,
        in: Rect(x: 0, y: 0, width: 90, height: 70),
        offset: offset,
        zoom: 1,
        background: .white,
        damage: damage
      ) { _, list in list.drawPicture(picture, in: rect) }
    }
    var window = TestWindow(size: PixelSize(width: 90, height: 70))
    for frame in 0..<40 {
      let offset = Point(
        x: Double.random(in: -20...max(20, rect.width), using: &random),
        y: Double.random(in: -20...max(20, rect.height), using: &random)
      )
      let near = Point(x: offset.x + 7, y: offset.y - 11)
      for place in [offset, near] {
        _ = window.draw { draw(place, into: &$0) }
        var fresh = TestWindow(size: PixelSize(width: 90, height: 70))
        _ = fresh.draw { draw(place, into: &$0) }
        try #require(window.picture == fresh.picture, "frame \(frame)")
      }
    }
  }

  @Test func `at its own size a picture is copied`() {
    var random = SplitMix64(seed: 1)
    let pixels = noise(width: 37, height: 23, &random)
    let drawn = draw(Picture(pixels), scale: 1, of: pixels.size)
    #expect(drawn == pixels)
  }

  @Test(arguments: [4, 5, 16])
  func `far in, pixels are squares of their own colour`(times: Int) {
    var random = SplitMix64(seed: 2)
    let pixels = noise(width: 9, height: 7, &random)
    let drawn = draw(Picture(pixels), scale: Double(times), of: pixels.size)
    for y in 0..<drawn.size.height {
      for x in 0..<drawn.size.width {
        #expect(drawn[x, y] == pixels[x / times, y / times])
      }
    }
  }

  @Test func `at half its size a picture is the mean of four pixels each`() {
    var random = SplitMix64(seed: 3)
    let pixels = noise(width: 20, height: 14, &random)
    let drawn = draw(Picture(pixels), scale: 0.5, of: pixels.size)
    for y in 0..<7 {
      for x in 0..<10 {
        for shift: UInt32 in [0, 8, 16] {
          let four = [(0, 0), (1, 0), (0, 1), (1, 1)].map { step in
            Double((pixels[2 * x + step.0, 2 * y + step.1] >> shift) & 255)
          }
          let mean = (four.reduce(0, +) / 4).rounded(.toNearestOrEven)
          #expect(Double((drawn[x, y] >> shift) & 255) == mean)
        }
      }
    }
  }

  @Test(arguments: scales)
  func `an even picture stays even at every size, to its edges`(scale: Double) {
    var pixels = PixelBuffer(size: PixelSize(width: 101, height: 55))
    for y in 0..<55 { for x in 0..<101 { pixels[x, y] = 0x4080C1 } }
    let drawn = draw(Picture(pixels), scale: scale, of: pixels.size)
    #expect(Set(drawn.pixels) == [0x4080C1])
  }

  @Test(arguments: [0.9, 0.5, 0.31, 0.26, 0.13, 0.07])
  func `the finest pattern shows as even grey when it is reduced, wherever it lies`(scale: Double) {
    // One pixel black, one white: what shimmers first.
    var pixels = PixelBuffer(size: PixelSize(width: 512, height: 512))
    for y in 0..<512 { for x in 0..<512 { pixels[x, y] = (x + y) % 2 == 0 ? 0xFFFFFF : 0 } }
    let picture = Picture(pixels)
    let length = 512 * scale
    for phase in [0, 0.25, 0.7] {
      let size = PixelSize(width: Int(length) - 4, height: Int(length) - 4)
      var list = DisplayList(size: size)
      let rect = Rect(x: phase - 2, y: phase - 2, width: length, height: length)
      list.drawPicture(picture, in: rect)
      let values = PixelBuffer(drawing: list).pixels.map { Double($0 & 255) }
      let mean = values.reduce(0, +) / Double(values.count)
      #expect(abs(mean - 127.5) < 2)
      // From half the size on, two neighbours never show apart.
      let spread = values.map { abs($0 - mean) }.max() ?? 0
      #expect(spread <= (scale > 0.5 ? 128 : 2))
    }
  }

  @Test func `levels take less than 1.4 times the memory of the picture`() {
    let picture = Picture(PixelBuffer(size: PixelSize(width: 641, height: 479)))
    #expect(Double(picture.byteCount) <= 1.4 * 4 * 641 * 479)
  }

  @Test func `what is transparent lets through what is under it`() {
    let half = Picture(
      size: PixelSize(width: 2, height: 1),
      isOpaque: false,
      pixels: [0x8080_0000, 0]
    )
    var list = DisplayList(size: PixelSize(width: 2, height: 1))
    list.fill(Rect(x: 0, y: 0, width: 2, height: 1), Color(rgb: 0x0000FF))
    list.drawPicture(half, in: Rect(x: 0, y: 0, width: 2, height: 1))
    #expect(PixelBuffer(drawing: list).pixels == [0x80007F, 0x0000FF])
  }

  @Test func `absurd places and empty pictures draw nothing and stop nothing`() {
    let picture = Picture(PixelBuffer(size: PixelSize(width: 3, height: 3)))
    let empty = Picture(PixelBuffer(size: PixelSize(width: 0, height: 3)))
    var list = DisplayList(size: PixelSize(width: 8, height: 8))
    list.fill(Rect(x: 0, y: 0, width: 8, height: 8), .white)
    for length in [0, -1, .nan, .infinity, 1e-9, .leastNonzeroMagnitude] {
      list.drawPicture(picture, in: Rect(x: 0, y: 0, width: length, height: 4))
      list.drawPicture(picture, in: Rect(x: length, y: 1e300, width: 4, height: 4))
    }
    list.drawPicture(empty, in: Rect(x: 0, y: 0, width: 4, height: 4))
    #expect(Set(PixelBuffer(drawing: list).pixels).isSubset(of: [0xFFFFFF, 0]))
    list.drawPicture(picture, in: Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
    list.drawPicture(picture, in: Rect(x: 0, y: 0, width: 1e300, height: 1e300))
    _ = PixelBuffer(drawing: list)
  }

  @Test func `a picture that takes the place of another is drawn`() {
    var window = TestWindow(size: PixelSize(width: 4, height: 4))
    let rect = Rect(x: 0, y: 0, width: 4, height: 4)
    for color: UInt32 in [0x112233, 0x445566, 0x778899] {
      var pixels = PixelBuffer(size: PixelSize(width: 1, height: 1))
      pixels[0, 0] = color
      let picture = Picture(pixels)
      for _ in 0..<2 { _ = window.draw { $0.drawPicture(picture, in: rect) } }
      #expect(Set(window.picture.pixels) == [color])
    }
  }

  private func draw(_ picture: Picture, scale: Double, of size: PixelSize) -> PixelBuffer {
    let width = Double(size.width) * scale
    let height = Double(size.height) * scale
    let pixels = PixelSize(width: max(1, Int(width)), height: max(1, Int(height)))
    var list = DisplayList(size: pixels)
    list.drawPicture(picture, in: Rect(x: 0, y: 0, width: width, height: height))
    return PixelBuffer(drawing: list)
  }

  private func noise(width: Int, height: Int, _ random: inout SplitMix64) -> PixelBuffer {
    var pixels = PixelBuffer(size: PixelSize(width: width, height: height))
    for y in 0..<height {
      for x in 0..<width { pixels[x, y] = UInt32.random(in: 0...0xFFFFFF, using: &random) }
    }
    return pixels
  }
}
