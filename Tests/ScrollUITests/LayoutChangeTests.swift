// Sizes and insets that change at rest, under a finger and in flight.

import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Testing

@Suite struct LayoutChangeTests {
  // MARK: At rest

  @Test func `shrinking content leaves the offset out of range, or bounces back visibly`() {
    let rig = Rig()
    rig.y = 500
    rig.recorder.forget()
    rig.view.contentSize.height = 300
    #expect(rig.y == 0)
    #expect(rig.recorder.entries.map(\.call) == [.didScroll])
    #expect(!rig.view.isMoving)
    rig.view.contentSize.height = 0
    rig.view.contentSize.height = 60_000
    #expect(rig.y == 0)
    #expect(rig.recorder.entries.count == 1)
  }

  @Test func `growing content moves what rests`() {
    let rig = Rig(content: Size(width: 400, height: 2000))
    rig.y = 1400
    rig.recorder.forget()
    rig.view.contentSize.height = 9000
    rig.view.frame.size.height = 500
    rig.view.frame.origin.x = 30
    #expect(rig.y == 1400)
    #expect(rig.order.isEmpty)
  }

  @Test func `the offset is lost through a resize`() {
    let rig = Rig()
    rig.y = 29_700
    for height in [300.0, 600, 1, 0, 600] {
      rig.view.frame.size.height = height
      #expect(rig.y == 29_700)
    }
  }

  @Test func `content that rests at its beginning slips under a new inset`() {
    let rig = Rig()
    rig.view.contentInset = EdgeInsets(top: 64, left: 10, bottom: 50, right: 0)
    #expect(rig.view.contentOffset == Point(x: -10, y: -64))
    rig.y = 100
    rig.view.contentInset.top = 30
    #expect(rig.y == 100)
    rig.y = 59_450
    rig.view.contentInset.bottom = 0
    #expect(rig.y == 59_400)
  }

  @Test func `insets larger than the viewport turn the range round`() {
    let rig = Rig(content: Size(width: 400, height: 100))
    rig.view.contentInset = EdgeInsets(top: 900, left: 0, bottom: 900, right: 0)
    #expect(rig.view.contentOffsetRange(along: .vertical) == -900...400)
    rig.view.contentInset = EdgeInsets(top: -200, left: 0, bottom: -200, right: 0)
    #expect(rig.view.contentOffsetRange(along: .vertical) == 200...200)
    #expect(rig.y == 200)
    rig.key(.pageDown)
    rig.settle()
    #expect(rig.y == 200)
  }

  @Test func `negative sizes count as something else than zero`() {
    let rig = Rig()
    rig.view.contentSize = Size(width: -10, height: -10)
    #expect(rig.view.contentOffsetRange(along: .vertical) == 0...0)
    rig.view.frame.size = Size(width: -5, height: -5)
    rig.fling(1000)
    rig.settle()
    #expect(rig.view.contentOffset == .zero)
    rig.view.frame.size = Size(width: 400, height: 600)
    rig.view.contentSize = Size(width: 400, height: 60_000)
    rig.y = 1e6
    #expect(rig.y == 59_400)
  }

  // MARK: Under a finger

  @Test func `content jumps under a finger when it grows or shrinks`() {
    let rig = Rig(content: Size(width: 400, height: 3000))
    rig.y = 2000
    rig.drag(to: Point(x: 200, y: 200), rest: nil)
    let place = rig.y
    rig.view.contentSize.height = 9000
    #expect(rig.y == place)
    rig.move(200, 190)
    #expect(isNear(rig.y, place + 10))
    rig.view.contentSize.height = 1600
    // Beyond the new end by as much as before: stretched now, not put right.
    let over = place + 10 - 1000
    #expect(isNear(rig.y, 1000 + RubberBand(dimension: 600).stretch(forPull: over)))
    rig.release(200, 190)
    rig.settle()
    #expect(rig.y == 1000)
    #expect(rig.recorder.count(.didEndDecelerating) == 1)
  }

  @Test func `way along an axis that could not move counts once it can`() {
    let rig = Rig()
    rig.press()
    rig.move(240, 200)
    rig.view.contentSize.width = 4000
    #expect(rig.x == 0)
    rig.move(230, 190)
    #expect(isNear(rig.x, 10))
    #expect(isNear(rig.y, 100))
  }

  @Test func `content under a finger that has not moved keeps the old edges`() {
    let rig = Rig()
    rig.y = 5000
    rig.press()
    rig.view.contentSize.height = 1000
    #expect(rig.y == 400)
    rig.move(200, 320)
    #expect(isNear(rig.y, 390))
  }

  @Test func `a caught fling is put right while the finger holds it`() {
    let rig = Rig()
    rig.y = 5000
    rig.fling(2000)
    rig.run(0.1)
    let place = rig.y
    rig.press()
    rig.view.contentSize.height = 5500
    #expect(rig.y == place)
    rig.release()
    rig.settle()
    #expect(rig.y == 4900)
  }

  // MARK: In flight

  @Test func `a relayout kills the momentum`() {
    let plain = Rig()
    plain.fling(2000)
    plain.settle()
    let busy = Rig()
    busy.fling(2000)
    var height = 60_000.0
    busy.settle {
      height += 10
      busy.view.contentSize.height = height
      busy.view.contentInset.bottom = height / 1000
    }
    #expect(busy.y == plain.y)
    #expect(busy.milestones == plain.milestones)
  }

