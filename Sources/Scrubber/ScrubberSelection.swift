// When the scrubber looks selected: at once when something happens, until it has been quiet for a
// while, and then it fades. A value; the controller runs the blocks. Reads no clock.

import ScrollPhysics
import ScrollUI

/// The selection of a scrubber over time.
struct ScrubberSelection {
  private enum Phase {
    case idle
    /// Since when it has been quiet; `nil` until the next frame tells the time.
    case selected(since: Timestamp?)
    case fading(ViewAnimation)
  }

  private var phase = Phase.idle
  /// Whether the last thing that happened was that the mouse left the scrubber.
  private(set) var hasMouseLeft = false

  /// Whether the scrubber is selected; a fading one is not.
  var isSelected: Bool {
    if case .selected = phase { true } else { false }
  }

  /// What a moment demands.
  enum Step {
    /// Nothing, until something happens.
    case nothing
    /// To be called again at a time.
    case wait(Timestamp)
    /// To select: something goes on while the scrubber fades.
    case select
    /// To run the block that deselects as an animation that begins at a time.
    case deselect(Timestamp)
    /// To show an animation.
    case fade(ViewAnimation)
  }

  /// Notes that something happened at a time, or now if the time is not known yet.
  ///
  /// - Parameters:
  ///   - time: When it happened.
  ///   - becauseMouseLeft: Whether it was the mouse, which left the scrubber.
  /// - Returns: Whether the scrubber was not selected before, so that the block must be run.
  mutating func select(at time: Timestamp?, becauseMouseLeft: Bool) -> Bool {
    let wasSelected = isSelected
    hasMouseLeft = becauseMouseLeft
    phase = .selected(since: time)
    return !wasSelected
  }

  /// Goes on to a time.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - isBusy: Whether something still goes on that keeps the scrubber selected.
  ///   - delay: How long it must have been quiet, in seconds; what is not finite never passes.
  /// - Returns: What is to be done.
  mutating func advance(to time: Timestamp, isBusy: Bool, delay: TimeInterval) -> Step {
    switch phase {
    case .idle: return .nothing
    case .fading(let animation): return isBusy ? .select : .fade(animation)
    case .selected(let since):
      if isBusy {
        phase = .selected(since: time)
        return .nothing
      }
      phase = .selected(since: since ?? time)
      guard delay.isFinite else { return .nothing }
      let start = (since ?? time) + max(0, delay)
      return time >= start ? .deselect(start) : .wait(start)
    }
  }

  /// Notes that the fade has begun.
  mutating func fade(with animation: ViewAnimation) {
    phase = .fading(animation)
  }

  /// Notes that the fade is over.
  mutating func finish() {
    phase = .idle
  }
}
