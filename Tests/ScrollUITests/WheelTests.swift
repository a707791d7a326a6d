// The wheel: movement that is never a drag in the delegate's eyes.

import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Testing

@Suite struct WheelTests {
  let step = ScrollBehavior().wheelStep(viewport: 600)

  @Test func `a notch has another length than the viewport to the power of two thirds`() {
    #expect(isNear(ScrollBehavior().wheelStep(viewport: 400), 54.288352, 1e-6))
    #expect(isNear(ScrollBehavior().wheelStep(viewport: 600), 71.137866, 1e-6))
    #expect(isNear(ScrollBehavior().wheelStep(viewport: 800), 86.177388, 1e-6))
    #expect(ScrollBehavior().wheelStep(viewport: 0) == 0)
  }

  @Test func `a notch jumps, or takes longer than it should`() {
    let rig = Rig()
    rig.wheel(-1)
    #expect(rig.y == 0)
    var offsets: [Double] = []
    rig.settle { offsets.append(rig.y) }
    #expect(rig.y == step.rounded())
    #expect(isNear(rig.now, 0.2, 0.02))
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(rig.demand == .none)
    #expect(rig.order == [.didScroll])
    #expect(rig.recorder.entries.allSatisfy { $0.flags.isEmpty })
  }

  @Test(arguments: [0.0, 0.001, 0.03, 0.1, 0.5])
  func `notches in quick succession are lost`(pause: Double) {
    let rig = Rig()
    for _ in 0..<10 {
      rig.wheel(-1)
      rig.run(pause)
    }
    rig.settle()
    #expect(rig.y == (10 * step).rounded())
  }

  @Test(arguments: [3.0, -5, 0.25, -0.125])
  func `several notches in one event count as one, or fractions as none`(notches: Double) {
    let rig = Rig()
    rig.y = 5000
    rig.wheel(notches)
    rig.settle()
    #expect(rig.y == (5000 - notches * step).rounded())
  }

  @Test func `slow wheels are not registered`() {
    let rig = Rig()
    for part in 1...8 {
      rig.wheel(-0.125)
      #expect(rig.y == (step * 0.125 * Double(part)).rounded())
      rig.run(0.1)
    }
    #expect(rig.y == step.rounded())
    for _ in 0..<1000 { rig.wheel(-0.001) }
    #expect(rig.y == (2 * step).rounded())
  }

  @Test func `the wheel is turned back only after it has arrived`() {
    let rig = Rig()
    rig.y = 5000
    rig.wheel(-3)
    rig.run(0.1)
    let place = rig.y
    #expect(place > 5050)
    rig.wheel(1)
    rig.run(1 / 60)
    #expect(rig.y < place)
    rig.settle()
    #expect(rig.y == (place - step).rounded())
  }

  @Test func `a redirected wheel swings past its goal`() {
    let rig = Rig()
    rig.y = 5000
    rig.wheel(-20)
    rig.run(0.19)
    rig.wheel(-0.0001)
    var furthest = 0.0
    rig.settle { furthest = max(furthest, rig.y) }
    #expect(furthest <= rig.y)
  }

  @Test func `the wheel stretches the edge, or leaves notches behind it`() {
    let rig = Rig()
    for _ in 0..<20 { rig.wheel(5) }
    #expect(rig.y == 0)
    #expect(rig.demand == .none)
    rig.wheel(-1)
    rig.settle()
    #expect(rig.y == step.rounded())
    rig.y = 59_400
    rig.wheel(-50)
    rig.wheel(1)
    rig.settle()
    #expect(rig.y == (59_400 - step).rounded())
  }

  @Test func `notches at an edge put off the arrival there`() {
    let rig = Rig(content: Size(width: 400, height: 1000))
    rig.wheel(-6)
    for _ in 0..<12 {
      rig.run(1 / 60)
      rig.wheel(-1)
    }
    rig.run(1 / 60)
    #expect(rig.y == 400)
    #expect(rig.demand == .none)
  }

  @Test func `notches from before the content shrank swallow those after`() {
    let rig = Rig()
    rig.wheel(-30)
    rig.settle()
    rig.view.contentSize.height = 1000
    #expect(rig.y == 400)
    rig.wheel(1)
    rig.settle()
    #expect(rig.y == (400 - step).rounded())
  }

  @Test func `the wheel during a fling leaves it running, or is a drag`() {
    let rig = Rig()
    rig.fling(3000)
    rig.run(0.2)
    rig.recorder.forget()
    let place = rig.y
    rig.wheel(-1)
    #expect(rig.milestones == [.didEndDecelerating])
    #expect(!rig.view.isDecelerating)
    rig.settle()
    #expect(rig.y == (place + step).rounded())
    #expect(rig.milestones == [.didEndDecelerating])
  }

  @Test func `a wheel that can move nothing ends a fling`() {
    let rig = Rig()
    rig.fling(3000)
    rig.wheel(0, dx: 1)
    #expect(rig.view.isDecelerating)
  }

  @Test func `the wheel in a bounce jumps to the edge`() {
    let rig = Rig()
    rig.drag(to: Point(x: 200, y: 500))
    rig.run(0.05)
    let place = rig.y
    #expect(place < -20)
    rig.wheel(-1)
    #expect(rig.y == place)
    rig.run(1 / 60)
    #expect(rig.y > place)
    #expect(rig.y < 0)
    rig.settle()
    #expect(rig.y == step.rounded())
  }

  @Test func `a notch outwards holds up content that is on its way back`() {
    let rig = Rig()
    rig.drag(to: Point(x: 200, y: 500), rest: 0.3)
    rig.run(0.1)
    let speed = rig.view.velocity.y
    // The steepest start that does not pass the edge.
    let limit = 3 * -rig.y / rig.view.behavior.wheelDuration
    #expect(speed > 50 && limit > 50)
    rig.wheel(1)
    #expect(isNear(rig.view.velocity.y, min(speed, limit), 1e-6))
    rig.settle()
    #expect(rig.y == 0)
  }

  @Test func `a trackpad that goes sideways is eased like a wheel`() {
    let rig = Rig(content: Size(width: 4000, height: 6000))
    rig.wheel(0, dx: -0.25)
    #expect(rig.x == (0.25 * rig.view.behavior.wheelStep(viewport: 400)).rounded())
    rig.frame()
    #expect(rig.demand == .none)
  }

  @Test func `shift does not swap the axes`() {
    let rig = Rig(content: Size(width: 4000, height: 6000))
    rig.wheel(-1, modifiers: .shift)
    rig.settle()
    #expect(rig.view.contentOffset == Point(x: 54, y: 0))
    rig.wheel(0, dx: -1)
    rig.settle()
    #expect(rig.x == (2 * ScrollBehavior().wheelStep(viewport: 400)).rounded())
    #expect(rig.y == 0)
  }

  @Test func `both axes of one event follow each other`() {
    let rig = Rig(content: Size(width: 4000, height: 6000))
    rig.wheel(-2, dx: -1)
    rig.run(0.1)
    rig.wheel(-1)
    rig.settle()
    #expect(rig.view.contentOffset == Point(x: 54, y: (3 * step).rounded()))
  }

  @Test func `the wheel takes the frame rate for its path`() {
    let paths = [30.0, 60, 144].map { rate in
      let rig = Rig(framesPerSecond: rate)
      rig.wheel(-3)
      rig.run(0.1)
      rig.wheel(-2)
      rig.run(0.1)
      return rig.y
    }
    #expect(isNear(paths[0], paths[1]) && isNear(paths[1], paths[2]))
  }
}
