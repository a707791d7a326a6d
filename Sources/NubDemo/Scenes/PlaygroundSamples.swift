// What the plot shows, as values over its own time: measurements, and the path that theory gives for
// the fling under way. No drawing.

import ScrollGeometry
import ScrollPhysics

/// The measurements of the last seconds.
///
/// The plot's time passes only while something changes, so that a motion stays to be looked at after
/// it has ended. A pause is shown in full up to ``longestPause``, and as a gap beyond.
struct PlotSamples {
  /// A measurement.
  struct Sample: Hashable {
    /// On the plot's own clock, in seconds.
    let time: Double
    let offset: Double
    let velocity: Double
    let alpha: Double
    /// Whether time was left out before it.
    let followsGap: Bool

    /// The same values at a later time.
    func held(until time: Double) -> Sample {
      Sample(time: time, offset: offset, velocity: velocity, alpha: alpha, followsGap: false)
    }
  }

  /// The path of a fling from its release on.
  struct Theory {
    let motion: FlingMotion
    /// The release, on the plot's own clock.
    let start: Double
    /// When something else took over, on the plot's own clock.
    var end: Double
  }

  /// How much of the past is kept, in seconds.
  static let span = 4.0
  /// The longest pause that is shown as it was, in seconds.
  static let longestPause = 1.0
  /// The time without measurements after which the last one held until shortly before the next: that
  /// long before, in seconds.
  static let hold = 0.05
  /// The time that a longer pause takes in the plot, in seconds.
  static let gap = 0.25

  private(set) var samples: [Sample] = []
  private(set) var theories: [Theory] = []
  private var last: Timestamp?
  private var now = 0.0

  /// The time of the last measurement, on the plot's own clock.
  var time: Double { samples.last?.time ?? 0 }

  /// Adds a measurement, unless nothing has changed.
  ///
  /// - Returns: Whether the plot is another one now.
  mutating func add(
    offset: Double,
    velocity: Double,
    alpha: Double,
    at time: Timestamp,
    isMoving: Bool
  ) -> Bool {
    let isSame =
      samples.last.map { $0.offset == offset && $0.velocity == velocity && $0.alpha == alpha }
      ?? false
    guard !isSame || isMoving else { return false }
    let before = samples.last
    let followsGap = advance(to: time)
    if let before, !followsGap, now - before.time > Self.hold * 2 {
      samples.append(before.held(until: now - Self.hold))
    }
    samples.append(
      Sample(
        time: now,
        offset: offset,
        velocity: velocity,
        alpha: alpha,
        followsGap: followsGap
      )
    )
    let start = now - Self.span
    // One measurement before the beginning is kept, so that the curve reaches the edge.
    if let first = samples.firstIndex(where: { $0.time >= start }), first > 1 {
      samples.removeFirst(first - 1)
    }
    theories.removeAll { min($0.end, $0.start + $0.motion.duration) < start }
    return true
  }

  /// Adds the path of a fling that was released at a time.
  mutating func addTheory(_ motion: FlingMotion, at time: Timestamp) {
    endTheory()
    let elapsed = last.map { max(0, time - $0) } ?? 0
    theories.append(Theory(motion: motion, start: now + elapsed, end: .infinity))
  }

  /// Ends the path of a fling, because something else has taken over.
  mutating func endTheory() {
    guard let index = theories.indices.last, theories[index].end == .infinity else { return }
    theories[index].end = now
  }

  /// Brings the plot's clock to a time.
  ///
  /// - Returns: Whether time was left out.
  private mutating func advance(to time: Timestamp) -> Bool {
    let pause = max(0, last.map { time - $0 } ?? 0)
    last = time
    let isGap = pause > Self.longestPause
    now += isGap ? Self.gap : pause
    return isGap
  }
}
