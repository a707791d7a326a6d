// A scroll view with a hand and a clock of its own, and what it showed at every frame.

import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI

/// What a scroll view did, over time.
struct Recording {
  let label: String
  let color: Color
  let offsets: [Point]
  let velocities: [Point]
}

/// A viewport of 400 x 600 in which something happens.
final class ViewRecorder {
  let view = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 600))

  private static let frameTime = 1.0 / 120
  /// What happens, and when.
  private var plan: [(time: Double, action: (ScrollView, Timestamp) -> Void)] = []

  init(content: Size) {
    view.contentSize = content
  }

  func advance(to time: Double) {
    view.advance(to: Timestamp(seconds: time))
  }

  // MARK: What happens

  /// Does something at a time.
  func at(_ time: Double, _ action: @escaping (ScrollView) -> Void) {
    plan.append((time, { view, time in view.perform(at: time) { action(view) } }))
  }

  func wheel(_ notches: Double, at time: Double) {
    send(at: time) { .wheel(Vector(x: 0, y: notches), at: Point(x: 200, y: 300), time: $0) }
  }

  /// An even drag of the content upwards, with a move for every frame.
  ///
  /// - Parameters:
  ///   - way: How far the content goes, in points.
  ///   - speed: How fast, in points per second.
  ///   - start: When the finger goes down, in seconds.
  ///   - hold: How long it rests before it lets go, in seconds.
  func drag(by way: Double, at speed: Double, from start: Double = 0, hold: Double = 0) {
    let bottom = 560.0
    let whole = way + view.behavior.dragSlop
    func place(_ way: Double) -> Point { Point(x: 200, y: bottom - way) }
    send(at: start) { .press(at: place(0), time: $0) }
    let steps = Int((whole / speed / Self.frameTime).rounded())
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      send(at: start + Double(step) * Self.frameTime) { .move(to: place(whole * part), time: $0) }
    }
    let end = start + Double(steps) * Self.frameTime + hold
    send(at: end) { .release(at: place(whole), time: $0) }
  }

  /// The zoom scale in the middle of a pinch.
  func zoomScale(afterPinchTo scale: Double) -> Double {
    let place = Point(x: 200, y: 300)
    let phases: [(Double, GesturePhase)] = [(1, .began), (scale, .changed)]
    for (scale, phase) in phases {
      view.handle(.pinch(scale: scale, at: place, phase: phase, time: Timestamp(seconds: 0)))
    }
    return view.zoomScale
  }

  private func send(at time: Double, _ event: @escaping (Timestamp) -> InputEvent) {
    plan.append((time, { view, time in view.handle(event(time)) }))
  }

  // MARK: What is seen

  /// Lets what is planned happen, and looks at every frame.
  func run<Value>(for seconds: Double, _ look: (Double) -> Value) -> [Value] {
    var left = plan.sorted { $0.time < $1.time }[...]
    return (0...Int((seconds / Self.frameTime).rounded())).map { frame in
      let time = Double(frame) * Self.frameTime
      while let next = left.first, next.time <= time + 1e-9 {
        next.action(view, Timestamp(seconds: next.time))
        left.removeFirst()
      }
      advance(to: time)
      return look(time)
    }
  }

  /// Plans something, lets it happen, and keeps the offset and the velocity of every frame.
  func record(
    _ label: String,
    _ color: Color,
    for seconds: Double,
    since origin: Double = 0,
    _ planning: (ViewRecorder) -> Void
  ) -> Recording {
    planning(self)
    let samples = run(for: seconds) { ($0, view.contentOffset.y - origin, view.velocity.y) }
    return Recording(
      label: label,
      color: color,
      offsets: samples.map { Point(x: $0.0, y: $0.1) },
      velocities: samples.map { Point(x: $0.0, y: $0.2) }
    )
  }
}
