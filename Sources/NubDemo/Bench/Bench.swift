// The measurements of --bench: a table in a real window, moved along a given path, each frame drawn
// and presented on the way every frame takes. What is measured and when is that of the C reference.

import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import SDLBackend

/// A measurement.
@MainActor
final class Bench {
  /// How long the window is left alone before measuring begins, in seconds.
  private static let settling = 0.3
  /// How long an idle window is watched, in seconds.
  private static let idleTime = 10.0
  /// The time of a frame at 60 Hz, in nanoseconds.
  private static let pacedFrame: UInt64 = 16_666_667
  private static let defaultFrames = 600
  /// How many events are measured on their way to the pixels, and how far each drags from the middle,
  /// in points.
  private static let drags = 120
  private static let dragReach = 40.0
  /// By how much rows with heights of their own are lower or higher than the others, in points.
  private static let heightSpread = 4.0

  private let mode: Options.BenchMode
  private let options: Options
  private let start = Meter.start
  private let platform: SDLPlatform
  private let session: Session
  private let scroll: ScrollView

  /// Opens a window with the table.
  init(mode: Options.BenchMode, options: Options) throws(ProgramError) {
    self.mode = mode
    self.options = options
    do throws(SDLError) {
      platform = try SDLPlatform(title: "nub", size: options.shownSize, scale: options.scale)
    } catch {
      throw .failed("the window cannot be opened: \(error.description)")
    }
    let resources = SceneResources(
      theme: options.theme ?? .light,
      typesetter: SystemTypesetter() ?? BitmapTypesetter(),
      size: platform.size,
      scale: platform.scale
    )
    let scene = TableScene(
      resources,
      rows: options.rows,
      style: .bench,
      spread: options.hasIndividualHeights ? Self.heightSpread : 0
    )
    for change in options.settings { change.apply(scene.stage) }
    session = Session(scene, script: [])
    scroll = scene.stage.scroll
  }

  /// Measures and returns the report's line.
  func run() throws(ProgramError) -> String {
    show(offset: 0)
    let firstFrame = Double(Meter.now - start) / 1e6
    var report = BenchReport(
      mode: mode,
      rows: options.rows,
      frames: [],
      wall: Double(Meter.now - start) / 1e9,
      user: Meter.usage.user,
      system: Meter.usage.system,
      peakMemory: 0,
      firstFrame: firstFrame
    )
    if mode != .startup {
      settle()
      let before = Meter.usage
      let begin = Meter.now
      if mode == .idle { idle() } else { (report.frames, report.work) = move(from: begin) }
      let after = Meter.usage
      report.wall = Double(Meter.now - begin) / 1e9
      report.user = after.user - before.user
      report.system = after.system - before.system
      report.contextSwitches = after.contextSwitches - before.contextSwitches
      if mode == .paced { report.inputToPresent = drag() }
    }
    report.peakMemory = Meter.peakMemory
    return report.line + "\n"
  }

  /// Leaves the window alone until the window manager, the X server and the scrubber have done.
  private func settle() {
    let loop = FrameLoop(platform: platform, client: session)
    var isQuiet = mode != .idle
    loop.onFrame = { _, demand in isQuiet = isQuiet || demand == .none }
    repeat {
      loop.run(until: platform.now + Self.settling)
    } while !isQuiet
  }

  private func idle() {
    let loop = FrameLoop(platform: platform, client: session)
    loop.run(until: platform.now + Self.idleTime)
  }

  /// Moves the content along its path.
  ///
  /// - Returns: For each frame the time since the one before, and the part of it that was not slept
  ///   away; in milliseconds.
  private func move(from begin: UInt64) -> (frames: [Double], work: [Double]) {
    let range = scroll.contentOffsetRange(along: .vertical)
    let count = options.frames ?? Self.defaultFrames
    let offsets = BenchOffsets.all(mode, frames: count, largest: range.upperBound)
    var times: [Double] = []
    var work: [Double] = []
    times.reserveCapacity(count)
    work.reserveCapacity(count)
    var last = begin
    for (number, offset) in offsets.enumerated() {
      if mode == .paced { Meter.sleep(until: begin + UInt64(number + 1) * Self.pacedFrame) }
      let start = Meter.now
      for event in platform.events(until: platform.now) { session.handle(event) }
      show(offset: offset)
      let now = Meter.now
      times.append(Double(now - last) / 1e6)
      work.append(Double(now - start) / 1e6)
      last = now
    }
    return (times, work)
  }

  /// Drags the content with a mouse whose events come at odd times, each at least a frame after the
  /// one before, and measures each from SDL's queue to the pixels: the event is put into the queue,
  /// understood, handled and drawn, and presented, which is over when the X server has done its part.
  ///
  /// - Returns: The times, in milliseconds.
  private func drag() -> [Double] {
    let mouse = platform.simulatedMouse
    let size = scroll.frame.size
    let middle = Point(x: size.width / 2, y: size.height / 2)
    mouse.press(at: middle)
    showEvents()
    var times: [Double] = []
    var generator = SystemRandomNumberGenerator()
    for number in 0..<Self.drags {
      let pause = Self.pacedFrame + .random(in: 0..<Self.pacedFrame, using: &generator)
      Meter.sleep(until: Meter.now + pause)
      let start = Meter.now
      let reach = number.isMultiple(of: 2) ? Self.dragReach : -Self.dragReach
      mouse.drag(to: Point(x: middle.x, y: middle.y + reach))
      showEvents()
      times.append(Double(Meter.now - start) / 1e6)
    }
    return times
  }

  private func showEvents() {
    for event in platform.events(until: platform.now) { session.handle(event) }
    _ = session.advance(to: platform.now)
    platform.present(session.draw)
  }

  private func show(offset: Double) {
    scroll.contentOffset = Point(x: 0, y: offset)
    _ = session.advance(to: platform.now)
    platform.present(session.draw)
  }
}
