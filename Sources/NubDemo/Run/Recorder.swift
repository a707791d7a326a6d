// Writes what happens as a script, so that it can be played again. Knows the script's form only by
// its events.

import ScrollGeometry
import ScrollPhysics
import ScrollUI

/// A script in the making.
final class Recorder {
  private let output: (String) -> Void
  /// The pixels per point that a reader of the script so far would take for the window's.
  private var scale: Double?
  private let notesFrames: Bool
  /// The time of the last line; a script is in order even if events were not.
  private var last = 0.0
  /// What came without a time of its own and waits for the next one.
  private var timeless: [ScriptAction] = []

  /// Begins a script.
  ///
  /// - Parameters:
  ///   - window: The window's size and pixels per point, if its frames come when they can and are
  ///     to be noted; `nil` if they come at times that anybody can work out.
  ///   - output: Takes the lines.
  init(window: WindowSpace?, output: @escaping (String) -> Void) {
    self.output = output
    notesFrames = window != nil
    if let window { write(.window(window.size, scale: window.scale), at: 0) }
    scale = window?.scale
  }

  /// A window as it is when a recording begins.
  struct WindowSpace {
    let size: Size
    let scale: Double
  }

  /// Adds a line for an event, if scripts have a word for it.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - script: The script that is being played, to which program events refer.
  func add(_ event: PlatformEvent, script: [ScriptEvent]) {
    switch event {
    case .input(let event): write(.input(event), at: event.time.seconds)
    case .focusLost(let time): write(.focusLost, at: time.seconds)
    case .resized(let size, let scale):
      timeless.append(.resize(size, scale: notesFrames && scale != self.scale ? scale : nil))
      self.scale = scale
    case .program(let number) where script.indices.contains(number):
      if case .screenshot = script[number].action { return }
      write(script[number].action, at: script[number].time)
    case .program, .exposed, .closeRequested: break
    }
  }

  /// Notes that a frame shows everything that was added before.
  func noteFrame(at time: Timestamp) {
    for action in timeless { output(at: time.seconds, action) }
    timeless = []
    if notesFrames { output(at: time.seconds, .frame) }
  }

  private func write(_ action: ScriptAction, at time: TimeInterval) {
    for action in timeless { output(at: time, action) }
    timeless = []
    output(at: time, action)
  }

  private func output(at time: TimeInterval, _ action: ScriptAction) {
    last = max(last, time)
    let event = ScriptEvent(at: last, ownTime: time == last ? nil : time, action: action)
    output(event.line + "\n")
  }
}
