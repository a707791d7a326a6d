// SDL's events as plain values: the fields that matter, in SDL's own units. Decoding interprets
// nothing and remembers nothing; EventTranslator does.

internal import CSDL2
package import ScrollUI

/// An event as SDL delivered it.
package struct RawEvent: Hashable, Sendable {
  /// The buttons of the mouse that mean something here; others are left out.
  package struct Buttons: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    // The bits as SDL_BUTTON(n) makes them.
    package static let left = Buttons(rawValue: 1)
    package static let middle = Buttons(rawValue: 2)
    package static let right = Buttons(rawValue: 4)
    package static let known: Buttons = [.left, .middle, .right]
  }

  /// What a finger did.
  package enum FingerPhase: Hashable, Sendable {
    case down, moved, up
  }

  /// What happened, with the fields of the C event that matter.
  package enum Kind: Hashable, Sendable {
    /// A button of the mouse changed; the place is in window units.
    case button(Buttons, isDown: Bool, x: Int32, y: Int32)
    /// The mouse moved; the place is in window units, the buttons are those SDL believes held.
    case motion(x: Int32, y: Int32, held: Buttons)
    /// The wheel turned; amounts as SDL's preciseX and preciseY, the place in window units.
    case wheel(x: Float, y: Float, mouseX: Int32, mouseY: Int32, Modifiers)
    /// A finger on a touch screen; the place is a fraction of the window.
    case finger(Int64, FingerPhase, x: Float, y: Float)
    /// A key went down or repeats, by SDL's name for it.
    case keyDown(String, Modifiers)
    /// The window may have another size or another number of pixels per unit.
    case windowChanged
    case exposed
    case focusLost
    case mouseLeft
    case quit
    /// The program's own event, with its number.
    case program(Int32)
  }

  /// What happened.
  package var kind: Kind
  /// Milliseconds since SDL began, when the event was pumped; wraps after 49.7 days.
  package var stamp: UInt32

  /// Creates an event.
  package init(_ kind: Kind, stamp: UInt32 = 0) {
    self.kind = kind
    self.stamp = stamp
  }
}

extension RawEvent {
  /// Takes the fields out of an SDL event, or gives `nil` for events that mean nothing here.
  ///
  /// Mouse events that SDL makes up from touches are left out, as the fingers themselves are
  /// handled. So is `SDL_MULTIGESTURE`: it exists only for devices SDL knows, cannot tell fingers on
  /// the content from fingers on something above it, and is gone in SDL 3; the translator derives
  /// its own pinch.
  ///
  /// - Parameters:
  ///   - event: What SDL delivered.
  ///   - modifiers: The keys held at the event, for the wheel, whose event does not carry them.
  init?(_ event: SDL_Event, modifiers: Modifiers) {
    guard let kind = Kind(event, modifiers: modifiers) else { return nil }
    self.init(kind, stamp: event.common.timestamp)
  }
}

extension RawEvent.Kind {
  /// SDL_TOUCH_MOUSEID, whose C spelling does not compile in Swift.
  private static let touchMouse = UInt32.max

  fileprivate init?(_ event: SDL_Event, modifiers: Modifiers) {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      let button = RawEvent.Buttons(button: event.button.button)
      guard event.button.which != Self.touchMouse, !button.isEmpty else { return nil }
      let isDown = event.type == SDL_MOUSEBUTTONDOWN.rawValue
      self = .button(button, isDown: isDown, x: event.button.x, y: event.button.y)
    case SDL_MOUSEMOTION:
      guard event.motion.which != Self.touchMouse else { return nil }
      let held = RawEvent.Buttons(rawValue: event.motion.state).intersection(.known)
      self = .motion(x: event.motion.x, y: event.motion.y, held: held)
    case SDL_MOUSEWHEEL:
      let wheel = event.wheel
      guard wheel.which != Self.touchMouse else { return nil }
      self = .wheel(
        x: wheel.preciseX,
        y: wheel.preciseY,
        mouseX: wheel.mouseX,
        mouseY: wheel.mouseY,
        modifiers
      )
    case SDL_FINGERDOWN: self = .finger(event.tfinger, .down)
    case SDL_FINGERMOTION: self = .finger(event.tfinger, .moved)
    case SDL_FINGERUP: self = .finger(event.tfinger, .up)
    case SDL_KEYDOWN:
      let name = String(cString: SDL_GetKeyName(event.key.keysym.sym))
      guard !name.isEmpty else { return nil }
      self = .keyDown(name, Modifiers(keymod: UInt32(event.key.keysym.mod)))
    case SDL_WINDOWEVENT:
      guard let kind = Self(window: event.window.event) else { return nil }
      self = kind
    case SDL_QUIT: self = .quit
    case SDL_USEREVENT: self = .program(event.user.code)
    default: return nil
    }
  }

  private static func finger(
    _ finger: SDL_TouchFingerEvent,
    _ phase: RawEvent.FingerPhase
  ) -> Self {
    .finger(finger.fingerId, phase, x: finger.x, y: finger.y)
  }

  /// RESIZED is left out: SIZE_CHANGED says the same, also for changes the program asked for, and
  /// is never filtered.
  private init?(window event: UInt8) {
    switch SDL_WindowEventID(rawValue: UInt32(event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED: self = .windowChanged
    case SDL_WINDOWEVENT_EXPOSED: self = .exposed
    case SDL_WINDOWEVENT_FOCUS_LOST: self = .focusLost
    case SDL_WINDOWEVENT_LEAVE: self = .mouseLeft
    default: return nil
    }
  }
}

extension RawEvent.Buttons {
  /// SDL's number of a button as a bit; the extra buttons of some mice give the empty set.
  fileprivate init(button: UInt8) {
    self = button >= 1 && button <= 3 ? Self(rawValue: 1 << (UInt32(button) - 1)) : []
  }
}

extension Modifiers {
  /// Takes over what a key that goes down or up says about the modifiers held after it.
  mutating func follow(_ event: SDL_Event) {
    guard event.type == SDL_KEYDOWN.rawValue || event.type == SDL_KEYUP.rawValue else { return }
    self = Modifiers(keymod: UInt32(event.key.keysym.mod))
  }

  /// Keeps of SDL's modifier bits those that change the meaning of other input.
  init(keymod: UInt32) {
    self = []
    if keymod & KMOD_SHIFT.rawValue != 0 { insert(.shift) }
    if keymod & KMOD_CTRL.rawValue != 0 { insert(.ctrl) }
    if keymod & KMOD_ALT.rawValue != 0 { insert(.alt) }
  }
}
