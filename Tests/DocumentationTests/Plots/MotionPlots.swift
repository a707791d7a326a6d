// The plots of single motions, straight from the values of ScrollPhysics.

import ScrollDrawing
import ScrollGeometry
import ScrollPhysics

/// The colours of curves, told apart by lightness too.
enum PlotColor {
  static let blue = Color(rgb: 0x1462D2)
  static let orange = Color(rgb: 0xEE7A14)
  static let green = Color(rgb: 0x139A74)
  static let violet = Color(rgb: 0x8450C8)
  static let red = Color(rgb: 0xE02020)
}

enum MotionPlots {
  static let all = [fling, bounce, stretch, landing, rubberBand]

  private static let seconds = "time, seconds"
  private static let offset = "offset, points"
  private static let velocity = "velocity, points per second"

  /// The two rates, with the frames of a slow display on one of them.
  static let fling: Plot = {
    let range = 0.0...10_000.0
    let normal = FlingMotion(
      from: 0,
      velocity: 2000,
      within: range,
      spring: .edgeBounce,
      pixel: 0.5
    )
    let fast = FlingMotion(
      from: 0,
      velocity: 2000,
      within: range,
      rate: .fast,
      spring: .edgeBounce,
      pixel: 0.5
    )
    let motions: [(String, Color, any Motion)] = [
      ("normal, 0.998", PlotColor.blue, normal), ("fast, 0.99", PlotColor.orange, fast),
    ]
    return plot(
      "fling",
      motions,
      over: PlotAxis(title: seconds, range: 0...3, ticks: [0, 0.5, 1, 1.5, 2, 2.5, 3]),
      offsets: PlotAxis(title: offset, range: 0...1100, ticks: [0, 250, 500, 750, 1000]),
      velocities: PlotAxis(title: velocity, range: 0...2000, ticks: [0, 500, 1000, 1500, 2000]),
      frameTime: 0.125
    )
  }()

  /// Flings of different speed into the same edge.
  static let bounce: Plot = {
    let speeds: [(Double, Color)] = [
      (2000, PlotColor.blue), (6000, PlotColor.green), (12_000, PlotColor.orange),
    ]
    let motions = speeds.map { speed, color in
      let motion = FlingMotion(
        from: -300,
        velocity: speed,
        within: -10_000...0,
        spring: .edgeBounce,
        bounceLimit: 300,
        pixel: 0.5
      )
      return ("\(Int(speed)) points per second", color, motion as any Motion)
    }
    return plot(
      "bounce",
      motions,
      over: PlotAxis(title: seconds, range: 0...1, ticks: [0, 0.2, 0.4, 0.6, 0.8, 1]),
      offsets: PlotAxis(
        title: "offset past the edge, points",
        range: -300...350,
        ticks: [-300, -200, -100, 0, 100, 200, 300]
      ),
      velocities: PlotAxis(
        title: velocity,
        range: -3000...12_000,
        ticks: [-3000, 0, 3000, 6000, 9000, 12_000]
      ),
      levels: [(0, "edge"), (300, "half the viewport")]
    )
  }()

  /// Content let go while stretched, and the softer spring of a bounce for comparison.
  static let stretch: Plot = {
    let range = 0.0...10_000.0
    let motions: [(String, Color, any Motion)] = [
      (
        "let go", PlotColor.blue,
        FlingMotion(from: -100, velocity: 0, within: range, spring: .stretchReturn)
      ),
      (
        "thrown inwards", PlotColor.orange,
        FlingMotion(from: -100, velocity: 2500, within: range, spring: .stretchReturn)
      ),
      (
        "let go, with the spring of a bounce", PlotColor.green,
        FlingMotion(from: -100, velocity: 0, within: range, spring: .edgeBounce)
      ),
    ]
    return plot(
      "stretch",
      motions,
      over: PlotAxis(title: seconds, range: 0...1, ticks: [0, 0.2, 0.4, 0.6, 0.8, 1]),
      offsets: PlotAxis(title: offset, range: -100...200, ticks: [-100, 0, 100, 200]),
      velocities: PlotAxis(
        title: velocity,
        range: 0...2500,
        ticks: [0, 500, 1000, 1500, 2000, 2500]
      ),
      levels: [(0, "edge")]
    )
  }()

