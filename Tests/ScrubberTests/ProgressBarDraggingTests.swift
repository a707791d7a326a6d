// Taking hold of the knob of a bar, dragging it, letting it go.

import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber
import Testing

@Suite struct ProgressBarDraggingTests {
  @Test func `the knob stays under the pointer and the content follows`() {
    let rig = BarRig()
    #expect(rig.press(30))
    #expect(rig.offset == 0 && !rig.bar.isDragging)
    #expect(rig.move(30 + 152.5))
    #expect(rig.bar.isDragging)
    #expect(rig.knob == 152.5 && rig.offset == 482.5)
    #expect(rig.move(1000, y: 300))
    #expect(rig.knob == 305 && rig.offset == 965)
    #expect(rig.move(-1000))
    #expect(rig.knob == 0 && rig.offset == 0)
    #expect(rig.move(31))
    #expect(isClose(rig.offset, 965 / 305.0))
    #expect(rig.release(31))
    #expect(rig.offset == 3)
    rig.frame()
    rig.frame(after: 1)
    #expect(isClose(rig.knob, 3 * BarRig.ratio))
    #expect(!rig.move(100) && rig.offset == 3)
  }

  @Test func `a mouse takes the knob within 6 points, a finger within 48 x 48`() {
    for (pointer, x, y, isTaken) in [
      (0, 20, 4, true), (0, -6, 4, true), (0, -7, 4, false), (0, 46, 13.5, true),
      (0, 46, 14, false), (5, -4, 4, true), (5, -5, 4, false), (5, 20, 28, true),
      (5, 20, -20, true), (5, 20, 29, false), (0, 200, 4, false),
    ] as [(Int, Double, Double, Bool)] {
      let rig = BarRig()
      #expect(rig.press(x, y: y, pointer: pointer) == isTaken)
    }
  }

  @Test func `a hidden bar, another button and a wheel are not the bar's`() {
    let rig = BarRig()
    rig.bar.isHidden = true
    #expect(!rig.press(20))
    rig.bar.isHidden = false
    let point = Point(x: 20, y: 4)
    #expect(!rig.bar.handle(.press(at: point, button: .secondary, time: rig.now)))
    #expect(!rig.bar.handle(.wheel(Vector(x: 0, y: 1), at: point, time: rig.now)))
    #expect(!rig.move(20))
    #expect(!rig.bar.handle(.cancel(time: rig.now)))
  }

  @Test func `a finger drags after 4 points and has then lost none`() {
    let rig = BarRig()
    #expect(rig.press(20, pointer: 2))
    #expect(rig.move(23, pointer: 2))
    #expect(rig.offset == 0)
    #expect(rig.move(25, pointer: 2))
    #expect(rig.knob == 5)
    #expect(!rig.press(25, pointer: 3))
    #expect(rig.bar.handle(.leave(pointer: 2, time: rig.now)) == false)
    #expect(rig.move(30, pointer: 2))
    #expect(rig.knob == 10)
    #expect(rig.bar.handle(.cancel(pointer: 2, time: rig.now)))
    #expect(!rig.bar.isDragging)
  }

  @Test func `a knob caught on its way stays in hand, and no content jumps`() {
    let rig = BarRig()
    rig.offset = 965
    rig.frame()
    rig.frame(after: 0.25)
    #expect(rig.press(170))
    #expect(isClose(rig.knob, 305))
    #expect(rig.offset == 965)
    rig.bar.scrollView = nil
    let other = BarRig()
    other.offset = 600
    other.frame()
    other.frame(after: 0.25)
    let place = other.knob
    #expect(other.press(place + 20))
    #expect(other.knob == place && other.offset == 600)
    other.frame(after: 1)
    #expect(other.knob == place)
    #expect(other.move(place + 21))
    #expect(isClose(other.knob, place + 1))
    #expect(other.offset > 600 && other.offset < 605)
  }

  @Test func `content that grows under the hand moves neither knob nor content`() {
    let rig = BarRig()
    #expect(rig.press(20))
    #expect(rig.move(20 + 152.5))
    rig.view.contentSize.width = 4000
    #expect(rig.knob == 152.5 && rig.offset == 482.5)
    #expect(rig.move(1000))
    #expect(rig.offset == 3625 && rig.knob == 305)
    rig.view.contentSize.width = 100
    #expect(rig.knob == 0 && rig.offset == 0)
    #expect(rig.move(30) && rig.offset == 0)
    #expect(rig.release(30))
  }

  @Test func `a press on the knob stops a fling`() {
    let rig = BarRig(contentWidth: 100_000)
    var x = 350.0
    rig.view.handle(.press(at: Point(x: x, y: 100), time: rig.now))
    for _ in 0..<10 {
      x -= 20
      rig.frame(after: 0.01)
      rig.view.handle(.move(to: Point(x: x, y: 100), time: rig.now))
    }
    rig.view.handle(.release(at: Point(x: x, y: 100), time: rig.now))
    rig.frame(after: 0.2)
    #expect(rig.view.isDecelerating)
    #expect(rig.press(rig.knob + 20))
    #expect(!rig.view.isDecelerating)
    let offset = rig.offset
    rig.frame(after: 0.5)
    #expect(rig.offset == offset)
    #expect(rig.release(rig.knob + 20))
    #expect(rig.offset == rig.offset.rounded())
  }

  @Test func `turning the bar or taking its scroll view ends the drag`() {
    let rig = BarRig()
    #expect(rig.press(20) && rig.move(50))
    rig.bar.axis = .vertical
    #expect(!rig.bar.isDragging && !rig.move(80))
    rig.bar.axis = .horizontal
    #expect(rig.press(rig.knob + 20) && rig.move(100))
    rig.bar.scrollView = nil
    #expect(!rig.bar.isDragging && !rig.move(120))
    #expect(rig.offset == rig.offset.rounded())
  }

  @Test func `a scroll view does not keep its bar alive`() {
    let rig = BarRig()
    weak var weakBar: ScrollProgressBar?
    do {
      let bar = ScrollProgressBar()
      weakBar = bar
      bar.scrollView = rig.view
    }
    #expect(weakBar == nil)
    rig.offset = 100
    rig.frame(after: 1)
  }
}
