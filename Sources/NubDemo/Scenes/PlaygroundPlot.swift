// The plot of offset, velocity and the dot's alpha, one lane each, with the theory of a fling behind
// the first two. Knows values and places, not where the values come from.

import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI

/// The live plot.
final class PlaygroundPlot {
  /// The width of the column with names and values, in points.
  private static let legendWidth = 72.0
  private static let padding = 8.0
  /// The part of the width that lies ahead, for where theory says things will go.
  private static let future = 0.2
  private static let curveWidth = 1.5
  private static let theoryWidth = 5.0
  private static let theoryAlpha = 0.4
  /// The side of the mark at the end of a curve, in points.
  private static let markSide = 6.0
  /// The least distance of two points of a curve, in points.
  private static let leastStep = 1.0
  /// The least difference from bottom to top of the offset's and the velocity's lane.
  private static let leastOffsets = 100.0
  private static let leastVelocities = 200.0

  /// The place in the window, in points.
  var frame = Rect.zero
  private(set) var data = PlotSamples()

  private let look: ControlLook
  private var damage = DamageLog()

  init(look: ControlLook) {
    self.look = look
  }

  /// Changes what is shown; the plot is drawn anew if the change says so.
  func update(_ change: (inout PlotSamples) -> Bool) {
    if change(&data) { setNeedsDisplay() }
  }

  /// Forgets all measurements.
  func clear() {
    data = PlotSamples()
    setNeedsDisplay()
  }

  /// Draws everything anew with the next frame.
  func setNeedsDisplay() {
    damage.addAll()
  }

  /// Draws the plot where it is, if it changed.
  func draw(into list: inout DisplayList) {
    list.scrollLayer(
      ObjectIdentifier(self),
      in: frame,
      offset: .zero,
      zoom: 1,
      background: look.colors.surface,
      damage: damage
    ) { _, list in drawLanes(into: &list) }
  }

  // MARK: Lanes

  /// One of the three curves.
  private struct Lane {
    let name: String
    let color: Color
    let rect: Rect
    let range: ClosedRange<Double>
    let value: (PlotSamples.Sample) -> Double
    let digits: Int
    let theory: ((FlingMotion, Double) -> Double)?
  }

  private func drawLanes(into list: inout DisplayList) {
    let lanes = lanes()
    for (index, lane) in lanes.enumerated() {
      if index > 0 { separator(above: lane.rect, into: &list) }
      zeroLine(of: lane, into: &list)
      list.withClip(lane.rect) { list in
        // As a group, so that the joints of the line do not show.
        list.withAlpha(Self.theoryAlpha, in: lane.rect) { list in
          for theory in data.theories { draw(theory, in: lane, into: &list) }
        }
        drawCurve(of: lane, into: &list)
      }
      legend(of: lane, into: &list)
    }
  }

  private func lanes() -> [Lane] {
    let colors = look.colors
    let visible = data.samples
    let height = (frame.height - Self.padding * 2) / 3
    func rect(_ index: Int) -> Rect {
      Rect(
        x: Self.legendWidth,
        y: Self.padding + height * Double(index) + 2,
        width: max(0, frame.width - Self.legendWidth - Self.padding),
        height: max(0, height - 4)
      )
    }
    return [
      Lane(
        name: "offset",
        color: colors.accent,
        rect: rect(0),
        range: Self.range(of: visible.map(\.offset), least: Self.leastOffsets),
        value: \.offset,
        digits: 1,
        theory: { $0.value(at: $1) }
      ),
      Lane(
        name: "velocity",
        color: colors.secondCurve,
        rect: rect(1),
        range: Self.range(of: visible.map(\.velocity) + [0], least: Self.leastVelocities),
        value: \.velocity,
        digits: 0,
        theory: { $0.velocity(at: $1) }
      ),
      Lane(
        name: "alpha",
        color: colors.thirdCurve,
        rect: rect(2),
        range: 0...1,
        value: \.alpha,
        digits: 2,
        theory: nil
      ),
    ]
  }

