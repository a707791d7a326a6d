// Random scripts for the whole program: what hands, windows, clocks and programs do, in any order. A
// script is all there is to a case, so that the program itself can play it.

import ScrollGeometry
import ScrollPhysics
import ScrollUI
import TestSupport

@testable import NubDemo

/// A scene and what happens to it.
struct StackScript {
  /// What is shown at first.
  let scene: Options.SceneName
  /// The rows of the table.
  let rows: Int
  /// What happens, with the window first and frames in between.
  var events: [ScriptEvent]

  /// The command that plays it, and the script, for a report; texts and pictures are the test's own.
  var report: String {
    "nub --headless --scene \(scene.rawValue) --rows \(rows) --script FILE, with\n"
      + events.map(\.line).joined(separator: "\n")
  }

  /// Makes a case.
  ///
  /// - Parameters:
  ///   - seed: The same seed gives the same case.
  ///   - count: How many events there are besides frames.
  init(seed: UInt64, count: Int) {
    var maker = StackScriptMaker(seed: seed)
    scene = maker.pick([.plain, .plain, .plain] + Options.SceneName.allCases)
    rows = maker.pick([0, 1, 100, 1_000_000, 1_000_000_000])
    maker.isPlain = scene == .plain
    maker.begin()
    for _ in 0..<count { maker.step() }
    maker.end()
    events = maker.events
  }
}

/// A script in the making, and where fingers are in it.
private struct StackScriptMaker {
  private(set) var events: [ScriptEvent] = []
  var isPlain = false
  private var random: SplitMix64
  private var time = 0.0
  /// How far the clock of the window has run away from the order of the lines.
  private var lead = 0.0
  private var size = Size.zero
  private var places: [Int: Point] = [:]

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  mutating func pick<T>(_ choices: [T]) -> T {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }

  mutating func begin() {
    size = someSize()
    add(.window(size, scale: pick([1, 1, 1, 1.25, 1.5, 2, 3])))
    frame(after: 0)
  }

  /// Lets go of everything and waits for rest.
  mutating func end() {
    for pointer in places.keys.sorted() { input { .cancel(pointer: pointer, time: $0) } }
    places = [:]
    add(.focusLost)
    // Whatever a setting made slow.
    for _ in 0..<40 { frame(after: 0.016) }
    for _ in 0..<60 { frame(after: 3) }
  }

