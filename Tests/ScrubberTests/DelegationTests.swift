// Who is whose delegate, and what is left when a scroll view or a controller goes.

import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber
import Testing

@Suite struct DelegationTests {
  @Test func `a scroll view without a delegate gets the controller`() {
    let rig = Rig()
    #expect(rig.view.delegate === rig.scrubber)
    rig.scrubber.scrollView = nil
    #expect(rig.view.delegate == nil)
    #expect(rig.view.overlays.isEmpty)
  }

  @Test func `a delegate that is there stays, before and after`() {
    let rig = Rig(isAttached: false)
    let owner = Forwarder(to: rig.scrubber)
    rig.view.delegate = owner
    rig.scrubber.scrollView = rig.view
    #expect(rig.view.delegate === owner)
    rig.scrubber.scrollView = nil
    #expect(rig.view.delegate === owner)
  }

  @Test(arguments: [Forwarder.Extent.three, .six])
  func `calls passed on do what the controller as delegate does`(extent: Forwarder.Extent) {
    let (rig, own) = (Rig(), Rig())
    let owner = Forwarder(to: rig.scrubber, extent)
    rig.view.delegate = owner
    for each in [rig, own] {
      each.waitForRest()
      each.fling(at: 1000)
    }
    for _ in 0..<400 {
      rig.frame(after: 1.0 / 60)
      own.frame(after: 1.0 / 60)
      #expect(rig.dot.frame == own.dot.frame)
      #expect(rig.dot.alpha == own.dot.alpha)
    }
    #expect(rig.dot.alpha == 0.3)
    rig.view.maximumZoomScale = 2
    rig.pinch(1, .began)
    rig.pinch(1.5, .changed)
    #expect(rig.dot.isHidden == (extent == .six))
    rig.pinch(1.5, .ended)
    rig.waitForRest()
    #expect(!rig.dot.isHidden)
  }

  @Test func `without any calls the dot still follows and can be dragged`() {
    let rig = Rig(isAttached: false)
    let owner = Forwarder(to: rig.scrubber, .nothing)
    rig.view.delegate = owner
    rig.scrubber.scrollView = rig.view
    rig.waitForRest()
    rig.offset = 29_700
    #expect(rig.top == 285)
    #expect(rig.dot.alpha == 0.3)
    rig.pressDot()
    #expect(rig.dot.alpha == 1)
    rig.move(to: rig.center.down(10))
    #expect(rig.offset == 30_780)
    rig.release(at: rig.center)
    rig.waitForRest()
    #expect(rig.dot.alpha == 0.3)
  }

  @Test func `calls of another scroll view mean nothing`() {
    let (rig, other) = (Rig(), Rig())
    rig.waitForRest()
    rig.scrubber.scrollViewDidScroll(other.view)
    rig.scrubber.scrollViewDidEndDragging(other.view, willDecelerate: false)
    rig.scrubber.scrollViewDidEndDecelerating(other.view)
    rig.scrubber.scrollViewWillBeginZooming(other.view, with: nil)
    rig.scrubber.scrollViewDidZoom(other.view)
    #expect(!rig.dot.isHidden && rig.dot.alpha == 0.3)
    rig.scrubber.scrollViewDidEndZooming(other.view, with: nil, atScale: 1)
  }

  @Test func `two controllers share a scroll view`() {
    let rig = Rig()
    let second = ScrollViewScrubberController()
    second.horizontalAlignment = .begin
    second.scrollView = rig.view
    #expect(rig.view.delegate === rig.scrubber)
    let grab = second.scrubberView.frame.center
    #expect(grab == Point(x: 25, y: 25))
    rig.press(at: grab)
    #expect(second.isScrubbing && !rig.scrubber.isScrubbing)
    rig.move(to: grab.down(10))
    #expect(rig.offset == 1080)
    #expect(rig.top == 20 && second.scrubberView.frame.minY == 20)
    rig.release(at: grab.down(10))
    rig.pressDot()
    #expect(rig.scrubber.isScrubbing && !second.isScrubbing)
    rig.move(to: rig.center.down(10))
    #expect(second.scrubberView.frame.minY == 30)
    second.scrollView = nil
    #expect(rig.view.overlays.count == 1 && rig.scrubber.isScrubbing)
    rig.release(at: rig.center)
  }

  @Test func `two dots held at once leave each other under its hand`() {
    let rig = Rig()
    let second = ScrollViewScrubberController()
    second.horizontalAlignment = .begin
    second.scrollView = rig.view
    rig.offset = 29_700
    rig.press(at: Point(x: 375, y: 300), pointer: 1)
    rig.press(at: Point(x: 25, y: 300), pointer: 2)
    rig.move(to: Point(x: 375, y: 320), pointer: 1)
    #expect(rig.offset == 29_700 + 20 * 108)
    #expect(rig.top == 305 && second.scrubberView.frame.minY == 285)
    rig.move(to: Point(x: 25, y: 310), pointer: 2)
    #expect(rig.top == 305 && second.scrubberView.frame.minY == 295)
    rig.release(at: Point(x: 375, y: 320), pointer: 1)
    rig.release(at: Point(x: 25, y: 310), pointer: 2)
    #expect(rig.top == second.scrubberView.frame.minY)
  }
}

