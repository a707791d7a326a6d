// What can be shown: a frame, an opacity, and a way to draw. Nothing here knows who shows it.

public import ScrollDrawing
public import ScrollGeometry

/// Something rectangular that can be shown.
///
/// A view of your own is a class with three stored properties and a `draw` method:
///
/// ```swift
/// final class SquareScrubber: View {
///   var frame = Rect(x: 0, y: 0, width: 24, height: 24)
///   var alpha = 1.0
///   var isHidden = false
///   func draw(into list: inout DisplayList) {
///     list.fill(Rect(origin: .zero, size: frame.size), Color(rgb: 0x0A84FF))
///   }
/// }
/// ```
public protocol View: AnyObject {
  /// The place in the coordinates of whatever shows the view, in points.
  var frame: Rect { get set }

  /// The opacity, from 0 to 1, applied to the view as a whole.
  var alpha: Double { get set }

  /// Whether the view is left out altogether.
  var isHidden: Bool { get set }

  /// Draws the view in its own coordinates: the origin is the top left corner of ``frame``.
  ///
  /// Whoever shows the view moves the origin, applies ``alpha`` and leaves out hidden views.
  func draw(into list: inout DisplayList)
}

/// A view that can look selected.
public protocol Selectable: AnyObject {
  /// Whether the view looks selected.
  var isSelected: Bool { get set }
}

/// A view that can look highlighted, as a button does while it is pressed.
public protocol Highlightable: AnyObject {
  /// Whether the view looks highlighted.
  var isHighlighted: Bool { get set }
}

/// A view that can show that a mouse may take hold of it.
public protocol Hoverable: AnyObject {
  /// Whether the mouse is where a press would take hold of the view.
  var isHovered: Bool { get set }
}
