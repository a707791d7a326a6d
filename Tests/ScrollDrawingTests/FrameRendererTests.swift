import ScrollDrawing
import ScrollGeometry
import TestSupport
import Testing

@Suite struct FrameRendererTests {
  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `every frame equals a full redraw, and changes only what it returns`(seed: UInt64) throws {
    try compare(RandomScene(seed: seed), in: TestWindow(size: PixelSize(width: 120, height: 90)))
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `every frame in a ring of rows equals a full redraw`(seed: UInt64) throws {
    let size = PixelSize(width: 120, height: 90)
    let window = TestWindow(size: size, wraps: true, gap: seed.isMultiple(of: 3) ? 5 : 0)
    let turns = try compare(RandomScene(wideSeed: seed), in: window)
    #expect(turns >= 10, "the ring was hardly turned")
  }

  /// Compares frames of a scene with frames that remember nothing.
  ///
  /// - Returns: How often the picture began in another row of the memory than before.
  @discardableResult
  private func compare(_ scene: RandomScene, in window: TestWindow) throws -> Int {
    var (scene, window, turns) = (scene, window, 0)
    for frame in 0..<150 {
      let firstRow = window.renderer.firstRow
      let before = window.picture
      let damage = window.draw(scene)
      var fresh = TestWindow(size: scene.size)
      _ = fresh.draw(scene)
      try #require(window.picture == fresh.picture, "frame \(frame)")
      if before.size == window.picture.size {
        let stray = window.picture.firstDifference(from: before, outside: damage)
        try #require(stray == nil, "frame \(frame)")
      }
      let atRest = window.draw(scene)
      if !scene.layersOverlap {
        try #require(atRest.isEmpty, "frame \(frame), drawn again")
        #expect(window.renderer.statistics.pixelsWritten == 0)
      }
      if window.renderer.firstRow != firstRow { turns += 1 }
      scene.change()
    }
    return turns
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

  @Test func `in a ring of rows a bar below what scrolls costs more than the bar`() {
    let size = PixelSize(width: 200, height: 100)
    let log = DamageLog()
    let layer = BitmapTypesetter()
    var window = TestWindow(size: size, wraps: true)
    for offset in [0.0, 30, 55, 12] {
      _ = window.draw { list in
        list.fill(Rect(x: 0, y: 80, width: 200, height: 20), Color(rgb: 0x123456))
        list.scrollLayer(
          ObjectIdentifier(layer),
          in: Rect(x: 0, y: 0, width: 200, height: 80),
          offset: Point(x: 0, y: offset),
          zoom: 1,
          background: .white,
          damage: log
        ) { _, _ in }
      }
      #expect(window.renderer.statistics.pixelsMoved == (offset == 0 ? 0 : 200 * 20))
      #expect(window.picture[100, 79] == 0xFFFFFF)
      for y in 80..<100 { #expect(window.picture[100, y] == 0x123456) }
    }
  }

  @Test func `memory that is a ring no longer is taken for drawn`() {
    var scene = RandomScene(wideSeed: 1)
    var window = TestWindow(size: scene.size, wraps: true)
    while window.renderer.firstRow == 0 {
      _ = window.draw(scene)
      scene.change()
    }
    window.wraps = false
    _ = window.draw(scene)
    #expect(window.renderer.firstRow == 0)
    var fresh = TestWindow(size: scene.size)
    _ = fresh.draw(scene)
    #expect(window.picture == fresh.picture)
  }
}
