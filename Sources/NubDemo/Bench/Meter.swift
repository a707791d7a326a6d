// What a run costs, asked of the system. The one file of the program that reads clocks: measuring is
// its work, and nothing that is shown depends on it.

internal import Glibc

/// Readings of time and of what the process has used.
enum Meter {
  private static let nanosecondsPerSecond: UInt64 = 1_000_000_000

  /// Processor time, in seconds, and how often the process gave way to others.
  struct Usage {
    let user: Double
    let system: Double
    let contextSwitches: Int
  }

  /// Nanoseconds on the clock that never goes back.
  static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * nanosecondsPerSecond + UInt64(time.tv_nsec)
  }

  /// When the program was started: `BENCH_T0_NS` of the environment, where whoever starts it noted
  /// the time just before, else now.
  static var start: UInt64 {
    guard let text = getenv("BENCH_T0_NS") else { return now }
    return UInt64(String(cString: text)) ?? now
  }

  /// What the process has used so far.
  static var usage: Usage {
    var usage = rusage()
    getrusage(RUSAGE_SELF.rawValue, &usage)
    return Usage(
      user: seconds(usage.ru_utime),
      system: seconds(usage.ru_stime),
      contextSwitches: usage.ru_nvcsw + usage.ru_nivcsw
    )
  }

  /// The most memory the process has held, in mebibytes.
  ///
  /// `VmHWM` of procfs: the figure of getrusage would contain that of the launching program.
  static var peakMemory: Double {
    guard let status = try? readFile("/proc/self/status") else { return 0 }
    let lines = String(decoding: status, as: UTF8.self).split(separator: "\n")
    let words = lines.first { $0.hasPrefix("VmHWM:") }?.split { $0 == " " || $0 == "\t" }
    return (words.flatMap { Double($0[1]) } ?? 0) / 1024
  }

  /// Sleeps until an instant of ``now``.
  static func sleep(until time: UInt64) {
    let present = now
    guard time > present else { return }
    let rest = time - present
    var wait = timespec()
    wait.tv_sec = Int(rest / nanosecondsPerSecond)
    wait.tv_nsec = Int(rest % nanosecondsPerSecond)
    nanosleep(&wait, nil)
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}
