// What the program draws, pixel for pixel, in small pictures of single things. They were looked at
// when they were recorded.

import SDLBackend
import ScrollDrawing
import TestSupport
import Testing

extension EndToEnd {
  @Suite struct GoldenTests {
    private static let text = """
      let dot = "●" // 17 × 4
      \tWaVe fi Ωμέγα Ж é
      中文 日本語 한 abc
      – the end\u{FFFD} of it all, and more


      """

    @Test(arguments: [
      ("plain", ["--scene", "plain", "--size", "160x120"]),
      ("plain-zoomed", ["--scene", "plain", "--size", "80x60", "--scale", "2"]),
      ("table", ["--scene", "table", "--size", "160x120"]),
      ("table-dark", ["--scene", "table", "--size", "160x120", "--theme", "dark", "--rows", "7"]),
      ("table-1.5", ["--scene", "table", "--size", "100x70", "--scale", "1.5"]),
      ("picture", ["--scene", "picture", "--size", "160x120"]),
      ("collection", ["--scene", "collection", "--size", "240x180"]),
      ("collection-dark", ["--scene", "collection", "--size", "120x90", "--theme", "dark"]),
      ("cards", ["--scene", "cards", "--size", "200x280"]),
      ("cards-dark", ["--scene", "cards", "--size", "280x150", "--theme", "dark"]),
    ])
    func `a scene looks as it was recorded`(name: String, words: [String]) throws {
      try expect(words, toLookLike: name)
    }

    @Test(arguments: [("text", "160x120", "1"), ("text-2.0", "100x75", "2")])
    func `a text file looks as it was recorded`(name: String, size: String, scale: String) throws {
      let folder = try TemporaryFolder()
      let text = String(repeating: Self.text, count: 5)
      folder.write(text, to: "some.txt")
      try expect([folder.file("some.txt"), "--size", size, "--scale", scale], toLookLike: name)
    }

    @Test func `a faded dot and scrolled rows look as they were recorded`() throws {
      try expect(
        ["--scene", "table", "--size", "160x120", "--duration", "3"],
        script: [
          "{\"at\":0.5,\"do\":\"scrollTo\",\"x\":0,\"y\":22000007.25,\"animated\":false}"
        ],
        toLookLike: "table-scrolled"
      )
    }

    @Test func `the last frame of a flight is the same at any number of frames`() throws {
      let folder = try TemporaryFolder()
      let script = [
        "{\"at\":0.5,\"do\":\"wheel\",\"x\":80,\"y\":60,\"dx\":0,\"dy\":-2}",
        "{\"at\":0.75,\"do\":\"key\",\"key\":\"PageDown\"}",
      ]
      let pictures = try [30, 60, 144].map { rate in
        let file = folder.file("\(rate).png")
        let words = ["--scene", "plain", "--size", "160x120", "--fps", "\(rate)"]
        _ = try Nub.headlessFrames(
          words + ["--duration", "1", "--screenshot", file],
          script: script
        )
        return try SDLImage.readPNG(file)
      }
      #expect(pictures[0] == pictures[1])
      #expect(pictures[1] == pictures[2])
    }

    private func expect(
      _ words: [String],
      script: [String] = [],
      toLookLike name: String,
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      let picture = try Nub.picture(
        ["--duration", "0"] + words,
        script: script,
        sourceLocation: sourceLocation
      )
      let mismatch = try Golden(name).mismatch(picture)
      #expect(mismatch == nil, sourceLocation: sourceLocation)
    }
  }
}
