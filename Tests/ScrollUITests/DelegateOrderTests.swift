// Which calls a gesture causes, in which order, and what the flags are inside each of them.

import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Testing

@Suite struct DelegateOrderTests {
  /// The flags seen in the calls of one kind.
  func flags(_ rig: Rig, in call: Call) -> Set<Flags> {
    Set(rig.recorder.entries.filter { $0.call == call }.map(\.flags))
  }

  @Test func `a drag that comes to rest before it is let go`() {
    let rig = Rig()
    rig.drag(to: Point(x: 200, y: 200), rest: 0.3)
    rig.settle()
    #expect(rig.order == [.willBeginDragging, .didScroll, .willEndDragging, .didEndDragging])
    let end = rig.recorder.first(.willEndDragging)
    #expect(end?.velocity == .zero)
    #expect(end?.target == Point(x: 0, y: 90))
    #expect(rig.recorder.first(.didEndDragging)?.willDecelerate == false)
    #expect(flags(rig, in: .willBeginDragging) == [[.tracking, .dragging]])
    #expect(flags(rig, in: .didScroll) == [[.tracking, .dragging]])
    #expect(flags(rig, in: .willEndDragging) == [[.tracking, .dragging]])
    #expect(flags(rig, in: .didEndDragging) == [.tracking])
  }

