// Fingers on a touch screen as numbered pointers, and the pinch of two of them. Values only.

import ScrollGeometry
import ScrollPhysics
import ScrollUI

/// The fingers that touch, and what two of them do together.
///
/// Each finger is a pointer of its own, numbered from 1 by the smallest free number, with its own
/// press, moves and release at its own place. Two fingers are a pinch besides, as soon as their
/// distance changes: whoever takes the events decides whether the pinch or one finger's drag
/// counts. A third finger takes no part.
struct FingerTracker {
  /// How much the distance of two fingers changes before it means something, in points.
  ///
  /// Chosen by hand, a little under the 10 points by which a drag is recognized, since both
  /// fingers add to it.
  private static let pinchSlop = 8.0

  /// The distance that closer fingers count as, in points, so that a scale stays finite.
  ///
  /// The middles of two finger tips cannot come closer.
  private static let minimumDistance = 10.0

  private struct Finger {
    var id: Int64
    var pointer: Int
    var place: Point
  }

  private struct Pinch {
    var ids: (Int64, Int64)
    var startDistance: Double
    /// The last scale given out, or nothing while the pinch is not recognized.
    var scale: Double?
  }

  /// The fingers in the order in which they touched.
  private var fingers: [Finger] = []
  private var pinch: Pinch?

  /// Takes what a finger did; the place is in points.
  mutating func take(
    _ id: Int64,
    _ phase: RawEvent.FingerPhase,
    at place: Point,
    time: Timestamp,
    into batch: inout EventBatch
  ) {
    let known = fingers.firstIndex { $0.id == id }
    switch phase {
    case .down:
      if let known { end(known, time: time, cancelled: true, into: &batch) }
      touch(id, at: place, time: time, into: &batch)
    case .moved:
      guard let known else { return }
      fingers[known].place = place
      batch.add(.move(to: place, pointer: fingers[known].pointer, time: time))
      if let pinch, pinch.ids.0 == id || pinch.ids.1 == id { spread(time: time, into: &batch) }
    case .up:
      guard let known else { return }
      fingers[known].place = place
      end(known, time: time, cancelled: false, into: &batch)
    }
  }

  /// Ends what all fingers were doing; until they touch again they mean nothing.
  mutating func abandon(time: Timestamp, into batch: inout EventBatch) {
    while !fingers.isEmpty { end(fingers.count - 1, time: time, cancelled: true, into: &batch) }
  }

  private mutating func touch(
    _ id: Int64,
    at place: Point,
    time: Timestamp,
    into batch: inout EventBatch
  ) {
    var pointer = 1
    while fingers.contains(where: { $0.pointer == pointer }) { pointer += 1 }
    fingers.append(Finger(id: id, pointer: pointer, place: place))
    batch.add(.press(at: place, pointer: pointer, time: time))
    if pinch == nil { pairUp() }
  }

  private mutating func end(
    _ index: Int,
    time: Timestamp,
    cancelled: Bool,
    into batch: inout EventBatch
  ) {
    let finger = fingers[index]
    if let pinch, pinch.ids.0 == finger.id || pinch.ids.1 == finger.id {
      if let scale = pinch.scale, let (_, center) = measure(pinch) {
        let phase = cancelled ? GesturePhase.cancelled : .ended
        batch.add(.pinch(scale: scale, at: center, phase: phase, time: time))
      }
      self.pinch = nil
    }
    fingers.remove(at: index)
    if cancelled {
      batch.add(.cancel(pointer: finger.pointer, time: time))
    } else {
      batch.add(.release(at: finger.place, pointer: finger.pointer, time: time))
      if pinch == nil { pairUp() }
    }
  }

  /// Starts to watch the two fingers that have touched longest.
  private mutating func pairUp() {
    guard fingers.count >= 2 else { return }
    var pair = Pinch(ids: (fingers[0].id, fingers[1].id), startDistance: 0)
    guard let (distance, _) = measure(pair) else { return }
    pair.startDistance = distance
    pinch = pair
  }

  /// Follows the distance of the pair, which begins to count where the slop is passed.
  private mutating func spread(time: Timestamp, into batch: inout EventBatch) {
    guard var pair = pinch, let (distance, center) = measure(pair) else { return }
    let phase: GesturePhase
    if pair.scale == nil {
      guard (distance - pair.startDistance).magnitude >= Self.pinchSlop else { return }
      pair.startDistance = distance
      phase = .began
    } else {
      phase = .changed
    }
    let scale = distance / pair.startDistance
    pair.scale = scale
    pinch = pair
    batch.add(.pinch(scale: scale, at: center, phase: phase, time: time))
  }

  /// The distance between the fingers of a pair, and the middle between them.
  private func measure(_ pair: Pinch) -> (distance: Double, center: Point)? {
    guard let first = fingers.first(where: { $0.id == pair.ids.0 }),
      let second = fingers.first(where: { $0.id == pair.ids.1 })
    else { return nil }
    let span = second.place - first.place
    return (max(span.length, Self.minimumDistance), first.place + span * 0.5)
  }
}
