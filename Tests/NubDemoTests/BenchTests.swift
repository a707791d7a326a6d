import Testing

@testable import NubDemo

@Suite struct BenchTests {
  @Test func `a fling starts again every 150 frames and stops at the end`() {
    let offsets = BenchOffsets.all(.fling, frames: 600, largest: 23_999_200)
    // 4000, + 3868, + 3740.356, + 3616.924252, rounded to whole points.
    #expect(offsets.prefix(4) == [4000, 7868, 11608, 15225])
    #expect(offsets[150] - offsets[149] == 4000)
    #expect(offsets.count == 600)
    #expect(BenchOffsets.all(.fling, frames: 600, largest: 23_200).last == 23_200)
    #expect(BenchOffsets.all(.paced, frames: 3, largest: 1e9) == [4000, 7868, 11608])
  }

  @Test func `a scrub sweeps to the end and back twice`() {
    let offsets = BenchOffsets.all(.scrub, frames: 600, largest: 1_000)
    #expect(
      [0, 149, 150, 299, 300, 449, 599].map { offsets[$0] } == [0, 1000, 1000, 0, 0, 1000, 0]
    )
    // t = 75/149: t²(3 - 2t) = 0.5050334...
    #expect(offsets[75] == 505)
  }

  @Test func `content that fits moves nowhere`() {
    #expect(BenchOffsets.all(.fling, frames: 2, largest: 0) == [0, 0])
    #expect(BenchOffsets.all(.scrub, frames: 2, largest: 0) == [0, 0])
  }

  @Test func `the report has the contract's figures in the contract's order`() {
    let report = BenchReport(
      mode: .fling,
      rows: 1_000_000,
      frames: (1...100).map(Double.init),
      wall: 0.51234567,
      user: 0.25,
      system: 0.125,
      peakMemory: 14.5,
      firstFrame: 27.25
    )
    #expect(
      report.line
        == #"{"peer":"nub","mode":"fling","rows":1000000,"frames":100,"wall_s":0.5123,"#
        + #""cpu_user_s":0.25,"cpu_sys_s":0.125,"ms_per_frame_median":51,"#
        + #""ms_per_frame_p99":99,"peak_rss_mb":14.5,"first_frame_ms":27.25}"#
    )
  }

  @Test func `a paced run reports how long input takes, an idle one how often it was woken`() {
    var report = BenchReport(
      mode: .paced,
      rows: 1,
      frames: [],
      wall: 0,
      user: 0,
      system: 0,
      peakMemory: 0,
      firstFrame: 0,
      work: [5, 4],
      contextSwitches: 7,
      inputToPresent: [3, 1, 2]
    )
    let work = #""work_ms_per_frame_median":5,"work_ms_per_frame_p99":5,"#
    let input = #""input_to_present_ms_median":2,"input_to_present_ms_p99":3}"#
    #expect(report.line.hasSuffix(#""first_frame_ms":0,"# + work + input))
    report.mode = .idle
    report.inputToPresent = []
    #expect(report.line.hasSuffix(#""first_frame_ms":0,"context_switches":7}"#))
  }

  @Test func `the meter reads something and goes forwards`() {
    let first = Meter.now
    #expect(Meter.peakMemory > 1)
    #expect(Meter.usage.user + Meter.usage.system > 0)
    #expect(Meter.now > first)
  }
}
