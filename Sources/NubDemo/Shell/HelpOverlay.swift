// The sheet with all keys. Knows what they are said to do, not how it is done.

import ScrollDrawing
import ScrollGeometry
import ScrollUI

/// A sheet in the middle of the window that lists the keys.
final class HelpOverlay: View {
  private static let sceneRow = (keys: "1 - 6", meaning: "open a scene")
  private static let rows: [(keys: String, meaning: String)] = [
    ("Tab, Shift+Tab", "to the next control, the one before"),
    ("Arrows", "a line; on the dot, a hundredth"),
    ("PageUp, PageDown", "a page; Space, Shift+Space as well"),
    ("Home, End", "the beginning, the end"),
    ("+, -, 0", "zoom in, out, to life size; 0 again: all"),
    ("Ctrl+PageUp, Down", "the file before, the next; pictures: [ ]"),
    ("H, V", "how a collection scrolls"),
    ("R", "turn the window"),
    ("F11", "fill the screen"),
    ("T", "light or dark"),
    ("M", "reduce motion"),
    ("F1, ?", "this sheet"),
    ("Esc", "let go, close, quit"),
    ("Ctrl+Q", "quit"),
  ]
  private static let rowHeight = 24.0
  private static let titleHeight = 40.0
  private static let margin = 20.0
  /// The widths of the sheet and of the column of keys, in points.
  private static let width = 448.0
  private static let keysWidth = 156.0
  private static let radius = 12.0

  var frame = Rect.zero
  var alpha = 1.0
  var isHidden = true

  private let look: ControlLook
  private let rows: [(keys: String, meaning: String)]

  /// Creates a sheet that is not shown yet.
  ///
  /// - Parameters:
  ///   - hasScenes: Whether there are scenes that keys can open.
  ///   - look: Colours and letters.
  init(hasScenes: Bool, look: ControlLook) {
    self.look = look
    rows = (hasScenes ? [Self.sceneRow] : []) + Self.rows
  }

  /// Places the sheet in the middle of a window, a little smaller than the window at most.
  func layOut(in size: Size) {
    let wanted = Self.titleHeight + Double(rows.count) * Self.rowHeight + Self.margin
    let width = max(0, min(Self.width, size.width - Self.margin))
    let height = max(0, min(wanted, size.height - Self.margin))
    frame = Rect(
      x: ((size.width - width) / 2).rounded(),
      y: ((size.height - height) / 2).rounded(),
      width: width,
      height: height
    )
  }

  func draw(into list: inout DisplayList) {
    let colors = look.colors
    let bounds = Rect(origin: .zero, size: frame.size)
    list.box(bounds, colors.panel, edge: colors.edge, radius: Self.radius)
    let inside = bounds.inset(
      by: EdgeInsets(top: 0, left: Self.margin, bottom: 0, right: Self.margin)
    )
    list.text(
      "Keys",
      in: Rect(x: inside.minX, y: 4, width: inside.width, height: Self.titleHeight),
      colors.text,
      by: look.typesetter,
      font: Font(.sans, size: 16)
    )
    let keysWidth = min(Self.keysWidth, inside.width / 2)
    for (index, row) in rows.enumerated() {
      let y = Self.titleHeight + Double(index) * Self.rowHeight
      guard y + Self.rowHeight <= frame.height else { return }
      list.text(
        row.keys,
        in: Rect(x: inside.minX, y: y, width: keysWidth - 8, height: Self.rowHeight),
        colors.accent,
        by: look.typesetter
      )
      list.text(
        row.meaning,
        in: Rect(
          x: inside.minX + keysWidth,
          y: y,
          width: inside.width - keysWidth,
          height: Self.rowHeight
        ),
        colors.text,
        by: look.typesetter
      )
    }
  }
}
