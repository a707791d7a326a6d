// The colours of the scenes, light and dark. Values only.

import ScrollDrawing

/// The colours a scene is drawn with.
struct Palette: Hashable, Sendable {
  /// Behind everything, and every second row.
  let background: Color
  /// The other rows.
  let stripe: Color
  let text: Color
  /// Text that is less important, and lines that shall be seen.
  let faintText: Color
  /// Lines that shall hardly be seen.
  let line: Color

  /// Dark on light; the rows have the colours of the C reference, so that pictures compare.
  static let light = Palette(
    background: Color(rgb: 0xFFFFFF),
    stripe: Color(rgb: 0xEEF2F7),
    text: Color(rgb: 0x20242A),
    faintText: Color(rgb: 0x6B7480),
    line: Color(rgb: 0xDDE3EA)
  )

  /// Light on dark.
  static let dark = Palette(
    background: Color(rgb: 0x16181D),
    stripe: Color(rgb: 0x1E2128),
    text: Color(rgb: 0xE4E7EB),
    faintText: Color(rgb: 0x8D96A3),
    line: Color(rgb: 0x2C313A)
  )

  init(_ theme: Options.Theme) {
    self = theme == .light ? .light : .dark
  }

  private init(
    background: Color,
    stripe: Color,
    text: Color,
    faintText: Color,
    line: Color
  ) {
    self.background = background
    self.stripe = stripe
    self.text = text
    self.faintText = faintText
    self.line = line
  }
}
