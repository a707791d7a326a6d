// Pictures in a real window: they are decoded beside the main thread, and what cannot be shown is said.

import SDLBackend
import ScrollDrawing
import TestSupport
import Testing

extension EndToEnd {
  @Suite struct PictureTests {
    private let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
    }

    private func write(_ name: String, width: Int, height: Int) throws -> String {
      var picture = PixelBuffer(size: PixelSize(width: width, height: height))
      for y in 0..<height {
        for x in 0..<width { picture[x, y] = UInt32(x & 255) << 8 | UInt32(y & 255) }
      }
      folder.write(try SDLImage.png(of: picture), to: name)
      return folder.file(name)
    }

    @Test func `a picture that was named fills the window, and zooms at the mouse`() throws {
      let window = try NubWindow([try write("a.png", width: 2000, height: 3000)])
      try window.waitForFrame("all of the picture") { $0.content == [400, 600] }
      try window.perform(
        .move(x: 100, y: 150),
        .keyDown("ctrl"),
        .press(4),
        .release(4),
        .keyUp("ctrl")
      )
      try window.waitForFrame("a larger picture") { $0.content[0] > 410 && $0.offset[0] > 0 }
    }

    @Test func `the brackets go through a folder`() throws {
      _ = try write("a.png", width: 300, height: 200)
      _ = try write("b.png", width: 200, height: 300)
      let window = try NubWindow([folder.path])
      try window.waitForFrame("the first picture") { $0.content == [300, 200] }
      try window.perform(.key("bracketright"))
      try window.waitForFrame("the second picture") { $0.content == [200, 300] }
    }

    @Test func `a picture that cannot be read leaves behind what SDL noted for its thread`() throws
    {
      folder.write(Self.emptyBitmap, to: "a.bmp")
      _ = try write("b.png", width: 200, height: 300)
      let window = try NubWindow([folder.path])
      try window.waitForFrame("the second picture") { $0.content == [200, 300] }
      try window.close()
      // A sanitizer that misses memory changes the status.
      #expect(try window.program.waitForEnd() == .exited(0))
      #expect(window.program.errors.contains("a.bmp"))
    }

    /// The header of a BMP of 8 x 8 pixels, compressed so that only SDL can tell that none follow.
    private static let emptyBitmap: [UInt8] =
      Array("BM".utf8) + [54, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0]
      + [40, 0, 0, 0, 8, 0, 0, 0, 8, 0, 0, 0, 1, 0, 8, 0, 1, 0, 0, 0]
      + [UInt8](repeating: 0, count: 20)

    @Test(
      arguments: [
        ("text.png", Array("no picture".utf8), "expected a PNG, JPEG, WebP, GIF or BMP picture"),
        ("short.gif", Array("GIF89a".utf8) + [8, 0, 8, 0], "it ends too soon"),
      ] as [(String, [UInt8], String)]
    )
    func `a file that is no picture ends with one line`(
      name: String,
      bytes: [UInt8],
      reason: String
    ) throws {
      folder.write(bytes, to: name)
      let ended = try Nub.run(["--headless", "--scene", "picture", folder.file(name)])
      #expect(ended.status == .exited(1))
      #expect(ended.output.isEmpty)
      #expect(ended.errors.contains(name) && ended.errors.contains(reason))
      #expect(ended.errors.count { $0 == "\n" } == 1)
    }

    @Test func `among several files those that are no pictures are passed over with a line`() throws
    {
      folder.write("no picture", to: "b.png")
      let picture = try write("a.png", width: 30, height: 20)
      let ended = try Nub.run([
        "--headless", "--scene", "picture", folder.file("b.png"), picture, "--duration", "0",
      ])
      #expect(ended.status == .exited(0))
      #expect(ended.errors.contains("b.png"))
      #expect(ended.errors.count { $0 == "\n" } == 1)
    }
  }
}
