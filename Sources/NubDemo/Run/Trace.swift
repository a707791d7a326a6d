// One line of JSON about a frame: everything an outsider can see of the scroll view and its dot.

import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber

/// What is written about a frame.
struct TraceLine {
  let time: Timestamp
  let calls: [TracingDelegate.Call]
  let demand: FrameDemand

  /// Writes the line for the state a stage is in, without the line's end.
  func text(of stage: Stage) -> String {
    let scroll = stage.scroll
    var text = JSONText()
    text.object { line in
      line.number("t", time.seconds)
      line.numbers("offset", scroll.contentOffset.x, scroll.contentOffset.y)
      line.numbers("velocity", scroll.velocity.x, scroll.velocity.y)
      line.numbers("content", scroll.contentSize.width, scroll.contentSize.height)
      line.numbers("viewport", scroll.frame.width, scroll.frame.height)
      let inset = scroll.contentInset
      line.numbers("inset", inset.top, inset.left, inset.bottom, inset.right)
      line.number("zoom", scroll.zoomScale)
      line.bool("tracking", scroll.isTracking)
      line.bool("dragging", scroll.isDragging)
      line.bool("decelerating", scroll.isDecelerating)
      line.bool("zooming", scroll.isZooming)
      line.bool("zoomBouncing", scroll.isZoomBouncing)
      line.object("dot") { dot in dot.addDot(of: stage.scrubber) }
      line.array("callbacks") { list in
        for call in calls { list.string(nil, call.rawValue) }
      }
      line.string("demand", demandName)
    }
    return text.text
  }

  private var demandName: String {
    switch demand {
    case .none: "none"
    case .next: "next"
    case .at: "at"
    }
  }
}

extension JSONText {
  fileprivate mutating func addDot(of scrubber: ScrollViewScrubberController) {
    let dot = scrubber.scrubberView
    number("x", dot.frame.minX)
    number("y", dot.frame.minY)
    number("w", dot.frame.width)
    number("h", dot.frame.height)
    number("alpha", dot.alpha)
    bool("hidden", dot.isHidden)
    bool("selected", scrubber.isScrubberViewSelected)
    bool("highlighted", (dot as? any Highlightable)?.isHighlighted ?? false)
    bool("scrubbing", scrubber.isScrubbing)
  }
}
