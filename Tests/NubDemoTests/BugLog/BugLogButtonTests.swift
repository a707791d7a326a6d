// Reports about buttons other than the main one, and about holds that outlive the window's focus,
// tried on what the program adds to the library: several things in one window.

import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber
import Testing

@testable import NubDemo

@Suite struct BugLogButtonTests {
  private static let size = Size(width: 480, height: 720)

  /// A scene, and hands that do one thing each millisecond.
  private final class Hands {
    let session: Session
    private var now = 1.0
    private(set) var quits = 0

    init(_ scene: any Scene) {
      session = Session(scene, script: [])
      session.onQuit = { [unowned self] in quits += 1 }
    }

    private var time: Timestamp {
      now += 0.001
      return Timestamp(seconds: now)
    }

    func press(_ button: PointerButton, at point: Point, pointer: Int = 0) {
      session.handle(.input(.press(at: point, pointer: pointer, button: button, time: time)))
    }

    func move(to point: Point, pointer: Int = 0) {
      session.handle(.input(.move(to: point, pointer: pointer, time: time)))
    }

    func release(_ button: PointerButton, at point: Point, pointer: Int = 0) {
      session.handle(.input(.release(at: point, pointer: pointer, button: button, time: time)))
    }

    func click(_ button: PointerButton, at point: Point) {
      press(button, at: point)
      release(button, at: point)
    }

    func wheel(_ notches: Double, at point: Point) {
      session.handle(.input(.wheel(Vector(x: 0, y: notches), at: point, time: time)))
    }

    func wait(_ seconds: Double) {
      let end = now + seconds
      while now < end {
        now += 1.0 / 60
        _ = session.advance(to: time)
      }
    }

    func loseFocus() { session.handle(.focusLost(time)) }

    func key(_ name: String) {
      session.handle(.input(.key(Key(rawValue: name), time: time)))
    }
  }

  private func cards() -> CardsScene { CardsScene(HeadlessRun.resources(size: Self.size)) }

  /// Places on the knob, in the row, beside everything.
  private static let places = [
    Point(x: 35, y: CardsLayout(size).rowBar.center.y), Point(x: 200, y: 150),
    Point(x: 200, y: CardsLayout(size).rowBar.maxY + 12),
  ]

  @Test(arguments: places, [PointerButton.secondary, .middle])
  func `after a click of another button the next press goes astray`(
    place: Point,
    button: PointerButton
  ) {
    let scene = cards()
    let hands = Hands(scene)
    hands.click(button, at: place)
    // A middle click in the row has it scroll by itself; the next press ends that, and no more.
    if button == .middle, place == Self.places[1] { hands.click(.primary, at: place) }
    hands.press(.primary, at: Self.places[0])
    hands.move(to: Self.places[0] + Vector(x: 100, y: 0))
    let range = scene.stage.scroll.contentOffsetRange(along: .horizontal)
    #expect(abs(scene.stage.scroll.contentOffset.x - range.upperBound * 100 / 410) < 1e-6)
  }

  @Test func `a finger on a knob holds it for ever when the window has lost the focus`() {
    let scene = cards()
    let hands = Hands(scene)
    let knob = Self.places[0]
    hands.press(.primary, at: knob, pointer: 1)
    hands.move(to: knob + Vector(x: 50, y: 0), pointer: 1)
    let offset = scene.stage.scroll.contentOffset.x
    #expect(offset > 0)
    hands.loseFocus()
    hands.move(to: knob + Vector(x: 90, y: 0), pointer: 1)
    #expect(abs(scene.stage.scroll.contentOffset.x - offset) <= 0.5)
    hands.press(.primary, at: knob + Vector(x: 50, y: 0))
    hands.move(to: knob + Vector(x: 410, y: 0))
    let range = scene.stage.scroll.contentOffsetRange(along: .horizontal)
    #expect(scene.stage.scroll.contentOffset.x > range.upperBound * 0.95)
  }

  @Test func `the wheel over a bar does nothing, or goes another way than over its cards`() {
    func notch(at point: Point) -> Double {
      let scene = cards()
      let hands = Hands(scene)
      hands.wheel(-1, at: point)
      hands.wait(1)
      return scene.stage.scroll.contentOffset.x
    }
    let way = notch(at: Self.places[1])
    #expect(way > 20)
    // The knob, a place beside it where it can still be taken, the empty track.
    let knob = Self.places[0]
    for place in [knob, knob + Vector(x: 0, y: 8), knob + Vector(x: 300, y: 0)] {
      #expect(notch(at: place) == way)
    }
    #expect(notch(at: Self.places[2]) == 0)
  }

  @Test(arguments: [PointerButton.secondary, .middle])
  func `a click of another button on the panel keeps the content from being dragged`(
    button: PointerButton
  ) {
    let size = Size(width: 720, height: 444)
    let scene = PlaygroundScene(HeadlessRun.resources(size: size))
    let hands = Hands(scene)
    hands.click(button, at: PlaygroundLayout(size).panel.center)
    if button == .middle { hands.click(.primary, at: PlaygroundLayout(size).panel.center) }
    hands.press(.primary, at: scene.stage.scrubber.scrubberView.frame.center)
    #expect(scene.stage.scrubber.isScrubbing)
    hands.click(.secondary, at: Point(x: 100, y: 100))
    #expect(scene.stage.scrubber.isScrubbing)
    hands.release(.primary, at: scene.stage.scrubber.scrubberView.frame.center)
    #expect(!scene.stage.scrubber.isScrubbing)
  }

  private func shell() -> Shell {
    Shell(
      .table,
      HeadlessRun.resources(size: Self.size),
      showsBar: true,
      reducesMotion: false
    ) { _, resources in PlainScene(resources) }
  }

  @Test func `two buttons close the sheet of keys and leave the dot in a hand that is gone`() {
    let shell = shell()
    let hands = Hands(shell)
    let dot = shell.stage.scrubber.scrubberView.frame.center
    hands.key("F1")
    hands.press(.secondary, at: dot)
    hands.press(.primary, at: dot)
    hands.release(.primary, at: dot)
    hands.release(.secondary, at: dot)
    #expect(!shell.stage.scrubber.isScrubbing)
    hands.press(.primary, at: dot)
    hands.key("F1")
    hands.press(.secondary, at: dot)
    hands.release(.primary, at: dot)
    hands.release(.secondary, at: dot)
    #expect(!shell.stage.scrubber.isScrubbing)
  }

  @Test func `Escape quits in the middle of a drag after another button was let go`() {
    let shell = shell()
    let hands = Hands(shell)
    let dot = shell.stage.scrubber.scrubberView.frame.center
    hands.press(.primary, at: dot)
    hands.click(.secondary, at: dot)
    hands.key("Escape")
    #expect(hands.quits == 0 && !shell.stage.scrubber.isScrubbing)
  }
}
