// Content that rests at multiples of the viewport.

import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Testing

@Suite struct PagingTests {
  func rig(pages: Double = 10, length: Double = 400) -> Rig {
    let rig = Rig(
      viewport: Size(width: 400, height: length),
      content: Size(width: 400, height: length * pages)
    )
    rig.view.isPagingEnabled = true
    return rig
  }

  @Test(arguments: [(180.0, 0.0), (200, 400), (260, 400), (-180, 0), (-250, -400)])
  func `a slow drag turns at another place than the middle`(way: Double, page: Double) {
    let rig = rig()
    rig.y = 2000
    rig.drag(to: Point(x: 200, y: 300 - way - (way > 0 ? 10 : -10)), rest: 0.3)
    rig.settle()
    #expect(rig.y == 2000 + page)
  }

  @Test(arguments: [400.0, 8000, 60_000])
  func `a throw skips pages`(velocity: Double) {
    for sign in [1.0, -1] {
      let rig = rig(pages: 100)
      rig.y = 4000
      rig.recorder.forget()
      rig.press()
      for step in 1...5 {
        rig.skip(0.01)
        rig.move(200, 300 - sign * velocity * 0.01 * Double(step))
      }
      rig.release(200, 300 - sign * velocity * 0.05)
      rig.settle()
      #expect(rig.y == 4000 + sign * 400)
      #expect(rig.recorder.last(.willEndDragging)?.target.y == rig.y)
    }
  }

  @Test func `a drag across several pages skips them`() {
    let rig = rig()
    rig.drag(from: Point(x: 200, y: 2000), to: Point(x: 200, y: 300), over: 1, rest: 0.3)
    rig.settle()
    #expect(rig.y == 400)
  }

  @Test func `a hesitant swipe turns the page`() {
    let rig = rig()
    rig.y = 400
    rig.drag(to: Point(x: 200, y: 250), over: 1)
    rig.settle()
    #expect(rig.y == 400)
  }

  @Test func `a throw back from beyond the middle goes on`() {
    let rig = rig()
    rig.y = 400
    rig.press()
    rig.move(200, 20)
    rig.run(0.5)
    for step in 1...5 {
      rig.skip(0.01)
      rig.move(200, 20 + 5 * Double(step))
    }
    rig.release(200, 45)
    rig.settle()
    #expect(rig.y == 400)
  }

  @Test func `the last page is as long as the others`() {
    let rig = rig(pages: 2.5)
    rig.y = 400
    rig.fling(1000)
    rig.settle()
    #expect(rig.y == 600)
    rig.drag(to: Point(x: 200, y: 340), rest: 0.3)
    rig.settle()
    #expect(rig.y == 600)
    rig.drag(to: Point(x: 200, y: 430), rest: 0.3)
    rig.settle()
    #expect(rig.y == 400)
    rig.fling(2000)
    rig.settle()
    rig.fling(-1000)
    rig.settle()
    #expect(rig.y == 400)
  }

  @Test func `a release exactly on a page decelerates`() {
    let rig = rig()
    rig.drag(from: Point(x: 200, y: 510), to: Point(x: 200, y: 100), rest: 0.3)
    #expect(rig.y == 400)
    #expect(rig.recorder.last(.didEndDragging)?.willDecelerate == false)
    rig.drag(to: Point(x: 200, y: 330), rest: 0.3)
    #expect(rig.recorder.last(.didEndDragging)?.willDecelerate == true)
  }

  @Test func `paging moves the other axis`() {
    let rig = Rig(
      viewport: Size(width: 400, height: 400),
      content: Size(width: 4000, height: 4000)
    )
    rig.view.isPagingEnabled = true
    rig.view.contentOffset = Point(x: 800, y: 1200)
    rig.fling(2000)
    rig.settle()
    #expect(rig.view.contentOffset == Point(x: 800, y: 1600))
    rig.fling(2000, across: -2000)
    rig.settle()
    #expect(rig.view.contentOffset == Point(x: 400, y: 2000))
  }

  @Test func `the page is lost when the view shrinks to nothing and grows back`() {
    let rig = rig()
    rig.y = 1200
    rig.view.frame.size.height = 0
    rig.view.frame.size.height = 400
    #expect(rig.y == 1200)
    rig.view.frame.size.height = 250
    #expect(rig.y == 750)
    rig.view.frame.size.height = 0
    rig.view.contentSize.height = 5000
    rig.view.frame.size.height = 500
    #expect(rig.y == 1500)
  }

  @Test func `a resize in flight lands between pages`() {
    let rig = rig()
    rig.y = 800
    rig.fling(1000)
    rig.run(0.1)
    rig.view.frame.size.height = 300
    rig.settle()
    #expect(rig.y == 900)
  }

  @Test func `a resize under a finger turns many pages at the release`() {
    let rig = rig()
    rig.y = 2000
    rig.drag(to: Point(x: 200, y: 280), rest: nil)
    rig.view.frame.size.height = 100
    #expect(isNear(rig.y, 2010))
    rig.run(0.3)
    rig.release(200, 280)
    rig.settle()
    #expect(rig.y == 2000)
  }

  @Test func `pages are counted from zero and not from the beginning`() {
    let rig = rig()
    rig.view.contentInset.top = 64
    #expect(rig.y == -64)
    rig.fling(500)
    rig.settle()
    #expect(rig.y == 336)
    rig.view.contentInset.top = 0
    #expect(rig.y == 400)
  }

  @Test func `pages of a broken length rest between pixels or drift`() {
    let rig = rig(pages: 30, length: 333.3)
    for page in 1...20 {
      rig.fling(500)
      rig.settle()
      #expect(rig.y == (333.3 * Double(page)).rounded())
    }
  }

  @Test func `the rounding of a page to a pixel counts as way to it`() {
    let rig = rig(pages: 30, length: 333.3)
    rig.y = 667
    rig.press()
    rig.skip(0.02)
    rig.move(200, 310.25)
    rig.release(200, 310.25)
    #expect(rig.recorder.last(.willEndDragging)?.velocity.y ?? 0 < -200)
    rig.settle()
    #expect(rig.y == 333)
  }

  @Test func `a stretched page loses its size or its place`() {
    let rig = rig()
    rig.drag(to: Point(x: 200, y: 500), rest: 0.3)
    #expect(rig.y < 0)
    rig.settle()
    #expect(rig.y == 0)
    rig.view.isPagingEnabled = true
    rig.drag(to: Point(x: 200, y: 500))
    rig.settle()
    #expect(rig.y == 0)
  }

  @Test func `growing content turns the page`() {
    let rig = rig(pages: 2.5)
    rig.y = 600
    rig.view.contentSize.height = 4000
    #expect(rig.y == 600)
    rig.fling(500)
    rig.settle()
    #expect(rig.y == 800)
  }

  @Test func `a delegate cannot choose another page`() {
    let rig = rig()
    rig.recorder.retarget = { _, _ in Point(x: 0, y: 2000) }
    rig.fling(500)
    rig.settle()
    #expect(rig.y == 2000)
  }
}
