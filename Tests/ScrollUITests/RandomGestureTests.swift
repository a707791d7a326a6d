// Thousands of gestures by somebody who does everything at once, over random geometry: what must
// hold after every event.

import ScrollGeometry
import ScrollPhysics
import ScrollUI
import TestSupport
import Testing

/// Somebody who presses, drags, wheels, pinches and resizes without a plan.
final class Monkey {
  private var random = SplitMix64(seed: 0)
  private let rig: Rig
  /// A scroll view inside the content, in some cases, and what it tells.
  private let inner = ScrollView(frame: Rect(x: 50, y: 50, width: 400, height: 300))
  private let innerRecorder = Recorder()
  private var place = Point(x: 100, y: 100)
  /// Whether all edges lie on whole pixels and no offset is set from outside, so that content must
  /// rest on whole pixels, too.
  private let isTidy: Bool
  /// What was done since the last rest, for the report.
  private(set) var log: [String] = []

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    defer { self.random = random }
    isTidy = Bool.random(using: &random)
    let viewport = Size(
      width: Self.length(&random, upTo: 1200),
      height: Self.length(&random, upTo: 1200)
    )
    let content = Size(
      width: Self.length(&random, upTo: 1e5),
      height: Self.length(&random, upTo: 1e9)
    )
    rig = Rig(viewport: viewport, content: content)
    let view = rig.view
    let scales: [Double] = isTidy ? [1, 2, 3] : [1, 1.25, 1.5, 2]
    view.contentScaleFactor = scales.randomElement(using: &random) ?? 1
    view.bounces = Bool.random(using: &random) || Bool.random(using: &random)
    view.alwaysBounceVertical = Bool.random(using: &random)
    view.alwaysBounceHorizontal = Bool.random(using: &random)
    view.isPagingEnabled = Int.random(in: 0..<5, using: &random) == 0
    view.isDirectionalLockEnabled = Bool.random(using: &random)
    view.decelerationRate = Bool.random(using: &random) ? .normal : .fast
    if !isTidy {
      view.minimumZoomScale = 0.5
      view.maximumZoomScale = 4
    }
    inner.contentSize = Size(width: 600, height: 900)
    inner.delegate = innerRecorder
    if seed % 3 == 0 { view.addNested(inner) }
    rig.frame()
  }

  private static func length(_ random: inout SplitMix64, upTo most: Double) -> Double {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: 0
    case 1: 1
    case 2: Double.random(in: 2...50, using: &random).rounded()
    default: Double.random(in: 100...most, using: &random).rounded()
    }
  }

  /// One gesture with its events and frames.
  ///
  /// - Returns: What was wrong after any event, or `nil`.
  func gesture() -> String? {
    let kind = Int.random(in: 0..<16, using: &random)
    switch kind {
    case 0..<7: return drag()
    case 7, 8: return wheel()
    case 9: return pinch()
    case 10: return keys()
    case 11: return change()
    case 12: return program()
    case 13: return autoscroll()
    case 14: return after("a long time") { rig.skip(3) }
    default:
      let jump = Double.random(in: -3...3, using: &random)
      return after("a jump of the clock") { rig.skip(jump) }
    }
  }

  /// Lets go of everything and waits for rest.
  func rest() -> String? {
    rig.cancel()
    rig.pinch(1, .cancelled)
    rig.settle()
    guard rig.demand == .none else { return "never rests" }
    if let problem = Invariants(rig, mayRestAnywhere: !isTidy).problems.first { return problem }
    let problem =
      Pairing.problem(in: rig.recorder.entries) ?? Pairing.problem(in: innerRecorder.entries)
    if inner.isTracking || inner.isDecelerating || inner.isMoving {
      return "the inner never rests: \(Flags(of: inner)), \(innerRecorder.order)"
    }
    rig.recorder.forget()
    innerRecorder.forget()
    if problem == nil { log = [] }
    return problem
  }

  private func drag() -> String? {
    place = Point(
      x: Double.random(in: 0...800, using: &random),
      y: Double.random(in: 0...800, using: &random)
    )
    var problem = after("a press") { rig.press(place.x, place.y) }
    let speed = Double.random(in: 0...60, using: &random)
    var heading = Vector(
      x: Double.random(in: -1...1, using: &random),
      y: Double.random(in: -1...1, using: &random)
    )
    for _ in 0..<Int.random(in: 0..<6, using: &random) {
      if Int.random(in: 0..<6, using: &random) == 0 { heading = -heading }
      place = place + heading * speed
      rig.skip(.random(in: 0...0.02, using: &random))
      problem = problem ?? after("a move") { rig.move(place.x, place.y) }
      switch Int.random(in: 0..<40, using: &random) {
      case 0: problem = problem ?? change()
      case 1: problem = problem ?? wheel()
      case 2: problem = problem ?? pinch()
      default: break
      }
    }
    if Int.random(in: 0..<10, using: &random) == 0 { rig.skip(0.2) }
    let end = Int.random(in: 0..<8, using: &random)
    return problem
      ?? after("a release") {
        if end == 0 { rig.cancel() } else if end > 1 { rig.release(place.x, place.y) }
      }
  }

  private func wheel() -> String? {
    let turns: [Double] = [1, -1, 3, -5, 0.25, -0.125, 0, 1e9]
    let notches = turns.randomElement(using: &random) ?? 1
    let modifiers: [Modifiers] = [[], [], .shift, .ctrl]
    let held = modifiers.randomElement(using: &random) ?? []
    return after("the wheel") { rig.wheel(notches, modifiers: held) }
  }

  private func pinch() -> String? {
    var problem = after("a pinch") { rig.pinch(1, .began) }
    for _ in 0..<Int.random(in: 0..<4, using: &random) {
      let scale = Double.random(in: 0.1...4, using: &random)
      let point = Point(
        x: Double.random(in: 0...400, using: &random),
        y: Double.random(in: 0...600, using: &random)
      )
      problem = problem ?? after("a pinch's move") { rig.pinch(scale, .changed, at: point) }
    }
    return problem ?? after("a pinch's end") { rig.pinch(1.1, .ended) }
  }

  private func keys() -> String? {
    let keys: [Key] = [.up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .space]
    let key = keys.randomElement(using: &random) ?? .home
    return after("a key") { rig.key(key) }
  }

  private func autoscroll() -> String? {
    var problem = after("the middle button") { rig.middle(true) }
    let way = Double.random(in: 0...900, using: &random)
    problem = problem ?? after("its move") { rig.move(200, way) }
    rig.run(0.05)
    problem = problem ?? after("its release") { rig.middle(false) }
    problem = problem ?? after("a press") { rig.press() }
    return problem ?? after("a release") { rig.release() }
  }

  private func change() -> String? {
    let view = rig.view
    let length = Self.length(&random, upTo: 5000)
    let kind = Int.random(in: 0..<(isTidy ? 5 : 8), using: &random)
    let limit = Double.random(in: 0.3...6, using: &random)
    return after("a change") {
      switch kind {
      case 0: view.contentSize.height = length
      case 1: view.contentSize.width = length
      case 2: view.frame.size.height = length
      case 5: view.minimumZoomScale = min(limit, view.maximumZoomScale)
      case 6: view.maximumZoomScale = max(limit, view.minimumZoomScale)
      case 7: view.isScrollEnabled.toggle()
      case 3: view.contentInset.top = (length / 20).rounded()
      default: view.shiftContent(by: Vector(x: 0, y: 100), newSize: view.contentSize)
      }
    }
  }

  private func program() -> String? {
    guard !isTidy else { return keys() }
    let point = Point(
      x: Double.random(in: -100...5000, using: &random),
      y: Double.random(in: -100...1e6, using: &random)
    )
    let isAnimated = Bool.random(using: &random)
    let scale = Double.random(in: 0.1...5, using: &random)
    let zooms = Bool.random(using: &random)
    return after("the program") {
      if !zooms {
        rig.view.setContentOffset(point, animated: isAnimated)
      } else {
        rig.view.setZoomScale(scale, animated: isAnimated)
      }
    }
  }

  private func after(_ what: String, _ event: () -> Void) -> String? {
    event()
    rig.frame()
    log.append(
      "\(what) at \(rig.now): \(rig.view.contentOffset) \(rig.flags) inner \(Flags(of: inner)) \(inner.isMoving)"
    )
    guard let problem = Invariants(rig).problems.first else { return nil }
    return "\(problem) after \(what)"
  }
}

@Suite struct RandomGestureTests {
  @Test(arguments: 0..<8)
  func `random gestures break an invariant`(batch: Int) {
    for number in 0..<25 {
      let seed = UInt64(batch * 1000 + number)
      let monkey = Monkey(seed: seed)
      for gesture in 0..<60 {
        if let problem = monkey.gesture() {
          Issue.record("seed \(seed): \(problem), after \(monkey.log.joined(separator: "; "))")
          break
        }
        guard gesture % 6 == 5, let problem = monkey.rest() else { continue }
        Issue.record(
          "seed \(seed), at rest: \(problem), after \(monkey.log.joined(separator: "; "))"
        )
        break
      }
    }
  }
}
