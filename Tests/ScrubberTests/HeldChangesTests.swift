// What happens to content, window and program while a hand holds the dot.

import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber
import Testing

@Suite struct HeldChangesTests {
  /// 1,600 points of content, the dot dragged to 450, which is an offset of 800.
  func dragged() -> (Rig, Point) {
    let rig = Rig(content: Size(width: 400, height: 1600))
    rig.pressDot()
    rig.move(to: Point(x: 375, y: 465))
    return (rig, Point(x: 375, y: 465))
  }

  @Test func `content appended under the hand moves neither dot nor content`() {
    let (rig, hand) = dragged()
    #expect(rig.offset == 800)
    rig.view.contentSize.height = 3600
    #expect(rig.offset == 800 && rig.top == 450)
    rig.frame(after: 0.016)
    #expect(rig.offset == 800 && rig.top == 450)
    rig.move(to: hand.down(5.5))
    #expect(isClose(rig.offset, 910))
    #expect(isClose(rig.top, 455.5))
    rig.move(to: hand.down(110))
    #expect(rig.offset == 3000 && rig.top == 560)
    rig.move(to: Point(x: 375, y: 0))
    #expect(rig.offset == 0 && rig.top == 10)
  }

  @Test func `content appended from a scroll callback moves neither dot nor content`() {
    let rig = Rig(content: Size(width: 400, height: 1600))
    let forwarder = Forwarder(to: rig.scrubber)
    rig.view.delegate = forwarder
    rig.pressDot()
    var isGrown = false
    forwarder.didScroll = { view in
      guard !isGrown else { return }
      isGrown = true
      view.contentSize.height = 3600
    }
    rig.move(to: Point(x: 375, y: 465))
    #expect(isGrown)
    #expect(rig.offset == 800 && rig.top == 450)
    rig.move(to: Point(x: 375, y: 470.5))
    #expect(isClose(rig.offset, 910))
  }

  @Test func `rows added whenever the end comes near do not run away from the hand`() {
    let rig = Rig(content: Size(width: 400, height: 500 * 24))
    let forwarder = Forwarder(to: rig.scrubber)
    rig.view.delegate = forwarder
    var batches = 0
    forwarder.didScroll = { view in
      guard view.contentOffset.y + 600 > view.contentSize.height - 20 * 24 else { return }
      batches += 1
      view.contentSize.height += 500 * 24
    }
    rig.pressDot()
    rig.move(to: Point(x: 375, y: 590))
    #expect(batches == 1)
    let offset = rig.offset
    #expect(offset == 500 * 24 - 600)
    rig.wait(5)
    #expect(rig.offset == offset && batches == 1)
    rig.move(to: Point(x: 375, y: 591))
    #expect(rig.offset > offset)
    #expect(rig.offset - offset <= 600)
    #expect(batches == 1)
  }

  @Test func `a window made smaller under the hand moves no content`() {
    let rig = Rig()
    rig.offset = 29_700
    rig.pressDot()
    rig.move(to: rig.center.right(1))
    rig.view.frame.size.height = 300
    #expect(rig.offset == 29_700)
    #expect(isClose(rig.top, 10 + 29_700 / 59_700 * 250))
    rig.move(to: Point(x: 376, y: 301))
    #expect(isClose(rig.offset, 29_700 + 59_700 / 250))
    rig.move(to: Point(x: 376, y: 300))
    rig.view.frame.size.height = 600
    #expect(isClose(rig.offset, 29_700))
    rig.move(to: Point(x: 376, y: -500))
    #expect(rig.offset == 0 && rig.top == 10)
    rig.move(to: Point(x: 376, y: 2000))
    #expect(rig.offset == 59_400 && rig.top == 560)
  }

  @Test func `a window made smaller at rest keeps the offset`() {
    let rig = Rig()
    rig.offset = 29_700
    rig.view.frame.size.height = 300
    #expect(rig.offset == 29_700)
    #expect(isClose(rig.top, 134.37, within: 0.01))
    rig.view.frame.size.height = 600
    #expect(rig.top == 285)
    rig.offset = 0
    #expect(rig.top == 10)
  }

  @Test func `insets changed under the hand move no content, and both ends are reached`() {
    let rig = Rig()
    rig.offset = 29_700
    rig.pressDot()
    rig.move(to: Point(x: 375, y: 301))
    rig.view.contentInset = EdgeInsets(top: 64, left: 0, bottom: 50, right: 0)
    #expect(rig.offset == 29_808 && rig.top == 286)
    rig.scrubber.edgeInsets.top = 30
    #expect(rig.offset == 29_808 && rig.top == 286)
    rig.move(to: Point(x: 375, y: 600))
    #expect(rig.offset == 59_450 && rig.top == 510)
    rig.move(to: Point(x: 375, y: 0))
    #expect(rig.offset == -64 && rig.top == 94)
  }

