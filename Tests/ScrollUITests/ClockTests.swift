// Time that stands still, jumps, goes back or is none at all.

import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Testing

@Suite struct ClockTests {
  @Test func `a frame without time, or with none that is a number, moves or stops the content`() {
    let rig = Rig()
    rig.fling(2000)
    rig.run(0.1)
    let place = rig.y
    for bad in [rig.now, rig.now - 0.016, .nan, .infinity, -.infinity] {
      #expect(rig.view.advance(to: Timestamp(seconds: bad)) == .next)
      #expect(rig.y == place)
    }
    let plain = Rig()
    plain.fling(2000)
    plain.run(0.1)
    rig.run(0.1)
    plain.run(0.1)
    #expect(rig.y == plain.y)
  }

  @Test func `after sleep the scrolling stays choppy or inverted`() {
    let rig = Rig()
    rig.fling(2000)
    rig.run(0.1)
    let target = rig.recorder.last(.willEndDragging)?.target.y
    rig.skip(8 * 3600)
    rig.frame()
    #expect(rig.y == target)
    #expect(rig.demand == .none)
    rig.skip(-3600)
    rig.frame()
    #expect(rig.y == target)
    let before = rig.y
    rig.fling(1000)
    rig.settle()
    #expect(isNear(rig.y - before, 90 + 499.5, 1.5))
  }

  @Test func `a clock that is set back in flight stops or reverses the flight`() {
    let rig = Rig()
    let plain = Rig()
    for each in [rig, plain] {
      each.fling(2000)
      each.run(0.1)
    }
    rig.skip(-5000)
    rig.frame()
    #expect(rig.y == plain.y)
    for _ in 0..<30 {
      rig.run(1 / 60)
      plain.run(1 / 60)
      #expect(isNear(rig.y, plain.y, 1e-6))
    }
  }

  @Test func `events a little late happen in the past`() {
    let rig = Rig()
    rig.skip(1)
    rig.frame()
    rig.view.handle(.press(at: Point(x: 200, y: 300), time: Timestamp(seconds: 0.995)))
    rig.view.handle(.move(to: Point(x: 200, y: 200), time: Timestamp(seconds: 0.99)))
    #expect(rig.y == 90)
    rig.view.handle(.release(at: Point(x: 200, y: 200), time: Timestamp(seconds: 0.998)))
    rig.settle()
    #expect(rig.y == 90)
  }

  @Test func `equal times of events give an endless speed`() {
    let rig = Rig()
    rig.press()
    for step in 1...10 { rig.move(200, 300 - Double(step) * 20) }
    rig.release(200, 100)
    #expect(rig.recorder.last(.willEndDragging)?.velocity == .zero)
  }

  @Test func `a clock near its end loses the motion`() {
    for start in [4_294_967.0, 1e9] {
      let rig = Rig()
      rig.skip(start)
      rig.frame()
      rig.fling(1000)
      rig.settle()
      #expect(isNear(rig.y, 90 + 499.5, 2))
    }
  }

  @Test func `a delay of an observer is lost, or asked for on another clock`() {
    final class Sleeper: ScrollViewObserver {
      var wanted = FrameDemand.none
      func scrollView(_ view: ScrollView, advanceTo time: Timestamp) -> FrameDemand { wanted }
    }
    let rig = Rig()
    let sleeper = Sleeper()
    rig.view.addObserver(sleeper)
    sleeper.wanted = .at(Timestamp(seconds: 7))
    rig.frame()
    #expect(rig.demand == .at(Timestamp(seconds: 7)))
    rig.skip(5000)
    rig.frame()
    rig.skip(-4000)
    sleeper.wanted = .at(Timestamp(seconds: 5001))
    rig.frame()
    #expect(rig.demand == .at(Timestamp(seconds: 1001)))
    rig.fling(1000)
    rig.frame()
    #expect(rig.demand == .next)
  }

  @Test func `the time is known outside of events and frames`() {
    let rig = Rig()
    #expect(rig.view.time == nil)
    var seen: Timestamp?
    rig.recorder.answer = { _, view in seen = view.time }
    rig.skip(3)
    rig.view.perform(at: rig.time) { rig.y = 5 }
    #expect(seen == Timestamp(seconds: 3))
    seen = nil
    rig.y = 6
    #expect(seen == nil)
  }
}
