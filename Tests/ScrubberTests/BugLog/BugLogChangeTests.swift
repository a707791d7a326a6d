// Reports about content and windows that change while the dot is held, or that the dot forgets.

import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber
import Testing

/// A table whose rows are taken for 205 points high until they are seen.
private final class LazyTable {
  let rig: Rig
  let table: TableContent

  init() {
    (rig, table) = Rig.rows(TableContent(numberOfRows: 1000, rowHeight: 205))
    measure()
  }

  /// Gives the visible rows their heights.
  func measure() {
    var row = first
    while row < 1000, table.rect(forRow: row).minY < rig.offset + 600 {
      table.setHeight(Rig.unevenHeights[row], forRow: row)
      row += 1
    }
  }

  /// The first visible row.
  var first: Int { table.row(at: rig.offset) ?? 0 }

  /// The first visible row and the part of it that is scrolled away: the reader's place.
  var place: Double {
    let rect = table.rect(forRow: first)
    return Double(first) + (rig.offset - rect.minY) / rect.height
  }
}

@Suite struct BugLogChangeTests {
  @Test func `rows measured when they are seen make a shaken dot and its list jump violently`() {
    let lazy = LazyTable()
    let rig = lazy.rig
    rig.offset = 100_000
    lazy.measure()
    let hand = rig.center
    rig.press(at: hand)
    var way = 0.0
    var steps: [Double] = []
    for tick in 0..<312 {
      // To and fro between 100 points above and 100 below, ten at a time.
      let step = (tick + 10) / 20 % 2 == 0 ? 10.0 : -10
      way += step
      let before = lazy.place
      rig.pass(0.016)
      rig.move(to: hand.down(way))
      lazy.measure()
      rig.frame()
      steps.append((lazy.place - before) * step / 10)
      #expect(isClose(rig.top, hand.y - 15 + way, within: 1e-3))
    }
    let mean = steps.reduce(0, +) / Double(steps.count)
    #expect(mean > 0)
    for step in steps { #expect(step > 0 && step <= 1.5 * mean) }
  }

  @Test func `rows measured above a still hand make it and the list take turns in jumping`() {
    let lazy = LazyTable()
    let rig = lazy.rig
    rig.pressDot()
    rig.move(to: Point(x: 375, y: 300))
    let place = lazy.place
    #expect(lazy.first > 480)
    for tick in 0..<120 {
      rig.pass(1.0 / 60)
      for other in 0..<4 {
        lazy.table.setHeight(Rig.unevenHeights[tick * 4 + other], forRow: tick * 4 + other)
      }
      rig.move(to: Point(x: 375, y: 300))
      rig.frame()
      #expect(rig.top == 285)
      #expect(isClose(lazy.place, place))
    }
  }

  @Test func `the dot keeps a place of its own after filtering, a jump, or another page`() {
    let rig = Rig()
    rig.offset = 30_000
    rig.view.contentSize.height = 2000
    #expect(rig.offset == 1400 && rig.top == 560)
    rig.view.contentSize.height = 60_000
    #expect(rig.offset == 1400 && isClose(rig.top, 10 + 1400 / 108.0))
    rig.offset = 0
    #expect(rig.top == 10)
    rig.scrubber.scrollView = nil
    rig.offset = 29_700
    rig.scrubber.scrollView = rig.view
    #expect(rig.top == 285)
  }

  @Test func `a resized window keeps the old place of the dot until something scrolls`() {
    let rig = Rig()
    rig.scrubber.horizontalAlignment = .end
    rig.offset = 29_700
    rig.view.frame.size = Size(width: 800, height: 300)
    #expect(rig.dot.frame.minX == 760)
    #expect(isClose(rig.top, 10 + 29_700 * 250 / 59_700.0))
    rig.dragDot(to: Point(x: 775, y: 500))
    #expect(rig.offset == 59_700 && rig.top == 260)
  }

  @Test func `content filtered away leaves an offset below zero`() {
    let rig = Rig()
    rig.offset = 500
    for height in [300.0, 0, 60_000] {
      rig.view.contentSize.height = height
      #expect(rig.offset == 0)
    }
    #expect(rig.top == 10)
  }

  @Test func `pictures that arrive while the dot is dragged throw the page to the top`() {
    let rig = Rig(content: .zero)
    var sizes = Array(repeating: Size(width: 120, height: 120), count: 10_000)
    let gallery = CollectionContent(sections: [CollectionSection(itemSizes: sizes)])
    rig.view.content = gallery
    rig.pressDot()
    for tick in 1...110 {
      rig.pass(0.016)
      let hand = Point(x: 375, y: 25 + min(Double(tick) * 5, 440))
      let before = rig.offset
      rig.move(to: hand)
      // The pictures in view, and those around it, are known now.
      let seen = gallery.item(at: Point(x: 60, y: rig.offset + 300))?.item ?? 0
      for item in max(0, seen - 12)..<min(10_000, seen + 12) {
        sizes[item].height = 80 + Double(item * 37 % 11) * 12
      }
      gallery.sections = [CollectionSection(itemSizes: sizes)]
      rig.frame()
      #expect(rig.offset >= before - 210)
      #expect(isClose(rig.top, hand.y - 15, within: 1e-3))
    }
    #expect(rig.offset > 0.75 * rig.view.contentSize.height)
  }
}
