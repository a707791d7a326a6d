// Scroll views inside the content of another one: who takes a gesture, and who keeps it.

import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Testing

@Suite struct NestedScrollTests {
  let rig = Rig()
  /// A list of 300 x 200 at (50, 100) in the outer content.
  let inner = ScrollView(frame: Rect(x: 50, y: 100, width: 300, height: 200))
  let recorder = Recorder()

  init() {
    inner.contentSize = Size(width: 300, height: 1000)
    inner.delegate = recorder
    rig.view.addNested(inner)
    rig.frame()
  }

  var innerY: Double { inner.contentOffset.y }

  @Test func `a drag in the middle of the inner one moves both, or the outer`() {
    inner.contentOffset.y = 300
    rig.drag(from: Point(x: 200, y: 200), to: Point(x: 200, y: 150), rest: nil)
    #expect(isNear(innerY, 340))
    #expect(rig.y == 0)
    #expect(inner.isDragging && !rig.view.isTracking)
    rig.release(200, 150)
    rig.settle()
    #expect(innerY > 400)
    #expect(rig.order.isEmpty)
    #expect(Pairing.problem(in: recorder.entries) == nil)
  }

  @Test func `the inner one gives the gesture up at its end`() {
    inner.contentOffset.y = 700
    rig.drag(from: Point(x: 200, y: 290), to: Point(x: 200, y: 150), rest: nil)
    #expect(innerY > 800)
    #expect(rig.y == 0)
    rig.release(200, 150)
    rig.settle()
    #expect(innerY == 800)
    #expect(rig.y == 0)
  }

  @Test func `the inner one takes what it cannot use`() {
    inner.contentOffset.y = 800
    rig.drag(from: Point(x: 200, y: 290), to: Point(x: 200, y: 190), rest: 0.3)
    #expect(innerY == 800)
    #expect(isNear(rig.y, 90, 0.5))
    #expect(!inner.isTracking)
    #expect(recorder.order == [.didScroll])
  }

  @Test func `the outer one gives the gesture up when the inner one could use it`() {
    rig.y = 40
    inner.contentOffset.y = 300
    rig.drag(from: Point(x: 20, y: 300), to: Point(x: 20, y: 250), rest: nil)
    rig.move(200, 200)
    #expect(isNear(rig.y, 130))
    #expect(innerY == 300)
  }

  @Test func `nobody stretches when both are at their end`() {
    rig.drag(from: Point(x: 200, y: 150), to: Point(x: 200, y: 250), rest: nil)
    #expect(innerY < 0)
    #expect(rig.y == 0)
    rig.release(200, 250)
    rig.settle()
    #expect(innerY == 0)
  }

  @Test func `a way across the inner one is lost`() {
    rig.view.contentSize.width = 2000
    rig.drag(from: Point(x: 300, y: 200), to: Point(x: 200, y: 205), rest: nil)
    #expect(isNear(rig.x, 90, 1))
    #expect(innerY == 0)
    #expect(!inner.isTracking)
  }

  @Test func `a tap on the inner one reaches the outer content, or nobody`() {
    let outerTable = TableContent(numberOfRows: 2500, rowHeight: 24)
    let innerTable = TableContent(numberOfRows: 50, rowHeight: 20)
    var taps: [String] = []
    outerTable.onTap = { taps.append("outer \($0)") }
    innerTable.onTap = { taps.append("inner \($0)") }
    rig.view.content = outerTable
    inner.content = innerTable
    inner.contentOffset.y = 100
    rig.press(100, 145)
    rig.release(100, 145)
    rig.press(20, 145)
    rig.release(20, 145)
    rig.press(100, 145)
    rig.cancel()
    #expect(taps == ["inner 7", "outer 6"])
  }

  @Test func `a press on the outer one in flight grabs the inner`() {
    rig.drag(from: Point(x: 20, y: 400), to: Point(x: 20, y: 300))
    rig.run(0.05)
    #expect(rig.view.isDecelerating)
    rig.y = 0
    rig.drag(from: Point(x: 20, y: 400), to: Point(x: 20, y: 390))
    rig.fling(20)
    rig.settle()
    rig.y = 0
    rig.view.setContentOffset(Point(x: 0, y: 30), animated: true)
    rig.frame()
    rig.run(0.1)
    rig.press(200, 200)
    #expect(rig.view.isTracking && !inner.isTracking)
    rig.release(200, 200)
  }

  @Test func `a press on the inner one in flight lets it fly, or grabs the outer`() {
    rig.drag(from: Point(x: 200, y: 280), to: Point(x: 200, y: 200))
    rig.run(0.1)
    #expect(inner.isDecelerating)
    let place = innerY
    rig.press(200, 200)
    #expect(inner.isTracking && !rig.view.isTracking)
    rig.run(0.3)
    #expect(innerY == place)
    rig.move(200, 199)
    #expect(isNear(innerY, place + 1))
  }

  @Test func `a zoomed outer one moves the inner by another way than the pointer`() {
    rig.view.maximumZoomScale = 2
    rig.view.zoomScale = 2
    rig.view.contentOffset = .zero
    // The inner one is seen at (100, 200) with 600 x 400.
    rig.drag(from: Point(x: 200, y: 400), to: Point(x: 200, y: 300), rest: nil)
    #expect(isNear(innerY, 40))
  }

