import ScrollGeometry
import Testing

@Suite struct PointTests {
  @Test func `a displacement leads from one point to another and back`() {
    let start = Point(x: 3, y: -4)
    let end = Point(x: 10, y: 20)
    #expect(end - start == Vector(x: 7, y: 24))
    #expect(start + (end - start) == end)
    #expect(end - (end - start) == start)
    #expect((end - start).length == 25)
  }

  @Test func `displacements add, subtract, stretch and turn round`() {
    let vector = Vector(x: 3, y: -4)
    #expect(vector + vector == vector * 2)
    #expect(vector - vector == .zero)
    #expect(-vector == vector * -1)
  }

  @Test(arguments: Axis.allCases)
  func `one axis is read and written without touching the other`(axis: Axis) {
    var point = Point(x: 1, y: 2)
    let untouched = point[axis.other]
    point[axis] = 50
    #expect(point[axis] == 50)
    #expect(point[axis.other] == untouched)
    var vector = Vector(x: 1, y: 2)
    vector[axis] = 50
    #expect(vector == (point - .zero))
    #expect(axis.other.other == axis && axis.other != axis)
  }

  @Test func `horizontal is x and vertical is y`() {
    #expect(Point(x: 1, y: 2)[.horizontal] == 1)
    #expect(Point(x: 1, y: 2)[.vertical] == 2)
  }

  @Test func `one bad coordinate makes a point not finite`() {
    #expect(Point(x: 1, y: 2).isFinite)
    #expect(!Point(x: .nan, y: 2).isFinite)
    #expect(!Point(x: 1, y: .infinity).isFinite)
    #expect(!Vector(x: -.infinity, y: 0).isFinite)
  }
}
