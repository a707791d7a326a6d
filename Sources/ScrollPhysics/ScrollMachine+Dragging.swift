// A pointer that holds the content: the press, the slop, the drag with its rubber band. What
// happens when it lets go is in ScrollMachine+Release.

public import ScrollGeometry

extension ScrollMachine {
  /// A pointer that is down on the content.
  struct Drag: Hashable, Sendable {
    /// Where the pointer went down, in viewport coordinates.
    let pressed: Point
    /// When it went down.
    let pressTime: Timestamp
    /// Where it is.
    var location: Point
    /// When it first moved.
    var firstMove: Timestamp?
    /// Whether it moves the content.
    var isDragging = false
    /// The pointer's place that belongs to ``raw``.
    var anchor: Point
    /// The offset without resistance that belongs to ``anchor``.
    var raw: Point
    /// The only axis that follows the pointer, if one is locked.
    var lockedAxis: Axis?
    /// Whether the press stopped something that moved; then a drag needs no slop, and a release is
    /// no tap.
    let stoppedMotion: Bool
    /// Whether what it stopped was a deceleration, whose end is told only at the release.
    var caughtDeceleration: Bool
    /// The velocity of what it stopped.
    let caughtVelocity: Vector
    /// The page the content was on.
    var startPage: AxisPair<Double>
    var tracker = VelocityTracker()
    /// What was offered to the delegate as target, while it thinks about it.
    var offered: Release?
  }

  /// Whether a person can move the content along an axis.
  func canScroll(along axis: Axis) -> Bool {
    let range = metrics.range(along: axis)
    return range.upperBound > range.lowerBound || canBounce(along: axis)
  }

  /// Whether content can be pulled past its edges along an axis.
  func canBounce(along axis: Axis) -> Bool {
    guard behavior.bounces else { return false }
    let range = metrics.range(along: axis)
    return range.upperBound > range.lowerBound || behavior.alwaysBounces.contains(axis)
  }

  /// A pointer goes down on the content; what moves, stops in this moment.
  public mutating func press(at point: Point, time: Timestamp) -> [ScrollChange] {
    guard behavior.isScrollEnabled, drag == nil else { return report() }
    move(to: time)
    let ended = activity
    let velocity = velocity(at: time)
    if case .zooming(let animation) = ended { finishZoom(animation) } else { stop() }
    var held = Drag(
      pressed: point,
      pressTime: time,
      location: point,
      anchor: point,
      raw: unresisted(offset),
      stoppedMotion: ended != .idle,
      caughtDeceleration: ended == .decelerating,
      caughtVelocity: velocity,
      startPage: page
    )
    held.tracker.add(point, at: time)
    drag = held
    if ended == .animating { emit(.didEndScrollingAnimation) }
    return report()
  }

  /// The pointer that is down moves.
  public mutating func moveDrag(to point: Point, time: Timestamp) -> [ScrollChange] {
    follow(to: point, time: time)
    return report()
  }

  /// The offset as it would be without the resistance of the edges.
  func unresisted(_ shown: Point) -> Point {
    mapPastEdges(shown) { band, stretch in band.pull(forStretch: stretch) }
  }

  /// The offset as it is shown for one without resistance.
  func resisted(_ raw: Point) -> Point {
    mapPastEdges(raw) { band, pull in band.stretch(forPull: pull) }
  }

  /// Keeps a pointer's hold on the content after the content was moved under it.
  mutating func holdFromHere() {
    guard var held = drag else { return }
    held.raw = unresisted(offset)
    held.anchor = held.location
    drag = held
  }

  /// Moves the content that a pointer holds by a way, under the pointer.
  mutating func moveHold(by way: Vector) {
    guard var held = drag else { return }
    held.raw = held.raw + way
    drag = held
  }

  /// Shows the offset that belongs to the pointer's place.
  mutating func showDrag() {
    guard let held = drag, held.isDragging, pinch == nil else { return }
    place(at: resisted(rawOffset(of: held)))
  }

  mutating func follow(to point: Point, time: Timestamp) {
    guard var held = drag, point.isFinite else { return }
    held.tracker.add(point, at: time)
    let previous = held.location
    held.location = point
    if point != held.pressed, held.firstMove == nil { held.firstMove = time }
    if !held.isDragging, point != previous, let start = dragStart(of: held, from: previous) {
      held.isDragging = true
      held.anchor = start
      held.lockedAxis = lockedAxis(for: start - held.pressed)
      drag = held
      emit(.willBeginDragging)
    } else {
      drag = held
    }
    showDrag()
  }

  private func rawOffset(of held: Drag) -> Point {
    var raw = held.raw
    for axis in Axis.allCases where held.lockedAxis == nil || held.lockedAxis == axis {
      raw[axis] -= held.location[axis] - held.anchor[axis]
    }
    return raw
  }

  /// Maps what lies past the edges of the legal range; inside, an offset stays as it is.
  private func mapPastEdges(_ point: Point, _ map: (RubberBand, Double) -> Double) -> Point {
    var mapped = point
    for axis in Axis.allCases {
      let range = metrics.range(along: axis)
      let inside = range.clamp(point[axis])
      guard point[axis] != inside else { continue }
      guard canBounce(along: axis) else {
        mapped[axis] = inside
        continue
      }
      let band = RubberBand(
        dimension: metrics.viewportLength(along: axis),
        coefficient: behavior.rubberBandCoefficient
      )
      mapped[axis] = inside + map(band, point[axis] - inside)
    }
    return mapped
  }

  /// The place between two moves at which the drag begins, if it does.
  ///
  /// The content starts to follow from this very place and not from where the pointer is by then,
  /// so that nothing jumps and the result does not depend on how many moves arrive.
  private func dragStart(of held: Drag, from previous: Point) -> Point? {
    guard beginsDrag(held, at: held.location) else { return nil }
    guard !held.stoppedMotion else { return previous }
    var before = 0.0
    var after = 1.0
    // 2^-50 of a move is far below anything that can be seen.
    for _ in 0..<50 {
      let middle = (before + after) / 2
      if beginsDrag(held, at: previous + (held.location - previous) * middle) {
        after = middle
      } else {
        before = middle
      }
    }
    return previous + (held.location - previous) * after
  }

  /// Whether a pointer has gone far enough, in a direction that can be scrolled.
  private func beginsDrag(_ held: Drag, at point: Point) -> Bool {
    let way = point - held.pressed
    let axes = Axis.allCases.filter(canScroll)
    guard let axis = axes.first else { return false }
    if held.stoppedMotion { return axes.contains { way[$0] != 0 } }
    guard axes.count == 1 else { return way.length >= behavior.dragSlop }
    return abs(way[axis]) >= behavior.dragSlop && abs(way[axis]) >= abs(way[axis.other])
  }

  private func lockedAxis(for way: Vector) -> Axis? {
    guard behavior.isDirectionalLockEnabled else { return nil }
    return Axis.allCases.first {
      abs(way[$0]) > behavior.directionLockRatio * abs(way[$0.other])
    }
  }
}
