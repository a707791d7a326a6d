// The worlds in which faults that were reported elsewhere are tried, by the letters their log gives
// them. Three of them are the suite's own: A is `Rig()`, B is `Rig.inset()`, S is `Rig.short()`.

import ScrollGeometry
import ScrollUI
import Scrubber

extension Rig {
  /// C, vast: 268,435,456 rows of 13 points, where the steps of a 32-bit float are 256 points.
  static func vast() -> (Rig, TableContent) {
    rows(TableContent(numberOfRows: 268_435_456, rowHeight: 13))
  }

  /// The heights of V: row i is 20 + 37 x (i mod 11) points high.
  static let unevenHeights = (0..<1000).map { 20 + 37 * Double($0 % 11) }

  /// V, uneven: a thousand rows of 20 to 390 points, 204,815 together.
  ///
  /// Row 500 begins at 101,945, row 999 at 204,462.
  static func uneven() -> (Rig, TableContent) {
    rows(TableContent(rowHeights: unevenHeights))
  }

  /// P, a picture: 800 x 600 points over 40,000 x 20,000 at scale 1, scrubbed along both axes.
  static func picture(zoom: ClosedRange<Double> = 0.01...100) -> Rig {
    let rig = Rig(
      viewport: Size(width: 800, height: 600),
      content: Size(width: 40_000, height: 20_000)
    )
    rig.scrubber.horizontalScrubbing = true
    rig.view.minimumZoomScale = zoom.lowerBound
    rig.view.maximumZoomScale = zoom.upperBound
    return rig
  }

  /// A table in a viewport of 400 x 600.
  static func rows(_ table: TableContent) -> (Rig, TableContent) {
    let rig = Rig(content: .zero)
    rig.view.content = table
    return (rig, table)
  }

  /// A drag of the dot from where it is to a place, and its release there.
  func dragDot(to point: Point, pointer: Int = 0) {
    pressDot(pointer: pointer)
    move(to: point, pointer: pointer)
    release(at: point, pointer: pointer)
  }
}
