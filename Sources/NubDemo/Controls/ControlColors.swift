// The colours of controls, light and dark, chosen by their contrast. Values only.

import ScrollDrawing

/// The colours controls are drawn with.
///
/// Text has a contrast of at least 4.5 : 1 to everything it stands on, edges and the accent have at
/// least 3 : 1 to what surrounds them (WCAG 2.2); a test holds the numbers against it.
struct ControlColors: Hashable, Sendable {
  /// The surface that controls stand on.
  let panel: Color
  /// The inside of a control, and that under the mouse and while it is pressed.
  let surface: Color
  let hoveredSurface: Color
  let pressedSurface: Color
  /// The outline of a control.
  let edge: Color
  /// Lines between groups, which say nothing that the grouping does not.
  let line: Color
  let text: Color
  /// Text of less importance; not for use on a pressed surface.
  let faintText: Color
  /// Text and outlines of what cannot be used.
  let disabled: Color
  /// The one colour: what is on, chosen or focused.
  let accent: Color
  let hoveredAccent: Color
  let pressedAccent: Color
  /// Text and marks on the accent.
  let onAccent: Color
  /// The second curve of a plot, where one colour is not enough.
  let secondCurve: Color
  /// The third curve of a plot.
  let thirdCurve: Color

  /// Dark on light.
  static let light = ControlColors(
    panel: Color(rgb: 0xF3F5F8),
    surface: Color(rgb: 0xFFFFFF),
    hoveredSurface: Color(rgb: 0xE6EBF2),
    pressedSurface: Color(rgb: 0xD3DBE6),
    edge: Color(rgb: 0x7B8694),
    line: Color(rgb: 0xDDE3EA),
    text: Color(rgb: 0x20242A),
    faintText: Color(rgb: 0x5A6472),
    disabled: Color(rgb: 0xA9B2BE),
    accent: Color(rgb: 0x1766D6),
    hoveredAccent: Color(rgb: 0x1258BD),
    pressedAccent: Color(rgb: 0x0E489C),
    onAccent: Color(rgb: 0xFFFFFF),
    secondCurve: Color(rgb: 0xB3540A),
    thirdCurve: Color(rgb: 0xC2185B)
  )

  /// Light on dark.
  static let dark = ControlColors(
    panel: Color(rgb: 0x1B1E24),
    surface: Color(rgb: 0x262A32),
    hoveredSurface: Color(rgb: 0x313742),
    pressedSurface: Color(rgb: 0x3D4552),
    edge: Color(rgb: 0x7E8897),
    line: Color(rgb: 0x323843),
    text: Color(rgb: 0xE4E7EB),
    faintText: Color(rgb: 0xA2ABB8),
    disabled: Color(rgb: 0x5B6472),
    accent: Color(rgb: 0x5BA3FF),
    hoveredAccent: Color(rgb: 0x7DB6FF),
    pressedAccent: Color(rgb: 0x4A8FE8),
    onAccent: Color(rgb: 0x0B1220),
    secondCurve: Color(rgb: 0xF0A35A),
    thirdCurve: Color(rgb: 0xFF7BAC)
  )
}

/// What all controls of a window share: colours that may change while they are shown, and letters.
final class ControlLook {
  /// The colours now.
  var colors: ControlColors
  /// Device pixels per point, for which text is measured.
  var scale: Double
  let typesetter: any Typesetter

  /// The letters of labels and values.
  static let font = Font(.sans, size: 13)
  /// The letters of what is said beside it.
  static let smallFont = Font(.sans, size: 11)
  /// The height of a control's outline, in points.
  static let height = 28.0
  /// The radius of a control's corners, in points.
  static let radius = 6.0

  init(_ colors: ControlColors, _ typesetter: any Typesetter, scale: Double) {
    self.colors = colors
    self.typesetter = typesetter
    self.scale = scale
  }

  /// The width that a text takes, in points.
  func width(of text: String, font: Font = ControlLook.font) -> Double {
    typesetter.line(text, font: font, scale: scale).width
  }
}