  /// A release whose target a delegate has changed.
  static let landing: Plot = {
    let natural = Deceleration(from: 0, velocity: 2000).destination
    let targets: [(String, Color, Double)] = [
      ("natural", PlotColor.blue, natural), ("to 600", PlotColor.green, 600),
      ("to 1400", PlotColor.orange, 1400), ("back to -200", PlotColor.violet, -200),
    ]
    let motions = targets.map { label, color, target in
      (label, color, LandingMotion(from: 0, velocity: 2000, to: target) as any Motion)
    }
    return plot(
      "landing",
      motions,
      over: PlotAxis(title: seconds, range: 0...3, ticks: [0, 0.5, 1, 1.5, 2, 2.5, 3]),
      offsets: PlotAxis(title: offset, range: -250...1500, ticks: [0, 500, 1000, 1500]),
      velocities: PlotAxis(title: velocity, range: -1000...2000, ticks: [-1000, 0, 1000, 2000])
    )
  }()

  /// Pulls of a finger past the edge, in two viewports.
  static let rubberBand: Plot = {
    func band(_ dimension: Double, _ color: Color) -> PlotCurve {
      let band = RubberBand(dimension: dimension)
      return PlotCurve("viewport \(Int(dimension))", color, over: -900...900) {
        band.stretch(forPull: $0)
      }
    }
    let ticks = [-900.0, -600, -300, 0, 300, 600, 900]
    return Plot(
      name: "rubber-band",
      across: PlotAxis(title: "pull past the edge, points", range: -900...900, ticks: ticks),
      panels: [
        PlotPanel(
          up: PlotAxis(
            title: "stretch that shows, points",
            range: -300...300,
            ticks: [-300, -200, -100, 0, 100, 200, 300]
          ),
          height: 220,
          curves: [band(600, PlotColor.blue), band(300, PlotColor.orange)]
        )
      ]
    )
  }()

  /// When a motion crosses the edge at zero.
  private static func crossings(
    of motion: any Motion,
    over range: ClosedRange<Double>
  ) -> [Double] {
    let places = stride(from: range.lowerBound, through: range.upperBound, by: 0.01)
    return zip(places, places.dropFirst()).compactMap { start, end in
      guard motion.value(at: start) < 0, motion.value(at: end) > 0 else { return nil }
      var (low, high) = (start, end)
      for _ in 0..<50 {
        let middle = (low + high) / 2
        if motion.value(at: middle) < 0 { low = middle } else { high = middle }
      }
      return high
    }
  }

  /// Offset above, velocity below.
  private static func plot(
    _ name: String,
    _ motions: [(String, Color, any Motion)],
    over across: PlotAxis,
    offsets: PlotAxis,
    velocities: PlotAxis,
    levels: [(value: Double, label: String)] = [],
    frameTime: Double? = nil
  ) -> Plot {
    func curves(_ value: (any Motion, Double) -> Double, hasLabel: Bool) -> [PlotCurve] {
      motions.map { label, color, motion in
        var curve = PlotCurve(
          hasLabel ? label : "",
          color,
          over: across.range,
          kinks: [motion.duration] + crossings(of: motion, over: across.range)
        ) { value(motion, $0) }
        guard let frameTime else { return curve }
        let frames = stride(
          from: across.range.lowerBound,
          through: across.range.upperBound,
          by: frameTime
        )
        curve.marks = frames.map { Point(x: $0, y: value(motion, $0)) }
        return curve
      }
    }
    return Plot(
      name: name,
      across: across,
      panels: [
        PlotPanel(
          up: offsets,
          curves: curves({ $0.value(at: $1) }, hasLabel: true),
          levels: levels
        ),
        PlotPanel(up: velocities, curves: curves({ $0.velocity(at: $1) }, hasLabel: false)),
      ]
    )
  }
}
