import ScrollDrawing
import Testing

@testable import NubDemo

#if canImport(Glibc)
import Glibc
#endif

@Suite struct ControlColorTests {
  static let themes = [ControlColors.light, .dark]

  /// The ratio of WCAG 2.2, from 1 to 21.
  private func contrast(_ first: Color, _ second: Color) -> Double {
    let lights = [luminance(first), luminance(second)].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  private func luminance(_ color: Color) -> Double {
    let parts = [color.red, color.green, color.blue].map { byte in
      let part = Double(byte) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  @Test func `black on white has the largest contrast`() {
    #expect(contrast(.black, .white) == 21)
  }

  @Test(arguments: themes) func `text can be read on every surface`(colors: ControlColors) {
    let surfaces = [
      colors.panel, colors.surface, colors.hoveredSurface, colors.pressedSurface,
    ]
    for surface in surfaces { #expect(contrast(colors.text, surface) >= 4.5) }
    for surface in surfaces.dropLast() { #expect(contrast(colors.faintText, surface) >= 4.5) }
  }

  @Test(arguments: themes) func `what stands on the accent can be read`(colors: ControlColors) {
    for accent in [colors.accent, colors.hoveredAccent, colors.pressedAccent] {
      #expect(contrast(colors.onAccent, accent) >= 4.5)
    }
  }

  @Test(arguments: themes) func `the accent can be read as text on the panel`(
    colors: ControlColors
  ) {
    #expect(contrast(colors.accent, colors.panel) >= 4.5)
  }

  @Test(arguments: themes) func `edges, rings and curves stand out from what is around them`(
    colors: ControlColors
  ) {
    for surface in [colors.panel, colors.surface] {
      for edge in [
        colors.edge, colors.accent, colors.hoveredAccent, colors.pressedAccent,
        colors.secondCurve, colors.thirdCurve,
      ] {
        #expect(contrast(edge, surface) >= 3)
      }
    }
    #expect(contrast(colors.edge, colors.hoveredSurface) >= 3)
  }
}
