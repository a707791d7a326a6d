// The one place where time is read: waits for events and deadlines, moves everything to the present,
// shows a frame. It knows neither SDL nor what is shown.

public import ScrollDrawing
public import ScrollPhysics

/// What a frame loop drives.
public protocol FrameLoopClient: AnyObject {
  /// Something happened to the window or in it.
  func handle(_ event: PlatformEvent)

  /// Moves everything to where it belongs at a time and tells when the next frame is wanted.
  func advance(to time: Timestamp) -> FrameDemand

  /// Draws the frame, in points of the window.
  func draw(into list: inout DisplayList)
}

/// The loop that turns events and time into frames.
///
/// It sleeps until something happens or a frame is due, and shows at most one frame per interval.
/// An event that arrives while nothing moves is shown at once.
public final class FrameLoop<P: Platform> {
  /// The system that delivers events and shows frames.
  public let platform: P

  /// Called after every frame with its time and what was asked for next.
  public var onFrame: ((Timestamp, FrameDemand) -> Void)?

  private let client: any FrameLoopClient
  private let interval: TimeInterval
  private var isStopped = false

  /// Creates a loop.
  ///
  /// - Parameters:
  ///   - platform: The system.
  ///   - client: What is shown; kept alive by the loop.
  ///   - framesPerSecond: The most frames to show in a second.
  public init(platform: P, client: any FrameLoopClient, framesPerSecond: Double = 60) {
    precondition(
      framesPerSecond > 0 && framesPerSecond.isFinite,
      "framesPerSecond must be greater than 0, got \(framesPerSecond)"
    )
    self.platform = platform
    self.client = client
    interval = 1 / framesPerSecond
  }

  /// Ends ``run(until:)`` after the present frame.
  public func stop() {
    isStopped = true
  }

  /// Shows frames until the person closes the window, ``stop()`` is called, or an instant comes.
  public func run(until end: Timestamp? = nil) {
    var due: Timestamp? = platform.now
    var last: Timestamp?
    while !isStopped {
      let events = platform.events(until: sooner(due, end))
      for event in events {
        if event == .closeRequested { return }
        client.handle(event)
      }
      // The only line of the package that reads a clock.
      let now = platform.now
      if let end, now > end { return }
      // What happens between two frames is shown by the second.
      if !events.isEmpty { due = sooner(due, last.map { $0 + interval } ?? now) }
      guard platform.showsEveryFrame || isReached(due, at: now) else { continue }
      let demand = client.advance(to: now)
      platform.present(client.draw)
      onFrame?(now, demand)
      last = now
      switch demand {
      case .none: due = nil
      case .at(let time): due = max(time, now + interval)
      case .next: due = now + interval
      }
    }
  }

  private func isReached(_ due: Timestamp?, at now: Timestamp) -> Bool {
    due.map { now >= Timestamp(seconds: $0.seconds - FrameLoopTolerance.early) } ?? false
  }

  private func sooner(_ first: Timestamp?, _ second: Timestamp?) -> Timestamp? {
    guard let first else { return second }
    guard let second else { return first }
    return min(first, second)
  }
}

/// Slack in comparing instants.
enum FrameLoopTolerance {
  /// How much before its time a frame may come, in seconds: what adding up intervals can differ
  /// from multiplying them, and far less than any timer's accuracy.
  static let early = 1e-6
}
