// What a scroll view's geometry says about where its content may be. Values only; no time, no input.

public import ScrollGeometry

internal import Glibc

/// The sizes and insets of a scroll view, and the offsets they allow.
///
/// All lengths are in points. Negative sizes count as zero.
public struct ScrollMetrics: Hashable, Sendable {
  /// The size of the visible area, insets included, in points.
  public var viewport = Size.zero
  /// The size of the content at a zoom scale of 1, in points.
  public var unzoomedContent = Size.zero
  /// Room around the content that belongs to the scrollable area.
  public var inset = EdgeInsets.zero
  /// How much larger than life the content is shown.
  public var zoomScale = 1.0
  /// The size of a device pixel, in points; content comes to rest on whole device pixels.
  public var pixel = 1.0

  /// Creates metrics without any extent.
  public init() {}

  /// The length of the zoomed content along an axis.
  public func contentLength(along axis: Axis) -> Double {
    max(0, unzoomedContent[axis]) * zoomScale
  }

  /// Takes over the size of the content as it is shown, that is, at the present zoom scale.
  public mutating func setContent(_ size: Size) {
    unzoomedContent = Size(width: size.width / zoomScale, height: size.height / zoomScale)
  }

  /// The length of the visible area along an axis.
  public func viewportLength(along axis: Axis) -> Double {
    max(0, viewport[axis])
  }

  /// The offsets at which content may rest: `-inset.start ... max(-inset.start, content + inset.end
  /// - viewport)`.
  public func range(along axis: Axis) -> ClosedRange<Double> {
    // Written as a subtraction so that an inset of 0 gives 0 and not -0.
    let lower = 0 - inset.start(along: axis)
    let upper =
      contentLength(along: axis) + inset.end(along: axis) - viewportLength(along: axis)
    return lower...max(lower, upper)
  }

  /// The legal offset nearest to a point.
  public func clamped(_ point: Point) -> Point {
    var legal = point
    for axis in Axis.allCases {
      legal[axis] = range(along: axis).clamp(point[axis])
    }
    return legal
  }

  /// The places of both axes nearest to a point at which content may come to rest.
  func restingPlaces(near point: Point) -> Point {
    var rest = point
    for axis in Axis.allCases { rest[axis] = restingPlace(near: point[axis], along: axis) }
    return rest
  }

  /// Whether there is more than one legal offset along an axis.
  public func hasRange(along axis: Axis) -> Bool {
    let range = range(along: axis)
    return range.upperBound > range.lowerBound
  }

  /// The place nearest to a value at which content may come to rest: a whole device pixel inside the
  /// legal range, or an end of the range, which counts as it is.
  public func restingPlace(near value: Double, along axis: Axis) -> Double {
    let range = range(along: axis)
    guard range.contains(value) else { return range.clamp(value) }
    // Per point instead of per pixel, as flings do it: 5 * (1.0/3) is not 5.0/3, but 5/3.0 is.
    let density = 1 / pixel
    let rounded = (value * density).rounded() / density
    let isAtStart = value - range.lowerBound <= range.upperBound - value
    let end = isAtStart ? range.lowerBound : range.upperBound
    let isOnPixel = range.contains(rounded) && abs(rounded - value) <= abs(end - value)
    return isOnPixel ? rounded : end
  }
}

extension ClosedRange<Double> {
  /// The value of the range nearest to a value.
  func clamp(_ value: Double) -> Double {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
