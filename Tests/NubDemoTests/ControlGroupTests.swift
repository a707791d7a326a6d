import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Testing

@testable import NubDemo

/// What controls were told to do.
private final class Log {
  var presses = 0
  var steps: [Double] = []
  var turns: [Bool] = []
  var choices: [Int] = []
  var damage: [Rect] = []
}

@Suite struct ControlGroupTests {
  private let log = Log()
  private let group = ControlGroup()
  private let button: ButtonControl
  private let stepper: StepperControl
  private let toggle: SwitchControl
  private let choice: SegmentedControl

  init() {
    let look = ControlLook(.light, BitmapTypesetter(), scale: 1)
    let log = log
    button = ButtonControl("Press", look: look) { log.presses += 1 }
    stepper = StepperControl(5, .multiples(of: 1, within: 0...100), look: look) {
      log.steps.append($0)
    }
    toggle = SwitchControl(isOn: false, look: look) { log.turns.append($0) }
    choice = SegmentedControl(["one", "two", "six"], selection: 0, look: look) {
      log.choices.append($0)
    }
    button.frame = Rect(x: 10, y: 10, width: 100, height: 28)
    stepper.frame = Rect(x: 10, y: 60, width: 120, height: 28)
    toggle.frame = Rect(x: 10, y: 110, width: 40, height: 22)
    choice.frame = Rect(x: 10, y: 160, width: 180, height: 28)
    for control in [button, stepper, toggle, choice] as [any Control] { group.add(control) }
    group.onDamage = { log.damage.append($0) }
  }

  private func time(_ seconds: Double) -> Timestamp { Timestamp(seconds: seconds) }

  @discardableResult
  private func press(_ point: Point, pointer: Int = 0, at seconds: Double = 0) -> Bool {
    group.handle(.press(at: point, pointer: pointer, time: time(seconds)))
  }

  @discardableResult
  private func move(_ point: Point, pointer: Int = 0, at seconds: Double = 0) -> Bool {
    group.handle(.move(to: point, pointer: pointer, time: time(seconds)))
  }

  @discardableResult
  private func release(_ point: Point, pointer: Int = 0, at seconds: Double = 0) -> Bool {
    group.handle(.release(at: point, pointer: pointer, time: time(seconds)))
  }

  @discardableResult
  private func key(_ key: Key) -> Bool { group.handle(.key(key, time: time(0))) }

  // MARK: Pointers

  @Test func `a button acts when it is released, not when it is pressed`() {
    press(button.frame.center)
    #expect(log.presses == 0)
    #expect(button.state.pressed == 0)
    release(button.frame.center)
    #expect(log.presses == 1)
    #expect(button.state.pressed == nil)
  }

  @Test func `a button released elsewhere does not act, and looks so before`() {
    press(button.frame.center)
    move(Point(x: 300, y: 300))
    #expect(button.state.pressed == nil)
    move(button.frame.center)
    #expect(button.state.pressed == 0)
    release(Point(x: 300, y: 300))
    #expect(log.presses == 0)
  }

  @Test func `a cancelled press does not act`() {
    press(button.frame.center)
    group.handle(.cancel(time: time(0)))
    release(button.frame.center)
    #expect(log.presses == 0)
    #expect(!group.isHolding)
  }

  @Test func `a second pointer does not disturb the first`() {
    press(button.frame.center)
    press(toggle.frame.center, pointer: 1)
    release(toggle.frame.center, pointer: 1)
    release(button.frame.center)
    #expect(log.presses == 1)
    #expect(log.turns.isEmpty)
  }

  @Test func `other buttons of the mouse do nothing`() {
    let point = button.frame.center
    #expect(!group.handle(.press(at: point, button: .secondary, time: time(0))))
    group.handle(.release(at: point, button: .secondary, time: time(0)))
    #expect(log.presses == 0)
  }

  @Test func `a switch turns with each press`() {
    for _ in 0..<2 {
      press(toggle.frame.center)
      release(toggle.frame.center)
    }
    #expect(log.turns == [true, false])
  }

  @Test func `a choice is made where it is pressed, and only if it is another`() {
    press(choice.frame.center)
    release(choice.frame.center)
    press(choice.frame.center)
    release(choice.frame.center)
    #expect(log.choices == [1])
    #expect(choice.selection == 1)
  }

  @Test func `a disabled control cannot be hit, hovered or focused`() {
    button.isEnabled = false
    #expect(!press(button.frame.center))
    #expect(!group.isHovering)
    #expect(group.moveFocus(forward: true))
    #expect(stepper.state.isFocused)
  }

  // MARK: Holding

