// What is shown while a picture is not there yet, or in its place. Text only.

import ScrollDrawing
import ScrollGeometry

/// Two calm lines in the middle of a window.
final class PictureNotice {
  private static let nameFont = Font(.sans, size: 15)
  private static let lineHeight = 24.0
  private static let margin = 24.0
  /// The most lines of an explanation.
  private static let lineLimit = 4

  private let appearance: Appearance
  private var lines: (name: String, state: String)?

  init(_ appearance: Appearance) {
    self.appearance = appearance
  }

  func show(_ name: String, _ state: String) { lines = (name, state) }

  func hide() { lines = nil }

  func draw(in size: Size, into list: inout DisplayList) {
    guard let lines else { return }
    let look = appearance.look
    let width = max(0, size.width - 2 * Self.margin)
    let wrapping = TextWrapping { look.width(of: $0) }
    let state = wrapping.lines(lines.state, width: width).prefix(Self.lineLimit)
    let height = Self.lineHeight * Double(state.count + 1)
    let panel = Rect(
      x: Self.margin,
      y: ((size.height - height) / 2).rounded(),
      width: width,
      height: height
    )
    list.overlay(ObjectIdentifier(self), in: panel, alpha: 1) { list in
      var line = panel
      line.size.height = Self.lineHeight
      list.text(
        lines.name,
        in: line,
        appearance.palette.text,
        by: look.typesetter,
        font: Self.nameFont,
        alignment: .center
      )
      for text in state {
        line.origin.y = line.maxY
        list.text(
          text,
          in: line,
          appearance.palette.faintText,
          by: look.typesetter,
          alignment: .center
        )
      }
    }
  }
}
