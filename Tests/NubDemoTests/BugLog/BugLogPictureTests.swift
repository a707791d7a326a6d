// Faults of other programs with pictures: sides that are too long, files that are cut, replaced or gone
// while they are looked at, folders of thousands.

import SDLBackend
import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import TestSupport
import Testing

@testable import NubDemo

@Suite struct BugLogPictureTests {
  private static let red: UInt32 = 0xFF0000
  private static let blue: UInt32 = 0x0000FF

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A black picture whose first pixel is red and whose last is blue.
  private func png(_ width: Int, _ height: Int) throws -> [UInt8] {
    var pixels = PixelBuffer(size: PixelSize(width: width, height: height))
    pixels[0, 0] = Self.red
    pixels[width - 1, height - 1] = Self.blue
    return try SDLImage.png(of: pixels)
  }

  private func source(_ name: String, _ bytes: [UInt8]) -> PictureSource {
    folder.write(bytes, to: name)
    return PictureSource(name: name, path: folder.file(name))
  }

  private func scene(_ sources: PictureSource..., loader: PictureLoader = PictureLoader())
    -> PictureScene
  {
    PictureScene(HeadlessRun.resources(), sources: sources, loader: loader)
  }

  @Test(arguments: [(32_768, 100), (100, 65_536), (70_000, 4)])
  func `a side of more than 32,767 pixels shows garbage, or ends early`(width: Int, height: Int)
    throws
  {
    let scene = try scene(source("a.png", png(width, height)))
    let scroll = scene.stage.scroll
    #expect(scene.failure == nil)
    scroll.zoomScale = 1
    #expect(scroll.contentSize == Size(width: Double(width), height: Double(height)))
    scroll.contentOffset = Point(x: -1e9, y: -1e9)
    var place = Point.zero - scroll.contentOffset
    var pixels = Workload.draw(scene)
    #expect(pixels[Int(place.x), Int(place.y)] == Self.red)
    scroll.contentOffset = Point(x: 1e9, y: 1e9)
    place = Point(x: Double(width - 1), y: Double(height - 1)) - scroll.contentOffset + .zero
    pixels = Workload.draw(scene)
    #expect(pixels[Int(place.x), Int(place.y)] == Self.blue)
  }

  @Test func `a file cut in half shows what is left of the picture before it`() throws {
    let whole = try png(300, 300)
    let scene = try scene(
      source("a.png", png(90, 60)),
      source("b.png", Array(whole[..<(whole.count / 2)]))
    )
    _ = scene.take(Key(rawValue: "]"), [], at: Timestamp(seconds: 1))
    #expect(scene.title == "a.png (1 of 1) - nub" || scene.title == "a.png - nub")
    #expect(scene.stage.scroll.contentSize == Size(width: 90, height: 60))
    let alone = self.scene(source("c.png", Array(whole[..<(whole.count / 2)])))
    #expect(alone.failure?.contains("c.png") == true)
    #expect(alone.stage.scroll.contentSize == .zero)
    #expect(!Workload.draw(alone).pixels.contains(Self.red))
  }

  @Test func `a file that is overwritten while it is decoded or shown ends the program`() throws {
    let (old, new) = (try png(1000, 500), try png(600, 300))
    for round in 0..<20 {
      let scene = scene(source("a.png", old), loader: PictureLoader(wake: {}))
      folder.write(round.isMultiple(of: 2) ? new : Array(new.dropLast(40)), to: "a.png")
      try waitUntil("the picture is there, or told why not") {
        scene.prepareFrame()
        return scene.stage.scroll.contentSize != .zero || scene.failure != nil
      }
      // The reason may have come after the scene had last looked.
      scene.prepareFrame()
      let shown = Workload.draw(scene)
      let isEither = [400.0, 0].contains(scene.stage.scroll.contentSize.width)
      #expect(isEither, "\(scene.stage.scroll.contentSize)")
      folder.write("nothing", to: "a.png")
      scene.prepareFrame()
      let isStill = Workload.draw(scene) == shown
      #expect(isStill)
    }
  }

  @Test func `files that come and go take the picture with them, or the program`() throws {
    var sources = [source("0.png", try png(40, 40))]
    for number in 1...1000 {
      sources.append(source("\(number).png", try png(10, number % 50 + 1)))
    }
    let scene = PictureScene(HeadlessRun.resources(), sources: sources, loader: PictureLoader())
    for number in 0..<100 {
      // Ten files go and one comes, a hundred times, while somebody looks through them.
      for step in 0..<10 { folder.remove("\(number * 10 + step + 1).png") }
      folder.write("half of a pict", to: "new-\(number).png")
      #expect(scene.stage.scroll.contentSize != .zero)
      _ = scene.take(Key(rawValue: number % 3 == 0 ? "[" : "]"), [], at: Timestamp(seconds: 1))
    }
    // What is gone is passed over when its turn comes.
    for _ in 0..<20 { _ = scene.take(Key(rawValue: "]"), [], at: Timestamp(seconds: 1)) }
    #expect(scene.title == "0.png - nub")
    #expect(scene.stage.scroll.contentSize == Size(width: 40, height: 40))
  }

  @Test func `twenty thousand files that cannot be shown use up the stack`() throws {
    var sources = (0..<20_000).map { PictureSource(name: "\($0)", path: folder.file("\($0)")) }
    sources.append(source("a.png", try png(40, 40)))
    var complaints = 0
    let scene = PictureScene(
      HeadlessRun.resources(),
      sources: sources,
      loader: PictureLoader(),
      complain: { _ in complaints += 1 }
    )
    #expect(scene.title == "a.png - nub")
    #expect(complaints == 20_000)
  }

  @Test func `nothing is shown until a folder of thousands has been read`() throws {
    let count = 50_000 / Workload.share
    let bytes = try png(9, 9)
    for number in 0..<count { folder.write(bytes, to: "\(100_000 + number).png") }
    let all = folder.file("")
    let one = folder.file("\(100_000 + count * 3 / 5).png")
    for (path, found) in [(all, count), (one, 1)] {
      var sources: [PictureSource] = []
      let time = try Workload.seconds(bestOf: 1) {
        sources = try PictureSource.pictures(at: path)
        let size = scene(sources[0]).stage.scroll.contentSize
        #expect(size == Size(width: 9, height: 9))
      }
      #expect(sources.count == found)
      #expect(time < Sanitizer.limit(0.5))
    }
  }

  @Test func `of many files all are read before the first is shown`() throws {
    // Pictures of 2 GB, nearly all of which takes no room on the disk.
    let names = ["a.png", "b.png", "c.png"]
    for name in names { folder.write(try png(9, 9), to: name) }
    let files = names.map(folder.file)
    let grown = try ChildProcess.run("/usr/bin/env", ["truncate", "-s", "2G"] + files)
    #expect(grown.status == .exited(0), "\(grown.errors)")
    let time = try Workload.seconds(bestOf: 1) {
      for file in files { _ = try PictureSource.pictures(at: file, isOneOfMany: true) }
    }
    #expect(time < Sanitizer.limit(0.1))
  }
}
