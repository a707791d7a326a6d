// Instants and durations. Nothing here reads a clock.

/// A duration in seconds.
public typealias TimeInterval = Double

/// An instant on a clock whose zero has no meaning, in seconds.
public struct Timestamp: Hashable, Comparable, Sendable {
  /// The seconds since the clock's zero, which may be anywhere; only differences mean something.
  public let seconds: Double

  /// Creates the instant that lies a number of seconds after the clock's zero.
  public init(seconds: Double) {
    self.seconds = seconds
  }

  /// Orders instants from earlier to later.
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.seconds < right.seconds
  }

  /// The instant a number of seconds later.
  public static func + (time: Timestamp, interval: TimeInterval) -> Timestamp {
    Timestamp(seconds: time.seconds + interval)
  }

  /// The seconds from the second instant to the first.
  public static func - (end: Timestamp, start: Timestamp) -> TimeInterval {
    end.seconds - start.seconds
  }
}
