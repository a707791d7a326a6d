// Writes what happens as a script, so that it can be played again. Knows the script's form only by
// its events.

import ScrollPhysics
import ScrollUI

/// A script in the making.
final class Recorder {
  private let file: OutputFile
  private let start: Timestamp
  /// The time of the last line; a script is in order even if events were not.
  private var last = 0.0

  /// Begins a script whose time 0 is at an instant.
  init(file: OutputFile, start: Timestamp) {
    self.file = file
    self.start = start
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
    case .resized(let size, _): write(.resize(size), at: last)
    case .program(let number):
      if case .screenshot = script[number].action { return }
      write(script[number].action, at: script[number].at)
    case .exposed, .closeRequested: break
    }
  }

  private func write(_ action: ScriptAction, at time: TimeInterval) {
    last = max(last, time)
    file.write(ScriptEvent(at: last, action: action).line + "\n")
  }
}
