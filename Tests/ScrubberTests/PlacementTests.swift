// Where the dot sits at rest, and when it shows.

import ScrollGeometry
import ScrollUI
import Scrubber
import Testing

@Suite struct PlacementTests {
  @Test(arguments: [(0, 10), (29_700, 285), (59_400, 560)] as [(Double, Double)])
  func `the dot stands at the fraction of the offset`(offset: Double, top: Double) {
    let rig = Rig()
    rig.offset = offset
    #expect(rig.top == top)
    #expect(rig.dot.frame.minX == 360)
    #expect(rig.dot.frame.size == Size(width: 30, height: 30))
  }

  @Test func `with insets the dot stands between them`() {
    let rig = Rig.inset()
    #expect(rig.top == 74)
    rig.offset = 0
    #expect(isClose(rig.top, 74 + 64 / 136.5))
    rig.offset = 59_450
    #expect(rig.top == 510)
  }

  @Test(arguments: [1201, 6e6, 1e9, 1e12])
  func `the ends and the middle do not depend on the length`(length: Double) {
    let rig = Rig(content: Size(width: 400, height: length))
    let last = length - 600
    for (offset, top) in [(0.0, 10.0), (last / 2, 285), (last, 560)] {
      rig.offset = offset
      #expect(isClose(rig.top, top))
      #expect(rig.dot.frame.size == Size(width: 30, height: 30))
      #expect(!rig.dot.isHidden)
    }
  }

