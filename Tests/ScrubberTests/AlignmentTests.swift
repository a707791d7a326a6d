// Where the dot sits on the axis it does not scroll, also when the window changes its shape.

import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber
import Testing

@Suite struct AlignmentTests {
  @Test(
    arguments: [
      (.none, 360, 360, 360), (.begin, 10, 10, 10), (.middle, 185, 285, 185),
      (.end, 360, 560, 360), (.nearestEdge, 360, 560, 360),
    ] as [(ScrubberAlignment, Double, Double, Double)]
  )
  func `a window turned and turned back`(
    alignment: ScrubberAlignment,
    upright: Double,
    turned: Double,
    back: Double
  ) {
    let rig = Rig()
    rig.scrubber.horizontalAlignment = alignment
    rig.offset = 29_700
    #expect(rig.dot.frame.origin == Point(x: upright, y: 285))
    rig.view.frame = Rect(x: 0, y: 0, width: 600, height: 400)
    #expect(rig.dot.frame.origin.x == turned)
    #expect(isClose(rig.top, 10 + 29_700 / 59_600 * 350))
    rig.view.frame = Rect(x: 0, y: 0, width: 400, height: 600)
    #expect(rig.dot.frame.origin == Point(x: back, y: 285))
    #expect(rig.offset == 29_700)
    #expect(rig.demand == .at(Timestamp(seconds: 0.75)))
  }

  @Test func `the nearest edge is kept when the window gets wide and flat`() {
    let rig = Rig()
    rig.scrubber.horizontalAlignment = .nearestEdge
    rig.view.frame = Rect(x: 0, y: 0, width: 800, height: 300)
    #expect(rig.dot.frame == Rect(x: 760, y: 10, width: 30, height: 30))
  }

  @Test(arguments: [(10, 10), (184, 10), (186, 360), (360, 360)] as [(Double, Double)])
  func `the nearest edge is that of the side the dot is on`(from: Double, to: Double) {
    let rig = Rig()
    rig.dot.frame.origin.x = from
    rig.scrubber.horizontalAlignment = .nearestEdge
    #expect(rig.dot.frame.minX == to)
  }

  @Test func `a dot that is moved to the other edge keeps that one`() {
    let rig = Rig()
    rig.scrubber.horizontalAlignment = .nearestEdge
    rig.dot.frame.origin.x = 20
    rig.frame()
    #expect(rig.dot.frame.minX == 10)
    rig.view.frame.size.width = 900
    #expect(rig.dot.frame.minX == 10)
  }

  @Test(arguments: [0, 20, 50] as [Double])
  func `a window without room on its way does not make the dot forget its edge`(width: Double) {
    for (x, edge) in [(10.0, 10.0), (360, 460)] {
      let rig = Rig()
      rig.dot.frame.origin.x = x
      rig.scrubber.horizontalAlignment = .nearestEdge
      rig.view.frame = Rect(x: 0, y: 0, width: width, height: width)
      #expect(rig.dot.frame.minX == 10)
      rig.view.frame = Rect(x: 0, y: 0, width: 500, height: 600)
      #expect(rig.dot.frame.minX == edge)
    }
  }

  @Test func `a dot put in place before the window has a size stays at its edge`() {
    for (x, edge) in [(0.0, 10.0), (360, 360)] {
      let rig = Rig(viewport: .zero, isAttached: false)
      rig.dot.frame.origin.x = x
      rig.scrubber.horizontalAlignment = .nearestEdge
      rig.scrubber.scrollView = rig.view
      rig.view.frame = Rect(x: 0, y: 0, width: 400, height: 600)
      #expect(rig.dot.frame.minX == edge)
    }
  }

  @Test func `without alignment the dot keeps its place, but inside the insets`() {
    let rig = Rig()
    rig.dot.frame.origin.x = 123.5
    rig.frame()
    #expect(rig.dot.frame.minX == 123.5)
    rig.dot.frame.origin.x = -40
    rig.frame()
    #expect(rig.dot.frame.minX == 10)
    rig.dot.frame.origin.x = 399
    rig.frame()
    #expect(rig.dot.frame.minX == 360)
    rig.view.frame.size.width = 300
    #expect(rig.dot.frame.minX == 260)
    rig.view.contentInset.right = 60
    #expect(rig.dot.frame.minX == 200)
    rig.scrubber.edgeInsets.right = 30
    #expect(rig.dot.frame.minX == 180)
  }

  @Test func `a minimized window leaves a dot without alignment where it was`() {
    let rig = Rig()
    rig.view.frame.size = .zero
    #expect(rig.dot.isHidden)
    rig.view.frame.size = Size(width: 400, height: 600)
    #expect(rig.dot.frame == Rect(x: 360, y: 10, width: 30, height: 30))
  }

  @Test func `alignments count content insets and edge insets`() {
    let rig = Rig(inset: EdgeInsets(top: 0, left: 20, bottom: 0, right: 31))
    rig.scrubber.horizontalAlignment = .begin
    #expect(rig.dot.frame.minX == 30)
    rig.scrubber.horizontalAlignment = .end
    #expect(rig.dot.frame.minX == 400 - 31 - 10 - 30)
    rig.scrubber.horizontalAlignment = .middle
    // Half-way between 30 and 329 is 179.5, and the dot stands on a whole point.
    #expect(rig.dot.frame.minX == 179)
  }

  @Test func `the vertical axis is aligned while it does not scroll`() {
    let rig = Rig(content: Size(width: 4000, height: 700))
    rig.scrubber.horizontalScrubbing = true
    let tops: [(ScrubberAlignment, Double)] = [
      (.begin, 10), (.middle, 285), (.end, 560), (.nearestEdge, 560), (.none, 560),
    ]
    for (alignment, top) in tops {
      rig.scrubber.verticalAlignment = alignment
      #expect(rig.top == top)
      #expect(!rig.dot.isHidden)
    }
    rig.view.contentSize.height = 60_000
    #expect(rig.top == 10)
  }
}
