import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber
import Testing

@testable import NubDemo

/// A window that notes what it is told.
final class WindowLog: WindowControl {
  var sizes: [Size] = []
  var fullScreens: [Bool] = []
  var isHand = false

  func setSize(_ size: Size) { sizes.append(size) }
  func setFullScreen(_ isFull: Bool) { fullScreens.append(isFull) }
  func setCursor(isHand: Bool) { self.isHand = isHand }
}

@Suite struct ShellTests {
  static let size = Size(width: 480, height: 720)
  let window = WindowLog()
  let shell: Shell
  let session: Session
  let quits = Counter()

  final class Counter {
    var count = 0
  }

  init() {
    self.init(.table)
  }

  init(_ name: Options.SceneName, showsBar: Bool = true) {
    shell = Shell(
      name,
      SceneResources(theme: .light, typesetter: BitmapTypesetter(), size: Self.size, scale: 1),
      showsBar: showsBar,
      reducesMotion: false
    ) { name, resources in
      switch name {
      case .table: TableScene(resources, rows: 1000, style: .table)
      default: PlainScene(resources)
      }
    }
    shell.window = window
    session = Session(shell, script: [])
    session.onQuit = { [quits] in quits.count += 1 }
  }

  func time(_ seconds: Double) -> Timestamp { Timestamp(seconds: seconds) }

  func key(_ name: String, _ modifiers: Modifiers = [], at seconds: Double = 0) {
    let event = InputEvent.key(Key(rawValue: name), modifiers: modifiers, time: time(seconds))
    session.handle(.input(event))
  }

  func press(_ point: Point) { session.handle(.input(.press(at: point, time: time(0)))) }
  func move(_ point: Point) { session.handle(.input(.move(to: point, time: time(0)))) }
  func release(_ point: Point) {
    session.handle(.input(.release(at: point, time: time(0))))
  }

  // MARK: Scenes

  @Test func `without a bar the scene fills the window and keeps it`() {
    let world = ShellTests(.plain, showsBar: false)
    #expect(world.shell.stage.scroll.frame.size == Self.size)
    world.key("1")
    #expect(world.shell.name == .plain)
  }

  @Test func `with a bar the scene begins at the window's corner and ends above the bar`() {
    let frame = shell.stage.scroll.frame
    #expect(frame.origin == .zero)
    #expect(frame.size == Size(width: 480, height: 720 - TabBar.height))
  }

  @Test func `a window too low for a bar shows the scene alone, and its keys still open others`() {
    session.handle(.resized(Size(width: 480, height: 120), scale: 1))
    #expect(shell.stage.scroll.frame.size.height == 120)
    key("2")
    #expect(shell.name == Shell.tabs[1])
  }

  @Test func `digits open the scenes in the order of the tabs`() {
    for (index, name) in Shell.tabs.enumerated() {
      key("\(index + 1)")
      #expect(shell.name == name)
    }
    key("9")
    key("0")
    #expect(shell.name == Shell.tabs.last)
  }

  @Test func `a click on a tab opens its scene`() {
    move(Point(x: 90, y: 705))
    press(Point(x: 90, y: 705))
    #expect(shell.name == .table)
    release(Point(x: 90, y: 705))
    #expect(shell.name == Shell.tabs[1])
  }

  @Test func `after a click on a tab the keys go to the scene`() {
    press(Point(x: 90, y: 705))
    release(Point(x: 90, y: 705))
    let name = shell.name
    key("Home")
    key("Left")
    #expect(shell.name == name)
  }

  @Test func `a scene is as it was left when it is opened again`() {
    shell.stage.scroll.contentOffset = Point(x: 0, y: 4000)
    key("2")
    #expect(shell.stage.scroll.contentOffset == .zero)
    session.handle(.resized(Size(width: 720, height: 480), scale: 1))
    key("1")
    #expect(shell.stage.scroll.contentOffset == Point(x: 0, y: 4000))
    #expect(shell.stage.scroll.frame.size == Size(width: 720, height: 480 - TabBar.height))
  }

