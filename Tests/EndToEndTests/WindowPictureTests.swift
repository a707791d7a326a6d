// That what is kept from frame to frame reaches the screen as it should, on both ways to it.

import ScrollDrawing
import TestSupport
import Testing

extension EndToEnd {
  @Suite struct WindowPictureTests {
    @Test(arguments: [true, false], ["table", "collection"])
    func `a window that was scrolled differs from a full redraw`(
      sharesMemory: Bool,
      scene: String
    ) throws {
      let server = try XServer(sharesMemory: sharesMemory)
      let words = ["--scene", scene, "--set", "scrubber.deselectDelay=0"]
      let window = try NubWindow(words, on: server)
      var quiet = try window.waitForQuiet()
      for turns in [-5, 2, -9] {
        let before = quiet.offset
        try window.perform(.wheel(turns))
        quiet = try window.waitForFrame("rest elsewhere") { $0.isQuiet && $0.offset != before }
        let kept = try window.picture()
        // A window of another size has none of the old pixels.
        try window.resize(width: 400, height: 601)
        try window.waitForFrame("the other size") { $0.viewport != quiet.viewport }
        try window.resize(width: 400, height: 600)
        try window.waitForFrame("the old size") { $0.isQuiet && $0.viewport == quiet.viewport }
        #expect(try window.picture() == kept, "\(turns) turns")
      }
    }
  }
}
