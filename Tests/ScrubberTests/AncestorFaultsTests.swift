// Faults of the class this one descends from. Names say what it did; ours must not.

import ScrollGeometry
import ScrollUI
import Scrubber
import Testing

@Suite struct AncestorFaultsTests {
  @Test func `1 a grab under insets moved the content, and the dot ended too early`() {
    let rig = Rig.inset()
    rig.offset = 0
    let grab = rig.center
    rig.press(at: grab)
    rig.move(to: grab.down(1))
    #expect(isClose(rig.offset, 136.5))
    rig.offset = 59_400
    rig.release(at: grab.down(1))
    #expect(rig.top < 510)
    rig.offset = 59_450
    #expect(rig.top == 510)
  }

  @Test func `2 a fling caught by the dot dimmed it in the hand`() {
    let rig = Rig()
    rig.fling()
    rig.wait(0.3)
    rig.pressDot()
    for _ in 0..<120 {
      rig.frame(after: 1.0 / 60)
      #expect(rig.dot.alpha == 1)
    }
  }

  @Test func `3 the documented default of selecting on any change was not set`() {
    let rig = Rig()
    #expect(rig.scrubber.selectOnAnyContentOffsetChange)
    rig.waitForRest()
    rig.offset = 5000
    #expect(rig.dot.alpha == 1)
  }

  @Test func `4 a cancelled hold went on scrubbing`() {
    let rig = Rig()
    rig.pressDot()
    rig.cancel()
    #expect(!rig.scrubber.isScrubbing)
    rig.waitForRest()
    #expect(rig.dot.alpha == 0.3)
  }

  @Test func `5 a held dot noticed a resize only with the next move, with the old origin`() {
    let rig = Rig()
    rig.offset = 29_700
    rig.pressDot()
    rig.view.frame.size.height = 700
    #expect(rig.top == 285 && rig.offset == 29_700)
    rig.move(to: rig.center.down(1))
    #expect(isClose(rig.offset, 29_700 + 29_600 / 375.0))
  }

  @Test func `6 insets changed alone moved nothing until the next scroll`() {
    let rig = Rig()
    rig.view.contentInset.top = 64
    #expect(isClose(rig.top, 74 + (rig.offset + 64) / 59_464 * 486))
    rig.view.contentOffset.y = 59_400
    rig.view.contentInset.bottom = 50
    #expect(isClose(rig.top, 74 + 59_464 / 136.5))
  }

  @Test func `7 insets beyond the viewport gave a negative or endless ratio`() {
    let rig = Rig()
    for bottom in [536.0, 600, 700] {
      rig.view.contentInset = EdgeInsets(top: 64, left: 0, bottom: bottom, right: 0)
      #expect(rig.dot.isHidden)
      #expect(rig.dot.frame.isFinite)
    }
  }

  @Test func `8 a delegate of somebody else's was cleared at the end`() {
    let rig = Rig()
    let owner = Forwarder(to: rig.scrubber)
    rig.view.delegate = owner
    rig.scrubber.scrollView = nil
    #expect(rig.view.delegate === owner)
  }

  @Test func `9 a dot of no opacity took presses, and no zone lay round a faint one`() {
    let rig = Rig()
    rig.waitForRest()
    rig.press(at: rig.center.right(-20.5))
    #expect(rig.scrubber.isScrubbing)
    rig.cancel()
    rig.dot.alpha = 0
    rig.pressDot()
    #expect(!rig.scrubber.isScrubbing)
  }

  @Test func `10 a flash while selected did not extend the delay`() {
    let rig = Rig()
    rig.pass(0.7)
    rig.scrubber.flashScrubberView()
    rig.frame()
    rig.frame(after: 0.74)
    #expect(rig.dot.alpha == 1)
    rig.frame(after: 0.26)
    #expect(isClose(rig.dot.alpha, 0.65))
  }
}
