// What must hold in the whole program after every event and every frame. It looks from outside: at
// the public state of the scroll view and its scrubber, at the trace, and at pixels.

import SDLBackend
import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber
import TestSupport

@testable import NubDemo

/// Plays a script through the program's own loop and looks at it all the time.
final class StackWatch: FrameLoopClient {
  /// What went wrong first.
  private(set) var problem: String?
  /// The events so far, without frames.
  private(set) var count = 0

  private let session: Session
  private let scene: any Scene
  private let platform: HeadlessPlatform
  private var pairing = CallPairing()
  private let firstView: ScrollView
  private var hasSwitched = false
  private var frames = 0
  private var lastDemand = FrameDemand.next
  private var windowSize: Size
  private var scale: Double
  /// How faint the dot is when nothing happens; `nil` where it may look as it likes.
  private var faintest: Double? {
    switch (scene as? Shell)?.name {
    case .playground: nil
    case .collection: 0
    default: 0.3
    }
  }

  /// Plays a script to its end, or to the first thing that is wrong.
  init(_ script: StackScript) throws {
    let folder = try TemporaryFolder()
    var (size, scale) = (Size(width: 100, height: 150), 1.0)
    if case .window(let known, let knownScale)? = script.events.first?.action {
      (size, scale) = (known, knownScale)
    }
    (windowSize, self.scale) = (size, scale)
    platform = HeadlessPlatform(size: size, scale: scale, fps: 60, script: script.events)
    let resources = SceneResources(
      theme: .light,
      typesetter: BitmapTypesetter(),
      size: size,
      scale: scale
    )
    let shell = Shell(
      script.scene,
      resources,
      showsBar: script.scene != .plain,
      reducesMotion: false
    ) { name, resources in
      switch name {
      case .table: TableScene(resources, rows: script.rows, style: .table, hasStepper: true)
      case .text: TextScene(resources, files: Self.files)
      case .playground: PlaygroundScene(resources)
      case .picture:
        PictureScene(
          resources,
          sources: Self.pictures(in: folder),
          loader: PictureLoader()
        )
      case .collection: CollectionScene(resources)
      case .cards: CardsScene(resources)
      case .plain: PlainScene(resources)
      }
    }
    shell.window = platform
    scene = shell
    firstView = shell.stage.scroll
    let trace = Trace()
    session = Session(shell, script: script.events, trace: { trace.line = $0 })
    let loop = FrameLoop(platform: platform, client: self)
    loop.onFrame = { [unowned self, unowned loop] time, demand in
      session.noteFrame(at: time, demand: demand)
      noteFrame(demand, trace.line)
      if problem != nil { loop.stop() }
    }
    loop.run()
    loop.onFrame = nil
    if problem == nil { problem = brokenRuleAtRest() }
  }

  private final class Trace {
    var line = ""
  }

  /// Two small pictures, so that keys go from one to the other.
  private static let pictures: [[UInt8]] = [(300, 200), (50, 400)].map { width, height in
    var pixels = PixelBuffer(size: PixelSize(width: width, height: height))
    for y in 0..<height {
      for x in 0..<width { pixels[x, y] = UInt32(x * x + y * 0x10100) & 0xFFFFFF }
    }
    return (try? SDLImage.png(of: pixels)) ?? []
  }

  private static func pictures(in folder: TemporaryFolder) -> [PictureSource] {
    pictures.enumerated().map { number, bytes in
      folder.write(bytes, to: "\(number).png")
      return PictureSource(name: "\(number)", path: folder.file("\(number).png"))
    }
  }

  private static let files: [TextScene.File] = {
    var text: [UInt8] = []
    for number in 0..<3000 {
      text +=
        Array("\(number)\t".utf8) + [UInt8](repeating: UInt8(number % 256), count: number % 60)
      text.append(0x0A)
    }
    let empty = TextScene.File(name: "empty", document: TextDocument([]))
    return [TextScene.File(name: "bytes", document: TextDocument(text)), empty]
  }()

  // MARK: FrameLoopClient

  func handle(_ event: PlatformEvent) {
    if problem != nil { return }
    session.handle(event)
    if case .resized(let size, let scale) = event { (windowSize, self.scale) = (size, scale) }
    count += 1
    problem = brokenRule().map { "\($0) after event \(count), \(event)" }
  }

  func advance(to time: Timestamp) -> FrameDemand {
    let demand = session.advance(to: time)
    if problem == nil { problem = brokenRule().map { "\($0) in the frame after event \(count)" } }
    return demand
  }

  func draw(into list: inout DisplayList) {
    session.draw(into: &list)
  }

  private func noteFrame(_ demand: FrameDemand, _ line: String) {
    lastDemand = demand
    frames += 1
    guard problem == nil else { return }
    // What goes on in a scene that is left goes on when it is shown again, and its calls are mixed
    // with those of others.
    hasSwitched = hasSwitched || scene.stage.scroll !== firstView
    if !hasSwitched {
      problem = pairing.fault(in: line).map { "\($0) in the frame after event \(count)" }
    }
    guard problem == nil else { return }
    if platform.pixels != session.picture(of: windowSize, scale: scale) {
      problem = "the picture is not that of a full redraw after event \(count), frame \(frames)"
    }
  }

