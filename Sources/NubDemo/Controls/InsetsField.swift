// Four steppers for the four sides of insets. They are plain controls of the group they are put in;
// this only makes them, places them and keeps them in step.

import ScrollGeometry
import ScrollUI

/// The steppers for insets.
final class InsetsField {
  /// The steppers for top, left, bottom and right.
  let steppers: [StepperControl]
  private let labels: [LabelView]

  /// The sides, as they are named and in the order in which insets are written.
  private static var sides: [(name: String, path: WritableKeyPath<EdgeInsets, Double>)] {
    [("top", \.top), ("left", \.left), ("bottom", \.bottom), ("right", \.right)]
  }

  /// Creates the steppers.
  ///
  /// - Parameters:
  ///   - insets: The insets to begin with.
  ///   - values: The stops of each side.
  ///   - look: Colours and letters.
  ///   - action: Called with a change that a person makes to one of the sides.
  init(
    _ insets: EdgeInsets,
    _ values: StepperValues,
    look: ControlLook,
    action: @escaping (_ side: WritableKeyPath<EdgeInsets, Double>, _ value: Double) -> Void
  ) {
    steppers = Self.sides.map { side in
      StepperControl(insets[keyPath: side.path], values, look: look) { action(side.path, $0) }
    }
    labels = Self.sides.map { LabelView($0.name, weight: .faint, look: look) }
  }

  /// Shows insets that something else has changed.
  func show(_ insets: EdgeInsets) {
    for (stepper, side) in zip(steppers, Self.sides) { stepper.value = insets[keyPath: side.path] }
  }

  /// The height of the field, in points.
  static func height(gap: Double) -> Double { ControlLook.height * 2 + gap }

  /// Places labels and steppers in two columns and two rows.
  func layOut(in rect: Rect, labelWidth: Double, gap: Double) {
    let column = (rect.width - gap * 2) / 2
    for (index, (label, stepper)) in zip(labels, steppers).enumerated() {
      let x = rect.minX + Double(index % 2) * (column + gap * 2)
      let y = rect.minY + Double(index / 2) * (ControlLook.height + gap)
      label.frame = Rect(x: x, y: y, width: labelWidth, height: ControlLook.height)
      stepper.frame = Rect(
        x: x + labelWidth,
        y: y,
        width: max(0, column - labelWidth),
        height: ControlLook.height
      )
    }
  }

  /// The labels and the steppers, each label before its stepper.
  var views: [any View] {
    zip(labels, steppers).flatMap { [$0 as any View, $1] }
  }
}
