// What the shell shows: where the focus is, what the mouse is over, the icon.

import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber
import Testing
@testable import NubDemo

extension ShellTests {
  // MARK: Focus

  @Test func `the scrubber takes the focus and is moved by keys`() {
    key("Tab")
    key("Tab")
    let range = shell.stage.scroll.contentOffsetRange(along: .vertical)
    key("PageDown")
    #expect(abs(shell.stage.scroll.contentOffset.y - range.upperBound / 10) <= 0.5)
    key("Down")
    #expect(abs(shell.stage.scroll.contentOffset.y - range.upperBound * 0.11) <= 1)
    key("End")
    #expect(shell.stage.scroll.contentOffset.y == range.upperBound)
    key("Home")
    #expect(shell.stage.scroll.contentOffset.y == 0)
  }

  @Test func `a focused scrubber has a ring that follows it, and loses it with a press`() {
    let overlays = shell.stage.scroll.overlays.count
    key("Tab")
    key("Tab")
    #expect(shell.stage.scroll.overlays.count == overlays + 1)
    key("End")
    _ = session.advance(to: time(0.1))
    let dot = shell.stage.scrubber.scrubberView.frame
    #expect(shell.stage.scroll.overlays.last?.frame.center == dot.center)
    press(Point(x: 100, y: 300))
    #expect(shell.stage.scroll.overlays.count == overlays)
  }

  @Test func `the focus goes round: bar, scrubber, nobody, and back`() {
    let overlays = shell.stage.scroll.overlays.count
    key("Tab")
    key("Right")
    #expect(shell.name == Shell.tabs[1])
    key("Left")
    key("Tab", .shift)
    key("Tab", .shift)
    #expect(shell.stage.scroll.overlays.count == overlays + 1)
  }

  // MARK: Drawing

  @Test func `the hand shows over tabs and the scrubber`() {
    move(Point(x: 90, y: 705))
    _ = session.advance(to: time(0.1))
    #expect(window.isHand)
    move(Point(x: 100, y: 300))
    _ = session.advance(to: time(0.2))
    #expect(!window.isHand)
    move(shell.stage.scrubber.scrubberView.frame.center)
    _ = session.advance(to: time(0.3))
    #expect(window.isHand)
    session.handle(.input(.leave(time: time(0.4))))
    _ = session.advance(to: time(0.4))
    #expect(!window.isHand)
  }

  @Test func `over the sheet of keys, where a press only closes it, the mouse is no hand`() {
    key("F1")
    move(shell.stage.scrubber.scrubberView.frame.center)
    _ = session.advance(to: time(0.1))
    #expect(!window.isHand)
    key("F1")
    _ = session.advance(to: time(0.2))
    #expect(window.isHand)
  }

  @Test func `the icon shows a red dot on a plate whose corners can be seen through`() {
    let pixels = WindowIcon.pixels()
    let side = WindowIcon.side
    #expect(pixels.count == side * side)
    for corner in [0, side - 1, side * (side - 1), side * side - 1] {
      #expect(pixels[corner] >> 24 == 0)
    }
    #expect(pixels.contains(0xFFFF_0000))
  }

  @Test func `hovering a tab repaints the tab only`() {
    var renderer = FrameRenderer()
    let size = PixelSize(width: 480, height: 720)
    var picture = PixelBuffer(size: size)
    func render() -> [PixelRect] {
      picture.withMutableSpan {
        renderer.render(size: size, scale: 1, stride: 480, into: &$0, draw: session.draw)
      }
    }
    _ = render()
    move(Point(x: 90, y: 705))
    let changed = render()
    #expect(!changed.isEmpty)
    for rect in changed {
      #expect(rect.y >= 720 - Int(TabBar.height))
      #expect(rect.width < 120)
    }
  }
}
