// Manners on the command line: exit statuses, and who is told what. No window is opened.

import TestSupport
import Testing

extension EndToEnd {
  @Suite struct CommandLineTests {
    @Test(arguments: [
      ["--nonsense"], ["-x"], ["--rows", "-5"], ["--rows", "many"], ["--rows", "1000000001"],
      ["--size", "axb"], ["--size", "0x600"], ["--scale", "0"], ["--fps", "0"],
      ["--scene", "none"],
      ["--duration", "-1"], ["--frames", "0"], ["--theme", "blue"], ["--bench", "walk"],
      ["--set", "scrubber.nope=1"], ["--set", "scrubber.minimumVerticalScrollFactor=1"],
      ["--set", "scroll.contentInset=1,2"], ["--set", "scroll.bounces=perhaps"], ["--rows"],
    ])
    func `what cannot be understood is named, and the status is 2`(words: [String]) throws {
      let ended = try Nub.run(["--headless"] + words)
      #expect(ended.status == .exited(2))
      expectOneLine(ended, naming: words[0])
    }

    @Test(arguments: [
      ("{\"at\":0,\"do\":\"dance\"}", "dance"), ("{\"at\":0", "1"), ("not json", "1"),
      ("{\"at\":-1,\"do\":\"flash\"}", "at"), ("{\"at\":0,\"do\":\"press\",\"x\":1}", "y"),
      ("{\"at\":0,\"do\":\"press\",\"x\":1,\"y\":\"2\"}", "y"),
    ])
    func `a bad line of a script is named with its number`(line: String, word: String) throws {
      let folder = try Folder()
      let good = "# a remark\n\n{\"at\":0,\"do\":\"flash\"}\n"
      let script = try folder.file("some.jsonl", holding: good + line + "\n")
      let ended = try Nub.run(["--headless", "--scene", "plain", "--script", script])
      #expect(ended.status == .exited(2))
      expectOneLine(ended, naming: word)
      #expect(ended.errors.contains("some.jsonl:4"), "\(ended.errors)")
    }

    @Test func `a script must be in order of time`() throws {
      let script = "{\"at\":1,\"do\":\"flash\"}\n{\"at\":0.5,\"do\":\"flash\"}\n"
      let ended = try Nub.run(["--headless", "--script", "-"], input: script)
      #expect(ended.status == .exited(2))
      expectOneLine(ended, naming: "2")
    }

    @Test(arguments: [
      ["/nonexistent/file.txt"], ["/"], ["--script", "/nonexistent.jsonl"], ["--script", "/"],
      ["--trace", "/nonexistent/trace"], ["--record", "/nonexistent/record"],
      ["--screenshot", "/nonexistent/picture.png"], ["--trace", "/dev/full"],
    ])
    func `work that fails is named, and the status is 1`(words: [String]) throws {
      let ended = try Nub.run(["--headless", "--duration", "0.1"] + words)
      #expect(ended.status == .exited(1))
      expectOneLine(ended, naming: words[words.count - 1])
    }

    @Test func `work that fails leaves no half of a file`() throws {
      let folder = try Folder()
      let trace = folder.path("trace")
      let ended = try Nub.run(["--headless", "--trace", trace, "/nonexistent/file.txt"])
      #expect(ended.status == .exited(1))
      #expect(try folder.names() == [])
    }

    @Test(arguments: [["--help"], ["--version"]])
    func `help and version go to standard output`(words: [String]) throws {
      let ended = try Nub.run(words)
      #expect(ended.status == .exited(0))
      #expect(ended.errors == "")
      #expect(ended.output.hasSuffix("\n"))
      if words == ["--help"] {
        for option in [
          "--scene", "--rows", "--size", "--scale", "--set", "--headless", "--fps", "--script",
          "--record", "--trace", "--screenshot", "--duration", "--bench", "--frames", "--theme",
          "--reduce-motion", "--help", "--version",
        ] {
          #expect(ended.output.contains(option))
        }
      } else {
        #expect(ended.output.hasPrefix("nub "))
      }
    }

    @Test func `a run without a window says nothing by itself`() throws {
      let ended = try Nub.run(["--headless", "--duration", "0.2"])
      #expect(ended.status == .exited(0))
      #expect(ended.output == "" && ended.errors == "")
    }

    @Test func `a trace has a line for every frame from the first to the last`() throws {
      let frames = try Nub.headlessFrames(
        ["--scene", "plain", "--size", "400x600", "--duration", "1", "--fps", "30"],
        script: []
      )
      #expect(frames.count == 31)
      #expect(frames.enumerated().allSatisfy { abs($1.t - Double($0) / 30) < 1e-9 })
    }

    @Test func `a run that is recorded can be played again`() throws {
      let folder = try Folder()
      let record = folder.path("record")
      let words = ["--scene", "plain", "--size", "400x600", "--duration", "4"]
      let script = [
        "{\"at\":0.5,\"do\":\"press\",\"x\":200,\"y\":500}",
        "{\"at\":0.52,\"do\":\"move\",\"x\":200,\"y\":420}",
        "{\"at\":0.54,\"do\":\"move\",\"x\":200,\"y\":340}",
        "{\"at\":0.55,\"do\":\"release\",\"x\":200,\"y\":300}",
        "{\"at\":1.2,\"do\":\"wheel\",\"x\":200,\"y\":300,\"dx\":0,\"dy\":-1.5}",
        "{\"at\":2,\"do\":\"resize\",\"width\":600,\"height\":400}",
        "{\"at\":2.5,\"do\":\"key\",\"key\":\"PageDown\"}",
      ]
      let first = try Nub.headlessFrames(words + ["--record", record], script: script)
      let second = try Nub.headlessFrames(words, script: [folder.text("record")])
      #expect(first == second)
      #expect(first.last.map { $0.y > 600 } == true)
    }

    private func expectOneLine(
      _ ended: ChildProcess,
      naming word: String,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      #expect(ended.output == "", sourceLocation: sourceLocation)
      let lines = ended.errors.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == 2 && lines.last == "", "\(lines)", sourceLocation: sourceLocation)
      #expect(ended.errors.contains(word), sourceLocation: sourceLocation)
    }
  }
}
