// Animated zooms during which sizes and limits change, or content is inserted.

import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Testing

@Suite struct ZoomInFlightTests {
  func picture() -> Rig { ZoomTests().picture() }

  @Test(arguments: [true, false])
  func `what happens between two frames of an animated zoom counts from the last frame`(
    isSized: Bool
  ) {
    let rigs = [true, false].map { showsFrame in
      let rig = Rig(content: Size(width: 4000, height: 6000))
      rig.view.maximumZoomScale = 4
      rig.view.perform(at: rig.time) { rig.view.setZoomScale(3, animated: true) }
      rig.run(0.14)
      rig.skip(0.09)
      if showsFrame { rig.frame() }
      rig.view.perform(at: rig.time) {
        if isSized {
          rig.view.frame.size = Size(width: 300, height: 500)
          rig.view.contentSize = Size(width: 9000, height: 9000)
          rig.view.scrollRectToVisible(Rect(x: 8000, y: 8000, width: 9, height: 9), animated: false)
        } else {
          rig.view.contentOffset = Point(x: 100, y: 100)
        }
      }
      rig.settle()
      return rig
    }
    #expect(isNear(rigs[0].view.zoomScale, rigs[1].view.zoomScale))
    #expect(isNear(rigs[0].x, rigs[1].x) && isNear(rigs[0].y, rigs[1].y))
    #expect(isNear(rigs[0].view.contentSize.width, rigs[1].view.contentSize.width))
    #expect(rigs[0].view.zoomScale > 1)
  }

  @Test func `a change of size makes an animated zoom jump`() {
    let rig = picture()
    rig.view.setZoomScale(3, animated: true)
    rig.frame()
    rig.run(0.1)
    let before = rig.view.zoomScale
    rig.run(1 / 60)
    let scale = rig.view.zoomScale
    let place = rig.view.contentOffset
    rig.view.frame.size.width = 700
    #expect(rig.view.zoomScale == scale)
    #expect(rig.view.contentOffset == place)
    rig.run(1 / 60)
    #expect(isNear(rig.view.zoomScale / scale, scale / before, 0.01))
    rig.settle()
    #expect(rig.view.zoomScale == 3)
    #expect(rig.recorder.count(.didEndZooming) == 1)
  }

  @Test func `a change of size makes an animated zoom take longer`() {
    let rig = picture()
    rig.view.setZoomScale(3, animated: true)
    rig.frame()
    for width in [700.0, 750, 650] {
      rig.run(0.07)
      rig.view.frame.size.width = width
    }
    let left = rig.view.behavior.animationDuration - 3 * 0.07
    rig.run(left - 0.01)
    #expect(rig.view.zoomScale < 3)
    rig.run(0.02)
    #expect(rig.view.zoomScale == 3)
    #expect(rig.recorder.count(.didEndZooming) == 1)
  }

  @Test
  func `content inserted above an animated zoom is counted at another scale than it is shown`() {
    let rigs = [0.0, 300].map { way in
      let rig = picture()
      rig.view.setZoomScale(3, animated: true)
      rig.frame()
      rig.run(0.1)
      let size = rig.view.contentSize
      let unzoomed = way / rig.view.zoomScale
      rig.view.shiftContent(
        by: Vector(x: 0, y: way),
        newSize: Size(width: size.width, height: size.height + way)
      )
      rig.settle()
      return (y: rig.y, expected: unzoomed * 3)
    }
    #expect(isNear(rigs[1].y - rigs[0].y, rigs[1].expected, 1))
    #expect(rigs[1].expected > 350)
  }

  @Test func `limits that change in flight leave the scale outside them`() {
    let rig = picture()
    rig.view.zoomScale = 5
    rig.fling(2000)
    rig.view.maximumZoomScale = 2
    rig.settle()
    #expect(rig.view.zoomScale == 2)
    #expect(Pairing.problem(in: rig.recorder.entries) == nil)
    rig.view.setZoomScale(1, animated: true)
    rig.frame()
    rig.run(0.1)
    let scale = rig.view.zoomScale
    rig.view.minimumZoomScale = 1.2
    #expect(rig.view.zoomScale == scale)
    rig.settle()
    #expect(rig.view.zoomScale == 1.2)
    #expect(rig.x == rig.x.rounded())
  }
}
