// What each scene is there for, once, in a real window. Text files and pictures of one's own have
// tests of their own.

import ScrollDrawing
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

    @Test func `a click on the dot that is no drag marks the row below`() throws {
      let window = try NubWindow(["--scene", "table"])
      try window.waitForQuiet()
      let row = try window.picture()[200, 4]
      let next = try window.picture()[200, 60]
      try window.perform(.move(x: 375, y: 25), .press(1), .release(1))
      try waitUntil("another colour of the row") { try window.picture()[200, 4] != row }
      #expect(try window.picture()[200, 60] == next, "the row after it is as before")
      try window.perform(.press(1), .release(1))
      try waitUntil("the old colour") { try window.picture()[200, 4] == row }
      #expect(try window.frames().allSatisfy { $0.y == 0 })
    }

    @Test func `one dot moves a zoomed picture along both axes`() throws {
      let window = try NubWindow(["--scene", "picture"] + NubWindow.slowFade)
      let whole = try window.waitForFrame("a picture") { $0.content[0] > 0 }
      #expect(whole.dot.hidden)
      try window.perform(.key("0"))
      let near = try window.waitForFrame("the picture in its own size, with its dot") {
        !$0.dot.hidden && $0.isAtRest && !$0.zooming && $0.zoom == 1
      }
      let (x, y) = (Int(near.dot.x + 15), Int(near.dot.y + 15))
      try window.perform(.move(x: x, y: y), .press(1), .move(x: x - 60, y: y + 90), .release(1))
      try window.waitForFrame("a place further left and down") {
        $0.offset[0] < near.offset[0] - 50 && $0.y > near.y + 50 && !$0.dot.scrubbing
      }
    }

    @Test func `the collection flows the other way, and its dot goes after five seconds`() throws {
      let window = try NubWindow(["--scene", "collection"])
      let upright = try window.waitForFrame("a collection") { $0.content[1] > 1000 }
      try window.perform(.key("h"))
      let lying = try window.waitForFrame("the other direction") {
        $0.content[0] > 1000 && $0.content[1] < upright.content[1] && $0.dot.alpha == 1
      }
      let gone = try window.waitForFrame("no dot") { $0.dot.alpha == 0 }
      #expect(gone.t - lying.t >= 5)
      // What cannot be seen cannot be held: the hand drags the content instead.
      let (x, y) = (Int(gone.dot.x + 15), Int(gone.dot.y + 15))
      try window.perform(.move(x: x + 20, y: y), .press(1), .move(x: x, y: y), .hold(0.02))
      try window.perform(.move(x: x - 10, y: y), .hold(0.2), .release(1))
      try window.waitForFrame("other content") { $0.offset[0] > 0 }
      #expect(try window.frames().allSatisfy { !$0.dot.scrubbing })
    }

    @Test func `a knob that is dragged half its way moves the cards by half of theirs`() throws {
      let window = try NubWindow(["--scene", "cards"])
      let start = try window.waitForFrame("cards") { $0.content[0] > 1000 }
      let track = 400.0 - 2 * 15 - 40
      try window.perform(.move(x: 35, y: 285), .press(1), .move(x: 35 + Int(track / 2), y: 300))
      let half = (start.content[0] - 400) / 2
      try window.waitForFrame("the middle") { abs($0.offset[0] - half) < 1 }
      try window.perform(.release(1))
    }

    @Test func `the keyboard alone reaches a button of the playground's inspector`() throws {
      let window = try NubWindow(["--scene", "playground"])
      let start = try window.waitForFrame("a playground") { $0.content[1] > 1000 }
      #expect(start.y == 0)
      // The tabs, the dot, two choices, then the buttons Start, Middle and End.
      try window.perform(Array(repeating: .key("Tab"), count: 7) + [.key("space")])
      try window.waitForFrame("the end") { $0.y == $0.largestY }
    }

    @Test func `keys go to the end of a text and to the next`() throws {
      let folder = try TemporaryFolder()
      folder.write(String(repeating: "one\n", count: 500), to: "a.txt")
      folder.write(String(repeating: "two\n", count: 900), to: "b.txt")
      let window = try NubWindow([folder.file("a.txt"), folder.file("b.txt")])
      let first = try window.waitForFrame("a text") { $0.content[1] > 5000 }
      try window.perform(.key("End"))
      try window.waitForFrame("its end") { $0.y == $0.largestY }
      try window.perform(.key("ctrl+Next"))
      try window.waitForFrame("the next text, from its beginning") {
        $0.content[1] > first.content[1] && $0.y == 0
      }
    }

    @Test(arguments: ["table", "picture", "collection", "cards", "text", "playground"])
    func `no scene needs a font or anything but a window`(scene: String) throws {
      let folder = try TemporaryFolder()
      let ended = try Nub.run(
        ["--headless", "--scene", scene, "--duration", "0.2", "--screenshot"]
          + [folder.file("a.png")],
        environment: ["NUB_FONTS": "none"]
      )
      #expect(ended.status == .exited(0), "\(ended.errors)")
      #expect(folder.names == ["a.png"])
    }
  }
}
