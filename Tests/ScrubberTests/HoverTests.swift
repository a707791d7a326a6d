// The mouse over the dot: where it could take hold of it, the dot says so.

import ScrollDrawing
import ScrollGeometry
import ScrollUI
import Scrubber
import TestSupport
import Testing

@Suite struct HoverTests {
  let rig = Rig()

  @Test func `hover lights the dot up where a press does not start a drag`() {
    for x in stride(from: 345.0, through: 400, by: 3) {
      for y in stride(from: 0.0, through: 60, by: 3) {
        let point = Point(x: x, y: y)
        rig.move(to: point)
        let isHovered = rig.scrubber.isHovered
        rig.press(at: point)
        #expect(rig.scrubber.isScrubbing == isHovered, "at \(point)")
        rig.release(at: point)
      }
    }
  }

  @Test func `the dot brightens under the mouse and fades when the mouse has left the window`() {
    rig.wait(3)
    #expect(rig.dot.alpha == 0.3)
    rig.move(to: rig.center)
    #expect(rig.dot.alpha == 1)
    rig.pass(0.5)
    rig.leave()
    #expect(!rig.scrubber.isHovered)
    rig.wait(0.7)
    #expect(rig.dot.alpha == 1)
    rig.wait(0.6)
    #expect(rig.dot.alpha == 0.3)
  }

  @Test func `the dot forgets the mouse that drags it, once it is far away`() {
    rig.press(at: rig.center)
    rig.move(to: Point(x: 20, y: 300))
    #expect(rig.scrubber.isHovered)
    rig.release(at: Point(x: 20, y: 300))
    #expect(!rig.scrubber.isHovered)
  }

  @Test func `a dot that scrolls away from under the mouse stays lit`() {
    rig.move(to: rig.center)
    rig.offset = 30_000
    #expect(!rig.scrubber.isHovered)
  }

  @Test func `a hidden or exchanged dot stays lit`() {
    let first = DotScrubberView()
    first.frame.origin = rig.dot.frame.origin
    rig.scrubber.scrubberView = first
    rig.move(to: rig.center)
    #expect(first.isHovered)
    rig.scrubber.scrubberView = DotScrubberView()
    #expect(!first.isHovered)
    rig.view.contentSize.height = 700
    #expect(!rig.scrubber.isHovered)
  }

  @Test func `a still mouse over the dot keeps it bright for ever`() {
    rig.move(to: rig.center)
    rig.wait(1.3)
    #expect(rig.scrubber.isHovered)
    #expect(rig.dot.alpha == 0.3)
  }

  @Test(arguments: [0x000000, 0x202020, 0x808080, 0xB0B0B0, 0xFF0000, 0x00FF00, 0xFFFFFF])
  func `the dot is invisible on content of its own colour`(ground: UInt32) {
    // A faded red dot on the purest red has little to set it off but its rim.
    for (alpha, wanted) in [(1.0, 3.0), (0.3, ground == 0xFF0000 ? 1.2 : 1.5)] {
      let dot = DotScrubberView()
      dot.frame.origin = Point(x: 10, y: 10)
      var list = DisplayList(size: PixelSize(width: 50, height: 50), scale: 2)
      list.fill(Rect(x: 0, y: 0, width: 25, height: 25), Color(rgb: ground))
      list.overlay(ObjectIdentifier(dot), in: Rect(x: 0, y: 0, width: 25, height: 25), alpha: alpha)
      {
        dot.frame = Rect(x: 2, y: 2, width: 21, height: 21)
        $0.withOrigin(dot.frame.origin) { dot.draw(into: &$0) }
      }
      let picture = PixelBuffer(drawing: list)
      let row = (0..<50).map { picture[$0, 25] & 0xFFFFFF }
      let best = zip(row, row.dropFirst(2)).map { contrast($0, $1) }.max() ?? 0
      #expect(best >= wanted, "alpha \(alpha)")
    }
  }
}
