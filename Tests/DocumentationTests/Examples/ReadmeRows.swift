// From the README.

import ScrollDrawing
import ScrollGeometry
import ScrollUI
import Scrubber
import SDLBackend

/// A window with a million rows and the dot.
@MainActor final class MillionRows {
  let scrollView = ScrollView(frame: .zero)
  let scrubber = ScrollViewScrubberController()

  init() {
    let rows = TableContent(numberOfRows: 1_000_000, rowHeight: 44)
    rows.drawRow = { row, rect, list in
      list.fill(rect, row.isMultiple(of: 2) ? .white : Color(rgb: 0xF2F4F8))
    }
    scrollView.content = rows
    scrubber.horizontalAlignment = .end
    scrubber.scrollView = scrollView
  }

  func run() throws {
    let window = try SDLPlatform(title: "Rows", size: Size(width: 480, height: 720))
    FrameLoop(platform: window, client: WindowClient(scrollView)).run()
  }
}
