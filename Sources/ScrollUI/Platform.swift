// What the frame loop needs from a system: a clock, events, and a place to show pixels. The SDL
// window is one, the headless run with its virtual clock is another.

public import ScrollDrawing
public import ScrollGeometry
public import ScrollPhysics

/// When a view wants to be advanced and drawn again.
public enum FrameDemand: Hashable, Sendable {
  /// Not before something happens.
  case none
  /// At an instant, for example when a delay ends.
  case at(Timestamp)
  /// At the next frame, because something moves.
  case next

  /// The more urgent of two demands.
  public func sooner(_ other: FrameDemand) -> FrameDemand {
    switch (self, other) {
    case (.next, _), (_, .next): .next
    case (.none, let demand), (let demand, .none): demand
    case (.at(let first), .at(let second)): .at(min(first, second))
    }
  }
}

/// Something that happened to a window.
public enum PlatformEvent: Hashable, Sendable {
  /// A person did something; places are in points of the window.
  case input(InputEvent)
  /// The window has another size, in points, or another number of pixels per point.
  case resized(Size, scale: Double)
  /// The window's picture was lost and must be drawn anew.
  case exposed
  /// The window lost the keyboard focus; what pointers were doing ends.
  case focusLost(Timestamp)
  /// The person wants the program to end.
  case closeRequested
  /// Something the program put among the events itself, by a number of its own.
  case program(Int)
}

/// A system that delivers events and shows frames.
public protocol Platform: AnyObject {
  /// The time now, on a clock that never goes back.
  var now: Timestamp { get }

  /// Whether every frame is shown, also when nothing asks for one, as a recording needs it.
  var showsEveryFrame: Bool { get }

  /// Waits for events.
  ///
  /// - Parameter deadline: When to return at the latest, even without events; `nil` waits without
  ///   end, an instant that has passed only collects what is there.
  /// - Returns: What happened, oldest first; moves of one pointer without anything in between may
  ///   arrive merged, but keep their times.
  func events(until deadline: Timestamp?) -> [PlatformEvent]

  /// Draws and shows one frame.
  ///
  /// - Parameter draw: Called at most once with the list to draw into, in points of the window.
  func present(_ draw: (inout DisplayList) -> Void)
}

extension Platform {
  public var showsEveryFrame: Bool { false }
}
