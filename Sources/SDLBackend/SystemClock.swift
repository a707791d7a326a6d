// The only place of the back end that reads a clock or sleeps on one.

internal import Glibc
import ScrollPhysics

/// The system's clock that never goes back and is not set by anyone.
enum SystemClock {
  /// The time now.
  static var now: Timestamp {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Timestamp(seconds: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
  }

  /// Sleeps until an instant, or until a signal comes.
  ///
  /// Sleeping until an instant, not for a while, is not late by what happened before.
  static func sleep(until deadline: Timestamp) {
    let seconds = deadline.seconds.rounded(.down)
    var time = timespec()
    time.tv_sec = Int(seconds)
    time.tv_nsec = Int((deadline.seconds - seconds) * 1e9)
    clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, nil)
  }
}
