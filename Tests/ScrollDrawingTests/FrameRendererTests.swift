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
