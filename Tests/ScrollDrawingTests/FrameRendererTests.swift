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

  @Test(arguments: [20, 31])
  func `rows that lie further apart or closer than before are taken for drawn`(stride: Int) {
    var renderer = FrameRenderer()
    let size = PixelSize(width: 20, height: 10)
    func draw(stride: Int) -> (picture: PixelBuffer, damage: [PixelRect]) {
      var memory = PixelBuffer(size: PixelSize(width: stride, height: size.height))
      let damage = memory.withMutableSpan { span in
        renderer.render(size: size, scale: 1, stride: stride, into: &span) { list in
          list.fill(Rect(x: 0, y: 0, width: 20, height: 10), .white)
        }
      }
      return (memory, damage)
    }
    for stride in [24, stride] {
      let (picture, damage) = draw(stride: stride)
      #expect(damage == [PixelRect(x: 0, y: 0, width: size.width, height: size.height)])
      for y in 0..<size.height {
        for x in 0..<stride { #expect(picture[x, y] == (x < size.width ? 0xFFFFFF : 0)) }
      }
    }
  }
}
