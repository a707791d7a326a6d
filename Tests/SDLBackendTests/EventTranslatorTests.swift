// What SDL's mouse, wheel, keyboard and window events become, without SDL.

import SDLBackend
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Testing

/// A translator with a system around it that the test sets.
struct TranslatorBench {
  static let start = 100.0

  var space: WindowSpace
  var translator: EventTranslator
  var now = Timestamp(seconds: start)
  var ticks: UInt32 = 5000
  var held: RawEvent.Buttons = []

  init(scale: Double = 1, unitsPerPoint: Double = 1) {
    space = WindowSpace(
      size: Size(width: 400, height: 600),
      scale: scale,
      unitsPerPoint: unitsPerPoint
    )
    translator = EventTranslator(space: space)
  }

  /// Drains a queue of events that were pumped just now.
  mutating func drain(_ kinds: RawEvent.Kind...) -> [PlatformEvent] {
    drain(kinds.map { RawEvent($0, stamp: ticks) })
  }

  mutating func drain(_ events: [RawEvent]) -> [PlatformEvent] {
    let held = held
    let context = DrainContext(now: now, ticks: ticks, space: space) { held }
    return translator.translate(events, in: context)
  }

  mutating func pass(milliseconds: Int) {
    now = now + Double(milliseconds) / 1000
    ticks &+= UInt32(milliseconds)
  }
}

@Suite struct EventTranslatorTests {
  var bench = TranslatorBench()

