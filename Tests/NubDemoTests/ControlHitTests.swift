import ScrollGeometry
import Testing

@testable import NubDemo

@Suite struct ControlHitTests {
  private func target(_ index: Int, _ frame: Rect) -> ControlTarget {
    ControlTarget(part: ControlPart(control: index, part: 0), frame: frame)
  }

  @Test(arguments: [(false, 28.0), (true, 44.0)])
  func `a small target can be hit in a larger zone`(isTouch: Bool, extent: Double) {
    let small = target(0, Rect(x: 100, y: 100, width: 10, height: 10))
    let reach = (extent - 10) / 2
    #expect(small.distance(to: Point(x: 100 - reach + 0.01, y: 105), isTouch: isTouch) != nil)
    #expect(small.distance(to: Point(x: 100 - reach - 0.01, y: 105), isTouch: isTouch) == nil)
    #expect(small.distance(to: Point(x: 105, y: 110 + reach - 0.01), isTouch: isTouch) != nil)
    #expect(small.distance(to: Point(x: 105, y: 110 + reach), isTouch: isTouch) == nil)
  }

  @Test func `a large target can be hit inside its outline only`() {
    let large = target(0, Rect(x: 0, y: 0, width: 60, height: 60))
    #expect(large.distance(to: Point(x: 59.9, y: 59.9), isTouch: true) == 0)
    #expect(large.distance(to: Point(x: 60, y: 30), isTouch: true) == nil)
    #expect(large.distance(to: Point(x: -0.1, y: 30), isTouch: true) == nil)
  }

  @Test func `where zones overlap the nearer outline counts`() {
    let targets = [
      target(0, Rect(x: 0, y: 0, width: 20, height: 20)),
      target(1, Rect(x: 30, y: 0, width: 20, height: 20)),
    ]
    #expect(targets.hit(by: Point(x: 24, y: 10), isTouch: true)?.control == 0)
    #expect(targets.hit(by: Point(x: 26, y: 10), isTouch: true)?.control == 1)
    #expect(targets.hit(by: Point(x: 31, y: 10), isTouch: true)?.control == 1)
  }

  @Test func `nothing is hit where there is nothing`() {
    let none: [ControlTarget] = []
    #expect(none.hit(by: .zero, isTouch: true) == nil)
  }
}
