// Reports about ranges, ends, and sizes that are tiny or impossible.

import ScrollDrawing
import ScrollGeometry
import ScrollUI
import Scrubber
import Testing

@Suite struct BugLogRangeTests {
  /// A thousand items in six sections, the last of which holds half of them.
  private func sections() -> Rig {
    let rig = Rig(content: .zero)
    let counts = Array(repeating: 100, count: 5) + [500]
    rig.view.content = CollectionContent(
      sections: counts.map {
        var section = CollectionSection(numberOfItems: $0)
        section.itemSize = Size(width: 400, height: 40)
        section.headerLength = 30
        return section
      }
    )
    return rig
  }

  @Test func `the dot stays in the middle of a long last section and springs back on release`() {
    let wheeled = sections()
    let end = wheeled.view.contentOffsetRange(along: .vertical).upperBound
    wheeled.wheel(-1000, at: Point(x: 100, y: 300))
    wheeled.waitForRest()
    let dragged = sections()
    dragged.pressDot()
    dragged.move(to: Point(x: 375, y: 2000))
    #expect(dragged.top == 560 && dragged.offset == end)
    dragged.release(at: Point(x: 375, y: 2000))
    for rig in [wheeled, dragged] {
      #expect(rig.top == 560 && rig.offset == end)
      rig.wait(2)
      #expect(rig.top == 560 && rig.offset == end)
    }
  }

  @Test(arguments: [600, 120] as [Double], [1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12])
  func `long content shrinks the dot until it cannot be taken`(viewport: Double, length: Double) {
    let rig = Rig(
      viewport: Size(width: 400, height: viewport),
      content: Size(width: 400, height: length)
    )
    let isLong = length / viewport >= 2
    for part in [0, 0.5, 1] {
      rig.offset = (length - viewport) * part
      #expect(rig.dot.frame.size == Size(width: 30, height: 30))
      #expect(rig.dot.isHidden == !isLong)
      rig.pressDot()
      #expect(rig.scrubber.isScrubbing == isLong)
      rig.release(at: rig.center)
    }
  }

  @Test func `the dot flickers while its content passes the factor`() {
    let rig = Rig(content: Size(width: 400, height: 1300))
    let dot = HidingRecorder()
    rig.scrubber.scrubberView = dot
    var crossings = 0
    for height in Array(stride(from: 1300.0, through: 1100, by: -1)) + [1199, 1200, 1199, 1300] {
      let wasShort = rig.view.contentSize.height < 1200
      rig.view.contentSize.height = height
      if wasShort != (height < 1200) { crossings += 1 }
      rig.frame(after: 0.016)
      #expect(dot.isHidden == (height < 1200) && dot.changes == crossings)
    }
  }

  @Test func `rows without height divide a drag by zero`() {
    let (flat, _) = Rig.rows(TableContent(rowHeights: Array(repeating: 0, count: 1000)))
    flat.dragDot(to: Point(x: 375, y: 300))
    #expect(flat.offset == 0 && flat.dot.isHidden)
    let (rig, table) = Rig.rows(
      TableContent(rowHeights: (0..<1000).map { $0.isMultiple(of: 2) ? 0 : 120 })
    )
    rig.pressDot()
    rig.move(to: Point(x: 375, y: 300))
    #expect(rig.offset == 29_700)
    for row in stride(from: 1, to: 1000, by: 2) { table.setHeight(0, forRow: row) }
    rig.move(to: Point(x: 375, y: 400))
    #expect(rig.offset == 0 && rig.dot.frame.isFinite)
    rig.release(at: Point(x: 375, y: 400))
    #expect(!rig.scrubber.isScrubbing)
  }

  @Test func `a list emptied between press and move divides by zero`() {
    let (rig, table) = Rig.uneven()
    rig.offset = 100_000
    rig.pressDot()
    table.setNumberOfRows(0)
    for way in [10.0, -400, 4000] {
      rig.move(to: rig.center.down(way))
      #expect(rig.offset == 0 && rig.dot.frame.isFinite && rig.dot.isHidden)
    }
    rig.release(at: rig.center)
    #expect(!rig.scrubber.isScrubbing && rig.offset == 0)
  }

  @Test(
    arguments: [(600, 0, 0, 0), (486, 64, 50, -64), (700, -50, -50, 50)]
      as [(Double, Double, Double, Double)]
  )
  func `content exactly as large as its view has no progress that is a number`(
    height: Double,
    top: Double,
    bottom: Double,
    only: Double
  ) {
    let rig = Rig(
      content: Size(width: 400, height: height),
      inset: EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    )
    let bar = bar(of: rig)
    for offset in [10.0, -1000, 0] {
      rig.offset = offset
      #expect(rig.offset == only)
      #expect(bar.knobFrame.minY == 0)
      #expect(rig.dot.frame.isFinite)
    }
  }

  @Test(arguments: [0, 64] as [Double])
  func `content smaller than its view is at an offset that it cannot have`(top: Double) {
    let rig = Rig(
      content: Size(width: 400, height: 500),
      inset: EdgeInsets(top: top, left: 0, bottom: 0, right: 0)
    )
    let bar = bar(of: rig)
    func expectRest() {
      rig.frame(after: 1.0 / 60)
      #expect(rig.offset == -top && bar.knobFrame.minY == 0)
      let content = Rect(x: 0, y: 0, width: 400, height: 500)
      #expect(rig.view.bounds.intersection(content) == content)
    }
    for notches in [10.0, -10] {
      rig.wheel(notches, at: Point(x: 100, y: 300))
      for _ in 0..<30 { expectRest() }
    }
    for way in [100.0, -100] {
      rig.press(at: Point(x: 100, y: 300))
      rig.move(to: Point(x: 100, y: 300 + way))
      expectRest()
      rig.release(at: Point(x: 100, y: 300 + way))
      for _ in 0..<30 { expectRest() }
    }
  }

  /// A bar beside a rig, whose knob shows the progress.
  private func bar(of rig: Rig) -> ScrollProgressBar {
    let bar = ScrollProgressBar()
    bar.axis = .vertical
    bar.frame = Rect(x: 410, y: 0, width: 8, height: 600)
    bar.scrollView = rig.view
    return bar
  }
}

/// A view that counts how often it is hidden or shown.
private final class HidingRecorder: View {
  var frame = Rect(x: 0, y: 0, width: 30, height: 30)
  var alpha = 1.0
  private(set) var changes = 0
  var isHidden = false { didSet { changes += isHidden == oldValue ? 0 : 1 } }
  func draw(into list: inout DisplayList) {}
}
