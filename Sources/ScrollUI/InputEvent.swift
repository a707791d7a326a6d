// What a person does, with the time it was done. Back ends make these values; views consume them.
// Nothing here knows SDL.

public import ScrollGeometry
public import ScrollPhysics

/// A button of a pointing device.
public enum PointerButton: Hashable, Sendable {
  /// The left button of a mouse, a finger, or the tip of a pen.
  case primary
  /// The wheel, pressed.
  case middle
  /// The right button of a mouse.
  case secondary
}

/// Keys that change the meaning of other input while they are held.
public struct Modifiers: OptionSet, Hashable, Sendable {
  /// The bits of the held keys.
  public let rawValue: Int

  /// Creates the set with the given bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Either Shift key.
  public static let shift = Modifiers(rawValue: 1)
  /// Either Ctrl key.
  public static let ctrl = Modifiers(rawValue: 2)
  /// Either Alt key.
  public static let alt = Modifiers(rawValue: 4)
}

/// How far a gesture has come.
public enum GesturePhase: Hashable, Sendable {
  /// The gesture was recognized.
  case began
  /// The gesture goes on.
  case changed
  /// The gesture ended as intended.
  case ended
  /// The gesture was taken away, for example because the window lost the focus.
  case cancelled
}

/// A key of the keyboard, known by SDL's name for it, such as `PageDown`.
public struct Key: RawRepresentable, Hashable, Sendable {
  /// The name as `SDL_GetKeyName` spells it.
  public let rawValue: String

  /// Creates the key with the given name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The arrow up.
  public static let up = Key(rawValue: "Up")
  /// The arrow down.
  public static let down = Key(rawValue: "Down")
  /// The arrow to the left.
  public static let left = Key(rawValue: "Left")
  /// The arrow to the right.
  public static let right = Key(rawValue: "Right")
  /// Page up.
  public static let pageUp = Key(rawValue: "PageUp")
  /// Page down.
  public static let pageDown = Key(rawValue: "PageDown")
  /// Home.
  public static let home = Key(rawValue: "Home")
  /// End.
  public static let end = Key(rawValue: "End")
  /// The space bar.
  public static let space = Key(rawValue: "Space")
  /// Escape.
  public static let escape = Key(rawValue: "Escape")
}

/// One thing a person did.
///
/// Places are in points, in the coordinates of the view that the event is handed to. Pointer 0 is
/// the mouse; every other number is a finger or a pen, which get the larger grab zones and the
/// longer thresholds of touch.
public struct InputEvent: Hashable, Sendable {
  /// What was done.
  public enum Kind: Hashable, Sendable {
    /// A button went down, or a finger touched.
    case press(at: Point, button: PointerButton)
    /// A pointer moved, with or without a button held.
    case move(to: Point)
    /// A button went up, or a finger lifted.
    case release(at: Point, button: PointerButton)
    /// The system took the pointer away; what it was doing ends without effect.
    case cancel
    /// The pointer left the window; a drag in progress goes on.
    case leave
    /// The wheel turned by notches; (0, 1) is one notch away from the person.
    case wheel(Vector, at: Point, modifiers: Modifiers)
    /// Two fingers moved apart or together; the scale counts from the beginning of the gesture.
    case pinch(scale: Double, at: Point, phase: GesturePhase)
    /// A key went down, or repeats.
    case key(Key, modifiers: Modifiers)
  }

  /// What was done.
  public var kind: Kind
  /// The pointer that did it; 0 for the mouse and for events without a pointer.
  public var pointer: Int
  /// When it was done, by the clock whose times ``ScrollView/advance(to:)`` is given.
  public var time: Timestamp

  init(_ kind: Kind, pointer: Int = 0, time: Timestamp) {
    self.kind = kind
    self.pointer = pointer
    self.time = time
  }

  /// A button went down, or a finger touched.
  public static func press(
    at point: Point,
    pointer: Int = 0,
    button: PointerButton = .primary,
    time: Timestamp
  ) -> InputEvent {
    InputEvent(.press(at: point, button: button), pointer: pointer, time: time)
  }

  /// A pointer moved.
  public static func move(to point: Point, pointer: Int = 0, time: Timestamp) -> InputEvent {
    InputEvent(.move(to: point), pointer: pointer, time: time)
  }

  /// A button went up, or a finger lifted.
  public static func release(
    at point: Point,
    pointer: Int = 0,
    button: PointerButton = .primary,
    time: Timestamp
  ) -> InputEvent {
    InputEvent(.release(at: point, button: button), pointer: pointer, time: time)
  }

  /// The system took the pointer away.
  public static func cancel(pointer: Int = 0, time: Timestamp) -> InputEvent {
    InputEvent(.cancel, pointer: pointer, time: time)
  }

  /// The pointer left the window.
  public static func leave(pointer: Int = 0, time: Timestamp) -> InputEvent {
    InputEvent(.leave, pointer: pointer, time: time)
  }

  /// The wheel turned; one notch away from the person is (0, 1), and the offset then decreases.
  public static func wheel(
    _ notches: Vector,
    at point: Point,
    modifiers: Modifiers = [],
    time: Timestamp
  ) -> InputEvent {
    InputEvent(.wheel(notches, at: point, modifiers: modifiers), time: time)
  }

  /// Two fingers moved; the scale is the ratio of their distance to that at the beginning.
  public static func pinch(
    scale: Double,
    at point: Point,
    phase: GesturePhase,
    time: Timestamp
  ) -> InputEvent {
    InputEvent(.pinch(scale: scale, at: point, phase: phase), time: time)
  }

  /// A key went down, or repeats while it is held.
  public static func key(_ key: Key, modifiers: Modifiers = [], time: Timestamp) -> InputEvent {
    InputEvent(.key(key, modifiers: modifiers), time: time)
  }

  /// The place of the event in the plane, if it has one.
  public var location: Point? {
    switch kind {
    case .press(let point, _), .release(let point, _), .move(let point), .wheel(_, let point, _),
      .pinch(_, let point, _):
      point
    case .cancel, .leave, .key: nil
    }
  }

  /// The same event as a view sees it whose origin lies elsewhere.
  public func offset(by step: Vector) -> InputEvent {
    located { $0 + step }
  }

  /// The same event as a view sees it in other coordinates.
  ///
  /// - Parameter place: Turns a place into what it is in the other coordinates.
  /// - Returns: The event with its place turned, if it has one.
  public func located(_ place: (Point) -> Point) -> InputEvent {
    var event = self
    switch kind {
    case .press(let point, let button): event.kind = .press(at: place(point), button: button)
    case .move(let point): event.kind = .move(to: place(point))
    case .release(let point, let button): event.kind = .release(at: place(point), button: button)
    case .wheel(let notches, let point, let modifiers):
      event.kind = .wheel(notches, at: place(point), modifiers: modifiers)
    case .pinch(let scale, let point, let phase):
      event.kind = .pinch(scale: scale, at: place(point), phase: phase)
    case .cancel, .leave, .key: break
    }
    return event
  }
}
