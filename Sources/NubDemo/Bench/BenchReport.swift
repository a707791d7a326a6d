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
      line.number("ms_per_frame_median", median)
      line.number("ms_per_frame_p99", p99)
      line.number("peak_rss_mb", Self.rounded(peakMemory))
      line.number("first_frame_ms", Self.rounded(firstFrame))
    }
    return text.text
  }

  /// The middle frame; 0 when none was measured.
  private var median: Double {
    guard !frames.isEmpty else { return 0 }
    return Self.rounded(frames.sorted()[frames.count / 2])
  }

  private var p99: Double {
    guard !frames.isEmpty else { return 0 }
    let place = Int(0.99 * Double(frames.count - 1) + 0.5)
    return Self.rounded(frames.sorted()[place])
  }

  /// Four places: tenths of a microsecond.
  private static func rounded(_ value: Double) -> Double {
    (value * 10_000).rounded() / 10_000
  }
}