  @Test func `a held stepper goes on after a third of a second`() {
    let plus = Point(x: 120, y: 74)
    press(plus, at: 0)
    #expect(log.steps == [6])
    #expect(group.advance(to: time(0.1)) == .at(time(0.33)))
    _ = group.advance(to: time(0.33))
    #expect(log.steps == [6, 7])
    _ = group.advance(to: time(0.39))
    #expect(log.steps == [6, 7, 8])
    move(Point(x: 300, y: 300), at: 0.4)
    _ = group.advance(to: time(0.45))
    #expect(log.steps == [6, 7, 8])
    release(plus, at: 0.5)
    #expect(group.advance(to: time(1)) == .none)
    #expect(log.steps == [6, 7, 8])
  }

  @Test func `a press that may become a drag acts when it is released`() {
    let plus = Point(x: 120, y: 74)
    group.handle(.press(at: plus, pointer: 1, time: time(0)), waits: true)
    #expect(log.steps.isEmpty)
    release(plus, pointer: 1, at: 0.1)
    #expect(log.steps == [6])
  }

  @Test func `a stepper stops at its limits`() {
    stepper.value = 99.5
    press(Point(x: 120, y: 74))
    release(Point(x: 120, y: 74))
    press(Point(x: 120, y: 74))
    #expect(log.steps == [100])
  }

  // MARK: Keys and focus

  @Test func `the focus goes through the controls in order and leaves at the end`() {
    for control in group.controls {
      #expect(group.moveFocus(forward: true))
      #expect(control.state.isFocused)
    }
    #expect(!group.moveFocus(forward: true))
    #expect(group.controls.allSatisfy { !$0.state.isFocused })
    #expect(group.moveFocus(forward: false))
    #expect(choice.state.isFocused)
  }

  @Test func `keys operate what has the focus`() {
    #expect(!key(.space))
    #expect(group.moveFocus(forward: true))
    key(.space)
    key(Key(rawValue: "Return"))
    #expect(log.presses == 2)
    #expect(!key(.down))
    #expect(group.moveFocus(forward: true))
    key(.right)
    key(.down)
    key(.pageUp)
    #expect(log.steps.last == 15)
    #expect(group.moveFocus(forward: true))
    key(.space)
    key(.left)
    #expect(log.turns == [true, false])
    #expect(group.moveFocus(forward: true))
    key(.end)
    key(.left)
    #expect(log.choices == [2, 1])
  }

  @Test func `keys with Ctrl are not for controls`() {
    #expect(group.moveFocus(forward: true))
    #expect(!group.handle(.key(.space, modifiers: .ctrl, time: time(0))))
    #expect(log.presses == 0)
  }

  @Test func `a press gives the focus without the ring, and the next key shows it`() {
    press(toggle.frame.center)
    release(toggle.frame.center)
    #expect(group.focus == 2)
    #expect(!toggle.state.isFocused)
    key(.space)
    #expect(toggle.state.isFocused)
    press(Point(x: 300, y: 300))
    #expect(group.focus == nil)
  }

  // MARK: Hover and damage

  @Test func `only what changes its look is drawn anew`() {
    move(button.frame.center)
    #expect(log.damage.count == 1)
    #expect(log.damage.first?.contains(button.frame.center) == true)
    #expect(log.damage.first?.intersection(stepper.frame).isEmpty == true)
    move(button.frame.center + Vector(x: 5, y: 0))
    #expect(log.damage.count == 1)
    group.handle(.leave(time: time(0)))
    #expect(log.damage.count == 2)
    #expect(button.state.hovered == nil)
  }

  @Test func `a finger does not hover`() {
    move(button.frame.center, pointer: 1)
    #expect(log.damage.isEmpty)
  }

  @Test func `hovering repaints the one control and nothing else`() {
    var renderer = FrameRenderer()
    let size = PixelSize(width: 300, height: 300)
    var picture = PixelBuffer(size: size)
    func render() -> [PixelRect] {
      picture.withMutableSpan { span in
        renderer.render(size: size, scale: 1, stride: 300, into: &span) { list in
          list.fill(Rect(x: 0, y: 0, width: 300, height: 300), .white)
          group.draw(Rect(x: 0, y: 0, width: 300, height: 300), into: &list)
        }
      }
    }
    _ = render()
    #expect(render().isEmpty)
    #expect(renderer.statistics.pixelsWritten == 0)
    move(button.frame.center)
    let changed = render()
    #expect(!changed.isEmpty)
    #expect(renderer.statistics.pixelsPresented <= 100 * 28)
    for rect in changed {
      #expect(rect.y >= 10 && rect.y + rect.height <= 38)
    }
  }
}
