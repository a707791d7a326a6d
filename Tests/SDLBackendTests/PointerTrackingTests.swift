// Holds of the mouse whose ends are lost, and fingers. The rules come from what X11 and SDL do
// when a window loses the focus with a button held.

import SDLBackend
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Testing

@Suite struct MouseHoldTests {
  var bench = TranslatorBench()

  @Test mutating func `a release that was lost ends the drag before the next move`() {
    _ = bench.drain(.button(.left, isDown: true, x: 10, y: 20))
    let events = bench.drain(.mouseLeft, .motion(x: 30, y: 40, held: []))
    #expect(
      events == [
        .input(.leave(time: bench.now)),
        .input(.cancel(time: bench.now)),
        .input(.move(to: Point(x: 30, y: 40), time: bench.now)),
      ]
    )
  }

  @Test mutating func `losing the focus cancels the pointer once`() {
    _ = bench.drain(.button(.left, isDown: true, x: 10, y: 20))
    let events = bench.drain(.focusLost)
    #expect(events == [.input(.cancel(time: bench.now)), .focusLost(bench.now)])
    #expect(bench.drain(.focusLost) == [.focusLost(bench.now)])
  }

  @Test mutating func `after the focus came back with a stale button nothing is dragged`() {
    _ = bench.drain(.button(.left, isDown: true, x: 10, y: 20), .focusLost)
    let events = bench.drain(.motion(x: 30, y: 40, held: .left))
    #expect(events == [.input(.move(to: Point(x: 30, y: 40), time: bench.now))])
  }

  @Test mutating func `a hold that outlives the focus is not taken up again`() {
    bench.held = .left
    _ = bench.drain(.button(.left, isDown: true, x: 10, y: 20), .focusLost)
    let events = bench.drain(
      .motion(x: 30, y: 40, held: .left),
      .button(.left, isDown: false, x: 30, y: 40)
    )
    #expect(events == [.input(.move(to: Point(x: 30, y: 40), time: bench.now))])
  }

  @Test mutating func `a press that SDL swallowed starts with the first move`() {
    _ = bench.drain(.button(.left, isDown: true, x: 10, y: 20), .focusLost)
    _ = bench.drain(.motion(x: 30, y: 40, held: .left))
    bench.held = .left
    let events = bench.drain(.motion(x: 50, y: 60, held: .left))
    #expect(
      events == [
        .input(.press(at: Point(x: 50, y: 60), time: bench.now)),
        .input(.move(to: Point(x: 50, y: 60), time: bench.now)),
      ]
    )
    #expect(bench.drain(.button(.left, isDown: false, x: 50, y: 60)).count == 1)
  }

  @Test mutating func `a release without a press is a click`() {
    let place = Point(x: 7, y: 8)
    #expect(
      bench.drain(.button(.left, isDown: false, x: 7, y: 8)) == [
        .input(.press(at: place, time: bench.now)), .input(.release(at: place, time: bench.now)),
      ]
    )
  }

  @Test mutating func `a second press without a release ends the first`() {
    _ = bench.drain(.button(.left, isDown: true, x: 1, y: 1))
    let events = bench.drain(.button(.left, isDown: true, x: 2, y: 2))
    #expect(
      events == [
        .input(.cancel(time: bench.now)),
        .input(.press(at: Point(x: 2, y: 2), time: bench.now)),
      ]
    )
  }

  @Test mutating func `a lost release of another button does not end the drag`() {
    _ = bench.drain(
      .button(.left, isDown: true, x: 1, y: 1),
      .button(.right, isDown: true, x: 1, y: 1)
    )
    let place = Point(x: 2, y: 2)
    #expect(
      bench.drain(.motion(x: 2, y: 2, held: .left)) == [
        .input(.release(at: place, button: .secondary, time: bench.now)),
        .input(.move(to: place, time: bench.now)),
      ]
    )
  }

  @Test mutating func `the system is asked only when SDL contradicts itself`() {
    var asked = 0
    let events = [
      RawEvent(.button(.left, isDown: true, x: 1, y: 1), stamp: bench.ticks),
      RawEvent(.motion(x: 2, y: 2, held: .left), stamp: bench.ticks),
      RawEvent(.button(.left, isDown: false, x: 2, y: 2), stamp: bench.ticks),
      RawEvent(.motion(x: 3, y: 3, held: []), stamp: bench.ticks),
    ]
    let context = DrainContext(now: bench.now, ticks: bench.ticks, space: bench.space) {
      asked += 1
      return []
    }
    #expect(bench.translator.translate(events, in: context).count == 4)
    #expect(asked == 0)
  }
}

