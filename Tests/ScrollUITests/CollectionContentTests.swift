// Collections: where items are, which of them are drawn, and what stays in place.

import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import TestSupport
import Testing

@Suite struct CollectionContentTests {
  func rig(_ sections: [CollectionSection], _ direction: Axis = .vertical) -> (
    rig: Rig, content: CollectionContent
  ) {
    let rig = Rig(content: .zero)
    let content = CollectionContent(sections: sections, scrollDirection: direction)
    rig.view.content = content
    return (rig, content)
  }

  func square(_ count: Int, _ side: Double = 90) -> CollectionSection {
    var section = CollectionSection(numberOfItems: count)
    section.itemSize = Size(width: side, height: side)
    return section
  }

  /// The items that are drawn for a rectangle.
  func items(of content: CollectionContent, in rect: Rect) -> [ItemPath] {
    var items: [ItemPath] = []
    content.drawItem = { path, _, _ in items.append(path) }
    var list = DisplayList()
    content.draw(rect, into: &list)
    return items
  }

  @Test func `a line holds fewer items than fit, or leaves its room at the end`() {
    // 4 x 90 and 3 x 10 fit into 400; 10 points are spread over the 3 gaps.
    let (rig, content) = rig([square(10)])
    let gap = 40.0 / 3
    #expect(content.rect(for: ItemPath(section: 0, item: 3)).minX == 3 * (90 + gap))
    #expect(isNear(content.rect(for: ItemPath(section: 0, item: 3)).maxX, 400))
    let last = Rect(x: 90 + gap, y: 200, width: 90, height: 90)
    #expect(content.rect(for: ItemPath(section: 0, item: 9)) == last)
    #expect(rig.view.contentSize == Size(width: 400, height: 290))
  }

  @Test func `sideways the axes are mixed up`() {
    let (rig, content) = rig([square(100)], .horizontal)
    // 600 high: 6 x 90 and 5 x 10 are 590.
    #expect(content.rect(for: ItemPath(section: 0, item: 6)).origin == Point(x: 100, y: 0))
    #expect(rig.view.contentSize == Size(width: 1690, height: 600))
    rig.wheel(-1, modifiers: .shift)
    rig.settle()
    #expect(rig.x > 0)
  }

