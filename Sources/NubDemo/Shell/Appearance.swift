// How everything in the window looks now. One object that all scenes share, so that the theme can
// change while they are shown.

import ScrollDrawing

/// The theme of the window and its letters.
final class Appearance {
  /// Light or dark.
  var theme: Options.Theme {
    didSet { look.colors = theme == .light ? .light : .dark }
  }

  /// The colours and letters of controls.
  let look: ControlLook

  /// Creates the look of a window.
  init(_ theme: Options.Theme, _ typesetter: any Typesetter, scale: Double) {
    self.theme = theme
    look = ControlLook(theme == .light ? .light : .dark, typesetter, scale: scale)
  }

  /// The colours of the scenes.
  var palette: Palette { Palette(theme) }
}
