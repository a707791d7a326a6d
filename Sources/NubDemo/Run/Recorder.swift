// Writes what happens as a script, so that it can be played again. Knows the script's form only by
// its events.

import ScrollPhysics
import ScrollUI

/// A script in the making.
final class Recorder {
  private let start: Timestamp
  private let output: (String) -> Void
  /// The time of the last line; a script is in order even if events were not.
  private var last = 0.0
  /// What came without a time of its own and waits for the next one.
  private var timeless: [ScriptAction] = []

  /// Begins a script whose time 0 is at an instant.
  init(start: Timestamp, output: @escaping (String) -> Void) {
    self.start = start
    self.output = output
  }

  /// Adds a line for an event, if scripts have a word for it.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - script: The script that is being played, to which program events refer.
  func add(_ event: PlatformEvent, script: [ScriptEvent]) {
    switch event {
    case .input(let event): write(.input(event), at: event.time - start)
    case .focusLost(let time): write(.focusLost, at: time - start)
    case .resized(let size, _): timeless.append(.resize(size))
    case .program(let number) where script.indices.contains(number):
      if case .screenshot = script[number].action { return }
      write(script[number].action, at: script[number].at)
    case .program, .exposed, .closeRequested: break
    }
  }

  /// Notes that a frame shows everything that was added before.
  func noteFrame(at time: Timestamp) {
    write(timeless, at: time - start)
    timeless = []
  }

  private func write(_ action: ScriptAction, at time: TimeInterval) {
    write(timeless + [action], at: time)
    timeless = []
  }

  private func write(_ actions: [ScriptAction], at time: TimeInterval) {
    for action in actions {
      last = max(last, time)
      output(ScriptEvent(at: last, action: action).line + "\n")
    }
  }
}
