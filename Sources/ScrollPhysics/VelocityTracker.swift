// How fast a pointer moves, from where it was seen when. Reads no clock: every sample and every
// question carries its time.

public import ScrollGeometry

/// The recent path of a pointer, and the velocity it had at its end.
///
/// The velocity is the slope of the straight line that fits the samples of the last
/// ``window`` best, for each axis. A pointer in even motion gets its exact speed, however often it
/// is sampled and whether the samples come evenly or in bunches.
public struct VelocityTracker: Sendable, Hashable {
  /// The length of path the velocity is taken from: 50 ms.
  ///
  /// The long end of the 30 to 50 ms that SDL's jittering time stamps call for; other engines use
  /// 40 to 150 ms, the longer the less they follow a flick.
  public static let window: TimeInterval = 0.05

  /// The pause after which the samples before it no longer count: 40 ms, as Flutter has it.
  public static let longestGap: TimeInterval = 0.04

  /// The time without a change of position after which a pointer rests: 100 ms.
  ///
  /// The value the common engines agree on. When a slow source leaves no other samples, the last
  /// two are compared if they are less than this apart.
  public static let restTime: TimeInterval = 0.1

  /// The shortest distance in time between every other sample kept: 2 ms.
  ///
  /// It bounds the history to about thirty samples with mice that report 8000 times a second.
  static let thinning: TimeInterval = 0.002

  /// The shortest path that says anything about speed: half a millisecond.
  ///
  /// Events handed over in one go carry times that differ by less without having happened so.
  static let shortestSpan: TimeInterval = 0.0005

  private struct Sample: Hashable {
    var position: Point
    var time: Timestamp
  }

  private var samples: [Sample] = []
  private var lastChange = Timestamp(seconds: -.infinity)

  /// Creates a tracker that has seen nothing.
  public init() {}

  /// Takes note of where the pointer is.
  ///
  /// Positions and times that are not finite are ignored. Of several positions at one time the
  /// last one counts; a time a little before the last one counts as equal to it, and one that is
  /// more than ``window`` before it (the clock was set back) begins a new history.
  ///
  /// - Parameters:
  ///   - position: The pointer's position, in points, always in the same coordinate space.
  ///   - time: When it was there.
  public mutating func add(_ position: Point, at time: Timestamp) {
    guard position.isFinite, time.seconds.isFinite else { return }
    guard let newest = samples.last, time - newest.time >= -Self.window else {
      samples = [Sample(position: position, time: time)]
      lastChange = time
      return
    }
    let sample = Sample(position: position, time: max(time, newest.time))
    if sample.position != newest.position { lastChange = sample.time }
    if replacesNewest(sample, newest: newest) { samples.removeLast() }
    samples.append(sample)
    // Counted from the last change, since a rest must not push out the path that led to it.
    let firstKept = samples.firstIndex { lastChange - $0.time <= Self.window } ?? 0
    // A slow source leaves no more than two, and maybe the one that reports the rest.
    samples.removeFirst(min(firstKept, max(0, samples.count - 3)))
  }

  /// The velocity of the pointer, in points per second.
  ///
  /// - Parameter time: When the velocity is wanted, usually that of the release.
  /// - Returns: Zero when the position has not changed for ``restTime`` or longer, when fewer than
  ///   two positions are known, or when they lie too close in time to tell.
  public func velocity(at time: Timestamp) -> Vector {
    guard time - lastChange < Self.restTime else { return .zero }
    var path = samples[...]
    // A sample at the old place only says that the pointer has begun to rest; how long it may is
    // decided above, alike for sources that report a pointer at rest and for those that do not.
    if let last = path.last, path.dropLast().last?.position == last.position { path.removeLast() }
    path = recentPart(of: path)
    guard let first = path.first, let last = path.last,
      last.time - first.time >= Self.shortestSpan
    else { return .zero }
    return Vector(x: slope(of: path, along: .horizontal), y: slope(of: path, along: .vertical))
  }

  /// Whether a sample takes the place of the newest instead of following it.
  private func replacesNewest(_ sample: Sample, newest: Sample) -> Bool {
    guard sample.time > newest.time else { return true }
    guard let before = samples.dropLast().last else { return false }
    let goesOnResting = before.position == newest.position && newest.position == sample.position
    return goesOnResting
      || (newest.time - before.time < Self.thinning && sample.time - newest.time < Self.thinning)
  }

  /// The end of a path, back to the beginning of the window or the last pause.
  private func recentPart(of path: ArraySlice<Sample>) -> ArraySlice<Sample> {
    guard let newest = path.last else { return path }
    var first = path.endIndex - 1
    while first > path.startIndex,
      path[first].time - path[first - 1].time <= Self.longestGap,
      newest.time - path[first - 1].time <= Self.window
    {
      first -= 1
    }
    if first == path.endIndex - 1, first > path.startIndex,
      newest.time - path[first - 1].time < Self.restTime
    {
      first -= 1
    }
    return path[first...]
  }

  /// The slope of the line with the least sum of squared distances, in points per second.
  private func slope(of path: ArraySlice<Sample>, along axis: Axis) -> Double {
    guard let newest = path.last else { return 0 }
    let count = Double(path.count)
    // Differences first: sums of raw clock readings would lose the digits that matter.
    var meanTime = 0.0
    var meanPlace = 0.0
    for sample in path {
      meanTime += (sample.time - newest.time) / count
      meanPlace += (sample.position[axis] - newest.position[axis]) / count
    }
    var mixed = 0.0
    var squared = 0.0
    for sample in path {
      let time = sample.time - newest.time - meanTime
      mixed += time * (sample.position[axis] - newest.position[axis] - meanPlace)
      squared += time * time
    }
    return mixed / squared
  }
}
