import ScrollDrawing
import ScrollGeometry
import TestSupport
import Testing

@Suite struct FrameRendererTests {
  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `every frame equals a full redraw, and changes only what it returns`(seed: UInt64) throws {
    var scene = RandomScene(seed: seed)
    var window = TestWindow(size: scene.size)
    for frame in 0..<150 {
      let before = window.picture
      let damage = window.draw(scene)
      var fresh = TestWindow(size: scene.size)
      _ = fresh.draw(scene)
      try #require(window.picture == fresh.picture, "frame \(frame) of seed \(seed)")
      if before.size == window.picture.size {
        let stray = window.picture.firstDifference(from: before, outside: damage)
        try #require(stray == nil, "frame \(frame) of seed \(seed)")
      }
      let atRest = window.draw(scene)
      if !scene.layersOverlap {
        try #require(atRest.isEmpty, "frame \(frame) of seed \(seed), drawn again")
        #expect(window.renderer.statistics.pixelsWritten == 0)
      }
      scene.change()
    }
  }
}

/// A picture with the renderer that draws into it.
struct TestWindow {
  var picture: PixelBuffer
  var renderer = FrameRenderer()

  init(size: PixelSize) {
    picture = PixelBuffer(size: size)
  }

  mutating func draw(_ scene: RandomScene) -> [PixelRect] {
    if scene.size != picture.size { picture = PixelBuffer(size: scene.size) }
    return draw(scale: scene.scale) { scene.draw(&$0) }
  }

  mutating func draw(scale: Double = 1, _ body: (inout DisplayList) -> Void) -> [PixelRect] {
    let size = picture.size
    var renderer = renderer
    let damage = picture.withMutableSpan { span in
      renderer.render(size: size, scale: scale, stride: size.width, into: &span, draw: body)
    }
    self.renderer = renderer
    return damage
  }
}

extension PixelBuffer {
  func firstDifference(from other: PixelBuffer, outside rects: [PixelRect]) -> [Int]? {
    for y in 0..<size.height {
      for x in 0..<size.width where self[x, y] != other[x, y] {
        let isInside = rects.contains { x >= $0.x && y >= $0.y && x < $0.maxX && y < $0.maxY }
        if !isInside { return [x, y] }
      }
    }
    return nil
  }
}
