import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber
import Testing

@testable import NubDemo

@Suite struct PlaygroundSceneTests {
  private static let size = Size(width: 720, height: 444)
  private static let pixels = PixelSize(width: 720, height: 444)
  private let scene: PlaygroundScene
  private let session: Session
  private let layout = PlaygroundLayout(Self.size)

  init() {
    scene = PlaygroundScene(
      SceneResources(theme: .light, typesetter: BitmapTypesetter(), size: Self.size, scale: 1)
    )
    session = Session(scene, script: [])
  }

  @Test func `the scene outlives the window it was shown in`() {
    weak var view: ScrollView?
    weak var panel: PlaygroundPanel?
    do {
      let scene = PlaygroundScene(
        SceneResources(theme: .light, typesetter: BitmapTypesetter(), size: Self.size, scale: 1)
      )
      view = scene.stage.scroll
      panel = scene.panel
      #expect(view != nil && panel != nil)
    }
    #expect(view == nil && panel == nil)
  }

  private func send(_ event: InputEvent) { session.handle(.input(event)) }

  private func drag(from start: Point, by step: Vector, pointer: Int = 0, at seconds: Double) {
    send(.press(at: start, pointer: pointer, time: time(seconds)))
    for index in 1...5 {
      let point = start + step * (Double(index) / 5)
      send(.move(to: point, pointer: pointer, time: time(seconds + Double(index) * 0.016)))
    }
    send(.release(at: start + step, pointer: pointer, time: time(seconds + 0.08)))
  }

  /// The panel's controls of a kind, from top to bottom.
  private func controls<Kind: Control>(_: Kind.Type) -> [Kind] {
    scene.panel.group.controls.compactMap { $0 as? Kind }
  }

  // MARK: Inspector

  @Test func `every switch changes its property and shows when something else did`() {
    let stage = scene.stage
    let properties: [ReferenceWritableKeyPath<Stage, Bool>] = [
      \.scrubber.verticalScrubbing, \.scrubber.horizontalScrubbing,
      \.scrubber.hideWhileZooming, \.scrubber.selectOnContentSizeChange,
      \.scrubber.selectOnAnyContentOffsetChange, \.scroll.bounces,
      \.scroll.alwaysBounceVertical, \.scroll.alwaysBounceHorizontal, \.scroll.isScrollEnabled,
      \.scroll.isPagingEnabled, \.scroll.isDirectionalLockEnabled, \.scroll.bouncesZoom,
      \.scroll.behavior.reducesMotion, \.scroll.behavior.invertsWheelX,
      \.scroll.behavior.invertsWheelY,
    ]
    let switches = controls(SwitchControl.self)
    #expect(switches.count == properties.count)
    for (toggle, property) in zip(switches, properties) {
      let before = stage[keyPath: property]
      toggle.activate(0)
      #expect(stage[keyPath: property] == !before)
      stage[keyPath: property] = before
      _ = session.advance(to: time(1))
      #expect(toggle.isOn == before)
    }
  }

  @Test func `every stepper can be stepped both ways without harm`() {
    for stepper in controls(StepperControl.self) {
      for part in [1, 1, 0, 0, 0] {
        stepper.activate(part)
        _ = session.advance(to: time(1))
      }
    }
    #expect(scene.stage.scroll.contentOffset.isFinite)
  }

  @Test func `every choice can be made`() {
    for choice in controls(SegmentedControl.self) {
      for part in choice.parts.indices.reversed() {
        choice.activate(part)
        _ = session.advance(to: time(1))
        #expect(choice.selection == part)
      }
    }
  }

  @Test func `insets are changed side by side`() {
    let stage = scene.stage
    stage.scroll.contentInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    _ = session.advance(to: time(1))
    let stepper = controls(StepperControl.self).first { $0.value == 3 }
    stepper?.activate(1)
    #expect(stage.scroll.contentInset == EdgeInsets(top: 1, left: 2, bottom: 4, right: 4))
  }

