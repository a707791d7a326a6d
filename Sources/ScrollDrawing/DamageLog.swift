// What changed in scrolled content since some earlier frame. Knows no pixels and no views.

public import ScrollGeometry

/// Areas of scrolled content that changed, in content coordinates, by order of change.
///
/// The owner of the content adds to the log and never takes away; whoever shows the content
/// remembers how far it has read. The log forgets old changes: a reader that lags too far behind is
/// told that everything changed, and so is the reader of another log. A layer keeps one log for as
/// long as it lives; when its content is exchanged it calls ``addAll()``.
public struct DamageLog: Hashable, Sendable {
  /// What a reader has to draw anew.
  enum Changes: Hashable {
    case everything
    case areas(ArraySlice<Rect>)
  }

  /// Changes kept; more than this between two frames is cheaper to draw as one.
  private static let capacity = 32

  /// Grows by one with every change.
  ///
  /// It starts anywhere, so that a new log is not taken for that of a view which lived at the same
  /// address before.
  private(set) var sequence = Int.random(in: 0..<1 << 60)
  private var recent: [Rect] = []

  /// Creates a log without changes, which differs from every other.
  public init() {}

  /// Notes that an area must be drawn anew; an empty one is ignored, NaN means everything.
  public mutating func add(_ rect: Rect) {
    guard rect.isFinite else { return addAll() }
    guard !rect.isEmpty else { return }
    sequence += 1
    if recent.count == Self.capacity { recent.removeFirst() }
    recent.append(rect)
  }

  /// Notes that everything must be drawn anew.
  public mutating func addAll() {
    sequence += 1
    recent.removeAll(keepingCapacity: true)
  }

  /// The changes after the first `seen` ones.
  func changes(since seen: Int) -> Changes {
    let missed = sequence - seen
    guard missed >= 0, missed <= recent.count else { return .everything }
    return .areas(recent.suffix(missed))
  }
}
