// The events of a script on their way into a frame loop. Knows the loop's clock, but not who reads it.

import ScrollPhysics
import ScrollUI

/// A script that is being played.
struct ScriptQueue {
  private let events: [ScriptEvent]
  private var position = 0

  /// Whether the script says itself when frames are made.
  let hasFrames: Bool

  /// Starts to play a script at time 0.
  init(_ events: [ScriptEvent]) {
    self.events = events
    hasFrames = events.contains { if case .frame = $0.action { true } else { false } }
  }

  /// When the next event is due; `nil` when there is none.
  var next: Timestamp? {
    position < events.count ? Timestamp(seconds: events[position].at) : nil
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
      if let event = event(scale: scale) { due.append(event) }
      position += 1
    }
    return due
  }

  /// Takes the events up to the next frame of the script.
  ///
  /// - Parameter scale: The window's pixels per point.
  /// - Returns: The frame's time and what comes before it; `nil` after the last frame.
  mutating func takeFrame(scale: Double) -> (time: Timestamp, events: [PlatformEvent])? {
    var due: [PlatformEvent] = []
    while position < events.count {
      defer { position += 1 }
      if case .frame = events[position].action {
        return (Timestamp(seconds: events[position].time), due)
      }
      if let event = event(scale: scale) { due.append(event) }
    }
    return nil
  }

  /// What the event at the position is for a frame loop.
  private func event(scale: Double) -> PlatformEvent? {
    switch events[position].action {
    case .input(let event): .input(event)
    case .focusLost: .focusLost(Timestamp(seconds: events[position].time))
    case .resize(let size, let own): .resized(size, scale: own ?? scale)
    case .set, .scrollTo, .contentSize, .flash, .screenshot: .program(position)
    case .window, .frame: nil
    }
  }
}
