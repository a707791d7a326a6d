// The scenes in a real window, as a hand uses them.

import TestSupport
import Testing

extension EndToEnd {
  @Suite struct SceneTests {
    @Test func `the stepper changes the number of rows`() throws {
      let window = try NubWindow(["--scene", "table", "--rows", "50"])
      let frame = try window.waitForQuiet()
      #expect(frame.content[1] == 50 * 44)
      // The strip with the stepper lies right below what is scrolled; its plus is at the right.
      let y = Int(frame.viewport[1]) + 22
      try window.perform(.move(x: 375, y: y), .press(1), .release(1))
      try window.waitForFrame("more rows") { $0.content[1] == 60 * 44 }
    }

    @Test func `a key lays the collection down, and the dot goes to the lower edge`() throws {
      let window = try NubWindow(["--scene", "collection"])
      try window.waitForQuiet()
      try window.perform(.key("h"))
      try window.waitForFrame("cells across") {
        $0.content[0] > 2 * $0.viewport[0] && $0.content[1] == $0.viewport[1]
      }
    }

    @Test func `the knob below the cards drags them`() throws {
      let window = try NubWindow(["--scene", "cards"])
      let frame = try window.waitForQuiet()
      #expect(frame.viewport == [400, 233])
      try window.perform(.move(x: 30, y: 285), .press(1), .move(x: 120, y: 285), .release(1))
      try window.waitForFrame("cards further on") { $0.offset[0] > 100 }
    }
  }
}
