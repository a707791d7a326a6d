// What controls are drawn with: outlines on whole pixels, text that fits, marks. Knows colours and
// places, but no control.

import ScrollDrawing
import ScrollGeometry

/// Where text stands in its rectangle.
enum TextAlignment: Hashable, Sendable {
  case leading, center, trailing

  /// The share of the free space that lies before the text.
  var fraction: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

extension DisplayList {
  /// The width of a thin line: a point, in whole device pixels but at least one.
  var thinLine: Double { max(1, scale.rounded(.down)) / scale }

  /// A length in whole device pixels.
  func snapped(_ length: Double) -> Double { (length * scale).rounded() / scale }

  /// A rectangle with its edges on whole device pixels.
  func snapped(_ rect: Rect) -> Rect {
    let left = snapped(rect.minX)
    let top = snapped(rect.minY)
    return Rect(
      x: left,
      y: top,
      width: snapped(rect.maxX) - left,
      height: snapped(rect.maxY) - top
    )
  }

  /// Draws a box with round corners and a thin outline; `nil` leaves the outline out.
  mutating func box(_ rect: Rect, _ inside: Color, edge: Color?, radius: Double) {
    let rect = snapped(rect)
    fillRoundedRect(rect, radius: radius, inside)
    guard let edge else { return }
    strokeRoundedRect(rect, radius: radius, lineWidth: thinLine, edge)
  }

  /// Draws the ring around what has the focus: two points wide, with a gap of two.
  mutating func focusRing(around rect: Rect, radius: Double, _ color: Color) {
    let reach = ControlGroup.ringReach
    let outer = EdgeInsets(top: -reach, left: -reach, bottom: -reach, right: -reach)
    strokeRoundedRect(
      snapped(rect.inset(by: outer)),
      radius: radius + reach,
      lineWidth: snapped(2),
      color
    )
  }

  /// Draws one line of text, in the middle of a rectangle by its height; what does not fit is cut
  /// off with an ellipsis.
  mutating func text(
    _ text: String,
    in rect: Rect,
    _ color: Color,
    by typesetter: any Typesetter,
    font: Font = ControlLook.font,
    alignment: TextAlignment = .leading
  ) {
    let line = typesetter.line(text, font: font, scale: scale, fitting: rect.width)
    let x = rect.minX + (rect.width - line.width) * alignment.fraction
    let y = rect.minY + (rect.height + line.ascent - line.descent) / 2
    drawText(line, at: Point(x: max(x, rect.minX), y: y), color)
  }

  /// Draws a minus sign, or a plus, in the middle of a rectangle.
  mutating func sign(isPlus: Bool, in rect: Rect, _ color: Color) {
    // All in device pixels, and the length of the thickness's parity, so that the bars cross in
    // the middle of each other.
    let thickness = max(1, (scale * 1.5).rounded(.down))
    var length = (scale * min(10, rect.width / 2)).rounded()
    if (length - thickness).truncatingRemainder(dividingBy: 2) != 0 { length += 1 }
    let left = (rect.center.x * scale - length / 2).rounded()
    let top = (rect.center.y * scale - length / 2).rounded()
    let middle = (length - thickness) / 2
    fill(
      Rect(
        x: left / scale,
        y: (top + middle) / scale,
        width: length / scale,
        height: thickness / scale
      ),
      color
    )
    guard isPlus else { return }
    fill(
      Rect(
        x: (left + middle) / scale,
        y: top / scale,
        width: thickness / scale,
        height: length / scale
      ),
      color
    )
  }
}

extension Typesetter {
  /// Sets a line no wider than a limit; what does not fit is replaced by an ellipsis.
  ///
  /// - Parameters:
  ///   - text: The characters of the line.
  ///   - font: The letters to use.
  ///   - scale: Device pixels per point.
  ///   - limit: The width that must not be exceeded, in points.
  /// - Returns: The line; with a limit that not even the ellipsis fits into, an empty one.
  func line(_ text: String, font: Font, scale: Double, fitting limit: Double) -> TextLine {
    let whole = line(text, font: font, scale: scale)
    guard whole.width > limit else { return whole }
    // Three full stops, because they are in every font.
    let ellipsis = "..."
    var shortest = 0
    var longest = text.count
    var best: TextLine?
    while shortest < longest {
      let count = (shortest + longest) / 2
      let start = text.prefix(count).trimmingSpaces
      let attempt = line(start + ellipsis, font: font, scale: scale)
      if attempt.width <= limit {
        best = attempt
        shortest = count + 1
      } else {
        longest = count
      }
    }
    return best ?? line("", font: font, scale: scale)
  }
}

extension Substring {
  /// The text without spaces at its end.
  fileprivate var trimmingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