  @Test func `reset gives all properties their values back`() throws {
    let stage = scene.stage
    stage.scroll.bounces = false
    stage.scrubber.edgeInsets = .zero
    stage.scrubber.horizontalAlignment = .begin
    stage.scroll.contentSize = Size(width: 300, height: 400)
    stage.scroll.zoomScale = 2
    let behavior = stage.scroll.behavior
    stage.scroll.behavior.stretchSpring = Spring(stiffness: 500, dampingRatio: 0.5)
    stage.scroll.behavior.lineStep = 10
    let button = try #require(controls(ButtonControl.self).first { $0.title == "Reset" })
    button.activate(0)
    #expect(stage.scroll.bounces)
    #expect(stage.scrubber.edgeInsets == EdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    #expect(stage.scrubber.horizontalAlignment == .end)
    #expect(stage.scroll.behavior.stretchSpring == behavior.stretchSpring)
    #expect(stage.scroll.behavior.lineStep == behavior.lineStep)
    #expect(stage.scroll.contentSize == Size(width: 1000, height: 20_000))
  }

  @Test func `the dot's looks take the place of each other while it is held`() throws {
    let choice = try #require(controls(SegmentedControl.self).first)
    send(.press(at: scene.stage.scrubber.scrubberView.frame.center, time: time(0)))
    choice.activate(2)
    let view = try #require(scene.stage.scrubber.scrubberView as? StateScrubber)
    #expect(view.isHighlighted)
    #expect(scene.stage.scroll.overlays.count == 1)
  }

  // MARK: Pointers

  @Test func `a drag of the scroll view does not move the panel, and the other way round`() {
    drag(from: Point(x: 100, y: 150), by: Vector(x: 0, y: -80), at: 0)
    let offset = scene.stage.scroll.contentOffset
    #expect(offset.y > 0)
    #expect(scene.panel.scroll.contentOffset == .zero)
    scene.stage.scroll.stopScrollingAndZooming()
    drag(from: layout.panel.origin + Vector(x: 5, y: 300), by: Vector(x: 0, y: -80), at: 2)
    #expect(scene.panel.scroll.contentOffset.y > 0)
    #expect(scene.stage.scroll.contentOffset.x == offset.x)
  }

  @Test func `a finger that begins on a control and moves scrolls the panel and presses nothing`() {
    let toggle = controls(SwitchControl.self)[0]
    let place = layout.panel.origin + (toggle.frame.center - .zero)
    drag(from: place, by: Vector(x: 0, y: -60), pointer: 1, at: 0)
    #expect(toggle.isOn)
    #expect(scene.panel.scroll.contentOffset.y > 0)
  }

  @Test func `a finger that taps a control presses it`() {
    let toggle = controls(SwitchControl.self)[0]
    let place = layout.panel.origin + (toggle.frame.center - .zero)
    send(.press(at: place, pointer: 1, time: time(0)))
    #expect(toggle.state.pressed == 0)
    send(.release(at: place, pointer: 1, time: time(0.1)))
    #expect(!toggle.isOn)
    #expect(toggle.state.pressed == nil)
  }

  @Test func `the focus brings a control into view`() {
    let focus = scene.focusStops
    for _ in scene.panel.group.controls { focus.moveFocus(forward: true) }
    #expect(focus.first?.hasFocus == true)
    for frame in 0..<120 { _ = session.advance(to: time(Double(frame) / 60)) }
    #expect(scene.panel.scroll.contentOffset.y > 100)
  }

