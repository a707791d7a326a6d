// The events of one drain in order, with floods thinned out. It knows nothing of SDL.

import ScrollGeometry
import ScrollPhysics
import ScrollUI

/// What one drain of the queue came to.
struct EventBatch {
  /// How far apart in time the moves of one pointer are kept, in seconds.
  ///
  /// A mouse may report 8,000 times a second. A velocity is measured over some 50 ms, for which a
  /// dozen places are plenty.
  private static let moveInterval: TimeInterval = 0.004

  /// The events so far, oldest first.
  private(set) var events: [PlatformEvent] = []

  /// When the oldest of the moves began that the last event stands for.
  private var moveRunStart: TimeInterval?

  /// Adds what a person did.
  ///
  /// A move takes the place of the move before it if the same pointer made both within a few
  /// milliseconds, and turns of the wheel at one place in one direction are added up. Nothing is
  /// merged across another event, so presses and releases stay where they were.
  mutating func add(_ event: InputEvent) {
    if let merged = merging(event) {
      events[events.count - 1] = .input(merged)
      return
    }
    events.append(.input(event))
    if case .move = event.kind { moveRunStart = event.time.seconds } else { moveRunStart = nil }
  }

  /// Adds what happened to the window.
  mutating func add(_ event: PlatformEvent) {
    events.append(event)
    moveRunStart = nil
  }

  private func merging(_ event: InputEvent) -> InputEvent? {
    guard case .input(let last) = events.last, last.pointer == event.pointer else { return nil }
    switch (last.kind, event.kind) {
    case (.move, .move):
      guard let moveRunStart, event.time.seconds - moveRunStart < Self.moveInterval else {
        return nil
      }
      return event
    case (.wheel(let first, let place, let held), .wheel(let second, let here, let heldNow)):
      guard place == here, held == heldNow, first.x * second.x >= 0, first.y * second.y >= 0
      else { return nil }
      return .wheel(first + second, at: place, modifiers: held, time: event.time)
    default: return nil
    }
  }
}
