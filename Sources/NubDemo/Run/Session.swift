// What happens between a frame loop and a scene: events are handed on, scripts are carried out, and
// what was asked to be kept is written. Knows neither SDL nor which scene it is.

import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber

/// A scene that is being shown.
final class Session: FrameLoopClient {
  /// Called when a key asks for the end.
  var onQuit: (() -> Void)?

  /// What the window shall be called.
  var title: String { scene.title }

  /// Files for pictures of the frame that comes next.
  private(set) var wantedPictures: [String] = []

  private let scene: any Scene
  private let script: [ScriptEvent]
  private let trace: ((String) -> Void)?
  private let recorder: Recorder?
  /// The delegates of the scroll views that have been shown.
  private var delegates: [ObjectIdentifier: TracingDelegate] = [:]
  /// The scroll view that was shown last.
  private var shown: ObjectIdentifier?
  /// The delegate calls since the frame before.
  private var calls: [TracingDelegate.Call] = []
  private var held = HeldButtons()

  private var stage: Stage { scene.stage }

  /// Attaches the scrubber to the scene's scroll view and gets ready to show it.
  ///
  /// - Parameters:
  ///   - scene: What is shown.
  ///   - script: The script whose events come as ``PlatformEvent/program(_:)``.
  ///   - trace: Takes a line about every frame.
  ///   - window: The window, if its frames come when they can and belong into the record.
  ///   - record: Takes the lines of a script of what happens.
  init(
    _ scene: any Scene,
    script: [ScriptEvent],
    trace: ((String) -> Void)? = nil,
    window: Recorder.WindowSpace? = nil,
    record: ((String) -> Void)? = nil
  ) {
    self.scene = scene
    self.script = script
    self.trace = trace
    recorder = record.map { Recorder(window: window, output: $0) }
    attach()
  }

  func handle(_ event: PlatformEvent) {
    recorder?.add(event, script: script)
    switch event {
    case .input(let event): handle(event)
    case .resized(let size, let scale): scene.resize(to: size, scale: scale)
    case .focusLost(let time): letGo(at: time)
    case .program(let number) where script.indices.contains(number): perform(script[number])
    // Other numbers only wake the loop, which then looks for news.
    case .program, .exposed, .closeRequested: break
    }
    attach()
  }

  func advance(to time: Timestamp) -> FrameDemand {
    recorder?.noteFrame(at: time)
    scene.prepareFrame()
    let demand = scene.advance(to: time)
    let new = delegates[ObjectIdentifier(stage.scroll)]?.takeCalls() ?? []
    if !new.isEmpty { scene.note(new, at: time) }
    calls += new
    return demand
  }

  func draw(into list: inout DisplayList) {
    scene.draw(into: &list)
  }

  /// The frame that was shown last, drawn into memory.
  func picture(of size: Size, scale: Double) -> PixelBuffer {
    var picture = PixelBuffer(size: PixelSize(size, scale: scale))
    var renderer = FrameRenderer()
    let pixels = picture.size
    picture.withMutableSpan { span in
      _ = renderer.render(
        size: pixels,
        scale: scale,
        stride: pixels.width,
        into: &span,
        draw: scene.draw
      )
    }
    return picture
  }

  /// Writes the line of a frame that has been shown.
  func noteFrame(at time: Timestamp, demand: FrameDemand) {
    defer { calls.removeAll(keepingCapacity: true) }
    guard let trace else { return }
    let line = TraceLine(
      time: time,
      calls: calls,
      demand: demand
    )
    trace(line.text(of: stage) + "\n")
  }

  /// The files for pictures of the frame that was just shown; each is given once.
  func takeWantedPictures() -> [String] {
    defer { wantedPictures = [] }
    return wantedPictures
  }

  private func handle(_ event: InputEvent) {
    switch event.kind {
    case .press(_, let button): held.press(button, of: event.pointer)
    case .release(_, let button): held.release(button, of: event.pointer)
    case .cancel: held.cancel(event.pointer)
    case .key(let key, let modifiers) where take(key, modifiers, at: event.time): return
    default: break
    }
    scene.handle(event)
  }

  private func take(_ key: Key, _ modifiers: Modifiers, at time: Timestamp) -> Bool {
    if scene.take(key, modifiers, at: time) { return true }
    if key == .escape, modifiers.isEmpty {
      // What is held is let go first, then the screen; only then does the program end.
      if !held.isEmpty { letGo(at: time) } else if !scene.leaveFullScreen() { onQuit?() }
      return true
    }
    if key == Key(rawValue: "Q"), modifiers == .ctrl {
      onQuit?()
      return true
    }
    return false
  }

  private func letGo(at time: Timestamp) {
    held = HeldButtons()
    scene.cancelPointers(at: time)
  }

  /// Follows a scroll view that is shown for the first time.
  private func attach() {
    let id = ObjectIdentifier(stage.scroll)
    if let shown, shown != id {
      // A scene that is left in the middle of something is told that it ended.
      calls += delegates[shown]?.takeCalls() ?? []
    }
    shown = id
    guard delegates[id] == nil else { return }
    let delegate = TracingDelegate(forwardingTo: stage.scrubber)
    delegates[id] = delegate
    stage.scroll.delegate = delegate
    stage.scrubber.scrollView = stage.scroll
  }

  private func perform(_ event: ScriptEvent) {
    // What a program does happens at its time, not at that of the frame before or after.
    stage.scroll.perform(at: Timestamp(seconds: event.time)) { perform(event.action) }
  }

  private func perform(_ action: ScriptAction) {
    switch action {
    case .set(let change): change.apply(stage)
    case .scrollTo(let offset, let animated):
      stage.scroll.setContentOffset(offset, animated: animated)
    case .contentSize(let size): stage.scroll.contentSize = size
    case .flash: stage.scrubber.flashScrubberView()
    case .screenshot(let file): wantedPictures.append(file)
    case .input, .focusLost, .resize, .window, .frame: break
    }
  }
}
