// The shell in a real window: its title, its keys and its tabs.

import TestSupport
import Testing

extension EndToEnd {
  @Suite struct ShellTests {
    @Test func `the window's title follows the scene`() throws {
      let window = try NubWindow(["--scene", "table", "--rows", "1000"])
      let hand = try Xdo(window.server)
      _ = try hand.window(of: window.program, title: "1,000 rows - nub")
      try window.perform(.key("5"))
      try window.waitForFrame("the other scene") { $0.content[1] != 44_000 }
      try waitUntil("another title") {
        (try? hand.window(of: window.program, title: "Help - nub")) != nil
      }
    }

    @Test func `R turns the window and back`() throws {
      let window = try NubWindow(["--scene", "table"])
      let standing = try window.waitForQuiet().viewport
      try window.perform(.key("r"))
      try window.waitForFrame("the window lies") { $0.viewport[0] == 600 }
      try window.perform(.key("r"))
      try window.waitForFrame("the window stands") { $0.viewport == standing }
    }

    @Test func `a click on a tab opens its scene`() throws {
      let window = try NubWindow(["--scene", "table", "--rows", "1000"])
      try window.waitForQuiet()
      try window.perform(.move(x: 95, y: 585), .press(1), .release(1))
      try window.waitForFrame("the other scene") { $0.content[1] != 44_000 }
    }
  }
}
