// Pictures of every kind, whole, turned, cut short, damaged and too large.

import SDLBackend
import ScrollDrawing
import ScrollGeometry
import TestSupport
import Testing

@Suite struct PictureFileTests {
  static let samples = PictureSamples.all.map { ($0.key, $0.value) }

  @Test(arguments: samples)
  func `every format is decoded`(format: PictureHeader.Format, bytes: [UInt8]) throws {
    let header = try PictureHeader(bytes)
    #expect(header.format == format)
    #expect(header.size == PixelSize(width: 40, height: 20))
    var steps: [PictureFile.Step] = []
    let picture = try PictureFile.picture(of: bytes) { steps.append($0) }
    #expect(steps == [.decoding, .preparing])
    #expect(picture.size == header.size)
    #expect(picture.isOpaque)
    let pixels = drawn(picture)
    // What compresses with losses is still about right.
    #expect(distance(pixels[4, 1], 0xFFFFFF) < 60)
    #expect(distance(pixels[30, 1], 0xF2000D) < 60)
    #expect(distance(pixels[30, 18], 0x0D00F2) < 60)
  }

  @Test(arguments: samples)
  func `a file that is cut short is refused, wherever it ends`(
    format: PictureHeader.Format,
    bytes: [UInt8]
  ) {
    for count in 0..<bytes.count - 1 {
      #expect(throws: PictureFault.self, "\(count) bytes of \(format)") {
        _ = try PictureFile.picture(of: Array(bytes[..<count]))
      }
    }
  }

  @Test func `no bytes make reading a header trap`() {
    var random = SplitMix64(seed: 7)
    for (_, sample) in Self.samples {
      for _ in 0..<4000 {
        var bytes = sample
        for _ in 0..<Int.random(in: 1...12, using: &random) {
          let place = Int.random(in: 0..<min(bytes.count, 120), using: &random)
          bytes[place] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
        }
        bytes.removeLast(Int.random(in: 0..<20, using: &random))
        _ = try? PictureHeader(bytes)
      }
    }
  }

  @Test func `no damage to a GIF makes decoding it trap`() throws {
    var random = SplitMix64(seed: 13)
    let sample = try #require(PictureSamples.all[.gif])
    var decoded = 0
    for _ in 0..<3000 {
      var bytes = sample
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        let place = Int.random(in: 10..<bytes.count, using: &random)
        bytes[place] = .random(in: 0...255, using: &random)
      }
      if (try? PictureFile.picture(of: bytes)) != nil { decoded += 1 }
    }
    #expect((1..<3000).contains(decoded))
  }

  @Test(arguments: [
    (30_000, 30_000), (1, 1 << 30), (0x7FFF_FFFF, 0x7FFF_FFFF), (40_000, 40_000),
  ])
  func `a picture that says it is huge is refused before any memory is taken`(
    width: Int,
    height: Int
  ) {
    let bytes = png(width: width, height: height, chunks: [])
    #expect(throws: PictureFault.tooLarge(PixelSize(width: width, height: height))) {
      _ = try PictureFile.picture(of: bytes)
    }
  }

  @Test func `a long side alone is no reason to refuse`() throws {
    let header = try PictureHeader(png(width: 100_000, height: 2, chunks: []))
    #expect(header.size == PixelSize(width: 100_000, height: 2))
  }

  @Test(arguments: [[], [0x25, 0x50, 0x44, 0x46], Array("BM, the letters".utf8)] as [[UInt8]])
  func `what is no picture is called so`(bytes: [UInt8]) {
    #expect(throws: PictureFault.unknownFormat) { _ = try PictureHeader(bytes) }
    #expect("\(PictureFault.unknownFormat)" == "expected a PNG, JPEG, WebP, GIF or BMP picture")
  }

  @Test func `a JPEG in printing colours is refused, not shown in false ones`() throws {
    var bytes = PictureSamples.all[.jpeg] ?? []
    let frame = try #require(bytes.indices.first { bytes[$0...].starts(with: [0xFF, 0xC0]) })
    bytes[frame + 9] = 4
    #expect(throws: PictureFault.printingColors) { _ = try PictureFile.picture(of: bytes) }
  }

  @Test func `a wrong check sum is damage, not a line of libpng's`() {
    var bytes = png(width: 1, height: 1, chunks: [], rows: [[7]])
    // The last byte of the pixels' data: behind it are a check sum and the end.
    bytes[bytes.count - 12 - 4 - 1] ^= 1
    #expect(throws: PictureFault.damaged(.png)) { _ = try PictureFile.picture(of: bytes) }
  }

  // MARK: Orientation

  /// What is seen of ABC over DEF.
  @Test(arguments: [
    (1, "ABC DEF"), (2, "CBA FED"), (3, "FED CBA"), (4, "DEF ABC"),
    (5, "AD BE CF"), (6, "DA EB FC"), (7, "FC EB DA"), (8, "CF BE AD"),
  ])
  func `every orientation of EXIF shows the picture upright`(number: Int, seen: String) throws {
    let letters = Array("ABCDEF".utf8)
    for isLittle in [true, false] {
      let exif = exif(orientation: number, isLittle: isLittle)
      let bytes = png(
        width: 3,
        height: 2,
        chunks: [("eXIf", exif)],
        rows: [letters[..<3], letters[3...]]
      )
      let pixels = drawn(try PictureFile.picture(of: bytes))
      let rows = (0..<pixels.size.height).map { y in
        String(
          decoding: (0..<pixels.size.width).map { UInt8(pixels[$0, y] & 255) },
          as: UTF8.self
        )
      }
      #expect(rows.joined(separator: " ") == seen)
    }
  }

  @Test func `the orientation of a JPEG is found in its first segments`() throws {
    var bytes = PictureSamples.all[.jpeg] ?? []
    let data = Array("Exif\0\0".utf8) + exif(orientation: 6, isLittle: false)
    bytes.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(data.count + 2)] + data, at: 2)
    #expect(try PictureHeader(bytes).orientation == .turnedRight)
    #expect(try PictureFile.picture(of: bytes).size == PixelSize(width: 20, height: 40))
  }

  @Test(arguments: [0, 9, 255, 65_535])
  func `a number that is no orientation counts as upright`(number: Int) {
    #expect(PictureOrientation(exif: exif(orientation: number, isLittle: true)) == .upright)
  }

  @Test func `no bytes make reading EXIF trap`() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<20_000 {
      var bytes = exif(orientation: 6, isLittle: Bool.random(using: &random))
      for _ in 0..<3 {
        bytes[Int.random(in: 2..<bytes.count, using: &random)] = .random(
          in: 0...255,
          using: &random
        )
      }
      bytes.removeLast(Int.random(in: 0...bytes.count, using: &random))
      _ = PictureOrientation(exif: bytes)
    }
  }

  // MARK: Support

  private func drawn(_ picture: Picture) -> PixelBuffer {
    var list = DisplayList(size: picture.size)
    let size = Size(width: Double(picture.size.width), height: Double(picture.size.height))
    list.drawPicture(picture, in: Rect(origin: .zero, size: size))
    return PixelBuffer(drawing: list)
  }

  private func distance(_ first: UInt32, _ second: UInt32) -> Int {
    [0, 8, 16].map { abs(Int((first >> $0) & 255) - Int((second >> $0) & 255)) }.max() ?? 0
  }

  private func exif(orientation: Int, isLittle: Bool) -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
      return isLittle ? bytes : bytes.reversed()
    }
    return Array((isLittle ? "II" : "MM").utf8) + number(42, 2) + number(8, 4) + number(2, 2)
      + number(0x0100, 2) + number(4, 2) + number(1, 4) + number(3, 4)
      + number(0x0112, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + number(0, 2)
      + number(0, 4)
  }

  /// A grey PNG file whose data is stored, not compressed.
  private func png(
    width: Int,
    height: Int,
    chunks: [(String, [UInt8])],
    rows: [ArraySlice<UInt8>] = []
  ) -> [UInt8] {
    let raw: [UInt8] = rows.reduce(into: []) { $0 += [0] + $1 }
    let length = UInt8(raw.count)
    var (low, high) = (1, 0)
    for byte in raw {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    let data: [UInt8] =
      [0x78, 1, 1, length, 0, ~length, 255] + raw + big(high << 16 | low)
    let header = big(width) + big(height) + [8, 0, 0, 0, 0]
    let all = [("IHDR", header)] + chunks + [("IDAT", data), ("IEND", [])]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + all.flatMap { name, data in
        let body = Array(name.utf8) + data
        return big(data.count) + body + big(checkSum(of: body))
      }
  }

  private func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private func checkSum(of bytes: [UInt8]) -> Int {
    var sum: UInt32 = .max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
    }
    return Int(~sum)
  }
}
