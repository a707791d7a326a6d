// Where the content of a measurement is in each frame. The same numbers as the C reference, to the
// pixel, so that both draw the same.

/// The path of a measurement's content.
enum BenchOffsets {
  /// The frames after which a fling starts again, and its first step in points.
  private static let flingFrames = 150
  private static let flingStep = 4000.0
  /// What remains of the step from frame to frame.
  private static let flingDecay = 0.967
  /// The frames of a sweep to the end and back.
  private static let sweepFrames = 300

  /// The offset of every frame.
  ///
  /// - Parameters:
  ///   - mode: The measurement; those that move nothing have the path of a fling.
  ///   - frames: The number of frames.
  ///   - largest: The largest offset of the content.
  /// - Returns: As many offsets as frames, in points, each a whole number.
  static func all(_ mode: Options.BenchMode, frames: Int, largest: Double) -> [Double] {
    mode == .scrub ? scrub(frames, largest) : fling(frames, largest)
  }

  private static func fling(_ frames: Int, _ largest: Double) -> [Double] {
    var offset = 0.0
    var step = 0.0
    return (0..<frames).map { frame in
      if frame.isMultiple(of: flingFrames) { step = flingStep }
      offset = min(offset + step, largest)
      step *= flingDecay
      return (offset + 0.5).rounded(.down)
    }
  }

  private static func scrub(_ frames: Int, _ largest: Double) -> [Double] {
    let half = sweepFrames / 2
    return (0..<frames).map { frame in
      let phase = frame % sweepFrames
      let way = phase < half ? phase : sweepFrames - 1 - phase
      let t = Double(way) / Double(half - 1)
      return (t * t * (3 - 2 * t) * largest).rounded(.down)
    }
  }
}