  @Test func `a fling`() {
    let rig = Rig()
    rig.fling(1000)
    let atRelease = rig.recorder.entries.count
    rig.settle()
    #expect(
      rig.order == [
        .willBeginDragging, .didScroll, .willEndDragging, .didEndDragging, .willBeginDecelerating,
        .didScroll, .didEndDecelerating,
      ]
    )
    let end = rig.recorder.first(.willEndDragging)
    #expect(isNear(end?.velocity.y ?? 0, 1000, 1e-6))
    #expect(end?.target == rig.view.contentOffset)
    #expect(rig.recorder.first(.didEndDragging)?.willDecelerate == true)
    #expect(flags(rig, in: .didEndDragging) == [.tracking])
    #expect(flags(rig, in: .willBeginDecelerating) == [.decelerating])
    let gliding = rig.recorder.entries.dropFirst(atRelease).filter { $0.call == .didScroll }
    #expect(Set(gliding.map(\.flags)) == [.decelerating])
    #expect(flags(rig, in: .didEndDecelerating) == [[]])
    #expect(rig.recorder.last(.didEndDecelerating)?.offset == rig.view.contentOffset)
  }

  @Test func `a bounce is reported as a second deceleration`() {
    let rig = Rig()
    rig.y = 59_000
    rig.recorder.forget()
    rig.fling(4000)
    var furthest = 0.0
    rig.settle { furthest = max(furthest, rig.y) }
    #expect(furthest > 59_430)
    #expect(rig.y == 59_400)
    #expect(rig.recorder.count(.willBeginDecelerating) == 1)
    #expect(rig.recorder.count(.didEndDecelerating) == 1)
    #expect(rig.recorder.first(.willEndDragging)?.target.y == 59_400)
  }

  @Test func `content let go while stretched returns without a deceleration`() {
    let rig = Rig()
    rig.drag(to: Point(x: 200, y: 500), rest: 0.5)
    rig.settle()
    #expect(
      rig.order == [
        .willBeginDragging, .didScroll, .willEndDragging, .didEndDragging, .willBeginDecelerating,
        .didScroll, .didEndDecelerating,
      ]
    )
    #expect(rig.recorder.first(.willEndDragging)?.velocity == .zero)
    #expect(rig.recorder.first(.willEndDragging)?.target == .zero)
    #expect(rig.y == 0)
  }

  @Test func `a caught fling ends before the release, or twice, or not at all`() {
    let rig = Rig()
    rig.fling(3000)
    rig.run(0.3)
    rig.recorder.forget()
    let place = rig.y
    rig.press()
    #expect(rig.y == place)
    #expect(rig.flags == [.tracking, .decelerating])
    rig.run(1)
    #expect(rig.y == place)
    #expect(rig.flags == [.tracking, .decelerating])
    #expect(rig.order.isEmpty)
    rig.release()
    rig.settle()
    #expect(
      rig.milestones == [
        .willBeginDragging, .willEndDragging, .didEndDragging, .didEndDecelerating,
      ]
    )
    #expect(rig.recorder.first(.didEndDragging)?.willDecelerate == false)
    #expect(flags(rig, in: .didEndDragging) == [[.tracking, .decelerating]])
    #expect(flags(rig, in: .didEndDecelerating) == [[]])
    #expect(isNear(rig.y, place, 0.5))
  }

  @Test func `content moves to its pixel between the two calls of a release`() {
    let rig = Rig()
    rig.fling(3000)
    rig.run(0.3)
    rig.recorder.forget()
    rig.press()
    #expect(rig.y != rig.y.rounded())
    rig.release()
    #expect(
      rig.order == [
        .willBeginDragging, .didScroll, .willEndDragging, .didEndDragging, .didEndDecelerating,
      ]
    )
    #expect(rig.recorder.first(.willEndDragging)?.target == rig.view.contentOffset)
  }

  @Test func `a caught fling needs slop to be dragged on`() {
    let rig = Rig()
    rig.fling(3000)
    rig.run(0.3)
    rig.recorder.forget()
    let place = rig.y
    rig.press()
    rig.move(200, 299)
    #expect(isNear(rig.y, place + 1))
    #expect(rig.flags == [.tracking, .dragging, .decelerating])
    #expect(rig.order == [.willBeginDragging, .didScroll])
  }

  @Test func `a fling thrown again has unpaired calls`() {
    let rig = Rig()
    rig.fling(3000)
    rig.run(0.3)
    rig.recorder.forget()
    rig.fling(3000)
    rig.settle()
    #expect(
      rig.milestones == [
        .willBeginDragging, .willEndDragging, .didEndDragging, .didEndDecelerating,
        .willBeginDecelerating, .didEndDecelerating,
      ]
    )
    #expect(rig.recorder.first(.didEndDragging)?.willDecelerate == true)
  }

  @Test func `a tap during a bounce leaves the content stretched for good`() {
    let rig = Rig()
    rig.y = 58_400
    rig.fling(6000)
    while rig.y < 59_420 { rig.run(rig.frameTime) }
    rig.recorder.forget()
    let place = rig.y
    rig.press()
    rig.run(2)
    #expect(rig.y == place)
    rig.release()
    #expect(rig.demand == .none)
    rig.settle()
    #expect(rig.y == 59_400)
    #expect(
      rig.milestones == [
        .willBeginDragging, .willEndDragging, .didEndDragging, .didEndDecelerating,
        .willBeginDecelerating, .didEndDecelerating,
      ]
    )
    #expect(rig.recorder.first(.didEndDragging)?.willDecelerate == true)
  }

  @Test func `a bounce that is caught jumps when the drag goes on`() {
    let rig = Rig()
    rig.y = 58_400
    rig.fling(6000)
    while rig.y < 59_420 { rig.run(rig.frameTime) }
    let place = rig.y
    rig.press()
    rig.move(200, 300.001)
    #expect(isNear(rig.y, place, 0.01))
    // As much pull back as the band makes of the stretch leads exactly to the edge.
    let pull = RubberBand(dimension: 600).pull(forStretch: place - 59_400)
    rig.move(200, 300 + pull)
    #expect(isNear(rig.y, 59_400, 1e-6))
  }

  @Test func `a cancelled pointer throws the content`() {
    let rig = Rig()
    rig.drag(to: Point(x: 200, y: 100), rest: nil)
    rig.cancel()
    #expect(rig.recorder.first(.willEndDragging)?.velocity == .zero)
    #expect(rig.recorder.first(.didEndDragging)?.willDecelerate == false)
    #expect(rig.flags.isEmpty)
    let stretched = Rig()
    stretched.drag(to: Point(x: 200, y: 500), rest: nil)
    stretched.cancel()
    stretched.settle()
    #expect(stretched.y == 0)
    #expect(stretched.recorder.count(.didEndDecelerating) == 1)
  }

  @Test func `scrolling that is switched off in mid gesture leaves the drag on`() {
    let rig = Rig()
    rig.drag(to: Point(x: 200, y: 500), rest: nil)
    rig.view.isScrollEnabled = false
    #expect(rig.milestones.prefix(3) == [.willBeginDragging, .willEndDragging, .didEndDragging])
    #expect(!rig.flags.contains(.tracking))
    rig.settle()
    #expect(rig.y == 0)
    rig.recorder.forget()
    rig.move(200, 100)
    rig.release(200, 100)
    rig.fling(2000)
    rig.settle()
    #expect(rig.order.isEmpty)
    rig.y = 50
    #expect(rig.y == 50)
  }

  @Test func `observers hear of a scroll after the delegate`() {
    final class Witness: ScrollViewObserver {
      var seen: [Point] = []
      func scrollView(_ scrollView: ScrollView, didChange changes: LayoutChanges) {
        if changes.contains(.contentOffset) { seen.append(scrollView.contentOffset) }
      }
    }
    let rig = Rig()
    let witness = Witness()
    rig.view.addObserver(witness)
    var wasFirst = true
    rig.recorder.answer = { call, view in
      if call == .didScroll, witness.seen.last != view.contentOffset { wasFirst = false }
    }
    rig.fling(1000)
    rig.settle()
    #expect(wasFirst)
    #expect(witness.seen.count == rig.recorder.count(.didScroll))
  }
}
