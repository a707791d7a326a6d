// Taking hold of the dot, dragging it, letting it go.

import ScrollGeometry
import ScrollUI
import Scrubber
import Testing

@Suite struct DraggingTests {
  @Test(arguments: [3, 15, 27] as [Double])
  func `a grab anywhere on the dot moves nothing, and then a point is a point`(way: Double) {
    let rig = Rig()
    rig.offset = 29_700
    let grab = Point(x: 375, y: 285 + way)
    rig.press(at: grab)
    rig.move(to: grab)
    #expect(rig.offset.bitPattern == 29_700.0.bitPattern)
    #expect(rig.top == 285)
    rig.move(to: grab.down(10))
    #expect(rig.offset == 30_780)
    #expect(rig.top == 295)
  }

  @Test(
    arguments: [(10, 1301, 84), (218, 29_693, 292), (436, 59_450, 510)]
      as [(Double, Double, Double)]
  )
  func `with insets the drag is the inverse of the map`(way: Double, offset: Double, top: Double) {
    let rig = Rig.inset()
    let grab = rig.center
    rig.press(at: grab)
    rig.move(to: grab.down(way))
    #expect(rig.offset == offset)
    #expect(rig.top == top)
    rig.move(to: grab)
    #expect(rig.offset == -64)
  }

  @Test(arguments: [12_345.678, 0.1, 59_399.9] as [Double])
  func `press and release change no bit of the offset, and tap the row below`(offset: Double) {
    let rig = Rig()
    rig.offset = offset
    for pointer in [0, 7] {
      let grab = rig.center
      rig.press(at: grab, pointer: pointer)
      #expect(rig.scrubber.isScrubbing)
      rig.pass(0.2)
      rig.frame()
      rig.release(at: grab, pointer: pointer)
      #expect(!rig.scrubber.isScrubbing)
      #expect(rig.offset.bitPattern == offset.bitPattern)
      #expect(rig.content.taps.last == Point(x: grab.x, y: grab.y + offset))
    }
    #expect(rig.content.taps.count == 2)
  }

  @Test func `a press held long is no scroll and still a tap`() {
    let rig = Rig()
    rig.pressDot()
    rig.wait(3)
    #expect(rig.offset == 0)
    rig.release(at: rig.center)
    #expect(rig.content.taps.count == 1)
  }

  @Test func `a press highlights and selects at once, and the release unhighlights`() throws {
    let rig = Rig()
    rig.waitForRest()
    let dot = try #require(rig.dot as? DotScrubberView)
    #expect(dot.alpha == 0.3 && !dot.isSelected && !dot.isHighlighted)
    rig.pressDot()
    #expect(dot.alpha == 1 && dot.isSelected && dot.isHighlighted)
    #expect(rig.scrubber.isScrubberViewSelected)
    rig.release(at: rig.center)
    #expect(dot.alpha == 1 && dot.isSelected && !dot.isHighlighted)
  }

  @Test func `the blocks see the state that they are called for`() {
    let rig = Rig()
    var states: [Bool] = []
    rig.scrubber.highlightScrubberView = { [unowned scrubber = rig.scrubber] _ in
      states.append(scrubber.isScrubbing)
    }
    rig.scrubber.unhighlightScrubberView = { [unowned scrubber = rig.scrubber] _ in
      states.append(scrubber.isScrubbing)
    }
    rig.pressDot()
    rig.release(at: rig.center)
    #expect(states == [true, false])
  }

  @Test func `a mouse drags with its first move and is no tap`() {
    let rig = Rig()
    rig.pressDot()
    rig.move(to: Point(x: 375, y: 26))
    #expect(rig.offset == 108)
    rig.release(at: Point(x: 375, y: 26))
    #expect(rig.content.taps.isEmpty)
  }

