import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Testing

@testable import NubDemo

@Suite struct SceneTests {
  private func text(_ files: (String, String)...) -> TextScene {
    TextScene(
      HeadlessRun.resources(),
      files: files.map {
        TextScene.File(name: $0.0, document: TextDocument(Array($0.1.utf8)))
      }
    )
  }

  @Test(arguments: [0, 1, 50, 1_000_000, 1_000_000_000])
  func `a table is as high as its rows and its end can be reached`(rows: Int) throws {
    let scene = TableScene(HeadlessRun.resources(), rows: rows, style: .table)
    let run = try HeadlessRun(
      scene,
      script: [#"{"at":0.1,"do":"scrollTo","x":0,"y":9e15}"#],
      until: 0.2
    )
    let height = Double(rows) * 44
    #expect(try run.frame(at: 0.2).numbers("content") == [400, height])
    #expect(try run.frame(at: 0.2).numbers("offset") == [0, max(0, height - 600)])
    #expect(run.pixels == run.fullRedraw)
  }

  @Test func `the stepper goes by tens to a hundred, then by powers of ten, and back`() throws {
    let resources = HeadlessRun.resources(size: Size(width: 480, height: 684))
    let scene = TableScene(resources, rows: 50, style: .table, hasStepper: true)
    let now = Timestamp(seconds: 1)
    func press(x: Double) {
      scene.handle(.press(at: Point(x: x, y: 662), time: now))
      scene.handle(.release(at: Point(x: x, y: 662), time: now))
    }
    #expect(scene.stage.scroll.frame.height == 640)
    var counts: [String] = []
    for _ in 0..<9 {
      press(x: 455)
      counts.append(scene.title)
    }
    let expected = ["60", "70", "80", "90", "100", "1,000", "10,000", "100,000", "1,000,000"]
    #expect(counts == expected.map { "\($0) rows - nub" })
    #expect(scene.stage.scroll.contentSize.height == 44e6)
    for _ in 0..<20 { press(x: 290) }
    #expect(scene.title == "0 rows - nub")
  }

  @Test func `a low window has no stepper`() {
    let resources = HeadlessRun.resources(size: Size(width: 160, height: 84))
    let scene = TableScene(resources, rows: 50, style: .table, hasStepper: true)
    #expect(scene.stage.scroll.frame.height == 84)
    #expect(scene.focusStops.isEmpty)
  }

  @Test func `rows are numbered from 1, with their digits in groups`() {
    #expect(
      RowStyle.table.name(999_999) + RowStyle.table.rest(1_000_000)
        == "Cell 1,000,000 of 1,000,000"
    )
    #expect(RowStyle.grouped(0) == "0")
    #expect(RowStyle.grouped(999) == "999")
    #expect(RowStyle.grouped(1_000) == "1,000")
  }

  @Test func `rows of a measurement have the reference's text`() {
    let text = "Row 7 of 10 - the quick brown fox jumps over the lazy dog 0123456789"
    #expect(RowStyle.bench.name(7) + RowStyle.bench.rest(10) == text)
  }

