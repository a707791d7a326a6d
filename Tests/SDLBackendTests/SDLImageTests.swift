// Pictures turned into files and read back.

import Glibc
import SDLBackend
import ScrollDrawing
import TestSupport
import Testing

@Suite struct SDLImageTests {
  /// A folder of the test's own, which it empties itself.
  let folder: String

  init() throws {
    var name = Array("/tmp/nub-images-XXXXXX".utf8CString)
    let path = try #require(mkdtemp(&name), "no folder for temporary files")
    folder = String(cString: path)
  }

  private var picture: PixelBuffer {
    var picture = PixelBuffer(size: PixelSize(width: 5, height: 3))
    for y in 0..<3 {
      for x in 0..<5 { picture[x, y] = UInt32(x * 0x330000 + y * 0x5500 + (x ^ y) * 0x11) }
    }
    return picture
  }

  @Test func `a picture comes back as it was written`() throws {
    let path = folder + "/a.png"
    let bytes = try SDLImage.png(of: picture)
    let file = try #require(fopen(path, "w"))
    #expect(fwrite(bytes, 1, bytes.count, file) == bytes.count)
    fclose(file)
    #expect(try SDLImage.readPNG(path) == picture)
    unlink(path)
    rmdir(folder)
  }

  @Test func `a picture that cannot be compressed does not find room`() throws {
    var noise = PixelBuffer(size: PixelSize(width: 300, height: 200))
    var random = SplitMix64(seed: 1)
    for y in 0..<200 {
      for x in 0..<300 { noise[x, y] = UInt32.random(in: 0...0xFFFFFF, using: &random) }
    }
    #expect(try SDLImage.png(of: noise).count > 3 * 300 * 200)
    rmdir(folder)
  }

  @Test func `a picture without pixels is refused`() {
    let empty = PixelBuffer(size: PixelSize(width: 0, height: 0))
    #expect(throws: SDLError.self) { try SDLImage.png(of: empty) }
    rmdir(folder)
  }

  @Test func `a file that is no picture is an error`() throws {
    #expect(throws: SDLError.self) { try SDLImage.readPNG(folder + "/missing.png") }
    #expect(throws: SDLError.self) { try SDLImage.readPNG("/dev/null") }
    rmdir(folder)
  }
}
