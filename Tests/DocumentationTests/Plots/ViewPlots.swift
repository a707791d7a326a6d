// The plots of what a whole scroll view does, and its dot: hands, wheels and programs move it, and
// what it shows frame by frame is plotted.

import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber

enum ViewPlots {
  static let all = [paging, flings, wheel, animated, zoom, fade]

  private static let seconds = "time, seconds"
  private static let offset = "offset, points"
  private static let velocity = "velocity, points per second"

  /// Releases of different speed, a quarter of a page from where they began.
  static let paging: Plot = {
    func run(_ label: String, _ color: Color, speed: Double, hold: Double = 0) -> Recording {
      let recorder = ViewRecorder(content: Size(width: 400, height: 6000))
      recorder.view.isPagingEnabled = true
      return recorder.record(label, color, for: 1.5) { $0.drag(by: 150, at: speed, hold: hold) }
    }
    let runs = [
      run("held still", PlotColor.blue, speed: 400, hold: 0.15),
      run("400 points per second", PlotColor.green, speed: 400),
      run("4000 points per second", PlotColor.orange, speed: 4000),
    ]
    return plot(
      "paging",
      runs,
      over: PlotAxis(title: seconds, range: 0...1.5, ticks: [0, 0.5, 1, 1.5]),
      offsets: PlotAxis(title: offset, range: 0...700, ticks: [0, 200, 400, 600]),
      velocities: PlotAxis(
        title: velocity,
        range: -1000...4000,
        ticks: [-1000, 0, 1000, 2000, 3000, 4000]
      ),
      levels: [(600, "next page")]
    )
  }()

  /// Three equal flings, one after the other.
  static let flings: Plot = {
    let run = ViewRecorder(content: Size(width: 400, height: 60_000))
      .record("", PlotColor.blue, for: 3) { recorder in
        for start in [0, 0.4, 0.8] { recorder.drag(by: 150, at: 2000, from: start) }
      }
    return plot(
      "flings",
      [run],
      over: PlotAxis(title: seconds, range: 0...3, ticks: [0, 0.5, 1, 1.5, 2, 2.5, 3]),
      offsets: PlotAxis(title: offset, range: 0...4000, ticks: [0, 1000, 2000, 3000, 4000]),
      velocities: PlotAxis(title: velocity, range: 0...4000, ticks: [0, 1000, 2000, 3000, 4000])
    )
  }()

  /// One notch, three that add up, and one back in the middle of a glide.
  static let wheel: Plot = {
    func run(_ label: String, _ color: Color, _ notches: [(Double, Double)]) -> Recording {
      let recorder = ViewRecorder(content: Size(width: 400, height: 60_000))
      recorder.view.contentOffset.y = 1000
      return recorder.record(label, color, for: 0.8, since: 1000) { recorder in
        for (time, amount) in notches { recorder.wheel(amount, at: time) }
      }
    }
    return plot(
      "wheel",
      [
        run("one notch", PlotColor.blue, [(0.1, -1)]),
        run("three notches", PlotColor.green, [(0.1, -1), (0.2, -1), (0.3, -1)]),
        run("one notch, then one back", PlotColor.orange, [(0.1, -1), (0.2, 1)]),
      ],
      over: PlotAxis(title: seconds, range: 0...0.8, ticks: [0, 0.2, 0.4, 0.6, 0.8]),
      offsets: PlotAxis(title: offset, range: -50...250, ticks: [-50, 0, 50, 100, 150, 200, 250]),
      velocities: PlotAxis(
        title: velocity,
        range: -1000...1000,
        ticks: [-1000, -500, 0, 500, 1000]
      )
    )
  }()

