// What a plot shows: curves over one common axis, in one or more panels. Values only; how it is
// drawn is PlotDrawing's affair.

import ScrollDrawing
import ScrollGeometry

/// A picture of curves.
struct Plot {
  /// The name of the picture's file, without its ending.
  let name: String
  let across: PlotAxis
  let panels: [PlotPanel]
}

/// What the numbers along one side of a panel mean.
struct PlotAxis {
  let title: String
  let range: ClosedRange<Double>
  /// The numbers that have a line and a label.
  let ticks: [Double]
  /// Whether equal factors, not equal differences, are equally far apart.
  var isLogarithmic = false

  /// The fraction of the axis at which a value lies.
  func fraction(of value: Double) -> Double {
    let (low, high) = (mapped(range.lowerBound), mapped(range.upperBound))
    return (mapped(value) - low) / (high - low)
  }

  private func mapped(_ value: Double) -> Double {
    isLogarithmic ? logarithm(value) : value
  }
}

/// A rectangle with curves in it.
struct PlotPanel {
  let up: PlotAxis
  var height = 150.0
  let curves: [PlotCurve]
  /// Values that are marked by a line across, with what it stands for.
  var levels: [(value: Double, label: String)] = []
}

/// One line of a panel.
struct PlotCurve {
  /// What the line stands for; lines without a label are not in the legend.
  var label = ""
  let color: Color
  let points: [Point]
  /// Places with a dot on them.
  var marks: [Point] = []
}

extension PlotCurve {
  /// A function, looked at in equal steps.
  ///
  /// - Parameters:
  ///   - label: What the line stands for.
  ///   - color: The colour of the line.
  ///   - range: Where the function is looked at.
  ///   - steps: In how many steps.
  ///   - kinks: Places at which the line must have a point of its own.
  ///   - value: The function.
  init(
    _ label: String = "",
    _ color: Color,
    over range: ClosedRange<Double>,
    steps: Int = 160,
    kinks: [Double] = [],
    _ value: (Double) -> Double
  ) {
    let length = range.upperBound - range.lowerBound
    var places = (0...steps).map { range.lowerBound + length * Double($0) / Double(steps) }
    places += kinks.filter(range.contains)
    self.init(
      label: label,
      color: color,
      points: places.sorted().map { Point(x: $0, y: value($0)) }
    )
  }
}
