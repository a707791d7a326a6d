import ScrollGeometry
import Testing

@Suite struct RectTests {
  let rect = Rect(x: 10, y: 20, width: 100, height: 50)

  @Test func `edges and centre follow from corner and size`() {
    #expect(rect == Rect(origin: Point(x: 10, y: 20), size: Size(width: 100, height: 50)))
    #expect([rect.minX, rect.minY, rect.maxX, rect.maxY] == [10, 20, 110, 70])
    #expect(rect.center == Point(x: 60, y: 45))
  }

  @Test func `rectangles side by side share no point`() {
    let right = rect.offset(by: Vector(x: 100, y: 0))
    let border = Point(x: 110, y: 30)
    #expect(!rect.contains(border) && right.contains(border))
    #expect(rect.contains(rect.origin))
    #expect(rect.intersection(right).isEmpty)
  }

  @Test func `what two rectangles share does not depend on their order`() {
    let other = Rect(x: 60, y: 0, width: 500, height: 30)
    #expect(rect.intersection(other) == Rect(x: 60, y: 20, width: 50, height: 10))
    #expect(other.intersection(rect) == rect.intersection(other))
    #expect(rect.intersection(rect) == rect)
  }

  @Test(arguments: [0, -5, Double.nan])
  func `a width that is not positive makes a rectangle empty`(width: Double) {
    #expect(Rect(x: 0, y: 0, width: width, height: 5).isEmpty)
    #expect(Rect(x: 0, y: 0, width: 5, height: width).isEmpty)
    #expect(rect.intersection(Rect(x: 20, y: 30, width: width, height: 5)).isEmpty)
  }

  @Test func `insets shrink and negative insets grow`() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == Rect(x: 12, y: 21, width: 94, height: 46))
    let out = EdgeInsets(top: -1, left: -1, bottom: -1, right: -1)
    #expect(rect.inset(by: out) == Rect(x: 9, y: 19, width: 102, height: 52))
  }

  @Test func `insets larger than the rectangle leave no negative size`() {
    let large = EdgeInsets(top: 40, left: 40, bottom: 40, right: 90)
    #expect(rect.inset(by: large).size == Size(width: 0, height: 0))
  }

  @Test func `sizes and insets are read by axis`() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(insets.start(along: .vertical) == 1 && insets.end(along: .vertical) == 3)
    #expect(insets.start(along: .horizontal) == 2 && insets.end(along: .horizontal) == 4)
    var size = Size(width: 5, height: 6)
    #expect(size[.horizontal] == 5 && size[.vertical] == 6)
    size[.vertical] = 7
    #expect(size == Size(width: 5, height: 7))
  }

  @Test func `zero is zero and a bad number makes a rectangle not finite`() {
    #expect(Rect.zero == Rect(origin: .zero, size: .zero))
    #expect(EdgeInsets.zero == EdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
    #expect(rect.isFinite && EdgeInsets.zero.isFinite && Size.zero.isFinite)
    #expect(!Rect(x: 0, y: .nan, width: 1, height: 1).isFinite)
    #expect(!Rect(x: 0, y: 0, width: .infinity, height: 1).isFinite)
    #expect(!EdgeInsets(top: 0, left: 0, bottom: .nan, right: 0).isFinite)
  }
}
