// Content that is drawn part by part as it comes into view looks as if it had been drawn at once.

import ScrollDrawing
import ScrollGeometry
import ScrollUI
import Testing

@Suite struct PartialDrawingTests {
  private let size = PixelSize(width: 100, height: 100)

  /// Scrolls in small steps and compares each frame with one that is drawn from nothing.
  private func expectSteadyPicture(_ content: some ScrollContent) {
    let view = ScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    view.content = content
    var renderer = FrameRenderer()
    var pixels = PixelBuffer(size: size)
    for step in [0, 3, 7, 12, 19, 32, 28, 9, 40, 1] {
      view.contentOffset.y = Double(step)
      render(view, with: &renderer, into: &pixels)
      var other = FrameRenderer()
      var whole = PixelBuffer(size: size)
      render(view, with: &other, into: &whole)
      #expect(pixels == whole, "at \(step)")
    }
  }

  private func render(
    _ view: ScrollView,
    with renderer: inout FrameRenderer,
    into pixels: inout PixelBuffer
  ) {
    let size = size
    pixels.withMutableSpan { span in
      _ = renderer.render(
        size: size,
        scale: 1,
        stride: size.width,
        into: &span,
        draw: view.draw
      )
    }
  }

  /// A rectangle five points larger on all sides, in a colour that goes with a number.
  private func tooLarge(_ rect: Rect, _ number: Int, into list: inout DisplayList) {
    let around = EdgeInsets(top: -5, left: -5, bottom: -5, right: -5)
    list.fill(rect.inset(by: around), Color(rgb: UInt32(number * 0x352B1D) & 0xFFFFFF))
  }

  @Test(arguments: [20, 9.2, 7.3, 12.5])
  func `what a row draws over its edges is there or not, depending on the way it came`(
    height: Double
  ) {
    let table = TableContent(numberOfRows: 100, rowHeight: height)
    table.drawRow = { row, rect, list in tooLarge(rect, row, into: &list) }
    expectSteadyPicture(table)
  }

  @Test(arguments: [15, 9.2, 7.3, 12.5])
  func `what an item draws over its edges is there or not, depending on the way it came`(
    height: Double
  ) {
    var section = CollectionSection(numberOfItems: 100)
    section.itemSize = Size(width: 25, height: height)
    section.headerLength = 13
    let collection = CollectionContent(sections: [section, section])
    collection.drawItem = { path, rect, list in tooLarge(rect, path.item, into: &list) }
    collection.drawHeader = { number, rect, list in tooLarge(rect, number + 50, into: &list) }
    expectSteadyPicture(collection)
  }
}
