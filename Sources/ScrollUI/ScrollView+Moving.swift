// Moving and zooming the content by program. How it moves is the machine's affair.

public import ScrollGeometry
import ScrollPhysics

extension ScrollView {
  /// Moves the content to an offset, which is brought into the legal range.
  ///
  /// - Parameters:
  ///   - offset: The new content offset.
  ///   - animated: Whether the content glides there. The delegate is then told by
  ///     `scrollViewDidEndScrollingAnimation`, also when something else takes over; a glide that is
  ///     redirected keeps its speed and ends once. Nothing happens when the content is there
  ///     already and at rest.
  public func setContentOffset(_ offset: Point, animated: Bool) {
    Self.check(offset.isFinite, "contentOffset", offset)
    update { machine, time in
      animated ? machine.scroll(to: offset, at: time) : machine.setOffset(offset, at: time)
    }
  }

  /// Moves the content by the least way that brings a rectangle into view.
  ///
  /// A rectangle that is visible, or empty, moves nothing. Of one that is too large, the beginning is
  /// shown.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in content coordinates at the present zoom scale.
  ///   - animated: Whether the content glides there.
  public func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    Self.check(rect.isFinite, "rect", rect)
    guard !rect.isEmpty else { return }
    moveToPresent()
    var target = contentOffset
    for axis in Axis.allCases {
      let start = rect.origin[axis] - contentInset.start(along: axis)
      let end = start + rect.size[axis] + contentInset.start(along: axis)
      let last = end + contentInset.end(along: axis) - frame.size[axis]
      // The beginning is looked at last, so that it wins when the rectangle does not fit.
      target[axis] = min(max(target[axis], last), start)
    }
    guard target != contentOffset else { return }
    setContentOffset(target, animated: animated)
  }

  /// The offsets at which content may rest along an axis: `-inset.start ... max(-inset.start, content
  /// + inset.end - viewport)`.
  public func contentOffsetRange(along axis: Axis) -> ClosedRange<Double> {
    machine.metrics.range(along: axis)
  }

  /// Takes over a new content size and moves the offset, and whatever goes on, along with what is
  /// visible, as when content is inserted above it.
  ///
  /// - Parameters:
  ///   - way: How far what is visible moves inside the content, in points.
  ///   - newSize: The content size at the present zoom scale.
  public func shiftContent(by way: Vector, newSize: Size) {
    Self.check(way.isFinite && newSize.isFinite, "contentSize", newSize)
    moveToPresent()
    var metrics = machine.metrics
    metrics.setContent(newSize)
    let reported = machine.shift(by: way, metrics: metrics, at: now)
    tell(.contentSize)
    deliver(reported)
  }

  /// Stops content where it is; content on its way back from a stretch goes on.
  public func stopScrollingAndZooming() {
    update { $0.halt(at: $1) }
  }

  /// Puts content that nothing moves on a whole device pixel, after something else than the view's
  /// own gestures has held it.
  public func comeToRest() {
    update { $0.comeToRest(at: $1) }
  }

  // MARK: Zooming

  /// How much larger than life the content is shown.
  ///
  /// 1 by default; kept between the limits.
  public var zoomScale: Double {
    get { machine.metrics.zoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Sets the zoom scale about the middle of the viewport, between the limits.
  public func setZoomScale(_ scale: Double, animated: Bool) {
    Self.check(scale.isFinite && scale > 0, "zoomScale", scale)
    update { $0.setZoomScale(scale, animated: animated, at: $1) }
  }

  /// Zooms so that a rectangle fills the viewport, as far as the limits allow.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in content coordinates at a zoom scale of 1.
  ///   - animated: Whether the content glides there.
  public func zoom(to rect: Rect, animated: Bool) {
    Self.check(rect.isFinite, "rect", rect)
    update { $0.zoom(to: rect, animated: animated, at: $1) }
  }
}
