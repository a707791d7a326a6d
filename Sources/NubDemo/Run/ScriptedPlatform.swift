// A script played into a real window, between the events of the person in front of it, on a clock
// that begins with the run: what is done with the times can then be done again, bit for bit.

import ScrollDrawing
import ScrollPhysics
import ScrollUI
import SDLBackend

/// A window whose events are those of a person and those of a script, and whose clock begins at 0.
@MainActor
final class ScriptedPlatform: @MainActor Platform {
  private let base: SDLPlatform
  private var script: ScriptQueue
  /// The window's own time at which this clock shows 0.
  private let start: Timestamp

  /// Plays a script from now on.
  init(base: SDLPlatform, script: [ScriptEvent]) {
    self.base = base
    self.script = ScriptQueue(script)
    start = base.now
  }

  var now: Timestamp { shifted(base.now) }

  func events(until deadline: Timestamp?) -> [PlatformEvent] {
    let next = script.next
    let first = deadline.map { deadline in next.map { min($0, deadline) } ?? deadline } ?? next
    var events = base.events(until: first.map { start + $0.seconds }).map(shifted)
    for event in script.take(until: now, scale: base.scale) {
      if case .resized(let size, _) = event {
        // The window says itself which size it has got.
        base.resize(to: size)
      } else {
        events.append(event)
      }
    }
    return events
  }

  private func shifted(_ time: Timestamp) -> Timestamp {
    Timestamp(seconds: time - start)
  }

  private func shifted(_ event: PlatformEvent) -> PlatformEvent {
    switch event {
    case .input(var input):
      input.time = shifted(input.time)
      return .input(input)
    case .focusLost(let time): return .focusLost(shifted(time))
    case .resized, .exposed, .closeRequested, .program: return event
    }
  }

  func present(_ draw: (inout DisplayList) -> Void) {
    base.present(draw)
  }
}
