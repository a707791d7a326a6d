// Two fingers: the content under them, the resistance past the limits, the way back.

import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Testing

@Suite struct PinchTests {
  func picture() -> Rig {
    let rig = Rig(content: Size(width: 4000, height: 6000))
    rig.view.minimumZoomScale = 0.5
    rig.view.maximumZoomScale = 4
    rig.view.contentOffset = Point(x: 1000, y: 2000)
    rig.recorder.forget()
    return rig
  }

  @Test func `the content slips away under the fingers`() {
    let rig = picture()
    let first = Point(x: 120, y: 410)
    let under = rig.view.contentOffset + (first - .zero)
    rig.pinch(1, .began, at: first)
    let path: [(Double, Point)] = [
      (1.3, Point(x: 130, y: 400)), (2.2, Point(x: 180, y: 300)), (0.8, Point(x: 100, y: 350)),
      (3.9, Point(x: 300, y: 310)), (6, Point(x: 200, y: 300)), (0.2, Point(x: 200, y: 300)),
    ]
    for (scale, place) in path {
      rig.pinch(scale, .changed, at: place)
      let now = rig.view.contentOffset + (place - .zero)
      #expect(isNear(now.x / rig.view.zoomScale, under.x))
      #expect(isNear(now.y / rig.view.zoomScale, under.y))
      #expect(rig.flags == .zooming)
    }
  }

