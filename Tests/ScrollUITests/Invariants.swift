// What must hold after every event, whatever happened.

import ScrollGeometry
import ScrollPhysics
import ScrollUI

/// What is wrong with a scroll view at this moment.
struct Invariants {
  private(set) var problems: [String] = []

  /// - Parameters:
  ///   - rig: The view and what the last frame asked for.
  ///   - mayRestAnywhere: Whether the offset was set from outside, and so may lie between pixels.
  init(_ rig: Rig, mayRestAnywhere: Bool = true) {
    let view = rig.view
    let flags = rig.flags
    check(view.contentOffset.isFinite, "offset \(view.contentOffset)")
    check(view.velocity.isFinite, "velocity \(view.velocity)")
    check(view.zoomScale.isFinite && view.zoomScale > 0, "zoom scale \(view.zoomScale)")
    check(!flags.contains(.dragging) || flags.contains(.tracking), "dragging without tracking")
    check(!flags.isSuperset(of: [.zooming, .zoomBouncing]), "zooming and bouncing")
    if view.isMoving {
      check(rig.demand == .next, "moves without asking for a frame")
      check(!flags.contains(.tracking), "moves while it is held")
    }
    guard !view.isMoving, !flags.contains(.tracking), !flags.contains(.zooming) else { return }
    check(flags.isEmpty, "flags \(flags) at rest")
    check(view.velocity == .zero, "velocity \(view.velocity) at rest")
    check(
      view.zoomScale >= view.minimumZoomScale && view.zoomScale <= view.maximumZoomScale,
      "zoom scale \(view.zoomScale) at rest"
    )
    for axis in Axis.allCases {
      let range = view.contentOffsetRange(along: axis)
      let place = view.contentOffset[axis]
      check(range.contains(place), "\(axis) \(place) outside \(range) at rest")
      let pixels = place * view.contentScaleFactor
      let isOnEdge = place == range.lowerBound || place == range.upperBound
      check(
        mayRestAnywhere || isOnEdge || isNear(pixels, pixels.rounded(), 1e-9 * max(1, abs(pixels))),
        "\(axis) \(place) between pixels at rest"
      )
    }
  }

  private mutating func check(_ isRight: Bool, _ problem: @autoclosure () -> String) {
    if !isRight { problems.append(problem()) }
  }
}

/// Whether the calls of a delegate are paired and in order, with the right flags in them.
enum Pairing {
  /// The first thing that is wrong, or `nil`.
  ///
  /// - Parameters:
  ///   - entries: The calls since the view was at rest.
  ///   - isOver: Whether the view is at rest again, so that nothing may be open.
  /// - Returns: A description of it.
  static func problem(in entries: [Entry], isOver: Bool = true) -> String? {
    var state = PairingState()
    for (index, entry) in entries.enumerated() {
      if let problem = state.take(entry) { return "\(problem) at call \(index)" }
    }
    return isOver ? state.open : nil
  }
}

/// What has begun and not ended.
struct PairingState {
  private var isDragging = false
  private var isEnding = false
  private var willDecelerate = false
  private var isDecelerating = false
  private var isZooming = false

  /// What is open that must be closed when all is over.
  var open: String? {
    if isDragging { return "a drag is open" }
    if willDecelerate { return "an announced deceleration did not begin" }
    if isDecelerating { return "a deceleration is open" }
    return isZooming ? "a zoom is open" : nil
  }

  /// Takes note of a call and tells what is wrong with it.
  mutating func take(_ entry: Entry) -> String? {
    switch entry.call {
    case .willBeginDragging:
      if isDragging { return "a second drag begins" }
      isDragging = true
    case .willEndDragging:
      if !isDragging || isEnding { return "a drag ends that did not begin" }
      isEnding = true
    case .didEndDragging:
      if !isEnding { return "a drag has ended that was not to end" }
      if entry.flags.contains(.dragging) { return "dragging in didEndDragging" }
      isDragging = false
      isEnding = false
      willDecelerate = entry.willDecelerate
    case .willBeginDecelerating:
      if isDecelerating { return "a second deceleration begins" }
      if !willDecelerate { return "a deceleration begins unannounced" }
      willDecelerate = false
      isDecelerating = true
    case .didEndDecelerating:
      if !isDecelerating { return "a deceleration ends that did not begin" }
      isDecelerating = false
    case .willBeginZooming:
      if isZooming { return "a second zoom begins" }
      isZooming = true
    case .didEndZooming:
      if !isZooming { return "a zoom ends that did not begin" }
      isZooming = false
    case .didScroll, .didZoom, .didEndScrollingAnimation: break
    }
    return entry.offset.isFinite ? nil : "offset \(entry.offset)"
  }
}
