// Faults of other programs with points and pixels: presses that land elsewhere, text that is blurred,
// rows that shimmer while they are scrolled slowly.

import SDLBackend
import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber
import Testing

@testable import NubDemo

@Suite struct BugLogPixelTests {
  @Test(arguments: [1, 1.25, 1.5, 2, 3])
  func `on a finer screen a press on the dot lands beside it`(scale: Double) {
    let scene = PlainScene(HeadlessRun.resources(scale: scale))
    scene.stage.scrubber.scrollView = scene.stage.scroll
    let space = WindowSpace(
      size: Size(width: 400, height: 600),
      scale: scale,
      unitsPerPoint: scale
    )
    var translator = EventTranslator(space: space)
    func press(_ x: Double, _ y: Double, isDown: Bool) {
      let (x, y) = (Int32((x * scale).rounded()), Int32((y * scale).rounded()))
      let events = translator.translate(
        [RawEvent(.button(.left, isDown: isDown, x: x, y: y))],
        in: DrainContext(now: Timestamp(seconds: 1), ticks: 0, space: space) { [] }
      )
      for case .input(let event) in events { scene.handle(event) }
    }
    // The dot at rest is at (360, 10), and a mouse takes hold 6 points around it.
    for (x, y, isHeld) in [
      (375.0, 25.0, true), (356, 25, true), (352, 25, false), (375, 44, true), (375, 48, false),
    ] {
      press(x, y, isDown: true)
      #expect(scene.stage.scrubber.isScrubbing == isHeld, "at \(x), \(y)")
      press(x, y, isDown: false)
    }
  }

  @Test(arguments: [1.25, 1.5, 2, 3])
  func `on a finer screen text is that of a coarse one, enlarged`(scale: Double) throws {
    let typesetter = try #require(SystemTypesetter(), "no font found; install fonts-dejavu-core")
    let scenes = [1, scale].map { scale in
      let scene = Workload.scene(
        Array("Text as sharp as the screen\n".utf8),
        typesetter: typesetter,
        size: Size(width: 200, height: 20)
      )
      return Workload.draw(scene, scale: scale)
    }
    let (coarse, fine) = (scenes[0], scenes[1])
    #expect(fine.size.width == Int(200 * scale))
    var differs = false
    for y in 0..<fine.size.height {
      for x in 0..<fine.size.width {
        let (column, row) = (Int(Double(x) / scale), Int(Double(y) / scale))
        differs = differs || fine[x, y] != coarse[column, row]
      }
    }
    #expect(differs)
    // The letters reach as far.
    let reach: [Double] = scenes.map { picture in
      let columns = 0..<picture.size.width
      let rows = 0..<picture.size.height
      let last = columns.last { x in rows.contains { picture[x, $0] != 0xFFFFFF } }
      return Double(last ?? 0)
    }
    #expect(abs(reach[1] - reach[0] * scale) <= 2 * scale)
    // Letters are sharp: about as many pixels as before lie on their edges, though the letters
    // themselves have more.
    let plain: Set<UInt32> = [0xFFFFFF, coarse.pixels.min() ?? 0]
    let grey = [coarse, fine].map { picture in
      Double(picture.pixels.count { !plain.contains($0) })
    }
    #expect(grey[1] < grey[0] * scale * 1.5)
  }

  /// Whether a picture is another one, moved up by whole pixels.
  private func isMoved(_ picture: PixelBuffer, up way: Int, from first: PixelBuffer) -> Bool {
    let (width, height) = (picture.size.width, picture.size.height)
    return picture.pixels[..<((height - way) * width)] == first.pixels[(way * width)...]
  }

  @Test(arguments: [1, 1.5], [true, false])
  func `slowly scrolled rows shimmer, or rest blurred`(scale: Double, isText: Bool) throws {
    let resources = HeadlessRun.resources(size: Size(width: 200, height: 150), scale: scale)
    let lines = (1...60).map { "\($0) some words" }.joined(separator: "\n")
    let scene: any Scene =
      isText
      ? TextScene(
        resources,
        files: [TextScene.File(name: "text", document: TextDocument(Array(lines.utf8)))]
      ) : TableScene(resources, rows: 100, style: .table)
    let scroll = scene.stage.scroll
    scroll.contentOffset.y = 100
    let first = Workload.draw(scene, scale: scale)
    var renderer = FrameRenderer()
    var window = PixelBuffer(size: first.size)
    var ways: [Int] = []
    for step in 0...30 {
      let way = Double(step) / 10
      scroll.contentOffset.y = 100 + way
      window.withMutableSpan { span in
        _ = renderer.render(
          size: first.size,
          scale: scale,
          stride: first.size.width,
          into: &span,
          draw: scene.draw
        )
      }
      let fits = (0...5).first { isMoved(window, up: $0, from: first) }
      ways.append(try #require(fits, "step \(step)"))
      #expect(abs(Double(ways[step]) - way * scale) < 1)
    }
    #expect(zip(ways, ways.dropFirst()).allSatisfy { $0 <= $1 })
    scroll.contentOffset.y = 100.3
    scroll.comeToRest()
    #expect((scroll.contentOffset.y * scale).rounded() == scroll.contentOffset.y * scale)
    let rest = Int(((scroll.contentOffset.y - 100) * scale).rounded())
    #expect(isMoved(Workload.draw(scene, scale: scale), up: rest, from: first))
  }
}
