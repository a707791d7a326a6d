// How the program's window comes, rests and goes.

import TestSupport
import Testing

extension EndToEnd {
  @Suite struct WindowLifeTests {
    /// What tells a program to end.
    enum Farewell: CaseIterable {
      case closeButton, interrupt, terminate, control_Q
    }

    @Test(arguments: Farewell.allCases)
    func `a wish to end is followed without a word`(farewell: Farewell) throws {
      let window = try NubWindow(["--scene", "plain"])
      switch farewell {
      case .closeButton: try window.close()
      case .interrupt: window.program.send(.interrupt)
      case .terminate: window.program.send(.terminate)
      case .control_Q: try window.perform(.key("ctrl+q"))
      }
      #expect(try window.program.waitForEnd() == .exited(0))
      #expect(window.program.errors == "")
    }

    @Test func `SDL's own message to a window that is gone does not fail the program`() throws {
      // It came too late in one of eight runs.
      for _ in 1...40 {
        let window = try NubWindow(["--scene", "plain"])
        try window.close()
        try #require(try window.program.waitForEnd() == .exited(0), "\(window.program.errors)")
      }
    }

    @Test func `the end comes at once in the middle of a drag`() throws {
      let window = try NubWindow(["--scene", "plain"])
      try window.perform(.move(x: 375, y: 25), .press(1), .move(x: 375, y: 200))
      try window.waitForFrame("a drag") { $0.dot.scrubbing }
      try window.close()
      #expect(try window.program.waitForEnd() == .exited(0))
    }

    @Test func `a lost display ends the program with status 1`() throws {
      let window = try NubWindow(["--scene", "plain"])
      try window.waitForQuiet()
      try window.server.crash()
      #expect(try window.program.waitForEnd() == .exited(1))
      let errors = window.program.errors
      #expect(errors.split(separator: "\n").count == 1 && errors.contains(window.server.display))
    }

    @Test func `a display that is lost in the middle of a motion is told in many lines`() throws {
      let folder = try TemporaryFolder()
      let window = try NubWindow(["--scene", "table", "--record", folder.file("r")])
      // The glide of a wheel needs no hand that is never late.
      try window.perform(.wheel(-30))
      try window.waitForFrame("motion") { $0.velocity[1] > 0 }
      try window.server.crash()
      #expect(try window.program.waitForEnd() == .exited(1))
      #expect(window.program.errors.split(separator: "\n").count == 1)
      #expect(!folder.names.contains("r"))
    }

    @Test(arguments: [["DISPLAY": ":987", "SDL_VIDEODRIVER": "x11"], ["DISPLAY": ":987"], [:]])
    func `no display is one line and status 1`(environment: [String: String]) throws {
      let ended = try Nub.run(["--scene", "plain"], environment: environment)
      #expect(ended.status == .exited(1))
      #expect(ended.output == "")
      let lines = ended.errors.split(separator: "\n")
      #expect(lines.count == 1 && ended.errors.contains("display"), "\(ended.errors)")
    }

    @Test func `a window at rest uses no processor`() throws {
      let window = try NubWindow(["--scene", "table"])
      try window.waitForQuiet()
      let frames = try window.frames().count
      let seconds = 2.0
      let used = try #require(activity(of: window.program, during: seconds))
      // Two thousandths of a processor; a loop that looks 60 times a second takes three times that,
      // and sleeps 120 times in the two seconds.
      #expect(used.processorTime <= seconds * 0.002)
      #expect(used.waits <= 10)
      #expect(try window.frames().count == frames, "nothing is drawn")
    }

    @Test func `a window that was covered shows its picture again`() throws {
      let window = try NubWindow(["--scene", "plain"])
      let rest = try window.waitForQuiet()
      let picture = try window.picture()
      let other = try window.loseFocus()
      other.stop()
      try window.waitForDot(of: rest, alpha: 0.3)
      try waitUntil("the same picture") { try window.picture() == picture }
    }
  }
}
