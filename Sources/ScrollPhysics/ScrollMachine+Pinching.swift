// Two fingers on the content: the scale follows them, with resistance past its limits, and so does
// the content between them.

public import ScrollGeometry

internal import Glibc

extension ScrollMachine {
  /// Two fingers on the content.
  struct Pinch: Hashable, Sendable {
    /// The zoom scale without resistance that belongs to a gesture scale of 1.
    var startScale: Double
    /// The content, at a scale of 1, that lies under the fingers.
    var anchor: Point
    /// Where the fingers are: the place between them.
    var location: Point
    /// The scale of the gesture.
    var scale = 1.0
  }

  /// Two fingers begin to pinch; what moves, stops.
  ///
  /// A scale on its way back to a limit is taken up where it is.
  public mutating func beginPinch(at point: Point, time: Timestamp) -> [ScrollChange] {
    guard canZoom, behavior.isScrollEnabled, pinch == nil, point.isFinite else { return report() }
    move(to: time)
    let ended = activity
    activity = .idle
    motions = AxisPair(both: .rest)
    emitEnd(of: ended)
    unrounded = nil
    pinch = Pinch(
      startScale: unresisted(scale: metrics.zoomScale),
      anchor: contentPoint(under: point),
      location: point
    )
    drag?.stoppedMotion = true
    drag?.needsRest = true
    emit(.willBeginZooming)
    return report()
  }

  /// The fingers are at a place, with a scale that counts from the beginning of the pinch.
  public mutating func movePinch(
    scale: Double,
    at point: Point,
    time: Timestamp
  ) -> [ScrollChange] {
    guard var held = pinch, scale > 0, scale.isFinite, point.isFinite else { return report() }
    held.scale = scale
    held.location = point
    pinch = held
    let shown = resisted(scale: held.startScale * scale)
    guard shown > 0, shown.isFinite else { return report() }
    var target = metrics
    target.zoomScale = shown
    var next = ScrollMachine.offset(keeping: held.anchor, under: point, at: shown)
    // Content that fits sits still. What does not yet fit may leave its edges by no more than it can
    // be scrolled, so that it gets there without a jump as the fingers make it smaller.
    for axis in Axis.allCases {
      let range = target.range(along: axis)
      let legal = range.clamp(next[axis])
      let reach = behavior.bounces ? range.upperBound - range.lowerBound : 0
      next[axis] = legal + min(max(next[axis] - legal, -reach), reach)
    }
    show(scale: shown, offset: next)
    keepDrag()
    return report()
  }

  /// The fingers lift: a scale past a limit and an offset past an edge return.
  public mutating func endPinch(at time: Timestamp) -> [ScrollChange] {
    leavePinch(at: time)
    return report()
  }

  mutating func leavePinch(at time: Timestamp) {
    guard let held = pinch else { return }
    pinch = nil
    let scale = limited(metrics.zoomScale)
    guard scale != metrics.zoomScale else {
      emit(.didEndZooming(scale: scale))
      return returnToRest(at: time)
    }
    let anchor = contentPoint(under: held.location)
    let place = ScrollMachine.offset(keeping: anchor, under: held.location, at: scale)
    if isHeld || behavior.reducesMotion {
      show(scale: scale, near: place)
      emit(.didEndZooming(scale: scale))
      holdFromHere()
    } else {
      animateZoom(to: scale, near: place, isBounce: true, at: time)
    }
  }

  /// A scale that resists past the limits: unchanged inside, bounded outside, and the same for a
  /// factor above the upper limit as for its inverse below the lower one.
  func resisted(scale: Double) -> Double {
    let inside = limited(scale)
    guard behavior.bouncesZoom, scale != inside else { return inside }
    return inside * exp(zoomBand.stretch(forPull: log(scale / inside)))
  }

  /// The scale that resistance shows as another one.
  func unresisted(scale: Double) -> Double {
    let inside = limited(scale)
    guard behavior.bouncesZoom, scale != inside else { return inside }
    return inside * exp(zoomBand.pull(forStretch: log(scale / inside)))
  }

  private var zoomBand: RubberBand {
    RubberBand(
      dimension: log(behavior.zoomStretchLimit),
      coefficient: behavior.rubberBandCoefficient
    )
  }
}
