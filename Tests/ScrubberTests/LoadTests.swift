// A million rows that change, and thousands that come, under a hand that holds the dot.

import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber
import TestSupport
import Testing

@Suite struct LoadTests {
  private static let rows = 1_000_000

  /// With the optimiser, each row changes about once in five seconds; without, one in ten does.
  private static var changesPerFrame: Int {
    #if DEBUG
    rows / 3000
    #else
    rows / 300
    #endif
  }

  /// A table of a million rows, each with a height of its own.
  private func table() -> (TableContent, ScrollView, ScrollViewScrubberController) {
    let table = TableContent(rowHeights: (0..<Self.rows).map { 20 + Double($0 % 11) * 37 })
    let view = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 600))
    view.content = table
    let scrubber = ScrollViewScrubberController()
    scrubber.horizontalAlignment = .end
    scrubber.scrollView = view
    view.advance(to: Timestamp(seconds: 0))
    return (table, view, scrubber)
  }

  @Test func `a million rows that change and ten thousand new ones a second pull the dot away`() {
    let (table, view, scrubber) = table()
    var random = SplitMix64(seed: 6)
    var time = 1.0
    var now: Timestamp { Timestamp(seconds: time) }
    var hand = scrubber.scrubberView.frame.center
    let grip = hand.y - scrubber.scrubberView.frame.minY
    view.handle(.press(at: hand, time: now))
    for frame in 0..<300 {
      time += 1.0 / 60
      for _ in 0..<Self.changesPerFrame {
        let height = Double(Int.random(in: 0...400, using: &random))
        table.setHeight(height, forRow: .random(in: 0..<Self.rows, using: &random))
      }
      table.setNumberOfRows(table.numberOfRows + 167)
      if frame % 3 == 0 {
        hand.y = min(max(hand.y + .random(in: -30...36, using: &random), 30), 570)
        view.handle(.move(to: hand, time: now))
      }
      view.advance(to: now)
      guard scrubber.isScrubbing, abs(scrubber.scrubberView.frame.minY + grip - hand.y) < 1e-3,
        view.contentOffsetRange(along: .vertical).contains(view.contentOffset.y)
      else {
        Issue.record("frame \(frame): dot at \(scrubber.scrubberView.frame), hand at \(hand)")
        return
      }
    }
    #expect(table.numberOfRows == Self.rows + 300 * 167)
    for (y, end) in [(9_999.0, false), (-9_999, true)] {
      view.handle(.move(to: Point(x: hand.x, y: y), time: now))
      let range = view.contentOffsetRange(along: .vertical)
      #expect(view.contentOffset.y == (end ? range.lowerBound : range.upperBound))
    }
    view.handle(.release(at: hand, time: now))
    #expect(!scrubber.isScrubbing)
  }

  @Test func `a row that is added costs as much as all rows`() {
    let (table, view, _) = table()
    let total = table.height
    for _ in 0..<10_000 { table.setNumberOfRows(table.numberOfRows + 1) }
    #expect(table.height == total + 10_000 * table.rowHeight)
    #expect(view.contentSize.height == table.height)
    for _ in 0..<10_000 { table.setNumberOfRows(table.numberOfRows - 1) }
    #expect(table.height == total && table.row(at: total - 1) == Self.rows - 1)
    table.setNumberOfRows(0)
    #expect(table.height == 0)
    table.setNumberOfRows(70)
    #expect(
      table.height == 70 * table.rowHeight && table.rect(forRow: 69).minY == 69 * table.rowHeight
    )
  }
}
