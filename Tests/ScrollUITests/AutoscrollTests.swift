// Scrolling with the middle button: clicked twice, or held.

import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Testing

@Suite struct AutoscrollTests {
  @Test func `a click does not leave the autoscroll on`() {
    let rig = Rig()
    rig.middle(true)
    rig.middle(false)
    #expect(rig.view.isAutoscrolling)
    rig.frame()
    #expect(rig.demand == .none)
    rig.move(200, 400)
    rig.run(0.5)
    let place = rig.y
    #expect(place > 50)
    rig.move(200, 500)
    rig.run(0.5)
    #expect(rig.y - place > place)
    rig.move(200, 200)
    rig.run(0.1)
    #expect(rig.view.velocity.y < 0)
    rig.middle(true, 200, 200)
    #expect(!rig.view.isAutoscrolling)
    rig.middle(false, 200, 200)
    rig.settle()
    #expect(!rig.view.isAutoscrolling)
    #expect(rig.y == rig.y.rounded())
    #expect(rig.order == [.didScroll])
    #expect(rig.recorder.entries.allSatisfy { $0.flags.isEmpty })
  }

  @Test func `a held button leaves the autoscroll on when it is released`() {
    let rig = Rig()
    rig.middle(true)
    rig.move(200, 420)
    rig.run(0.3)
    #expect(rig.y > 20)
    rig.middle(false, 200, 420)
    #expect(!rig.view.isAutoscrolling)
    rig.settle()
    #expect(rig.y == rig.y.rounded())
  }

  @Test func `an autoscroll at the edge draws frames for ever`() {
    let rig = Rig(content: Size(width: 400, height: 900))
    rig.middle(true)
    rig.middle(false)
    rig.move(200, 590)
    rig.run(3)
    #expect(rig.y == 300)
    #expect(rig.demand == .none)
    #expect(rig.view.isAutoscrolling)
    rig.move(200, 100)
    rig.run(0.1)
    #expect(rig.y < 300)
  }

  @Test(arguments: ["key", "wheel", "press", "cancel", "offset", "disable", "animate"])
  func `something else leaves the autoscroll on`(what: String) {
    let rig = Rig()
    rig.middle(true)
    rig.middle(false)
    rig.move(200, 450)
    rig.run(0.2)
    switch what {
    case "key": rig.key(.escape)
    case "wheel": rig.wheel(-1)
    case "press": rig.press()
    case "cancel": rig.cancel()
    case "offset": rig.y = 7000
    case "disable": rig.view.isScrollEnabled = false
    default: rig.view.setContentOffset(.zero, animated: true)
    }
    #expect(!rig.view.isAutoscrolling)
    rig.settle()
    let place = rig.y
    rig.move(200, 100)
    rig.run(0.5)
    #expect(rig.y == place)
    #expect(place == place.rounded())
  }

  @Test func `content without range scrolls itself`() {
    let rig = Rig(content: Size(width: 300, height: 300))
    rig.middle(true)
    rig.move(200, 500)
    rig.run(0.2)
    #expect(!rig.view.isAutoscrolling)
    #expect(rig.y == 0)
  }
}