  // MARK: Rules

  private func brokenRule() -> String? {
    let (view, scrubber) = (scene.stage.scroll, scene.stage.scrubber)
    let dot = scrubber.scrubberView
    guard dot.frame.isFinite, view.contentOffset.isFinite, view.velocity.isFinite else {
      return "not finite"
    }
    guard view.zoomScale.isFinite, view.zoomScale > 0 else { return "zoom \(view.zoomScale)" }
    guard ((faintest ?? 0)...1).contains(dot.alpha) else { return "alpha \(dot.alpha)" }
    if scrubber.isScrubbing || scrubber.isScrubberViewSelected, faintest != nil, dot.alpha != 1 {
      return "held or selected with alpha \(dot.alpha)"
    }
    if let light = dot as? any Highlightable, light.isHighlighted != scrubber.isScrubbing {
      return "highlighted: \(light.isHighlighted), held: \(scrubber.isScrubbing)"
    }
    if view.isDragging, !view.isTracking { return "dragging without tracking" }
    if view.isZooming, view.isZoomBouncing { return "zooming and bouncing" }
    for axis in Axis.allCases {
      if let rule = brokenRule(along: axis, view, scrubber) { return "\(axis) \(rule)" }
    }
    return nil
  }

  private func brokenRule(
    along axis: Axis,
    _ view: ScrollView,
    _ scrubber: ScrollViewScrubberController
  ) -> String? {
    let dot = scrubber.scrubberView.frame
    let inset = view.contentInset
    let first = inset.start(along: axis) + scrubber.edgeInsets.start(along: axis)
    let last =
      view.frame.size[axis] - inset.end(along: axis) - scrubber.edgeInsets.end(along: axis)
      - dot.size[axis]
    let place = dot.origin[axis]
    guard place >= first, place <= max(first, last) else {
      return "dot at \(place) outside \(first)...\(last)"
    }
    let range = view.contentOffsetRange(along: axis)
    let isFree = view.isMoving || view.isTracking || view.isZooming
    guard isFree || range.contains(view.contentOffset[axis]) else {
      return "offset \(view.contentOffset[axis]) outside \(range)"
    }
    guard !scrubber.isScrubbing, isScrubbed(axis, view, scrubber) else { return nil }
    let track = ScrubberTrack(offsets: range, positions: first...max(first, last))
    let expected = track.position(for: view.contentOffset[axis])
    return abs(place - expected) <= 1e-6 ? nil : "dot at \(place) and not \(expected)"
  }

  /// Whether the scrubber moves along an axis, as the contract says.
  private func isScrubbed(
    _ axis: Axis,
    _ view: ScrollView,
    _ scrubber: ScrollViewScrubberController
  ) -> Bool {
    let inset = view.contentInset
    let visible = view.frame.size[axis] - inset.start(along: axis) - inset.end(along: axis)
    let isVertical = axis == .vertical
    let factor =
      isVertical ? scrubber.minimumVerticalScrollFactor : scrubber.minimumHorizontalScrollFactor
    let isOn = isVertical ? scrubber.verticalScrubbing : scrubber.horizontalScrubbing
    return isOn && visible > 0 && view.contentSize[axis] / visible >= factor
  }

  private func brokenRuleAtRest() -> String? {
    let (view, scrubber) = (scene.stage.scroll, scene.stage.scrubber)
    if lastDemand != .none { return "the demand is \(lastDemand) at rest" }
    if view.isMoving || view.isTracking || view.isZooming { return "not at rest" }
    if view.velocity != .zero { return "velocity \(view.velocity) at rest" }
    if scrubber.isScrubbing || scrubber.isScrubberViewSelected { return "held or selected at rest" }
    if let faintest, scrubber.scrubberView.alpha != faintest {
      return "alpha \(scrubber.scrubberView.alpha) at rest"
    }
    return hasSwitched ? nil : pairing.open
  }
}

/// Whether delegate calls are paired, over all frames of a run.
private struct CallPairing {
  private static let pairs = [
    ("\"willBeginDragging\"", "\"didEndDragging\""),
    ("\"willBeginDecelerating\"", "\"didEndDecelerating\""),
    ("\"willBeginZooming\"", "\"didEndZooming\""),
  ]

  private var counts = [0, 0, 0]

  /// What has begun and not ended, if there is such a thing.
  var open: String? {
    zip(Self.pairs, counts).first { $0.1 != 0 }.map { "\($0.0.0) is open at rest" }
  }

  /// Takes note of a frame of the trace and tells what is wrong with it.
  mutating func fault(in line: String) -> String? {
    // The list is the last of the line; looking from its end costs less than the frame.
    guard let start = line.utf8.lastIndex(of: UInt8(ascii: "[")),
      let end = line.utf8.lastIndex(of: UInt8(ascii: "]")), start < end
    else { return "no callbacks in \(line)" }
    let calls = line[line.utf8.index(after: start)..<end].split(separator: ",")
    for call in calls {
      for (index, (begin, end)) in Self.pairs.enumerated() {
        if call == begin { counts[index] += 1 }
        if call == end { counts[index] -= 1 }
        guard (0...1).contains(counts[index]) else { return "\(call) is not paired" }
      }
    }
    return nil
  }
}