  @Test func `each scene's scrubber is attached when it is opened`() {
    key("2")
    #expect(shell.stage.scrubber.scrollView === shell.stage.scroll)
    #expect(shell.stage.scroll.delegate != nil)
  }

  @Test func `the ends of what a scene was doing are lost from the trace when it is left`() throws {
    let run = try HeadlessRun(
      shell,
      script: [
        #"{"at":0.1,"do":"press","x":200,"y":300}"#, #"{"at":0.2,"do":"move","x":200,"y":200}"#,
        #"{"at":0.305,"do":"key","key":"2"}"#,
      ],
      until: 0.5
    )
    let calls = try run.trace.map { try TraceFrame($0) }.flatMap(\.calls)
    #expect(calls.first == "willBeginDragging")
    #expect(calls.contains("willEndDragging") && calls.contains("didEndDragging"))
    #expect(shell.name == .picture)
  }

  // MARK: Keys

  @Test func `R turns the window, unless it fills the screen`() {
    key("R")
    #expect(window.sizes == [Size(width: 720, height: 480)])
    key("F11")
    key("R")
    #expect(window.sizes.count == 1)
    key("F11")
    #expect(window.fullScreens == [true, false])
  }

  @Test func `Escape ends the program instead of leaving the whole screen`() {
    key("F11")
    press(Point(x: 100, y: 100))
    key("Escape")
    #expect(window.fullScreens == [true])
    key("Escape")
    #expect(window.fullScreens == [true, false] && quits.count == 0)
    key("Escape")
    #expect(quits.count == 1)
  }

  @Test func `the size of the screen is not taken for the window's`() {
    key("F11")
    session.handle(.resized(Size(width: 1920, height: 1080), scale: 1))
    #expect(shell.windowSize == Self.size)
    key("F11")
    session.handle(.resized(Size(width: 500, height: 700), scale: 1))
    #expect(shell.windowSize == Size(width: 500, height: 700))
  }

  @Test func `T changes the colours of every scene`() {
    key("T")
    #expect(shell.stage.scroll.backgroundColor == Palette.dark.background)
    key("2")
    #expect(shell.stage.scroll.backgroundColor == Palette.dark.background)
    key("T")
    key("1")
    #expect(shell.stage.scroll.backgroundColor == Palette.light.background)
  }

  @Test func `M reduces motion in every scene`() {
    key("M")
    #expect(shell.stage.scroll.behavior.reducesMotion)
    key("2")
    #expect(shell.stage.scroll.behavior.reducesMotion)
    key("M")
    #expect(!shell.stage.scroll.behavior.reducesMotion)
  }

  @Test func `Escape closes the sheet of keys, then lets go, then quits`() {
    key("F1")
    let dot = shell.stage.scrubber.scrubberView.frame.center
    key("Escape")
    #expect(quits.count == 0)
    press(dot)
    #expect(shell.stage.scrubber.isScrubbing)
    key("Escape")
    #expect(!shell.stage.scrubber.isScrubbing)
    #expect(quits.count == 0)
    key("Escape")
    #expect(quits.count == 1)
  }

  @Test(arguments: [("?", Modifiers()), ("/", .shift), ("F1", [])] as [(String, Modifiers)])
  func `a press closes the sheet of keys and does nothing else`(key name: String, held: Modifiers) {
    let dot = shell.stage.scrubber.scrubberView.frame.center
    key(name, held)
    press(dot)
    #expect(!shell.stage.scrubber.isScrubbing)
    release(dot)
    press(dot)
    #expect(shell.stage.scrubber.isScrubbing)
  }

  @Test func `Ctrl+Q quits`() {
    key("Q")
    #expect(quits.count == 0)
    key("Q", .ctrl)
    #expect(quits.count == 1)
  }
}