@Suite struct TakingAwayTests {
  @Test func `a scroll view taken away while held ends the hold, once`() {
    let rig = Rig(content: Size(width: 400, height: 1234))
    let blocks = BlockRecorder(rig.scrubber)
    rig.pressDot()
    rig.move(to: Point(x: 375, y: 58.3))
    let offset = rig.offset
    rig.scrubber.scrollView = nil
    #expect(!rig.scrubber.isScrubbing && !rig.scrubber.isScrubberViewSelected)
    #expect(blocks.count(.highlight) == 1 && blocks.count(.unhighlight) == 1)
    #expect(rig.offset == offset.rounded())
    rig.move(to: Point(x: 375, y: 300))
    rig.release(at: Point(x: 375, y: 300))
    #expect(rig.offset == offset.rounded())
    #expect(blocks.count(.unhighlight) == 1)
    #expect(rig.frame(after: 1) == .none)
    rig.press(at: Point(x: 375, y: 300))
    rig.move(to: Point(x: 375, y: 250))
    #expect(rig.view.isDragging)
  }

  @Test func `a scroll view exchanged while held gets the dot at its own place`() {
    let (rig, other) = (Rig(), Rig(isAttached: false))
    let blocks = BlockRecorder(rig.scrubber)
    other.offset = 29_700
    rig.pressDot()
    rig.move(to: Point(x: 375, y: 125))
    rig.scrubber.scrollView = other.view
    #expect(!rig.scrubber.isScrubbing)
    #expect(blocks.count(.highlight) == 1 && blocks.count(.unhighlight) == 1)
    #expect(rig.view.delegate == nil && other.view.delegate === rig.scrubber)
    #expect(rig.view.overlays.isEmpty && other.view.overlays.count == 1)
    #expect(rig.top == 285)
    rig.move(to: Point(x: 375, y: 300))
    #expect(rig.offset == 10_800 && other.offset == 29_700)
  }

  @Test func `a dot taken away and brought back is at the present offset and bright`() {
    let rig = Rig()
    rig.offset = 30_000
    rig.view.contentSize.height = 2000
    rig.view.contentSize.height = 60_000
    #expect(isClose(rig.top, 10 + 1400 / 108.0))
    rig.scrubber.scrollView = nil
    rig.offset = 29_700
    rig.dot.alpha = 0.3
    rig.scrubber.scrollView = rig.view
    #expect(rig.top == 285)
    #expect(rig.dot.alpha == 1 && rig.scrubber.isScrubberViewSelected)
    rig.waitForRest()
    #expect(rig.dot.alpha == 0.3)
  }

  @Test func `a scroll view taken away in mid-fade or in mid-zoom leaves nothing behind`() {
    let rig = Rig()
    rig.view.maximumZoomScale = 3
    rig.frame(after: 1)
    rig.pinch(1, .began)
    rig.pinch(2, .changed)
    #expect(rig.dot.isHidden)
    rig.scrubber.scrollView = nil
    rig.pinch(2, .ended)
    rig.scrubber.scrollView = rig.view
    #expect(!rig.dot.isHidden && rig.dot.alpha == 1)
  }

  @Test func `a controller that goes takes its dot along, even while held`() {
    let view = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 600))
    view.contentSize = Size(width: 400, height: 60_000)
    var ends = 0
    var scrubber: ScrollViewScrubberController? = ScrollViewScrubberController()
    weak let weakScrubber = scrubber
    scrubber?.horizontalAlignment = .end
    scrubber?.unhighlightScrubberView = { _ in ends += 1 }
    scrubber?.scrollView = view
    view.handle(.press(at: Point(x: 375, y: 25), time: Timestamp(seconds: 0)))
    view.handle(.move(to: Point(x: 375, y: 35), time: Timestamp(seconds: 0.1)))
    #expect(view.contentOffset.y == 1080)
    scrubber = nil
    #expect(weakScrubber == nil)
    #expect(ends == 1)
    #expect(view.overlays.isEmpty && view.delegate == nil)
    view.handle(.move(to: Point(x: 375, y: 135), time: Timestamp(seconds: 0.2)))
    view.handle(.release(at: Point(x: 375, y: 135), time: Timestamp(seconds: 0.3)))
    #expect(view.contentOffset.y == 1080)
    #expect(view.advance(to: Timestamp(seconds: 1)) == .none)
  }

  @Test func `a scroll view that is left from inside its own calls has no say any more`() {
    let rig = Rig()
    let thief = Thief(of: rig.scrubber)
    rig.view.addObserver(thief)
    rig.pressDot()
    #expect(!rig.scrubber.isScrubbing && rig.view.isTracking)
    rig.move(to: Point(x: 375, y: 225))
    #expect(rig.offset < 0)
    rig.cancel()
  }

  @Test func `the scroll view lives as long as its controller`() {
    let scrubber = ScrollViewScrubberController()
    weak var weakView: ScrollView?
    do {
      let view = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 600))
      weakView = view
      scrubber.scrollView = view
    }
    #expect(weakView != nil)
    scrubber.scrollView = nil
    #expect(weakView == nil)
  }
}

/// Takes the scrubber off at the first press that it sees, before the scrubber sees it.
private final class Thief: ScrollViewObserver {
  let scrubber: ScrollViewScrubberController

  init(of scrubber: ScrollViewScrubberController) {
    self.scrubber = scrubber
  }

  func scrollView(_ scrollView: ScrollView, take event: InputEvent) -> Bool {
    if case .press = event.kind { scrubber.scrollView = nil }
    return false
  }
}
