// What is recorded in a window, played again without one.

import TestSupport
import Testing

extension EndToEnd {
  @Suite struct RecordTests {
    @Test func `a recording of a window replays with other frames`() throws {
      let folder = try TemporaryFolder()
      let window = try NubWindow(["--scene", "plain", "--record", folder.file("r")])
      try window.perform(.move(x: 200, y: 500), .press(1))
      for step in 1...12 { try window.perform(.move(x: 200, y: 500 - 30 * step), .hold(0.01)) }
      try window.perform(.release(1))
      try window.waitForFrame("a fling") { $0.offset[1] > 200 }
      try window.perform(.wheel(-2), .wheel(1))
      try window.resize(width: 500, height: 400)
      try window.waitForFrame("the new size") { $0.viewport == [500, 400] }
      let dot = try window.waitForQuiet().dot
      let (x, y) = (Int(dot.x) + 12, Int(dot.y) + 12)
      try window.perform(.move(x: x, y: y), .press(1))
      for step in 1...9 { try window.perform(.move(x: x - step, y: y + 20 * step)) }
      let other = try window.loseFocus()
      try window.waitForFrame("the dot is let go") { !$0.dot.scrubbing }
      other.stop()
      try window.perform(.release(1), .key("r"))
      try window.waitForFrame("a turned window") { $0.viewport == [400, 500] }
      try window.close()
      #expect(try window.program.waitForEnd() == .exited(0))
      let replay = try Nub.run([
        "--headless", "--scene", "plain", "--script", folder.file("r"), "--trace", "-",
      ])
      #expect(replay.status == .exited(0), "\(replay.errors)")
      let lines = window.program.output.split(separator: "\n")
      let again = replay.output.split(separator: "\n")
      #expect(lines.count > 15 && lines.count == again.count)
      for (line, repeated) in zip(lines, again) { try #require(line == repeated) }
    }
  }
}
