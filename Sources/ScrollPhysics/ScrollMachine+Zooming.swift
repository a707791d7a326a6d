// Zooming: pinches with resistance past the limits, steps at a place, animated zooms and the way
// back to a limit. The content under the anchor stays under it.

public import ScrollGeometry

internal import Glibc

/// A zoom that goes on by itself, about a fixed place of the viewport.
struct ZoomAnimation: Hashable, Sendable {
  /// The scale and offset it began with.
  let startScale: Double
  let startOffset: Point
  /// The scale and offset it will end with.
  let endScale: Double
  let endOffset: Point
  /// When it began, and how long it takes.
  var start: Timestamp
  let duration: TimeInterval
  /// Whether it is the way back to a limit after a pinch.
  let isBounce: Bool

  /// The scale at a fraction of the way, eased; equal times change the scale by equal factors.
  func scale(at fraction: Double) -> Double {
    guard fraction < 1 else { return endScale }
    return startScale * pow(endScale / startScale, fraction)
  }

  /// The offset at a scale along an axis: that of a zoom about the one place that start and end
  /// have in common, or, at an unchanged scale, a plain movement.
  func offset(at fraction: Double, scale: Double, along axis: Axis) -> Double {
    guard fraction < 1 else { return endOffset[axis] }
    let ratio = endScale / startScale
    guard abs(ratio - 1) > 1e-9 else {
      return startOffset[axis] + (endOffset[axis] - startOffset[axis]) * fraction
    }
    let share = (scale / startScale - 1) / (ratio - 1)
    return startOffset[axis] + (endOffset[axis] - startOffset[axis]) * share
  }
}

extension ScrollMachine {
  /// Two fingers on the content.
  struct Pinch: Hashable, Sendable {
    /// The zoom scale at the beginning.
    let startScale: Double
    /// The content, at a scale of 1, that lay under the fingers at the beginning.
    let anchor: Point
  }

  /// Whether there is more than one zoom scale.
  public var canZoom: Bool { behavior.maximumZoomScale > behavior.minimumZoomScale }

  var isZoomBouncing: Bool {
    guard case .zooming(let animation) = activity else { return false }
    return animation.isBounce
  }

  /// Two fingers begin to pinch; what moves, stops.
  public mutating func beginPinch(at point: Point, time: Timestamp) -> [ScrollChange] {
    guard canZoom, behavior.isScrollEnabled, pinch == nil, point.isFinite else { return report() }
    move(to: time)
    let ended = activity
    if case .zooming(let animation) = ended { finishZoom(animation) } else { stop() }
    if ended == .decelerating || ended == .animating { emitEnd(of: ended) }
    pinch = Pinch(startScale: metrics.zoomScale, anchor: contentPoint(under: point))
    emit(.willBeginZooming)
    return report()
  }

  /// The fingers are at a place, with a scale that counts from the beginning of the pinch.
  public mutating func movePinch(
    scale: Double,
    at point: Point,
    time: Timestamp
  ) -> [ScrollChange] {
    guard let pinch, scale > 0, scale.isFinite, point.isFinite else { return report() }
    let wanted = pinch.startScale * scale
    zoom(to: resistedScale(wanted), keeping: pinch.anchor, under: point, staysLegal: false)
    holdFromHere()
    return report()
  }

  /// The fingers lift: a scale past a limit and an offset past an edge return.
  public mutating func endPinch(at time: Timestamp) -> [ScrollChange] {
    guard pinch != nil else { return report() }
    pinch = nil
    let scale = limited(metrics.zoomScale)
    let center = Point(x: metrics.viewport.width / 2, y: metrics.viewport.height / 2)
    var end = ScrollMachine.offset(keeping: contentPoint(under: center), under: center, at: scale)
    var target = metrics
    target.zoomScale = scale
    end = target.clamped(end)
    guard scale != metrics.zoomScale || end != offset else {
      emit(.didEndZooming(scale: scale))
      return report()
    }
    animateZoom(to: scale, offset: end, isBounce: true, at: time)
    return report()
  }

  /// Zooms by a factor about a place of the viewport, at once, inside the limits.
  public mutating func stepZoom(
    by factor: Double,
    at point: Point,
    time: Timestamp
  ) -> [ScrollChange] {
    guard canZoom, behavior.isScrollEnabled, pinch == nil, factor > 0, factor.isFinite else {
      return report()
    }
    move(to: time)
    if case .zooming(let animation) = activity { finishZoom(animation) }
    let scale = limited(metrics.zoomScale * factor)
    guard scale != metrics.zoomScale else { return report() }
    let ended = activity
    stop()
    emitEnd(of: ended)
    emit(.willBeginZooming)
    zoom(to: scale, keeping: contentPoint(under: point), under: point, staysLegal: true)
    emit(.didEndZooming(scale: scale))
    holdFromHere()
    return report()
  }

  /// Sets the zoom scale, inside the limits, about the middle of the viewport.
  public mutating func setZoomScale(
    _ scale: Double,
    animated: Bool,
    at time: Timestamp
  ) -> [ScrollChange] {
    let center = Point(x: metrics.viewport.width / 2, y: metrics.viewport.height / 2)
    move(to: time)
    let scale = limited(scale)
    return zoomInCode(
      to: scale,
      offset: ScrollMachine.offset(keeping: contentPoint(under: center), under: center, at: scale),
      animated: animated,
      at: time
    )
  }

