// A script played into a real window, between the events of the person in front of it.

import ScrollDrawing
import ScrollPhysics
import ScrollUI
import SDLBackend

/// A window whose events are those of a person and those of a script.
@MainActor
final class ScriptedPlatform: @MainActor Platform {
  private let base: SDLPlatform
  private var script: ScriptQueue

  /// Plays a script from a time on.
  init(base: SDLPlatform, script: [ScriptEvent], start: Timestamp) {
    self.base = base
    self.script = ScriptQueue(script, start: start)
  }

  var now: Timestamp { base.now }

  func events(until deadline: Timestamp?) -> [PlatformEvent] {
    let next = script.next
    let first = deadline.map { deadline in next.map { min($0, deadline) } ?? deadline } ?? next
    var events = base.events(until: first)
    for event in script.take(until: base.now, scale: base.scale) {
      if case .resized(let size, _) = event {
        // The window says itself which size it has got.
        base.resize(to: size)
      } else {
        events.append(event)
      }
    }
    return events
  }

  func present(_ draw: (inout DisplayList) -> Void) {
    base.present(draw)
  }
}
