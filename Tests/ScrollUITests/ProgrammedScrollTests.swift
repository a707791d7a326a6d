// Offsets set by the program, at once and animated, at rest and while something else goes on.

import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Testing

@Suite struct ProgrammedScrollTests {
  @Test func `an offset that is set is told twice, or told without a change`() {
    let rig = Rig()
    rig.view.contentOffset = Point(x: 0, y: 123.25)
    rig.view.setContentOffset(Point(x: 0, y: 123.25), animated: false)
    rig.view.setContentOffset(Point(x: 0, y: 123.25), animated: true)
    rig.settle()
    #expect(rig.recorder.entries.map(\.call) == [.didScroll])
    #expect(rig.y == 123.25)
    #expect(rig.demand == .none)
  }

  @Test func `an offset outside the range is shown`() {
    let rig = Rig()
    rig.view.contentInset = EdgeInsets(top: 64, left: 0, bottom: 50, right: 0)
    rig.y = -1000
    #expect(rig.y == -64)
    rig.y = 1e12
    #expect(rig.y == 59_450)
    rig.view.contentOffset = Point(x: 30, y: 10)
    #expect(rig.view.contentOffset == Point(x: 0, y: 10))
  }

  @Test func `an animated scroll takes another time than it should, or jumps at its end`() {
    let rig = Rig()
    rig.view.setContentOffset(Point(x: 0, y: 1000), animated: true)
    #expect(rig.y == 0)
    rig.skip(10)
    rig.frame()
    // It begins with the first frame after the call.
    #expect(rig.y == 0)
    var offsets: [Double] = []
    rig.run(0.3) { offsets.append(rig.y) }
    #expect(rig.y == 1000)
    #expect(isNear(offsets[8], 500, 1e-6))
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 < $1 })
    #expect(rig.order == [.didScroll, .didEndScrollingAnimation])
    #expect(rig.demand == .none)
    #expect(rig.recorder.entries.allSatisfy { $0.flags.isEmpty })
  }

  @Test func `a scroll asked for inside an event begins one frame late`() {
    let rig = Rig()
    rig.view.perform(at: rig.time) {
      rig.view.setContentOffset(Point(x: 0, y: 1000), animated: true)
    }
    rig.skip(0.15)
    rig.frame()
    #expect(isNear(rig.y, 500, 1e-6))
  }

  @Test func `a redirected scroll loses its speed, or ends twice`() {
    let rig = Rig()
    rig.view.setContentOffset(Point(x: 0, y: 2000), animated: true)
    rig.frame()
    rig.run(0.15)
    let before = rig.view.velocity.y
    #expect(before > 1000)
    rig.view.setContentOffset(Point(x: 0, y: 500), animated: true)
    #expect(isNear(rig.view.velocity.y, before, 1e-6))
    rig.settle()
    #expect(rig.y == 500)
    #expect(rig.recorder.count(.didEndScrollingAnimation) == 1)
  }

  @Test func `asking for the same place every frame never gets there`() {
    let rig = Rig()
    for _ in 0..<30 {
      rig.view.setContentOffset(Point(x: 0, y: 1000), animated: true)
      rig.run(1 / 60)
    }
    #expect(rig.y == 1000)
    #expect(rig.recorder.count(.didEndScrollingAnimation) == 1)
  }

  @Test func `an animated scroll runs on under a finger`() {
    let rig = Rig()
    rig.view.setContentOffset(Point(x: 0, y: 2000), animated: true)
    rig.frame()
    rig.run(0.1)
    let place = rig.y
    rig.press()
    #expect(rig.recorder.count(.didEndScrollingAnimation) == 1)
    rig.run(0.5)
    #expect(rig.y == place)
    rig.move(200, 290)
    #expect(isNear(rig.y, place + 10))
    rig.release(200, 290)
    rig.settle()
    #expect(rig.recorder.count(.didEndScrollingAnimation) == 1)
  }

  @Test func `a programmed offset lets the glide slip on`() {
    let rig = Rig()
    rig.fling(4000)
    rig.run(0.3)
    rig.recorder.forget()
    rig.y = 12_345
    rig.run(2)
    #expect(rig.y == 12_345)
    #expect(rig.recorder.entries.map(\.call) == [.didScroll, .didEndDecelerating])
  }

  @Test func `setting the present offset lets the glide go on`() {
    let rig = Rig()
    rig.fling(4000)
    rig.run(0.3)
    rig.recorder.forget()
    let place = rig.y
    rig.view.contentOffset = rig.view.contentOffset
    rig.run(2)
    #expect(rig.y == place)
    #expect(rig.recorder.entries.map(\.call) == [.didEndDecelerating])
    #expect(rig.demand == .none)
  }

  @Test func `an animated scroll fights with the glide it interrupts`() {
    let rig = Rig()
    rig.y = 2000
    rig.fling(4000)
    rig.run(0.3)
    rig.recorder.forget()
    let place = rig.y
    rig.view.setContentOffset(.zero, animated: true)
    #expect(rig.y == place)
    #expect(rig.milestones == [.didEndDecelerating])
    #expect(rig.recorder.first(.didEndDecelerating)?.flags == [])
    rig.settle()
    #expect(rig.y == 0)
    #expect(rig.milestones == [.didEndDecelerating, .didEndScrollingAnimation])
  }

  @Test func `a dragged pointer pulls the content back from a programmed offset`() {
    let rig = Rig()
    rig.drag(to: Point(x: 200, y: 200), rest: nil)
    rig.y = 20_000
    rig.move(200, 150)
    #expect(isNear(rig.y, 20_050))
    #expect(rig.flags == [.tracking, .dragging])
    rig.view.setContentOffset(Point(x: 0, y: 100), animated: true)
    #expect(rig.y == 100)
    rig.move(200, 140)
    #expect(isNear(rig.y, 110))
  }

  @Test func `an animated scroll ends beside its target after the content has grown`() {
    let rig = Rig(content: Size(width: 400, height: 12_000))
    rig.y = 6000
    rig.view.setContentOffset(.zero, animated: true)
    rig.frame()
    rig.run(0.1)
    let speed = rig.view.velocity.y
    rig.view.contentSize.height = 24_000
    #expect(isNear(rig.view.velocity.y, speed))
    rig.settle()
    #expect(rig.y == 0)
    #expect(isNear(rig.now, 0.3, 0.03))
  }

  @Test func `an animated scroll to the end goes on to where the end was`() {
    let rig = Rig(content: Size(width: 400, height: 12_000))
    rig.view.setContentOffset(Point(x: 0, y: 11_400), animated: true)
    rig.frame()
    rig.run(0.1)
    rig.view.contentSize.height = 5000
    rig.settle()
    #expect(rig.y == 4400)
    #expect(rig.recorder.count(.didEndScrollingAnimation) == 1)
  }

  @Test(arguments: [
    (Rect(x: 0, y: 100, width: 50, height: 50), 1000.0, 100.0),
    (Rect(x: 0, y: 3000, width: 50, height: 50), 1000, 2450),
    (Rect(x: 0, y: 1200, width: 50, height: 50), 1000, 1000),
    (Rect(x: 0, y: 3000, width: 50, height: 5000), 1000, 3000),
    (Rect(x: 0, y: 3000, width: 0, height: 50), 1000, 1000),
    (Rect(x: 0, y: 59_990, width: 50, height: 500), 1000, 59_400),
  ])
  func `a rectangle is shown by the least way`(rect: Rect, from start: Double, to end: Double) {
    let rig = Rig()
    rig.y = start
    rig.view.scrollRectToVisible(rect, animated: false)
    #expect(rig.y == end)
  }

  @Test func `the way to a rectangle counts from the last frame`() {
    let rig = Rig()
    rig.fling(2000)
    rig.run(0.1)
    let shown = rig.y
    rig.skip(0.1)
    rig.view.perform(at: rig.time) {
      rig.view.scrollRectToVisible(Rect(x: 0, y: shown + 10, width: 9, height: 9), animated: false)
    }
    #expect(isNear(rig.y, shown + 10))
  }

  @Test func `a rectangle is shown beneath the insets`() {
    let rig = Rig()
    rig.view.contentInset = EdgeInsets(top: 64, left: 0, bottom: 50, right: 0)
    rig.y = 1000
    rig.view.scrollRectToVisible(Rect(x: 0, y: 1000, width: 10, height: 10), animated: false)
    #expect(rig.y == 936)
    rig.view.scrollRectToVisible(Rect(x: 0, y: 1500, width: 10, height: 100), animated: false)
    #expect(rig.y == 1050)
  }

  @Test func `a scroll from inside a release is forgotten, or competes with the fling`() {
    let rig = Rig()
    rig.y = 1000
    rig.recorder.forget()
    rig.recorder.answer = { call, view in
      if call == .willEndDragging { view.setContentOffset(Point(x: 0, y: 3000), animated: true) }
    }
    rig.fling(1000)
    rig.settle()
    #expect(rig.y == 3000)
    #expect(
      rig.milestones == [
        .willBeginDragging, .willEndDragging, .didEndDragging, .didEndScrollingAnimation,
      ]
    )
    #expect(rig.recorder.first(.didEndDragging)?.willDecelerate == false)
  }
}
