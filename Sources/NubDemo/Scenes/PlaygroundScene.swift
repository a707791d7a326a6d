// A scroll view to play with, every property of it beside it, and instruments that show what it does.
// Decides who gets which part of the window, and which pointer belongs to whom.

import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber

/// The playground.
final class PlaygroundScene: Scene {
  private static let contentSize = Size(width: 1000, height: 20_000)

  let title = "Playground - nub"
  let stage: Stage
  let resources: SceneResources

  let plot: PlaygroundPlot
  private let log: CallLogView
  let panel: PlaygroundPanel
  private var layout: PlaygroundLayout
  private let choices: Choices
  private var owners = PointerOwners<Part>()

  /// The parts of the window that take pointers.
  private enum Part {
    case scroll, panel
  }

  /// What a person has chosen that is no property of the scroll view or the scrubber.
  private final class Choices {
    var dot = PlaygroundDot.dot
    var axis = Axis.vertical
    weak var panel: PlaygroundPanel?
  }

  init(_ resources: SceneResources) {
    self.resources = resources
    let look = resources.appearance.look
    layout = PlaygroundLayout(resources.size)
    let stage = Stage(
      resources,
      content: PlaygroundContent(resources),
      size: Self.contentSize
    )
    stage.scroll.minimumZoomScale = 0.5
    stage.scroll.maximumZoomScale = 4
    let plot = PlaygroundPlot(look: look)
    let log = CallLogView(look: look)
    let choices = Choices()
    let inspector = PlaygroundInspector(
      stage: stage,
      look: look,
      actions: PlaygroundInspector.Actions(
        setDot: { dot in
          guard dot != choices.dot else { return }
          choices.dot = dot
          stage.scrubber.scrubberView = dot.view(look: look)
        },
        dot: { choices.dot },
        setAxis: { axis in
          choices.axis = axis
          plot.clear()
        },
        axis: { choices.axis },
        clearLog: { log.removeAll() },
        reset: { choices.panel?.reset() }
      )
    )
    self.stage = stage
    self.plot = plot
    self.log = log
    self.choices = choices
    panel = PlaygroundPanel(inspector.rows, look: look)
    choices.panel = panel
    layOut(scale: resources.scale)
  }

  // MARK: Layout

  func resize(to size: Size, scale: Double) {
    layout = PlaygroundLayout(size)
    layOut(scale: scale)
  }

  private func layOut(scale: Double) {
    stage.scroll.contentScaleFactor = scale
    stage.scroll.frame = layout.scroll
    plot.frame = layout.plot
    log.frame = layout.log
    plot.setNeedsDisplay()
    log.setNeedsDisplay()
    panel.layOut(in: layout.panel, scale: scale)
  }

  func appearanceChanged() {
    stage.scroll.backgroundColor = resources.palette.background
    stage.scroll.setNeedsDisplay()
    panel.appearanceChanged()
    plot.setNeedsDisplay()
    log.setNeedsDisplay()
  }

  func draw(into list: inout DisplayList) {
    let colors = resources.appearance.look.colors
    for line in layout.lines { list.fill(line, colors.line) }
    stage.scroll.draw(into: &list)
    if !layout.plot.isEmpty { plot.draw(into: &list) }
    if !layout.log.isEmpty { log.draw(into: &list) }
    if !layout.panel.isEmpty { panel.draw(into: &list) }
  }

  // MARK: Time

  func advance(to time: Timestamp) -> FrameDemand {
    let reducesMotion = stage.scroll.behavior.reducesMotion
    if panel.scroll.behavior.reducesMotion != reducesMotion {
      panel.scroll.behavior.reducesMotion = reducesMotion
    }
    let demand = stage.scroll.advance(to: time).sooner(panel.advance(to: time))
    let scroll = stage.scroll
    let dot = stage.scrubber.scrubberView
    let axis = choices.axis
    plot.update {
      if !scroll.isDecelerating { $0.endTheory() }
      return $0.add(
        offset: scroll.contentOffset[axis],
        velocity: scroll.velocity[axis],
        alpha: dot.isHidden ? 0 : dot.alpha,
        at: time,
        isMoving: scroll.isMoving || scroll.isDragging
      )
    }
    return demand
  }