  @Test func `content that shrinks keeps the offset legal and the dot in hand`() {
    let rig = Rig()
    rig.offset = 50_000
    let hand = rig.center
    rig.press(at: hand)
    rig.move(to: hand.down(1))
    rig.view.contentSize.height = 20_000
    #expect(rig.offset == 19_400)
    #expect(rig.top == 560)
    rig.move(to: hand.down(2))
    #expect(rig.offset == 19_400)
    rig.move(to: hand.down(-10))
    #expect(isClose(rig.offset, 19_400 - 11 * 19_400 / 550))
    rig.release(at: hand.down(-10))
    #expect(isClose(rig.top, 10 + rig.offset / 19_400 * 550))
  }

  @Test(arguments: [1199, 600, 300, 0] as [Double])
  func `content too short for a dot and long again is a hold that goes on`(height: Double) {
    let rig = Rig()
    let blocks = BlockRecorder(rig.scrubber)
    rig.offset = 29_700
    rig.pressDot()
    rig.move(to: Point(x: 375, y: 310))
    rig.view.contentSize.height = height
    let last = max(0, height - 600)
    #expect(rig.dot.isHidden && rig.scrubber.isScrubbing)
    #expect(rig.offset == last)
    rig.move(to: Point(x: 375, y: 350))
    #expect(rig.offset == last)
    rig.view.contentSize.height = 60_000
    #expect(!rig.dot.isHidden)
    #expect(rig.offset == last)
    rig.move(to: Point(x: 375, y: 351))
    #expect(rig.offset > last && rig.offset - last <= 400)
    rig.move(to: Point(x: 375, y: 2000))
    #expect(rig.offset == 59_400)
    rig.release(at: Point(x: 375, y: 2000))
    #expect(blocks.count(.highlight) == 1 && blocks.count(.unhighlight) == 1)
  }

  @Test func `a window of no size under the hand is survived`() {
    let rig = Rig()
    rig.offset = 29_700
    rig.pressDot()
    rig.move(to: Point(x: 375, y: 301))
    rig.view.frame.size = .zero
    rig.move(to: Point(x: 375, y: 350))
    #expect(rig.dot.isHidden && rig.scrubber.isScrubbing)
    #expect(rig.offset == 29_808)
    rig.view.frame.size = Size(width: 400, height: 600)
    #expect(rig.offset == 29_808)
    rig.move(to: Point(x: 375, y: 351))
    #expect(abs(rig.offset - 29_808) < 300)
    rig.release(at: Point(x: 375, y: 351))
    #expect(isClose(rig.top, 10 + rig.offset / 108))
  }

  @Test func `content inserted above under the hand moves what is seen, and not the dot`() {
    let rig = Rig()
    rig.pressDot()
    rig.move(to: Point(x: 375, y: 300))
    #expect(rig.offset == 29_700)
    for step in 1...10 {
      let height = 60_000 + Double(step) * 700
      rig.view.shiftContent(by: Vector(x: 0, y: 700), newSize: Size(width: 400, height: height))
      #expect(rig.offset == 29_700 + Double(step) * 700 && rig.top == 285)
      rig.frame(after: 0.016)
    }
    rig.move(to: Point(x: 375, y: 301))
    #expect(rig.offset > 36_700 && rig.offset < 36_900)
  }

  @Test func `content that grows under a finger before it drags loses nothing of its way`() {
    let rig = Rig()
    rig.offset = 29_700
    let hand = rig.center
    rig.press(at: hand, pointer: 2)
    rig.move(to: hand.down(3), pointer: 2)
    rig.view.contentSize.height = 90_000
    #expect(rig.offset == 29_700 && rig.top == 285)
    rig.move(to: hand.down(5), pointer: 2)
    #expect(isClose(rig.top, 290))
    rig.release(at: hand.down(5), pointer: 2)
  }

  @Test func `an axis switched on and off under the hand jumps nowhere`() {
    let rig = Rig(content: Size(width: 4000, height: 60_000))
    rig.pressDot()
    rig.move(to: Point(x: 375, y: 125))
    rig.scrubber.verticalScrubbing = false
    rig.move(to: Point(x: 375, y: 225))
    #expect(rig.offset == 10_800)
    rig.scrubber.verticalScrubbing = true
    #expect(rig.offset == 10_800)
    rig.scrubber.horizontalScrubbing = true
    #expect(rig.view.contentOffset == Point(x: 0, y: 10_800))
    rig.move(to: Point(x: 375, y: 226))
    #expect(abs(rig.offset - 10_800) < 200)
  }

  @Test func `a pinch under the held dot leaves it held and its place finite`() {
    let rig = Rig()
    rig.view.maximumZoomScale = 4
    rig.pressDot(pointer: 1)
    rig.move(to: Point(x: 375, y: 125), pointer: 1)
    rig.pinch(1, .began)
    rig.pinch(2, .changed)
    #expect(rig.scrubber.isScrubbing && rig.dot.isHidden)
    rig.pinch(2, .ended)
    rig.frame(after: 0.5)
    #expect(!rig.dot.isHidden)
    let offset = rig.offset
    rig.move(to: Point(x: 375, y: 126), pointer: 1)
    #expect(abs(rig.offset - offset) < 500)
    rig.release(at: Point(x: 375, y: 126), pointer: 1)
    #expect(isClose(rig.top, 10 + rig.offset / (120_000 - 600) * 550))
  }
}
