// A run without a display, as the program makes it, for tests that read its trace.

import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Testing

@testable import NubDemo

/// What a headless run left behind.
struct HeadlessRun {
  private(set) var trace: [String] = []
  private(set) var recording: [String] = []
  private(set) var pictures: [String] = []
  let pixels: PixelBuffer
  /// The last frame, drawn from nothing.
  let fullRedraw: PixelBuffer
  let title: String

  static func resources(size: Size = Size(width: 400, height: 600), scale: Double = 1)
    -> SceneResources
  {
    SceneResources(theme: .light, typesetter: BitmapTypesetter(), size: size, scale: scale)
  }

  /// Runs a scene to the end of a time.
  init(
    _ scene: any Scene,
    script lines: [String] = [],
    until end: Double = 3,
    fps: Double = 60,
    scale: Double = 1,
    settings: [(String, String)] = []
  ) throws {
    for (key, value) in settings {
      try SettingChange(key: key, text: value).apply(scene.stage)
    }
    let script = try ScriptEvent.script(Array(lines.joined(separator: "\n").utf8), name: "test")
    let size = scene.stage.scroll.frame.size
    let platform = HeadlessPlatform(size: size, scale: scale, fps: fps, script: script)
    let log = Log()
    let session = Session(
      scene,
      script: script,
      trace: { log.trace.append($0) },
      record: { log.recording.append($0) }
    )
    Self.run(session, on: platform, fps: fps, until: Timestamp(seconds: end), into: log)
    trace = log.trace
    recording = log.recording
    pictures = log.pictures
    pixels = platform.pixels
    fullRedraw = session.picture(of: scene.stage.scroll.frame.size, scale: scale)
    title = session.title
  }

  /// Runs a scene as a window does, until the window closes; of the picture, nothing is kept.
  init(_ scene: any Scene, platform: some Platform) throws {
    let log = Log()
    let session = Session(
      scene,
      script: [],
      trace: { log.trace.append($0) },
      window: Recorder.WindowSpace(size: scene.stage.scroll.frame.size, scale: 1),
      record: { log.recording.append($0) }
    )
    Self.run(session, on: platform, fps: 60, until: nil, into: log)
    trace = log.trace
    recording = log.recording
    pixels = PixelBuffer(size: PixelSize(width: 0, height: 0))
    fullRedraw = pixels
    title = session.title
  }

  private static func run(
    _ session: Session,
    on platform: some Platform,
    fps: Double,
    until end: Timestamp?,
    into log: Log
  ) {
    let loop = FrameLoop(platform: platform, client: session, framesPerSecond: fps)
    loop.onFrame = { time, demand in
      session.noteFrame(at: time, demand: demand)
      log.pictures += session.takeWantedPictures()
    }
    session.onQuit = { loop.stop() }
    loop.run(until: end)
    loop.onFrame = nil
    session.onQuit = nil
  }

  /// The last frame at or before a time.
  func frame(at time: Double) throws -> TraceFrame {
    let frames = try trace.map { try TraceFrame($0) }
    return try #require(frames.last { $0.number("t") <= time + 1e-9 })
  }

  /// All delegate calls of the run but `didScroll`.
  func calls() throws -> [String] {
    try trace.flatMap { try TraceFrame($0).calls }.filter { $0 != "didScroll" }
  }

  private final class Log {
    var trace: [String] = []
    var recording: [String] = []
    var pictures: [String] = []
  }
}

/// A line of a trace that is read as any outsider reads it.
struct TraceFrame {
  private let members: [String: JSON]

  init(_ line: String) throws {
    guard case .object(let members) = try JSON(parsing: line.utf8) else {
      members = [:]
      return
    }
    self.members = members
  }

  func number(_ key: String) -> Double { Self.number(members[key]) }

  func numbers(_ key: String) -> [Double] {
    guard case .array(let items)? = members[key] else { return [] }
    return items.map(Self.number)
  }

  func flag(_ key: String) -> Bool { members[key] == .bool(true) }

  func dot(_ key: String) -> Double { Self.number(dotMember(key)) }

  func dotIs(_ key: String) -> Bool { dotMember(key) == .bool(true) }

  var calls: [String] {
    guard case .array(let items)? = members["callbacks"] else { return [] }
    return items.compactMap { if case .string(let name) = $0 { name } else { nil } }
  }

  var demand: String {
    guard case .string(let name)? = members["demand"] else { return "" }
    return name
  }

  private func dotMember(_ key: String) -> JSON? {
    guard case .object(let dot)? = members["dot"] else { return nil }
    return dot[key]
  }

  private static func number(_ value: JSON?) -> Double {
    if case .number(let number)? = value { number } else { .nan }
  }
}