  @Test(arguments: [0, 50, 300, 500, 501, 600] as [Double])
  func `the dot ends above a bottom inset, or hides for want of room`(bottom: Double) {
    let rig = Rig(inset: EdgeInsets(top: 64, left: 0, bottom: bottom, right: 0))
    rig.offset = 59_400 + bottom
    let hasRoom = 600 - 64 - bottom >= 50
    #expect(rig.dot.isHidden == !hasRoom)
    if hasRoom { #expect(rig.dot.frame.maxY == 600 - bottom - 10) }
  }

  @Test func `edge insets shorten the way of the dot alone`() {
    let rig = Rig()
    rig.scrubber.edgeInsets = EdgeInsets(top: 80, left: 10, bottom: 20, right: 10)
    #expect(rig.top == 80)
    rig.offset = 1e9
    #expect(rig.offset == 59_400)
    #expect(rig.top == 550)
  }

  @Test func `negative edge insets let the dot out`() {
    let rig = Rig()
    rig.scrubber.edgeInsets = EdgeInsets(top: -15, left: 0, bottom: -15, right: 0)
    #expect(rig.top == -15)
    rig.offset = 59_400
    #expect(rig.top == 585)
  }

  @Test func `a change of insets alone moves the dot at once`() {
    let rig = Rig()
    rig.offset = 59_400
    rig.view.contentInset = EdgeInsets(top: 64, left: 0, bottom: 50, right: 0)
    #expect(isClose(rig.top, 74 + (59_400.0 + 64) / 59_514 * 436))
  }

  @Test func `while content is pulled past an end the dot stays at its stop`() {
    let rig = Rig()
    for (from, way, stop) in [(0.0, 150.0, 10.0), (59_400, -150, 560)] {
      rig.offset = from
      rig.press(at: Point(x: 100, y: 300))
      for step in 1...15 {
        rig.pass(0.1)
        rig.move(to: Point(x: 100, y: 300 + way * Double(step) / 15))
        #expect(rig.top == stop)
      }
      #expect(rig.offset < 0 || rig.offset > 59_400)
      rig.release(at: Point(x: 100, y: 300 + way))
      for _ in 0..<60 {
        rig.frame(after: 1.0 / 60)
        #expect(rig.top == stop)
      }
      #expect(rig.offset == from)
    }
  }

  @Test func `steps over insets move the dot evenly`() {
    let rig = Rig.inset()
    var last = rig.top
    for offset in stride(from: -57.0, through: 2000, by: 7) {
      rig.offset = offset
      #expect(isClose(rig.top - last, 7 / 136.5))
      last = rig.top
    }
  }

  @Test func `rows of any height move the dot evenly and to the very end`() {
    let (rig, _) = Rig.uneven()
    #expect(rig.view.contentSize.height == 204_815)
    var last = rig.top
    for offset in stride(from: 1.0, through: 390, by: 1) {
      rig.offset = 101_945 + offset
      if offset > 1 { #expect(isClose(rig.top - last, 550 / 204_215.0)) }
      last = rig.top
    }
    rig.offset = 0
    rig.pressDot()
    rig.move(to: Point(x: 375, y: 2000))
    rig.release(at: Point(x: 375, y: 2000))
    #expect(rig.offset == 204_215)
  }

  @Test func `the wheel over uneven rows moves the dot one way, to the end, and it stays there`() {
    let (rig, _) = Rig.uneven()
    var last = rig.top
    for _ in 0..<3200 {
      rig.wheel(-1, at: Point(x: 100, y: 300))
      rig.frame(after: 0.016)
      #expect(rig.top >= last)
      last = rig.top
    }
    rig.wait(2)
    #expect(rig.offset == 204_215 && rig.top == 560)
  }

  @Test func `a fling that a program stops leaves the dot where the program wants it`() {
    let rig = Rig()
    rig.fling()
    rig.wait(0.3)
    rig.offset = 12_345
    for _ in 0..<30 {
      #expect(rig.offset == 12_345 && isClose(rig.top, 10 + 12_345 / 108.0))
      rig.frame(after: 1.0 / 60)
    }
  }

  @Test func `both axes are scrubbed on their own`() {
    let rig = Rig(
      viewport: Size(width: 800, height: 600),
      content: Size(width: 40_000, height: 20_000)
    )
    rig.scrubber.horizontalScrubbing = true
    rig.view.contentOffset = Point(x: 19_600, y: 19_400)
    #expect(rig.dot.frame.origin == Point(x: 385, y: 560))
    rig.pressDot()
    rig.move(to: rig.center.right(-375).down(-275))
    #expect(rig.view.contentOffset == Point(x: 0, y: 9700))
    rig.scrubber.verticalScrubbing = false
    rig.move(to: Point(x: 785, y: 25))
    #expect(rig.view.contentOffset.x == 39_200)
    #expect(rig.view.contentOffset.y == 9700)
  }
}

@Suite struct ShowingTests {
  @Test(arguments: [(1199, true), (1200, false), (1201, false)] as [(Double, Bool)])
  func `the dot shows from exactly the factor on`(height: Double, isHidden: Bool) {
    let rig = Rig(content: Size(width: 400, height: height))
    #expect(rig.dot.isHidden == isHidden)
    rig.view.contentSize.height = 1300
    #expect(!rig.dot.isHidden)
    rig.view.contentSize.height = height
    #expect(rig.dot.isHidden == isHidden)
  }

  /// 486 points lie between the insets.
  @Test(arguments: [(971, true), (972, false)] as [(Double, Bool)])
  func `the factor counts the area between the insets`(height: Double, isHidden: Bool) {
    let rig = Rig.inset()
    rig.view.contentSize.height = height
    #expect(rig.dot.isHidden == isHidden)
  }

  @Test func `a factor that binary numbers cannot hold is met exactly`() {
    let rig = Rig(content: Size(width: 400, height: 660))
    rig.scrubber.minimumVerticalScrollFactor = 1.1
    #expect(!rig.dot.isHidden)
  }

  @Test(arguments: [600, 700, 5000] as [Double])
  func `insets as large as the viewport hide the dot`(top: Double) {
    let rig = Rig()
    rig.scrubber.edgeInsets.top = -700
    rig.view.contentInset.top = top
    #expect(rig.dot.isHidden)
    #expect(rig.dot.frame.isFinite)
    rig.view.contentInset.top = 0
    #expect(!rig.dot.isHidden)
  }

  @Test(arguments: [50, 49, 30, 0] as [Double])
  func `without a way to travel a drag does nothing`(height: Double) {
    let rig = Rig(viewport: Size(width: 400, height: height))
    #expect(rig.dot.isHidden == (height < 50))
    #expect(rig.top == 10)
    guard !rig.dot.isHidden else { return }
    rig.pressDot()
    rig.move(to: rig.center.down(30))
    rig.move(to: rig.center.down(-300))
    rig.release(at: rig.center)
    #expect(rig.offset == 0)
    #expect(rig.top == 10)
  }

  @Test func `content of no size, or less, hides the dot and leaves no trace`() {
    let rig = Rig()
    for size in [Size.zero, Size(width: -10, height: -10), Size(width: 400, height: 600)] {
      rig.offset = 30_000
      rig.view.contentSize = size
      #expect(rig.dot.isHidden)
      #expect(rig.offset == 0)
      rig.view.contentSize = Size(width: 400, height: 60_000)
      #expect(!rig.dot.isHidden)
      #expect(rig.top == 10)
    }
  }

  @Test func `short content has no dot, whatever is tried`() {
    let rig = Rig.short()
    rig.wheel(10, at: Point(x: 100, y: 100))
    rig.wheel(-10, at: rig.center)
    rig.pressDot()
    #expect(!rig.scrubber.isScrubbing)
    rig.move(to: rig.center.down(100))
    rig.release(at: rig.center.down(100))
    rig.waitForRest()
    #expect(rig.dot.isHidden)
    #expect(rig.offset == 0)
  }

  @Test func `an axis that is switched off hides the dot`() {
    let rig = Rig()
    rig.scrubber.verticalScrubbing = false
    #expect(rig.dot.isHidden)
    rig.scrubber.horizontalScrubbing = true
    #expect(rig.dot.isHidden)
    rig.view.contentSize.width = 800
    #expect(!rig.dot.isHidden)
  }

  @Test func `zooming hides the dot, if that is wanted`() {
    let rig = Rig(content: Size(width: 400, height: 2000))
    rig.view.maximumZoomScale = 4
    rig.scrubber.hideWhileZooming = true
    rig.pinch(1, .began)
    rig.pinch(2, .changed)
    #expect(rig.dot.isHidden)
    rig.scrubber.hideWhileZooming = false
    #expect(!rig.dot.isHidden)
    rig.scrubber.hideWhileZooming = true
    #expect(rig.dot.isHidden)
    rig.pinch(2, .ended)
    rig.waitForRest()
    #expect(!rig.dot.isHidden)
    #expect(rig.view.contentSize.height == 4000)
    #expect(isClose(rig.top, 10 + rig.offset / 3400 * 550))
  }
}
