import ScrollDrawing
import TestSupport
import Testing

@testable import NubDemo

@Suite struct ControlColorTests {
  static let themes = [ControlColors.light, .dark]

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
