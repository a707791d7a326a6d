// What else scrolls while a hand holds the dot: the wheel, the program, a delegate.

import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber
import Testing

extension HeldChangesTests {
  @Test func `a wheel under the held dot moves the content and not the dot`() {
    let rig = Rig()
    rig.offset = 29_700
    rig.pressDot()
    rig.wheel(-2, at: rig.center)
    for _ in 0..<30 {
      rig.frame(after: 1.0 / 60)
      #expect(rig.top == 285)
      #expect(rig.scrubber.isScrubbing && rig.dot.alpha == 1)
    }
    let offset = rig.offset
    #expect(isClose(offset, 29_700 + 142, within: 1))
    rig.move(to: rig.center.down(1))
    #expect(isClose(rig.offset, offset + 108, within: 1))
    rig.release(at: rig.center)
    #expect(isClose(rig.top, 10 + rig.offset / 108))
  }

  @Test func `an offset set by program under the hand stands, and the drag goes on from it`() {
    let rig = Rig()
    rig.offset = 29_700
    let hand = rig.center
    rig.press(at: hand)
    rig.offset = 40_000
    #expect(rig.offset == 40_000 && rig.top == 285)
    rig.move(to: hand.down(1))
    #expect(rig.offset > 40_000 && rig.offset - 40_000 < 108)
    rig.move(to: hand.down(500))
    #expect(rig.offset == 59_400)
    rig.offset = 0
    #expect(rig.offset == 0 && rig.top == 10)
    rig.move(to: hand.down(510))
    #expect(isClose(rig.offset, 1080))
  }

  @Test func `an animated scroll under the hand ends with the next drag`() {
    let rig = Rig()
    rig.offset = 29_700
    rig.pressDot()
    rig.view.setContentOffset(Point(x: 0, y: 40_000), animated: true)
    rig.wait(0.1)
    #expect(rig.top == 285)
    let offset = rig.offset
    #expect(offset > 29_700 && offset < 40_000)
    rig.move(to: rig.center.down(1))
    #expect(abs(rig.offset - offset) < 150)
    let dragged = rig.offset
    rig.wait(1)
    #expect(rig.offset == dragged)
  }

  @Test func `a delegate that snaps to rows is dragged from row to row`() {
    let rig = Rig()
    let forwarder = Forwarder(to: rig.scrubber)
    rig.view.delegate = forwarder
    forwarder.didScroll = { view in
      let row = (view.contentOffset.y / 1000).rounded() * 1000
      if view.contentOffset.y != row { view.contentOffset.y = row }
    }
    rig.pressDot()
    for way in stride(from: 1.0, through: 400, by: 1) {
      rig.move(to: Point(x: 375, y: 25 + way))
      #expect(rig.offset == (way * 108 / 1000).rounded() * 1000)
      #expect(isClose(rig.top, 10 + rig.offset / 108))
    }
    rig.release(at: Point(x: 375, y: 425))
  }

  @Test func `a delegate may change everything from inside a scroll`() {
    let rig = Rig()
    let forwarder = Forwarder(to: rig.scrubber)
    rig.view.delegate = forwarder
    var step = 0
    forwarder.didScroll = { view in
      step += 1
      switch step {
      case 1: rig.scrubber.edgeInsets.top = 20
      case 2: rig.scrubber.horizontalAlignment = .end
      case 3: view.contentInset.top = 40
      case 4: rig.scrubber.flashScrubberView()
      case 5: rig.scrubber.minimumVerticalScrollFactor = 3
      case 6: view.frame.size.height = 500
      case 7: rig.scrubber.scrubberView = PlainView()
      case 8: rig.scrubber.scrollView = nil
      default: break
      }
    }
    rig.pressDot()
    let hand = Point(x: 375, y: 25)
    for way in 1...10 {
      rig.move(to: hand.down(Double(way) * 20))
      #expect(rig.scrubber.scrubberView.frame.isFinite && rig.view.contentOffset.isFinite)
    }
    #expect(step >= 8)
    #expect(!rig.scrubber.isScrubbing)
    #expect(rig.view.overlays.isEmpty)
    rig.release(at: hand)
  }
}
