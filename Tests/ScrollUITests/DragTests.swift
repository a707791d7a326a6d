// What a pointer does to content while it is down: the slop, the grip, the rubber band.

import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Testing

@Suite struct DragTests {
  @Test func `a press and release within the slop tells nobody and moves nothing`() {
    let rig = Rig()
    rig.y = 500
    rig.recorder.forget()
    rig.press()
    rig.move(205, 308)
    #expect(rig.flags == .tracking)
    rig.release(205, 308)
    rig.settle()
    #expect(rig.recorder.entries.isEmpty)
    #expect(rig.y == 500)
    #expect(rig.flags.isEmpty)
  }

  @Test(arguments: [1, 2, 3, 7, 50])
  func `content jumps when the slop is passed, or depends on the number of moves`(steps: Int) {
    let rig = Rig()
    rig.drag(to: Point(x: 200, y: 100), steps: steps, rest: nil)
    // 200 points of way, 10 of them slop.
    #expect(isNear(rig.y, 190))
  }

  @Test func `the slop of a straight drag is exact to the last digit`() {
    let rig = Rig()
    rig.press()
    rig.move(200, 280)
    #expect(rig.y == 10)
    rig.move(200, 279.5)
    #expect(rig.y == 10.5)
  }

  @Test func `after the slop the content follows the pointer one to one, back and forth`() {
    let rig = Rig()
    rig.y = 1000
    rig.drag(to: Point(x: 200, y: 200), rest: nil)
    let held = rig.y
    for way in [-13.0, 40, 0.25, -77] {
      rig.move(200, 200 + way)
      #expect(isNear(rig.y, held - way))
    }
  }

  @Test func `a sideways move drags content that only scrolls up and down`() {
    let rig = Rig()
    rig.press()
    rig.move(320, 280)
    #expect(rig.order.isEmpty)
    #expect(rig.flags == .tracking)
    rig.move(320, 170)
    // The way along the axis was as long as the way across at (320, 180).
    #expect(rig.flags == [.tracking, .dragging])
    #expect(isNear(rig.y, 10))
  }

