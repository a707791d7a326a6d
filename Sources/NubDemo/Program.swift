// The program from its first word to its exit status: what the options ask for is opened, shown and
// kept. Every fault ends here as one line and a status.

import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import SDLBackend

/// The program nub.
@MainActor
package struct Program {
  /// The number of the event by which other threads say that there is news; scripts count from 0.
  private nonisolated static let news: Int32 = -1

  let options: Options

  /// Does what the command line asks for and ends the process with its status.
  package static func main() {
    outliveWrites()
    let words = Array(CommandLine.arguments.dropFirst())
    endProgram(status: run(words))
  }

  private static func run(_ words: [String]) -> Int32 {
    do throws(ProgramError) {
      let options = try Options.parse(words).get()
      switch options.job {
      case .help: try put(Options.help)
      case .version: try put("nub \(Options.version)\n")
      case .run: try Program(options: options.lookingAtFiles()).run()
      }
      return 0
    } catch {
      complain(error.message)
      return error.status.rawValue
    }
  }

  private static func put(_ text: String) throws(ProgramError) {
    let output = try OutputFile(path: "-")
    output.write(text)
    try output.finish()
  }

  private func run() throws(ProgramError) {
    if let mode = options.bench {
      try Program.put(try Bench(mode: mode, options: options).run())
      return
    }
    let script = try readScript()
    let files = try readFiles()
    try checkPictures(of: script)
    let outputs = try Outputs(options)
    do throws(ProgramError) {
      if options.isHeadless {
        try showHeadless(script: script, files: files, outputs: outputs)
      } else {
        try showWindow(script: script, files: files, outputs: outputs)
      }
    } catch {
      outputs.discard()
      throw error
    }
    try outputs.finish()
  }

  private func showHeadless(
    script: [ScriptEvent],
    files: OpenedFiles,
    outputs: Outputs
  ) throws(ProgramError) {
    // A recording knows the window it was made in.
    var (size, scale) = (options.shownSize, options.scale ?? 1)
    if case .window(let known, let knownScale)? = script.first?.action {
      (size, scale) = (known, knownScale)
    }
    let platform = HeadlessPlatform(
      size: size,
      scale: scale,
      fps: options.fps,
      script: script
    )
    let shell = shell(options.shownScene, files, size: size, scale: scale)
    if let failure = (shell.scene as? PictureScene)?.failure { throw .failed(failure) }
    shell.window = platform
    let session = session(shell, script: script, outputs: outputs)
    let loop = FrameLoop(platform: platform, client: session, framesPerSecond: options.fps)
    let interruption = Interruption()
    var pictures = PictureWriter()
    loop.onFrame = { [unowned loop] time, demand in
      session.noteFrame(at: time, demand: demand)
      for file in session.takeWantedPictures() { pictures.write(platform.pixels, to: file) }
      let isOver = pictures.failure != nil || outputs.hasFailed || interruption.isRequested
      if isOver { loop.stop() }
    }
    session.onQuit = { [unowned loop] in loop.stop() }
    loop.run(until: platform.time(ofFrame: lastFrame(of: script)))
    if let file = options.screenshot { pictures.write(platform.pixels, to: file) }
    if let failure = pictures.failure { throw failure }
  }

  private func showWindow(
    script: [ScriptEvent],
    files: OpenedFiles,
    outputs: Outputs
  ) throws(ProgramError) {
    var memory = options.remembersWindow ? WindowMemory.load() : WindowMemory()
    let platform = try openWindow(title: "nub", size: memory.size ?? options.shownSize)
    let first = options.paths.isEmpty ? memory.scene : nil
    let shell = shell(
      first ?? options.shownScene,
      files,
      size: platform.size,
      scale: platform.scale
    )
    shell.window = platform
    outputs.record?.write("# nub \(Options.version), --scene \(shell.name.rawValue)\n")
    let window = Recorder.WindowSpace(size: platform.size, scale: platform.scale)
    let session = session(shell, script: script, window: window, outputs: outputs)
    let played = ScriptedPlatform(base: platform, script: script)
    let loop = FrameLoop(platform: played, client: session)
    var pictures = PictureWriter()
    var title = ""
    var hasIcon = false
    loop.onFrame = { [unowned loop] time, demand in
      session.noteFrame(at: time, demand: demand)
      // The first frame does not wait for it.
      if !hasIcon {
        let size = PixelSize(width: WindowIcon.side, height: WindowIcon.side)
        platform.setIcon(size: size, pixels: WindowIcon.pixels())
        hasIcon = true
      }
      if session.title != title {
        title = session.title
        platform.setTitle(title)
      }
      for file in session.takeWantedPictures() {
        pictures.write(session.picture(of: platform.size, scale: platform.scale), to: file)
      }
      // Who watches the trace of a window wants to see what the window shows now, and a recording
      // is wanted most when the program does not come to its end.
      outputs.flush()
      if pictures.failure != nil || outputs.hasFailed { loop.stop() }
    }
    session.onQuit = { [unowned loop] in loop.stop() }
    loop.run(until: options.duration.map { Timestamp(seconds: $0) })
    if options.remembersWindow {
      // Files that were opened are no choice among the scenes.
      if options.paths.isEmpty { memory.scene = shell.name }
      memory.size = shell.windowSize
      memory.save()
    }
    if let file = options.screenshot {
      pictures.write(session.picture(of: platform.size, scale: platform.scale), to: file)
    }
    if let failure = pictures.failure { throw failure }
  }

  private func openWindow(title: String, size: Size) throws(ProgramError) -> SDLPlatform {
    do throws(SDLError) {
      return try SDLPlatform(title: title, size: size, scale: options.scale)
    } catch {
      throw .failed("the window cannot be opened: \(error.description)")
    }
  }

  private func session(
    _ scene: any Scene,
    script: [ScriptEvent],
    window: Recorder.WindowSpace? = nil,
    outputs: Outputs
  ) -> Session {
    for change in options.settings { change.apply(scene.stage) }
    return Session(
      scene,
      script: script,
      trace: outputs.trace?.write,
      window: window,
      record: outputs.record?.write
    )
  }

  private func shell(
    _ name: Options.SceneName,
    _ files: OpenedFiles,
    size: Size,
    scale: Double
  ) -> Shell {
    let resources = SceneResources(
      // What is made without a display is the same everywhere.
      theme: options.theme ?? (options.isHeadless ? .light : .ofDesktop),
      typesetter: SystemTypesetter() ?? BitmapTypesetter(),
      size: size,
      scale: scale
    )
    let rows = options.rows
    let wake: (@Sendable () -> Void)? =
      options.isHeadless ? nil : { @Sendable in SDLPlatform.wake(Self.news) }
    return Shell(
      name,
      resources,
      showsBar: options.paths.isEmpty && name != .plain,
      reducesMotion: options.reducesMotion
    ) { name, resources in
      switch name {
      case .plain: PlainScene(resources)
      case .table: TableScene(resources, rows: rows, style: .table, hasStepper: true)
      case .picture:
        PictureScene(
          resources,
          sources: files.pictures,
          loader: PictureLoader(wake: wake),
          complain: complain
        )
      case .collection: CollectionScene(resources)
      case .cards: CardsScene(resources)
      case .text: TextScene(resources, files: files.texts)
      case .playground: PlaygroundScene(resources)
      }
    }
  }

  /// The number of the last frame of a headless run.
  private func lastFrame(of script: [ScriptEvent]) -> Int {
    // A script that says when frames are made says which is the last; its clock may have jumped.
    if options.duration == nil, ScriptQueue(script).hasFrames { return .max }
    let duration = options.duration ?? (script.last?.at ?? 0) + Options.timeAfterScript
    // A duration of n / fps means frame n, however the division was rounded.
    let frame = Int((duration * options.fps + 1e-6).rounded(.down))
    return min(frame, options.frames.map { $0 - 1 } ?? .max)
  }
}
