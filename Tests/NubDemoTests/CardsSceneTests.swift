import ScrollDrawing
import ScrollGeometry
import ScrollUI
import Testing

@testable import NubDemo

@Suite struct CardsSceneTests {
  private func scene(_ width: Double, _ height: Double) -> CardsScene {
    CardsScene(HeadlessRun.resources(size: Size(width: width, height: height)))
  }

  @Test func `the row has the sample's numbers`() {
    let scene = scene(480, 720)
    let count = Double(CardsText.cards.count)
    #expect(scene.stage.scroll.frame.size == Size(width: 480, height: 233))
    #expect(scene.stage.scroll.contentSize == Size(width: 190 * count + 10, height: 0))
    #expect(!scene.stage.scroll.bounces)
    let layout = CardsLayout(Size(width: 480, height: 720))
    #expect(layout.rowBar == Rect(x: 15, y: layout.row.maxY + 20, width: 450, height: 8))
  }

  @Test(arguments: [(480, 720), (720, 480), (1280, 800), (375, 667), (320, 200), (1, 1)])
  func `strips and bars lie in the window and apart`(width: Double, height: Double) {
    let layout = CardsLayout(Size(width: width, height: height))
    let all = [layout.row, layout.rowBar, layout.column, layout.columnBar].filter { !$0.isEmpty }
    for (index, rect) in all.enumerated() {
      #expect(rect.minX >= 0 && rect.maxX <= width)
      for other in all[..<index] { #expect(rect.intersection(other).isEmpty) }
    }
    if !layout.column.isEmpty { #expect(layout.column.maxY <= height) }
  }

  @Test func `the bar of the row is seen in a low window too`() {
    let layout = CardsLayout(Size(width: 240, height: 270))
    #expect(layout.rowBar.maxY <= 270)
  }

  @Test func `a drag of the row moves it, and its knob half a second later is where it belongs`()
    throws
  {
    let scene = scene(480, 720)
    let y = scene.stage.scroll.frame.center.y
    let run = try HeadlessRun(
      scene,
      script: [
        #"{"at":0.1,"do":"press","x":300,"y":\#(y)}"#, #"{"at":0.2,"do":"move","x":200,"y":\#(y)}"#,
        #"{"at":0.5,"do":"release","x":200,"y":\#(y)}"#,
      ],
      until: 2
    )
    let frame = try run.frame(at: 2)
    #expect(frame.numbers("offset")[0] > 50 && frame.numbers("offset")[1] == 0)
    #expect(frame.dotIs("hidden"))
    #expect(frame.demand == "none")
  }

  @Test func `a drag of the knob scrolls, and a turn of the wheel over the row goes along it`()
    throws
  {
    let scene = scene(480, 720)
    let layout = CardsLayout(Size(width: 480, height: 720))
    let y = layout.rowBar.center.y
    let run = try HeadlessRun(
      scene,
      script: [
        #"{"at":0.1,"do":"press","x":30,"y":\#(y)}"#, #"{"at":0.2,"do":"move","x":235,"y":\#(y)}"#,
        #"{"at":0.3,"do":"release","x":235,"y":\#(y)}"#,
      ],
      until: 1
    )
    // Half of the knob's way is half of the content's.
    let range = scene.stage.scroll.contentOffsetRange(along: .horizontal)
    let offset = try run.frame(at: 1).numbers("offset")[0]
    #expect(abs(offset - range.upperBound / 2) <= 1)
    let turned = try HeadlessRun(
      self.scene(480, 720),
      script: [#"{"at":0.1,"do":"wheel","x":100,"y":100,"dx":0,"dy":-1}"#],
      until: 1
    )
    #expect(try turned.frame(at: 1).numbers("offset")[0] > 20)
  }

  @Test func `both ways to lay out are drawn bit for bit as a whole`() throws {
    for size in [(480.0, 720.0), (720.0, 480.0)] {
      let scene = scene(size.0, size.1)
      let run = try HeadlessRun(
        scene,
        script: [#"{"at":0.1,"do":"key","key":"Right"}"#, #"{"at":0.2,"do":"key","key":"Down"}"#],
        until: 1.5
      )
      #expect(run.pixels == run.fullRedraw)
    }
  }
}