  @Test func `a tap marks a tile, and another takes the mark away`() {
    var renderer = FrameRenderer()
    var picture = PixelBuffer(size: Self.pixels)
    _ = render(&renderer, &picture)
    send(.press(at: Point(x: 60, y: 60), time: time(0)))
    send(.release(at: Point(x: 60, y: 60), time: time(0.05)))
    let marked = render(&renderer, &picture)
    #expect(!marked.isEmpty)
    for rect in marked { #expect(rect.x < 110 && rect.y < 110) }
  }

  // MARK: Instruments

  private func render(_ renderer: inout FrameRenderer, _ picture: inout PixelBuffer)
    -> [PixelRect]
  {
    picture.withMutableSpan {
      renderer.render(size: Self.pixels, scale: 1, stride: 720, into: &$0, draw: session.draw)
    }
  }

  private func isInside(_ rects: [PixelRect], _ part: Rect) -> Bool {
    rects.allSatisfy { rect in
      let rect = Rect(
        x: Double(rect.x),
        y: Double(rect.y),
        width: Double(rect.width),
        height: Double(rect.height)
      )
      return part.intersection(rect) == rect
    }
  }

  @Test func `a call redraws the log and nothing else`() {
    var renderer = FrameRenderer()
    var picture = PixelBuffer(size: Self.pixels)
    _ = session.advance(to: time(0))
    _ = render(&renderer, &picture)
    scene.note([.willBeginDragging, .didScroll], at: time(0.1))
    let first = render(&renderer, &picture)
    #expect(!first.isEmpty)
    #expect(isInside(first, layout.log))
    scene.note([.didScroll], at: time(0.2))
    let second = render(&renderer, &picture)
    #expect(!second.isEmpty)
    #expect(isInside(second, layout.log))
    #expect(renderer.statistics.pixelsPresented < Int(layout.log.width) * 20)
  }

  @Test func `a fade redraws the dot and the plot and nothing else`() {
    var renderer = FrameRenderer()
    var picture = PixelBuffer(size: Self.pixels)
    for frame in 0...180 { _ = session.advance(to: time(Double(frame) / 60)) }
    scene.stage.scrubber.flashScrubberView()
    for frame in 181...240 { _ = session.advance(to: time(Double(frame) / 60)) }
    _ = render(&renderer, &picture)
    _ = session.advance(to: time(4.05))
    let changed = render(&renderer, &picture)
    let dot = scene.stage.scrubber.scrubberView.frame
    #expect(!changed.isEmpty)
    for rect in changed {
      #expect(isInside([rect], layout.plot) || isInside([rect], dot))
    }
  }

  @Test func `hovering a control redraws it and nothing else`() {
    for frame in 0...180 { _ = session.advance(to: time(Double(frame) / 60)) }
    var renderer = FrameRenderer()
    var picture = PixelBuffer(size: Self.pixels)
    _ = render(&renderer, &picture)
    let toggle = controls(SwitchControl.self)[0]
    let place = layout.panel.origin + (toggle.frame.center - .zero)
    send(.move(to: place, time: time(3.1)))
    _ = session.advance(to: time(3.1))
    let changed = render(&renderer, &picture)
    #expect(!changed.isEmpty)
    #expect(renderer.statistics.pixelsPresented <= 52 * 34)
  }

  @Test func `at rest nothing is drawn and no frame is wanted`() {
    for frame in 0...180 { _ = session.advance(to: time(Double(frame) / 60)) }
    var renderer = FrameRenderer()
    var picture = PixelBuffer(size: Self.pixels)
    _ = render(&renderer, &picture)
    #expect(session.advance(to: time(4)) == .none)
    #expect(render(&renderer, &picture).isEmpty)
    #expect(renderer.statistics.pixelsWritten == 0)
  }

  @Test(arguments: [30.0, 60, 144])
  func `the theory of a fling is where the content goes`(rate: Double) throws {
    drag(from: Point(x: 100, y: 200), by: Vector(x: 0, y: -120), at: 0)
    let theory = try #require(scene.plot.data.theories.last)
    var isChecked = false
    for frame in 1...Int(rate) {
      let now = 0.08 + Double(frame) / rate
      _ = session.advance(to: time(now))
      guard scene.stage.scroll.isDecelerating else { continue }
      let offset = theory.motion.value(at: now - 0.08)
      #expect(abs(scene.stage.scroll.contentOffset.y - offset) < 1e-6)
      isChecked = true
    }
    #expect(isChecked)
  }
}

private func time(_ seconds: Double) -> Timestamp { Timestamp(seconds: seconds) }
