// The bar at the lower edge of the window, with a tab for each scene.

import ScrollDrawing
import ScrollGeometry
import ScrollUI

/// A row of tabs, one of which is open.
final class TabBar: Control {
  /// The height of the bar, in points.
  static let height = 36.0
  /// The most room at either side of a title, in points.
  private static let padding = 16.0
  /// The least free space beside a title, in points.
  private static let leastPadding = 4.0
  /// The room before the first tab and after the last, in points.
  private static let margin = 6.0
  /// The height of the mark above the open tab, in points.
  private static let markHeight = 3.0

  var frame = Rect.zero
  var alpha = 1.0
  var isHidden = false
  var state = ControlState() { didSet { if state != oldValue { needsDisplay = true } } }
  var isEnabled = true
  var needsDisplay = false
  /// The number of the open tab.
  var selection: Int

  private let titles: [String]
  private let look: ControlLook
  private let action: (Int) -> Void

  /// Creates a bar.
  init(
    _ titles: [String],
    selection: Int,
    look: ControlLook,
    action: @escaping (Int) -> Void
  ) {
    self.titles = titles
    self.selection = selection
    self.look = look
    self.action = action
  }

  /// What is written on the tabs: their numbers, which are their keys, where there is no room for
  /// their titles.
  private var labels: [String] {
    let needed = titles.reduce(0) { $0 + look.width(of: $1) + Self.leastPadding * 2 }
    return needed <= frame.width - Self.margin * 2 ? titles : titles.indices.map { "\($0 + 1)" }
  }

  /// The tabs, from left to right; they share what room there is by the lengths of their labels.
  var parts: [Rect] {
    let widths = labels.map { look.width(of: $0) }
    let total = widths.reduce(0, +)
    guard total > 0 else { return [] }
    let room = frame.width - Self.margin * 2
    let spare = min((room - total) / Double(titles.count), Self.padding * 2)
    var parts: [Rect] = []
    var x = Self.margin
    for width in widths {
      let width = spare >= 0 ? width + spare : width * max(0, room) / total
      parts.append(Rect(x: x, y: 0, width: width, height: frame.height))
      x += width
    }
    return parts
  }

  func activate(_ part: Int) { select(part) }

  func take(_ key: Key) -> Bool {
    switch key {
    case .left: select(max(0, selection - 1))
    case .right: select(min(titles.count - 1, selection + 1))
    case .home: select(0)
    case .end: select(titles.count - 1)
    default: return false
    }
    return true
  }

  private func select(_ part: Int) {
    guard part != selection else { return }
    action(part)
  }

  func draw(into list: inout DisplayList) {
    let colors = look.colors
    let whole = list.snapped(bounds)
    let line = list.thinLine
    list.fill(whole, colors.panel)
    list.fill(
      Rect(x: 0, y: 0, width: whole.width, height: line),
      colors.line
    )
    for (part, (rect, label)) in zip(parts, labels).enumerated() {
      drawTab(part, label, list.snapped(rect), into: &list)
    }
  }

  private func drawTab(_ part: Int, _ label: String, _ rect: Rect, into list: inout DisplayList) {
    let colors = look.colors
    let isOpen = part == selection
    let tone = state.tone(of: part)
    // A ground of its own: with many tabs, the one under all of them is too far back in the list to
    // be found for the later titles, and a change of one tab would be one of all.
    let edge = EdgeInsets(top: list.thinLine, left: 0, bottom: 0, right: 0)
    list.fill(rect.inset(by: edge), colors.panel)
    if tone != .normal, !isOpen {
      let inside = rect.inset(by: EdgeInsets(top: 5, left: 1, bottom: 5, right: 1))
      list.fillRoundedRect(list.snapped(inside), radius: ControlLook.radius, colors.surface(tone))
    }
    list.text(
      label,
      in: rect,
      isOpen ? colors.accent : colors.text,
      by: look.typesetter,
      alignment: .center
    )
    guard isOpen else { return }
    let mark = list.snapped(Self.markHeight)
    list.fill(
      Rect(x: rect.minX, y: rect.minY, width: rect.width, height: mark),
      colors.accent
    )
    guard state.isFocused else { return }
    let inside = rect.inset(by: EdgeInsets(top: 6, left: 2, bottom: 4, right: 2))
    list.strokeRoundedRect(
      list.snapped(inside),
      radius: ControlLook.radius,
      lineWidth: list.snapped(2),
      colors.accent
    )
  }
}
