// What hands, windows and clocks do when they do it wrong, as scripts: whatever comes, begin and end
// are paired, the dot is where the contract puts it, and the end is at rest.

import ScrollGeometry
import ScrollUI
import Testing

@testable import NubDemo

@Suite struct HandFaultTests {
  private func plain(_ script: [String], until end: Double = 4, scale: Double = 1) throws
    -> HeadlessRun
  {
    let scene = PlainScene(HeadlessRun.resources(scale: scale))
    return try HeadlessRun(scene, script: script, until: end, scale: scale)
  }

  /// Checks that a run has come to rest with everything paired.
  private func expectRest(_ run: HeadlessRun) throws {
    let last = try TraceFrame(try #require(run.trace.last))
    #expect(last.demand == "none")
    #expect(last.dot("alpha") == 0.3)
    #expect(!last.flag("tracking") && !last.flag("dragging") && !last.flag("decelerating"))
    #expect(!last.dotIs("scrubbing") && !last.dotIs("highlighted"))
    let calls = try run.calls()
    let pairs = [
      ("willBeginDragging", "didEndDragging"), ("willBeginDecelerating", "didEndDecelerating"),
      ("willBeginZooming", "didEndZooming"),
    ]
    for (begin, end) in pairs {
      #expect(calls.count { $0 == begin } == calls.count { $0 == end }, "\(begin): \(calls)")
    }
    #expect(run.pixels == run.fullRedraw)
  }

  /// What may come in the middle of a drag and end it, or not.
  private static let interruptions: [(line: String, ends: Bool)] = [
    (#"{"at":1.3,"do":"focusLost"}"#, true),
    (#"{"at":1.3,"do":"cancel"}"#, true),
    (#"{"at":1.3,"do":"leave"}"#, false),
    (#"{"at":1.3,"do":"resize","width":0,"height":0}"#, false),
    (#"{"at":1.3,"do":"resize","width":1,"height":1,"scale":3}"#, false),
    (#"{"at":1.3,"do":"resize","width":1800,"height":1100,"scale":1.5}"#, false),
    (#"{"at":1.3,"do":"press","x":375,"y":90,"button":"secondary"}"#, false),
    (#"{"at":1.3,"do":"press","x":375,"y":90,"button":"middle"}"#, false),
    (#"{"at":1.3,"do":"press","x":100,"y":100,"pointer":1}"#, false),
    (#"{"at":1.3,"do":"wheel","x":375,"y":90,"dx":0,"dy":-1}"#, false),
    (#"{"at":1.3,"do":"contentSize","width":0,"height":0}"#, false),
    (#"{"at":1.3,"do":"press","x":375,"y":90}"#, false),
    (#"{"at":1.3,"do":"move","x":1e9,"y":-1e9}"#, false),
  ]

  @Test(arguments: interruptions.indices, [(375, 25), (100, 500)])
  func `a drag is left half done by what comes in the middle of it`(
    number: Int,
    place: (x: Int, y: Int)
  ) throws {
    let (line, ends) = Self.interruptions[number]
    let run = try plain(
      [
        #"{"at":1,"do":"press","x":\#(place.x),"y":\#(place.y)}"#,
        #"{"at":1.1,"do":"move","x":\#(place.x),"y":\#(place.y + 40)}"#, line,
        #"{"at":1.5,"do":"resize","width":400,"height":600,"scale":1}"#,
        #"{"at":1.6,"do":"move","x":\#(place.x),"y":\#(place.y + 20)}"#,
        #"{"at":2,"do":"release","x":\#(place.x),"y":\#(place.y)}"#,
        #"{"at":2,"do":"release","x":\#(place.x),"y":\#(place.y),"pointer":1}"#,
        #"{"at":2.1,"do":"release","x":1,"y":1,"button":"middle"}"#,
        #"{"at":2.1,"do":"release","x":1,"y":1,"button":"secondary"}"#,
      ],
      until: 12
    )
    try expectRest(run)
    let held = try run.frame(at: 1.4)
    if ends { #expect(!held.flag("tracking") && !held.dotIs("scrubbing")) }
    if place.x == 375 { #expect(try run.frame(at: 1.2).dotIs("scrubbing")) }
  }

  @Test func `a release that never came keeps the next press from working`() throws {
    let run = try plain([
      #"{"at":1,"do":"press","x":375,"y":25}"#, #"{"at":1.1,"do":"move","x":375,"y":125}"#,
      #"{"at":1.2,"do":"focusLost"}"#, #"{"at":2,"do":"press","x":375,"y":125}"#,
      #"{"at":2.1,"do":"move","x":375,"y":225}"#, #"{"at":2.2,"do":"release","x":375,"y":225}"#,
    ])
    #expect(try run.frame(at: 1.9).numbers("offset") == [0, 10_800])
    #expect(try run.frame(at: 2.15).dotIs("scrubbing"))
    try expectRest(run)
    #expect(try run.frame(at: 4).numbers("offset") == [0, 21_600])
  }

  @Test func `three buttons and two fingers at once move one thing twice`() throws {
    let run = try plain([
      #"{"at":1,"do":"press","x":375,"y":25}"#,
      #"{"at":1.05,"do":"press","x":375,"y":25,"button":"secondary"}"#,
      #"{"at":1.05,"do":"press","x":375,"y":25,"button":"middle"}"#,
      #"{"at":1.1,"do":"press","x":100,"y":400,"pointer":1}"#,
      #"{"at":1.2,"do":"move","x":375,"y":125}"#,
      #"{"at":1.25,"do":"release","x":375,"y":25,"button":"middle"}"#,
      #"{"at":1.3,"do":"release","x":375,"y":25,"button":"secondary"}"#,
      #"{"at":1.4,"do":"move","x":375,"y":225}"#,
      #"{"at":1.5,"do":"release","x":375,"y":225}"#,
      #"{"at":1.6,"do":"release","x":100,"y":400,"pointer":1}"#,
    ])
    #expect(try run.frame(at: 1.45).dotIs("scrubbing"))
    #expect(try run.frame(at: 1.45).numbers("offset") == [0, 21_600])
    try expectRest(run)
  }

  @Test func `ten thousand turns of the wheel in one frame lose distance or run on`() throws {
    let turns = (0..<10_000).map {
      #"{"at":\#(1 + Double($0) * 1e-7),"do":"wheel","x":100,"y":300,"dy":-0.01}"#
    }
    let flood = try plain(turns, until: 6)
    let once = try plain([#"{"at":1,"do":"wheel","x":100,"y":300,"dx":0,"dy":-100}"#], until: 6)
    #expect(
      abs(
        try flood.frame(at: 6).numbers("offset")[1] - once.frame(at: 6).numbers("offset")[1]
      ) <= 1
    )
    try expectRest(flood)
  }

  @Test func `ten thousand moves in one frame tell the delegate ten thousand times and more`()
    throws
  {
    let moves = (1...10_000).map {
      #"{"at":\#(1 + Double($0) * 1e-6),"do":"move","x":375,"y":\#(25 + Double($0 % 500))}"#
    }
    let run = try plain(
      [#"{"at":1,"do":"press","x":375,"y":25}"#] + moves
        + [#"{"at":1.2,"do":"release","x":375,"y":25}"#]
    )
    #expect(try run.trace.map { try TraceFrame($0).calls.count }.max() ?? 0 <= 10_001)
    try expectRest(run)
  }

  @Test func `keys that repeat a thousand times a second run away`() throws {
    let keys = (0..<1000).map { #"{"at":\#(1 + Double($0) * 0.001),"do":"key","key":"PageDown"}"# }
    let run = try plain(keys, until: 6)
    #expect(try run.frame(at: 6).numbers("offset") == [0, 59_400])
    try expectRest(run)
  }

  @Test(arguments: [-3600.0, -0.01, 0, 0.999_999, 1, 3600, 999_999])
  func `moves with equal, backward or far times throw the content`(time: Double) throws {
    let moves = (1...20).map {
      #"{"at":\#(1 + Double($0) * 0.01),"do":"move","x":100,"y":\#(500 - 5 * $0),"time":\#(time)}"#
    }
    let run = try plain(
      [#"{"at":1,"do":"press","x":100,"y":500,"time":\#(time)}"#] + moves
        + [#"{"at":1.3,"do":"release","x":100,"y":400}"#],
      until: 8
    )
    let frames = try run.trace.map { try TraceFrame($0) }
    #expect(frames.allSatisfy { (0...59_400).contains($0.numbers("offset")[1]) })
    #expect(frames.allSatisfy { $0.numbers("velocity")[1].isFinite })
    // However the times were, the hand moved 100 points, and a fling is no more than ten screens.
    #expect((90...6_100).contains(try run.frame(at: 8).numbers("offset")[1]))
  }

  @Test(arguments: [-3600.0, -1, 0, 0.2, 3600])
  func `a clock that jumps or stands stops a fling, a fade or a scrub for good`(jump: Double) throws
  {
    let lines =
      [
        #"{"at":0,"do":"frame"}"#, #"{"at":1,"do":"press","x":100,"y":500}"#,
        #"{"at":1.02,"do":"move","x":100,"y":440}"#, #"{"at":1.04,"do":"move","x":100,"y":380}"#,
        #"{"at":1.05,"do":"release","x":100,"y":350}"#, #"{"at":1.06,"do":"frame"}"#,
        #"{"at":1.07,"do":"frame"}"#, #"{"at":1.08,"do":"frame","time":\#(1.08 + jump)}"#,
      ]
      + (1...900).map {
        #"{"at":\#(1.08 + Double($0) / 60),"do":"frame","time":\#(1.08 + jump + Double($0) / 60)}"#
      }
    let run = try plain(lines, until: 1e9)
    let offsets = try run.trace.map { try TraceFrame($0).numbers("offset")[1] }
    for (before, after) in zip(offsets, offsets.dropFirst()) { #expect(after >= before) }
    try expectRest(run)
  }
}
