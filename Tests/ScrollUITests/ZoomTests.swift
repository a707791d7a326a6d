// Zooming in steps and by program: the anchor, the limits, the calls.

import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Testing

@Suite struct ZoomTests {
  /// A picture of 40,000 x 20,000 in a viewport of 800 x 600.
  func picture() -> Rig {
    let rig = Rig(
      viewport: Size(width: 800, height: 600),
      content: Size(width: 40_000, height: 20_000)
    )
    rig.view.minimumZoomScale = 0.01
    rig.view.maximumZoomScale = 40
    rig.view.contentOffset = Point(x: 10_000, y: 5000)
    rig.recorder.forget()
    return rig
  }

  /// The content under a place of the viewport.
  func content(_ rig: Rig, under place: Point) -> Point {
    Point(
      x: (rig.x + place.x) / rig.view.zoomScale,
      y: (rig.y + place.y) / rig.view.zoomScale
    )
  }

  @Test(arguments: [1.1, 1.25])
  func `the zoom drifts from the pointer, and back out lands elsewhere`(factor: Double) {
    let rig = picture()
    rig.view.behavior.zoomStep = factor
    let pointer = Point(x: 600, y: 150)
    let under = content(rig, under: pointer)
    for notch in 0..<20 {
      rig.wheel(notch < 10 ? 1 : -1, modifiers: .ctrl, at: pointer)
      let now = content(rig, under: pointer)
      #expect(isNear(now.x * rig.view.zoomScale, under.x * rig.view.zoomScale, 0.5))
      #expect(isNear(now.y * rig.view.zoomScale, under.y * rig.view.zoomScale, 0.5))
      #expect(rig.x == rig.x.rounded() && rig.y == rig.y.rounded())
      rig.run(0.05)
    }
    #expect(isNear(rig.view.zoomScale, 1))
    #expect(rig.view.contentOffset == Point(x: 10_000, y: 5000))
  }

  @Test func `fast zooming jumps`() {
    let slow = picture()
    let fast = picture()
    for _ in 0..<20 {
      slow.wheel(1, modifiers: .ctrl)
      slow.run(1 / 60)
      fast.wheel(1, modifiers: .ctrl)
    }
    fast.frame()
    let once = picture()
    once.wheel(20, modifiers: .ctrl)
    #expect(slow.view.contentOffset == fast.view.contentOffset)
    #expect(slow.view.contentOffset == once.view.contentOffset)
    #expect(isNear(slow.view.zoomScale, once.view.zoomScale, 1e-9))
  }

  @Test func `the borders jitter when zooming out from a corner`() {
    let rig = picture()
    rig.view.contentOffset = Point(x: 39_200, y: 19_400)
    var last = rig.view.contentOffset
    for _ in 0..<30 {
      rig.wheel(-1, modifiers: .ctrl, at: Point(x: 300, y: 200))
      for axis in Axis.allCases {
        #expect(rig.view.contentOffsetRange(along: axis).contains(rig.view.contentOffset[axis]))
        #expect(rig.view.contentOffset[axis] <= last[axis])
      }
      last = rig.view.contentOffset
    }
  }

  @Test func `the first press after a zoom shifts the picture`() {
    let rig = picture()
    rig.wheel(5, modifiers: .ctrl, at: Point(x: 600, y: 150))
    let place = rig.view.contentOffset
    rig.press()
    rig.move(200, 300)
    #expect(rig.view.contentOffset == place)
    rig.move(189, 300)
    rig.move(179, 300)
    #expect(isNear(rig.x, place.x + 11, 1e-6))
    #expect(rig.y == place.y)
  }

