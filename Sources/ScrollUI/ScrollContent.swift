// What a scroll view shows. Nothing here knows how it is moved.

public import ScrollDrawing
public import ScrollGeometry

/// Something larger than the viewport that can draw any part of itself.
public protocol ScrollContent: AnyObject {
  /// Draws the part of the content that lies in a rectangle.
  ///
  /// A frame asks only for what has come into view since the last one, which may be several thin
  /// rectangles. What is drawn outside the rectangle does not appear. Whatever reaches into the
  /// rectangle has to be drawn, also if it begins far outside, so that a place looks the same
  /// however it is asked for.
  ///
  /// - Parameters:
  ///   - visible: The part that is wanted, in content coordinates at a zoom scale of 1.
  ///   - list: Where to draw, in content coordinates.
  func draw(_ visible: Rect, into list: inout DisplayList)

  /// A tap, at a point in content coordinates at a zoom scale of 1. Does nothing by default.
  func tap(at point: Point)

  /// The content is shown by a scroll view, or by none any more. Content that knows its size sets
  /// it here. Does nothing by default.
  func didMove(to scrollView: ScrollView?)
}

extension ScrollContent {
  public func tap(at point: Point) {}
  public func didMove(to scrollView: ScrollView?) {}
}