@Suite struct FingerTests {
  var bench = TranslatorBench()

  @Test mutating func `fingers are pointers from 1, by the smallest free number`() {
    let events = bench.drain(
      .finger(77, .down, x: 0.5, y: 0.5),
      .finger(99, .down, x: 0.25, y: 0.5),
      .finger(77, .up, x: 0.5, y: 0.5),
      .finger(-3, .down, x: 0.75, y: 0.5)
    )
    #expect(
      events == [
        .input(.press(at: Point(x: 200, y: 300), pointer: 1, time: bench.now)),
        .input(.press(at: Point(x: 100, y: 300), pointer: 2, time: bench.now)),
        .input(.release(at: Point(x: 200, y: 300), pointer: 1, time: bench.now)),
        .input(.press(at: Point(x: 300, y: 300), pointer: 1, time: bench.now)),
      ]
    )
  }

  @Test mutating func `a finger that stays moves from its own place when the other is lifted`() {
    _ = bench.drain(
      .finger(1, .down, x: 0.9, y: 0.1),
      .finger(2, .down, x: 0.5, y: 0.5),
      .finger(1, .up, x: 0.9, y: 0.1)
    )
    #expect(
      bench.drain(.finger(2, .moved, x: 0.5, y: 0.55)) == [
        .input(.move(to: Point(x: 200, y: 600 * Double(Float(0.55))), pointer: 2, time: bench.now))
      ]
    )
  }

  @Test mutating func `two fingers that move together are no pinch`() {
    _ = bench.drain(.finger(1, .down, x: 0.25, y: 0.5), .finger(2, .down, x: 0.5, y: 0.5))
    let events = bench.drain(
      .finger(1, .moved, x: 0.25, y: 0.505),
      .finger(2, .moved, x: 0.5, y: 0.505)
    )
    #expect(pinches(events).isEmpty)
  }

  @Test mutating func `two fingers that move apart pinch about the middle between them`() {
    _ = bench.drain(.finger(1, .down, x: 0.25, y: 0.5), .finger(2, .down, x: 0.5, y: 0.5))
    let began = pinches(bench.drain(.finger(2, .moved, x: 0.75, y: 0.5)))
    let changed = pinches(bench.drain(.finger(1, .moved, x: 0, y: 0.5)))
    let ended = pinches(bench.drain(.finger(1, .up, x: 0, y: 0.5)))
    #expect(began == [.pinch(scale: 1, at: Point(x: 200, y: 300), phase: .began, time: bench.now)])
    #expect(
      changed == [.pinch(scale: 1.5, at: Point(x: 150, y: 300), phase: .changed, time: bench.now)]
    )
    #expect(
      ended == [.pinch(scale: 1.5, at: Point(x: 150, y: 300), phase: .ended, time: bench.now)]
    )
  }

  @Test mutating func `fingers at one place give a finite scale`() {
    _ = bench.drain(.finger(1, .down, x: 0.5, y: 0.5), .finger(2, .down, x: 0.5, y: 0.5))
    let events = pinches(
      bench.drain(
        .finger(2, .moved, x: 0.75, y: 0.5),
        .finger(2, .moved, x: 0.5, y: 0.5)
      )
    )
    #expect(events.count == 2)
    for case .pinch(let scale, _, _) in events.map(\.kind) { #expect(scale > 0 && scale <= 1) }
  }

  @Test mutating func `losing the focus cancels the pinch and every finger`() {
    _ = bench.drain(
      .finger(1, .down, x: 0.25, y: 0.5),
      .finger(2, .down, x: 0.5, y: 0.5),
      .finger(2, .moved, x: 0.75, y: 0.5)
    )
    let events = bench.drain(.focusLost)
    #expect(pinches(events).count == 1)
    #expect(events.contains(.input(.cancel(pointer: 1, time: bench.now))))
    #expect(events.contains(.input(.cancel(pointer: 2, time: bench.now))))
    #expect(events.last == .focusLost(bench.now))
    #expect(bench.drain(.finger(2, .moved, x: 0, y: 0), .finger(2, .up, x: 0, y: 0)).isEmpty)
  }

  private func pinches(_ events: [PlatformEvent]) -> [InputEvent] {
    events.compactMap { event in
      guard case .input(let input) = event, case .pinch = input.kind else { return nil }
      return input
    }
  }
}
