// Every name of the contract, spelled as it is there: what other programs compile against. A name
// that changes does not compile here any more.

import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber
import Testing

@Suite struct ContractTests {
  @Test func `the geometry has its names, zeros and sums`() {
    let point = Point(x: 1, y: 2)
    let vector: Vector = point - Point.zero
    #expect(point + vector == Point(x: 2, y: 4))
    #expect(Rect(origin: point, size: .zero) == Rect(x: 1, y: 2, width: 0, height: 0))
    #expect(Size(width: 0, height: 0) == .zero && Vector(x: 0, y: 0) == .zero)
    #expect(EdgeInsets(top: 0, left: 0, bottom: 0, right: 0) == .zero)
    #expect(Set([Rect.zero]).count == 1 && Set([Axis.horizontal, .vertical]).count == 2)
    requireSendable(point, vector, Rect.zero, Size.zero, EdgeInsets.zero, Axis.vertical)
  }

  @Test func `the physics has its names and defaults`() {
    let interval: TimeInterval = 1
    #expect(Timestamp(seconds: 1).seconds == interval && Timestamp(seconds: 1) > .init(seconds: 0))
    #expect(DecelerationRate.normal.rawValue == 0.998)
    #expect(DecelerationRate(rawValue: 0.99) == DecelerationRate.fast)
    let coast = Deceleration(from: 0, velocity: 1000)
    #expect(coast == Deceleration(from: 0, velocity: 1000, rate: .normal))
    let reached: TimeInterval? = coast.time(toReach: 100)
    #expect(reached != nil && coast.destination > 499 && coast.time(untilSpeed: 1) > 3)
    let spring = Spring(stiffness: 100, dampingRatio: 1)
    #expect(spring == Spring(mass: 1, stiffness: 100, dampingRatio: 1))
    let back: any Motion = SpringMotion(spring, displacement: 100, velocity: 0)
    #expect(back.value(at: 0) == 100 && back.velocity(at: 0) == 0 && back.duration > 0)
    let band = RubberBand(dimension: 800)
    #expect(band == RubberBand(dimension: 800, coefficient: 0.55))
    #expect(abs(band.pull(forStretch: band.stretch(forPull: 50)) - 50) < 1e-9)
    let fling = FlingMotion(from: 0, velocity: 10, within: 0...1, rate: .fast, spring: spring)
    #expect(FlingMotion(from: 0, velocity: 0, within: 0...1, spring: spring).value(at: 1) == 0)
    #expect(fling.duration > 0)
    var tracker = VelocityTracker()
    tracker.add(.zero, at: Timestamp(seconds: 0))
    tracker.add(Point(x: 10, y: 0), at: Timestamp(seconds: 0.01))
    let velocity: Vector = tracker.velocity(at: Timestamp(seconds: 0.01))
    #expect(abs(velocity.x - 1000) < 1e-9)
  }

  @Test func `events are made as the contract writes them`() {
    let time = Timestamp(seconds: 0)
    let events: Set<InputEvent> = [
      .press(at: .zero, time: time),
      .press(at: .zero, pointer: 1, button: .secondary, time: time),
      .move(to: .zero, time: time),
      .move(to: .zero, pointer: 2, time: time),
      .release(at: .zero, time: time),
      .release(at: .zero, pointer: 1, button: .middle, time: time),
      .cancel(time: time),
      .cancel(pointer: 3, time: time),
      .wheel(Vector(x: 0, y: 1), at: .zero, time: time),
      .wheel(Vector(x: 0, y: 1), at: .zero, modifiers: [.shift, .ctrl, .alt], time: time),
      .pinch(scale: 1, at: .zero, phase: .began, time: time),
      .pinch(scale: 1, at: .zero, phase: .changed, time: time),
      .pinch(scale: 1, at: .zero, phase: .ended, time: time),
      .pinch(scale: 1, at: .zero, phase: .cancelled, time: time),
      .key(.pageDown, time: time),
      .key(.home, modifiers: [], time: time),
    ]
    #expect(events.count == 16)
  }

