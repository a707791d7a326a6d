// Waiting for something to become true. The only reason for a test to let time pass.

/// A condition that did not become true in time.
public struct TimedOut: Error, CustomStringConvertible {
  /// What was waited for.
  public let what: String
  /// How long, in seconds.
  public let timeout: Double

  /// One line that says what did not happen.
  public var description: String { "waited \(timeout) s in vain: \(what)" }
}

/// The longest wait for what ought to happen at once, in seconds: generous, because a machine that
/// runs other tests at the same time can be very late.
public let patience = 20 * Sanitizer.slowness

/// The time between two looks at a condition, in seconds.
private let interval = 0.005

/// Waits until a condition holds.
///
/// - Parameters:
///   - what: The condition in words, for the failure; made when it is needed.
///   - timeout: The longest wait in seconds.
///   - condition: Looked at again and again; it should not take long.
/// - Throws: ``TimedOut``, or what the condition throws.
public func waitUntil(
  _ what: @autoclosure () -> String,
  timeout: Double = patience,
  _ condition: () throws -> Bool
) throws {
  try waitFor(what(), timeout: timeout) { try condition() ? true : nil }
}

/// Waits until there is a value.
///
/// - Parameters:
///   - what: What is waited for, in words, for the failure; made when it is needed.
///   - timeout: The longest wait in seconds.
///   - value: Looked at again and again until it is not nil; it should not take long.
/// - Returns: The value.
/// - Throws: ``TimedOut``, or what the closure throws.
@discardableResult
public func waitFor<Value>(
  _ what: @autoclosure () -> String,
  timeout: Double = patience,
  _ value: () throws -> Value?
) throws -> Value {
  let end = System.now + timeout
  while true {
    if let value = try value() { return value }
    guard System.now < end else { throw TimedOut(what: what(), timeout: timeout) }
    System.pause(seconds: interval)
  }
}

/// The average load a process puts on a processor while nothing is done to it.
///
/// - Parameters:
///   - process: The process.
///   - duration: How long to watch, in seconds. This is the one place where time itself is measured
///     and not a condition waited for.
/// - Returns: Processor seconds used and voluntary waits of its first thread, or nil if it ended.
public func activity(of process: ChildProcess, during duration: Double) -> Activity? {
  guard let before = process.activity else { return nil }
  System.pause(seconds: duration)
  guard let after = process.activity else { return nil }
  return Activity(
    processorTime: after.processorTime - before.processorTime,
    waits: after.waits - before.waits
  )
}
