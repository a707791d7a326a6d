// A collection in sections whose items flow into lines, down or across, with a dot for both
// directions that goes out of sight when it is not needed.

import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber

/// Eleven sections of cells, as the ancestor's sample has them.
final class CollectionScene: Scene {
  /// The number of sections; section n has so many items and n more.
  static let sections = 11
  static let itemsInFirstSection = 10
  private static let itemSize = Size(width: 104, height: 88)
  private static let inset = EdgeInsets(top: 12, left: 12, bottom: 24, right: 12)
  private static let spacing = 10.0
  /// How long the dot stays when nothing moves, in seconds.
  private static let deselectDelay: TimeInterval = 5
  private static let controlWidth = 200.0

  let title = "Collection - nub"
  let stage: Stage
  let resources: SceneResources
  private(set) var direction = Axis.vertical
  private let bar: SceneBar
  private let control: SegmentedControl
  private let selection = TapSelection<ItemPath>()

  init(_ resources: SceneResources) {
    self.resources = resources
    let relay = Relay()
    let look = resources.appearance.look
    control = SegmentedControl(["Vertical", "Horizontal"], selection: 0, look: look) {
      relay.scene?.scroll(along: $0 == 0 ? .vertical : .horizontal)
    }
    bar = SceneBar("Direction", control, width: Self.controlWidth, look: look)
    let size = bar.layOut(in: resources.size)
    stage = Stage(
      resources.resized(to: size, scale: resources.scale),
      content: Self.content(resources, .vertical, selection)
    )
    let scrubber = stage.scrubber
    scrubber.horizontalScrubbing = true
    scrubber.horizontalAlignment = .end
    scrubber.verticalAlignment = .end
    scrubber.deselectDelay = Self.deselectDelay
    scrubber.deselectScrubberView = { $0.alpha = 0 }
    relay.scene = self
  }

  /// Lets the control, which is made before the scene is complete, reach it.
  private final class Relay {
    weak var scene: CollectionScene?
  }

  /// The sections, whose items flow as the direction demands.
  private static func content(
    _ resources: SceneResources,
    _ direction: Axis,
    _ selection: TapSelection<ItemPath>
  ) -> CollectionContent {
    let sections = (0..<sections).map { number in
      var section = CollectionSection(numberOfItems: itemsInFirstSection + number)
      section.itemSize = itemSize
      section.inset = inset
      section.itemSpacing = spacing
      section.lineSpacing = spacing
      return section
    }
    let content = CollectionContent(sections: sections, scrollDirection: direction)
    content.drawItem = { path, rect, list in
      let cell = CollectionCell(
        resources: resources,
        path: path,
        isSelected: path == selection.place
      )
      cell.draw(in: rect, into: &list)
    }
    content.onTap = { [unowned content] path in selection.tap(path).forEach(content.reload) }
    return content
  }

  /// Lets the items flow in another direction, from the beginning.
  func scroll(along axis: Axis) {
    guard axis != direction else { return }
    direction = axis
    control.selection = axis == .vertical ? 0 : 1
    stage.scroll.contentOffset = .zero
    stage.scroll.content = Self.content(resources, axis, selection)
    stage.scroll.contentOffset = .zero
    stage.scrubber.flashScrubberView()
  }

  // MARK: Scene

  var focusStops: [any FocusStop] { bar.frame.isEmpty ? [] : [bar.group] }

  /// H and V choose the direction.
  func take(_ key: Key, _ modifiers: Modifiers, at time: Timestamp) -> Bool {
    guard modifiers.isEmpty, key.rawValue == "H" || key.rawValue == "V" else { return false }
    stage.scroll.perform(at: time) { scroll(along: key.rawValue == "H" ? .horizontal : .vertical) }
    return true
  }

  func resize(to size: Size, scale: Double) {
    stage.scroll.contentScaleFactor = scale
    stage.scroll.frame = Rect(origin: .zero, size: bar.layOut(in: size))
  }

  func draw(into list: inout DisplayList) {
    stage.scroll.draw(into: &list)
    bar.draw(into: &list)
  }

  func advance(to time: Timestamp) -> FrameDemand {
    bar.advance(to: time).sooner(stage.scroll.advance(to: time))
  }

  func showsHand(at point: Point) -> Bool { bar.group.isHovering || stage.scrubber.isHovered }

  func handle(_ event: InputEvent) {
    guard !bar.handle(event) else { return }
    stage.scroll.handle(event)
  }

  func cancelPointers(at time: Timestamp) {
    bar.cancelPointers(at: time)
    stage.scroll.cancelPointers(at: time)
  }
}

/// One cell: a card in the colour of its section.
private struct CollectionCell {
  private static let radius = 12.0
  private static let numberFont = Font(.sans, size: 22)
  private static let sectionFont = Font(.sans, size: 11)
  private static let numberTop = 14.0
  private static let numberHeight = 34.0
  private static let sectionHeight = 18.0

  let resources: SceneResources
  let path: ItemPath
  let isSelected: Bool

  func draw(in rect: Rect, into list: inout DisplayList) {
    let palette = resources.palette
    let hue = Double(path.section) / Double(CollectionScene.sections)
    list.fillRoundedRect(rect, radius: Self.radius, palette.surface(hue: hue))
    let colors = resources.appearance.look.colors
    if isSelected { list.fillRoundedRect(rect, radius: Self.radius, colors.selection) }
    list.strokeRoundedRect(
      rect,
      radius: Self.radius,
      lineWidth: isSelected ? list.snapped(2) : list.thinLine,
      isSelected ? colors.accent : palette.mark(hue: hue).withAlpha(0.5)
    )
    var line = Rect(
      x: rect.minX,
      y: rect.minY + Self.numberTop,
      width: rect.width,
      height: Self.numberHeight
    )
    text("\(path.item + 1)", Self.numberFont, in: line, palette.text, into: &list)
    line.origin.y = line.maxY
    line.size.height = Self.sectionHeight
    text("Section \(path.section + 1)", Self.sectionFont, in: line, palette.text, into: &list)
  }

  private func text(
    _ text: String,
    _ font: Font,
    in rect: Rect,
    _ color: Color,
    into list: inout DisplayList
  ) {
    list.text(text, in: rect, color, by: resources.typesetter, font: font, alignment: .center)
  }
}
