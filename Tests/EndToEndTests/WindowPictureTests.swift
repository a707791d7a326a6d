// That what is kept from frame to frame reaches the screen as it should, on each way to it.

import ScrollDrawing
import TestSupport
import Testing

extension EndToEnd {
  @Suite struct WindowPictureTests {
    /// What the program and its display can do with memory.
    enum Sharing: CaseIterable {
      case works, notOffered, refused
    }

    @Test(arguments: Sharing.allCases.filter(isPossible), ["table", "collection"])
    func `a window that was scrolled differs from a full redraw`(
      sharing: Sharing,
      scene: String
    ) throws {
      let server = try XServer(sharesMemory: sharing != .notOffered)
      let words = ["--scene", scene, "--set", "scrubber.deselectDelay=0"]
      let window = try NubWindow(words, on: server, under: sharing == .refused ? Self.apart : [])
      var quiet = try window.waitForQuiet()
      for turns in [-5, 2, -9] {
        let before = quiet.offset
        try window.perform(.wheel(turns))
        quiet = try window.waitForFrame("rest elsewhere") { $0.isQuiet && $0.offset != before }
        let kept = try window.picture()
        // A window of another size has none of the old pixels.
        try window.resize(width: 400, height: 601)
        try window.waitForFrame("the other size") { $0.viewport != quiet.viewport }
        try window.resize(width: 400, height: 600)
        try window.waitForFrame("the old size") { $0.isQuiet && $0.viewport == quiet.viewport }
        #expect(try window.picture() == kept, "\(turns) turns")
      }
      try window.close()
      #expect(try window.program.waitForEnd() == .exited(0))
      #expect(window.program.errors == "")
    }

    /// What runs a program so that nobody else has the memory it shares.
    private static let apart = ["unshare", "--map-root-user", "--ipc"]

    /// Leaves out what this system does not allow its tests.
    private static func isPossible(_ sharing: Sharing) -> Bool {
      guard sharing == .refused else { return true }
      guard let path = try? ChildProcess.find(apart[0], package: "util-linux"),
        let process = try? ChildProcess(path, apart.dropFirst() + ["true"])
      else { return false }
      return (try? process.waitForEnd()) == .exited(0)
    }
  }
}
