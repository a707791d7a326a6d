// The examples of the pages do what the pages say.

import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber
import TestSupport
import Testing

@Suite struct ExampleTests {
  /// The example window's scroll view, as large as its window.
  private func rows() -> RowsWindow {
    let rows = RowsWindow()
    rows.scrollView.frame = Rect(x: 0, y: 0, width: 480, height: 720)
    return rows
  }

  private func press(_ point: Point, on view: ScrollView, at time: Double) {
    view.handle(.press(at: point, time: Timestamp(seconds: time)))
  }

  private func release(_ point: Point, on view: ScrollView, at time: Double) {
    view.handle(.release(at: point, time: Timestamp(seconds: time)))
  }

  @Test func `the first example shows rows and a red dot at the right`() {
    let rows = rows()
    let frame = picture(of: rows.scrollView, at: 0)
    #expect(frame[455, 25] == 0xFF0000)
    #expect(frame[240, 60] == 0xF2F4F8)
    #expect((16..<100).contains { frame[$0, 24] != 0xFFFFFF }, "no letters in the first row")
    rows.scrollView.contentOffset.y = 44_000_000
    #expect(picture(of: rows.scrollView, at: 0.1)[455, 695] == 0xFF0000)
    // Three tenths of red over what is almost white.
    let faded = picture(of: rows.scrollView, at: 5)[455, 695]
    #expect((165...180).contains(faded >> 8 & 0xFF))
  }

  @Test func `dragging the example's dot to the end shows the end`() {
    let rows = rows()
    press(Point(x: 455, y: 25), on: rows.scrollView, at: 0)
    release(Point(x: 455, y: 695), on: rows.scrollView, at: 1)
    #expect(rows.scrollView.contentOffset.y == 44_000_000 - 720)
  }

  @Test func `the example for both axes puts the dot 16 points from the edges`() {
    let rows = rows()
    rows.scrollView.contentSize = Size(width: 4800, height: 44_000)
    scrubBothWays(rows.scrubber)
    #expect(rows.scrubber.scrubberView.frame.origin == Point(x: 16, y: 16))
    rows.scrollView.contentOffset = Point(x: 4800, y: 44_000)
    #expect(rows.scrubber.scrubberView.frame.origin == Point(x: 434, y: 674))
  }

