// Scrubbers of somebody else's making: other looks, other blocks, replaced at any moment.

import ScrollDrawing
import ScrollGeometry
import ScrollUI
import Scrubber
import Testing

@Suite struct CustomViewTests {
  @Test func `a plain view is placed, dragged and faded like the dot`() {
    let rig = Rig()
    let plain = PlainView()
    rig.scrubber.scrubberView = plain
    #expect(rig.view.overlays.count == 1 && rig.view.overlays.first === plain)
    rig.offset = 59_400
    #expect(plain.frame == Rect(x: 360, y: 566, width: 24, height: 24))
    rig.pressDot()
    rig.move(to: rig.center.down(-278))
    #expect(rig.offset == 29_700)
    rig.release(at: rig.center)
    rig.waitForRest()
    #expect(plain.alpha == 0.3)
  }

  @Test func `a view that was put somewhere stays there, another takes the old one's place`() {
    let rig = Rig()
    let placed = PlainView()
    placed.frame.origin.x = 200
    rig.scrubber.scrubberView = placed
    #expect(placed.frame.origin == Point(x: 200, y: 10))
    let unplaced = PlainView()
    rig.scrubber.scrubberView = unplaced
    #expect(unplaced.frame.origin == Point(x: 200, y: 10))
  }

  @Test func `a block that fades to nothing hides the view and a scroll brings it back`() {
    let rig = Rig()
    rig.scrubber.deselectScrubberView = { $0.alpha = 0 }
    rig.frame(after: 1)
    #expect(isClose(rig.dot.alpha, 0.5))
    rig.waitForRest()
    #expect(rig.dot.alpha == 0)
    rig.offset = 100
    #expect(rig.dot.alpha == 1)
  }

  @Test func `a block that scrolls when the content grows leaves the dot where it was`() {
    let rig = Rig()
    rig.view.delegate = nil
    rig.waitForRest()
    rig.scrubber.selectScrubberView = { [view = rig.view] dot in
      dot.alpha = 1
      view.contentOffset.y = 30_000
      view.contentInset.bottom = 50
    }
    rig.view.contentSize.height = 90_000
    #expect(rig.offset == 30_000)
    #expect(isClose(rig.top, 10 + 30_000 * 500 / 89_450.0))
  }

  @Test func `a size that a block changes is animated, and the view stays on its track`() {
    let rig = Rig()
    rig.scrubber.selectScrubberView = {
      $0.alpha = 1; $0.frame.size = Size(width: 40, height: 40)
    }
    rig.scrubber.deselectScrubberView = {
      $0.alpha = 0.2
      $0.frame.size = Size(width: 20, height: 20)
    }
    rig.scrubber.horizontalAlignment = .end
    rig.waitForRest()
    rig.offset = 59_400
    #expect(rig.dot.frame == Rect(x: 350, y: 550, width: 40, height: 40))
    rig.frame()
    rig.frame(after: 1)
    #expect(rig.dot.frame == Rect(x: 360, y: 560, width: 30, height: 30))
    #expect(isClose(rig.dot.alpha, 0.6))
    rig.frame(after: 0.25)
    #expect(rig.dot.frame == Rect(x: 370, y: 570, width: 20, height: 20))
    rig.scrubber.flashScrubberView()
    #expect(rig.dot.frame == Rect(x: 350, y: 550, width: 40, height: 40))
  }

  @Test(arguments: [0, 29_700, 59_400] as [Double])
  func `a block that enlarges the held view moves no content`(offset: Double) {
    let rig = Rig()
    rig.scrubber.highlightScrubberView = { $0.frame.size = Size(width: 60, height: 60) }
    rig.scrubber.unhighlightScrubberView = { $0.frame.size = Size(width: 30, height: 30) }
    rig.offset = offset
    let hand = rig.center
    rig.press(at: hand)
    #expect(rig.offset == offset)
    #expect(rig.dot.frame.maxY <= 590 && rig.dot.frame.minY >= 10)
    rig.move(to: hand.down(1))
    #expect(abs(rig.offset - offset) <= 130)
    rig.move(to: hand.down(-1))
    #expect(abs(rig.offset - offset) <= 130)
    rig.release(at: hand)
    #expect(isClose(rig.top, 10 + rig.offset / 108))
  }

