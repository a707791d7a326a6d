// How the dot fades, and how a flash shows it.

import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber
import Testing

/// The alpha of the default blocks, a while after a selection.
private func fadedAlpha(after quiet: Double) -> Double {
  let fraction = min(max((quiet - 0.75) / 0.5, 0), 1)
  return 1 - 0.7 * fraction * fraction * (3 - 2 * fraction)
}

@Suite struct FadingTests {
  @Test(arguments: [7.5, 30, 60, 144, 1000] as [Double])
  func `the fade is the same at every frame rate`(rate: Double) {
    let rig = Rig()
    for quiet in [0.5, 0.74, 0.76, 0.8, 0.95, 1, 1.1, 1.24, 1.25, 1.5] {
      rig.wait(quiet - rig.time, framesPerSecond: rate)
      #expect(isClose(rig.dot.alpha, fadedAlpha(after: quiet), within: 1e-9))
      #expect(rig.scrubber.isScrubberViewSelected == (quiet < 0.75))
    }
  }

  @Test func `the fade is the same when a frame is late`() {
    let rig = Rig()
    rig.frame(after: 1)
    #expect(isClose(rig.dot.alpha, 0.65, within: 1e-9))
    rig.frame(after: 100)
    #expect(rig.dot.alpha == 0.3)
    #expect(rig.demand == .none)
  }

  @Test func `a set scroll view shows the dot once`() {
    let rig = Rig(isAttached: false)
    rig.dot.alpha = 0.1
    rig.scrubber.scrollView = rig.view
    #expect(rig.dot.alpha == 1)
    #expect(rig.scrubber.isScrubberViewSelected)
    rig.pass(5)
    #expect(rig.frame() == .at(Timestamp(seconds: 5.75)))
    #expect(rig.frame(after: 0.75) == .next)
    #expect(rig.frame(after: 0.5) == .none)
    #expect(rig.dot.alpha == 0.3)
  }

  @Test func `every scroll restarts the delay`() {
    let rig = Rig()
    for step in 1...5 {
      rig.pass(0.7)
      rig.offset = Double(step) * 100
      rig.frame()
      #expect(rig.dot.alpha == 1)
    }
    rig.frame(after: 1)
    #expect(isClose(rig.dot.alpha, 0.65, within: 1e-9))
  }

  @Test func `a selection in mid-fade turns round at once`() {
    let rig = Rig()
    rig.frame(after: 1)
    #expect(rig.dot.alpha < 0.7)
    rig.offset = 100
    #expect(rig.dot.alpha == 1)
    #expect(rig.scrubber.isScrubberViewSelected)
    rig.frame()
    rig.frame(after: 0.75)
    #expect(rig.dot.alpha == 1)
    rig.frame(after: 0.5)
    #expect(rig.dot.alpha == 0.3)
  }

  @Test func `the fade begins at the alpha there is`() {
    let rig = Rig()
    rig.dot.alpha = 0.5
    rig.frame(after: 1)
    #expect(isClose(rig.dot.alpha, 0.4, within: 1e-9))
    rig.frame(after: 0.25)
    #expect(rig.dot.alpha == 0.3)
  }

  @Test(arguments: [Point(x: 375, y: 25), Point(x: 100, y: 300)])
  func `a release between two frames counts from its own time`(place: Point) {
    let rig = Rig()
    rig.waitForRest()
    rig.press(at: place)
    rig.move(to: place.down(30))
    rig.move(to: place)
    rig.frame(after: 0.2)
    let start = rig.time + 0.123
    rig.pass(0.123)
    rig.release(at: place)
    rig.pass(0.4)
    #expect(rig.frame() == .at(Timestamp(seconds: start + 0.75)))
    rig.frame(after: 0.6)
    #expect(isClose(rig.dot.alpha, 0.65, within: 1e-9))
  }

  @Test func `delay and duration can be set, to nothing and to for ever`() {
    let rig = Rig()
    rig.scrubber.deselectDelay = 2
    rig.scrubber.deselectAnimationDuration = 1
    rig.frame(after: 2)
    #expect(rig.dot.alpha == 1)
    rig.frame(after: 0.5)
    #expect(isClose(rig.dot.alpha, 0.65, within: 1e-9))
    rig.waitForRest()
    rig.scrubber.deselectDelay = -1
    rig.scrubber.deselectAnimationDuration = 0
    rig.offset = 10
    #expect(rig.dot.alpha == 1)
    #expect(rig.frame() == .none)
    #expect(rig.dot.alpha == 0.3)
    for (delay, duration) in [(Double.infinity, 0.5), (0, .infinity), (.nan, 0.5), (0, .nan)] {
      rig.scrubber.deselectDelay = delay
      rig.scrubber.deselectAnimationDuration = duration
      rig.offset += 10
      #expect(rig.frame() == .none)
      #expect(rig.frame(after: 1e6) == .none)
      #expect(rig.dot.alpha == 1 && rig.scrubber.isScrubberViewSelected)
    }
  }

  @Test func `a delay that is changed counts at once`() {
    let rig = Rig()
    rig.frame(after: 0.5)
    rig.scrubber.deselectDelay = 0.25
    rig.frame()
    #expect(isClose(rig.dot.alpha, 0.65, within: 1e-9))
  }

  @Test func `reduced motion leaves the fade out and keeps the delay`() {
    let rig = Rig()
    rig.view.behavior.reducesMotion = true
    rig.frame(after: 0.7499)
    #expect(rig.dot.alpha == 1)
    #expect(rig.frame(after: 0.0001) == .none)
    #expect(rig.dot.alpha == 0.3)
  }

  @Test func `only the frames of the fade are asked for`() {
    let rig = Rig()
    #expect(rig.demand == .at(Timestamp(seconds: 0.75)))
    #expect(rig.frame(after: 0.3) == .at(Timestamp(seconds: 0.75)))
    #expect(rig.frame(after: 0.45) == .next)
    #expect(rig.frame(after: 0.49) == .next)
    #expect(rig.frame(after: 0.01) == .none)
    #expect(rig.frame(after: 10) == .none)
  }

  @Test func `a clock that jumps or is set back does not stop the fade`() {
    let rig = Rig()
    rig.frame(after: 1)
    rig.pass(-3600)
    rig.frame()
    #expect(isClose(rig.dot.alpha, 0.65, within: 1e-9))
    rig.frame(after: 0.25)
    #expect(rig.dot.alpha == 0.3)
    rig.pass(8 * 3600)
    rig.offset = 100
    #expect(rig.frame() == .at(Timestamp(seconds: rig.time + 0.75)))
  }
}

@Suite struct FlashTests {
  @Test func `a flash selects at once and fades after the delay`() {
    let rig = Rig()
    rig.waitForRest()
    rig.scrubber.flashScrubberView()
    #expect(rig.dot.alpha == 1 && rig.scrubber.isScrubberViewSelected)
    rig.frame()
    rig.frame(after: 1)
    #expect(isClose(rig.dot.alpha, 0.65, within: 1e-9))
  }

  @Test func `a flash in a delay extends it, and in a fade turns it round`() {
    let rig = Rig()
    let blocks = BlockRecorder(rig.scrubber)
    rig.pass(0.5)
    rig.scrubber.flashScrubberView()
    #expect(rig.frame() == .at(Timestamp(seconds: 1.25)))
    #expect(blocks.calls.isEmpty)
    rig.frame(after: 1)
    rig.scrubber.flashScrubberView()
    #expect(rig.dot.alpha == 1)
    #expect(blocks.calls == [.deselect, .select])
  }
}
