// Faults of other programs with the sign of the wheel: what people cannot turn round, or what is turned
// round twice.

import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Testing

@Suite struct BugLogWheelTests {
  @Test(arguments: Axis.allCases)
  func `the wheel cannot be turned round, or is along the other axis too`(axis: Axis) {
    let rig = Rig(content: Size(width: 4000, height: 6000))
    rig.view.behavior.invertedWheelAxes = [axis]
    let start = Point(x: 1000, y: 1000)
    rig.view.contentOffset = start
    func way(_ act: () -> Void) -> Vector {
      rig.view.contentOffset = start
      act()
      rig.settle()
      return rig.view.contentOffset - start
    }
    // Away from the person: usually towards the top; with Shift, or to the left, towards the left.
    let (left, up) = (-54.0, -71.0)
    let isAcross = axis == .horizontal
    #expect(way { rig.wheel(1) } == Vector(x: 0, y: isAcross ? up : -up))
    #expect(way { rig.wheel(0, dx: 1) } == Vector(x: isAcross ? -left : left, y: 0))
    #expect(
      way { rig.wheel(1, modifiers: .shift) } == Vector(x: isAcross ? -left : left, y: 0)
    )
  }

  @Test func `a wheel that is turned round asks the wrong one of two lists`() {
    let rig = Rig()
    let inner = ScrollView(frame: Rect(x: 50, y: 100, width: 300, height: 200))
    inner.contentSize = Size(width: 300, height: 1000)
    for view in [rig.view, inner] { view.behavior.invertedWheelAxes = [.vertical] }
    rig.view.addNested(inner)
    rig.y = 40
    // The inner one is at its beginning: turned towards the person, the outer one moves back.
    rig.wheel(-1, at: Point(x: 200, y: 150))
    rig.settle()
    #expect(rig.y == 0)
    #expect(inner.contentOffset.y == 0)
    rig.run(1)
    rig.wheel(1, at: Point(x: 200, y: 150))
    rig.settle()
    #expect(inner.contentOffset.y > 0)
    #expect(rig.y == 0)
  }
}