  @Test func `a finger drags after 4 points and has then lost none`() {
    let rig = Rig()
    let grab = rig.center
    rig.press(at: grab, pointer: 3)
    rig.move(to: grab.down(3.9), pointer: 3)
    #expect(rig.offset == 0)
    rig.move(to: grab.down(4), pointer: 3)
    #expect(rig.offset == 4 * 108)
    #expect(rig.top == 14)
    rig.move(to: grab.down(1), pointer: 3)
    #expect(rig.offset == 108)
    rig.release(at: grab.down(1), pointer: 3)
    #expect(rig.content.taps.isEmpty)
  }

  @Test func `a finger that trembles taps`() {
    let rig = Rig()
    let grab = rig.center
    rig.press(at: grab, pointer: 3)
    for way in [1.0, -2, 3, -3.5] { rig.move(to: grab.down(way), pointer: 3) }
    rig.release(at: grab.right(2), pointer: 3)
    #expect(rig.offset == 0)
    #expect(rig.content.taps == [grab.right(2)])
  }

  @Test(arguments: [-5, -200, 400] as [Double])
  func `straying sideways changes nothing`(aside: Double) {
    let rig = Rig()
    let grab = rig.center
    rig.press(at: grab)
    rig.move(to: grab.down(10).right(aside))
    #expect(rig.offset == 1080)
    #expect(rig.dot.frame.minX == 360)
  }

  @Test func `leaving the window goes on, and past the ends stays at them`() {
    let rig = Rig()
    rig.pressDot()
    rig.move(to: Point(x: 1500, y: 400))
    #expect(rig.offset == 375 * 108)
    rig.leave()
    #expect(rig.scrubber.isScrubbing)
    rig.move(to: Point(x: -300, y: -50))
    #expect(rig.offset == 0)
    rig.move(to: Point(x: 375, y: 900))
    #expect(rig.offset == 59_400)
    #expect(rig.top == 560)
    rig.move(to: Point(x: 375, y: 300))
    #expect(rig.offset == 275 * 108)
    rig.release(at: Point(x: 2000, y: 300))
    #expect(!rig.scrubber.isScrubbing)
    rig.move(to: Point(x: 375, y: 400))
    #expect(rig.offset == 275 * 108)
  }

  @Test func `a cancelled press ends the hold where it is, once`() {
    let rig = Rig()
    let blocks = BlockRecorder(rig.scrubber)
    rig.pressDot()
    rig.move(to: Point(x: 375, y: 125))
    rig.cancel()
    rig.cancel()
    #expect(!rig.scrubber.isScrubbing)
    #expect(rig.offset == 10_800)
    #expect(blocks.count(.highlight) == 1 && blocks.count(.unhighlight) == 1)
    #expect(rig.content.taps.isEmpty)
    rig.pass(2)
    rig.move(to: Point(x: 375, y: 300))
    #expect(rig.offset == 10_800)
    rig.waitForRest()
    #expect(rig.dot.alpha == 0.3)
  }

  @Test func `other buttons neither take the dot nor let it go`() {
    let rig = Rig()
    for button in [PointerButton.secondary, .middle] {
      rig.press(at: rig.center, button: button)
      #expect(!rig.scrubber.isScrubbing)
      rig.release(at: rig.center, button: button)
    }
    rig.press(at: rig.center, button: .secondary)
    rig.pressDot()
    #expect(rig.scrubber.isScrubbing)
    rig.move(to: Point(x: 375, y: 35))
    rig.press(at: Point(x: 375, y: 35), button: .middle)
    rig.release(at: Point(x: 375, y: 35), button: .middle)
    rig.release(at: Point(x: 375, y: 35), button: .secondary)
    #expect(rig.scrubber.isScrubbing)
    rig.move(to: Point(x: 375, y: 45))
    #expect(rig.offset == 20 * 108)
    rig.release(at: Point(x: 375, y: 45))
    #expect(!rig.scrubber.isScrubbing)
  }

