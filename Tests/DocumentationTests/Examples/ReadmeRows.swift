// From the README.

import ScrollDrawing
import ScrollGeometry
import ScrollUI
import Scrubber
import SDLBackend

@MainActor func showRows() throws {
  let rows = TableContent(numberOfRows: 1_000_000, rowHeight: 44)
  rows.drawRow = { row, rect, list in
    list.fill(rect, row.isMultiple(of: 2) ? .white : Color(rgb: 0xF2F4F8))
  }
  let scrollView = ScrollView(frame: .zero)
  scrollView.content = rows

  let scrubber = ScrollViewScrubberController()
  scrubber.horizontalAlignment = .end
  scrubber.scrollView = scrollView

  let window = try SDLPlatform(title: "Rows", size: Size(width: 480, height: 720))
  FrameLoop(platform: window, client: WindowClient(scrollView)).run()
}