  @Test(arguments: [1, 7, 100])
  func `where a move across becomes a drag depends on how many moves arrive`(steps: Int) {
    let rig = Rig()
    rig.press()
    rig.move(230, 285)
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      rig.move(230 - 13 * share, 285 - 12 * share)
    }
    // After three fifths the way along the axis is as long as the way across.
    #expect(isNear(rig.y, 12 * 0.4))
  }

  @Test func `content that scrolls both ways drags from any direction`() {
    let rig = Rig(content: Size(width: 4000, height: 6000))
    rig.press()
    rig.move(200 - 30, 300 - 40)
    // The disc of 10 points is left at (-6, -8).
    #expect(isNear(rig.x, 24))
    #expect(isNear(rig.y, 32))
  }

  @Test(arguments: [1, 5, 20, 100])
  func `the stretch depends on how many events arrive`(steps: Int) {
    let rig = Rig()
    rig.drag(to: Point(x: 200, y: 500), steps: steps, rest: nil)
    let band = RubberBand(dimension: 600)
    #expect(isNear(rig.y, -band.stretch(forPull: 190)))
  }

  @Test func `the stretch depends on the length of the content`() {
    for height in [601.0, 60_000, 1e12] {
      let rig = Rig(content: Size(width: 400, height: height))
      rig.drag(to: Point(x: 200, y: 400), rest: nil)
      #expect(isNear(rig.y, -RubberBand(dimension: 600).stretch(forPull: 90)))
    }
  }

  @Test func `the stretch is free on the way back`() {
    let rig = Rig()
    rig.drag(to: Point(x: 200, y: 500), rest: nil)
    rig.move(200, 400)
    #expect(isNear(rig.y, -RubberBand(dimension: 600).stretch(forPull: 90)))
    rig.move(200, 310)
    #expect(isNear(rig.y, 0))
    rig.move(200, 260)
    #expect(isNear(rig.y, 50))
  }

  @Test func `content smaller than the view can be dragged about`() {
    let rig = Rig(content: Size(width: 100, height: 500))
    rig.drag(to: Point(x: 100, y: 100), rest: 0.2)
    rig.settle()
    #expect(rig.order.isEmpty)
    #expect(rig.view.contentOffset == .zero)
  }

  @Test func `short content that always bounces stretches and returns`() {
    let rig = Rig(content: Size(width: 400, height: 500))
    rig.view.alwaysBounceVertical = true
    rig.drag(to: Point(x: 200, y: 200), rest: nil)
    #expect(isNear(rig.y, RubberBand(dimension: 600).stretch(forPull: 90)))
    rig.release(200, 200)
    rig.settle()
    #expect(rig.y == 0)
  }

  @Test func `without bounces the edge is a wall`() {
    let rig = Rig()
    rig.view.bounces = false
    rig.drag(to: Point(x: 200, y: 500), rest: nil)
    #expect(rig.y == 0)
    rig.release(200, 500)
    rig.settle()
    #expect(rig.y == 0)
    #expect(rig.recorder.last(.didEndDragging)?.willDecelerate == false)
  }

  @Test func `the wrong axis decides about scrolling`() {
    let tall = Rig(content: Size(width: 400, height: 60_000))
    tall.drag(to: Point(x: 100, y: 100), rest: nil)
    #expect(tall.x == 0)
    #expect(tall.y > 0)
    let wide = Rig(content: Size(width: 60_000, height: 600))
    wide.drag(to: Point(x: 100, y: 200), rest: nil)
    #expect(wide.x > 0)
    #expect(wide.y == 0)
  }

  @Test func `a locked drag leaves its axis`() {
    let rig = Rig(content: Size(width: 4000, height: 6000))
    rig.view.isDirectionalLockEnabled = true
    rig.press()
    rig.move(203, 280)
    rig.move(100, 200)
    #expect(rig.x == 0)
    #expect(rig.y > 80)
    rig.release(100, 200)
    rig.settle()
    #expect(rig.x == 0)
  }

  @Test func `a drag is locked to an axis that cannot move`() {
    let rig = Rig()
    rig.view.isDirectionalLockEnabled = true
    rig.fling(2000)
    rig.run(0.1)
    let place = rig.y
    rig.press()
    rig.move(300, 280)
    #expect(isNear(rig.y, place + 20))
  }

  @Test func `a lock holds for a drag that begins near the diagonal`() {
    let rig = Rig(content: Size(width: 4000, height: 6000))
    rig.view.isDirectionalLockEnabled = true
    rig.drag(to: Point(x: 120, y: 210), rest: nil)
    #expect(rig.x > 50)
    #expect(rig.y > 50)
  }

  @Test func `a second finger makes the content move twice as fast, or takes it over`() {
    let rig = Rig()
    rig.press(100, 400, pointer: 1)
    rig.press(300, 400, pointer: 2)
    rig.move(100, 300, pointer: 1)
    rig.move(300, 300, pointer: 2)
    #expect(isNear(rig.y, 90))
    rig.release(300, 300, pointer: 2)
    #expect(rig.flags == [.tracking, .dragging])
    rig.move(100, 290, pointer: 1)
    #expect(isNear(rig.y, 100))
    rig.release(100, 290, pointer: 1)
    #expect(!rig.flags.contains(.tracking))
  }

  @Test func `a second finger during a stretch leaves it stretched for good`() {
    let rig = Rig()
    rig.press(200, 100, pointer: 1)
    rig.move(200, 300, pointer: 1)
    rig.press(300, 300, pointer: 2)
    rig.release(300, 300, pointer: 2)
    rig.release(200, 300, pointer: 1)
    rig.run(1)
    #expect(rig.y == 0)
  }

  @Test func `another button changes what the first one does`() {
    let rig = Rig()
    rig.press()
    rig.move(200, 280)
    rig.view.handle(.press(at: Point(x: 200, y: 280), button: .secondary, time: rig.time))
    rig.move(200, 270)
    rig.view.handle(.release(at: Point(x: 200, y: 270), button: .secondary, time: rig.time))
    rig.move(200, 260)
    #expect(isNear(rig.y, 30))
    #expect(rig.flags == [.tracking, .dragging])
  }

  @Test func `a lost release leaves the content hanging on the pointer`() {
    let rig = Rig()
    rig.drag(to: Point(x: 200, y: 200), rest: nil)
    let before = rig.y
    rig.run(0.5)
    rig.press(200, 500)
    #expect(rig.flags == .tracking)
    #expect(rig.y == before)
    rig.move(200, 495)
    rig.release(200, 495)
    rig.settle()
    #expect(rig.recorder.count(.willBeginDragging) == 1)
    #expect(rig.recorder.count(.didEndDragging) == 1)
  }

  @Test func `a lost release reaches an observer as a second press`() {
    final class Taker: ScrollViewObserver {
      var seen: [InputEvent.Kind] = []
      func scrollView(_ scrollView: ScrollView, take event: InputEvent) -> Bool {
        seen.append(event.kind)
        return true
      }
    }
    let rig = Rig()
    let taker = Taker()
    rig.view.addObserver(taker)
    rig.press(10, 10)
    rig.press(20, 20)
    rig.release(20, 20)
    #expect(
      taker.seen == [
        .press(at: Point(x: 10, y: 10), button: .primary), .cancel,
        .press(at: Point(x: 20, y: 20), button: .primary),
        .release(at: Point(x: 20, y: 20), button: .primary),
      ]
    )
  }

  @Test func `the wheel during a drag is forgotten by the next move`() {
    let rig = Rig()
    rig.y = 5000
    rig.drag(to: Point(x: 200, y: 250), rest: nil)
    let step = rig.view.behavior.wheelStep(viewport: 600)
    rig.wheel(-1)
    #expect(isNear(rig.y, 5040 + step))
    rig.move(200, 240)
    #expect(isNear(rig.y, 5050 + step))
    #expect(rig.recorder.count(.willBeginDragging) == 1)
  }

  @Test func `the wheel under a pointer that has not moved yet is held back until it does`() {
    let rig = Rig()
    rig.y = 5000
    rig.press()
    rig.wheel(-2)
    let step = rig.view.behavior.wheelStep(viewport: 600)
    #expect(isNear(rig.y, 5000 + 2 * step))
    rig.move(200, 280)
    #expect(isNear(rig.y, 5010 + 2 * step))
  }

  @Test func `the wheel stretches content that a pointer holds at an edge`() {
    let rig = Rig()
    rig.drag(to: Point(x: 200, y: 400), rest: nil)
    let stretched = rig.y
    rig.wheel(3)
    #expect(rig.y == stretched)
    rig.wheel(-1)
    #expect(rig.y > stretched)
  }
}