  @Test func `a second finger on the content does not move the dot`() {
    let rig = Rig()
    rig.pressDot(pointer: 1)
    rig.move(to: Point(x: 375, y: 125), pointer: 1)
    rig.press(at: Point(x: 200, y: 500), pointer: 2)
    #expect(rig.offset == 10_800)
    rig.release(at: Point(x: 375, y: 125), pointer: 1)
    #expect(!rig.scrubber.isScrubbing)
    #expect(rig.offset == 10_800)
    rig.move(to: Point(x: 200, y: 480), pointer: 2)
    // 10 points of the 20 are the slop of a drag of content.
    #expect(rig.offset == 10_810)
  }

  @Test func `a second finger on the held dot drags the content and no second dot`() {
    let rig = Rig()
    let blocks = BlockRecorder(rig.scrubber)
    rig.pressDot(pointer: 1)
    rig.pressDot(pointer: 2)
    rig.move(to: Point(x: 375, y: 35), pointer: 1)
    #expect(rig.offset == 1080)
    rig.release(at: Point(x: 375, y: 25), pointer: 2)
    #expect(rig.scrubber.isScrubbing)
    rig.release(at: Point(x: 375, y: 35), pointer: 1)
    #expect(blocks.count(.highlight) == 1 && blocks.count(.unhighlight) == 1)
  }

  @Test func `a drag of content that crosses the dot does not take it`() {
    let rig = Rig()
    rig.press(at: Point(x: 100, y: 300))
    rig.move(to: Point(x: 375, y: 25))
    #expect(!rig.scrubber.isScrubbing)
    rig.release(at: Point(x: 375, y: 25))
    rig.waitForRest()
    let offset = rig.offset
    rig.move(to: Point(x: 375, y: 200))
    #expect(!rig.scrubber.isScrubbing)
    #expect(rig.offset == offset)
  }

  @Test func `a fling that the dot catches stops at once and waits for the hand`() {
    let rig = Rig()
    rig.fling()
    rig.wait(0.2)
    rig.pressDot()
    let offset = rig.offset
    #expect(offset > 500)
    #expect(!rig.view.isDecelerating)
    rig.wait(1)
    #expect(rig.offset == offset)
    #expect(rig.dot.alpha == 1)
    rig.move(to: rig.center.down(10))
    #expect(isClose(rig.offset, offset + 1080))
    rig.release(at: rig.center)
    #expect(rig.offset == rig.offset.rounded())
  }

  @Test func `a fling caught without a drag rests on a whole pixel`() {
    let rig = Rig()
    rig.fling()
    rig.wait(0.25)
    rig.pressDot()
    rig.release(at: rig.center)
    #expect(rig.offset == rig.offset.rounded())
    #expect(!rig.view.isMoving)
  }

  @Test func `a drag ends on a whole pixel, with the dot where that is`() {
    let rig = Rig(content: Size(width: 400, height: 1234))
    rig.pressDot()
    rig.move(to: rig.center.down(33.3))
    #expect(rig.offset != rig.offset.rounded())
    rig.release(at: rig.center)
    #expect(rig.offset == rig.offset.rounded())
    #expect(isClose(rig.top, 10 + rig.offset / 634 * 550))
  }

  @Test func `vast content is reached to its last row`() {
    let rows = 268_435_456.0
    let rig = Rig(content: Size(width: 400, height: rows * 13))
    rig.pressDot()
    rig.move(to: Point(x: 375, y: 575))
    #expect(rig.offset == rows * 13 - 600)
    rig.move(to: Point(x: 375, y: 300))
    #expect(isClose(rig.offset, (rows * 13 - 600) / 2))
    rig.release(at: Point(x: 375, y: 300))
    #expect(isClose(rig.top, 285))
  }

  @Test func `a wheel over the dot scrolls further than over the content, or alike`() {
    let (over, beside) = (Rig(), Rig())
    over.wheel(-1, at: over.center)
    over.waitForRest()
    beside.wheel(-1, at: Point(x: 100, y: 300))
    beside.waitForRest()
    #expect(isClose(over.offset, beside.offset * over.scrubber.wheelFactor, within: 8))
    over.scrubber.wheelFactor = 1
    over.offset = 0
    over.wheel(-1, at: over.center)
    over.waitForRest()
    #expect(over.offset == beside.offset)
  }
}