  @Test func `a pinch inside the limits`() {
    let rig = picture()
    rig.pinch(1, .began)
    rig.pinch(1.7, .changed)
    rig.pinch(2, .changed)
    rig.pinch(2, .ended)
    #expect(
      rig.order == [
        .willBeginZooming, .didZoom, .didScroll, .didZoom, .didScroll, .didEndZooming,
      ]
    )
    let flags = rig.recorder.entries.map(\.flags)
    #expect(flags.dropLast().allSatisfy { $0 == .zooming })
    #expect(flags.last == [])
    rig.settle()
    #expect(rig.view.zoomScale == 2)
    #expect(rig.x == rig.x.rounded() && rig.y == rig.y.rounded())
    #expect(rig.recorder.count(.didEndZooming) == 1)
  }

  @Test(arguments: [1.0, 2.5, 3.9999, 4, 4.0001, 6, 20, 1e6, 1e300])
  func `resistance past the limits jumps, has no bound, or is not symmetrical`(wanted: Double) {
    let up = picture()
    up.pinch(1, .began)
    up.pinch(wanted, .changed)
    let shown = up.view.zoomScale
    if wanted <= 4 { #expect(isNear(shown, wanted)) }
    #expect(shown <= 8 && shown <= max(wanted, 1))
    // As far below the lower limit as this is above the upper one.
    let down = picture()
    down.pinch(1, .began)
    let mirrored = wanted > 4 ? 0.5 / (wanted / 4) : 1
    down.pinch(mirrored, .changed)
    if wanted > 4 { #expect(isNear(down.view.zoomScale / 0.5, 4 / shown)) }
  }

  @Test func `resistance weakens with more pull`() {
    let rig = picture()
    rig.pinch(1, .began)
    var last = 1.0
    var gain = Double.infinity
    for wanted in [4.0, 5, 6.25, 7.8125, 9.765625] {
      rig.pinch(wanted, .changed)
      if wanted > 4 {
        let step = rig.view.zoomScale / last
        #expect(step > 1 && step < 1.25 && step < gain)
        gain = step
      }
      last = rig.view.zoomScale
    }
  }

  @Test func `without bounce the scale passes its limits`() {
    let rig = picture()
    rig.view.bouncesZoom = false
    rig.pinch(1, .began)
    rig.pinch(9, .changed)
    #expect(rig.view.zoomScale == 4)
    rig.pinch(9, .ended)
    #expect(!rig.view.isZoomBouncing)
    #expect(rig.recorder.last(.didEndZooming)?.scale == 4)
  }

  @Test func `a scale past its limit stays there, or returns without being told`() {
    let rig = picture()
    rig.pinch(1, .began)
    rig.pinch(9, .changed)
    let peak = rig.view.zoomScale
    rig.recorder.forget()
    rig.pinch(9, .ended)
    #expect(rig.flags == .zoomBouncing)
    #expect(rig.order.isEmpty)
    var scales: [Double] = []
    rig.settle { scales.append(rig.view.zoomScale) }
    #expect(scales.allSatisfy { $0 >= 4 && $0 <= peak })
    #expect(rig.view.zoomScale == 4)
    #expect(rig.flags.isEmpty)
    #expect(rig.recorder.entries.last?.call == .didEndZooming)
    #expect(rig.recorder.entries.last?.flags == [])
    #expect(rig.recorder.entries.last?.scale == 4)
    #expect(rig.recorder.entries.dropLast().allSatisfy { $0.flags == .zoomBouncing })
  }

  @Test func `on its way back to a limit the content slips away from where the fingers were`() {
    let rig = picture()
    let place = Point(x: 80, y: 120)
    let under = rig.view.contentOffset + (place - .zero)
    rig.pinch(1, .began, at: place)
    rig.pinch(9, .changed, at: place)
    rig.pinch(9, .ended, at: place)
    rig.settle {
      let now = rig.view.contentOffset + (place - .zero)
      #expect(isNear(now.x / rig.view.zoomScale, under.x, 0.5))
      #expect(isNear(now.y / rig.view.zoomScale, under.y, 0.5))
    }
  }

  @Test func `a zoom bounce that is caught jumps`() {
    let rig = picture()
    rig.pinch(1, .began)
    rig.pinch(12, .changed)
    rig.pinch(12, .ended)
    rig.run(0.1)
    let scale = rig.view.zoomScale
    #expect(scale > 4.1)
    rig.pinch(1, .began)
    #expect(isNear(rig.view.zoomScale, scale))
    rig.pinch(1.0001, .changed)
    #expect(isNear(rig.view.zoomScale, scale, 0.01))
    rig.pinch(0.1, .changed)
    rig.pinch(0.1, .ended)
    rig.settle()
    #expect(Pairing.problem(in: rig.recorder.entries) == nil)
    #expect(rig.recorder.count(.willBeginZooming) == 2)
  }

  @Test func `an offset past an edge after a pinch stays there`() {
    let rig = picture()
    rig.view.contentOffset = .zero
    rig.pinch(1, .began, at: Point(x: 200, y: 300))
    rig.pinch(1, .changed, at: Point(x: 280, y: 390))
    #expect(rig.view.contentOffset == Point(x: -80, y: -90))
    rig.pinch(1, .ended, at: Point(x: 280, y: 390))
    #expect(rig.recorder.last(.didEndZooming) != nil)
    #expect(rig.flags.isEmpty)
    rig.settle()
    #expect(rig.view.contentOffset == .zero)
    #expect(!rig.recorder.order.contains(.willBeginDecelerating))
  }

  @Test func `content smaller than the viewport moves about while it is pinched`() {
    let rig = Rig(content: Size(width: 100, height: 100))
    rig.view.minimumZoomScale = 0.1
    rig.view.maximumZoomScale = 3
    rig.pinch(1, .began)
    for scale in [2.0, 0.7, 2.9] {
      rig.pinch(scale, .changed, at: Point(x: 300, y: 120))
      #expect(rig.view.contentOffset == .zero)
    }
  }

  @Test func `a pinch lets a fling go on`() {
    let rig = picture()
    rig.fling(2000)
    rig.run(0.1)
    rig.pinch(1, .began)
    #expect(rig.recorder.last(.didEndDecelerating) != nil)
    #expect(!rig.view.isMoving)
    rig.pinch(1, .cancelled)
    rig.settle()
    #expect(Pairing.problem(in: rig.recorder.entries) == nil)
  }

  @Test func `a pinch under a pointer makes the drag after it jump`() {
    let rig = picture()
    rig.press(200, 300, pointer: 1)
    rig.move(200, 260, pointer: 1)
    rig.pinch(1, .began, at: Point(x: 200, y: 280))
    rig.pinch(2, .changed, at: Point(x: 200, y: 280))
    rig.move(200, 100, pointer: 1)
    let place = rig.view.contentOffset
    rig.pinch(2, .ended, at: Point(x: 200, y: 280))
    #expect(rig.view.contentOffset == place)
    rig.move(200, 90, pointer: 1)
    #expect(isNear(rig.y, place.y + 10))
    rig.release(200, 90, pointer: 1)
    rig.settle()
    #expect(Pairing.problem(in: rig.recorder.entries) == nil)
    #expect(rig.flags.isEmpty)
  }

  @Test func `a pointer that goes down during a pinch leaves content past its edge for good`() {
    let rig = picture()
    rig.pinch(1, .began)
    rig.pinch(1, .changed, at: Point(x: 200, y: 4000))
    #expect(rig.y < 0)
    rig.press(100, 100, pointer: 2)
    rig.pinch(1, .ended, at: Point(x: 200, y: 4000))
    rig.release(100, 100, pointer: 2)
    rig.settle()
    #expect(rig.y == 0)
    #expect(rig.flags == [])
  }

  @Test func `a zoom or an offset set during a pinch is undone by its next step`() {
    let rig = picture()
    rig.pinch(1, .began)
    rig.pinch(1.5, .changed)
    rig.view.zoomScale = 3
    rig.pinch(1.5, .changed)
    #expect(isNear(rig.view.zoomScale, 3))
    rig.view.contentOffset = Point(x: 500, y: 600)
    rig.pinch(1.5, .changed)
    #expect(isNear(rig.x, 500, 1e-6) && isNear(rig.y, 600, 1e-6))
  }

  @Test func `a pinch of no or of endless distance breaks the scale`() {
    let rig = picture()
    rig.pinch(1, .began)
    for scale in [0, -1, Double.nan, .infinity, 1e-300] {
      rig.pinch(scale, .changed)
      #expect(rig.view.zoomScale.isFinite && rig.view.zoomScale > 0.2)
      #expect(rig.view.contentOffset.isFinite)
    }
    rig.pinch(1, .ended)
    #expect(rig.view.zoomScale == 1)
  }

  @Test(arguments: [true, false])
  func `content jumps into place as a pinch makes it fit`(bounces: Bool) {
    let rig = Rig(content: Size(width: 1000, height: 2000))
    rig.view.minimumZoomScale = 0.1
    rig.view.maximumZoomScale = 4
    rig.view.bounces = bounces
    let corner = Point(x: 390, y: 560)
    rig.pinch(1, .began, at: corner)
    var last = rig.view.contentOffset
    for step in 1...800 {
      rig.pinch(1 - Double(step) / 1000, .changed, at: corner)
      let next = rig.view.contentOffset
      #expect(abs(next.x - last.x) < 4 && abs(next.y - last.y) < 4, "step \(step)")
      last = next
    }
    #expect(last == .zero)
    rig.pinch(0.2, .ended, at: corner)
  }

  @Test func `scrolling that is switched off leaves a pinch open`() {
    let rig = picture()
    rig.pinch(1, .began)
    rig.pinch(2, .changed)
    rig.view.isScrollEnabled = false
    #expect(rig.flags.isEmpty)
    #expect(rig.recorder.count(.didEndZooming) == 1)
    rig.pinch(3, .changed)
    rig.pinch(3, .ended)
    #expect(rig.view.zoomScale == 2)
  }
}