  @Test func `the time of the inner one stands still`() {
    inner.setContentOffset(Point(x: 0, y: 500), animated: true)
    rig.frame()
    #expect(rig.demand == .next)
    rig.settle()
    #expect(innerY == 500)
    #expect(rig.demand == .none)
  }

  @Test func `a pinch over the inner one zooms the outer`() {
    rig.view.maximumZoomScale = 3
    inner.maximumZoomScale = 3
    rig.pinch(1, .began, at: Point(x: 200, y: 200))
    rig.pinch(2, .changed, at: Point(x: 200, y: 500))
    rig.pinch(2, .ended, at: Point(x: 200, y: 500))
    rig.settle()
    #expect(inner.zoomScale == 2)
    #expect(rig.view.zoomScale == 1)
    rig.wheel(1, modifiers: .ctrl, at: Point(x: 20, y: 20))
    #expect(isNear(rig.view.zoomScale, 1.1))
  }

  @Test func `a window that loses the focus leaves a pinch or a drag open`() {
    rig.view.maximumZoomScale = 3
    inner.maximumZoomScale = 3
    for place in [Point(x: 200, y: 200), Point(x: 20, y: 500)] {
      rig.pinch(1, .began, at: place)
      rig.pinch(2, .changed, at: place)
      rig.press(place.x, place.y, pointer: 3)
      rig.view.cancelPointers(at: rig.time)
      rig.settle()
      #expect(Flags(of: inner).isEmpty && rig.flags.isEmpty)
    }
    #expect(Pairing.problem(in: recorder.entries) == nil)
    #expect(Pairing.problem(in: rig.recorder.entries) == nil)
  }

  @Test func `the middle button over the inner one moves the outer`() {
    rig.middle(true, 200, 200)
    rig.middle(false, 200, 200)
    #expect(inner.isAutoscrolling)
    rig.move(200, 280)
    rig.run(0.5)
    #expect(innerY > 0)
    #expect(rig.y == 0)
    rig.press(20, 20)
    #expect(!inner.isAutoscrolling)
  }

  @Test func `an inner one that is taken away keeps its pointer`() {
    rig.drag(from: Point(x: 200, y: 200), to: Point(x: 200, y: 150), rest: nil)
    rig.view.removeNested(inner)
    #expect(!inner.isTracking)
    #expect(rig.view.nested.isEmpty)
    rig.move(200, 100)
    rig.release(200, 100)
    rig.settle()
    #expect(rig.y == 0)
    #expect(Pairing.problem(in: recorder.entries) == nil)
  }

  @Test func `an inner one that is taken away in a pinch or an autoscroll goes on for ever`() {
    inner.maximumZoomScale = 2
    rig.pinch(1, .began, at: Point(x: 200, y: 200))
    rig.pinch(1.5, .changed, at: Point(x: 200, y: 200))
    #expect(inner.isZooming)
    rig.view.removeNested(inner)
    #expect(!inner.isZooming)
    #expect(Pairing.problem(in: recorder.entries) == nil)

    rig.view.addNested(inner)
    rig.middle(true, 200, 200)
    rig.middle(false, 200, 200)
    #expect(inner.isAutoscrolling)
    rig.view.removeNested(inner)
    #expect(!inner.isAutoscrolling)
  }

  @Test func `taking an inner one away after the clock was set back skips an hour`() {
    rig.skip(3600)
    rig.frame()
    rig.skip(-3600)
    rig.frame()
    rig.drag(from: Point(x: 200, y: 200), to: Point(x: 200, y: 150), rest: nil)
    rig.view.setContentOffset(Point(x: 0, y: 500), animated: true)
    rig.frame()
    rig.view.removeNested(inner)
    rig.run(0.1)
    #expect(rig.y > 0 && rig.y < 500)
  }

  @Test func `three levels deep the gesture is lost`() {
    let deep = ScrollView(frame: Rect(x: 0, y: 0, width: 300, height: 100))
    deep.contentSize = Size(width: 300, height: 400)
    inner.addNested(deep)
    rig.drag(from: Point(x: 200, y: 180), to: Point(x: 200, y: 120), rest: nil)
    #expect(isNear(deep.contentOffset.y, 50))
    #expect(innerY == 0)
    #expect(rig.y == 0)
    rig.release(200, 120)
    rig.settle()
    deep.contentOffset.y = 300
    rig.drag(from: Point(x: 200, y: 180), to: Point(x: 200, y: 120), rest: nil)
    #expect(isNear(innerY, 50))
    #expect(rig.y == 0)
  }

  @Test func `the outer one shows an old picture of the inner`() {
    final class Painter: ScrollContent {
      var parts: [Rect] = []
      func draw(_ visible: Rect, into list: inout DisplayList) { parts.append(visible) }
    }
    let painter = Painter()
    inner.content = painter
    var renderer = FrameRenderer()
    let size = PixelSize(width: 400, height: 600)
    var pixels = [UInt32](repeating: 0, count: 400 * 600)
    func draw() -> Int {
      painter.parts = []
      var span = pixels.mutableSpan
      _ = renderer.render(size: size, scale: 1, stride: 400, into: &span) {
        rig.view.draw(into: &$0)
      }
      return painter.parts.count
    }
    #expect(draw() == 1)
    #expect(draw() == 0)
    inner.contentOffset.y = 50
    #expect(draw() == 1)
    #expect(painter.parts.first?.origin == Point(x: 0, y: 50))
    inner.setNeedsDisplay()
    #expect(draw() == 1)
    rig.y = 5000
    #expect(draw() == 0)
  }
}
