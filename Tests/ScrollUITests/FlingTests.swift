// Content that was thrown: the path, its independence of frames, catching it and adding to it.

import ScrollGeometry
import ScrollPhysics
import ScrollUI
import TestSupport
import Testing

@Suite struct FlingTests {
  @Test(arguments: [30.0, 60, 90, 120, 144, 1000])
  func `a flick travels further on a slow display`(framesPerSecond: Double) {
    let rig = Rig(framesPerSecond: framesPerSecond)
    rig.y = 10_000
    rig.fling(1000)
    let start = rig.y
    rig.settle()
    #expect(isNear(rig.y - start, 499.5, 1))
  }

  /// The offsets of a fling into the far edge, at fixed moments after the release.
  func path(frames: () -> Double) -> [Double] {
    let rig = Rig(content: Size(width: 4000, height: 6000))
    rig.y = 4900
    rig.fling(3000, across: 800)
    var offsets: [Double] = []
    for moment in 1...12 {
      let end = 0.1 + 0.05 * Double(moment)
      while rig.now < end - 1e-12 {
        rig.skip(min(frames(), end - rig.now))
        rig.frame()
      }
      offsets += [rig.x, rig.y]
    }
    return offsets
  }

  @Test(arguments: [30.0, 60, 90, 144])
  func `the path depends on the frame rate`(framesPerSecond: Double) {
    let expected = path { 0.05 }
    let sampled = path { 1 / framesPerSecond }
    #expect(zip(expected, sampled).allSatisfy { isNear($0, $1) })
    #expect(expected.contains { $0 > 5400 })
  }

  @Test func `irregular frames change the path`() {
    var random = SplitMix64(seed: 7)
    let expected = path { 0.05 }
    for _ in 0..<20 {
      let sampled = path { Double.random(in: 0.0005...0.05, using: &random) }
      #expect(zip(expected, sampled).allSatisfy { isNear($0, $1) })
    }
  }

  @Test(arguments: [400.0, 3000, 30_000])
  func `the two edges bounce differently`(velocity: Double) {
    let down = Rig()
    let up = Rig()
    down.y = 59_400 - 300
    up.y = 300
    down.fling(velocity)
    up.fling(-velocity)
    for _ in 0..<300 {
      #expect(isNear(down.y, 59_400 - up.y, 1e-7))
      down.run(1 / 60)
      up.run(1 / 60)
    }
    #expect(down.y == 59_400 - up.y)
  }

  @Test func `the two axes move differently`() {
    let tall = Rig(viewport: Size(width: 500, height: 500), content: Size(width: 500, height: 5000))
    let wide = Rig(viewport: Size(width: 500, height: 500), content: Size(width: 5000, height: 500))
    tall.drag(to: Point(x: 200, y: 100))
    wide.drag(from: Point(x: 300, y: 200), to: Point(x: 100, y: 200))
    for _ in 0..<200 {
      #expect(tall.y == wide.x)
      tall.run(1 / 60)
      wide.run(1 / 60)
    }
  }

  @Test func `a slanted fling from an edge dies at once`() {
    let rig = Rig(content: Size(width: 2000, height: 60_000))
    rig.fling(2000, across: 40)
    rig.settle()
    #expect(rig.y > 1000)
    let flat = Rig(content: Size(width: 400, height: 60_000))
    flat.fling(2000, across: 40)
    flat.settle()
    #expect(isNear(flat.y, rig.y, 1))
    #expect(flat.x == 0)
  }

  @Test func `a release exactly at the far edge bounces instead of resting`() {
    let rig = Rig()
    rig.y = 59_300
    rig.drag(to: Point(x: 200, y: 190), rest: 0.3)
    #expect(rig.y == 59_400)
    #expect(rig.recorder.last(.didEndDragging)?.willDecelerate == false)
    rig.drag(to: Point(x: 200, y: 410))
    #expect(rig.recorder.last(.didEndDragging)?.willDecelerate == true)
    rig.settle()
    #expect(rig.y < 59_000)
  }

  @Test func `one axis that reaches its edge ends the other`() {
    let rig = Rig(content: Size(width: 600, height: 60_000))
    rig.fling(2000, across: 2000)
    rig.run(1)
    #expect(isNear(rig.x, 200, 0.1))
    #expect(rig.view.isDecelerating)
    let before = rig.y
    rig.settle()
    #expect(rig.y > before + 50)
  }

