// Pictures written to files and read back.

import Glibc
import SDLBackend
import ScrollDrawing
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

  private func files() -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  @Test func `a picture comes back as it was written, and no other file is left`() throws {
    let path = folder + "/a.png"
    try SDLImage.writePNG(picture, to: path)
    #expect(try SDLImage.readPNG(path) == picture)
    #expect(files() == ["a.png"])
    unlink(path)
    rmdir(folder)
  }

  @Test func `writing over a picture replaces it`() throws {
    let path = folder + "/a.png"
    try SDLImage.writePNG(PixelBuffer(size: PixelSize(width: 2, height: 2)), to: path)
    try SDLImage.writePNG(picture, to: path)
    #expect(try SDLImage.readPNG(path) == picture)
    unlink(path)
    rmdir(folder)
  }

  @Test func `a picture without pixels is refused and leaves nothing behind`() {
    let empty = PixelBuffer(size: PixelSize(width: 0, height: 0))
    #expect(throws: SDLError.self) { try SDLImage.writePNG(empty, to: folder + "/a.png") }
    #expect(files().isEmpty)
    rmdir(folder)
  }

  @Test func `a folder that is not there is an error that names the call`() {
    let path = folder + "/nowhere/a.png"
    let error = #expect(throws: SDLError.self) { try SDLImage.writePNG(picture, to: path) }
    #expect(error?.description.hasPrefix("IMG_SavePNG failed: ") == true)
    rmdir(folder)
  }

  @Test func `a file that is no picture is an error`() throws {
    #expect(throws: SDLError.self) { try SDLImage.readPNG(folder + "/missing.png") }
    #expect(throws: SDLError.self) { try SDLImage.readPNG("/dev/null") }
    rmdir(folder)
  }
}
