// A window without a screen, for tests.

import ScrollDrawing
import ScrollGeometry

/// A picture with the renderer that draws into it.
struct TestWindow {
  /// The rows as they lie in memory.
  var memory: PixelBuffer
  var renderer = FrameRenderer()
  /// Whether the memory is a ring of rows.
  var wraps: Bool

  init(size: PixelSize, wraps: Bool = false) {
    memory = PixelBuffer(size: size)
    self.wraps = wraps
  }

  /// The rows as they are seen.
  var picture: PixelBuffer { memory.beginning(inRow: renderer.firstRow) }

  mutating func draw(_ scene: RandomScene) -> [PixelRect] {
    if scene.size != memory.size { memory = PixelBuffer(size: scene.size) }
    return draw(scale: scene.scale) { scene.draw(&$0) }
  }

  mutating func draw(scale: Double = 1, _ body: (inout DisplayList) -> Void) -> [PixelRect] {
    let size = memory.size
    var renderer = renderer
    let damage = memory.withMutableSpan { span in
      renderer.render(
        size: size,
        scale: scale,
        stride: size.width,
        wraps: wraps,
        into: &span,
        draw: body
      )
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