  @Test func `headers and insets of sections are left out`() {
    var first = square(5)
    first.headerLength = 30
    first.inset = EdgeInsets(top: 7, left: 5, bottom: 11, right: 15)
    let (rig, content) = rig([first, first])
    #expect(content.rect(for: ItemPath(section: 0, item: 0)).origin == Point(x: 5, y: 37))
    // 3 items of 90 fit into 380.
    #expect(content.rect(for: ItemPath(section: 0, item: 3)).origin == Point(x: 5, y: 137))
    let length = 30.0 + 7 + 190 + 11
    #expect(
      content.headerRect(forSection: 1) == Rect(x: 0, y: length, width: 400, height: 30)
    )
    #expect(rig.view.contentSize.height == 2 * length)
    #expect(content.item(at: Point(x: 10, y: 40)) == ItemPath(section: 0, item: 0))
    #expect(content.item(at: Point(x: 10, y: 10)) == nil)
    #expect(content.item(at: Point(x: 10, y: 130)) == nil)
    #expect(
      content.item(at: Point(x: 6, y: length + 137)) == ItemPath(section: 1, item: 3)
    )
  }

  @Test func `items out of sight are asked for`() {
    let (_, content) = rig([square(3), square(1_000_000_000), square(2)])
    #expect(items(of: content, in: Rect(x: 0, y: 0, width: 400, height: 80)).count == 3)
    let far = content.rect(for: ItemPath(section: 1, item: 400_000_000))
    #expect(far.minY == 90 + 100_000_000 * 100)
    let seen = items(of: content, in: Rect(x: 0, y: far.minY, width: 400, height: 190))
    #expect(seen == (400_000_000..<400_000_008).map { ItemPath(section: 1, item: $0) })
    let one = items(of: content, in: Rect(x: 0, y: far.minY, width: 95, height: 90))
    #expect(one == [ItemPath(section: 1, item: 400_000_000)])
  }

  @Test func `items of individual sizes overlap`() {
    var random = SplitMix64(seed: 3)
    let sizes = (0..<500).map { _ in
      Size(
        width: Double.random(in: 0...500, using: &random),
        height: Double.random(in: 1...200, using: &random)
      )
    }
    let (rig, content) = rig([CollectionSection(itemSizes: sizes), square(7)])
    var before: [Rect] = []
    for item in 0..<500 {
      let rect = content.rect(for: ItemPath(section: 0, item: item))
      #expect(rect.size == sizes[item])
      #expect(before.suffix(20).allSatisfy { $0.intersection(rect).isEmpty })
      #expect(rect.minX == 0 || rect.maxX <= 400 + 1e-6)
      if !rect.isEmpty {
        #expect(content.item(at: rect.center) == ItemPath(section: 0, item: item))
      }
      before.append(rect)
    }
    let all = items(
      of: content,
      in: Rect(x: 0, y: 0, width: 900, height: rig.view.contentSize.height)
    )
    #expect(all.count >= 506)
    #expect(all == all.sorted())
  }

  @Test func `no items, no room or no size break the layout`() {
    for side in [0.0, 1, 90, 5000] {
      for spacing in [0.0, 10] {
        var section = square(7, side)
        section.itemSpacing = spacing
        section.lineSpacing = spacing
        let (rig, content) = rig([square(0), section, square(0)])
        for width in [0.0, 1, 400] {
          rig.view.frame.size.width = width
          #expect(content.rect(for: ItemPath(section: 1, item: 6)).isFinite)
          #expect(rig.view.contentSize.isFinite)
          #expect(items(of: content, in: rig.view.bounds).count <= 7)
        }
      }
    }
    let (empty, content) = rig([])
    #expect(empty.view.contentSize.height == 0)
    #expect(content.item(at: .zero) == nil)
  }

  @Test func `a billion items without size hold up the drawing`() {
    var flat = square(1_000_000_000, 0)
    flat.itemSpacing = 0
    flat.lineSpacing = 0
    let (rig, content) = rig([flat, square(1)])
    #expect(items(of: content, in: rig.view.bounds) == [ItemPath(section: 1, item: 0)])
    #expect(content.item(at: Point(x: 1, y: 1)) == ItemPath(section: 1, item: 0))
  }

  @Test func `a resize shows another part, or drifts with every turn`() {
    let (rig, content) = rig([square(100_000)])
    rig.y = content.rect(for: ItemPath(section: 0, item: 20_000)).minY + 30
    let start = rig.y
    for width in [300.0, 800, 333, 400, 1000, 200, 400] {
      rig.view.frame.size.width = width
      let rect = content.rect(for: ItemPath(section: 0, item: 20_000))
      #expect(rig.y == rect.minY + 30)
    }
    #expect(rig.y == start)
    #expect(!rig.view.isMoving)
    rig.view.frame.size.width = 300
    rig.fling(500)
    rig.settle()
    let top = content.item(at: Point(x: 10, y: rig.y + 20))
    rig.view.frame.size.width = 500
    let after = top.map { content.rect(for: $0) }
    #expect(after.map { $0.maxY > rig.y && $0.minY < rig.y + 100 } == true)
  }

  @Test func `a collection at its beginning or end is moved by a resize`() {
    let (rig, _) = rig([square(1000)])
    rig.view.frame.size.width = 700
    #expect(rig.y == 0)
    rig.y = 1e9
    rig.view.frame.size.width = 250
    #expect(rig.view.contentOffsetRange(along: .vertical).contains(rig.y))
  }

  @Test func `items added above move what is visible`() {
    let (rig, content) = rig([square(400), square(400)])
    rig.y = content.rect(for: ItemPath(section: 1, item: 40)).minY
    content.sections[0].numberOfItems = 800
    #expect(rig.y == content.rect(for: ItemPath(section: 1, item: 40)).minY)
    content.sections = []
    #expect(rig.y == 0)
  }

  @Test func `a tap finds another item than the one under it`() {
    let (rig, content) = rig([square(1000)])
    var tapped: [ItemPath] = []
    content.onTap = { tapped.append($0) }
    rig.y = 1000
    rig.press(20, 110)
    rig.release(20, 110)
    rig.press(20, 195)
    rig.release(20, 195)
    #expect(tapped == [ItemPath(section: 0, item: 44)])
  }
}
