import ScrollDrawing
import ScrollGeometry
import ScrollUI
import Scrubber
import Testing

@Suite struct FadeCostTests {
  private let rig = Rig()
  private var picture = PixelBuffer(size: PixelSize(width: 400, height: 600))
  private var renderer = FrameRenderer()

  private mutating func draw() -> [PixelRect] {
    let view = rig.view
    let size = picture.size
    var renderer = renderer
    let changed = picture.withMutableSpan { span in
      renderer.render(size: size, scale: 1, stride: size.width, into: &span, draw: view.draw)
    }
    self.renderer = renderer
    return changed
  }

  @Test mutating func `a fade redraws the dot's rectangle and nothing else`() {
    _ = draw()
    rig.wait(0.75 + 0.25)
    let dot = rig.dot.frame
    let box = PixelRect(x: Int(dot.minX), y: Int(dot.minY), width: 30, height: 30)
    #expect(draw() == [box])
    rig.frame(after: 0.1)
    #expect(draw() == [box])
    #expect(renderer.statistics.pixelsMoved == 0)
  }

  @Test mutating func `a dot at rest costs nothing`() {
    rig.waitForRest()
    _ = draw()
    rig.frame(after: 10)
    #expect(draw() == [])
    #expect(renderer.statistics.pixelsWritten == 0)
    #expect(renderer.statistics.pixelsPresented == 0)
  }
}
