import ScrollDrawing
import ScrollGeometry
import Testing

@testable import NubDemo

@Suite struct HeadlessTests {
  private func plain(_ script: String..., until end: Double = 3, fps: Double = 60) throws
    -> HeadlessRun
  {
    try HeadlessRun(PlainScene(HeadlessRun.resources()), script: script, until: end, fps: fps)
  }

  @Test(arguments: [30.0, 60, 144])
  func `frames come at n divided by the rate, the first at 0 and the last at the end`(fps: Double)
    throws
  {
    let run = try plain(until: 2, fps: fps)
    #expect(run.trace.count == Int(2 * fps) + 1)
    for (number, line) in run.trace.enumerated() {
      #expect(try TraceFrame(line).number("t") == Double(number) / fps)
    }
  }

  @Test func `a line has the contract's keys in the contract's order`() throws {
    let run = try plain(until: 0)
    #expect(
      run.trace == [
        #"{"t":0,"offset":[0,0],"velocity":[0,0],"content":[400,60000],"viewport":[400,600],"#
          + #""inset":[0,0,0,0],"zoom":1,"tracking":false,"dragging":false,"#
          + #""decelerating":false,"zooming":false,"zoomBouncing":false,"#
          + #""dot":{"x":360,"y":10,"w":30,"h":30,"alpha":1,"hidden":false,"selected":true,"#
          + #""highlighted":false,"scrubbing":false},"callbacks":[],"demand":"at"}"# + "\n"
      ]
    )
  }

  @Test func `a resize that comes too late for a frame spoils the last picture`() throws {
    let scroll = #"{"at":0.1,"do":"scrollTo","x":0,"y":450}"#
    let resize = #"{"at":1.01,"do":"resize","width":600,"height":400}"#
    let run = try plain(scroll, resize, until: 1)
    #expect(try run.pixels == plain(scroll, until: 1).pixels)
    #expect(run.pixels.size == PixelSize(width: 400, height: 600))
  }

  @Test func `an event is seen in the first frame that is not before it`() throws {
    let run = try plain(#"{"at":0.1,"do":"scrollTo","x":0,"y":500}"#, until: 0.2)
    #expect(try run.frame(at: 0.0999).numbers("offset") == [0, 0])
    #expect(try run.frame(at: 0.1).numbers("offset") == [0, 500])
    #expect(try run.frame(at: 0.1).calls == ["didScroll"])
    #expect(try run.frame(at: 0.12).calls == [])
  }

  @Test func `events of one frame keep the order of the script`() throws {
    // The dot is grabbed where the offset has put it, which is only there when the order holds.
    let run = try plain(
      #"{"at":1,"do":"scrollTo","x":0,"y":29700}"#,
      #"{"at":1,"do":"press","x":375,"y":300}"#,
      #"{"at":1,"do":"move","x":375,"y":301}"#,
      until: 1
    )
    #expect(try run.frame(at: 1).dotIs("scrubbing"))
  }

  @Test func `a fling makes its calls in order and the scrubber hears of them`() throws {
    let moves = (1...15).map { step in
      #"{"at":\#(1 + Double(step) * 0.01),"do":"move","x":200,"y":\#(500 - 12 * step)}"#
    }
    let script =
      [#"{"at":1,"do":"press","x":200,"y":500}"#] + moves
      + [#"{"at":1.155,"do":"release","x":200,"y":320}"#]
    let run = try HeadlessRun(PlainScene(HeadlessRun.resources()), script: script, until: 8)
    let expected = [
      "willBeginDragging", "willEndDragging", "didEndDragging", "willBeginDecelerating",
      "didEndDecelerating",
    ]
    #expect(try run.calls() == expected)
    #expect(try run.frame(at: 1.5).flag("decelerating"))
    #expect(try run.frame(at: 1.5).dot("alpha") == 1)
    #expect(try run.frame(at: 8).dot("alpha") == 0.3)
    #expect(try run.frame(at: 8).demand == "none")
  }

  @Test func `a flash is seen in the next frame, rests, and fades`() throws {
    let run = try plain(#"{"at":2,"do":"flash"}"#, until: 4, fps: 10)
    #expect(try run.frame(at: 1.9).dot("alpha") == 0.3)
    #expect(try run.frame(at: 2).dot("alpha") == 1)
    #expect(try run.frame(at: 2.7).dot("alpha") == 1)
    #expect(try run.frame(at: 3.2).dot("alpha") > 0.3)
    #expect(try run.frame(at: 3.3).dot("alpha") == 0.3)
  }

  @Test(
    arguments: [30.0, 60, 144],
    [
      #"{"at":2.0083,"do":"flash"}"#,
      #"{"at":2.0083,"do":"scrollTo","x":0,"y":900,"animated":false}"#,
    ]
  )
  func `the fade counts from the event, not from the frame after it`(fps: Double, line: String)
    throws
  {
    let fraction = (3 - 2.0083 - 0.75) / 0.5
    let alpha = 1 - 0.7 * fraction * fraction * (3 - 2 * fraction)
    let run = try plain(line, until: 3, fps: fps)
    #expect(abs(try run.frame(at: 3).dot("alpha") - alpha) < 1e-9)
  }

  @Test func `focus that is lost ends a scrub where it is`() throws {
    let run = try plain(
      #"{"at":1,"do":"press","x":375,"y":25}"#,
      #"{"at":1.1,"do":"move","x":375,"y":300}"#,
      #"{"at":1.5,"do":"focusLost"}"#,
      #"{"at":1.6,"do":"move","x":375,"y":100}"#
    )
    #expect(try run.frame(at: 1.4).dotIs("scrubbing"))
    #expect(try !run.frame(at: 1.5).dotIs("scrubbing"))
    #expect(try run.frame(at: 3).numbers("offset") == [0, 29700])
  }

  @Test func `Escape lets go of what is held, and only then ends the run`() throws {
    let run = try plain(
      #"{"at":1,"do":"press","x":375,"y":25}"#,
      #"{"at":1.1,"do":"move","x":375,"y":300}"#,
      #"{"at":1.5,"do":"key","key":"Escape"}"#,
      #"{"at":2,"do":"key","key":"Escape"}"#
    )
    #expect(try run.frame(at: 1.4).dotIs("scrubbing"))
    #expect(try !run.frame(at: 1.5).dotIs("scrubbing"))
    #expect(try TraceFrame(run.trace.last ?? "").number("t") == 2)
  }

  @Test func `a recording replays to the same trace`() throws {
    let script = [
      #"{"at":0.2,"do":"set","key":"scroll.contentInset","value":[64,0,50,0]}"#,
      #"{"at":0.3,"do":"wheel","x":100,"y":300,"dx":0,"dy":-2.5,"mod":["shift"]}"#,
      #"{"at":0.4,"do":"resize","width":300,"height":500}"#,
      #"{"at":0.5,"do":"press","x":100,"y":300}"#, #"{"at":0.512,"do":"move","x":100,"y":280}"#,
      #"{"at":0.523,"do":"move","x":100,"y":240}"#,
      #"{"at":0.53,"do":"release","x":100,"y":230}"#,
      #"{"at":1.7,"do":"contentSize","width":400,"height":90000}"#,
      #"{"at":2,"do":"key","key":"PageDown"}"#, #"{"at":2.2,"do":"flash"}"#,
      #"{"at":2.5,"do":"scrollTo","x":0,"y":9000,"animated":true}"#,
      #"{"at":2.6,"do":"focusLost"}"#,
    ]
    let first = try HeadlessRun(PlainScene(HeadlessRun.resources()), script: script, until: 4)
    let recording = first.recording.joined()
    let second = try HeadlessRun(
      PlainScene(HeadlessRun.resources()),
      script: recording.split(separator: "\n").map(String.init),
      until: 4
    )
    // Compared line by line, so that a difference is told in one line.
    for (line, again) in zip(first.trace, second.trace) { #expect(line == again) }
    #expect(first.trace.count == second.trace.count)
    #expect(second.recording.joined() == recording)
  }

  @Test func `pictures are wanted once, in the frame after their line`() throws {
    let run = try plain(#"{"at":0.5,"do":"screenshot","file":"a.png"}"#, until: 1)
    #expect(run.pictures == ["a.png"])
    #expect(run.recording.isEmpty)
  }

  @Test(arguments: [1.0, 1.5, 2])
  func `a resize changes the picture, and what is kept equals a full redraw`(scale: Double) throws {
    let scene = PlainScene(HeadlessRun.resources(scale: scale))
    let run = try HeadlessRun(
      scene,
      script: [
        #"{"at":0.1,"do":"wheel","x":100,"y":300,"dx":0,"dy":-7}"#,
        #"{"at":0.5,"do":"resize","width":301,"height":203}"#,
        #"{"at":0.6,"do":"wheel","x":100,"y":100,"dx":0,"dy":-3}"#,
      ],
      until: 1,
      scale: scale
    )
    #expect(run.pixels.size.width == Int((301 * scale).rounded()))
    #expect(run.pixels.size.height == Int((203 * scale).rounded()))
    #expect(run.pixels == run.fullRedraw)
  }

  @Test(arguments: ["none", "nearestEdge", "end"])
  func `an alignment set on the command line takes the dot to the left edge`(name: String) throws {
    let run = try HeadlessRun(
      PlainScene(HeadlessRun.resources()),
      script: [
        #"{"at":0.5,"do":"resize","width":600,"height":400}"#,
        #"{"at":1,"do":"resize","width":400,"height":600}"#,
      ],
      settings: [("scrubber.horizontalAlignment", name)]
    )
    #expect(try run.frame(at: 0).dot("x") == 360)
    #expect(try run.frame(at: 0.6).dot("x") == (name == "none" ? 360 : 560))
    #expect(try run.frame(at: 1.1).dot("x") == 360)
  }

  @Test func `reduced motion leaves no glide`() throws {
    let run = try HeadlessRun(
      PlainScene(HeadlessRun.resources()),
      script: [#"{"at":0.5,"do":"scrollTo","x":0,"y":900,"animated":true}"#],
      settings: [("scroll.behavior.reducesMotion", "true")]
    )
    #expect(try run.frame(at: 0.52).numbers("offset") == [0, 900])
  }
}