  /// A scroll by program, and one that gets another target on its way.
  static let animated: Plot = {
    func run(_ label: String, _ color: Color, _ targets: [(Double, Double)]) -> Recording {
      let recorder = ViewRecorder(content: Size(width: 400, height: 60_000))
      return recorder.record(label, color, for: 1) { recorder in
        for (time, target) in targets {
          recorder.at(time) { $0.setContentOffset(Point(x: 0, y: target), animated: true) }
        }
      }
    }
    return plot(
      "animated",
      [
        run("to 600", PlotColor.blue, [(0.1, 600)]),
        run("to 600, from 0.25 s on to 1000", PlotColor.green, [(0.1, 600), (0.25, 1000)]),
        run("to 600, from 0.25 s on to 0", PlotColor.orange, [(0.1, 600), (0.25, 0)]),
      ],
      over: PlotAxis(title: seconds, range: 0...0.8, ticks: [0, 0.2, 0.4, 0.6, 0.8]),
      offsets: PlotAxis(title: offset, range: 0...1000, ticks: [0, 250, 500, 750, 1000]),
      velocities: PlotAxis(title: velocity, range: -3000...4000, ticks: [-2000, 0, 2000, 4000])
    )
  }()

  /// The scale that a pinch asks for and the one that shows, with limits of 1 and 4.
  static let zoom: Plot = {
    func run(_ label: String, _ color: Color, bounces: Bool) -> PlotCurve {
      let scales = (0...240).map { 0.25 * power(2, Double($0) / 40) }
      let points = scales.map { scale in
        let recorder = ViewRecorder(content: Size(width: 400, height: 60_000))
        recorder.view.maximumZoomScale = 4
        recorder.view.bouncesZoom = bounces
        return Point(x: scale, y: recorder.zoomScale(afterPinchTo: scale))
      }
      return PlotCurve(label: label, color: color, points: points)
    }
    return Plot(
      name: "zoom",
      across: PlotAxis(
        title: "scale the fingers ask for",
        range: 0.25...16,
        ticks: [0.25, 0.5, 1, 2, 4, 8, 16],
        isLogarithmic: true
      ),
      panels: [
        PlotPanel(
          up: PlotAxis(
            title: "scale that shows",
            range: 0.5...8,
            ticks: [0.5, 1, 2, 4, 8],
            isLogarithmic: true
          ),
          height: 200,
          curves: [
            run("bouncesZoom", PlotColor.blue, bounces: true),
            run("without", PlotColor.orange, bounces: false),
          ],
          levels: [(4, "maximumZoomScale 4"), (1, "minimumZoomScale 1")]
        )
      ]
    )
  }()

  /// The dot's opacity: left alone, and woken by a wheel in the middle of its fade.
  static let fade: Plot = {
    func run(_ label: String, _ color: Color, notchAt time: Double?) -> PlotCurve {
      let recorder = ViewRecorder(content: Size(width: 400, height: 60_000))
      let scrubber = ScrollViewScrubberController()
      recorder.advance(to: 0)
      scrubber.scrollView = recorder.view
      if let time { recorder.wheel(-1, at: time) }
      let points = recorder.run(for: 3) { Point(x: $0, y: scrubber.scrubberView.alpha) }
      return PlotCurve(label: label, color: color, points: points)
    }
    return Plot(
      name: "fade",
      across: PlotAxis(title: seconds, range: 0...3, ticks: [0, 0.5, 1, 1.5, 2, 2.5, 3]),
      panels: [
        PlotPanel(
          up: PlotAxis(title: "alpha of the dot", range: 0...1, ticks: [0, 0.3, 0.5, 1]),
          height: 120,
          curves: [
            run("wheel turned at 1.1 s", PlotColor.orange, notchAt: 1.1),
            run("left alone", PlotColor.red, notchAt: nil),
          ]
        )
      ]
    )
  }()

  /// Offset above, velocity below.
  private static func plot(
    _ name: String,
    _ runs: [Recording],
    over across: PlotAxis,
    offsets: PlotAxis,
    velocities: PlotAxis,
    levels: [(value: Double, label: String)] = []
  ) -> Plot {
    Plot(
      name: name,
      across: across,
      panels: [
        PlotPanel(
          up: offsets,
          curves: runs.map { PlotCurve(label: $0.label, color: $0.color, points: $0.offsets) },
          levels: levels
        ),
        PlotPanel(
          up: velocities,
          curves: runs.map { PlotCurve(color: $0.color, points: $0.velocities) }
        ),
      ]
    )
  }
}
