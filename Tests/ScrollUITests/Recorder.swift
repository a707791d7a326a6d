// A delegate that writes down what it is told, with the state it sees inside each call, and can do
// something in answer.

import ScrollGeometry
import ScrollUI

/// The names of the delegate calls, as traces write them.
enum Call: String, Hashable, Sendable, CaseIterable {
  case didScroll, willBeginDragging, willEndDragging, didEndDragging, willBeginDecelerating
  case didEndDecelerating, didEndScrollingAnimation, willBeginZooming, didZoom, didEndZooming
}

/// The state flags of a scroll view as they are read from outside.
struct Flags: OptionSet, Hashable, Sendable, CustomStringConvertible {
  let rawValue: Int
  static let tracking = Flags(rawValue: 1)
  static let dragging = Flags(rawValue: 2)
  static let decelerating = Flags(rawValue: 4)
  static let zooming = Flags(rawValue: 8)
  static let zoomBouncing = Flags(rawValue: 16)

  init(rawValue: Int) {
    self.rawValue = rawValue
  }

  init(of view: ScrollView) {
    self = []
    if view.isTracking { insert(.tracking) }
    if view.isDragging { insert(.dragging) }
    if view.isDecelerating { insert(.decelerating) }
    if view.isZooming { insert(.zooming) }
    if view.isZoomBouncing { insert(.zoomBouncing) }
  }

  var description: String {
    let names = ["tracking", "dragging", "decelerating", "zooming", "zoomBouncing"]
    return names.enumerated().filter { rawValue >> $0.offset & 1 == 1 }.map(\.element)
      .joined(separator: "+")
  }
}

/// One call as it was received.
struct Entry: Hashable {
  let call: Call
  let flags: Flags
  let offset: Point
  var velocity = Vector.zero
  var target = Point.zero
  var willDecelerate = false
  var scale = 1.0
}

final class Recorder: ScrollViewDelegate {
  private(set) var entries: [Entry] = []

  /// Done inside every call, after it was written down.
  var answer: (Call, ScrollView) -> Void = { _, _ in }

  /// Changes the target of a release.
  var retarget: (Point, Vector) -> Point = { target, _ in target }

  /// The calls so far, with runs of `didScroll` and `didZoom` written once.
  var order: [Call] {
    var order: [Call] = []
    for entry in entries {
      let repeats = [.didScroll, .didZoom].contains(entry.call)
      if repeats, order.last == entry.call { continue }
      order.append(entry.call)
    }
    return order
  }

  /// The order without `didScroll`.
  var milestones: [Call] { entries.map(\.call).filter { $0 != .didScroll } }

  func first(_ call: Call) -> Entry? { entries.first { $0.call == call } }

  func last(_ call: Call) -> Entry? { entries.last { $0.call == call } }

  func count(_ call: Call) -> Int { entries.count { $0.call == call } }

  func forget() { entries = [] }

  private func note(
    _ call: Call,
    _ view: ScrollView,
    _ change: (inout Entry) -> Void = { _ in }
  ) {
    var entry = Entry(call: call, flags: Flags(of: view), offset: view.contentOffset)
    change(&entry)
    entries.append(entry)
    answer(call, view)
  }

  func scrollViewDidScroll(_ view: ScrollView) { note(.didScroll, view) }
  func scrollViewWillBeginDragging(_ view: ScrollView) { note(.willBeginDragging, view) }

  func scrollViewWillEndDragging(
    _ view: ScrollView,
    withVelocity velocity: Vector,
    targetContentOffset: inout Point
  ) {
    let target = targetContentOffset
    note(.willEndDragging, view) {
      $0.velocity = velocity
      $0.target = target
    }
    targetContentOffset = retarget(target, velocity)
  }

  func scrollViewDidEndDragging(_ view: ScrollView, willDecelerate decelerate: Bool) {
    note(.didEndDragging, view) { $0.willDecelerate = decelerate }
  }

  func scrollViewWillBeginDecelerating(_ view: ScrollView) { note(.willBeginDecelerating, view) }
  func scrollViewDidEndDecelerating(_ view: ScrollView) { note(.didEndDecelerating, view) }

  func scrollViewDidEndScrollingAnimation(_ view: ScrollView) {
    note(.didEndScrollingAnimation, view)
  }

  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: (any View)?) {
    note(.willBeginZooming, scrollView)
  }

  func scrollViewDidZoom(_ view: ScrollView) {
    note(.didZoom, view) { $0.scale = view.zoomScale }
  }

  func scrollViewDidEndZooming(
    _ scrollView: ScrollView,
    with view: (any View)?,
    atScale scale: Double
  ) {
    note(.didEndZooming, scrollView) { $0.scale = scale }
  }
}
