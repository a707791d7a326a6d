// What changed in scrolled content since some earlier frame. Knows no pixels and no views.

public import ScrollGeometry

/// Areas of scrolled content that changed, in content coordinates, by order of change.
///
/// The owner of the content adds to the log and never takes away; whoever shows the content
/// remembers how far it has read. The log forgets old changes: a reader that lags too far behind is
/// told that everything changed. A layer must be shown with one and the same log for as long as it
/// lives; content that is exchanged calls ``addAll()``.
public struct DamageLog: Hashable, Sendable {
  /// What a reader has to draw anew.
  enum Changes: Hashable {
    case everything
    case areas(ArraySlice<Rect>)
  }

  /// Changes kept; more than this between two frames is cheaper to draw as one.
  private static let capacity = 32

  /// The number of changes noted so far.
  private(set) var sequence = 0
  private var recent: [Rect] = []

  /// Creates a log without changes.
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
