// What was tapped last in a table or a collection, so that a tap, also one through the dot, is seen to
// arrive. Knows neither rows nor cells.

import ScrollDrawing

/// The one place that is chosen, if any is.
final class TapSelection<Place: Equatable> {
  private(set) var place: Place?

  /// Chooses a place instead of the one before; the chosen one itself is let go.
  ///
  /// - Returns: The places that look different now.
  func tap(_ tapped: Place) -> [Place] {
    let changed = [place, tapped].compactMap { $0 }
    place = place == tapped ? nil : tapped
    return changed
  }

  /// Lets go of what was chosen.
  func clear() {
    place = nil
  }
}

extension ControlColors {
  /// What lies over a chosen row or cell; text on it can still be read.
  var selection: Color { accent.withAlpha(0.2) }
}
