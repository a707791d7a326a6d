// Pages: the multiples of the viewport at which content comes to rest. Knows nothing of how it gets
// there.

import ScrollGeometry

internal import Glibc

extension ScrollMachine {
  /// The page an offset shows, counted from the beginning of the range: that whose place is nearest.
  func pageNumber(at value: Double, along axis: Axis) -> Double {
    guard metrics.viewportLength(along: axis) > 0 else { return page[axis] }
    let value = metrics.range(along: axis).clamp(value)
    let before = pagePlace(of: value, along: axis).rounded(.down)
    let way = value - pageOffset(before, along: axis)
    return way <= 0 || way < pageOffset(before + 1, along: axis) - value ? before : before + 1
  }

  /// Notes the page each axis shows, unless the viewport has no size to tell it by.
  mutating func rememberPage() {
    for axis in Axis.allCases where metrics.viewportLength(along: axis) > 0 {
      page[axis] = pageNumber(at: offset[axis], along: axis)
    }
  }

  /// The offset of a page, on a whole device pixel; the last page may be shorter and ends at the end
  /// of the range.
  func pageOffset(_ number: Double, along axis: Axis) -> Double {
    let start = metrics.range(along: axis).lowerBound
    let place = start + number * metrics.viewportLength(along: axis)
    return metrics.restingPlace(near: place, along: axis)
  }

  /// The page a release leads to: the nearest, or the next in the direction of a quick one, but
  /// never more than one from where the drag began.
  func pageTarget(along axis: Axis, velocity: Double, from start: Double) -> Double {
    let length = metrics.viewportLength(along: axis)
    guard length > 0 else { return offset[axis] }
    let place = pagePlace(of: offset[axis], along: axis)
    // A page's place is rounded to a pixel: on it, content counts as neither before nor after it.
    let slack = metrics.pixel / length
    let wanted: Double
    if velocity >= behavior.pagingSpeed {
      wanted = (place + slack).rounded(.down) + 1
    } else if velocity <= -behavior.pagingSpeed {
      wanted = (place - slack).rounded(.up) - 1
    } else {
      wanted = pageNumber(at: offset[axis], along: axis)
    }
    return pageOffset(min(max(wanted, start - 1), start + 1), along: axis)
  }

  /// How many pages an offset is from the beginning of the range, fractions included.
  private func pagePlace(of value: Double, along axis: Axis) -> Double {
    (value - metrics.range(along: axis).lowerBound) / metrics.viewportLength(along: axis)
  }
}
