import ScrollDrawing
import ScrollGeometry
import Testing

@Suite struct FrameCostTests {
  private final class Identity {}

  private let layer = Identity()
  private let dot = Identity()
  let typesetter = BitmapTypesetter()
  var log = DamageLog()
  var window = TestWindow(size: PixelSize(width: 1280, height: 800))

  /// Rows of text across the window with a dot over them.
  private mutating func draw(
    offset: Double,
    alpha: Double = 1,
    asked: (Rect) -> Void = { _ in }
  ) -> [PixelRect] {
    let (layer, dot, typesetter, log) = (layer, dot, typesetter, log)
    return window.draw { list in
      list.fill(Rect(x: 0, y: 0, width: 1280, height: 800), .black)
      list.scrollLayer(
        ObjectIdentifier(layer),
        in: Rect(x: 0, y: 0, width: 1280, height: 800),
        offset: Point(x: 0, y: offset),
        zoom: 1,
        background: .white,
        damage: log
      ) { area, list in
        asked(area)
        for row in Int(area.minY / 24)...Int(area.maxY / 24) {
          let frame = Rect(x: 0, y: Double(row) * 24, width: 1280, height: 24)
          list.fill(frame, row.isMultiple(of: 2) ? .white : Color(rgb: 0xEEF2F7))
          let line = typesetter.line("Row \(row)", font: Font(size: 14), scale: 1)
          list.drawText(line, at: Point(x: 8, y: frame.minY + 16), .black)
        }
      }
      let frame = Rect(x: 1240, y: 100, width: 30, height: 30)
      list.overlay(ObjectIdentifier(dot), in: frame, alpha: alpha) { list in
        list.fillRoundedRect(frame, radius: 15, Color(rgb: 0xFF0000))
      }
    }
  }

  @Test mutating func `the first frame presents the window`() {
    #expect(draw(offset: 0) == [PixelRect(x: 0, y: 0, width: 1280, height: 800)])
  }

  @Test mutating func `a frame like the one before writes and presents nothing`() {
    _ = draw(offset: 0)
    #expect(draw(offset: 0) { _ in Issue.record("content is not asked") } == [])
    #expect(window.renderer.statistics.pixelsWritten == 0)
    #expect(window.renderer.statistics.pixelsMoved == 0)
    #expect(window.renderer.statistics.pixelsPresented == 0)
  }

  @Test mutating func `a dot that fades over still content costs its rectangle`() {
    _ = draw(offset: 0, alpha: 1)
    #expect(draw(offset: 0, alpha: 0.5) == [PixelRect(x: 1240, y: 100, width: 30, height: 30)])
    // Restored, saved, painted and mixed.
    #expect(window.renderer.statistics.pixelsWritten <= 4 * 30 * 30)
    #expect(window.renderer.statistics.pixelsPresented == 30 * 30)
    #expect(window.renderer.statistics.pixelsMoved == 0)
  }

  @Test(arguments: [7.0, -7.0, 700])
  mutating func `in a ring of rows a scroll moves pixels`(distance: Double) {
    window = TestWindow(size: PixelSize(width: 1280, height: 800), wraps: true)
    _ = draw(offset: 2400)
    _ = draw(offset: 2400 + distance)
    #expect(window.renderer.firstRow != 0)
    #expect(window.renderer.statistics.pixelsMoved == 0)
    #expect(window.renderer.statistics.pixelsPresented == 1280 * 800)
  }

  @Test(arguments: [7.0, -7.0])
  mutating func `a scroll by seven pixels paints the strip and the dot`(distance: Double) {
    _ = draw(offset: 2400)
    var areas: [Rect] = []
    _ = draw(offset: 2400 + distance) { areas.append($0) }
    let top = distance > 0 ? 2400 + 800.0 : 2400 - 7
    #expect(areas == [Rect(x: 0, y: top, width: 1280, height: 7)])
    let statistics = window.renderer.statistics
    // The strip is filled once, with a little text on it.
    #expect(statistics.pixelsWritten <= 1280 * 7 * 5 / 4 + 4 * 30 * 30)
    #expect(statistics.pixelsMoved == 1280 * 793)
    #expect(statistics.pixelsPresented == 1280 * 800)
  }

  @Test mutating func `a jump paints every pixel once, not its background first`() {
    _ = draw(offset: 0)
    _ = draw(offset: 1e9)
    let statistics = window.renderer.statistics
    #expect(statistics.pixelsWritten <= 1280 * 800 * 5 / 4)
    #expect(statistics.pixelsMoved == 0)
  }

  @Test mutating func `damage asks for what changed, and for no more`() {
    _ = draw(offset: 2400)
    log.add(Rect(x: 100, y: 2500, width: 50, height: 10))
    log.add(Rect(x: 100, y: 9000, width: 50, height: 10))
    var areas: [Rect] = []
    let presented = draw(offset: 2400) { areas.append($0) }
    #expect(areas == [Rect(x: 100, y: 2500, width: 50, height: 10)])
    #expect(presented == [PixelRect(x: 100, y: 100, width: 50, height: 10)])
  }

  @Test mutating func `a log that forgot too much asks for everything`() {
    _ = draw(offset: 2400)
    for row in 0..<1000 { log.add(Rect(x: 0, y: Double(row) * 24, width: 5, height: 5)) }
    var areas: [Rect] = []
    _ = draw(offset: 2400) { areas.append($0) }
    #expect(areas == [Rect(x: 0, y: 2400, width: 1280, height: 800)])
  }

  @Test mutating func `the log of another view asks for everything, wherever that view lies`() {
    _ = draw(offset: 2400)
    log = DamageLog()
    var areas: [Rect] = []
    _ = draw(offset: 2400) { areas.append($0) }
    #expect(areas == [Rect(x: 0, y: 2400, width: 1280, height: 800)])
  }

  @Test mutating func `after the pixels were lost everything is drawn`() {
    _ = draw(offset: 0)
    let picture = window.picture
    window.lose()
    #expect(draw(offset: 0) == [PixelRect(x: 0, y: 0, width: 1280, height: 800)])
    #expect(window.picture == picture)
  }
}