  @Test func `the example delegates keep the dot bright`() {
    let view = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 600))
    view.contentSize = Size(width: 400, height: 6000)
    let (captions, delegate) = (Captions(), MyDelegate())
    for (owner, scrubber) in [
      (captions as any ScrollViewDelegate, captions.scrubber), (delegate, delegate.scrubber),
    ] {
      view.delegate = owner
      scrubber.scrollView = view
      view.contentOffset.y += 100
      #expect(scrubber.isScrubberViewSelected)
      view.advance(to: Timestamp(seconds: view.contentOffset.y))
      scrubber.scrollView = nil
    }
    #expect(captions.caption == "at 100")
  }

  @Test func `a view of one's own is drawn in the dot's place`() {
    let rows = rows()
    useSquare(rows.scrubber)
    #expect(picture(of: rows.scrollView, at: 0)[447, 11] == 0x0A84FF)
    let pill = PillScrubber()
    rows.scrubber.scrubberView = pill
    #expect(pill.isSelected)
    #expect(picture(of: rows.scrollView, at: 0.1)[462, 32] == 0x0A84FF)
    press(pill.frame.center, on: rows.scrollView, at: 0.2)
    #expect(pill.isHighlighted)
    #expect(picture(of: rows.scrollView, at: 0.2)[462, 32] == 0x0A5FD0)
    release(pill.frame.center, on: rows.scrollView, at: 0.3)
    #expect(!pill.isHighlighted)
  }

  @Test func `the examples of blocks hide the dot after five seconds and let it grow in the hand`()
  {
    let rows = rows()
    vanishAtRest(rows.scrubber)
    growInTheHand(rows.scrubber)
    for time in [0, 5, 5.5] { rows.scrollView.advance(to: Timestamp(seconds: time)) }
    #expect(rows.scrubber.scrubberView.alpha == 0)
    rows.scrollView.contentOffset.y = 22_000_000
    #expect(rows.scrubber.scrubberView.alpha == 1)
    press(rows.scrubber.scrubberView.frame.center, on: rows.scrollView, at: 6)
    #expect(rows.scrubber.scrubberView.frame.size == Size(width: 44, height: 44))
    #expect(rows.scrollView.contentOffset.y == 22_000_000)
  }

  @Test func `the platform of paper takes a notch of the wheel all the way to the pixels`() {
    let view = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 600))
    let rows = TableContent(numberOfRows: 1000, rowHeight: 40)
    rows.drawRow = { row, rect, list in list.fill(rect, Color(rgb: UInt32(row))) }
    view.content = rows
    let paper = turnWheel(over: view)
    // 600 to the power of 2/3 is 71.1, on a whole pixel.
    #expect(view.contentOffset.y == 71)
    #expect(paper[200, 0] == 1 && paper[200, 8] == 1 && paper[200, 9] == 2)
  }

  @Test func `the example of a release lands on a whole row`() {
    let view = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 600))
    view.contentSize = Size(width: 400, height: 44_000)
    let landing = RowLanding()
    view.delegate = landing
    press(Point(x: 200, y: 500), on: view, at: 0)
    for step in 1...10 {
      let place = Point(x: 200, y: 500 - 20 * Double(step))
      view.handle(.move(to: place, time: Timestamp(seconds: 0.01 * Double(step))))
    }
    release(Point(x: 200, y: 300), on: view, at: 0.1)
    #expect(view.isDecelerating)
    view.advance(to: Timestamp(seconds: 20))
    #expect(!view.isMoving && view.contentOffset.y > 1000)
    #expect(view.contentOffset.y.truncatingRemainder(dividingBy: 44) == 0)
  }

  @Test func `the example of softer springs sets what it says`() {
    let view = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 600))
    feelSofter(view)
    #expect(view.behavior.flingSpring == Spring(stiffness: 90, dampingRatio: 1))
    #expect(view.behavior.stretchSpring == Spring(stiffness: 150, dampingRatio: 1))
    #expect(view.behavior.animationDuration == 0.4)
  }

  @Test func `what comments of the sources show works`() {
    let view = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 600))
    let scrubber = attachScrubber(to: view)
    let bar = attachBar(to: view)
    #expect(scrubber.scrollView === view && view.delegate === scrubber)
    #expect(bar.scrollView === view && bar.knobFrame.minX == 0)
  }

  @Test func `the constants that pages name have the values they say`() {
    let behavior = ScrollBehavior()
    #expect(behavior.flingSpring == Spring(stiffness: 120, dampingRatio: 1))
    #expect(behavior.stretchSpring == Spring(stiffness: 200, dampingRatio: 1))
    #expect(behavior.bounceLimit == 0.5 && behavior.rubberBandCoefficient == 0.55)
    #expect(behavior.dragSlop == 10 && behavior.minimumFlingSpeed == 25)
    #expect(behavior.maximumFlingSpeed == 64_000 && behavior.momentumHoldLimit == 0.035)
    #expect(behavior.pagingSpeed == 150 && behavior.pagingFrequency == 12)
    #expect(behavior.animationDuration == 0.3 && behavior.zoomStretchLimit == 2)
    #expect(behavior.zoomStep == 1.1 && behavior.lineStep == 40)
    #expect(behavior.wheelDuration == 0.2 && behavior.wheelLatch == 0.5)
    #expect(behavior.keyDuration == 0.15 && behavior.settlePixels == 4)
    #expect(behavior.momentumFactor == 0.000816 && behavior.momentumExponent == 1.967)
    #expect(behavior.momentumLimit == 40_000)
  }
}
