// The window around the scenes: a bar of tabs, the keys that hold everywhere, the sheet of keys, and
// where the keyboard's focus is. It is a scene itself, so that whoever shows one need not know of
// many.

import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber

/// A window with one scene at a time.
///
/// The bar lies at the lower edge: a point of the window is then the same point of the scene's scroll
/// view, with the bar and without it, and so are the places in scripts and traces.
final class Shell: Scene {
  /// The scenes that have a tab, in the order of their keys.
  static let tabs = Options.SceneName.allCases.filter { $0 != .plain }

  /// The least height of a window that has room for a bar, in points, chosen by hand.
  private static let leastHeightWithBar = 200.0

  /// The window, if there is one that can be told anything.
  weak var window: (any WindowControl)?

  /// The scene that is shown.
  private(set) var name: Options.SceneName
  /// The size of the window, in points.
  private var size: Size
  /// The size of the window when it does not fill the screen, in points.
  private(set) var windowSize: Size
  let resources: SceneResources

  private(set) var scene: any Scene
  private var scale: Double
  private var reducesMotion: Bool
  private var isFullScreen = false
  private let make: (Options.SceneName, SceneResources) -> any Scene
  private var made: [Options.SceneName: any Scene] = [:]
  private var dots: [Options.SceneName: ScrubberFocus] = [:]
  /// The bar; without one, the scene fills the window and the others cannot be reached.
  private let bar: TabBar?
  private let group = ControlGroup()
  private let help: HelpOverlay
  /// Pointers whose press closed the sheet of keys.
  private var swallowed = HeldButtons()
  /// Where the mouse is, while it is over the window.
  private var mouse: Point?
  /// The time of what happened last.
  private var now = Timestamp(seconds: 0)

  /// Opens a window with a scene.
  ///
  /// - Parameters:
  ///   - name: The scene to begin with.
  ///   - resources: The window's size and looks.
  ///   - showsBar: Whether the other scenes can be reached.
  ///   - reducesMotion: Whether things move by themselves as little as possible.
  ///   - make: Makes a scene when it is first needed.
  init(
    _ name: Options.SceneName,
    _ resources: SceneResources,
    showsBar: Bool,
    reducesMotion: Bool,
    make: @escaping (Options.SceneName, SceneResources) -> any Scene
  ) {
    self.name = name
    self.reducesMotion = reducesMotion
    self.make = make
    self.resources = resources
    size = resources.size
    windowSize = resources.size
    scale = resources.scale
    let look = resources.appearance.look
    help = HelpOverlay(hasScenes: showsBar, look: look)
    let relay = Relay()
    let titles = Self.tabs.map(\.title)
    bar =
      showsBar
      ? TabBar(titles, selection: Self.tabs.firstIndex(of: name) ?? 0, look: look) {
        relay.shell?.open(Self.tabs[$0])
      } : nil
    scene = make(name, resources.resized(to: Self.body(of: size, hasBar: showsBar), scale: scale))
    made[name] = scene
    dots[name] = ScrubberFocus(scene.stage, look: look)
    relay.shell = self
    scene.stage.scroll.behavior.reducesMotion = reducesMotion
    if let bar { group.add(bar) }
    layOut()
  }

  /// Lets the bar, which is made before the shell is complete, reach it.
  private final class Relay {
    weak var shell: Shell?
  }

  private var appearance: Appearance { resources.appearance }

  // MARK: Scene

  var title: String { scene.title }
  var stage: Stage { scene.stage }

  func prepareFrame() {
    scene.prepareFrame()
  }

  func advance(to time: Timestamp) -> FrameDemand {
    now = time
    let demand = group.advance(to: time).sooner(scene.advance(to: time))
    dots[name]?.layOut()
    window?.setCursor(isHand: mouse.map(showsHand) ?? false)
    return demand
  }

  func showsHand(at point: Point) -> Bool {
    // The next press anywhere only closes the sheet.
    help.isHidden && (group.isHovering || scene.showsHand(at: point))
  }

  func note(_ calls: [TracingDelegate.Call], at time: Timestamp) {
    scene.note(calls, at: time)
  }

  func resize(to size: Size, scale: Double) {
    self.size = size
    if !isFullScreen { windowSize = size }
    self.scale = scale
    appearance.look.scale = scale
    layOut()
    scene.resize(to: body, scale: scale)
  }

  func draw(into list: inout DisplayList) {
    scene.draw(into: &list)
    group.draw(Rect(origin: .zero, size: size), into: &list)
    guard !help.isHidden else { return }
    list.overlay(ObjectIdentifier(help), in: help.frame, alpha: 1) { list in
      list.withOrigin(help.frame.origin) { help.draw(into: &$0) }
    }
  }

  func appearanceChanged() {
    scene.appearanceChanged()
  }

  func cancelPointers(at time: Timestamp) {
    group.cancelHold(at: time)
    swallowed = HeldButtons()
    scene.cancelPointers(at: time)
  }

