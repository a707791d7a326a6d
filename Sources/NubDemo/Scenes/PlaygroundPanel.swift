// The scrollable panel that holds the inspector's lines, with a scrubber of its own. Knows controls and
// how they share a scroll view with fingers, but no property.

import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber

/// A scrollable list of lines with controls.
final class PlaygroundPanel: ScrollViewObserver, FocusStop {
  /// The room left, above and below of the lines, and the least at the right, in points.
  private static let margin = 14.0
  /// The room at the right that the scrubber has for itself, in points.
  private static let lane = 40.0
  /// The widest that lines get, in points: names and controls stay near each other.
  private static let widest = 420.0
  /// The side of the panel's dot, in points.
  private static let dotSide = 20.0

  /// The scroll view, whose frame is in window coordinates.
  let scroll = ScrollView(frame: .zero)

  /// What the scroll view keeps alive: the panel itself would never end.
  private let content = Content()
  private let scrubber = ScrollViewScrubberController()
  private let dot = DotScrubberView()
  let group = ControlGroup()
  private let rows: [PlaygroundRow]
  private let look: ControlLook
  private var fingers: Set<Int> = []

  /// Puts lines into a panel.
  init(_ rows: [PlaygroundRow], look: ControlLook) {
    self.rows = rows
    self.look = look
    for row in rows {
      for view in row.views { group.add(view) }
    }
    let scroll = scroll
    group.onDamage = { scroll.setNeedsDisplay($0) }
    scroll.content = content
    content.panel = self
    // The observer added last is asked first: the dot lies over the controls.
    scroll.addObserver(self)
    dot.frame.size = Size(width: Self.dotSide, height: Self.dotSide)
    scrubber.scrubberView = dot
    scrubber.horizontalAlignment = .end
    scrubber.minimumVerticalScrollFactor = 1.5
    scrubber.scrollView = scroll
    appearanceChanged()
  }

  // MARK: Layout

  /// Fills a rectangle of the window.
  func layOut(in rect: Rect, scale: Double) {
    scroll.contentScaleFactor = scale
    let isSameWidth = scroll.frame.width == rect.width
    scroll.frame = rect
    guard !isSameWidth, !rect.isEmpty else { return }
    let width = min(rect.width - Self.margin - Self.lane, Self.widest)
    // In the middle, if the scrubber's lane leaves room for that.
    let centered = min((rect.width - width) / 2, rect.width - Self.lane - width)
    let x = max(Self.margin, centered).rounded(.down)
    var y = Self.margin
    for row in rows {
      row.layOut(Rect(x: x, y: y, width: max(0, width), height: row.height))
      y += row.height + PlaygroundRow.gap
    }
    scroll.contentSize = Size(width: rect.width, height: y - PlaygroundRow.gap + Self.margin)
    scroll.setNeedsDisplay()
  }

  /// Takes over the colours of another theme.
  func appearanceChanged() {
    scroll.backgroundColor = look.colors.panel
    dot.color = look.colors.edge
    scroll.setNeedsDisplay()
  }

  /// Gives all properties the values they had at the beginning.
  func reset() {
    // From the last to the first: sizes depend on the zoom scale, which stands below them, and
    // offsets on the sizes.
    for row in rows.reversed() { row.reset() }
  }

  // MARK: Frames

  /// Brings lines and motion to a time.
  func advance(to time: Timestamp) -> FrameDemand {
    for row in rows { row.refresh() }
    return group.advance(to: time).sooner(scroll.advance(to: time))
  }

  func draw(into list: inout DisplayList) {
    list.withOrigin(scroll.frame.origin) { scroll.draw(into: &$0) }
  }

  private final class Content: ScrollContent {
    weak var panel: PlaygroundPanel?

    func draw(_ visible: Rect, into list: inout DisplayList) {
      panel?.drawLines(visible, into: &list)
    }
  }

  private func drawLines(_ visible: Rect, into list: inout DisplayList) {
    group.draw(visible, into: &list)
  }

  // MARK: Events

  /// Whether the mouse is over something that can be pressed or taken.
  var showsHand: Bool { group.isHovering || scrubber.isHovered }

  /// Does what an event means, in points of the window.
  func handle(_ event: InputEvent) {
    let event = event.offset(by: .zero - scroll.frame.origin)
    scroll.handle(event)
    guard event.pointer != 0, fingers.contains(event.pointer) else { return }
    switch event.kind {
    case .release, .cancel: fingers.remove(event.pointer)
    default: break
    }
    if scroll.isDragging {
      // A finger that scrolls presses nothing.
      group.handle(.cancel(pointer: event.pointer, time: event.time))
      fingers.remove(event.pointer)
    } else if case .press = event.kind {
      return
    } else {
      group.handle(inContent(event))
    }
  }

  /// Ends what all pointers are doing.
  func cancelPointers(at time: Timestamp) {
    group.cancelHold(at: time)
    fingers = []
    scroll.cancelPointers(at: time)
  }

  func scrollView(_ scrollView: ScrollView, take event: InputEvent) -> Bool {
    if event.pointer == 0 {
      // A mouse that presses a control does not scroll.
      if case .key = event.kind { return false }
      return group.handle(inContent(event))
    }
    if case .press = event.kind {
      // A finger may still turn out to scroll, so the scroll view has the pointer too.
      fingers.insert(event.pointer)
      group.handle(inContent(event), waits: true)
    }
    return false
  }

  func scrollView(_ scrollView: ScrollView, didChange changes: LayoutChanges) {
    // What lies under the mouse now is found out when it moves again.
    if changes.contains(.contentOffset) {
      group.handle(.leave(time: scrollView.time ?? Timestamp(seconds: 0)))
    }
  }

  private func inContent(_ event: InputEvent) -> InputEvent {
    event.offset(by: scroll.contentOffset - .zero)
  }

  // MARK: Focus

  var hasFocus: Bool { group.hasFocus }

  func moveFocus(forward: Bool) -> Bool {
    guard group.moveFocus(forward: forward) else { return false }
    if let frame = group.focusedFrame {
      let margin = -Self.margin
      let room = EdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
      scroll.scrollRectToVisible(frame.inset(by: room), animated: true)
    }
    return true
  }

  func resignFocus() { group.resignFocus() }

  func takeKey(_ event: InputEvent) -> Bool { group.handle(event) }
}
