// The wheel over a scroll view inside another one.

import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Testing

extension NestedScrollTests {
  @Test func `the wheel over the inner one moves the outer too`() {
    for _ in 0..<3 {
      rig.wheel(-1, at: Point(x: 200, y: 200))
      rig.run(0.1)
    }
    rig.settle()
    #expect(innerY == (3 * ScrollBehavior().wheelStep(viewport: 200)).rounded())
    #expect(rig.y == 0)
  }

  @Test func `at the end of the inner one the outer runs on at once`() {
    inner.contentOffset.y = 790
    let place = Point(x: 200, y: 200)
    for _ in 0..<6 {
      rig.wheel(-1, at: place)
      rig.run(0.09)
    }
    #expect(innerY == 800)
    #expect(rig.y == 0)
    rig.run(1)
    rig.wheel(-1, at: place)
    rig.settle()
    #expect(rig.y == ScrollBehavior().wheelStep(viewport: 600).rounded())
  }

  @Test(arguments: [Point(x: 201, y: 200), Point(x: 200, y: 200)])
  func `moving the pointer, there or back again, leaves the wheel with the inner one`(end: Point) {
    inner.contentOffset.y = 790
    rig.wheel(-1, at: Point(x: 200, y: 200))
    rig.run(0.1)
    rig.move(201, 200)
    rig.move(end.x, end.y)
    rig.wheel(-1, at: end)
    rig.settle()
    #expect(rig.y > 0)
  }

  @Test func `the wheel stops dead over an inner one without range`() {
    inner.contentSize.height = 100
    rig.wheel(-1, at: Point(x: 200, y: 200))
    rig.settle()
    #expect(rig.y > 0)
  }

  @Test func `an inner one that comes under the pointer takes the wheel over`() {
    inner.frame.origin.y = 400
    let place = Point(x: 200, y: 300)
    for _ in 0..<3 {
      rig.wheel(-1, at: place)
      rig.run(0.2)
    }
    #expect(innerY == 0)
    #expect(rig.y > 200)
    rig.run(1)
    rig.wheel(-1, at: place)
    rig.settle()
    #expect(innerY > 0)
  }
}
