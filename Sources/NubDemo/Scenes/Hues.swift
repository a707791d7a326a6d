// Colours that follow each other around the colour circle, in the tones of the scenes. Values only.

import ScrollDrawing

extension Color {
  /// Creates a colour from a place on the colour circle.
  ///
  /// - Parameters:
  ///   - hue: The place, from 0 for red over green and blue to 1 for red again; more goes round again.
  ///   - strength: The distance between the strongest part and the weakest, 0 for grey.
  ///   - strongest: The strongest of the parts, 0 to 1.
  init(hue: Double, strength: Double, strongest: Double) {
    func part(_ shift: Double) -> Double {
      // The distance from the part's own place on the circle, in sixths; 0 to 3.
      let turned = (hue + shift) - (hue + shift).rounded(.down)
      let distance = 6 * min(turned, 1 - turned)
      return strongest - strength * min(max(distance - 1, 0), 1)
    }
    self.init(red: part(0), green: part(2.0 / 3), blue: part(1.0 / 3))
  }
}

extension Palette {
  /// A colour that stands out from the background.
  func mark(hue: Double) -> Color {
    self == .light
      ? Color(hue: hue, strength: 0.55, strongest: 0.88)
      : Color(hue: hue, strength: 0.5, strongest: 0.85)
  }

  /// A colour that text can be read on.
  func surface(hue: Double) -> Color {
    self == .light
      ? Color(hue: hue, strength: 0.16, strongest: 0.98)
      : Color(hue: hue, strength: 0.16, strongest: 0.36)
  }
}