  @Test func `content that grows in flight is stopped by its old end`() {
    let rig = Rig(content: Size(width: 400, height: 1400))
    rig.y = 100
    rig.fling(4000)
    rig.run(0.1)
    let speed = rig.view.velocity.y
    let place = rig.y
    rig.view.contentSize.height = 60_000
    #expect(isNear(rig.view.velocity.y, speed, 1e-6))
    #expect(rig.y == place)
    rig.settle()
    #expect(isNear(rig.y, place + speed * 0.4995, 1))
    #expect(rig.recorder.count(.didEndDecelerating) == 1)
  }

  @Test func `content that shrinks in flight jumps to its new end`() {
    let rig = Rig()
    rig.y = 5000
    rig.fling(4000)
    rig.run(0.1)
    let place = rig.y
    rig.view.contentSize.height = place + 100
    #expect(rig.y == place)
    #expect(rig.view.velocity.y > 3000)
    rig.settle()
    #expect(rig.y == place - 500)
    #expect(rig.recorder.count(.willBeginDecelerating) == 1)
    #expect(rig.recorder.count(.didEndDecelerating) == 1)
  }

  @Test func `a change across the axis swaps the spring of a bounce`() {
    func bounce(_ change: (ScrollView) -> Void) -> [Double] {
      let rig = Rig()
      rig.y = 58_400
      rig.fling(6000)
      while rig.y < 59_450 { rig.run(1 / 60) }
      change(rig.view)
      return (0..<40).map { _ in
        rig.run(1 / 60)
        return rig.y
      }
    }
    let plain = bounce { _ in }
    #expect(bounce { $0.contentSize.width = 900 } == plain)
    let pinned = bounce { view in
      view.frame.size.height += 10
      view.contentSize.height += 10
    }
    #expect(zip(pinned, plain).allSatisfy { isNear($0, $1, 0.05) })
  }

  @Test func `a bounce goes to the old edge after a resize`() {
    let rig = Rig()
    rig.y = 58_400
    rig.fling(6000)
    while rig.y < 59_420 { rig.run(1 / 60) }
    let place = rig.y
    rig.view.frame.size.height = 300
    #expect(rig.y == place)
    rig.settle()
    #expect(rig.y <= 59_700)
    #expect(rig.recorder.count(.didEndDecelerating) == 1)
  }

  @Test func `a wheel in flight is sent back by growing content`() {
    let rig = Rig()
    rig.wheel(-3)
    rig.run(0.1)
    let speed = rig.view.velocity.y
    rig.view.contentSize.height = 70_000
    #expect(rig.view.velocity.y == speed)
    rig.settle()
    #expect(rig.y == (3 * rig.view.behavior.wheelStep(viewport: 600)).rounded())
  }

  @Test func `a scroll whose end moves takes longer`() {
    let rig = Rig()
    rig.view.setContentOffset(Point(x: 0, y: 59_400), animated: true)
    rig.frame()
    rig.run(0.2)
    rig.view.contentSize.height = 50_000
    rig.run(rig.view.behavior.animationDuration - 0.2 + 0.001)
    #expect(rig.y == 49_400 && !rig.view.isMoving)
  }

  // MARK: Content inserted above

  @Test func `content inserted above moves what is visible`() {
    let rig = Rig()
    rig.y = 5000
    rig.recorder.forget()
    rig.view.shiftContent(
      by: Vector(x: 0, y: 300),
      newSize: Size(width: 400, height: 60_300)
    )
    #expect(rig.y == 5300)
    #expect(rig.recorder.entries.map(\.call) == [.didScroll])
  }

  @Test func `content inserted above disturbs a fling, a drag or an animated scroll`() {
    let grow = { (rig: Rig) in
      rig.view.shiftContent(
        by: Vector(x: 0, y: 300),
        newSize: Size(width: 400, height: rig.view.contentSize.height + 300)
      )
    }
    let thrown = Rig()
    thrown.y = 5000
    thrown.fling(2000)
    let target = thrown.recorder.last(.willEndDragging)?.target.y ?? 0
    thrown.run(0.2)
    let speed = thrown.view.velocity.y
    grow(thrown)
    #expect(isNear(thrown.view.velocity.y, speed, 1e-6))
    thrown.settle()
    #expect(thrown.y == target + 300)

    let held = Rig()
    held.y = 5000
    held.drag(to: Point(x: 200, y: 200), rest: nil)
    let place = held.y
    grow(held)
    #expect(isNear(held.y, place + 300))
    held.move(200, 190)
    #expect(isNear(held.y, place + 310))

    let animated = Rig()
    animated.view.setContentOffset(Point(x: 0, y: 1000), animated: true)
    animated.frame()
    animated.run(0.1)
    grow(animated)
    animated.settle()
    #expect(animated.y == 1300)
    #expect(isNear(animated.now, 0.3, 0.03))

    let turned = Rig()
    turned.y = 1000
    turned.wheel(-2)
    turned.run(0.05)
    grow(turned)
    turned.settle()
    #expect(turned.y == (1300 + 2 * turned.view.behavior.wheelStep(viewport: 600)).rounded())
  }
}
