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
    /// Whether the press stopped something that moved, or there was a pinch during it; then a drag
    /// needs no slop, and a release is no tap.
    var stoppedMotion: Bool
    /// Whether content was stopped, pinched or moved without being dragged, and so must come to rest
    /// at the release.
    var needsRest: Bool
    /// Whether what it stopped was a deceleration, whose end is told only at the release.
    var caughtDeceleration: Bool
    /// The velocity of the deceleration it stopped.
    let caughtVelocity: Vector
    /// The page the content was on.
    var startPage: AxisPair<Double>
    var tracker = VelocityTracker()
    /// What was offered to the delegate as target, while it thinks about it.
    var offered: Release?
  }

  /// Whether a person can move the content along an axis.
  func canScroll(along axis: Axis) -> Bool {
    metrics.hasRange(along: axis) || canBounce(along: axis)
  }

  /// Whether content can be pulled past its edges along an axis.
  func canBounce(along axis: Axis) -> Bool {
    guard behavior.bounces else { return false }
    return metrics.hasRange(along: axis) || behavior.alwaysBounces.contains(axis)
  }

  /// A pointer goes down on the content; what moves, stops in this moment.
  public mutating func press(at point: Point, time: Timestamp) -> [ScrollChange] {
    guard behavior.isScrollEnabled, drag == nil else { return report() }
    move(to: time)
    let velocity = velocity(at: time)
    let ended = stop()
    let takesOver = ended != .idle || pinch != nil
    var held = Drag(
      pressed: point,
      pressTime: time,
      location: point,
      anchor: point,
      raw: unresisted(offset),
      stoppedMotion: takesOver,
      needsRest: takesOver,
      caughtDeceleration: ended == .decelerating,
      caughtVelocity: ended == .decelerating ? velocity : .zero,
      startPage: page
    )
    held.tracker.add(point, at: time)
    drag = held
    // The end of a deceleration is told at the release: the flag stays set until then.
    if ended != .decelerating { emitEnd(of: ended) }
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

  /// Keeps the hold of a pointer and a pinch on the content after it was moved under them.
  mutating func holdFromHere() {
    keepDrag()
    guard var held = pinch else { return }
    held.anchor = contentPoint(under: held.location)
    held.startScale = unresisted(scale: metrics.zoomScale) / held.scale
    pinch = held
  }

  /// Keeps the hold of a pointer on the content after it was moved under it.
  mutating func keepDrag() {
    guard var held = drag else { return }
    held.raw = unresisted(offset)
    held.anchor = held.location
    drag = held
  }

  /// Moves the content that is held by a way, under what holds it, as far as that is legal.
  mutating func moveHeld(by way: Vector) {
    let isDragging = pinch == nil && drag?.isDragging ?? false
    let here = isDragging ? drag.map(rawOffset) ?? offset : offset
    var moved = here
    for axis in Axis.allCases {
      moved[axis] = reachable(from: here[axis], along: axis).clamp(here[axis] + way[axis])
    }
    if isDragging, let raw = drag?.raw {
      drag?.raw = raw + (moved - here)
      showDrag()
    } else {
      place(at: moved)
      holdFromHere()
      drag?.needsRest = true
    }
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
    guard pinch == nil else {
      // The pinch moves the content; the pointer keeps hold of what lies under it.
      drag = held
      return holdFromHere()
    }
    if !held.isDragging, point != previous, let start = dragStart(of: held, from: previous) {
      held.isDragging = true
      held.anchor = start
      held.lockedAxis = lockedAxis(for: (start == held.pressed ? point : start) - held.pressed)
      drag = held
      emit(.willBeginDragging)
    } else {
      drag = held
    }
    showDrag()
  }

  func rawOffset(of held: Drag) -> Point {
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
    let axes = Axis.allCases.filter(canScroll)
    guard let axis = axes.first, behavior.isScrollEnabled else { return nil }
    let step = held.location - previous
    if held.stoppedMotion { return axes.contains { step[$0] != 0 } ? previous : nil }
    let slop = DragSlop(from: held.pressed, distance: behavior.dragSlop)
    return slop.crossing(from: previous, to: held.location, along: axes.count == 1 ? axis : nil)
  }

  private func lockedAxis(for way: Vector) -> Axis? {
    guard behavior.isDirectionalLockEnabled else { return nil }
    return Axis.allCases.first {
      canScroll(along: $0) && abs(way[$0]) > behavior.directionLockRatio * abs(way[$0.other])
    }
  }
}
