// The line a measurement prints. Same figures, same names and same rounding as the C reference.

/// What a measurement found.
struct BenchReport {
  var mode: Options.BenchMode
  var rows: Int
  /// The wall time of each measured frame, in milliseconds.
  var frames: [Double]
  /// In seconds.
  var wall: Double
  var user: Double
  var system: Double
  /// In mebibytes.
  var peakMemory: Double
  /// In milliseconds after the start.
  var firstFrame: Double
  /// What of each frame was not slept away, in milliseconds.
  var work: [Double] = []
  /// How often the process was made to wait or gave way while it was measured.
  var contextSwitches = 0
  /// From an event in SDL's queue to its pixels, in milliseconds; only measured by a paced run.
  var inputToPresent: [Double] = []

  /// The report as one line of JSON, without the line's end.
  var line: String {
    var text = JSONText()
    text.object { line in
      line.string("peer", "nub")
      line.string("mode", mode.rawValue)
      line.number("rows", Double(rows))
      line.number("frames", Double(frames.count))
      line.number("wall_s", Self.rounded(wall))
      line.number("cpu_user_s", Self.rounded(user))
      line.number("cpu_sys_s", Self.rounded(system))
      line.number("ms_per_frame_median", Self.median(of: frames))
      line.number("ms_per_frame_p99", Self.p99(of: frames))
      line.number("peak_rss_mb", Self.rounded(peakMemory))
      line.number("first_frame_ms", Self.rounded(firstFrame))
      if mode == .idle { line.number("context_switches", Double(contextSwitches)) }
      guard mode == .paced else { return }
      line.number("work_ms_per_frame_median", Self.median(of: work))
      line.number("work_ms_per_frame_p99", Self.p99(of: work))
      line.number("input_to_present_ms_median", Self.median(of: inputToPresent))
      line.number("input_to_present_ms_p99", Self.p99(of: inputToPresent))
    }
    return text.text
  }

  /// The middle of some times; 0 when there are none.
  private static func median(of times: [Double]) -> Double {
    times.isEmpty ? 0 : rounded(times.sorted()[times.count / 2])
  }

  private static func p99(of times: [Double]) -> Double {
    guard !times.isEmpty else { return 0 }
    let place = Int(0.99 * Double(times.count - 1) + 0.5)
    return rounded(times.sorted()[place])
  }

  /// Four places: tenths of a microsecond.
  private static func rounded(_ value: Double) -> Double {
    (value * 10_000).rounded() / 10_000
  }
}