  mutating func step() {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<14: press()
    case 14..<44: move()
    case 44..<52: lift()
    case 52..<60: wheel()
    case 60..<64: pinch()
    case 64..<70: key()
    case 70..<74: resize()
    case 74..<82: set()
    case 82..<86: scroll()
    case 86..<88: add(isPlain ? .contentSize(someContent()) : .flash)
    case 88: add(.focusLost)
    default: add(.flash)
    }
    let isFrame = number(0...1) < 0.4
    guard isFrame else { return }
    switch Int.random(in: 0..<40, using: &random) {
    case 0: frame(after: 0)
    case 1: frame(after: number(0...3))
    case 2:
      lead += pick([-3600, -2, -0.1, 0.5, 3600])
      frame(after: 0.016)
    default: frame(after: number(0.001...0.03))
    }
  }

  // MARK: Lines

  private mutating func add(_ action: ScriptAction, after pause: Double = 0) {
    time += pause
    let own = time + lead
    events.append(ScriptEvent(at: time, ownTime: own == time ? nil : own, action: action))
  }

  private mutating func frame(after pause: Double) {
    add(.frame, after: pause)
  }

  private mutating func input(_ event: (Timestamp) -> InputEvent) {
    time += number(0...1) < 0.1 ? 0 : number(0...0.01)
    // Some events are reported late, some have a time of their own making.
    let late = number(0...1) < 0.1 ? number(-0.05...0.02) : 0
    let own = time + lead + late
    let action = ScriptAction.input(event(Timestamp(seconds: own)))
    events.append(ScriptEvent(at: time, ownTime: own == time ? nil : own, action: action))
  }

  // MARK: Hands

  private mutating func press() {
    let pointer = pick([0, 0, 0, 1, 2])
    let button = pick([PointerButton.primary, .primary, .primary, .middle, .secondary])
    let place = somePlace()
    places[pointer] = place
    input { .press(at: place, pointer: pointer, button: button, time: $0) }
  }

  private mutating func move() {
    let pointer = places.keys.min() ?? 0
    let before = places[pointer] ?? somePlace()
    let reach = pick([3.0, 30, 300])
    let place = before + Vector(x: number(-reach...reach) / 4, y: number(-reach...reach))
    if places[pointer] != nil { places[pointer] = place }
    input { .move(to: place, pointer: pointer, time: $0) }
  }

  private mutating func lift() {
    let pointer = places.keys.max() ?? pick([0, 1])
    let place = places[pointer] ?? somePlace()
    places[pointer] = nil
    let button = pick([PointerButton.primary, .primary, .middle, .secondary])
    switch Int.random(in: 0..<10, using: &random) {
    case 0: input { .cancel(pointer: pointer, time: $0) }
    case 1: input { .leave(pointer: pointer, time: $0) }
    default: input { .release(at: place, pointer: pointer, button: button, time: $0) }
    }
  }

  private mutating func wheel() {
    let notches = Vector(x: pick([0, 0, 1, -0.3]), y: pick([1, -1, -3, 0.125, -20, 1e6, 0]))
    let modifiers: Modifiers = pick([[], [], [], .shift, .ctrl, .alt])
    let place = somePlace()
    input { .wheel(notches, at: place, modifiers: modifiers, time: $0) }
  }

  private mutating func pinch() {
    let phase = pick([GesturePhase.began, .changed, .changed, .ended, .cancelled])
    let scale = number(0.2...4)
    let place = somePlace()
    input { .pinch(scale: scale, at: place, phase: phase, time: $0) }
  }

  private mutating func key() {
    // Escape ends the run when nothing is held; it has tests of its own.
    let names = [
      "Up", "Down", "Left", "Right", "PageUp", "PageDown", "Home", "End", "Space", "Tab", "Return",
      "1", "2", "3", "4", "R", "T", "M", "F1", "F11", "A",
    ]
    let key = Key(rawValue: pick(names))
    let modifiers: Modifiers = pick([[], [], [], .shift, .alt])
    input { .key(key, modifiers: modifiers, time: $0) }
  }

  // MARK: Windows and programs

  private mutating func resize() {
    size = number(0...1) < 0.15 ? Size(width: number(0...3), height: number(0...3)) : someSize()
    let scale = number(0...1) < 0.2 ? pick([1, 1.5, 2.0]) : nil
    add(.resize(size, scale: scale))
  }

  private mutating func scroll() {
    let target = Point(x: number(-500...3000), y: pick([0, 1e9, number(-100...60_000)]))
    add(.scrollTo(target, animated: Bool.random(using: &random)))
  }

  private mutating func set() {
    let (key, value) = someSetting()
    guard let change = try? SettingChange(key: key, value: value) else { return }
    add(.set(change))
  }

  private mutating func someSetting() -> (String, JSON) {
    let flags = [
      "scroll.bounces", "scroll.bounces", "scroll.alwaysBounceVertical", "scroll.isPagingEnabled",
      "scroll.alwaysBounceHorizontal", "scroll.isScrollEnabled", "scroll.isDirectionalLockEnabled",
      "scroll.bouncesZoom", "scroll.behavior.reducesMotion", "scrubber.horizontalScrubbing",
      "scrubber.verticalScrubbing", "scrubber.hideWhileZooming",
      "scrubber.selectOnContentSizeChange", "scrubber.selectOnAnyContentOffsetChange",
    ]
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return ("scroll.contentInset", insets())
    case 1: return ("scrubber.edgeInsets", insets())
    case 2:
      return (pick(["scrubber.horizontalAlignment", "scrubber.verticalAlignment"]), alignment())
    case 3: return ("scroll.decelerationRate", .string(pick(["normal", "fast"])))
    case 4: return ("scroll.maximumZoomScale", .number(pick([1, 3, 10])))
    case 5: return ("scroll.minimumZoomScale", .number(pick([1, 0.5, 0.1])))
    case 6: return ("scroll.zoomScale", .number(number(0.1...4)))
    case 7: return ("scrubber.minimumVerticalScrollFactor", .number(number(1.1...4)))
    case 8:
      let key = pick(["scrubber.deselectDelay", "scrubber.deselectAnimationDuration"])
      return (key, .number(pick([0, 0.5, 0.75, number(0...2)])))
    case 9:
      return ("scroll.contentOffset", .array([.number(number(-9...9)), .number(number(0...1e5))]))
    default: return (pick(flags), .bool(number(0...1) < 0.7))
    }
  }

  private mutating func insets() -> JSON {
    let sides = (0..<4).map { _ in
      JSON.number(number(0...1) < 0.1 ? number(-9...400) : number(0...40))
    }
    return .array(sides)
  }

  private mutating func alignment() -> JSON {
    .string(pick(["none", "begin", "middle", "end", "nearestEdge"]))
  }

  // MARK: Numbers

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &random)
  }

  private mutating func someSize() -> Size {
    Size(width: number(20...160).rounded(), height: number(40...260).rounded())
  }

  private mutating func someContent() -> Size {
    let lengths = [0, 100, number(0...5000), 60_000, 1e9, 1e15]
    return Size(width: pick([0, 100, 400, 5000]), height: pick(lengths))
  }

  private mutating func somePlace() -> Point {
    // Half of all hands reach for the dot, which is near the right edge.
    guard Bool.random(using: &random) else {
      return Point(x: number(-20...200), y: number(-20...300))
    }
    return Point(x: size.width - 25 + number(-9...9), y: number(0...max(size.height, 1)))
  }
}
