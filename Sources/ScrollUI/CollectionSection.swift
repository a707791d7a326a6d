// What a section of a collection consists of, and how its items flow into lines. Values only; where
// the section lies is not known here.

public import ScrollGeometry

/// The place of an item: its section, and its number in the section.
public struct ItemPath: Hashable, Comparable, Sendable {
  /// The number of the section, counted from 0.
  public var section: Int
  /// The number of the item in its section, counted from 0.
  public var item: Int

  /// Creates the place of an item.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Orders items as they follow each other in the content.
  public static func < (left: ItemPath, right: ItemPath) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}

/// A section of a ``CollectionContent``: how many items, how large, and what room is left around them.
///
/// Lines run across the direction of scrolling. A line takes as many items as fit; what room is
/// left in it is spread between them, as UIKit's flow layout does it, and the last line keeps the
/// distances of a full one. All lengths are in points, finite and not negative.
public struct CollectionSection: Hashable, Sendable {
  /// The number of items.
  public var numberOfItems: Int
  /// The size of items that have none of their own; UIKit's 50 x 50 by default.
  public var itemSize = Size(width: 50, height: 50)
  /// The size of every item, in order, if they differ; `nil` by default.
  public var itemSizes: [Size]?
  /// The room around the items of the section.
  public var inset = EdgeInsets.zero
  /// The least distance between the items of a line; UIKit's 10 by default.
  public var itemSpacing = 10.0
  /// The distance between lines; UIKit's 10 by default.
  public var lineSpacing = 10.0
  /// The length of the header along the direction of scrolling; 0, the default, is no header.
  public var headerLength = 0.0

  /// Creates a section of items of equal size.
  public init(numberOfItems: Int) {
    self.numberOfItems = numberOfItems
  }

  /// Creates a section of items of individual sizes.
  public init(itemSizes: [Size]) {
    numberOfItems = itemSizes.count
    self.itemSizes = itemSizes
  }

  /// Ends the program if a number is none that a section can have.
  func check() {
    precondition(numberOfItems >= 0, "numberOfItems must not be negative, got \(numberOfItems)")
    for size in [itemSize] + (itemSizes ?? []) {
      precondition(
        size.isFinite && size.width >= 0 && size.height >= 0,
        "itemSize must be finite and not negative, got \(size)"
      )
    }
    precondition(
      itemSizes.map { $0.count == numberOfItems } ?? true,
      "itemSizes must have as many elements as there are items, got \(itemSizes?.count ?? 0)"
    )
    precondition(inset.isFinite, "inset must be finite, got \(inset)")
    for (name, value) in [
      ("itemSpacing", itemSpacing), ("lineSpacing", lineSpacing), ("headerLength", headerLength),
    ] {
      precondition(value.isFinite && value >= 0, "\(name) must not be negative, got \(value)")
    }
  }
}

/// One line of items: which they are, where it begins behind the section's inset, and how far apart
/// they are.
struct CollectionLine: Hashable, Sendable {
  let items: Range<Int>
  let start: Double
  let length: Double
  let gap: Double
}

/// The items of a section in lines, for one width of the viewport.
struct SectionLayout: Sendable {
  let section: CollectionSection
  private let direction: Axis
  /// The number of items in a full line of equal ones.
  private let capacity: Int
  private let gap: Double
  /// The lines of items of individual sizes; equal ones are computed.
  private let lines: [CollectionLine]

  init(_ section: CollectionSection, direction: Axis, across: Double) {
    self.section = section
    self.direction = direction
    let room =
      across - section.inset.start(along: direction.other)
      - section.inset.end(along: direction.other)
    let width = section.itemSize[direction.other]
    capacity = Self.capacity(
      of: room,
      width: width,
      spacing: section.itemSpacing,
      most: section.numberOfItems
    )
    gap = Self.gap(room: room, used: Double(capacity) * width, count: capacity)
    lines =
      section.itemSizes.map {
        Self.lines(
          of: $0,
          room: room,
          spacing: section.itemSpacing,
          apart: section.lineSpacing,
          direction
        )
      } ?? []
  }

