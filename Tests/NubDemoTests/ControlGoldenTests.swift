import ScrollDrawing
import ScrollGeometry
import ScrollUI
import TestSupport
import Testing

@testable import NubDemo

/// Pictures of all controls in all states, in the letters that every machine has.
@Suite struct ControlGoldenTests {
  private static let size = Size(width: 220, height: 168)

  @Test(arguments: [
    ("controls-light-1.0", Options.Theme.light, 1.0), ("controls-light-1.5", .light, 1.5),
    ("controls-dark-1.0", .dark, 1),
  ])
  func `controls look as they were recorded`(
    name: String,
    theme: Options.Theme,
    scale: Double
  ) throws {
    let look = Appearance(theme, BitmapTypesetter(), scale: scale).look
    var list = DisplayList(size: PixelSize(Self.size, scale: scale), scale: scale)
    list.fill(Rect(origin: .zero, size: Self.size), look.colors.panel)
    for view in sheet(look) {
      list.withOrigin(view.frame.origin) { view.draw(into: &$0) }
    }
    let mismatch = try Golden(name).mismatch(PixelBuffer(drawing: list))
    #expect(mismatch == nil)
  }

  /// A row for each kind: at rest, under the mouse, pressed or on, disabled; one has the focus.
  private func sheet(_ look: ControlLook) -> [any View] {
    var views: [any View] = []
    for column in 0..<4 {
      let x = 8 + Double(column) * 53
      let button = ButtonControl(column == 1 ? "Long word" : "Go", look: look) {}
      let toggle = SwitchControl(isOn: column >= 2, look: look) { _ in }
      let stepper = StepperControl(
        column == 0 ? 0 : 5,
        .multiples(of: 1, within: 0...9),
        look: look
      ) { _ in }
      let choice = SegmentedControl(["a", "b"], selection: column % 2, look: look) { _ in }
      for (row, control) in ([button, toggle, stepper, choice] as [any Control]).enumerated() {
        control.frame = Rect(x: x, y: 8 + Double(row) * 30, width: 45, height: 24)
        if column == 1 { control.state.hovered = 0 }
        if column == 2 { control.state.pressed = 0 }
        control.isEnabled = column < 3
        views.append(control)
      }
      if column == 0 { choice.state.isFocused = true }
    }
    let bar = TabBar(["One", "Two", "Three"], selection: 1, look: look) { _ in }
    bar.frame = Rect(x: 0, y: 132, width: 220, height: TabBar.height)
    bar.state.hovered = 2
    bar.state.isFocused = true
    views.append(bar)
    return views
  }
}
