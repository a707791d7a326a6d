// Cards with a bar of their own beside them, once in a row and once in a column. Routes events to
// whatever they are for; how content and knobs move is the library's affair.

import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber

/// Two strips of cards, each with a progress bar.
final class CardsScene: Scene {
  let title = "Cards - nub"
  /// The row; the trace and the settings are its.
  let stage: Stage
  let resources: SceneResources

  private let row: Strip
  private let column: Strip
  private var layout: CardsLayout
  /// Who has the pointers that are down.
  private var owners = PointerOwners<Owner>()

  private enum Owner {
    case strip(Strip)
    case bar(Strip)
    case nobody
  }

  /// What is scrolled, and its bar.
  private final class Strip {
    let scroll: ScrollView
    let content: CardsContent
    let bar = ScrollProgressBar()

    init(_ scroll: ScrollView, _ content: CardsContent) {
      self.scroll = scroll
      self.content = content
      // The sample's strip ends at its edges.
      scroll.bounces = false
      bar.axis = content.axis
      bar.scrollView = scroll
    }
  }

  init(_ resources: SceneResources) {
    self.resources = resources
    layout = CardsLayout(resources.size)
    let cards = CardsText.cards
    let content = CardsContent(resources, axis: .horizontal, cards: cards)
    stage = Stage(resources, content: content, size: content.size)
    // The bars are what scrubs here.
    stage.scrubber.verticalScrubbing = false
    row = Strip(stage.scroll, content)
    let lower = CardsContent(resources, axis: .vertical, cards: cards)
    let scroll = ScrollView(frame: .zero)
    scroll.content = lower
    column = Strip(scroll, lower)
    layOut(scale: resources.scale)
    appearanceChanged()
  }

  // MARK: Layout

  func resize(to size: Size, scale: Double) {
    layout = CardsLayout(size)
    layOut(scale: scale)
  }

  private func layOut(scale: Double) {
    place(row, in: layout.row, bar: layout.rowBar, scale: scale)
    place(column, in: layout.column, bar: layout.columnBar, scale: scale)
  }

  private func place(_ strip: Strip, in frame: Rect, bar: Rect, scale: Double) {
    strip.scroll.contentScaleFactor = scale
    strip.scroll.frame = frame
    strip.content.width = frame.width
    strip.scroll.contentSize = strip.content.size
    strip.bar.frame = bar
    strip.bar.isHidden = bar.isEmpty
  }

  func appearanceChanged() {
    let colors = CardColors(resources.appearance.theme)
    for strip in [row, column] {
      strip.scroll.backgroundColor = resources.palette.background
      strip.scroll.setNeedsDisplay()
      strip.bar.trackColor = colors.track
      strip.bar.knobColor = colors.knob
    }
  }

  func draw(into list: inout DisplayList) {
    // The row is as high as the sample's, also where the window is lower.
    list.withClip(Rect(origin: .zero, size: layout.size), drawInside)
  }

  private func drawInside(_ list: inout DisplayList) {
    let colors = CardColors(resources.appearance.theme)
    list.fill(Rect(origin: .zero, size: layout.size), resources.palette.background)
    for strip in [row, column] where !strip.scroll.frame.isEmpty {
      list.drawShadow(
        of: strip.scroll.frame,
        cornerRadius: 0,
        radius: CardColors.shadowRadius,
        offset: .zero,
        colors.shadow
      )
      list.withOrigin(strip.scroll.frame.origin) { strip.scroll.draw(into: &$0) }
      guard !strip.bar.isHidden else { continue }
      list.overlay(ObjectIdentifier(strip.bar), in: strip.bar.frame, alpha: strip.bar.alpha) {
        $0.withOrigin(strip.bar.frame.origin) { strip.bar.draw(into: &$0) }
      }
    }
  }

  // MARK: Time

  func advance(to time: Timestamp) -> FrameDemand {
    // What is set for the one that is seen from outside holds for both.
    column.scroll.behavior.reducesMotion = row.scroll.behavior.reducesMotion
    return row.scroll.advance(to: time).sooner(column.scroll.advance(to: time))
  }

  // MARK: Events

  func showsHand(at point: Point) -> Bool {
    [row, column].contains { $0.bar.isGrabbable(at: point - ($0.bar.frame.origin - .zero)) }
  }

  func handle(_ event: InputEvent) {
    switch event.kind {
    case .press(let point, let button):
      let owner = owners[event.pointer]
      if let owner { send(event, to: owner) }
      let taker = owner ?? taker(of: event, at: point)
      owners.press(button, of: event.pointer, over: taker)
    case .release(_, let button):
      send(event, to: owners[event.pointer])
      owners.release(button, of: event.pointer)
    case .cancel:
      send(event, to: owners[event.pointer])
      owners.cancel(event.pointer)
    case .move(let point):
      let strip = autoscrolling ?? strip(at: point)
      send(event, to: owners[event.pointer] ?? strip.map(Owner.strip))
    case .wheel(let notches, let point, let modifiers):
      guard let strip = strip(at: point) ?? strip(withBarAt: point) else { return }
      // A wheel has one direction, and so has a strip.
      let isAcross = strip.content.axis == .horizontal && notches.x == 0 && modifiers.isEmpty
      let turn = isAcross ? Vector(x: notches.y, y: 0) : notches
      send(.wheel(turn, at: point, modifiers: modifiers, time: event.time), to: .strip(strip))
    case .pinch, .leave: return
    case .key(let key, _):
      let isAlong = key == .up || key == .down || key == .pageUp || key == .pageDown
      (isAlong || key == .space ? column : row).scroll.handle(event)
    }
  }

  func cancelPointers(at time: Timestamp) {
    for pointer in owners.pointers { handle(.cancel(pointer: pointer, time: time)) }
    for strip in [row, column] { strip.scroll.cancelPointers(at: time) }
  }

  /// Lets whoever lies under a press have it, or the strip that would go on scrolling by itself.
  private func taker(of event: InputEvent, at point: Point) -> Owner {
    if let strip = autoscrolling {
      send(event, to: .strip(strip))
      return .strip(strip)
    }
    for strip in [row, column] where !strip.bar.isHidden {
      if strip.bar.handle(event.offset(by: .zero - strip.bar.frame.origin)) { return .bar(strip) }
    }
    guard let strip = strip(at: point) else { return .nobody }
    send(event, to: .strip(strip))
    return .strip(strip)
  }

  private var autoscrolling: Strip? { [row, column].first { $0.scroll.isAutoscrolling } }

  private func strip(at point: Point) -> Strip? {
    [row, column].first { $0.scroll.frame.contains(point) }
  }

  private func strip(withBarAt point: Point) -> Strip? {
    [row, column].first { strip in
      let bar = strip.bar
      return !bar.isHidden
        && (bar.frame.contains(point) || bar.isGrabbable(at: point - (bar.frame.origin - .zero)))
    }
  }

  private func send(_ event: InputEvent, to owner: Owner?) {
    switch owner {
    case .strip(let strip):
      strip.scroll.handle(event.offset(by: .zero - strip.scroll.frame.origin))
    case .bar(let strip):
      _ = strip.bar.handle(event.offset(by: .zero - strip.bar.frame.origin))
    case .nobody, nil: break
    }
  }
}