  // MARK: Layout

  private var body: Size { Self.body(of: size, hasBar: bar != nil) }

  private static func body(of size: Size, hasBar: Bool) -> Size {
    let hasRoom = hasBar && size.height >= leastHeightWithBar
    return Size(width: size.width, height: size.height - (hasRoom ? TabBar.height : 0))
  }

  private func layOut() {
    bar?.isHidden = body.height == size.height
    bar?.frame = Rect(x: 0, y: body.height, width: size.width, height: TabBar.height)
    help.layOut(in: size)
  }

  // MARK: Scenes

  /// Shows another scene; one that was shown before is as it was left.
  func open(_ name: Options.SceneName) {
    guard name != self.name, let bar, let tab = Self.tabs.firstIndex(of: name) else { return }
    for stop in stops where stop !== group { stop.resignFocus() }
    scene.cancelPointers(at: now)
    self.name = name
    bar.selection = tab
    if let known = made[name] {
      scene = known
      scene.resize(to: body, scale: scale)
      scene.appearanceChanged()
    } else {
      scene = make(name, resources.resized(to: body, scale: scale))
      made[name] = scene
      dots[name] = ScrubberFocus(scene.stage, look: appearance.look)
    }
    scene.stage.scroll.behavior.reducesMotion = reducesMotion
  }

  // MARK: Events

  func handle(_ event: InputEvent) {
    now = event.time
    if event.pointer == 0 {
      if event.kind == .leave { mouse = nil } else if let point = event.location { mouse = point }
    }
    guard !takeForHelp(event) else { return }
    if case .press = event.kind {
      for stop in stops where stop.hasFocus { stop.resignFocus() }
    }
    if let bar {
      if group.handle(event) {
        // Keys go on to the scene; who wants the bar to have them goes there with Tab.
        if case .release = event.kind { group.resignFocus() }
        return
      }
      switch event.kind {
      case .press(let point, _), .wheel(_, let point, _), .pinch(_, let point, .began):
        if !bar.isHidden, bar.frame.contains(point) { return }
      default: break
      }
    }
    scene.handle(event)
  }

  /// Closes the sheet of keys with the first press.
  private func takeForHelp(_ event: InputEvent) -> Bool {
    switch event.kind {
    case .press(_, let button) where !help.isHidden || swallowed.contains(event.pointer):
      help.isHidden = true
      swallowed.press(button, of: event.pointer)
      return true
    case .release(_, let button): return swallowed.release(button, of: event.pointer)
    case .cancel:
      // Another button of the pointer may have gone down before the sheet was shown.
      swallowed.cancel(event.pointer)
      return false
    case .move: return swallowed.contains(event.pointer)
    default: return false
    }
  }

  // MARK: Keys

  private var stops: [any FocusStop] {
    var stops: [any FocusStop] = []
    if bar != nil { stops.append(group) }
    if let dot = dots[name] { stops.append(dot) }
    return stops + scene.focusStops
  }

  func take(_ key: Key, _ modifiers: Modifiers, at time: Timestamp) -> Bool {
    now = time
    if key == .escape, modifiers.isEmpty, !help.isHidden {
      help.isHidden = true
      return true
    }
    if key == .tab, modifiers.isSubset(of: .shift) {
      stops.moveFocus(forward: modifiers.isEmpty)
      return true
    }
    let event = InputEvent.key(key, modifiers: modifiers, time: time)
    if let stop = stops.first(where: { $0.hasFocus }), stop.takeKey(event) { return true }
    return takeShortcut(key, modifiers) || scene.take(key, modifiers, at: time)
  }

  func leaveFullScreen() -> Bool {
    guard isFullScreen else { return false }
    setFullScreen(false)
    return true
  }

  private func setFullScreen(_ isFull: Bool) {
    isFullScreen = isFull
    window?.setFullScreen(isFull)
  }

  private func takeShortcut(_ key: Key, _ modifiers: Modifiers) -> Bool {
    if key.rawValue == "?" || (key.rawValue == "/" && modifiers == .shift) {
      help.isHidden.toggle()
      return true
    }
    guard modifiers.isEmpty else { return false }
    switch key.rawValue {
    case "F1": help.isHidden.toggle()
    case "F11": setFullScreen(!isFullScreen)
    case "R":
      guard !isFullScreen else { break }
      window?.setSize(Size(width: size.height, height: size.width))
    case "T":
      appearance.theme = appearance.theme == .light ? .dark : .light
      scene.appearanceChanged()
    case "M":
      // The playground's inspector can change it as well.
      reducesMotion = !scene.stage.scroll.behavior.reducesMotion
      scene.stage.scroll.behavior.reducesMotion = reducesMotion
    case let digit:
      guard bar != nil, let number = Int(digit), Self.tabs.indices.contains(number - 1) else {
        return false
      }
      open(Self.tabs[number - 1])
    }
    return true
  }
}

extension Options.SceneName {
  /// What the scene's tab is called.
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
