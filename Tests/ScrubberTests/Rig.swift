// A world for one test: a scroll view with a scrubber, a hand, and a clock that only the test moves.

import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber
import Testing

final class Rig {
  let view: ScrollView
  let scrubber = ScrollViewScrubberController()
  let content = TapRecorder()
  private(set) var time = 0.0
  private(set) var demand = FrameDemand.none

  /// 400 x 600 over 400 x 60,000 with the dot at the right: a point of the dot is 108 of content.
  init(
    viewport: Size = Size(width: 400, height: 600),
    content size: Size = Size(width: 400, height: 60_000),
    inset: EdgeInsets = .zero,
    isAttached: Bool = true
  ) {
    view = ScrollView(frame: Rect(origin: .zero, size: viewport))
    view.content = content
    view.contentSize = size
    view.contentInset = inset
    view.contentOffset = Point(x: 0 - inset.left, y: 0 - inset.top)
    scrubber.scrubberView.frame.origin.x = viewport.width - 40
    guard isAttached else { return }
    scrubber.scrollView = view
    frame()
  }

  /// The same with insets of 64 at the top and 50 at the bottom: a point of the dot is 136.5.
  static func inset() -> Rig {
    Rig(inset: EdgeInsets(top: 64, left: 0, bottom: 50, right: 0))
  }

  /// The same with less content than viewport.
  static func short() -> Rig {
    Rig(content: Size(width: 400, height: 500))
  }

  var dot: any View { scrubber.scrubberView }
  var top: Double { dot.frame.minY }
  var center: Point { dot.frame.center }
  var offset: Double {
    get { view.contentOffset.y }
    set { view.contentOffset.y = newValue }
  }

  // MARK: Time

  /// One frame, a while after the last event or frame.
  @discardableResult func frame(after interval: Double = 0) -> FrameDemand {
    time += interval
    demand = view.advance(to: Timestamp(seconds: time))
    return demand
  }

  /// Frames at a rate for a number of seconds, the last one exactly at their end.
  func wait(_ seconds: Double, framesPerSecond rate: Double = 60) {
    let end = time + seconds
    while time + 1 / rate < end { frame(after: 1 / rate) }
    frame(after: end - time)
  }

  /// A frame now, and then only those that are asked for, until no more are.
  func waitForRest() {
    frame()
    for _ in 0..<10_000 {
      switch demand {
      case .none: return
      case .next: frame(after: 1.0 / 60)
      case .at(let next): frame(after: max(0, next.seconds - time))
      }
    }
    Issue.record("nothing comes to rest")
  }

  /// Time passes without a frame.
  func pass(_ seconds: Double) {
    time += seconds
  }

  // MARK: The hand

  func press(at point: Point, pointer: Int = 0, button: PointerButton = .primary) {
    view.handle(.press(at: point, pointer: pointer, button: button, time: now))
  }

  func pressDot(pointer: Int = 0) {
    press(at: center, pointer: pointer)
  }

  func move(to point: Point, pointer: Int = 0) {
    view.handle(.move(to: point, pointer: pointer, time: now))
  }

  func release(at point: Point, pointer: Int = 0, button: PointerButton = .primary) {
    view.handle(.release(at: point, pointer: pointer, button: button, time: now))
  }

  func cancel(pointer: Int = 0) {
    view.handle(.cancel(pointer: pointer, time: now))
  }

  func leave(pointer: Int = 0) {
    view.handle(.leave(pointer: pointer, time: now))
  }

  func wheel(_ notches: Double, at point: Point, modifiers: Modifiers = []) {
    view.handle(
      .wheel(Vector(x: 0, y: notches), at: point, modifiers: modifiers, time: now)
    )
  }

  func pinch(_ scale: Double, _ phase: GesturePhase) {
    let middle = Point(x: view.frame.width / 2, y: view.frame.height / 2)
    view.handle(.pinch(scale: scale, at: middle, phase: phase, time: now))
  }

  /// Drags the content upwards and lets it fly, at a speed in points per second.
  func fling(at speed: Double = 4000, pointer: Int = 0) {
    var point = Point(x: 100, y: 500)
    press(at: point, pointer: pointer)
    for _ in 0..<10 {
      pass(0.008)
      point.y -= speed * 0.008
      move(to: point, pointer: pointer)
    }
    release(at: point, pointer: pointer)
  }

  private var now: Timestamp { Timestamp(seconds: time) }
}

/// Content that remembers where it was tapped.
final class TapRecorder: ScrollContent {
  var taps: [Point] = []
  func draw(_ visible: Rect, into list: inout DisplayList) {}
  func tap(at point: Point) { taps.append(point) }
}

/// What the four blocks were called for, in order.
final class BlockRecorder {
  enum Call { case highlight, unhighlight, select, deselect }
  private(set) var calls: [Call] = []

  init(_ scrubber: ScrollViewScrubberController) {
    let highlight = scrubber.highlightScrubberView
    let unhighlight = scrubber.unhighlightScrubberView
    let select = scrubber.selectScrubberView
    let deselect = scrubber.deselectScrubberView
    scrubber.highlightScrubberView = { [weak self] in
      self?.calls.append(.highlight); highlight($0)
    }
    scrubber.unhighlightScrubberView = { [weak self] in
      self?.calls.append(.unhighlight)
      unhighlight($0)
    }
    scrubber.selectScrubberView = { [weak self] in
      self?.calls.append(.select); select($0)
    }
    scrubber.deselectScrubberView = { [weak self] in
      self?.calls.append(.deselect); deselect($0)
    }
  }

  func count(_ call: Call) -> Int { calls.filter { $0 == call }.count }
}

extension Point {
  func down(_ way: Double) -> Point { Point(x: x, y: y + way) }
  func right(_ way: Double) -> Point { Point(x: x + way, y: y) }
}

/// Whether two lengths are the same as far as rounding allows.
func isClose(_ first: Double, _ second: Double, within tolerance: Double = 1e-6) -> Bool {
  abs(first - second) <= tolerance
}
