// Which buttons of the mouse are held, where SDL's own belief cannot be trusted. Values only.

import ScrollGeometry
import ScrollPhysics
import ScrollUI

/// The mouse, which is pointer 0, as a sequence in which every press has one end.
///
/// On X11 a release outside a window that lost the focus is never delivered: SDL goes on to report
/// the button as held, and keeps the next press to itself. The rules that follow from it:
/// - losing the focus ends what the mouse was doing, and the rest of that hold is ignored;
/// - a motion without a button that is believed held ends the hold before it moves anything;
/// - a motion with a button whose press was never seen asks the system for the truth;
/// - a release without a press was a click whose press was lost.
struct MouseTracker {
  private static let pointer = 0

  /// The buttons whose press was passed on and whose end was not.
  private var held: RawEvent.Buttons = []

  /// The buttons that were held when the focus was lost and are not known to be up since.
  private var abandoned: RawEvent.Buttons = []

  /// Takes a change of one button.
  mutating func change(
    _ button: RawEvent.Buttons,
    isDown: Bool,
    at place: Point,
    time: Timestamp,
    into batch: inout EventBatch
  ) {
    if isDown {
      if held.contains(button) { lose(button, at: place, time: time, into: &batch) }
      press(button, at: place, time: time, into: &batch)
    } else if abandoned.contains(button) {
      abandoned.remove(button)
    } else {
      if !held.contains(button) { press(button, at: place, time: time, into: &batch) }
      release(button, at: place, time: time, into: &batch)
    }
  }

  /// Takes a motion.
  ///
  /// - Parameters:
  ///   - place: Where the mouse is now, in points.
  ///   - reported: The buttons SDL believes held.
  ///   - time: When it moved.
  ///   - actual: Asks the system which buttons are held in truth; a round trip to the X server.
  ///   - batch: Takes the events.
  mutating func move(
    to place: Point,
    reported: RawEvent.Buttons,
    time: Timestamp,
    actual: () -> RawEvent.Buttons,
    into batch: inout EventBatch
  ) {
    let lost = held.subtracting(reported)
    if !lost.isEmpty { lose(lost, at: place, time: time, into: &batch) }
    abandoned.formIntersection(reported)
    let unseen = reported.subtracting(held)
    if !unseen.isEmpty {
      let down = actual()
      abandoned.formIntersection(down)
      let swallowed = unseen.intersection(down).subtracting(abandoned)
      for button in swallowed.each { press(button, at: place, time: time, into: &batch) }
    }
    batch.add(.move(to: place, pointer: Self.pointer, time: time))
  }

  /// Ends what the mouse was doing, because the window lost the focus.
  mutating func abandon(time: Timestamp, into batch: inout EventBatch) {
    guard !held.isEmpty else { return }
    abandoned.formUnion(held)
    held = []
    batch.add(.cancel(pointer: Self.pointer, time: time))
  }

  private mutating func press(
    _ button: RawEvent.Buttons,
    at place: Point,
    time: Timestamp,
    into batch: inout EventBatch
  ) {
    held.insert(button)
    abandoned.remove(button)
    let name = button.pointerButton
    batch.add(.press(at: place, pointer: Self.pointer, button: name, time: time))
  }

  private mutating func release(
    _ button: RawEvent.Buttons,
    at place: Point,
    time: Timestamp,
    into batch: inout EventBatch
  ) {
    held.remove(button)
    let name = button.pointerButton
    batch.add(.release(at: place, pointer: Self.pointer, button: name, time: time))
  }

  /// Ends the hold of buttons whose release was lost: without effect if it was the main button or
  /// the last, or else as a release, so that the drag of the main button goes on.
  private mutating func lose(
    _ buttons: RawEvent.Buttons,
    at place: Point,
    time: Timestamp,
    into batch: inout EventBatch
  ) {
    let rest = held.subtracting(buttons)
    if buttons.contains(.left) || rest.isEmpty {
      held = rest
      batch.add(.cancel(pointer: Self.pointer, time: time))
    } else {
      for button in buttons.each { release(button, at: place, time: time, into: &batch) }
    }
  }
}

extension RawEvent.Buttons {
  /// The set's buttons, one by one.
  fileprivate var each: [Self] { [.left, .middle, .right].filter(contains) }

  fileprivate var pointerButton: PointerButton {
    switch self {
    case .middle: .middle
    case .right: .secondary
    default: .primary
    }
  }
}
