// How many pixels a frame of the whole program writes, moves and presents. Counts do not depend on
// the machine, so what the fast path saves cannot be lost unnoticed.

import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Testing

@testable import NubDemo

@Suite struct DrawingCostTests {
  /// A window in memory whose frames are drawn when a test says so.
  private final class Window {
    let session: Session
    private var picture: PixelBuffer
    private var renderer = FrameRenderer()
    private(set) var demand = FrameDemand.none

    init(_ scene: any Scene, _ size: Size) {
      session = Session(scene, script: [])
      picture = PixelBuffer(size: PixelSize(size, scale: 1))
    }

    /// Draws a frame and tells what it cost.
    func frame(at seconds: Double) -> FrameRenderer.Statistics {
      demand = session.advance(to: Timestamp(seconds: seconds))
      let size = picture.size
      picture.withMutableSpan { span in
        _ = renderer.render(
          size: size,
          scale: 1,
          stride: size.width,
          into: &span,
          draw: session.draw
        )
      }
      return renderer.statistics
    }

    func move(to point: Point) {
      session.handle(.input(.move(to: point, time: Timestamp(seconds: 3))))
    }
  }

  private static let benchSize = Size(width: 1280, height: 800)
  private static let pixels = 1280 * 800
  /// The dot is lifted, saved, painted with its rim and mixed.
  private static let dot = 6 * 32 * 32

  /// The costs of a measurement's frames, with the table of a measurement.
  private static func costs(
    _ mode: Options.BenchMode,
    rows: Int,
    frames: Int = 300
  ) -> [(step: Double, cost: FrameRenderer.Statistics)] {
    let resources = HeadlessRun.resources(size: benchSize)
    let scene = TableScene(resources, rows: rows, style: .bench)
    let window = Window(scene, benchSize)
    _ = window.frame(at: 0)
    let scroll = scene.stage.scroll
    let largest = scroll.contentOffsetRange(along: .vertical).upperBound
    return BenchOffsets.all(mode, frames: frames, largest: largest).map { offset in
      let step = abs(offset - scroll.contentOffset.y)
      scroll.contentOffset = Point(x: 0, y: offset)
      return (step, window.frame(at: 0))
    }
  }

  @Test func `a fling paints what comes into view, moves the rest, and presents the window once`() {
    for (step, cost) in Self.costs(.fling, rows: 1_000_000) where step > 0 {
      let painted = min(Int(step), 800)
      #expect(cost.pixelsMoved == 1280 * (800 - painted))
      // Letters cover a quarter of a row, no more; a strip cuts through two rows of them.
      #expect(cost.pixelsWritten <= 1280 * painted * 5 / 4 + 2 * 1280 * 24 + Self.dot)
      #expect(cost.pixelsPresented == Self.pixels)
    }
  }

  @Test func `a scrub through a billion rows costs what it does through a million`() {
    func written(_ rows: Int) -> Int {
      Self.costs(.scrub, rows: rows).reduce(0) { $0 + $1.cost.pixelsWritten }
    }
    let million = Double(written(1_000_000))
    #expect(abs(Double(written(1_000_000_000)) / million - 1) < 0.05)
  }

  @Test func `rows of individual heights cost what equal ones do`() {
    func written(_ table: TableContent) -> Int {
      let size = Size(width: 400, height: 600)
      let view = ScrollView(frame: Rect(origin: .zero, size: size))
      let typesetter = BitmapTypesetter()
      var rows = 0
      table.drawRow = { row, rect, list in
        rows += 1
        list.fill(rect, row.isMultiple(of: 2) ? .white : .black)
        let line = typesetter.line("Row \(row)", font: Font(size: 14), scale: 1)
        list.drawText(line, at: Point(x: 8, y: rect.minY + 16), Color(rgb: 0x808080))
      }
      view.content = table
      var picture = PixelBuffer(size: PixelSize(size, scale: 1))
      var renderer = FrameRenderer()
      var written = 0
      for offset in BenchOffsets.all(.fling, frames: 150, largest: 1e7) {
        view.contentOffset = Point(x: 0, y: offset)
        let size = picture.size
        picture.withMutableSpan { span in
          _ = renderer.render(size: size, scale: 1, stride: 400, into: &span, draw: view.draw)
        }
        written += renderer.statistics.pixelsWritten
      }
      #expect(rows < 150 * (600 / 24 + 2))
      return written
    }
    let equal = written(TableContent(numberOfRows: 1_000_000, rowHeight: 24))
    let heights = (0..<1_000_000).map { Double(20 + $0 % 9) }
    let individual = written(TableContent(rowHeights: heights))
    #expect(abs(Double(individual) / Double(equal) - 1) < 0.1)
  }

  private static let shellSize = Size(width: 480, height: 720)

  private static func shell() -> Shell {
    Shell(
      .table,
      HeadlessRun.resources(size: shellSize),
      showsBar: true,
      reducesMotion: false
    ) { _, resources in TableScene(resources, rows: 1000, style: .table, hasStepper: true) }
  }

  @Test func `in the whole window a dot that fades costs its rectangle`() {
    let window = Window(Self.shell(), Self.shellSize)
    #expect(window.frame(at: 0).pixelsPresented == 480 * 720)
    var fading = 0
    for number in 1...90 {
      let cost = window.frame(at: Double(number) / 60)
      #expect(cost.pixelsMoved == 0)
      #expect(cost.pixelsPresented <= 31 * 31)
      #expect(cost.pixelsWritten <= Self.dot)
      if cost.pixelsPresented > 0 { fading += 1 }
    }
    // Half a second of fade, each frame of which is a step of its own.
    #expect(fading >= 25 && fading <= 32)
    #expect(window.demand == .none)
    let rest = window.frame(at: 2)
    #expect(rest.pixelsPresented == 0 && rest.pixelsWritten == 0)
  }

  @Test func `the mouse over a tab costs the tab`() {
    let window = Window(Self.shell(), Self.shellSize)
    for number in 0...180 { _ = window.frame(at: Double(number) / 60) }
    for place in [Point(x: 90, y: 705), Point(x: 200, y: 300)] {
      window.move(to: place)
      let cost = window.frame(at: 3)
      #expect(cost.pixelsPresented > 0)
      #expect(cost.pixelsPresented <= 120 * Int(TabBar.height))
      #expect(cost.pixelsWritten <= 4 * 120 * Int(TabBar.height))
      #expect(cost.pixelsMoved == 0)
    }
    window.move(to: Point(x: 200, y: 310))
    #expect(window.frame(at: 3).pixelsPresented == 0)
  }
}
