// Recordings of windows, whose frames come when they can and whose events come late: played again
// without a window they must lead to the same trace, to the last bit.

import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import TestSupport
import Testing

@testable import NubDemo

@Suite struct ReplayTests {
  @Test(arguments: 1...8 as ClosedRange<UInt64>, [0, 3600])
  func `a window's recording replays with other times, in another order, or up to a sleep`(
    seed: UInt64,
    sleep: TimeInterval
  ) throws {
    let window = UnsteadyWindow(seed: seed, sleep: sleep)
    let run = try HeadlessRun(PlainScene(HeadlessRun.resources()), platform: window)
    let replay = try HeadlessRun(
      PlainScene(HeadlessRun.resources()),
      script: run.recording.joined().split(separator: "\n").map(String.init),
      until: 10_000
    )
    #expect(run.trace.count == UnsteadyWindow.frameCount)
    #expect(replay.trace.count == run.trace.count)
    for (line, again) in zip(run.trace, replay.trace) { #expect(line == again) }
  }

  @Test func `an event of a script has a time of its own if it says so`() throws {
    let lines = [
      #"{"at":1,"do":"press","x":200,"y":300,"time":-3600}"#,
      #"{"at":1,"do":"window","width":1,"height":1,"scale":1}"#,
    ]
    let event = try #require(try ScriptEvent.script(Array(lines[0].utf8), name: "s").first)
    #expect(event.at == 1 && event.time == -3600)
    #expect(event.line == #"{"at":1,"time":-3600,"do":"press","x":200,"y":300}"#)
    let error = #expect(throws: ProgramError.self) {
      try ScriptEvent.script(Array(lines.joined(separator: "\n").utf8), name: "s")
    }
    #expect(error?.message == "s:2: expected \"window\" before everything else")
  }
}

/// A window on a busy machine with a person in front of it who does not stop.
private final class UnsteadyWindow: Platform {
  static let frameCount = 400

  let showsEveryFrame = true
  private(set) var now = Timestamp(seconds: 0)
  private var random: SplitMix64
  private var frames = 0
  private var place = Point(x: 200, y: 300)
  private var isHeld = false

  /// How long the machine sleeps in the middle of it all, in seconds.
  private let sleep: TimeInterval

  init(seed: UInt64, sleep: TimeInterval) {
    random = SplitMix64(seed: seed)
    self.sleep = sleep
  }

  func events(until deadline: Timestamp?) -> [PlatformEvent] {
    guard frames < Self.frameCount else { return [.closeRequested] }
    frames += 1
    let before = now
    now = now + Double.random(in: 0.001...0.05, using: &random)
    if frames == Self.frameCount / 2 { now = now + sleep }
    let time = Timestamp(seconds: before.seconds - Double.random(in: -0.001...0.02, using: &random))
    return event(at: time).map { [$0] } ?? []
  }

  private func event(at time: Timestamp) -> PlatformEvent? {
    switch Int.random(in: 0..<24, using: &random) {
    case 0...2:
      isHeld.toggle()
      if isHeld, Bool.random(using: &random) { place = Point(x: 375, y: 25) }
      return .input(isHeld ? .press(at: place, time: time) : .release(at: place, time: time))
    case 3...12:
      place = place + Vector(x: 0, y: Double.random(in: -60...60, using: &random))
      return .input(.move(to: place, time: time))
    case 13: return .input(.wheel(Vector(x: 0, y: -1.5), at: place, time: time))
    case 14: return .input(.key(.pageDown, modifiers: .shift, time: time))
    case 15: return .focusLost(time)
    case 16:
      let scale = Bool.random(using: &random) ? 1.0 : 2
      return .resized(
        Size(width: 400, height: Double.random(in: 300...700, using: &random).rounded()),
        scale: scale
      )
    case 17: return .exposed
    default: return nil
    }
  }

  func present(_ draw: (inout DisplayList) -> Void) {
    var list = DisplayList(size: PixelSize(width: 400, height: 600), scale: 1)
    draw(&list)
  }
}
