// The red dot in a real window: where it is, how bright it is, and what a hand can do with it.

import TestSupport
import Testing

extension EndToEnd {
  @Suite struct DotTests {
    /// The centre of the dot at the start of the content.
    private static let start = (x: 375, y: 25)

    @Test(arguments: ["plain", "table"])
    func `the dot stays under the pointer that drags it`(scene: String) throws {
      let window = try NubWindow(["--scene", scene] + NubWindow.slowFade)
      try window.waitForQuiet()
      try window.perform(.move(x: Self.start.x, y: Self.start.y), .press(1))
      let held = try window.waitForFrame("a held dot") { $0.dot.highlighted && $0.dot.selected }
      #expect(held.y == 0, "a press alone moves nothing")
      try window.perform(.move(x: 370, y: 200), .move(x: 375, y: 300))
      let dragged = try window.waitForFrame("the offset that belongs to the pointer") {
        abs($0.y - held.expectedY(forCentreY: 300)) < 1e-6
      }
      #expect(dragged.dot.scrubbing && !dragged.dragging)
      try window.waitForDot(centre: (375, 300), alpha: 1)
      try window.waitForDot(of: dragged, alpha: 1)

      try window.perform(.move(x: 375, y: 100), .release(1))
      let released = try window.waitForFrame("a free dot") { !$0.dot.scrubbing }
      #expect(!released.dot.highlighted)
      try window.waitForDot(centre: (375, 100), alpha: 1)
      let quiet = try window.waitForQuiet()
      #expect(abs(quiet.y - held.expectedY(forCentreY: 100)) <= 0.5)
      try window.waitForDot(of: quiet, alpha: 0.3)
    }

    @Test func `a dot that is held longer than its delay does not fade`() throws {
      let window = try NubWindow(["--scene", "plain"])
      try window.waitForQuiet()
      try window.perform(.move(x: Self.start.x, y: Self.start.y), .press(1), .move(x: 375, y: 90))
      try window.waitForFrame("a drag") { $0.dot.scrubbing }
      // Longer than the delay of 0.75 s and the fade of 0.5 s.
      try window.perform(.hold(1.5), .move(x: 375, y: 91))
      try window.waitForDot(centre: (375, 91), alpha: 1)
      let frames = try window.frames()
      #expect(frames.drop { !$0.dot.scrubbing }.allSatisfy { $0.dot.alpha == 1 })
    }

    @Test func `a drag of the dot goes on outside of the window and ends there`() throws {
      let window = try NubWindow(["--scene", "plain"])
      try window.waitForQuiet()
      try window.perform(.move(x: Self.start.x, y: Self.start.y), .press(1), .move(x: 375, y: 60))
      try window.waitForFrame("a drag") { $0.dot.scrubbing }
      try window.perform(.move(x: 450, y: 160), .move(x: -90, y: 300))
      let beside = try window.waitForFrame("the offset that belongs to the pointer") {
        abs($0.y - $0.expectedY(forCentreY: 300)) < 1e-6
      }
      try window.waitForDot(of: beside, alpha: 1)
      try window.perform(.move(x: 200, y: 700))
      let below = try window.waitForFrame("the end") { $0.y == $0.largestY }
      try window.waitForDot(of: below, alpha: 1)
      try window.perform(.move(x: 450, y: 190))
      let back = try window.waitForFrame("the way back") {
        abs($0.y - $0.expectedY(forCentreY: 190)) < 1e-6
      }
      try window.perform(.release(1))
      try window.waitForFrame("a free dot") { !$0.dot.scrubbing && !$0.dot.highlighted }
      try window.perform(.move(x: 375, y: 400), .move(x: 200, y: 200))
      let quiet = try window.waitForQuiet()
      #expect(abs(quiet.y - back.y) <= 0.5, "nothing follows the pointer any more")
    }

    @Test func `a drag of the content goes on outside of the window and ends there`() throws {
      let window = try NubWindow(["--scene", "plain"])
      try window.waitForQuiet()
      let (x, y) = NubWindow.ground
      try window.perform(.move(x: x, y: y), .press(1), .move(x: x, y: y - 50), .hold(0.02))
      let inside = try window.waitForFrame("a drag") { $0.dragging }
      try window.perform(.move(x: -40, y: -100))
      let outside = try window.waitForFrame("a drag beyond the edge") { $0.y > inside.y + 300 }
      try window.perform(.hold(0.15), .release(1), .move(x: x, y: y))
      let quiet = try window.waitForQuiet()
      #expect(!quiet.tracking && abs(quiet.y - outside.y) <= 0.5)
    }