  @Test func `a step of the wheel is told without begin and end`() {
    let rig = picture()
    rig.wheel(1, modifiers: .ctrl)
    #expect(
      rig.recorder.entries.map(\.call) == [
        .willBeginZooming, .didZoom, .didScroll, .didEndZooming,
      ]
    )
    #expect(rig.recorder.entries.allSatisfy { $0.flags.isEmpty })
    #expect(isNear(rig.view.zoomScale, 1.1))
    #expect(!rig.view.isMoving)
  }

  @Test func `steps go past the limits, or are told when they do nothing`() {
    let rig = Rig()
    rig.view.maximumZoomScale = 2
    rig.view.minimumZoomScale = 0.5
    rig.wheel(50, modifiers: .ctrl)
    #expect(rig.view.zoomScale == 2)
    rig.recorder.forget()
    rig.wheel(1, modifiers: .ctrl)
    #expect(rig.order.isEmpty)
    rig.wheel(-80, modifiers: .ctrl)
    #expect(rig.view.zoomScale == 0.5)
    #expect(rig.x == 0)
    rig.key(Key(rawValue: "0"))
    #expect(rig.view.zoomScale == 1)
    rig.key(Key(rawValue: "+"))
    #expect(isNear(rig.view.zoomScale, 1.1))
  }

  @Test func `without limits to zoom between, ctrl and the wheel do nothing`() {
    let rig = Rig()
    rig.wheel(-1, modifiers: .ctrl)
    rig.settle()
    #expect(rig.view.zoomScale == 1)
    #expect(rig.y > 0)
    rig.view.zoomScale = 3
    #expect(rig.view.zoomScale == 1)
    rig.pinch(2, .began)
    rig.pinch(2, .ended)
    #expect(!rig.recorder.order.contains(.willBeginZooming))
  }

  @Test func `a scale set in code is anchored anywhere but in the middle`() {
    let rig = Rig(
      viewport: Size(width: 320, height: 460),
      content: Size(width: 320, height: 460)
    )
    rig.view.maximumZoomScale = 4
    rig.view.zoomScale = 2
    #expect(rig.view.contentOffset == Point(x: 160, y: 230))
    #expect(rig.view.contentSize == Size(width: 640, height: 920))
    #expect(rig.recorder.entries.map(\.call) == [.didZoom, .didScroll])
  }

  @Test func `zooming to a rectangle shows something else`() {
    let rig = Rig(
      viewport: Size(width: 320, height: 480),
      content: Size(width: 2000, height: 2000)
    )
    rig.view.maximumZoomScale = 4
    rig.view.zoom(to: Rect(x: 100, y: 100, width: 80, height: 60), animated: false)
    #expect(rig.view.zoomScale == 4)
    #expect(rig.view.contentOffset == Point(x: 400, y: 280))
    rig.view.zoom(to: Rect(x: 5, y: 5, width: 0, height: 5), animated: false)
    #expect(rig.view.zoomScale == 4)
    rig.view.zoom(to: Rect(x: 0, y: 0, width: 2000, height: 2000), animated: false)
    #expect(rig.view.zoomScale == 1)
  }

  @Test func `an animated zoom leaves the calls out, or jumps`() {
    let rig = picture()
    rig.view.setZoomScale(3, animated: true)
    #expect(rig.view.zoomScale == 1)
    var scales: [Double] = []
    rig.settle { scales.append(rig.view.zoomScale) }
    #expect(rig.view.zoomScale == 3)
    #expect(zip(scales, scales.dropFirst()).allSatisfy { $0 <= $1 && $1 / $0 < 1.2 })
    #expect(rig.recorder.entries.first?.call == .willBeginZooming)
    #expect(rig.recorder.entries.last?.call == .didEndZooming)
    #expect(rig.recorder.last(.didEndZooming)?.scale == 3)
    #expect(rig.recorder.entries.allSatisfy { $0.flags.isEmpty })
    #expect(rig.x == (10_400 * 3.0 - 400).rounded())
  }

  @Test func `an animated zoom keeps the middle only at its end`() {
    let rig = picture()
    let middle = Point(x: 400, y: 300)
    let under = content(rig, under: middle)
    rig.view.setZoomScale(3, animated: true)
    rig.settle {
      let now = content(rig, under: middle)
      #expect(isNear(now.x, under.x, 1e-6))
      #expect(isNear(now.y, under.y, 1e-6))
    }
  }

  @Test func `a press lets an animated zoom go on, or makes it jump to its end`() {
    let rig = picture()
    rig.view.setZoomScale(3, animated: true)
    rig.frame()
    rig.run(0.1)
    let scale = rig.view.zoomScale
    rig.press()
    #expect(rig.view.zoomScale == scale)
    #expect(rig.recorder.last(.didEndZooming)?.scale == scale)
    rig.release()
    rig.settle()
    #expect(rig.view.zoomScale == scale)
    #expect(rig.x == rig.x.rounded())
  }

  @Test func `an offset set during a zoom bounce leaves the scale past its limit`() {
    for act in [0, 1, 2] {
      let rig = Rig()
      rig.view.maximumZoomScale = 2
      rig.pinch(1, .began)
      rig.pinch(6, .changed)
      rig.pinch(6, .ended)
      rig.run(0.1)
      #expect(rig.view.isZoomBouncing)
      switch act {
      case 0: rig.y = 5000
      case 1: rig.view.setContentOffset(Point(x: 0, y: 5000), animated: true)
      default: rig.wheel(-1)
      }
      #expect(rig.view.zoomScale == 2)
      #expect(!rig.view.isZoomBouncing)
      rig.settle()
      #expect(rig.recorder.count(.didEndZooming) == 1)
      if act < 2 { #expect(rig.y == 5000) }
      #expect(Pairing.problem(in: rig.recorder.entries) == nil)
    }
  }

  @Test func `the wheel during a zoom bounce jumps`() {
    let rig = picture()
    rig.view.maximumZoomScale = 2
    rig.pinch(1, .began, at: Point(x: 400, y: 300))
    rig.pinch(9, .changed, at: Point(x: 400, y: 300))
    rig.pinch(9, .ended, at: Point(x: 400, y: 300))
    rig.run(0.05)
    let under = content(rig, under: Point(x: 400, y: 300))
    rig.wheel(-1)
    #expect(rig.view.zoomScale == 2)
    #expect(isNear(content(rig, under: Point(x: 400, y: 300)).y, under.y, 1))
    rig.settle()
    let step = rig.view.behavior.wheelStep(viewport: 600)
    #expect(isNear(content(rig, under: Point(x: 400, y: 300)).y, under.y + step / 2, 1))
  }

  @Test func `limits that exclude the present scale are not heeded`() {
    let rig = picture()
    rig.view.zoomScale = 5
    rig.view.maximumZoomScale = 2
    #expect(rig.view.zoomScale == 2)
    rig.view.minimumZoomScale = 2.5
    #expect(rig.view.zoomScale == 2.5)
  }

  @Test func `the content size is that at a scale of one`() {
    let rig = Rig()
    rig.view.maximumZoomScale = 4
    rig.view.zoomScale = 2
    #expect(rig.view.contentSize == Size(width: 800, height: 120_000))
    rig.view.contentSize = Size(width: 900, height: 3000)
    #expect(rig.view.contentSize == Size(width: 900, height: 3000))
    #expect(rig.view.contentOffsetRange(along: .horizontal) == 0...500)
    rig.view.zoomScale = 1
    #expect(rig.view.contentSize == Size(width: 450, height: 1500))
  }
}