  @Test func `the scroll view has its properties, with UIKit's defaults`() {
    let view = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 600))
    view.delegate = nil
    view.content = nil
    #expect(view.contentOffset == .zero && view.contentSize == .zero && view.contentInset == .zero)
    #expect(view.bounds == Rect(x: 0, y: 0, width: 400, height: 600))
    #expect(view.bounces && !view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
    #expect(view.isScrollEnabled && !view.isPagingEnabled && !view.isDirectionalLockEnabled)
    #expect(view.decelerationRate == .normal)
    #expect(view.zoomScale == 1 && view.minimumZoomScale == 1 && view.maximumZoomScale == 1)
    #expect(view.bouncesZoom)
    #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
    #expect(!view.isZooming && !view.isZoomBouncing && view.velocity == .zero)
    view.contentSize = Size(width: 400, height: 60_000)
    view.setContentOffset(Point(x: 0, y: 10), animated: false)
    view.scrollRectToVisible(Rect(x: 0, y: 0, width: 1, height: 1), animated: false)
    #expect(view.contentOffset == .zero)
    view.maximumZoomScale = 2
    view.setZoomScale(2, animated: false)
    view.zoom(to: Rect(x: 0, y: 0, width: 400, height: 600), animated: false)
    #expect(view.zoomScale == 1)
    view.handle(.move(to: .zero, time: Timestamp(seconds: 0)))
    view.advance(to: Timestamp(seconds: 0))
    let demand: FrameDemand = view.advance(to: Timestamp(seconds: 1))
    #expect(demand == .none && FrameDemand.next != .at(Timestamp(seconds: 0)))
    var list = DisplayList()
    view.draw(into: &list)
    let shown: any View = view
    #expect(shown.frame.width == 400 && shown.alpha == 1 && !shown.isHidden)
  }

  @Test func `a delegate can answer every call`() {
    let delegate: any ScrollViewDelegate = EveryCall()
    let view = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 600))
    view.contentSize = Size(width: 400, height: 6000)
    view.delegate = delegate
    view.contentOffset = Point(x: 0, y: 5)
    #expect((delegate as? EveryCall)?.count == 1)
  }

  @Test func `the controller has its properties and defaults`() {
    let controller = ScrollViewScrubberController()
    #expect(controller.scrollView == nil)
    #expect(controller.scrubberView is DotScrubberView)
    #expect(controller.scrubberView.frame.size == Size(width: 30, height: 30))
    #expect(!controller.horizontalScrubbing && controller.verticalScrubbing)
    #expect(controller.minimumHorizontalScrollFactor == 2)
    #expect(controller.minimumVerticalScrollFactor == 2)
    #expect(controller.edgeInsets == EdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    #expect(controller.horizontalAlignment == .none && controller.verticalAlignment == .none)
    #expect(controller.hideWhileZooming && controller.selectOnContentSizeChange)
    #expect(controller.selectOnAnyContentOffsetChange)
    #expect(controller.deselectDelay == 0.75 && controller.deselectAnimationDuration == 0.5)
    #expect(!controller.isScrubbing && !controller.isScrubberViewSelected)
    for block in [
      controller.highlightScrubberView, controller.unhighlightScrubberView,
      controller.selectScrubberView, controller.deselectScrubberView,
    ] {
      block(DotScrubberView())
    }
    controller.flashScrubberView()
    let roles: (any ScrollViewDelegate & ScrollViewObserver) = controller
    #expect(roles === controller)
    #expect(ScrubberAlignment.allCases == [.none, .begin, .middle, .end, .nearestEdge])
    let bar: any View & ScrollViewObserver = ScrollProgressBar()
    #expect(bar.alpha == 1)
    let contents: [any ScrollContent] = [
      TableContent(numberOfRows: 1, rowHeight: 1), CollectionContent(),
    ]
    #expect(contents.count == 2)
  }

  private func requireSendable(_ values: any Sendable...) {}
}

/// A delegate whose methods are spelled as UIKit spells them.
private final class EveryCall: ScrollViewDelegate {
  var count = 0
  func scrollViewDidScroll(_ scrollView: ScrollView) { count += 1 }
  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { count += 1 }
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView,
    withVelocity velocity: Vector,
    targetContentOffset: inout Point
  ) { count += 1 }
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    count += 1
  }
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { count += 1 }
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { count += 1 }
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { count += 1 }
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: (any View)?) { count += 1 }
  func scrollViewDidZoom(_ scrollView: ScrollView) { count += 1 }
  func scrollViewDidEndZooming(
    _ scrollView: ScrollView,
    with view: (any View)?,
    atScale scale: Double
  ) { count += 1 }
}
