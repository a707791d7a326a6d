// A window without a screen, for tests.

import ScrollDrawing
import ScrollGeometry

/// A picture with the renderer that draws into it.
struct TestWindow {
  /// The rows as they lie in memory.
  private var memory: PixelBuffer
  private var size: PixelSize
  var renderer = FrameRenderer()
  /// Whether the memory is a ring of rows.
  var wraps: Bool
  /// How many pixels of the memory lie between two rows.
  private let gap: Int

  init(size: PixelSize, wraps: Bool = false, gap: Int = 0) {
    (self.size, self.wraps, self.gap) = (size, wraps, gap)
    memory = Self.memory(size, gap)
  }

  /// The rows as they are seen.
  var picture: PixelBuffer {
    let seen = memory.beginning(inRow: renderer.firstRow)
    guard gap > 0 else { return seen }
    var picture = PixelBuffer(size: size)
    for y in 0..<size.height {
      for x in 0..<size.width { picture[x, y] = seen[x, y] }
    }
    return picture
  }

  /// Takes the pixels away.
  mutating func lose() {
    memory = Self.memory(size, gap)
    renderer.invalidate()
  }

  mutating func draw(_ scene: RandomScene) -> [PixelRect] {
    if scene.size != size {
      size = scene.size
      memory = Self.memory(size, gap)
    }
    return draw(scale: scene.scale) { scene.draw(&$0) }
  }

  mutating func draw(scale: Double = 1, _ body: (inout DisplayList) -> Void) -> [PixelRect] {
    let (size, stride, wraps) = (size, memory.size.width, wraps)
    var renderer = renderer
    let damage = memory.withMutableSpan { span in
      renderer.render(
        size: size,
        scale: scale,
        stride: stride,
        wraps: wraps,
        into: &span,
        draw: body
      )
    }
    self.renderer = renderer
    return damage
  }

  private static func memory(_ size: PixelSize, _ gap: Int) -> PixelBuffer {
    PixelBuffer(size: PixelSize(width: size.width + gap, height: size.height))
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
