// What makes the dot bright, and what keeps it so.

import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber
import Testing

@Suite struct NeverFadingTests {
  /// Frames for a while, in all of which the dot must be bright.
  private func expectBright(_ rig: Rig, for seconds: Double) {
    for _ in 0..<Int(seconds * 30) {
      rig.frame(after: 1.0 / 30)
      #expect(rig.dot.alpha == 1 && rig.scrubber.isScrubberViewSelected)
    }
  }

  @Test func `never while held, from whatever alpha the hold began`() {
    for start in [0.1, 0.9, 1, 1.2, 3] {
      let rig = Rig()
      rig.wait(start)
      rig.pressDot()
      expectBright(rig, for: 5)
      rig.release(at: rig.center)
      rig.frame(after: 1)
      #expect(isClose(rig.dot.alpha, 0.65, within: 1e-9))
    }
  }

  @Test func `never while content is dragged, even held still`() {
    let rig = Rig()
    rig.press(at: Point(x: 100, y: 300))
    rig.move(to: Point(x: 100, y: 200))
    expectBright(rig, for: 3)
    rig.release(at: Point(x: 100, y: 200))
    rig.frame(after: 1)
    #expect(isClose(rig.dot.alpha, 0.65, within: 1e-9))
  }

  @Test func `never goes on when a drag begins that moves nothing`() {
    let rig = Rig()
    rig.view.bounces = false
    rig.frame(after: 1)
    rig.press(at: Point(x: 100, y: 300))
    rig.move(to: Point(x: 100, y: 400))
    #expect(rig.view.isDragging && rig.offset == 0)
    expectBright(rig, for: 2)
    rig.release(at: Point(x: 100, y: 400))
    rig.frame(after: 1)
    #expect(isClose(rig.dot.alpha, 0.65, within: 1e-9))
  }

  @Test func `never during a fling, and then after the delay`() {
    let rig = Rig()
    rig.scrubber.deselectDelay = 0
    rig.fling()
    rig.frame()
    var frames = 0
    while rig.view.isDecelerating {
      #expect(rig.dot.alpha == 1)
      rig.frame(after: 1.0 / 60)
      frames += 1
    }
    #expect(frames > 60)
    rig.scrubber.deselectDelay = 0.75
    rig.offset += 1
    rig.frame()
    rig.frame(after: 1)
    #expect(isClose(rig.dot.alpha, 0.65, within: 1e-9))
  }

  @Test func `never during a bounce, nor while a caught fling is held`() {
    let rig = Rig()
    rig.scrubber.deselectDelay = 0
    rig.press(at: Point(x: 100, y: 100))
    rig.move(to: Point(x: 100, y: 400))
    rig.release(at: Point(x: 100, y: 400))
    while rig.view.isDecelerating {
      #expect(rig.dot.alpha == 1)
      rig.frame(after: 1.0 / 60)
    }
    rig.fling()
    rig.wait(0.1)
    rig.press(at: Point(x: 100, y: 100))
    #expect(rig.view.isDecelerating)
    expectBright(rig, for: 2)
    rig.release(at: Point(x: 100, y: 100))
  }

  @Test func `never during an animated scroll or the glide of the wheel`() {
    let rig = Rig()
    rig.scrubber.deselectDelay = 0
    rig.view.setContentOffset(Point(x: 0, y: 5000), animated: true)
    expectBright(rig, for: 0.3)
    rig.waitForRest()
    #expect(rig.dot.alpha == 0.3)
    rig.wheel(-3, at: Point(x: 100, y: 300))
    rig.frame(after: 1.0 / 60)
    expectBright(rig, for: 0.13)
    rig.waitForRest()
    #expect(rig.dot.alpha == 0.3)
  }
}

