// A scroll view with a recording delegate and a clock of its own, driven as a window would drive it:
// events with their times, and frames at any rate.

import ScrollGeometry
import ScrollPhysics
import ScrollUI

final class Rig {
  let view: ScrollView
  let recorder = Recorder()

  /// The time of the last event or frame.
  private(set) var now = 0.0

  /// The time between two frames.
  var frameTime: Double

  /// What the last frame asked for.
  private(set) var demand = FrameDemand.none

  /// A viewport of 400 x 600 on content of 400 x 60,000, if nothing else is said.
  init(
    viewport: Size = Size(width: 400, height: 600),
    content: Size = Size(width: 400, height: 60_000),
    framesPerSecond: Double = 60
  ) {
    view = ScrollView(frame: Rect(origin: .zero, size: viewport))
    frameTime = 1 / framesPerSecond
    view.contentSize = content
    view.delegate = recorder
    frame()
  }

  var y: Double {
    get { view.contentOffset.y }
    set { view.contentOffset.y = newValue }
  }
  var x: Double { view.contentOffset.x }
  var flags: Flags { Flags(of: view) }
  var order: [Call] { recorder.order }
  var milestones: [Call] { recorder.milestones }
  var time: Timestamp { Timestamp(seconds: now) }

  // MARK: Time

  /// Shows a frame at the present time.
  func frame() { demand = view.advance(to: time) }

  /// Lets time pass, with frames in between.
  func run(_ seconds: Double, each: () -> Void = {}) {
    let end = now + seconds
    while now < end - 1e-9 {
      now = min(now + frameTime, end)
      frame()
      each()
    }
  }

  /// Shows frames until nothing is wanted any more; gives up after a minute.
  func settle(each: () -> Void = {}) {
    let limit = now + 60
    frame()
    while demand == .next, now < limit {
      now += frameTime
      frame()
      each()
    }
  }

  /// Moves the clock without a frame.
  func skip(_ seconds: Double) { now += seconds }

  // MARK: Pointers

  func press(_ x: Double = 200, _ y: Double = 300, pointer: Int = 0) {
    view.handle(.press(at: Point(x: x, y: y), pointer: pointer, time: time))
  }

  func move(_ x: Double = 200, _ y: Double, pointer: Int = 0) {
    view.handle(.move(to: Point(x: x, y: y), pointer: pointer, time: time))
  }

  func release(_ x: Double = 200, _ y: Double = 300, pointer: Int = 0) {
    view.handle(.release(at: Point(x: x, y: y), pointer: pointer, time: time))
  }

  func cancel(pointer: Int = 0) { view.handle(.cancel(pointer: pointer, time: time)) }

  /// A straight, even drag from one place to another, with a frame after every move.
  ///
  /// - Parameters:
  ///   - start: Where the pointer goes down.
  ///   - end: Where it goes.
  ///   - seconds: How long that takes.
  ///   - steps: In how many moves.
  ///   - rest: How long the pointer rests before it is released; `nil` keeps it down.
  func drag(
    from start: Point = Point(x: 200, y: 300),
    to end: Point,
    over seconds: Double = 0.1,
    steps: Int = 10,
    rest: Double? = 0
  ) {
    press(start.x, start.y)
    for step in 1...steps {
      now += seconds / Double(steps)
      let place = start + (end - start) * (Double(step) / Double(steps))
      move(place.x, place.y)
      frame()
    }
    guard let rest else { return }
    if rest > 0 { run(rest) }
    release(end.x, end.y)
  }

  /// A vertical throw with a velocity of the offset, in points per second.
  func fling(_ velocity: Double, across: Double = 0) {
    let seconds = 0.1
    let start = Point(x: 200, y: 300)
    let way = Vector(x: -across * seconds, y: -velocity * seconds)
    drag(from: start, to: start + way, over: seconds)
  }

  // MARK: Wheel, keys, pinch

  func wheel(_ dy: Double, dx: Double = 0, modifiers: Modifiers = [], at point: Point? = nil) {
    let place = point ?? Point(x: 200, y: 300)
    view.handle(.wheel(Vector(x: dx, y: dy), at: place, modifiers: modifiers, time: time))
  }

  func key(_ key: Key, modifiers: Modifiers = []) {
    view.handle(.key(key, modifiers: modifiers, time: time))
  }

  func pinch(_ scale: Double, _ phase: GesturePhase, at point: Point? = nil) {
    let place = point ?? Point(x: 200, y: 300)
    view.handle(.pinch(scale: scale, at: place, phase: phase, time: time))
  }

  func middle(_ isDown: Bool, _ x: Double = 200, _ y: Double = 300) {
    let place = Point(x: x, y: y)
    view.handle(
      isDown
        ? .press(at: place, button: .middle, time: time)
        : .release(at: place, button: .middle, time: time)
    )
  }
}

/// Tells whether two numbers differ by no more than a tolerance.
func isNear(_ first: Double, _ second: Double, _ tolerance: Double = 1e-9) -> Bool {
  abs(first - second) <= tolerance
}