  @Test(arguments: [
    (RawEvent.Buttons.left, PointerButton.primary), (.middle, .middle), (.right, .secondary),
  ])
  mutating func `a press and a release keep their button and place`(
    button: RawEvent.Buttons,
    name: PointerButton
  ) {
    let events = bench.drain(
      .button(button, isDown: true, x: 10, y: 20),
      .button(button, isDown: false, x: 11, y: 21)
    )
    #expect(
      events == [
        .input(.press(at: Point(x: 10, y: 20), button: name, time: bench.now)),
        .input(.release(at: Point(x: 11, y: 21), button: name, time: bench.now)),
      ]
    )
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 3])
  func `a press is hit at its place whatever the scale of the window`(scale: Double) {
    var bench = TranslatorBench(scale: scale, unitsPerPoint: scale)
    let events = bench.drain(
      .button(.left, isDown: true, x: Int32(200 * scale), y: Int32(300 * scale))
    )
    #expect(events == [.input(.press(at: Point(x: 200, y: 300), time: bench.now))])
  }

  @Test func `window units that are points already are not divided by the scale`() {
    var bench = TranslatorBench(scale: 2, unitsPerPoint: 1)
    let events = bench.drain(.motion(x: 200, y: 300, held: []))
    #expect(events == [.input(.move(to: Point(x: 200, y: 300), time: bench.now))])
  }

  @Test mutating func `a drag goes on outside the window and after it was left`() {
    _ = bench.drain(.button(.left, isDown: true, x: 375, y: 100))
    let events = bench.drain(
      .motion(x: 1500, y: 400, held: .left),
      .mouseLeft,
      .motion(x: -300, y: -50, held: .left),
      .button(.left, isDown: false, x: -300, y: 900)
    )
    #expect(
      events == [
        .input(.move(to: Point(x: 1500, y: 400), time: bench.now)),
        .input(.leave(time: bench.now)),
        .input(.move(to: Point(x: -300, y: -50), time: bench.now)),
        .input(.release(at: Point(x: -300, y: 900), time: bench.now)),
      ]
    )
  }

  @Test mutating func `the wheel's fractions count although its whole part is zero`() {
    var sum = 0.0
    for _ in 1...8 {
      bench.pass(milliseconds: 10)
      for case .input(let event) in bench.drain(wheel(y: 0.125)) {
        if case .wheel(let notches, _, _) = event.kind { sum += notches.y }
      }
    }
    #expect(sum == 1)
  }

  @Test(arguments: [3, -5, 0.25, -0.125, 1])
  mutating func `the wheel's turn keeps its amount and sign`(amount: Float) {
    let events = bench.drain(wheel(y: amount))
    let notches = Vector(x: 0, y: Double(amount))
    let place = Point(x: 30, y: 40)
    #expect(events == [.input(.wheel(notches, at: place, time: bench.now))])
  }

  @Test mutating func `the wheel to the right shows what lies further right, as Shift does`() {
    let right = bench.drain(wheel(x: 1))
    let shifted = bench.drain(wheel(y: -1, .shift))
    let place = Point(x: 30, y: 40)
    #expect(right == [.input(.wheel(Vector(x: -1, y: 0), at: place, time: bench.now))])
    #expect(
      shifted == [
        .input(.wheel(Vector(x: 0, y: -1), at: place, modifiers: .shift, time: bench.now))
      ]
    )
  }

  @Test mutating func `turns of the wheel at one place are added up, other ones are not`() {
    let events = bench.drain(
      wheel(y: 1),
      wheel(y: 2),
      wheel(y: -1),
      wheel(y: -1, .ctrl),
      .wheel(x: 0, y: -1, mouseX: 31, mouseY: 40, .ctrl)
    )
    let place = Point(x: 30, y: 40)
    let down = Vector(x: 0, y: -1)
    #expect(
      events == [
        .input(.wheel(Vector(x: 0, y: 3), at: place, time: bench.now)),
        .input(.wheel(down, at: place, time: bench.now)),
        .input(.wheel(down, at: place, modifiers: .ctrl, time: bench.now)),
        .input(.wheel(down, at: Point(x: 31, y: 40), modifiers: .ctrl, time: bench.now)),
      ]
    )
  }

  @Test(arguments: [Float.nan, .infinity, 0])
  mutating func `a wheel that did not turn by a number says nothing`(amount: Float) {
    #expect(bench.drain(wheel(y: amount)).isEmpty)
  }

  @Test mutating func `moves at one time become the last of them`() {
    let events = bench.drain(
      .motion(x: 1, y: 1, held: []),
      .motion(x: 2, y: 2, held: []),
      .motion(x: 3, y: 3, held: [])
    )
    #expect(events == [.input(.move(to: Point(x: 3, y: 3), time: bench.now))])
  }

  @Test mutating func `moves keep enough times for a velocity, however many there are`() {
    let moves = (0..<800).map { index in
      let kind = RawEvent.Kind.motion(x: Int32(index), y: 0, held: [])
      return RawEvent(kind, stamp: bench.ticks &- UInt32(100) &+ UInt32(index / 8))
    }
    let events = bench.drain(moves)
    #expect((20...25).contains(events.count))
    guard case .input(let last) = events.last else { return }
    #expect(last.location == Point(x: 799, y: 0))
  }

  @Test mutating func `moves are never merged across a press`() {
    let events = bench.drain(
      .motion(x: 1, y: 1, held: []),
      .button(.left, isDown: true, x: 1, y: 1),
      .motion(x: 2, y: 2, held: .left)
    )
    #expect(events.count == 3)
  }

  @Test mutating func `keys carry SDL's name and the held modifiers`() {
    let events = bench.drain(.keyDown("PageDown", .ctrl))
    #expect(events == [.input(.key(.pageDown, modifiers: .ctrl, time: bench.now))])
  }

  @Test mutating func `of several resizes in one drain the last is kept, with the size of now`() {
    bench.space.size = Size(width: 720, height: 480)
    let events = bench.drain(
      .windowChanged,
      .motion(x: 1, y: 1, held: []),
      .windowChanged,
      .exposed
    )
    #expect(
      events == [
        .input(.move(to: Point(x: 1, y: 1), time: bench.now)),
        .resized(Size(width: 720, height: 480), scale: 1),
        .exposed,
      ]
    )
  }

  @Test mutating func `a change of the window that leaves the size alone is no resize`() {
    #expect(bench.drain(.windowChanged).isEmpty)
  }

  @Test mutating func `a change of the scale alone is a resize`() {
    bench.space.scale = 2
    #expect(bench.drain(.windowChanged) == [.resized(bench.space.size, scale: 2)])
  }

  @Test mutating func `closing the window asks the program to end`() {
    #expect(bench.drain(.quit) == [.closeRequested])
  }

  @Test mutating func `events lie as far in the past as SDL has held them`() {
    let stall = RawEvent(.mouseLeft, stamp: bench.ticks - 700)
    guard case .input(let event) = bench.drain([stall]).first else {
      Issue.record("the event was lost")
      return
    }
    #expect(abs(bench.now - event.time - 0.7) < 1e-9)
  }

  @Test mutating func `stamps stay right when SDL's count wraps`() {
    bench.ticks = 20
    guard case .input(let event) = bench.drain([RawEvent(.mouseLeft, stamp: .max - 9)]).first
    else {
      Issue.record("the event was lost")
      return
    }
    #expect(abs(bench.now - event.time - 0.03) < 1e-9)
  }

  @Test mutating func `a stamp from the future counts as now`() {
    let events = bench.drain([RawEvent(.mouseLeft, stamp: bench.ticks + 3)])
    #expect(events == [.input(.leave(time: bench.now))])
  }

  @Test mutating func `time never goes back between two drains`() {
    let first = bench.drain(.mouseLeft)
    bench.now = bench.now + 0.0004
    bench.ticks += 1
    let second = bench.drain([RawEvent(.mouseLeft, stamp: bench.ticks - 1)])
    #expect(first == second)
  }

  private func wheel(x: Float = 0, y: Float = 0, _ modifiers: Modifiers = []) -> RawEvent.Kind {
    .wheel(x: x, y: y, mouseX: 30, mouseY: 40, modifiers)
  }
}
