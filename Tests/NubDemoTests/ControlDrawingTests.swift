import ScrollDrawing
import ScrollGeometry
import ScrollUI
import Testing

@testable import NubDemo

@Suite struct ControlDrawingTests {
  private let typesetter = BitmapTypesetter()

  @Test(arguments: [0, 5, 20, 40, 63.5, 80, 1000])
  func `text is never wider than its room`(room: Double) {
    for scale in [1.0, 1.5, 2] {
      let line = typesetter.line(
        "Some words that take room",
        font: ControlLook.font,
        scale: scale,
        fitting: room
      )
      #expect(line.width <= room)
    }
  }

  @Test func `text that fits is left as it is, and other text ends with an ellipsis`() {
    func glyphs(_ text: String, _ room: Double) -> [PlacedGlyph] {
      typesetter.line(text, font: ControlLook.font, scale: 1, fitting: room).glyphs
    }
    #expect(glyphs("abcdef", 1000) == glyphs("abcdef", 1000))
    let room = typesetter.line("abc...", font: ControlLook.font, scale: 1).width
    #expect(glyphs("abcdefgh", room) == glyphs("abc...", 1000))
    #expect(glyphs("ab defgh", room) == glyphs("ab...", 1000))
  }

  @Test(arguments: [1.0, 1.25, 1.5, 2, 3])
  func `straight edges lie on whole pixels at any scale`(scale: Double) {
    let list = DisplayList(scale: scale)
    let rect = list.snapped(Rect(x: 10.3, y: 7.7, width: 100.1, height: 28))
    for edge in [rect.minX, rect.minY, rect.maxX, rect.maxY] {
      #expect(abs((edge * scale).rounded() - edge * scale) < 1e-9)
    }
    #expect((list.thinLine * scale).rounded() == list.thinLine * scale)
    #expect(list.thinLine * scale >= 1)
  }

  @Test(arguments: [1.0, 1.5, 2])
  func `the marks of a stepper are the same from both sides`(scale: Double) {
    let size = PixelSize(width: Int(30 * scale), height: Int(28 * scale))
    var list = DisplayList(size: size, scale: scale)
    list.fill(Rect(x: 0, y: 0, width: 30, height: 28), .white)
    list.sign(isPlus: true, in: Rect(x: 0, y: 0, width: 30, height: 28), .black)
    let picture = PixelBuffer(drawing: list)
    var columns: [Int] = Array(repeating: 0, count: size.width)
    var rows: [Int] = Array(repeating: 0, count: size.height)
    for y in 0..<size.height {
      for x in 0..<size.width where picture[x, y] == 0 {
        columns[x] += 1
        rows[y] += 1
      }
    }
    let across = columns.filter { $0 > 0 }
    let down = rows.filter { $0 > 0 }
    #expect(!across.isEmpty)
    #expect(across == across.reversed())
    #expect(down == down.reversed())
    #expect(across == down)
  }

  @Test(arguments: [80.0, 200, 480, 720])
  func `tabs stay inside their bar and beside each other`(width: Double) {
    let look = ControlLook(.light, typesetter, scale: 1)
    let bar = TabBar(["Table", "Picture", "Playground"], selection: 0, look: look) { _ in }
    bar.frame = Rect(x: 0, y: 0, width: width, height: TabBar.height)
    let parts = bar.parts
    #expect(parts.count == 3)
    for (left, right) in zip(parts, parts.dropFirst()) { #expect(left.maxX == right.minX) }
    #expect((parts.last?.maxX ?? 0) <= width + 1e-9)
  }

  @Test func `tabs without room for their titles share it as their numbers do`() {
    let look = ControlLook(.light, typesetter, scale: 1)
    let bar = TabBar(["Table", "Picture", "Playground"], selection: 0, look: look) { _ in }
    bar.frame = Rect(x: 0, y: 0, width: 90, height: TabBar.height)
    #expect(Set(bar.parts.map(\.width)).count == 1)
    bar.frame.size.width = 480
    #expect(Set(bar.parts.map(\.width)).count == 3)
  }

  @Test(arguments: [10.0, 100, 300])
  func `segments fill their control`(width: Double) {
    let look = ControlLook(.light, typesetter, scale: 1)
    let choice = SegmentedControl(["a", "longer", "b"], selection: 0, look: look) { _ in }
    choice.frame = Rect(x: 0, y: 0, width: width, height: 28)
    #expect(abs((choice.parts.last?.maxX ?? 0) - width) < 1e-9)
  }
}
