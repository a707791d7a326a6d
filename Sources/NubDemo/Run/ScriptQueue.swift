// The events of a script on their way into a frame loop. Knows the loop's clock, but not who reads it.

import ScrollPhysics
import ScrollUI

/// A script that is being played.
struct ScriptQueue {
  private let events: [ScriptEvent]
  private let start: Timestamp
  private var position = 0

  /// Starts to play a script at a time.
  init(_ events: [ScriptEvent], start: Timestamp) {
    self.events = events
    self.start = start
  }

  /// When the next event is due; `nil` when there is none.
  var next: Timestamp? {
    position < events.count ? start + events[position].at : nil
  }

  /// Takes the events that are due.
  ///
  /// - Parameters:
  ///   - time: The time up to which events are wanted.
  ///   - scale: The window's pixels per point.
  /// - Returns: The events in order, with times on the loop's clock. What is no affair of a window
  ///   comes as its number in the script.
  mutating func take(until time: Timestamp, scale: Double) -> [PlatformEvent] {
    var due: [PlatformEvent] = []
    while let next, next <= time {
      due.append(event(at: next, scale: scale))
      position += 1
    }
    return due
  }

  private func event(at time: Timestamp, scale: Double) -> PlatformEvent {
    switch events[position].action {
    case .input(var event):
      event.time = time
      return .input(event)
    case .focusLost: return .focusLost(time)
    case .resize(let size): return .resized(size, scale: scale)
    case .set, .scrollTo, .contentSize, .flash, .screenshot: return .program(position)
    }
  }
}
