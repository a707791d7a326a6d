// Time as the state machine sees it: it never goes back, whatever the caller's clock does.

/// A clock that follows another one but never runs backwards.
///
/// Events can arrive out of order by a few milliseconds, after a frame with a later time; they then
/// happen "now". A clock that was set back (an hour, after sleep) is followed from its new place,
/// without anything moving meanwhile. Times that are not finite are ignored.
public struct MonotoneClock: Hashable, Sendable {
  /// A step back of at least this many seconds means that the clock was set, not that events came
  /// late.
  public static let setBackThreshold = 1.0

  /// What ``now`` is ahead of the caller's clock, in seconds.
  private var lead = 0.0

  /// The present moment, or `nil` before any time has been seen.
  public private(set) var now: Timestamp?

  /// Creates a clock that has not seen any time.
  public init() {}

  /// Moves on to the caller's time and returns the monotone time that belongs to it.
  public mutating func advance(to time: Timestamp) -> Timestamp {
    guard time.seconds.isFinite else { return now ?? Timestamp(seconds: 0) }
    guard let present = now else {
      now = time
      return time
    }
    let candidate = time.seconds + lead
    if candidate < present.seconds - Self.setBackThreshold {
      lead = present.seconds - time.seconds
      return present
    }
    let next = Timestamp(seconds: max(candidate, present.seconds))
    now = next
    return next
  }

  /// The time on the caller's clock at which a monotone time will be reached.
  public func external(_ time: Timestamp) -> Timestamp {
    Timestamp(seconds: time.seconds - lead)
  }
}