  /// The number of lines.
  var count: Int {
    guard section.itemSizes == nil else { return lines.count }
    return (section.numberOfItems + capacity - 1) / capacity
  }

  /// Whether there is anything to see of its items; any number of invisible ones may lie in one
  /// place.
  var hasVisibleItems: Bool {
    section.itemSizes != nil || (section.itemSize.width > 0 && section.itemSize.height > 0)
  }

  /// The length of the section, header and insets included.
  var length: Double {
    let end = count > 0 ? line(count - 1).start + line(count - 1).length : 0
    return start + end + section.inset.end(along: direction)
  }

  /// Where the first line begins.
  var start: Double { section.headerLength + section.inset.start(along: direction) }

  func line(_ number: Int) -> CollectionLine {
    guard section.itemSizes == nil else { return lines[number] }
    let length = section.itemSize[direction]
    let first = number * capacity
    return CollectionLine(
      items: first..<min(first + capacity, section.numberOfItems),
      start: Double(number) * (length + section.lineSpacing),
      length: length,
      gap: gap
    )
  }

  /// The line an item is in.
  func line(of item: Int) -> Int {
    guard section.itemSizes != nil else { return item / capacity }
    return Self.lastIndex(below: lines.count) { lines[$0].items.lowerBound <= item }
  }

  /// The last line that begins at or before a place of the section; the first for places before.
  func line(at place: Double) -> Int {
    let place = place - start
    guard section.itemSizes == nil else {
      return Self.lastIndex(below: lines.count) { lines[$0].start <= place }
    }
    let pitch = section.itemSize[direction] + section.lineSpacing
    guard pitch > 0, place > 0 else { return 0 }
    return Int(min((place / pitch).rounded(.down), Double(max(0, count - 1))))
  }

  func size(of item: Int) -> Size { section.itemSizes?[item] ?? section.itemSize }

  /// The rectangles of the items of a line, from the beginning of the section.
  func rects(inLine number: Int) -> [(item: Int, rect: Rect)] {
    let line = line(number)
    var place = section.inset.start(along: direction.other)
    return line.items.map { item in
      var rect = Rect(origin: .zero, size: size(of: item))
      rect.origin[direction] = start + line.start
      // Multiplied and not added up where widths are equal, so that nothing drifts.
      rect.origin[direction.other] =
        section.itemSizes == nil
        ? section.inset.start(along: direction.other)
          + Double(item - line.items.lowerBound) * (rect.size[direction.other] + line.gap)
        : place
      place += rect.size[direction.other] + line.gap
      return (item, rect)
    }
  }

  private static func capacity(of room: Double, width: Double, spacing: Double, most: Int) -> Int {
    let pitch = width + spacing
    guard pitch > 0 else { return max(1, most) }
    // A billionth more, so that widths that divide the room exactly do.
    let fitting = ((room + spacing) / pitch + 1e-9).rounded(.down)
    return max(1, Int(min(max(fitting, 1), 1e9)))
  }

  private static func gap(room: Double, used: Double, count: Int) -> Double {
    count > 1 ? max(0, (room - used) / Double(count - 1)) : 0
  }

  private static func lines(
    of sizes: [Size],
    room: Double,
    spacing: Double,
    apart: Double,
    _ direction: Axis
  ) -> [CollectionLine] {
    var lines: [CollectionLine] = []
    var first = 0
    var start = 0.0
    while first < sizes.count {
      var used = sizes[first][direction.other]
      var length = sizes[first][direction]
      var end = first + 1
      while end < sizes.count {
        let count = Double(end - first)
        let wanted = used + sizes[end][direction.other] + count * spacing
        guard wanted <= room + 1e-9 else { break }
        used += sizes[end][direction.other]
        length = max(length, sizes[end][direction])
        end += 1
      }
      // The last line has no neighbour to line up with: it keeps the least distance.
      let gap = end < sizes.count ? gap(room: room, used: used, count: end - first) : spacing
      lines.append(CollectionLine(items: first..<end, start: start, length: length, gap: gap))
      start += length + apart
      first = end
    }
    return lines
  }

  /// The last of a number of indices for which something holds that holds up to some point; 0 if it
  /// holds for none.
  private static func lastIndex(below count: Int, where holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
