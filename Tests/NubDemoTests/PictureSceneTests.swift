import SDLBackend
import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber
import Synchronization
import TestSupport
import Testing

@testable import NubDemo

/// Counts what another thread tells.
private final class News: Sendable {
  let count = Mutex(0)
}

@Suite struct PictureSceneTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Writes a picture whose pixels differ, and names it.
  private func source(_ name: String, _ width: Int, _ height: Int) throws -> PictureSource {
    var pixels = PixelBuffer(size: PixelSize(width: width, height: height))
    for y in 0..<height {
      for x in 0..<width { pixels[x, y] = UInt32(x * 5 % 256) << 16 | UInt32(y * 7 % 256) | 0x4000 }
    }
    folder.write(try SDLImage.png(of: pixels), to: name)
    return PictureSource(name: name, path: folder.file(name))
  }

  private func scene(_ sources: PictureSource...) -> PictureScene {
    PictureScene(HeadlessRun.resources(), sources: sources, loader: PictureLoader())
  }

  @Test func `a large picture fits the window at first, in its middle`() throws {
    let run = try HeadlessRun(scene(source("a.png", 800, 300)), until: 0.1)
    let frame = try run.frame(at: 0.1)
    #expect(frame.number("zoom") == 0.5)
    #expect(frame.numbers("content") == [400, 150])
    #expect(frame.numbers("offset") == [0, -225])
    #expect(run.title == "a.png - nub")
    #expect(run.pixels[200, 224] == 0xFFFFFF && run.pixels[200, 226] != 0xFFFFFF)
  }

  @Test func `a small picture is not enlarged, and sits still under a drag and a wheel`() throws {
    let run = try HeadlessRun(
      scene(source("a.png", 51, 41)),
      script: [
        #"{"at":0.1,"do":"press","x":200,"y":300}"#, #"{"at":0.2,"do":"move","x":100,"y":100}"#,
        #"{"at":0.3,"do":"release","x":100,"y":100}"#,
        #"{"at":0.5,"do":"wheel","x":100,"y":100,"dx":1,"dy":-3}"#,
      ],
      until: 1
    )
    for time in [0, 0.25, 0.6, 1] {
      #expect(try run.frame(at: time).numbers("offset") == [-174, -279])
      #expect(try run.frame(at: time).number("zoom") == 1)
    }
  }

  @Test func `zoom goes from a hundredth to a hundredfold, and small pictures stay in the middle`()
    throws
  {
    let scene = try scene(source("a.png", 800, 300))
    let out = try HeadlessRun(
      scene,
      script: (1...60).map {
        #"{"at":\#(Double($0) / 50),"do":"wheel","x":30,"y":40,"dx":0,"dy":-1,"mod":["ctrl"]}"#
      },
      until: 2
    )
    let far = try out.frame(at: 2)
    #expect(far.number("zoom") == 0.01)
    #expect(far.numbers("offset") == [-196, -298])
    let near = try HeadlessRun(
      self.scene(source("b.png", 800, 300)),
      script: (1...90).map {
        #"{"at":\#(Double($0) / 50),"do":"wheel","x":200,"y":300,"dx":0,"dy":1,"mod":["ctrl"]}"#
      },
      until: 3
    )
    #expect(try near.frame(at: 3).number("zoom") == 100)
    #expect(near.pixels == near.fullRedraw)
  }

  @Test func `the dot serves both directions, and hides while a pinch zooms`() throws {
    let scene = try scene(source("a.png", 800, 800))
    let scrubber = scene.stage.scrubber
    #expect(scrubber.horizontalAlignment == .nearestEdge)
    #expect(scrubber.verticalAlignment == .nearestEdge)
    #expect(scrubber.horizontalScrubbing && scrubber.verticalScrubbing)
    let run = try HeadlessRun(
      scene,
      script: [
        #"{"at":0.1,"do":"pinch","x":200,"y":300,"scale":1,"phase":"began"}"#,
        #"{"at":0.2,"do":"pinch","x":200,"y":300,"scale":6,"phase":"changed"}"#,
        #"{"at":0.5,"do":"pinch","x":200,"y":300,"scale":6,"phase":"ended"}"#,
      ],
      until: 1
    )
    #expect(try run.frame(at: 0.3).dotIs("hidden"))
    #expect(try !run.frame(at: 1).dotIs("hidden"))
    #expect(try run.frame(at: 1).number("zoom") == 3)
  }

  @Test func `0 shows life size, and 0 again all of the picture`() throws {
    let run = try HeadlessRun(
      scene(source("a.png", 800, 300)),
      script: [#"{"at":0.1,"do":"key","key":"0"}"#, #"{"at":1,"do":"key","key":"0"}"#],
      until: 2
    )
    #expect(try run.frame(at: 0.9).number("zoom") == 1)
    #expect(try run.frame(at: 2).number("zoom") == 0.5)
    #expect(try run.frame(at: 2).numbers("offset") == [0, -225])
  }

  @Test func `a window of another size shows all of a picture again, or the same middle`() throws {
    let fitting = try scene(source("a.png", 800, 300))
    fitting.resize(to: Size(width: 600, height: 400), scale: 1)
    #expect(fitting.stage.scroll.zoomScale == 0.75)
    let zoomed = try scene(source("a.png", 800, 800))
    zoomed.stage.scroll.zoomScale = 4
    zoomed.stage.scroll.contentOffset = Point(x: 1_000, y: 1_200)
    zoomed.resize(to: Size(width: 600, height: 400), scale: 1)
    #expect(zoomed.stage.scroll.contentOffset == Point(x: 900, y: 1_300))
  }

  @Test func `brackets go round, and what cannot be shown is passed over with a line`() throws {
    folder.write("no picture", to: "b.png")
    var lines: [String] = []
    let scene = PictureScene(
      HeadlessRun.resources(),
      sources: [
        try source("a.png", 8, 8), PictureSource(name: "b.png", path: folder.file("b.png")),
        try source("c.png", 9, 9),
      ],
      loader: PictureLoader(),
      complain: { lines.append($0) }
    )
    #expect(scene.title == "a.png (1 of 3) - nub")
    let now = Timestamp(seconds: 1)
    #expect(scene.take(Key(rawValue: "]"), [], at: now))
    #expect(scene.title == "c.png (2 of 2) - nub")
    #expect(lines.count == 1)
    #expect(lines.first?.hasSuffix("expected a PNG, JPEG, WebP, GIF or BMP picture") == true)
    #expect(scene.take(.pageDown, .ctrl, at: now))
    #expect(scene.title == "a.png (1 of 2) - nub")
    #expect(scene.take(Key(rawValue: "["), [], at: now))
    #expect(scene.title == "c.png (2 of 2) - nub")
  }

  @Test func `the only picture that cannot be shown leaves its reason`() throws {
    folder.write("\u{89}PNG", to: "b.png")
    let scene = scene(PictureSource(name: "b.png", path: folder.file("b.png")))
    #expect(scene.failure?.contains("b.png") == true)
  }

  @Test func `in a window a picture is there when its thread says so`() throws {
    let news = News()
    let scene = PictureScene(
      HeadlessRun.resources(),
      sources: [try source("a.png", 800, 300)],
      loader: PictureLoader(wake: { news.count.withLock { $0 += 1 } })
    )
    try waitUntil("the picture is there") {
      scene.prepareFrame()
      return scene.stage.scroll.contentSize != .zero
    }
    try waitUntil("all steps were told") { news.count.withLock { $0 } == 3 }
    #expect(scene.stage.scroll.zoomScale == 0.5)
  }

  @Test func `of pictures that are gone through quickly only the last is shown`() throws {
    let sources = try (1...9).map { try source("\($0).png", 10 * $0, 10) }
    let loader = PictureLoader(wake: {})
    let scene = PictureScene(HeadlessRun.resources(), sources: sources, loader: loader)
    for _ in 1...8 { _ = scene.take(Key(rawValue: "]"), [], at: Timestamp(seconds: 1)) }
    try waitUntil("a picture is there") {
      scene.prepareFrame()
      return scene.stage.scroll.contentSize != .zero
    }
    #expect(scene.stage.scroll.contentSize == Size(width: 90, height: 10))
  }

  // MARK: Files

  @Test func `a folder's pictures are those that begin as pictures, by name`() throws {
    _ = try source("b.png", 2, 2)
    _ = try source("a.png", 2, 2)
    _ = try source(".hidden.png", 2, 2)
    folder.write("text", to: "c.png")
    let names = try PictureSource.pictures(at: folder.file("")).map(\.name)
    #expect(names == ["a.png", "b.png"])
    #expect(PictureSource.kind(of: folder.file("")) == .folder)
    #expect(PictureSource.kind(of: folder.file("a.png")) == .picture)
    #expect(PictureSource.kind(of: folder.file("c.png")) == .other)
    #expect(PictureSource.kind(of: "-") == .other)
    #expect(PictureSource.kind(of: folder.file("missing")) == .other)
  }

  @Test func `the painted landscape is the same every time`() {
    let picture = Landscape.picture(width: 60, height: 40)
    #expect(picture == Landscape.picture(width: 60, height: 40))
    #expect(Set(picture.pixels).count > 500)
  }
}