  func note(_ calls: [TracingDelegate.Call], at time: Timestamp) {
    log.add(calls)
  }

  // MARK: Events

  var focusStops: [any FocusStop] { layout.panel.isEmpty ? [] : [panel] }

  func showsHand(at point: Point) -> Bool {
    layout.panel.contains(point) ? panel.showsHand : stage.scrubber.isHovered
  }

  func handle(_ event: InputEvent) {
    switch event.kind {
    case .press(let point, let button): press(event, at: point, button: button)
    case .move(let point): move(event, to: point)
    case .release(_, let button): release(event, button)
    case .cancel: cancel(event)
    case .leave:
      panel.handle(event)
      stage.scroll.handle(event)
    case .wheel(_, let point, _), .pinch(_, let point, .began):
      if layout.panel.contains(point) {
        panel.handle(event)
      } else if layout.scroll.contains(point) {
        stage.scroll.handle(event)
      }
    case .pinch, .key: stage.scroll.handle(event)
    }
  }

  func cancelPointers(at time: Timestamp) {
    for pointer in owners.pointers { owners.cancel(pointer) }
    panel.cancelPointers(at: time)
    stage.scroll.cancelPointers(at: time)
  }

  private func press(_ event: InputEvent, at point: Point, button: PointerButton) {
    // Another button of a pointer that is down stays where the first one went.
    guard let part = owners[event.pointer] ?? part(at: point) else { return }
    let isNew = owners[event.pointer] == nil
    owners.press(button, of: event.pointer, over: part)
    if isNew, part == .scroll, event.pointer == 0 { panel.handle(.leave(time: event.time)) }
    send(event, to: part)
  }

  private func move(_ event: InputEvent, to point: Point) {
    if owners[event.pointer] == .panel { return panel.handle(event) }
    stage.scroll.handle(event)
    guard event.pointer == 0, owners[0] == nil else { return }
    let isInside = layout.panel.contains(point)
    panel.handle(isInside ? event : .leave(time: event.time))
  }

  private func release(_ event: InputEvent, _ button: PointerButton) {
    let wasDecelerating = stage.scroll.isDecelerating
    send(event, to: owners[event.pointer] ?? .scroll)
    owners.release(button, of: event.pointer)
    guard button == .primary else { return }
    if stage.scroll.isDecelerating, !wasDecelerating { noteFling(at: event.time) }
  }

  private func cancel(_ event: InputEvent) {
    send(event, to: owners[event.pointer] ?? .scroll)
    owners.cancel(event.pointer)
  }

  private func send(_ event: InputEvent, to part: Part) {
    part == .panel ? panel.handle(event) : stage.scroll.handle(event)
  }

  private func part(at point: Point) -> Part? {
    if layout.panel.contains(point) { return .panel }
    return layout.scroll.contains(point) ? .scroll : nil
  }

  /// Gives the plot the path that a fling takes from here on, if nothing interferes.
  private func noteFling(at time: Timestamp) {
    let scroll = stage.scroll
    let axis = choices.axis
    // Pages have a law of their own, and with reduced motion there is none.
    guard !scroll.isPagingEnabled, !scroll.behavior.reducesMotion else { return }
    let range = scroll.contentOffsetRange(along: axis)
    let offset = scroll.contentOffset[axis]
    let isStretched = !range.contains(offset)
    let motion = FlingMotion(
      from: offset,
      velocity: scroll.velocity[axis],
      within: range,
      rate: scroll.decelerationRate,
      spring: isStretched ? scroll.behavior.stretchSpring : scroll.behavior.flingSpring,
      bounceLimit: max(1, scroll.frame.size[axis] * scroll.behavior.bounceLimit),
      pixel: 1 / scroll.contentScaleFactor,
      settlePixels: scroll.behavior.settlePixels
    )
    plot.update {
      $0.addTheory(motion, at: time)
      return true
    }
  }
}
