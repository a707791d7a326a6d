// Faults of other programs with more content than the dot has places: parts that are passed over, and
// a dot that cannot make up its mind while content grows.

import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber
import Testing

@Suite struct BugLogReachTests {
  @Test func `sections between two places of the dot are never seen`() {
    var section = CollectionSection(numberOfItems: 1)
    section.headerLength = 20
    section.itemSize = Size(width: 400, height: 180)
    let content = CollectionContent(sections: Array(repeating: section, count: 3000))
    let rig = Rig(content: .zero)
    rig.view.content = content
    rig.view.behavior.reducesMotion = true
    #expect(rig.view.contentSize.height == 600_000)
    // A point of the dot is more than five sections, but a notch over it is less than a viewport.
    var unseen = Set(0..<3000)
    var stops = 0
    while rig.offset < 599_400, stops < 3000 {
      unseen.subtract(Int(rig.offset / 200)...Int((rig.offset + 599) / 200))
      rig.wheel(-1, at: rig.center)
      rig.frame(after: 1.0 / 60)
      stops += 1
    }
    unseen.subtract([2997, 2998, 2999])
    #expect(unseen.isEmpty)
    #expect(rig.offset == 599_400)
    #expect(rig.top == 560)
    #expect((1000...1200).contains(stops))
  }

  @Test func `lines that are appended make the dot go to and fro`() {
    let heights = (0..<100_000).map { 18 * Double($0 % 7 + 1) }
    let (rig, table) = Rig.rows(TableContent(rowHeights: heights))
    rig.offset = 1_000_000
    var last = rig.top
    for line in 1...60 {
      table.setNumberOfRows(100_000 + line)
      rig.frame(after: 1.0 / 60)
      #expect(rig.top < last)
      #expect(rig.offset == 1_000_000)
      last = rig.top
    }
    rig.offset = 1e12
    #expect(rig.top == 560)
  }
}
