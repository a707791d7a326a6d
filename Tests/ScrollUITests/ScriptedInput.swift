// A list of things a person does, each at its time, made from a seed, to be played at any frame rate
// and in a mirror.

import ScrollGeometry
import ScrollPhysics
import ScrollUI
import TestSupport

struct ScriptedInput {
  /// One thing that is done.
  enum Deed {
    case press(Point), move(Point), release(Point), cancel
    case wheel(Vector)
    case key(Key)
    case scroll(Vector)
    case pinch(Double, Point, GesturePhase)
  }

  /// What is done when, in order.
  private(set) var deeds: [(time: Double, deed: Deed)] = []
  /// The viewport in which it is done.
  let viewport: Size
  private var random: SplitMix64
  private var time = 0.1

  init(seed: UInt64, viewport: Size, gestures: Int) {
    self.viewport = viewport
    random = SplitMix64(seed: seed)
    for _ in 0..<gestures {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: add(.wheel(turn()))
      case 1: add(.key([.pageDown, .pageUp, .up, .down].randomElement(using: &random) ?? .up))
      case 2: add(.scroll(Vector(x: number(-300...300), y: number(-2000...2000))))
      case 3: pinch()
      default: drag()
      }
      time += number(0...0.6)
    }
  }

  /// The same as seen in a mirror: what was at the top is at the bottom, left is right.
  var mirrored: ScriptedInput {
    var copy = self
    copy.deeds = deeds.map { (time: $0.time, deed: mirror($0.deed)) }
    return copy
  }

  private func mirror(_ deed: Deed) -> Deed {
    switch deed {
    case .press(let place): .press(mirror(place))
    case .move(let place): .move(mirror(place))
    case .release(let place): .release(mirror(place))
    case .cancel: .cancel
    case .wheel(let turn): .wheel(-turn)
    case .key(let key): .key(Self.opposite[key] ?? key)
    case .scroll(let way): .scroll(-way)
    case .pinch(let scale, let place, let phase): .pinch(scale, mirror(place), phase)
    }
  }

  private func mirror(_ place: Point) -> Point {
    Point(x: viewport.width - place.x, y: viewport.height - place.y)
  }

  private static let opposite: [Key: Key] = [
    .pageDown: .pageUp, .pageUp: .pageDown, .up: .down, .down: .up,
  ]

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &random)
  }

  private mutating func turn() -> Vector {
    Vector(x: number(-2...2).rounded(), y: number(-4...4).rounded())
  }

  private mutating func add(_ deed: Deed) { deeds.append((time: time, deed: deed)) }

  private mutating func drag() {
    var place = Point(x: number(100...300), y: number(100...500))
    let step = Vector(x: number(-20...20), y: number(-60...60))
    add(.press(place))
    for _ in 0..<Int.random(in: 1..<9, using: &random) {
      time += Double.random(in: 0.004...0.02, using: &random)
      place = place + step
      add(.move(place))
    }
    if Int.random(in: 0..<5, using: &random) == 0 { time += 0.2 }
    add(Int.random(in: 0..<8, using: &random) == 0 ? .cancel : .release(place))
  }

  private mutating func pinch() {
    let place = Point(x: number(100...300), y: number(100...500))
    add(.pinch(1, place, .began))
    for _ in 0..<4 {
      time += 0.015
      add(.pinch(Double.random(in: 0.2...4, using: &random), place, .changed))
    }
    add(.pinch(1.5, place, .ended))
  }
}

extension ScriptedInput {
  /// Plays the script on a view and notes where the content is at fixed moments.
  ///
  /// - Parameters:
  ///   - rig: The view, at rest.
  ///   - frameTime: The time between two frames, asked for anew each time.
  /// - Returns: The offsets and scales every 70 milliseconds, and a second after the end.
  func play(on rig: Rig, frameTime: () -> Double) -> [(offset: Point, scale: Double)] {
    var samples: [(offset: Point, scale: Double)] = []
    var next = 0
    var sampleTime = 0.07
    var frame = frameTime()
    let end = (deeds.last?.time ?? 0) + 1
    while rig.now < end {
      let deedTime = next < deeds.count ? deeds[next].time : .infinity
      let now = min(deedTime, sampleTime, frame, end)
      rig.skip(now - rig.now)
      if now == deedTime {
        perform(deeds[next].deed, on: rig)
        next += 1
      } else if now == frame {
        rig.frame()
        frame = now + frameTime()
      } else {
        rig.frame()
        samples.append((rig.view.contentOffset, rig.view.zoomScale))
        sampleTime += 0.07
      }
    }
    return samples
  }

  private func perform(_ deed: Deed, on rig: Rig) {
    switch deed {
    case .press(let place): rig.press(place.x, place.y)
    case .move(let place): rig.move(place.x, place.y)
    case .release(let place): rig.release(place.x, place.y)
    case .cancel: rig.cancel()
    case .wheel(let turn): rig.wheel(turn.y, dx: turn.x)
    case .key(let key): rig.key(key)
    case .scroll(let way):
      rig.view.perform(at: rig.time) {
        // From where the content is at this moment, not at the last frame.
        rig.view.advance(to: rig.time)
        rig.view.setContentOffset(rig.view.contentOffset + way, animated: true)
      }
    case .pinch(let scale, let place, let phase): rig.pinch(scale, phase, at: place)
    }
  }
}