  @Test(arguments: [1e3, 1e4, 1e5, 1e6])
  func `a fling to either end rests beside it`(velocity: Double) {
    for sign in [1.0, -1] {
      let rig = Rig(content: Size(width: 400, height: 1050))
      rig.y = 200
      rig.fling(sign * velocity)
      rig.settle()
      #expect(rig.y == (sign > 0 ? 450 : 0))
      #expect(rig.demand == .none)
    }
  }

  @Test func `a fling jumps at its end`() {
    let rig = Rig()
    rig.fling(1000)
    var steps: [Double] = []
    var last = rig.y
    rig.settle {
      steps.append(rig.y - last)
      last = rig.y
    }
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $1 <= $0 + 1e-9 })
    #expect((steps.last ?? 1) <= 0.5)
    #expect(rig.y == rig.y.rounded())
  }

  @Test(arguments: [1.0, 1.5, 2, 3])
  func `content rests between device pixels`(scale: Double) {
    for velocity in [137.0, 400, 913, 2511] {
      let rig = Rig()
      rig.view.contentScaleFactor = scale
      rig.y = 3000.123
      rig.fling(velocity)
      rig.settle()
      // Exactly, as 5.0 / 3 and 5 * (1.0 / 3) differ in their last digit.
      #expect(rig.y == (rig.y * scale).rounded() / scale)
      rig.drag(to: Point(x: 200, y: 280 + velocity / 1000), rest: 0.3)
      #expect(rig.y == (rig.y * scale).rounded() / scale)
      let count = rig.recorder.entries.count
      rig.press()
      rig.release()
      rig.run(0.5)
      #expect(rig.recorder.entries.count == count)
    }
  }

  @Test func `isDecelerating goes off while a finger holds a caught fling`() {
    let rig = Rig()
    rig.fling(3000)
    rig.run(0.2)
    rig.press()
    rig.run(3)
    #expect(rig.view.isDecelerating)
    rig.release()
    #expect(!rig.view.isDecelerating)
  }

  @Test func `a release that the delegate redirects ends with a straight slide`() {
    let rig = Rig()
    rig.y = 1000
    rig.recorder.retarget = { target, _ in Point(x: target.x, y: target.y + 300.25) }
    rig.fling(200)
    let target = (rig.recorder.last(.willEndDragging)?.target.y ?? 0) + 300.25
    var speeds: [Double] = [rig.view.velocity.y]
    rig.settle { speeds.append(rig.view.velocity.y) }
    #expect(rig.y == target)
    let top = speeds.max() ?? 0
    #expect(zip(speeds, speeds.dropFirst()).allSatisfy { abs($1 - $0) <= top * 0.05 })
  }

  @Test func `a redirected release overshoots the edge on its way back`() {
    let rig = Rig()
    rig.y = 50
    rig.recorder.retarget = { _, _ in Point(x: 0, y: 500) }
    rig.fling(-4000)
    var lowest = 0.0
    rig.settle { lowest = min(lowest, rig.y) }
    #expect(rig.y == 500)
    #expect(lowest > -150)
  }

  @Test func `a target outside the range is taken at its word`() {
    let rig = Rig()
    rig.recorder.retarget = { _, _ in Point(x: -500, y: 1e9) }
    rig.fling(1000)
    rig.settle()
    #expect(rig.view.contentOffset == Point(x: 0, y: 59_400))
  }

  @Test func `without bounces a fling stops short of the edge or passes it`() {
    let rig = Rig(content: Size(width: 400, height: 1000))
    rig.view.bounces = false
    rig.fling(2000)
    var furthest = 0.0
    rig.settle { furthest = max(furthest, rig.y) }
    #expect(furthest == 400)
    #expect(rig.y == 400)
    #expect(rig.recorder.count(.didEndDecelerating) == 1)
  }

  @Test func `reduced motion glides and bounces`() {
    let rig = Rig()
    rig.view.behavior.reducesMotion = true
    rig.fling(3000)
    rig.run(1)
    #expect(isNear(rig.y, 290, 0.5))
    #expect(rig.demand == .none)
    rig.view.setContentOffset(Point(x: 0, y: 4000), animated: true)
    #expect(rig.y == 4000)
    #expect(rig.recorder.last(.didEndScrollingAnimation) != nil)
    #expect(!rig.view.isMoving)
  }
}