@Suite struct SelectingTests {
  @Test func `a change of the content size selects, if that is wanted`() {
    let rig = Rig()
    rig.waitForRest()
    rig.view.contentSize.height += 1000
    #expect(rig.dot.alpha == 1)
    rig.waitForRest()
    rig.scrubber.selectOnContentSizeChange = false
    rig.view.contentSize.height += 1000
    #expect(rig.dot.alpha == 0.3)
    #expect(rig.frame() == .none)
  }

  @Test func `a resize that scrolls nothing does not select`() {
    let rig = Rig()
    rig.waitForRest()
    rig.view.frame.size = Size(width: 600, height: 400)
    rig.view.contentInset.bottom = 30
    rig.scrubber.horizontalAlignment = .end
    #expect(rig.dot.alpha == 0.3 && !rig.scrubber.isScrubberViewSelected)
    #expect(rig.frame() == .none)
  }

  @Test func `any change of the offset selects`() {
    let rig = Rig()
    for change in 0..<4 {
      rig.waitForRest()
      #expect(rig.dot.alpha == 0.3)
      switch change {
      case 0: rig.offset = 30_000
      case 1: rig.wheel(-1, at: Point(x: 100, y: 100))
      case 2: rig.view.setContentOffset(Point(x: 0, y: 100), animated: true)
      default: rig.view.handle(.key(.pageDown, time: Timestamp(seconds: rig.time)))
      }
      // An animation that no event began starts with the first frame.
      rig.frame()
      rig.frame(after: 0.05)
      #expect(rig.dot.alpha == 1)
    }
  }

  @Test func `an offset that is set to what it is does not select`() {
    let rig = Rig()
    rig.waitForRest()
    rig.offset = 0
    rig.offset = -100
    #expect(rig.dot.alpha == 0.3)
  }

  @Test func `only drags and their flings select, if that is wanted`() {
    let rig = Rig()
    rig.scrubber.selectOnAnyContentOffsetChange = false
    rig.waitForRest()
    rig.offset = 30_000
    rig.wheel(-1, at: Point(x: 100, y: 100))
    rig.wait(0.5)
    rig.view.setContentOffset(Point(x: 0, y: 1000), animated: true)
    rig.wait(0.5)
    rig.view.contentSize = Size(width: 400, height: 60_000)
    #expect(rig.offset == 1000)
    #expect(rig.dot.alpha == 0.3 && !rig.scrubber.isScrubberViewSelected)
    rig.fling(at: 2000)
    #expect(rig.dot.alpha == 1)
    rig.wait(1.5)
    #expect(rig.view.isDecelerating && rig.dot.alpha == 1)
    rig.waitForRest()
    #expect(rig.dot.alpha == 0.3)
    rig.pressDot()
    rig.move(to: rig.center.down(20))
    #expect(rig.dot.alpha == 1)
    rig.release(at: rig.center)
    rig.waitForRest()
    #expect(rig.dot.alpha == 0.3)
  }

  @Test func `a scroll that must not select holds back the fade of a dot that is selected`() {
    let rig = Rig()
    rig.scrubber.selectOnAnyContentOffsetChange = false
    rig.waitForRest()
    rig.scrubber.deselectDelay = 0
    rig.scrubber.flashScrubberView()
    rig.view.setContentOffset(Point(x: 0, y: 5000), animated: true)
    rig.wait(0.2)
    #expect(rig.view.isMoving && !rig.scrubber.isScrubberViewSelected)
    #expect(rig.dot.alpha < 1)
  }

  @Test func `the blocks run once for each change of state`() {
    let rig = Rig()
    let blocks = BlockRecorder(rig.scrubber)
    for step in 1...10 {
      rig.offset = Double(step)
      rig.frame(after: 0.01)
    }
    #expect(blocks.calls.isEmpty)
    rig.waitForRest()
    rig.pressDot()
    rig.move(to: rig.center.down(3))
    rig.move(to: rig.center.down(3))
    rig.release(at: rig.center)
    rig.waitForRest()
    #expect(blocks.calls == [.deselect, .highlight, .select, .unhighlight, .deselect])
  }
}
