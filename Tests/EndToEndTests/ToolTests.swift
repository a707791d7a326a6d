// The tools of the window's tests, tried on a program and on pictures whose truth is known.

import ScrollDrawing
import ScrollGeometry
import TestSupport
import Testing

extension EndToEnd {
  @Suite struct ToolTests {
    @Test func `a window is found, seen, given another size and closed`() throws {
      let server = try XServer()
      let hand = try Xdo(server)
      let clock = try ChildProcess(
        ChildProcess.find("xclock", package: "x11-apps"),
        environment: ["DISPLAY": server.display]
      )
      let window = try hand.window(of: clock, title: "xclock")
      try hand.resize(window, width: 301, height: 202)
      let size = PixelSize(width: 301, height: 202)
      try waitUntil("the window has its new size") {
        try Screen.picture(of: server, window: window)?.size == size
      }
      let all = try #require(try Screen.picture(of: server))
      #expect(all.size.width == XServer.screenSize.width)
      #expect(all.size.height == XServer.screenSize.height)
      #expect(clock.status == nil)
      try WindowManager.close(window, on: server)
      #expect(try clock.waitForEnd() == .exited(0))
    }

    @Test func `a child hears signals and is reaped`() throws {
      let sleep = try ChildProcess.find("sleep", package: "coreutils")
      let child = try ChildProcess(sleep, ["60"])
      #expect(child.status == nil)
      child.send(.terminate)
      #expect(try child.waitForEnd() == .signalled(15))
      let other = try ChildProcess(sleep, ["60"])
      other.stop()
      #expect(other.status == .signalled(15))
    }

    @Test func `a program that is missing is called by its name`() {
      #expect {
        try ChildProcess.find("no-such-program", package: "some-package")
      } throws: { error in
        "\(error)".contains("no-such-program is not installed")
          && "\(error)".contains("apt-get install some-package")
      }
    }

    @Test(arguments: [0.3, 0.62, 1], [0.0, 0.25, 0.5])
    func `a dot's centre and alpha are read from pixels`(alpha: Double, fraction: Double) throws {
      let (stripe, ground) = (Color(rgb: 0xEEF2F7), Color.white)
      var list = DisplayList(size: PixelSize(width: 80, height: 60), scale: 1)
      list.fill(Rect(x: 0, y: 0, width: 80, height: 60), ground)
      list.fill(Rect(x: 0, y: 24, width: 80, height: 24), stripe)
      list.withAlpha(alpha, in: Rect(x: 10, y: 10, width: 60, height: 40)) { group in
        group.fillRoundedRect(
          Rect(x: 20 + fraction, y: 15, width: 30, height: 30),
          radius: 15,
          Color(rgb: 0xFF0000)
        )
      }
      let picture = PixelBuffer(drawing: list)
      let dot = try #require(RedDot(in: picture, over: [0xFFFFFF, 0xEEF2F7]))
      #expect(abs(dot.centreX - 35 - fraction) <= 0.5)
      #expect(dot.centreY == 30)
      #expect(dot.size.height == 30)
      #expect(abs(dot.alpha - alpha) <= 1 / 255.0)
    }

    @Test func `a picture without red has no dot`() {
      var picture = PixelBuffer(size: PixelSize(width: 20, height: 20))
      for x in 0..<20 { picture[x, 5] = 0xFFFFFF }
      #expect(RedDot(in: picture, over: [0xFFFFFF]) == nil)
    }
  }
}
