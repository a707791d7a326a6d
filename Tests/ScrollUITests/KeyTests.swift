// Keys that scroll: arrows, pages, Home and End.

import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Testing

@Suite struct KeyTests {
  @Test func `page keys leave no overlap, or do not lead back`() {
    let rig = Rig(content: Size(width: 400, height: 18_000))
    rig.key(.pageDown)
    rig.settle()
    // Of rows of 18 points, number 32 is the last that was fully visible.
    #expect(rig.y <= 32 * 18)
    #expect(rig.y > 600 * 0.85)
    rig.key(.pageUp)
    rig.settle()
    #expect(rig.y == 0)
    #expect(rig.milestones.isEmpty)
  }

  @Test func `page keys jump sideways at the end`() {
    let rig = Rig(content: Size(width: 4000, height: 3000))
    rig.view.contentOffset = Point(x: 300, y: 0)
    for _ in 0..<8 {
      rig.key(.pageDown)
      rig.settle()
      #expect(rig.x == 300)
    }
    #expect(rig.y == 2400)
    rig.key(.home)
    rig.settle()
    #expect(rig.view.contentOffset == Point(x: 300, y: 0))
    rig.key(.end)
    rig.settle()
    #expect(rig.view.contentOffset == Point(x: 300, y: 2400))
  }

  @Test func `keys on content that only scrolls sideways do nothing`() {
    let rig = Rig(content: Size(width: 4000, height: 600))
    rig.key(.pageDown)
    rig.settle()
    #expect(rig.x == 360)
    rig.key(.end)
    rig.settle()
    #expect(rig.x == 3600)
    rig.key(.space, modifiers: .shift)
    rig.settle()
    #expect(rig.x == 3240)
    rig.key(.left)
    rig.settle()
    #expect(rig.x == 3200)
  }

  @Test func `arrows held down lose steps`() {
    let rig = Rig()
    for _ in 0..<30 {
      rig.key(.down)
      rig.run(0.03)
    }
    rig.settle()
    #expect(rig.y == 1200)
  }

  @Test func `insets larger than the viewport turn page keys round`() {
    let rig = Rig()
    rig.view.contentInset = EdgeInsets(top: 500, left: 0, bottom: 500, right: 0)
    rig.y = 1000
    rig.key(.pageDown)
    rig.settle()
    #expect(rig.y >= 1000)
  }

  @Test func `keys move content that may not be scrolled`() {
    let rig = Rig()
    rig.view.isScrollEnabled = false
    rig.key(.end)
    rig.wheel(-3)
    rig.settle()
    #expect(rig.y == 0)
  }

  @Test(arguments: [Key.end, .pageDown, .space])
  func `keys scroll a view without width sideways`(key: Key) {
    let rig = Rig(content: Size(width: 400, height: 500))
    rig.view.frame.size.width = 0
    rig.key(key)
    rig.settle()
    #expect(rig.view.contentOffset == .zero)
  }
}
