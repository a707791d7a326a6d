// What a release makes of the gesture before it: the speed, the momentum, and the delegate's wishes.

import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Testing

@Suite struct ReleaseTests {
  @Test func `a finger that rests before it lifts throws the content`() {
    let rig = Rig()
    rig.drag(to: Point(x: 200, y: 100), over: 0.05, rest: 0.5)
    let place = rig.y
    rig.settle()
    #expect(isNear(rig.y, place, 0.5))
    #expect(rig.recorder.count(.willBeginDecelerating) == 0)
  }

  @Test func `a tap throws content by the velocity of the gesture before`() {
    let rig = Rig()
    rig.fling(3000)
    rig.settle()
    rig.run(2)
    rig.recorder.forget()
    let place = rig.y
    rig.press(200, 500)
    rig.skip(0.05)
    rig.release(200, 500)
    rig.run(1)
    #expect(rig.y == place)
    #expect(rig.order.isEmpty)
  }

  @Test func `a careful lift makes the content drift`() {
    let rig = Rig()
    rig.drag(to: Point(x: 200, y: 100), rest: nil)
    for step in 1...30 {
      rig.skip(1.0 / 60)
      rig.move(200, 100 - Double(step) * 0.2)
    }
    let place = rig.y
    rig.release(200, 94)
    rig.settle()
    #expect(isNear(rig.y, place, 0.6))
    #expect(rig.recorder.last(.didEndDragging)?.willDecelerate == false)
  }

  @Test func `a hold dilutes the flick after it`() {
    let rig = Rig()
    rig.press()
    rig.run(1)
    for step in 1...5 {
      rig.skip(0.01)
      rig.move(200, 300 - Double(step) * 20)
    }
    rig.release(200, 200)
    #expect(isNear(rig.recorder.last(.willEndDragging)?.velocity.y ?? 0, 2000, 1))
  }

  /// The distances of flicks of 1000 points per second in quick succession.
  func distances(
    of flicks: [Double],
    pause: Double = 0.15,
    hold: Double = 0,
    change: (inout ScrollBehavior) -> Void = { _ in }
  ) -> [Double] {
    let rig = Rig(content: Size(width: 400, height: 1e7))
    change(&rig.view.behavior)
    rig.y = 5e6
    return flicks.map { velocity in
      rig.press()
      rig.run(hold)
      for step in 1...5 {
        rig.skip(0.01)
        rig.move(200, 300 - velocity * 0.01 * Double(step))
      }
      rig.release(200, 300 - velocity * 0.05)
      let launched = abs(rig.recorder.last(.willEndDragging)?.velocity.y ?? 0)
      rig.run(pause)
      return launched
    }
  }

  @Test func `repeated flings do not add up`() {
    let speeds = distances(of: [1000, 1000, 1000])
    #expect(isNear(speeds[0], 1000, 1))
    #expect(speeds[1] > speeds[0] + 100)
    #expect(speeds[2] > speeds[1] + 50)
  }

  @Test func `momentum is carried over a pause, a turn, or into a slow last fling`() {
    #expect(isNear(distances(of: [3000, -1000])[1], 1000, 1))
    #expect(isNear(distances(of: [1000, 1000], hold: 0.2)[1], 1000, 1))
    #expect(isNear(distances(of: [4000, 400], pause: 0.02)[1], 400, 1))
    #expect(isNear(distances(of: [1000, 1000], pause: 20)[1], 1000, 1))
  }

  @Test(arguments: [1000.0, 3000, 30_000])
  func `the speed of a wheel or of an animation is taken for momentum`(velocity: Double) {
    for isWheel in [true, false] {
      let rig = Rig(content: Size(width: 400, height: 1e6))
      rig.y = 5000
      if isWheel {
        rig.wheel(-30)
      } else {
        rig.view.setContentOffset(Point(x: 0, y: 9000), animated: true)
      }
      rig.run(0.1)
      #expect(rig.view.velocity.y > 3000)
      rig.fling(velocity)
      #expect(isNear(rig.recorder.last(.willEndDragging)?.velocity.y ?? 0, velocity, 1e-6))
    }
  }

  @Test func `momentum has no limit, or one in one direction only`() {
    for sign in [1.0, -1] {
      let speeds = distances(of: Array(repeating: sign * 30_000, count: 12), pause: 0.016)
      #expect(speeds.allSatisfy { $0 <= 64_000 })
      #expect(speeds.last == 64_000)
    }
  }

  @Test func `the law of momentum and the end of a fling cannot be changed`() {
    func second(_ change: (inout ScrollBehavior) -> Void) -> Double {
      distances(of: [1000, 1000], change: change)[1]
    }
    let usual = second { _ in }
    #expect(isNear(second { $0.momentumFactor = 0 }, 1000, 1))
    #expect(isNear(second { $0.momentumFactor *= 2 } - 1000, 2 * (usual - 1000), 1))
    #expect(isNear(second { $0.momentumExponent = 0 }, 1000.000816, 1e-3))
    #expect(isNear(second { $0.momentumLimit = 50 }, 1050, 1))

    func seconds(_ pixels: Double) -> Double {
      let rig = Rig()
      rig.view.behavior.settlePixels = pixels
      rig.fling(1000)
      let start = rig.now
      rig.settle()
      return rig.now - start
    }
    // Twice the pixels end it earlier by as long as the glide takes from one speed to half of it.
    let difference = seconds(4) - seconds(8)
    #expect(isNear(difference, 0.346, 0.07))
  }

  @Test func `flinging inwards from a stretch stops at the edge`() {
    let rig = Rig()
    rig.press()
    rig.move(200, 320)
    rig.skip(0.5)
    rig.move(200, 321)
    rig.skip(0.01)
    rig.move(200, 320)
    for step in 1...5 {
      rig.skip(0.01)
      rig.move(200, 320 - Double(step))
    }
    #expect(rig.y < 0)
    for step in 1...3 {
      rig.skip(0.002)
      rig.move(200, 315 - Double(step))
    }
    rig.release(200, 312)
    #expect(rig.recorder.last(.willEndDragging)?.velocity.y ?? 0 > 50)
    let target = rig.recorder.last(.willEndDragging)?.target.y ?? 0
    rig.settle()
    #expect(target > 0)
    #expect(rig.y == target)
  }

  @Test func `the reported target differs from where a stretched throw stops`() {
    for way in [40.0, 120, 250] {
      let rig = Rig()
      rig.drag(to: Point(x: 200, y: 300 + way), over: 0.2)
      let target = rig.recorder.last(.willEndDragging)?.target
      rig.settle()
      #expect(rig.view.contentOffset == target)
    }
  }
}
