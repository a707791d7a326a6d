// A window of SDL's driver that shows nothing, and events that go through SDL's own queue. What a
// real display adds is tested with the program on an X server.

import CSDL2
import Glibc
import SDLBackend
import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Testing

@MainActor @Suite(.serialized) struct SDLPlatformTests {
  let platform: SDLPlatform

  init() throws {
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy")
    platform = try SDLPlatform(title: "test", size: Size(width: 400, height: 600), scale: 2)
    _ = platform.events(until: platform.now)
  }

  private func push(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void = { _ in }) {
    var event = SDL_Event()
    event.type = type.rawValue
    fill(&event)
    SDL_PushEvent(&event)
  }

  private func drained() -> [PlatformEvent] {
    platform.events(until: platform.now)
  }

  private func inputs() -> [InputEvent.Kind] {
    drained().compactMap { event in
      if case .input(let input) = event { input.kind } else { nil }
    }
  }

  @Test func `a window has its size in points, whatever the scale`() {
    #expect(platform.size == Size(width: 400, height: 600))
    #expect(platform.scale == 2)
  }

  @Test func `mouse events come in points, with button and order`() {
    push(SDL_MOUSEBUTTONDOWN) { event in
      event.button.button = 3
      event.button.x = 100
      event.button.y = 300
    }
    push(SDL_MOUSEMOTION) { event in
      event.motion.state = 4
      event.motion.x = -10
      event.motion.y = 302
    }
    push(SDL_MOUSEBUTTONUP) { event in
      event.button.button = 3
      event.button.x = -10
      event.button.y = 302
    }
    #expect(
      inputs() == [
        .press(at: Point(x: 50, y: 150), button: .secondary),
        .move(to: Point(x: -5, y: 151)),
        .release(at: Point(x: -5, y: 151), button: .secondary),
      ]
    )
  }

  @Test func `mouse events that SDL makes of touches, and extra buttons, are nothing`() {
    for which in [0, UInt32.max] {
      push(SDL_MOUSEBUTTONDOWN) { event in
        event.button.which = which
        event.button.button = which == 0 ? 4 : 1
      }
    }
    push(SDL_MOUSEMOTION) { $0.motion.which = .max }
    push(SDL_MOUSEWHEEL) { event in
      event.wheel.which = .max
      event.wheel.preciseY = 1
    }
    push(SDL_MULTIGESTURE)
    push(SDL_KEYUP) { $0.key.keysym.sym = Int32(SDLK_HOME.rawValue) }
    #expect(drained().isEmpty)
  }

  @Test(arguments: [SDL_MOUSEWHEEL_NORMAL, SDL_MOUSEWHEEL_FLIPPED].map(\.rawValue))
  func `the wheel's fractions are read, and a flipped one is not flipped again`(direction: UInt32) {
    push(SDL_MOUSEWHEEL) { event in
      event.wheel.direction = direction
      event.wheel.preciseY = 0.125
      event.wheel.y = 0
      event.wheel.mouseX = 20
      event.wheel.mouseY = 40
    }
    #expect(
      inputs() == [.wheel(Vector(x: 0, y: 0.125), at: Point(x: 10, y: 20), modifiers: [])]
    )
  }

  @Test func `a wheel is turned with the keys of another moment`() {
    func key(_ type: SDL_EventType, _ modifiers: Int) {
      push(type) { event in
        event.key.keysym.sym = Int32(bitPattern: SDLK_LCTRL.rawValue)
        event.key.keysym.mod = UInt16(modifiers)
      }
    }
    func turn() { push(SDL_MOUSEWHEEL) { $0.wheel.preciseY = 1 } }
    turn()
    key(SDL_KEYDOWN, Int(KMOD_LCTRL.rawValue))
    turn()
    key(SDL_KEYUP, 0)
    turn()
    let held = inputs().compactMap { kind in
      if case .wheel(_, _, let modifiers) = kind { modifiers } else { nil }
    }
    #expect(held == [[], .ctrl, []])
  }

  @Test func `fingers come at their place in the window`() {
    push(SDL_FINGERDOWN) { event in
      event.tfinger.fingerId = 12345
      event.tfinger.x = 0.25
      event.tfinger.y = 0.5
    }
    let events = drained()
    guard case .input(let input) = events.first else {
      Issue.record("the finger was lost")
      return
    }
    #expect(events.count == 1)
    #expect(input.pointer == 1)
    #expect(input.location == Point(x: 100, y: 300))
  }

  @Test(arguments: [
    (SDLK_PAGEDOWN, Key.pageDown), (SDLK_UP, .up), (SDLK_LEFT, .left), (SDLK_HOME, .home),
    (SDLK_END, .end), (SDLK_SPACE, .space), (SDLK_ESCAPE, .escape),
  ])
  func `keys have the names that the keys of the library have`(code: SDL_KeyCode, key: Key) {
    push(SDL_KEYDOWN) { event in
      event.key.keysym.sym = Int32(bitPattern: code.rawValue)
      event.key.keysym.mod = UInt16(KMOD_RCTRL.rawValue | KMOD_LSHIFT.rawValue)
    }
    #expect(inputs() == [.key(key, modifiers: [.ctrl, .shift])])
  }

  @Test func `window events arrive: exposed, focus lost, left, close`() {
    for event in [SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_LEAVE] {
      push(SDL_WINDOWEVENT) { $0.window.event = UInt8(event.rawValue) }
    }
    push(SDL_QUIT)
    let events = drained()
    #expect(events.count == 4)
    #expect(events.first == .exposed)
    if case .focusLost = events.dropFirst().first {} else { Issue.record("no focus lost") }
    #expect(events.last == .closeRequested)
  }

  @Test func `another thread wakes a wait without end`() {
    #expect(BackgroundThread.run { SDLPlatform.wake(-1) })
    #expect(platform.events(until: nil) == [.program(-1)])
  }

  @Test func `waiting ends at the deadline, not before`() {
    let deadline = platform.now + 0.02
    #expect(platform.events(until: deadline).isEmpty)
    #expect(platform.now >= deadline)
  }

  @Test func `waiting ends at once when something is there`() {
    push(SDL_QUIT)
    #expect(platform.events(until: nil) == [.closeRequested])
  }

  @Test func `waiting goes on over an event that means nothing`() {
    push(SDL_KEYUP)
    let deadline = platform.now + 0.01
    #expect(platform.events(until: deadline).isEmpty)
    #expect(platform.now >= deadline)
  }

  @Test func `a frame is drawn once, in points of the window`() {
    var calls = 0
    platform.present { list in
      calls += 1
      #expect(list.scale == 2)
    }
    #expect(calls == 1)
  }
}

@Suite struct NoDisplayTests {
  @Test func `without a display there is no window, and the error says so`() async {
    await #expect(processExitsWith: .success) {
      for name in ["SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR"] {
        unsetenv(name)
      }
      let error = await MainActor.run { () -> SDLError? in
        do throws(SDLError) {
          _ = try SDLPlatform(title: "test", size: Size(width: 100, height: 100))
          return nil
        } catch {
          return error
        }
      }
      exit(error?.reason.contains("DISPLAY") == true ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }
}