  @Test func `a view whose owner resizes it is laid out with the next frame`() {
    let rig = Rig()
    rig.offset = 59_400
    rig.dot.frame.size = Size(width: 50, height: 100)
    rig.frame()
    #expect(rig.dot.frame.maxY == 590)
    rig.dot.frame.origin.y = 33
    rig.frame()
    #expect(rig.dot.frame.maxY == 590)
  }

  @Test func `a replacement at rest shows itself and fades`() {
    let rig = Rig()
    rig.waitForRest()
    let other = PlainView()
    other.alpha = 0.1
    rig.scrubber.scrubberView = other
    #expect(other.alpha == 1 && rig.scrubber.isScrubberViewSelected)
    rig.waitForRest()
    #expect(other.alpha == 0.3)
  }

  @Test func `a replacement in mid-fade does not inherit the fade`() {
    let rig = Rig()
    rig.frame(after: 1)
    let old = rig.dot
    let (oldAlpha, other) = (old.alpha, DotScrubberView())
    rig.scrubber.scrubberView = other
    #expect(other.alpha == 1 && other.isSelected)
    rig.frame(after: 0.1)
    #expect(old.alpha == oldAlpha && other.alpha == 1)
    rig.waitForRest()
    #expect(other.alpha == 0.3 && !other.isSelected)
  }

  @Test func `a replacement while held is held, and the old view is let go`() throws {
    let rig = Rig()
    let blocks = BlockRecorder(rig.scrubber)
    rig.offset = 29_700
    rig.pressDot()
    let old = try #require(rig.dot as? DotScrubberView)
    rig.move(to: Point(x: 375, y: 301))
    let other = DotScrubberView()
    rig.scrubber.scrubberView = other
    #expect(!old.isHighlighted && other.isHighlighted && other.isSelected)
    #expect(rig.scrubber.isScrubbing)
    #expect(other.frame == Rect(x: 360, y: 286, width: 30, height: 30))
    rig.move(to: Point(x: 375, y: 302))
    #expect(isClose(rig.offset, 29_700 + 216))
    rig.release(at: Point(x: 375, y: 302))
    #expect(!other.isHighlighted)
    #expect(blocks.count(.highlight) == blocks.count(.unhighlight))
  }

  @Test func `the same view set again changes nothing`() {
    let rig = Rig()
    rig.waitForRest()
    let dot = rig.dot
    rig.scrubber.scrubberView = dot
    #expect(dot.alpha == 0.3)
    #expect(rig.view.overlays.count == 1)
  }

  @Test func `blocks may take the scroll view away or replace the view`() {
    let highlighting = Rig()
    highlighting.scrubber.highlightScrubberView = { [weak scrubber = highlighting.scrubber] _ in
      scrubber?.scrollView = nil
    }
    highlighting.pressDot()
    #expect(!highlighting.scrubber.isScrubbing)
    highlighting.move(to: Point(x: 375, y: 100))
    highlighting.release(at: Point(x: 375, y: 100))
    #expect(highlighting.offset == 0)

    let selecting = Rig()
    selecting.waitForRest()
    let plain = PlainView()
    selecting.scrubber.selectScrubberView = { [weak scrubber = selecting.scrubber] view in
      view.alpha = 1
      scrubber?.scrubberView = plain
    }
    selecting.offset = 10
    #expect(selecting.scrubber.scrubberView === plain)
    selecting.waitForRest()
    #expect(plain.alpha == 0.3)
  }

  @Test func `views may be selectable or highlightable alone`() {
    final class Marker: View, Selectable {
      var frame = Rect(x: 0, y: 0, width: 10, height: 10)
      var alpha = 1.0
      var isHidden = false
      var isSelected = false
      func draw(into list: inout DisplayList) {}
    }
    let rig = Rig()
    let marker = Marker()
    rig.scrubber.scrubberView = marker
    #expect(marker.isSelected)
    rig.pressDot()
    rig.release(at: rig.center)
    rig.waitForRest()
    #expect(!marker.isSelected)
  }
}
