// The lines of the inspector: a name and the controls that show and change one property. A line is
// made once, placed when the panel's width changes, and looks at the property before every frame.

import ScrollGeometry
import ScrollUI

/// A line of the inspector.
struct PlaygroundRow {
  /// The views of the line, in the order of the focus.
  let views: [any View]
  /// The height, in points.
  let height: Double
  /// Places the views in a rectangle of the line's height.
  let layOut: (Rect) -> Void
  /// Shows the property as it is now.
  var refresh: () -> Void = {}
  /// Gives the property the value it had when the line was made.
  var reset: () -> Void = {}

  /// The distance between lines, in points.
  static let gap = 8.0
  static let stepperWidth = 124.0
  static let captionHeight = 20.0
  static let sideWidth = 48.0
}

/// Makes the lines for the properties of a stage.
struct PlaygroundRows {
  let stage: Stage
  let look: ControlLook

  /// The name of a group of properties.
  func heading(_ text: String) -> PlaygroundRow {
    let label = LabelView(text, weight: .heading, look: look)
    return PlaygroundRow(views: [label], height: 26, layOut: { label.frame = $0 })
  }

  /// A property that is true or false.
  func flag(_ name: String, _ property: ReferenceWritableKeyPath<Stage, Bool>) -> PlaygroundRow {
    let stage = stage
    let original = stage[keyPath: property]
    let label = LabelView(name, look: look)
    let toggle = SwitchControl(isOn: original, look: look) { stage[keyPath: property] = $0 }
    return PlaygroundRow(
      views: [label, toggle],
      height: ControlLook.height,
      layOut: { rect in
        let size = SwitchControl.size
        toggle.frame = Rect(
          x: rect.maxX - size.width,
          y: rect.minY + (rect.height - size.height) / 2,
          width: size.width,
          height: size.height
        )
        label.frame = rect
        label.frame.size.width -= size.width + PlaygroundRow.gap
      },
      refresh: { toggle.isOn = stage[keyPath: property] },
      reset: { stage[keyPath: property] = original }
    )
  }

  /// A number, whose stepper can be used while it means something.
  func number(
    _ name: String,
    _ property: ReferenceWritableKeyPath<Stage, Double>,
    _ values: StepperValues,
    isOfUse: @escaping () -> Bool = { true },
    write: @escaping (Double) -> String = { NumberText.text($0) }
  ) -> PlaygroundRow {
    let stage = stage
    let original = stage[keyPath: property]
    let label = LabelView(name, look: look)
    let stepper = StepperControl(original, values, look: look, write: write) {
      stage[keyPath: property] = $0
    }
    return PlaygroundRow(
      views: [label, stepper],
      height: ControlLook.height,
      layOut: { rect in
        let width = min(PlaygroundRow.stepperWidth, rect.width / 2)
        stepper.frame = rect
        stepper.frame.origin.x = rect.maxX - width
        stepper.frame.size.width = width
        label.frame = rect
        label.frame.size.width -= width + PlaygroundRow.gap
      },
      refresh: {
        stepper.value = stage[keyPath: property]
        stepper.isEnabled = isOfUse()
      },
      reset: { stage[keyPath: property] = original }
    )
  }

  /// A property with a few values.
  func choice<Value: Equatable>(
    _ name: String,
    _ values: [(name: String, value: Value)],
    get: @escaping () -> Value,
    set: @escaping (Value) -> Void
  ) -> PlaygroundRow {
    let original = get()
    let label = LabelView(name, look: look)
    let control = SegmentedControl(values.map(\.name), selection: nil, look: look) {
      set(values[$0].value)
    }
    return PlaygroundRow(
      views: [label, control],
      height: PlaygroundRow.captionHeight + ControlLook.height,
      layOut: { rect in
        label.frame = rect
        label.frame.size.height = PlaygroundRow.captionHeight
        control.frame = rect
        control.frame.origin.y += PlaygroundRow.captionHeight
        control.frame.size.height = ControlLook.height
      },
      refresh: {
        let value = get()
        control.selection = values.firstIndex { $0.value == value }
      },
      reset: { set(original) }
    )
  }

  /// Insets.
  func insets(
    _ name: String,
    _ property: ReferenceWritableKeyPath<Stage, EdgeInsets>,
    _ values: StepperValues
  ) -> PlaygroundRow {
    let stage = stage
    let original = stage[keyPath: property]
    let label = LabelView(name, look: look)
    let field = InsetsField(original, values, look: look) { side, value in
      stage[keyPath: property.appending(path: side)] = value
    }
    return PlaygroundRow(
      views: [label] + field.views,
      height: PlaygroundRow.captionHeight + InsetsField.height(gap: PlaygroundRow.gap),
      layOut: { rect in
        label.frame = rect
        label.frame.size.height = PlaygroundRow.captionHeight
        var inside = rect
        inside.origin.y += PlaygroundRow.captionHeight
        inside.size.height -= PlaygroundRow.captionHeight
        field.layOut(in: inside, labelWidth: PlaygroundRow.sideWidth, gap: PlaygroundRow.gap)
      },
      refresh: { field.show(stage[keyPath: property]) },
      reset: { stage[keyPath: property] = original }
    )
  }

  /// Buttons side by side.
  func buttons(_ actions: [(title: String, action: () -> Void)]) -> PlaygroundRow {
    let buttons = actions.map { ButtonControl($0.title, look: look, action: $0.action) }
    return PlaygroundRow(
      views: buttons,
      height: ControlLook.height,
      layOut: { rect in
        let gap = PlaygroundRow.gap
        let width = (rect.width - gap * Double(buttons.count - 1)) / Double(buttons.count)
        for (index, button) in buttons.enumerated() {
          button.frame = rect
          button.frame.origin.x += Double(index) * (width + gap)
          button.frame.size.width = width
        }
      }
    )
  }
}
