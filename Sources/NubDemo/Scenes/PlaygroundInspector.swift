// Which properties the inspector shows, in which order and with which stops. One table; how a line
// looks and works is elsewhere.

import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber

/// The properties of a scroll view and its scrubber, as lines of an inspector.
struct PlaygroundInspector {
  /// What the scene does for the inspector.
  struct Actions {
    let setDot: (PlaygroundDot) -> Void
    let dot: () -> PlaygroundDot
    let setAxis: (Axis) -> Void
    let axis: () -> Axis
    let clearLog: () -> Void
    let reset: () -> Void
  }

  let stage: Stage
  let look: ControlLook
  let actions: Actions

  private static let lengths = StepperValues.multiples(of: 100, within: -1e9...1e9)
  private static let sizes = StepperValues.multiples(of: 100, within: 0...1e9)
  private static let insets = StepperValues.multiples(of: 2, within: -200...400)
  private static let factors = StepperValues.list([1.1, 1.5, 2, 3, 5, 10, 20, 50])
  private static let seconds = StepperValues.multiples(of: 0.25, within: 0...10)
  private static let smallScales = StepperValues.list([0.01, 0.1, 0.25, 0.5, 1])
  private static let largeScales = StepperValues.list([1, 2, 4, 10, 100])
  private static let scales = StepperValues.list(
    [0.01, 0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 10, 100]
  )
  private static let heights = StepperValues.list(
    [0, 200, 500, 1000, 2000, 5000, 12_000, 20_000, 50_000, 1e5, 1e6, 1e7, 1e9]
  )

  /// All lines, from top to bottom.
  var rows: [PlaygroundRow] { dot + scrubber + scrollView + zoom + behavior }

  private var make: PlaygroundRows { PlaygroundRows(stage: stage, look: look) }

  private var dot: [PlaygroundRow] {
    let looks = PlaygroundDot.allCases.map { ($0.rawValue, $0) }
    let axes = [("vertical", Axis.vertical), ("horizontal", .horizontal)]
    let (scroll, scrubber) = (stage.scroll, stage.scrubber)
    func go(_ fraction: Double) {
      var offset = scroll.contentOffset
      let range = scroll.contentOffsetRange(along: .vertical)
      offset.y = range.lowerBound + (range.upperBound - range.lowerBound) * fraction
      scroll.setContentOffset(offset, animated: true)
    }
    return [
      make.heading("Playground"),
      make.choice("look of the dot", looks, get: actions.dot, set: actions.setDot),
      make.choice("axis of the plot", axes, get: actions.axis, set: actions.setAxis),
      make.buttons([
        ("Start", { go(0) }), ("Middle", { go(0.5) }), ("End", { go(1) }),
      ]),
      make.buttons([
        ("Flash", { scrubber.flashScrubberView() }), ("Clear log", actions.clearLog),
        ("Reset", actions.reset),
      ]),
    ]
  }

  private var scrubber: [PlaygroundRow] {
    let alignments = ScrubberAlignment.allCases.map {
      ($0 == .nearestEdge ? "nearest" : String(describing: $0), $0)
    }
    let controller = stage.scrubber
    return [
      make.heading("Scrubber"),
      make.flag("vertical scrubbing", \.scrubber.verticalScrubbing),
      make.flag("horizontal scrubbing", \.scrubber.horizontalScrubbing),
      make.number(
        "vertical factor",
        \.scrubber.minimumVerticalScrollFactor,
        Self.factors,
        isOfUse: { controller.verticalScrubbing }
      ),
      make.number(
        "horizontal factor",
        \.scrubber.minimumHorizontalScrollFactor,
        Self.factors,
        isOfUse: { controller.horizontalScrubbing }
      ),
      make.choice(
        "horizontal alignment",
        alignments,
        get: { controller.horizontalAlignment },
        set: { controller.horizontalAlignment = $0 }
      ),
      make.choice(
        "vertical alignment",
        alignments,
        get: { controller.verticalAlignment },
        set: { controller.verticalAlignment = $0 }
      ),
      make.insets("edge insets", \.scrubber.edgeInsets, Self.insets),
      make.flag("hide while zooming", \.scrubber.hideWhileZooming),
      make.flag("select on content size", \.scrubber.selectOnContentSizeChange),
      make.flag("select on any offset", \.scrubber.selectOnAnyContentOffsetChange),
      make.number("deselect delay, s", \.scrubber.deselectDelay, Self.seconds),
      make.number("deselect duration, s", \.scrubber.deselectAnimationDuration, Self.seconds),
      make.number(
        "hover deselect duration, s",
        \.scrubber.hoverDeselectAnimationDuration,
        Self.seconds
      ),
      make.number("wheel factor", \.scrubber.wheelFactor, .list([1, 2, 4, 8, 16, 32])),
    ]
  }

  private var scrollView: [PlaygroundRow] {
    let scroll = stage.scroll
    func whole(_ value: Double) -> String { NumberText.grouped(value) }
    return [
      make.heading("Scroll view"),
      make.number("offset x", \.scroll.contentOffset.x, Self.lengths, write: whole),
      make.number("offset y", \.scroll.contentOffset.y, Self.lengths, write: whole),
      make.number("content width", \.scroll.contentSize.width, Self.sizes, write: whole),
      make.number("content height", \.scroll.contentSize.height, Self.heights, write: whole),
      make.insets("content inset", \.scroll.contentInset, Self.insets),
      make.choice(
        "deceleration rate",
        [("normal", DecelerationRate.normal), ("fast", .fast)],
        get: { scroll.decelerationRate },
        set: { scroll.decelerationRate = $0 }
      ),
      make.flag("bounces", \.scroll.bounces),
      make.flag("always bounces vertically", \.scroll.alwaysBounceVertical),
      make.flag("always bounces horizontally", \.scroll.alwaysBounceHorizontal),
      make.flag("scrolling enabled", \.scroll.isScrollEnabled),
      make.flag("paging", \.scroll.isPagingEnabled),
      make.flag("directional lock", \.scroll.isDirectionalLockEnabled),
    ]
  }

  private var zoom: [PlaygroundRow] {
    let scroll = stage.scroll
    func zoom(by factor: Double) {
      scroll.setZoomScale(scroll.zoomScale * factor, animated: true)
    }
    return [
      make.heading("Zoom"),
      make.number(
        "zoom scale",
        \.scroll.zoomScale,
        Self.scales,
        isOfUse: { scroll.minimumZoomScale < scroll.maximumZoomScale }
      ),
      make.number("minimum scale", \.scroll.minimumZoomScale, Self.smallScales),
      make.number("maximum scale", \.scroll.maximumZoomScale, Self.largeScales),
      make.flag("bounces at the limits", \.scroll.bouncesZoom),
      make.buttons([
        ("Out", { zoom(by: 0.5) }), ("Life size", { scroll.setZoomScale(1, animated: true) }),
        ("In", { zoom(by: 2) }),
      ]),
    ]
  }
}
