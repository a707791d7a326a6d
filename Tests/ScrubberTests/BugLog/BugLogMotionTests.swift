// Reports about motion and time, and about who may move the content.

import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber
import Testing

@Suite struct BugLogMotionTests {
  /// Rigs in the middle of a fling, a fade and an animated scroll.
  private static let beginnings: [@Sendable (Rig) -> Void] = [
    { $0.fling(at: 2000) },
    { $0.wait(0.95) },
    {
      $0.view.setContentOffset(Point(x: 0, y: 5000), animated: true)
      $0.frame()
    },
  ]

  @Test(arguments: beginnings.indices)
  func `a step of no time, or of time that goes back, ends the program or the motion`(start: Int) {
    let rigs = [Rig(), Rig()]
    for rig in rigs {
      Self.beginnings[start](rig)
      rig.wait(0.1)
    }
    let (rig, plain) = (rigs[0], rigs[1])
    for bad in [0, -0.016, Double.nan, .infinity, -.infinity] {
      rig.view.advance(to: Timestamp(seconds: rig.time + bad))
      #expect(rig.offset == plain.offset && rig.dot.alpha == plain.dot.alpha)
    }
    for _ in 0..<120 {
      for each in rigs { each.frame(after: 1.0 / 60) }
      #expect(isClose(rig.offset, plain.offset, within: 1e-9))
      #expect(isClose(rig.dot.alpha, plain.dot.alpha, within: 1e-9))
    }
    #expect(rig.offset == plain.offset && (start == 1 || rig.offset > 0))
  }

  @Test(arguments: [(0, 150, 10), (59_400, -150, 560)] as [(Double, Double, Double)])
  func `a bounce leaves the dot beside its stop`(from: Double, pull: Double, stop: Double) {
    let rig = Rig()
    rig.offset = from
    rig.press(at: Point(x: 100, y: 300))
    rig.move(to: Point(x: 100, y: 300 + pull))
    rig.release(at: Point(x: 100, y: 300 + pull))
    for _ in 0..<120 {
      #expect(rig.top == stop)
      rig.frame(after: 1.0 / 60)
    }
    #expect(rig.top == stop && rig.offset == from && !rig.view.isMoving)
  }

  @Test(arguments: [(400, 60_000), (60_000, 600), (60_000, 60_000)] as [(Double, Double)])
  func `an axis is free by the range of the other one`(width: Double, height: Double) {
    let rig = Rig(content: Size(width: width, height: height))
    rig.press(at: Point(x: 300, y: 500))
    rig.move(to: Point(x: 200, y: 400))
    #expect((rig.view.contentOffset.x > 0) == (width > 400))
    #expect((rig.view.contentOffset.y > 0) == (height > 600))
  }

  @Test func `a row that is drawn anew in every frame kills the momentum`() {
    let tables = [Rig.uneven(), Rig.uneven()]
    for (rig, _) in tables { rig.fling(at: 2000) }
    for frame in 0..<300 {
      for (rig, _) in tables { rig.frame(after: 1.0 / 60) }
      let table = tables[0].1
      table.setHeight(Rig.unevenHeights[frame % 20], forRow: frame % 20)
      table.reloadRow(frame % 20)
    }
    #expect(tables[0].0.offset == tables[1].0.offset)
    #expect(tables[0].0.offset > 900)
  }

  @Test func `an animated scroll to the top ends a page beside it when the content has grown`() {
    let rig = Rig(content: Size(width: 400, height: 12_000))
    rig.offset = 6000
    rig.view.setContentOffset(.zero, animated: true)
    rig.frame()
    rig.wait(0.15)
    rig.view.contentSize.height = 24_000
    rig.waitForRest()
    #expect(rig.offset == 0 && rig.top == 10)
  }
}