  @Test func `a long line is reached by scrolling sideways`() throws {
    let scene = text(("a.txt", String(repeating: "x", count: 500) + "\nshort"))
    let run = try HeadlessRun(
      scene,
      script: [#"{"at":0.1,"do":"scrollTo","x":100000,"y":0}"#],
      until: 0.2
    )
    let frame = try run.frame(at: 0.2)
    let width = frame.numbers("content")[0]
    #expect(width > 1_000)
    #expect(frame.numbers("offset") == [(width - 400).rounded(), 0])
    #expect(run.pixels == run.fullRedraw)
    let ink = run.pixels.pixels.count { $0 != 0xFFFFFF }
    #expect(ink > 100)
  }

  @Test(arguments: [1.3, 1.5, 2.7], ["x", "\u{FDFD}"])
  func `letters wider than their cells are missing where the text comes into view`(
    zoom: Double,
    letter: String
  ) throws {
    let scene = text(("a.txt", String(repeating: letter + "yz ", count: 200) + "\nshort"))
    let run = try HeadlessRun(
      scene,
      script: [
        #"{"at":0,"do":"set","key":"scroll.maximumZoomScale","value":3}"#,
        #"{"at":0,"do":"set","key":"scroll.zoomScale","value":\#(zoom)}"#,
        #"{"at":0.1,"do":"scrollTo","x":1500,"y":0,"animated":true}"#,
      ],
      until: 1
    )
    #expect(try run.frame(at: 1).numbers("offset") == [1500, 0])
    #expect(run.pixels == run.fullRedraw)
  }

  @Test func `on a display with other pixels a text keeps the width of the one before`() {
    // Letters of the compiled-in font are whole pixels: 6 of 13 asked for at 1, 18 of 26 at 2.
    let scene = text(("a.txt", String(repeating: "x", count: 500)))
    #expect(scene.stage.scroll.contentSize.width == 500 * 6 + 16)
    scene.resize(to: Size(width: 400, height: 600), scale: 2)
    #expect(scene.stage.scroll.contentSize.width == 500 * 9 + 16)
  }

  @Test func `a file gone to while zoomed has its size without the zoom`() {
    let scene = text(("a", "short"), ("b", String(repeating: "x", count: 500)))
    scene.stage.scroll.maximumZoomScale = 3
    scene.stage.scroll.zoomScale = 2
    #expect(scene.take(.pageDown, .ctrl, at: Timestamp(seconds: 1)))
    #expect(scene.stage.scroll.contentSize == Size(width: 2 * (500 * 6 + 16), height: 2 * 18))
  }

  @Test func `an empty file is an empty view`() throws {
    let run = try HeadlessRun(text(("empty", "")), until: 0.1)
    #expect(try run.frame(at: 0.1).numbers("content")[1] == 0)
    #expect(try run.frame(at: 0.1).dotIs("hidden"))
  }

  @Test func `Ctrl and a page key go from file to file and back to the same place`() throws {
    let lines = String(repeating: "line\n", count: 1_000)
    let next = #"{"at":0.2,"do":"key","key":"PageDown","mod":["ctrl"]}"#
    let there = [#"{"at":0.1,"do":"scrollTo","x":0,"y":900}"#, next]
    let run = try HeadlessRun(text(("a", lines), ("b", "only\n")), script: there, until: 0.3)
    #expect(run.title == "b (2 of 2) - nub")
    #expect(try run.frame(at: 0.3).numbers("offset") == [0, 0])
    #expect(run.pixels == run.fullRedraw)
    let back = there + [#"{"at":0.4,"do":"key","key":"PageUp","mod":["ctrl"]}"#]
    let again = try HeadlessRun(text(("a", lines), ("b", "only\n")), script: back, until: 0.5)
    #expect(again.title == "a (1 of 2) - nub")
    #expect(try again.frame(at: 0.5).numbers("offset") == [0, 900])
  }

  @Test func `a frame of a huge text costs what a frame of a small one costs`() throws {
    // A million lines and one of a million characters: decoded whole every frame, they take minutes.
    var bytes = [UInt8](repeating: 0x0A, count: 1_000_000)
    bytes += [UInt8](repeating: 0x61, count: 1_000_000)
    let scene = TextScene(
      HeadlessRun.resources(),
      files: [TextScene.File(name: "huge", document: TextDocument(bytes))]
    )
    let run = try HeadlessRun(
      scene,
      script: [#"{"at":0.1,"do":"scrollTo","x":1e15,"y":1e15}"#],
      until: 1
    )
    #expect(try run.frame(at: 1).numbers("content")[1] == 1_000_001 * 18)
    #expect(run.pixels.pixels.contains { $0 != 0xFFFFFF })
  }
}
