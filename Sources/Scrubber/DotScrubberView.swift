// The red dot. It knows how to look, not where to be.

public import ScrollDrawing
public import ScrollGeometry
public import ScrollUI

/// The default scrubber: a red dot, 30 points across.
public final class DotScrubberView: View, Selectable, Highlightable {
  public var frame = Rect(x: 0, y: 0, width: 30, height: 30)
  public var alpha = 1.0
  public var isHidden = false
  public var isSelected = false
  public var isHighlighted = false

  /// The colour of the dot.
  ///
  /// Red by default.
  public var color = Color(rgb: 0xFF0000)

  /// Creates the dot.
  public init() {}

  public func draw(into list: inout DisplayList) {
    let bounds = Rect(origin: .zero, size: frame.size)
    list.fillRoundedRect(bounds, radius: min(bounds.width, bounds.height) / 2, color)
  }
}