  /// Zooms so that a rectangle of the content, at a scale of 1, fills the viewport as far as the
  /// limits allow, and lies in its middle.
  public mutating func zoom(
    to rect: Rect,
    animated: Bool,
    at time: Timestamp
  ) -> [ScrollChange] {
    guard !rect.isEmpty else { return report() }
    move(to: time)
    let fit = min(
      metrics.viewportLength(along: .horizontal) / rect.width,
      metrics.viewportLength(along: .vertical) / rect.height
    )
    guard fit > 0 else { return report() }
    let scale = limited(fit)
    let center = Point(x: metrics.viewport.width / 2, y: metrics.viewport.height / 2)
    return zoomInCode(
      to: scale,
      offset: ScrollMachine.offset(keeping: rect.center, under: center, at: scale),
      animated: animated,
      at: time
    )
  }

  /// The content, at a scale of 1, that lies under a place of the viewport.
  public func contentPoint(under point: Point) -> Point {
    Point(
      x: (offset.x + point.x) / metrics.zoomScale,
      y: (offset.y + point.y) / metrics.zoomScale
    )
  }

  /// A scale brought between the limits.
  func limited(_ scale: Double) -> Double {
    min(max(scale, behavior.minimumZoomScale), max(behavior.minimumZoomScale, behavior.maximumZoomScale))
  }

  mutating func moveZoom(_ animation: ZoomAnimation, to time: Timestamp) {
    let elapsed = max(0, time - animation.start)
    guard elapsed < animation.duration else {
      finishZoom(animation)
      return
    }
    let curve = EaseMotion(from: 0, velocity: 0, to: 1, duration: animation.duration)
    let fraction = curve.value(at: elapsed)
    let scale = animation.scale(at: fraction)
    var next = offset
    for axis in Axis.allCases {
      next[axis] = animation.offset(at: fraction, scale: scale, along: axis)
    }
    show(scale: scale, offset: next)
  }

  /// Jumps to the end of a zoom and tells it.
  mutating func finishZoom(_ animation: ZoomAnimation) {
    stop()
    show(scale: animation.endScale, offset: animation.endOffset)
    emit(.didEndZooming(scale: animation.endScale))
  }

  /// Tells the end of a zoom that something else cut short.
  mutating func endZoom() {
    emit(.didEndZooming(scale: metrics.zoomScale))
  }

  private static func offset(keeping anchor: Point, under point: Point, at scale: Double) -> Point {
    Point(x: anchor.x * scale - point.x, y: anchor.y * scale - point.y)
  }

  /// A scale that resists past the limits: unchanged inside, bounded outside, and the same for a
  /// factor above the upper limit as for its inverse below the lower one.
  private func resistedScale(_ wanted: Double) -> Double {
    let inside = limited(wanted)
    guard behavior.bouncesZoom, wanted != inside else { return inside }
    let band = RubberBand(
      dimension: log(behavior.zoomStretchLimit),
      coefficient: behavior.rubberBandCoefficient
    )
    return inside * exp(band.stretch(forPull: log(wanted / inside)))
  }

  private mutating func zoom(
    to scale: Double,
    keeping anchor: Point,
    under point: Point,
    staysLegal: Bool
  ) {
    var target = metrics
    target.zoomScale = scale
    var next = ScrollMachine.offset(keeping: anchor, under: point, at: scale)
    for axis in Axis.allCases {
      let range = target.range(along: axis)
      // Content that fits sits still.
      if staysLegal || range.lowerBound == range.upperBound || !behavior.bounces {
        next[axis] = range.clamp(next[axis])
      }
    }
    show(scale: scale, offset: next)
  }

  private mutating func zoomInCode(
    to scale: Double,
    offset wanted: Point,
    animated: Bool,
    at time: Timestamp
  ) -> [ScrollChange] {
    var target = metrics
    target.zoomScale = scale
    let end = target.clamped(wanted)
    guard scale != metrics.zoomScale || end != offset else { return report() }
    let ended = activity
    stop()
    emitEnd(of: ended)
    if animated, !behavior.reducesMotion, drag == nil {
      emit(.willBeginZooming)
      animateZoom(to: scale, offset: end, isBounce: false, at: time)
    } else {
      show(scale: scale, offset: end)
      holdFromHere()
    }
    return report()
  }

  private mutating func animateZoom(
    to scale: Double,
    offset end: Point,
    isBounce: Bool,
    at time: Timestamp
  ) {
    let animation = ZoomAnimation(
      startScale: metrics.zoomScale,
      startOffset: offset,
      endScale: scale,
      endOffset: end,
      start: time,
      duration: behavior.reducesMotion ? 0 : behavior.animationDuration,
      isBounce: isBounce
    )
    activity = .zooming(animation)
  }

  /// Shows a scale and an offset, and tells what differs: the scale first, as UIKit does.
  private mutating func show(scale: Double, offset next: Point) {
    if scale != metrics.zoomScale {
      metrics.zoomScale = scale
      emit(.didZoom)
    }
    place(at: next)
  }
}
