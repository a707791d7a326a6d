// From the page Add the scrubber to your program.

import SDLBackend
import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber

func makeRows() -> TableContent {
  let letters: any Typesetter = SystemTypesetter() ?? BitmapTypesetter()
  let rows = TableContent(numberOfRows: 1_000_000, rowHeight: 44)
  rows.drawRow = { row, rect, list in
    list.fill(rect, row.isMultiple(of: 2) ? .white : Color(rgb: 0xF2F4F8))
    let line = letters.line("Row \(row)", font: Font(size: 15), scale: list.scale)
    list.drawText(line, at: Point(x: 16, y: rect.minY + 28), .black)
  }
  return rows
}

final class RowsWindow {
  let scrollView = ScrollView(frame: .zero)
  let scrubber = ScrollViewScrubberController()

  init() {
    scrollView.content = makeRows()
    scrubber.horizontalAlignment = .end
    scrubber.scrollView = scrollView
  }

  @MainActor func show() throws {
    let window = try SDLPlatform(title: "Rows", size: Size(width: 480, height: 720))
    FrameLoop(platform: window, client: WindowClient(scrollView)).run()
  }
}

func scrubBothWays(_ scrubber: ScrollViewScrubberController) {
  scrubber.horizontalScrubbing = true
  scrubber.horizontalAlignment = .nearestEdge
  scrubber.verticalAlignment = .nearestEdge
  scrubber.edgeInsets = EdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
  scrubber.minimumVerticalScrollFactor = 5
}

final class Captions: ScrollViewDelegate {
  let scrubber = ScrollViewScrubberController()
  private(set) var caption = ""

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    caption = "at \(Int(scrollView.contentOffset.y))"
    scrubber.scrollViewDidScroll(scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    scrubber.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    scrubber.scrollViewDidEndDecelerating(scrollView)
  }
}

func picture(of scrollView: ScrollView, at seconds: Double) -> PixelBuffer {
  scrollView.advance(to: Timestamp(seconds: seconds))
  let (width, height) = (Int(scrollView.frame.width), Int(scrollView.frame.height))
  var list = DisplayList(size: PixelSize(width: width, height: height))
  scrollView.draw(into: &list)
  return PixelBuffer(drawing: list)
}
