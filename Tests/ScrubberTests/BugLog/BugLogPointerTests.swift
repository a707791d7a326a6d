// Reports about pointers that leave, come in pairs or get lost, and about the wheel over the dot.

import ScrollGeometry
import ScrollUI
import Scrubber
import Testing

@Suite struct BugLogPointerTests {
  /// The back end makes a cancellation of the first motion with no button held.
  @Test func `a release outside of the window that nobody saw leaves the dot on the pointer`() {
    let rig = Rig()
    rig.pressDot()
    rig.move(to: Point(x: 375, y: 125))
    rig.leave()
    #expect(rig.scrubber.isScrubbing)
    rig.cancel()
    rig.move(to: Point(x: 375, y: 300))
    #expect(rig.offset == 10_800 && !rig.scrubber.isScrubbing)
  }

  @Test func `a second touch leaves content stretched that the first has pulled`() {
    let rig = Rig()
    rig.press(at: Point(x: 100, y: 200), pointer: 1)
    rig.move(to: Point(x: 100, y: 300), pointer: 1)
    #expect(rig.offset < -40)
    rig.press(at: Point(x: 200, y: 400), pointer: 2)
    rig.release(at: Point(x: 200, y: 400), pointer: 2)
    rig.wait(0.5)
    #expect(rig.offset < -40)
    rig.release(at: Point(x: 100, y: 300), pointer: 1)
    rig.wait(1)
    #expect(rig.offset == 0 && rig.top == 10)
  }

  @Test func `both fingers of a pair move the content, which goes twice as far`() {
    let rig = Rig()
    rig.press(at: Point(x: 100, y: 400), pointer: 1)
    rig.press(at: Point(x: 200, y: 450), pointer: 2)
    for way in stride(from: 10.0, through: 110, by: 10) {
      rig.move(to: Point(x: 100, y: 400 - way), pointer: 1)
      rig.move(to: Point(x: 200, y: 450 - way), pointer: 2)
    }
    // Ten points of the way are the slop.
    #expect(rig.offset == 100)
  }

  @Test func `the wheel over the empty track does nothing, or goes another way`() {
    func notch(at place: (Rig) -> Point) -> Double {
      let rig = Rig()
      rig.scrubber.wheelFactor = 1
      rig.wheel(-1, at: place(rig))
      rig.waitForRest()
      return rig.offset
    }
    let way = notch { _ in Point(x: 100, y: 300) }
    #expect(isClose(way, 71, within: 1))
    #expect(notch { $0.center } == way)
    #expect(notch { _ in Point(x: 375, y: 300) } == way)
  }

  @Test func `the fade after a scroll and the fade after the mouse cannot be told apart`() {
    let rig = Rig()
    #expect(rig.scrubber.hoverDeselectAnimationDuration == 0.5)
    rig.scrubber.deselectAnimationDuration = 2
    rig.scrubber.hoverDeselectAnimationDuration = 0
    rig.move(to: rig.center)
    rig.leave()
    rig.frame(after: 0.7)
    #expect(rig.dot.alpha == 1)
    #expect(rig.frame(after: 0.05) == .none)
    #expect(rig.dot.alpha == 0.3)
    // The mouse is gone, the content scrolls: that fade is the slow one.
    rig.move(to: rig.center)
    rig.leave()
    rig.pass(0.5)
    rig.offset = 1000
    rig.frame()
    rig.frame(after: 1.75)
    #expect(isClose(rig.dot.alpha, 0.65, within: 1e-9))
    rig.frame(after: 1)
    #expect(rig.dot.alpha == 0.3)
  }

  @Test func `the dot stays lit when the mouse has left in a hurry, or fades in the hand`() {
    let rig = Rig()
    rig.wait(2)
    rig.move(to: rig.center)
    #expect(rig.scrubber.isHovered && rig.dot.alpha == 1)
    rig.leave()
    #expect(!rig.scrubber.isHovered)
    rig.frame(after: 0.75)
    #expect(rig.demand == .next)
    rig.frame(after: 0.5)
    #expect(rig.dot.alpha == 0.3 && rig.demand == .none)
    rig.wait(0.75)
    rig.pressDot()
    for _ in 0..<300 {
      rig.frame(after: 1.0 / 60)
      #expect(rig.dot.alpha == 1)
    }
  }
}
