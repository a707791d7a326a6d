// Zooming in steps and by program: the content under the anchor stays under it, the scale stays
// between its limits. Pinches are in ScrollMachine+Pinching.

public import ScrollGeometry

extension ScrollMachine {
  /// Whether there is more than one zoom scale.
  public var canZoom: Bool { behavior.maximumZoomScale > behavior.minimumZoomScale }

  var isZoomBouncing: Bool {
    guard case .zooming(let animation) = activity else { return false }
    return animation.isBounce
  }

  /// Whether an animation changes the zoom scale.
  var isZoomAnimated: Bool {
    if case .zooming = activity { true } else { false }
  }

  /// The content, at a scale of 1, that lies under a place of the viewport.
  public func contentPoint(under point: Point) -> Point {
    Point(
      x: (offset.x + point.x) / metrics.zoomScale,
      y: (offset.y + point.y) / metrics.zoomScale
    )
  }

  /// Zooms by a factor about a place of the viewport, at once, inside the limits.
  ///
  /// As many steps out as in lead back to the same scale and offset.
  public mutating func stepZoom(
    by factor: Double,
    at point: Point,
    time: Timestamp
  ) -> [ScrollChange] {
    guard canZoom, behavior.isScrollEnabled, pinch == nil, factor > 0, factor.isFinite else {
      return report()
    }
    move(to: time)
    let scale = limited(metrics.zoomScale * factor)
    guard scale != metrics.zoomScale else { return report() }
    emitEnd(of: stop())
    let origin = stepOrigin()
    let anchor = Point(
      x: (origin.x + point.x) / metrics.zoomScale,
      y: (origin.y + point.y) / metrics.zoomScale
    )
    emit(.willBeginZooming)
    show(scale: scale, near: ScrollMachine.offset(keeping: anchor, under: point, at: scale))
    emit(.didEndZooming(scale: scale))
    holdFromHere()
    return report()
  }

  /// Sets the zoom scale, inside the limits, about the middle of the viewport.
  ///
  /// The present scale asks for nothing: what moves or stands between device pixels goes on. It ends
  /// an animated zoom.
  public mutating func setZoomScale(
    _ scale: Double,
    animated: Bool,
    at time: Timestamp
  ) -> [ScrollChange] {
    move(to: time)
    let scale = limited(scale)
    guard scale != metrics.zoomScale || isZoomAnimated else { return report() }
    let place = ScrollMachine.offset(keeping: contentPoint(under: center), under: center, at: scale)
    zoomInCode(to: scale, offset: place, animated: animated, at: time)
    return report()
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
    let place = ScrollMachine.offset(keeping: rect.center, under: center, at: scale)
    zoomInCode(to: scale, offset: place, animated: animated, at: time)
    return report()
  }

  // MARK: For the other extensions

  /// A scale brought between the limits.
  func limited(_ scale: Double) -> Double {
    min(
      max(scale, behavior.minimumZoomScale),
      max(behavior.minimumZoomScale, behavior.maximumZoomScale)
    )
  }

  /// Brings a scale that is past a limit back to it, about the middle of the viewport.
  mutating func limitScale() {
    let scale = limited(metrics.zoomScale)
    guard scale != metrics.zoomScale else { return }
    let place = ScrollMachine.offset(keeping: contentPoint(under: center), under: center, at: scale)
    show(scale: scale, near: place)
  }

  /// Shows a scale, and the offset nearest to a place at which content can rest.
  mutating func show(scale: Double, near place: Point) {
    var target = metrics
    target.zoomScale = scale
    show(scale: scale, offset: target.restingPlaces(near: place))
    unrounded = target.clamped(place)
  }

  /// Shows a scale and an offset, and tells what differs: the scale first, as UIKit does.
  mutating func show(scale: Double, offset next: Point) {
    if scale != metrics.zoomScale {
      metrics.zoomScale = scale
      emit(.didZoom)
    }
    place(at: next)
  }

  static func offset(keeping anchor: Point, under point: Point, at scale: Double) -> Point {
    Point(x: anchor.x * scale - point.x, y: anchor.y * scale - point.y)
  }

  // MARK: Animated zooms

  mutating func moveZoom(_ animation: ZoomAnimation, to time: Timestamp) {
    let elapsed = time - animation.start
    guard elapsed < animation.duration else {
      show(scale: animation.endScale, offset: animation.endOffset)
      activity = .idle
      emit(.didEndZooming(scale: animation.endScale))
      return
    }
    let fraction = animation.fraction(at: elapsed)
    show(scale: animation.scale(at: fraction), offset: animation.offset(at: fraction))
  }

  /// Starts an animated zoom to a scale and the place nearest to an offset where content can rest.
  mutating func animateZoom(
    to scale: Double,
    near place: Point,
    isBounce: Bool,
    at time: Timestamp
  ) {
    var target = metrics
    target.zoomScale = scale
    unrounded = target.clamped(place)
    activity = .zooming(
      ZoomAnimation(
        startScale: metrics.zoomScale,
        startOffset: offset,
        endScale: scale,
        endOffset: target.restingPlaces(near: place),
        start: time,
        duration: behavior.animationDuration,
        isBounce: isBounce
      )
    )
  }

  /// Carries a zoom on after its limits or the geometry have changed, from the present scale and
  /// offset and with the present speed.
  mutating func carryOn(_ animation: ZoomAnimation, at time: Timestamp) {
    let elapsed = time - animation.start
    let left = 1 - animation.fraction(at: elapsed)
    guard left > 0 else { return }
    let scale = limited(animation.endScale)
    let way = scale == animation.endScale ? 1 : animation.endScale / scale
    var target = metrics
    target.zoomScale = scale
    let end = Point(x: animation.endOffset.x / way, y: animation.endOffset.y / way)
    activity = .zooming(
      ZoomAnimation(
        startScale: metrics.zoomScale,
        startOffset: offset,
        endScale: scale,
        endOffset: target.restingPlaces(near: end),
        start: time,
        duration: animation.duration - elapsed,
        launch: animation.speed(at: elapsed) / left,
        isBounce: animation.isBounce
      )
    )
  }

  private var center: Point {
    Point(x: metrics.viewport.width / 2, y: metrics.viewport.height / 2)
  }

  private mutating func zoomInCode(
    to scale: Double,
    offset wanted: Point,
    animated: Bool,
    at time: Timestamp
  ) {
    var target = metrics
    target.zoomScale = scale
    let end = target.restingPlaces(near: wanted)
    guard scale != metrics.zoomScale || end != offset || isZoomAnimated else { return }
    emitEnd(of: stop())
    if animated, !behavior.reducesMotion, !isHeld {
      emit(.willBeginZooming)
      animateZoom(to: scale, near: wanted, isBounce: false, at: time)
    } else {
      show(scale: scale, near: wanted)
      holdFromHere()
    }
  }
}
