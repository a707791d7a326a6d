// The values a stepper goes through, and how numbers are written. Values only.

/// The stops of a stepper.
enum StepperValues: Hashable, Sendable {
  /// The multiples of a step, within limits.
  case multiples(of: Double, within: ClosedRange<Double>)
  /// The values of a list, in rising order.
  case list([Double])

  /// The next stop after a value, upwards or downwards; the value itself when there is none.
  ///
  /// A value that is no stop goes to the nearest one in that direction.
  func next(after value: Double, up: Bool) -> Double {
    switch self {
    case .multiples(let step, let range):
      // What is written as a multiple may be a little off one.
      let steps = value / step
      let whole = up ? (steps + 1e-6).rounded(.down) + 1 : (steps - 1e-6).rounded(.up) - 1
      let stop = (whole * step * 1e6).rounded() / 1e6
      return min(max(stop, range.lowerBound), range.upperBound)
    case .list(let stops):
      let next = up ? stops.first { $0 > value } : stops.last { $0 < value }
      return next ?? value
    }
  }
}

/// Numbers as they are shown.
enum NumberText {
  /// Writes a number with at most so many digits after the point, without needless ones.
  static func text(_ value: Double, digits: Int = 3) -> String {
    guard value.isFinite else { return value.isNaN ? "?" : value < 0 ? "-inf" : "inf" }
    var unit = 1.0
    for _ in 0..<digits { unit *= 10 }
    let rounded = (value * unit).rounded() / unit
    guard abs(rounded) < 1e15 else { return "\(value)" }
    let text = "\(rounded == 0 ? 0 : rounded)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Writes a whole number with commas between thousands.
  static func grouped(_ value: Double) -> String {
    guard abs(value) < 1e15 else { return text(value) }
    let digits = String(Int(abs(value.rounded())))
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
      text.append(digit)
    }
    return (value <= -0.5 ? "-" : "") + text
  }
}
