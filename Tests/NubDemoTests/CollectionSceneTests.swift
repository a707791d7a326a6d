import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber
import Testing

@testable import NubDemo

@Suite struct CollectionSceneTests {
  private func scene() -> CollectionScene {
    CollectionScene(HeadlessRun.resources(size: Size(width: 480, height: 720)))
  }

  @Test func `the dot serves both directions at the far edges, and goes after five seconds`() throws
  {
    let scene = scene()
    let scrubber = scene.stage.scrubber
    #expect(scrubber.horizontalScrubbing && scrubber.verticalScrubbing)
    #expect(scrubber.horizontalAlignment == .end && scrubber.verticalAlignment == .end)
    let run = try HeadlessRun(scene, until: 7)
    #expect(try run.frame(at: 4.9).dot("alpha") == 1)
    #expect(try run.frame(at: 6).dot("alpha") == 0)
  }

  @Test func `a dot that has gone cannot be taken`() throws {
    let script = { (start: Double) in
      [
        #"{"at":\#(start),"do":"press","x":455,"y":25}"#,
        #"{"at":\#(start + 0.1),"do":"move","x":455,"y":325}"#,
        #"{"at":\#(start + 0.2),"do":"release","x":455,"y":325}"#,
      ]
    }
    let early = try HeadlessRun(scene(), script: script(1), until: 2)
    #expect(try early.frame(at: 2).numbers("offset")[1] > 100)
    let late = try HeadlessRun(scene(), script: script(6.5), until: 8)
    #expect(try late.frame(at: 8).numbers("offset")[1] < 100)
  }

  @Test func `the direction is changed by keys and by the control`() throws {
    let scene = scene()
    let run = try HeadlessRun(
      scene,
      script: [
        #"{"at":0.1,"do":"scrollTo","x":0,"y":500}"#, #"{"at":0.2,"do":"key","key":"H"}"#,
      ],
      until: 1
    )
    let frame = try run.frame(at: 1)
    #expect(frame.numbers("content")[1] == scene.stage.scroll.frame.height)
    #expect(frame.numbers("content")[0] > 2 * 480)
    #expect(frame.numbers("offset") == [0, 0])
    // The dot has moved to the lower edge.
    #expect(frame.dot("y") == scene.stage.scroll.frame.height - 10 - 30)
    #expect(frame.dot("x") == 10)
    #expect(run.pixels == run.fullRedraw)
    scene.handle(.press(at: Point(x: 300, y: 700), time: Timestamp(seconds: 2)))
    scene.handle(.release(at: Point(x: 300, y: 700), time: Timestamp(seconds: 2)))
    #expect(scene.direction == .vertical)
  }

  @Test func `eleven sections have ten cells and more`() throws {
    let scene = scene()
    let content = try #require(scene.stage.scroll.content as? CollectionContent)
    #expect(content.sections.map(\.numberOfItems) == Array(10...20))
  }
}
