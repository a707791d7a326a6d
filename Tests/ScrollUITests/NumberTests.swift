// Numbers that are very large, very small, or none at all.

import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Testing

@Suite struct NumberTests {
  @Test func `positions in vast content are rounded away`() {
    let vast = 0x1p50
    let rig = Rig(content: Size(width: 400, height: vast))
    rig.y = vast
    #expect(rig.y == vast - 600)
    rig.y = vast / 2 + 0.125
    #expect(rig.y == vast / 2 + 0.125)
    rig.drag(to: Point(x: 200, y: 250), rest: nil)
    #expect(rig.y == vast / 2 + 40.125)
    rig.release(200, 250)
    rig.settle()
    rig.key(.end)
    rig.settle()
    #expect(rig.y == vast - 600)
    rig.fling(5000)
    rig.settle()
    #expect(rig.y == vast - 600)
    rig.key(.home)
    rig.settle()
    #expect(rig.y == 0)
    rig.view.setContentOffset(Point(x: 0, y: vast / 4), animated: true)
    rig.settle()
    #expect(rig.y == vast / 4)
  }

  @Test func `a fling far down is not the fling at the top`() {
    let near = Rig()
    let far = Rig(content: Size(width: 400, height: 0x1p50))
    near.y = 1000
    far.y = 0x1p49 + 1000
    near.fling(1000)
    far.fling(1000)
    for _ in 0..<200 {
      // Numbers of this size have steps of an eighth; the rest point may be rounded the other way.
      #expect(isNear(far.y - 0x1p49, near.y, 1))
      near.run(1 / 60)
      far.run(1 / 60)
    }
    far.settle()
    #expect(far.y == far.y.rounded())
  }

  @Test(arguments: [0.0, 1e-300, 0.5, 1])
  func `a viewport without size divides by zero`(length: Double) {
    let rig = Rig(viewport: Size(width: length, height: length))
    for isPaging in [false, true] {
      rig.view.isPagingEnabled = isPaging
      rig.fling(1000)
      rig.wheel(-1)
      rig.key(.pageDown)
      rig.pinch(1, .began)
      rig.pinch(2, .ended)
      rig.view.zoom(to: Rect(x: 0, y: 0, width: 10, height: 10), animated: true)
      rig.settle()
      #expect(Invariants(rig).problems == [])
      #expect(rig.demand == .none)
    }
  }

  @Test func `content of exactly the size of the viewport has a range`() {
    let rig = Rig(content: Size(width: 400, height: 600))
    #expect(rig.view.contentOffsetRange(along: .vertical) == 0...0)
    rig.y = 10
    #expect(rig.y == 0)
    rig.fling(1000)
    rig.wheel(-10)
    rig.settle()
    #expect(rig.y == 0)
    #expect(rig.order.isEmpty)
    rig.view.contentInset.bottom = -50
    rig.view.contentInset.top = 50
    #expect(rig.view.contentOffsetRange(along: .vertical) == -50 ... -50)
  }

  @Test func `a whole range is minus zero`() {
    let rig = Rig()
    rig.fling(-3000)
    rig.settle()
    #expect(rig.y == 0 && rig.y.sign == .plus)
  }

  @Test func `events with places that are no numbers reach the content`() {
    let rig = Rig()
    rig.press(.nan, 0)
    #expect(rig.flags.isEmpty)
    rig.press()
    rig.move(200, .infinity)
    rig.move(.nan, 100)
    rig.wheel(.nan)
    rig.wheel(.infinity)
    rig.wheel(1e308)
    #expect(rig.y == 0)
    rig.move(200, 200)
    rig.release(200, 200)
    rig.settle()
    #expect(Invariants(rig).problems == [])
  }

  @Test func `a pointer a long way off breaks the stretch`() {
    let rig = Rig()
    rig.press()
    rig.move(200, 1e18)
    #expect(rig.y >= -600)
    rig.move(200, 310)
    #expect(isNear(rig.y, 0, 1e-6))
    rig.move(200, -1e18)
    #expect(rig.y <= 60_000)
    rig.release(200, -1e18)
    rig.settle()
    #expect(rig.y == 59_400)
  }

  // MARK: Refused

  @Test func `an offset that is no number is taken`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      ScrollView(frame: .zero).contentOffset = Point(x: 0, y: .nan)
    }
    #expect(names(result, "contentOffset", "nan"))
  }

  @Test func `a size that is not finite is taken`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      ScrollView(frame: .zero).contentSize = Size(width: .infinity, height: 0)
    }
    #expect(names(result, "contentSize", "inf"))
  }

  @Test func `an inset that is no number is taken`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      ScrollView(frame: .zero).contentInset.left = .nan
    }
    #expect(names(result, "contentInset", "nan"))
  }

  @Test func `a frame that is not finite is taken`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      ScrollView(frame: .zero).frame.size.height = -.infinity
    }
    #expect(names(result, "frame", "-inf"))
  }

  @Test func `a target that is no number is flown to`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let rig = Rig()
      rig.recorder.retarget = { _, _ in Point(x: .nan, y: 0) }
      rig.fling(1000)
    }
    #expect(names(result, "targetContentOffset", "nan"))
  }

  @Test func `a zoom scale of zero is shown`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      ScrollView(frame: .zero).zoomScale = 0
    }
    #expect(names(result, "zoomScale", "0.0"))
  }

  @Test func `zoom limits set with all settings at once are taken unchecked`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      ScrollView(frame: .zero).behavior.minimumZoomScale = 0
    }
    #expect(names(result, "minimumZoomScale", "0.0"))
    let other = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      ScrollView(frame: .zero).behavior.maximumZoomScale = .nan
    }
    #expect(names(other, "maximumZoomScale", "nan"))
  }

  /// Whether a process ended with a message that names a property and a value.
  private func names(_ result: ExitTest.Result?, _ property: String, _ value: String) -> Bool {
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    return message.contains(property) && message.contains(value)
  }
}
