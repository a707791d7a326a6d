// The red dot. It knows how to look, not where to be.

public import ScrollDrawing
public import ScrollGeometry
public import ScrollUI

/// The default scrubber: a red dot, 30 points across.
///
/// A thin white rim parts it from whatever lies beneath: red on white has a contrast of 4 : 1, so
/// that the dot is seen on any content. The rim is thicker while the mouse could take hold of it.
public final class DotScrubberView: View, Selectable, Highlightable, Hoverable {
  public var frame = Rect(x: 0, y: 0, width: 30, height: 30)
  public var alpha = 1.0
  public var isHidden = false
  public var isSelected = false
  public var isHighlighted = false
  public var isHovered = false

  /// The colour of the dot.
  ///
  /// Red by default.
  public var color = Color(rgb: 0xFF0000)
  /// The colour of the rim, inside the frame.
  ///
  /// White by default; ``ScrollDrawing/Color/clear`` leaves the rim out.
  public var rimColor = Color.white
  /// The width of the rim, in points.
  ///
  /// 1 by default; twice as much under the mouse.
  public var rimWidth = 1.0

  /// Creates the dot.
  public init() {}

  public func draw(into list: inout DisplayList) {
    let bounds = Rect(origin: .zero, size: frame.size)
    let rim = rimColor == .clear ? 0 : isHovered ? 2 * rimWidth : rimWidth
    let disc = bounds.inset(by: EdgeInsets(top: rim, left: rim, bottom: rim, right: rim))
    if rim > 0 { fill(bounds, rimColor, into: &list) }
    fill(disc, color, into: &list)
  }

  private func fill(_ rect: Rect, _ color: Color, into list: inout DisplayList) {
    list.fillRoundedRect(rect, radius: min(rect.width, rect.height) / 2, color)
  }
}
