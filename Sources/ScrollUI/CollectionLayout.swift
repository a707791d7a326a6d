// The sections of a collection one after the other: which items lie where. Values only; made anew
// when the sections or the width of the viewport change.

import ScrollGeometry

struct CollectionLayout: Sendable {
  let direction: Axis
  /// The room across the direction of scrolling.
  let across: Double
  private let sections: [SectionLayout]
  private let lengths: SumTree

  init(_ sections: [CollectionSection], direction: Axis, across: Double) {
    self.direction = direction
    self.across = across
    self.sections = sections.map { SectionLayout($0, direction: direction, across: across) }
    lengths = SumTree(self.sections.map(\.length))
  }

  /// The length of everything.
  var length: Double { lengths.total }

  /// The place of an item, in content coordinates.
  func rect(for path: ItemPath) -> Rect {
    let section = sections[path.section]
    let number = section.line(of: path.item)
    let rects = section.rects(inLine: number)
    let rect = rects[path.item - (rects.first?.item ?? 0)].rect
    return moved(rect, by: lengths.start(of: path.section))
  }

  /// The place of a section's header, in content coordinates; empty without one.
  func headerRect(forSection number: Int) -> Rect {
    var rect = Rect.zero
    rect.origin[direction] = lengths.start(of: number)
    rect.size[direction] = sections[number].section.headerLength
    rect.size[direction.other] = across
    return rect
  }

  /// The item at a place, if there is one.
  func item(at point: Point) -> ItemPath? {
    let place = Rect(origin: point, size: .zero)
    guard point[direction] >= 0, point[direction] < length else { return nil }
    var found: ItemPath?
    visit(place) { path, rect in
      if rect.contains(point) { found = path }
    }
    return found
  }

  /// The first item of the line at a place along the direction of scrolling, or of the first after
  /// it; `nil` when there is none.
  func firstItem(from place: Double) -> ItemPath? {
    guard !sections.isEmpty else { return nil }
    var number = lengths.index(at: place)
    var start = lengths.start(of: number)
    while number < sections.count {
      let section = sections[number]
      var line = section.line(at: place - start)
      while line < section.count {
        let candidate = section.line(line)
        if start + section.start + candidate.start + candidate.length > place {
          return ItemPath(section: number, item: candidate.items.lowerBound)
        }
        line += 1
      }
      start += lengths[number]
      number += 1
    }
    return nil
  }

  /// Calls a function for every item that a rectangle touches, in order.
  func visit(_ visible: Rect, _ body: (ItemPath, Rect) -> Void) {
    let from = visible.origin[direction]
    let to = from + visible.size[direction]
    visitSections(from: from, to: to) { number, start in
      let section = sections[number]
      guard section.hasVisibleItems else { return }
      var line = section.line(at: from - start)
      while line < section.count, start + section.start + section.line(line).start <= to {
        for (item, rect) in section.rects(inLine: line) {
          let rect = moved(rect, by: start)
          guard touches(rect, visible) else { continue }
          body(ItemPath(section: number, item: item), rect)
        }
        line += 1
      }
    }
  }

  /// Calls a function for every section with a part between two places, with where it begins.
  func visitSections(from: Double, to: Double, _ body: (Int, Double) -> Void) {
    guard !sections.isEmpty else { return }
    var number = lengths.index(at: from)
    var start = lengths.start(of: number)
    while number < sections.count, start <= to {
      body(number, start)
      start += lengths[number]
      number += 1
    }
  }

  private func touches(_ rect: Rect, _ other: Rect) -> Bool {
    Axis.allCases.allSatisfy { axis in
      rect.origin[axis] <= other.origin[axis] + other.size[axis]
        && other.origin[axis] <= rect.origin[axis] + rect.size[axis]
    }
  }

  private func moved(_ rect: Rect, by start: Double) -> Rect {
    var rect = rect
    rect.origin[direction] += start
    return rect
  }
}
