// From SDL's events to those of the views: units to points, stamps to instants, signs, pointers.
// It asks SDL nothing; what it must know of the system comes in with the events.

package import ScrollGeometry
package import ScrollPhysics
package import ScrollUI

/// How the units of a window relate to points and pixels.
package struct WindowSpace: Hashable, Sendable {
  /// The window's size, in points.
  package var size: Size
  /// Device pixels per point.
  package var scale: Double
  /// The units in which SDL counts the mouse's places, per point.
  ///
  /// They are pixels on X11 and the compositor's own units on Wayland.
  package var unitsPerPoint: Double

  /// Creates a space.
  package init(size: Size, scale: Double, unitsPerPoint: Double) {
    self.size = size
    self.scale = scale
    self.unitsPerPoint = unitsPerPoint
  }
}

/// What the system says while a queue is drained.
package struct DrainContext {
  /// The time now.
  package var now: Timestamp
  /// SDL's own count of milliseconds at the same moment; wraps.
  package var ticks: UInt32
  /// The window as it is now.
  package var space: WindowSpace
  /// Asks which buttons of the mouse are really held; only called when SDL contradicts itself.
  package var heldButtons: () -> RawEvent.Buttons

  /// Creates a context.
  package init(
    now: Timestamp,
    ticks: UInt32,
    space: WindowSpace,
    heldButtons: @escaping () -> RawEvent.Buttons
  ) {
    self.now = now
    self.ticks = ticks
    self.space = space
    self.heldButtons = heldButtons
  }
}

/// The translation of events, with the little it must remember between them.
package struct EventTranslator: Sendable {
  private var mouse = MouseTracker()
  private var fingers = FingerTracker()
  /// The window as the views know it.
  private var reported: WindowSpace
  /// The latest instant given out, which no later event goes behind.
  private var latest = Timestamp(seconds: -.infinity)

  /// Creates a translator for a window whose space the views know already.
  package init(space: WindowSpace) {
    reported = space
  }

  /// Translates everything that was in SDL's queue.
  ///
  /// - Parameters:
  ///   - raw: The events, oldest first.
  ///   - context: The system at this moment.
  /// - Returns: The events for the loop. Of several changes of the window's size only the last is
  ///   kept, at its place, and only if the size really differs; its numbers are those of now.
  package mutating func translate(
    _ raw: [RawEvent],
    in context: DrainContext
  ) -> [PlatformEvent] {
    var batch = EventBatch()
    let lastResize = raw.lastIndex { $0.kind == .windowChanged }
    for (index, event) in raw.enumerated() {
      if event.kind == .windowChanged {
        if index == lastResize { resize(to: context.space, into: &batch) }
      } else {
        translate(event.kind, at: time(of: event.stamp, in: context), in: context, into: &batch)
      }
    }
    return batch.events
  }

  /// Turns a stamp of SDL into an instant of the loop's clock.
  ///
  /// A stamp says in whole milliseconds when SDL took the event from the system, on a clock that
  /// wraps. Only its age is of use: the difference to the present count in wrapping arithmetic is
  /// right across the wrap. The result is never later than now and never before an event that was
  /// given out earlier, which rounding would otherwise allow.
  private mutating func time(of stamp: UInt32, in context: DrainContext) -> Timestamp {
    let age = max(0, Int32(bitPattern: context.ticks &- stamp))
    latest = min(context.now, max(latest, context.now + -Double(age) / 1000))
    return latest
  }

  private mutating func translate(
    _ kind: RawEvent.Kind,
    at time: Timestamp,
    in context: DrainContext,
    into batch: inout EventBatch
  ) {
    let space = context.space
    switch kind {
    case .button(let button, let isDown, let x, let y):
      mouse.change(button, isDown: isDown, at: space.point(x, y), time: time, into: &batch)
    case .motion(let x, let y, let held):
      mouse.move(
        to: space.point(x, y),
        reported: held,
        time: time,
        actual: context.heldButtons,
        into: &batch
      )
    case .wheel(let x, let y, let mouseX, let mouseY, let modifiers):
      let notches = Self.notches(x: Double(x), y: Double(y))
      guard notches.isFinite, notches != .zero else { return }
      let place = space.point(mouseX, mouseY)
      batch.add(.wheel(notches, at: place, modifiers: modifiers, time: time))
    case .finger(let id, let phase, let x, let y):
      let place = Point(x: Double(x) * space.size.width, y: Double(y) * space.size.height)
      fingers.take(id, phase, at: place, time: time, into: &batch)
    case .keyDown(let name, let modifiers):
      batch.add(.key(Key(rawValue: name), modifiers: modifiers, time: time))
    case .windowChanged: break
    case .exposed: batch.add(.exposed)
    case .focusLost:
      mouse.abandon(time: time, into: &batch)
      fingers.abandon(time: time, into: &batch)
      batch.add(.focusLost(time))
    case .mouseLeft: batch.add(.leave(time: time))
    case .quit: batch.add(.closeRequested)
    case .program(let number): batch.add(.program(Int(number)))
    }
  }

  private mutating func resize(to space: WindowSpace, into batch: inout EventBatch) {
    guard space != reported else { return }
    reported = space
    batch.add(.resized(space.size, scale: space.scale))
  }

  /// The wheel's turn as a step of which a positive part lowers the content offset.
  ///
  /// SDL counts y positive away from the person, which shows what lies further up: the offset
  /// falls, as the sign says. It counts x positive to the right, which shows what lies further
  /// right: the offset grows, so the sign is turned round. A wheel turned towards the person, y of
  /// -1, with Shift then shows the same as x of 1.
  ///
  /// SDL_MOUSEWHEEL_FLIPPED is not looked at: it says that the system has turned the amounts round
  /// already, as the person wanted ("natural scrolling"), and turning them again would undo that.
  private static func notches(x: Double, y: Double) -> Vector {
    Vector(x: x == 0 ? 0 : -x, y: y)
  }
}

extension WindowSpace {
  fileprivate func point(_ x: Int32, _ y: Int32) -> Point {
    Point(x: Double(x) / unitsPerPoint, y: Double(y) / unitsPerPoint)
  }
}