  /// The values from the bottom of a lane to its top.
  private static func range(of values: [Double], least: Double) -> ClosedRange<Double> {
    let low = values.min() ?? 0
    let high = values.max() ?? 0
    let missing = max(0, least - (high - low)) / 2
    return (low - missing)...(high + missing)
  }

  // MARK: Curves

  private func drawCurve(of lane: Lane, into list: inout DisplayList) {
    var previous: Point?
    let last = data.samples.count - 1
    for (index, sample) in data.samples.enumerated() {
      let point = place(of: lane.value(sample), at: sample.time, in: lane)
      guard let start = previous, !sample.followsGap else {
        previous = point
        continue
      }
      guard point.x - start.x >= Self.leastStep || index == last else { continue }
      list.strokeLine(from: start, to: point, lineWidth: Self.curveWidth, lane.color)
      previous = point
    }
    guard let point = previous, last >= 0 else { return }
    list.fillRoundedRect(
      Rect(
        x: point.x - Self.markSide / 2,
        y: point.y - Self.markSide / 2,
        width: Self.markSide,
        height: Self.markSide
      ),
      radius: Self.markSide / 2,
      lane.color
    )
  }

  private func draw(_ theory: PlotSamples.Theory, in lane: Lane, into list: inout DisplayList) {
    guard let value = lane.theory else { return }
    let end = min(theory.end, theory.start + theory.motion.duration)
    let seconds = PlotSamples.span / (1 - Self.future) * Self.leastStep * 2
    let step = seconds / max(1, lane.rect.width)
    let first = max(theory.start, data.time - PlotSamples.span)
    let last = min(end, data.time + PlotSamples.span)
    guard first < last else { return }
    var time = first
    var previous: Point?
    while true {
      let point = place(of: value(theory.motion, time - theory.start), at: time, in: lane)
      if let previous {
        list.strokeLine(
          from: previous,
          to: point,
          lineWidth: Self.theoryWidth,
          look.colors.edge
        )
      }
      previous = point
      guard time < last else { return }
      time = min(time + step, last)
    }
  }

  private func place(of value: Double, at time: Double, in lane: Lane) -> Point {
    let age = data.time - time
    let present = lane.rect.minX + lane.rect.width * (1 - Self.future)
    let range = lane.range
    let fraction = (value - range.lowerBound) / max(range.upperBound - range.lowerBound, 1e-9)
    // The mark at the end of a curve stays inside the lane.
    let room = max(0, lane.rect.height - Self.markSide)
    return Point(
      x: present - age / PlotSamples.span * lane.rect.width * (1 - Self.future),
      y: lane.rect.maxY - Self.markSide / 2 - fraction * room
    )
  }

  // MARK: Around the curves

  private func separator(above rect: Rect, into list: inout DisplayList) {
    let line = list.thinLine
    list.fill(
      Rect(
        x: Self.padding,
        y: list.snapped(rect.minY - 2),
        width: max(0, frame.width - Self.padding * 2),
        height: line
      ),
      look.colors.line
    )
  }

  private func zeroLine(of lane: Lane, into list: inout DisplayList) {
    guard lane.range.contains(0), lane.range.lowerBound < 0 else { return }
    let y = place(of: 0, at: 0, in: lane).y
    list.fill(
      Rect(x: lane.rect.minX, y: list.snapped(y), width: lane.rect.width, height: list.thinLine),
      look.colors.line
    )
  }

  private func legend(of lane: Lane, into list: inout DisplayList) {
    let colors = look.colors
    let height = min(14, lane.rect.height / 2)
    let top = lane.rect.center.y - height
    let column = Rect(
      x: Self.padding,
      y: top,
      width: Self.legendWidth - Self.padding * 2,
      height: height
    )
    list.text(
      lane.name,
      in: column,
      lane.color,
      by: look.typesetter,
      font: ControlLook.smallFont
    )
    guard let sample = data.samples.last else { return }
    list.text(
      NumberText.text(lane.value(sample), digits: lane.digits),
      in: column.offset(by: Vector(x: 0, y: height)),
      colors.text,
      by: look.typesetter,
      font: ControlLook.smallFont
    )
  }
}