    @Test func `a dot that is held stays under the pointer while the window is resized`() throws {
      let window = try NubWindow(["--scene", "plain"])
      try window.waitForQuiet()
      try window.perform(.move(x: Self.start.x, y: Self.start.y), .press(1), .move(x: 375, y: 300))
      let held = try window.waitForFrame("a drag") {
        abs($0.y - $0.expectedY(forCentreY: 300)) < 1e-6
      }
      try window.resize(width: 400, height: 400)
      let smaller = try window.waitForFrame("a smaller window") { $0.viewport == [400, 400] }
      #expect(smaller.y == held.y, "a resize under the hand moves no content")
      #expect(smaller.dot.scrubbing)
      try window.waitForDot(centre: (375, 300), alpha: 1)
      try window.perform(.move(x: 375, y: 200))
      let moved = try window.waitForFrame("a drag that goes on") { $0.y < held.y }
      #expect(moved.dot.scrubbing)
      try window.waitForDot(centre: (375, 200), alpha: 1)
      try window.perform(.move(x: 375, y: 500))
      try window.waitForFrame("the end, although the hand holds another place than it took") {
        $0.y == $0.largestY
      }
      try window.waitForDot(centre: (375, 375), alpha: 1)
      try window.perform(.release(1))
    }

    @Test func `a second button leaves the dot in the hand of the first`() throws {
      let window = try NubWindow(["--scene", "plain"])
      try window.waitForQuiet()
      try window.perform(.move(x: Self.start.x, y: Self.start.y), .press(1), .move(x: 375, y: 300))
      try window.perform(.press(3), .move(x: 375, y: 400), .release(3))
      try window.waitForFrame("a drag that goes on") {
        abs($0.y - $0.expectedY(forCentreY: 400)) < 1e-6 && $0.dot.scrubbing
      }
      try window.perform(.release(1))
      try window.waitForFrame("a free dot") { !$0.dot.scrubbing && !$0.dot.highlighted }
    }

    @Test(arguments: ["dot", "content"])
    func `losing the keyboard in the middle of a drag ends it`(what: String) throws {
      let window = try NubWindow(["--scene", "plain"])
      try window.waitForQuiet()
      let (x, y) = what == "dot" ? Self.start : (120, 100)
      try window.perform(.move(x: x, y: y), .press(1), .move(x: x, y: y + 60), .hold(0.02))
      try window.perform(.move(x: x, y: y + 120))
      try window.waitForFrame("a drag") { $0.dot.scrubbing || $0.dragging }
      let other = try window.loseFocus()
      let ended = try window.waitForFrame("the end of the drag") {
        !$0.dot.scrubbing && !$0.dragging && !$0.tracking && !$0.dot.highlighted
      }
      // The release is never delivered; moving on must not be taken for a drag either.
      try window.perform(.release(1), .move(x: x, y: y + 200), .move(x: x, y: y + 300))
      let quiet = try window.waitForQuiet()
      #expect(quiet.y <= max(ended.y, 0) + 0.5)
      #expect(other.status == nil)
      try window.perform(.move(x: x, y: y), .wheel(-2))
      try window.waitForFrame("a wheel that works as before") { $0.y > quiet.y }
    }

    @Test(arguments: [
      ("begin", "begin", 25.0, 25.0), ("middle", "middle", 200, 300), ("end", "end", 375, 575),
      ("begin", "nearestEdge", 25, 25), ("end", "nearestEdge", 375, 575),
    ])
    func `a resized window aligns its dot anew`(
      first: String,
      alignment: String,
      upright: Double,
      lying: Double
    ) throws {
      let folder = try TemporaryFolder()
      let set = "\"do\":\"set\",\"key\":\"scrubber.horizontalAlignment\""
      folder.write("{\"at\":0,\(set),\"value\":\"\(alignment)\"}", to: "script")
      let window = try NubWindow([
        "--scene", "plain", "--set", "scrubber.horizontalAlignment=\(first)", "--script",
        folder.file("script"),
      ])
      let start = try window.waitForQuiet()
      try window.waitForDot(centre: (upright, start.expectedCentreY), alpha: 0.3)
      let x = Int(upright)
      try window.perform(.move(x: x, y: 25), .press(1), .move(x: x, y: 300), .release(1))
      try window.waitForFrame("a free dot in the middle") { $0.y > 0 && !$0.dot.scrubbing }
      try window.waitForQuiet()

      try window.resize(width: 600, height: 400)
      try window.waitForFrame("the window lies") { $0.viewport == [600, 400] }
      let turned = try window.waitForQuiet()
      try window.waitForDot(centre: (lying, turned.expectedCentreY), alpha: 0.3)

      try window.resize(width: 400, height: 600)
      try window.waitForFrame("the window stands") { $0.viewport == [400, 600] }
      let back = try window.waitForQuiet()
      try window.waitForDot(centre: (upright, back.expectedCentreY), alpha: 0.3)
      let calls = Set(try window.frames().flatMap(\.callbacks))
      #expect(calls == ["didScroll"], "a resize is no drag and no fling")
    }
  }
}
