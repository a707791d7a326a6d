// When a button that is held down acts again. A value; time is given.

import ScrollPhysics

/// The rhythm of a held button.
struct HoldRepeat: Hashable, Sendable {
  /// How long it must be held before it acts again, in seconds.
  static let delay = 0.33
  /// The time between further actions, in seconds.
  static let interval = 0.05
  /// The actions that one late frame makes up for; more would mean that time has jumped.
  private static let mostAtOnce = 4

  /// When the next action is due.
  private(set) var next: Timestamp

  /// Begins with a press.
  init(pressedAt time: Timestamp) {
    next = time + Self.delay
  }

  /// Takes the actions that are due at a time.
  mutating func takeDue(at time: Timestamp) -> Int {
    var count = 0
    while next <= time, count < Self.mostAtOnce {
      next = next + Self.interval
      count += 1
    }
    if next <= time { next = time + Self.interval }
    return count
  }
}
