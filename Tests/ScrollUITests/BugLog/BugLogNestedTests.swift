// Faults of other programs with a list inside a list: the wheel that moves both, or nobody.

import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Testing

@Suite struct BugLogNestedTests {
  private let rig = Rig()
  /// A list of 300 x 200 at (50, 100) in the outer content, in the middle of its 1,000.
  private let inner = ScrollView(frame: Rect(x: 50, y: 100, width: 300, height: 200))
  private let place = Point(x: 200, y: 200)

  init() {
    inner.contentSize = Size(width: 300, height: 1000)
    inner.contentOffset.y = 400
    rig.view.addNested(inner)
    rig.y = 40
    rig.frame()
  }

  @Test(arguments: [-1.0, 1])
  func `the wheel in the middle of an inner list scrolls the outer one too`(notch: Double) {
    for _ in 0..<3 {
      rig.wheel(notch, at: place)
      rig.run(0.1)
    }
    rig.settle()
    let way = 3 * ScrollBehavior().wheelStep(viewport: 200)
    #expect(inner.contentOffset.y == (400 - notch * way).rounded())
    #expect(rig.y == 40)
  }

  @Test func `at the last notch of an inner list five more move the outer one`() {
    inner.contentOffset.y = 799
    for _ in 0..<6 {
      rig.wheel(-1, at: place)
      rig.run(0.1)
    }
    #expect(inner.contentOffset.y == 800)
    #expect(rig.y == 40)
    rig.run(1)
    rig.wheel(-1, at: place)
    rig.settle()
    #expect(rig.y == (40 + ScrollBehavior().wheelStep(viewport: 600)).rounded())
    // The same at its other end, where a move of the pointer takes the place of the pause.
    rig.run(1)
    inner.contentOffset.y = 1
    rig.y = 90
    for _ in 0..<6 { rig.wheel(1, at: place) }
    rig.settle()
    #expect(inner.contentOffset.y == 0)
    #expect(rig.y == 90)
    rig.move(201, 200)
    rig.wheel(1, at: Point(x: 201, y: 200))
    rig.settle()
    #expect(rig.y == (90 - ScrollBehavior().wheelStep(viewport: 600)).rounded())
  }
}
