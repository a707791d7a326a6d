import ScrollGeometry
import ScrollPhysics
import ScrollUI
import TestSupport
import Testing

@testable import NubDemo

@Suite struct ScriptTests {
  private func read(_ text: String) throws -> [ScriptEvent] {
    try ScriptEvent.script(Array(text.utf8), name: "s.jsonl")
  }

  private func complaint(_ text: String) -> ProgramError? {
    do {
      _ = try read(text)
      return nil
    } catch {
      return error as? ProgramError
    }
  }

  /// One line of each kind, as they are written back.
  static let lines = [
    #"{"at":0,"do":"set","key":"scroll.contentInset","value":[64,0,50,0]}"#,
    #"{"at":0.5,"do":"press","x":200,"y":300}"#,
    #"{"at":0.5,"do":"press","x":200,"y":300,"pointer":2,"button":"middle"}"#,
    #"{"at":0.52,"do":"move","x":200.25,"y":-280}"#,
    #"{"at":0.6,"do":"release","x":200,"y":200,"button":"secondary"}"#,
    #"{"at":0.6,"do":"cancel"}"#, #"{"at":0.6,"do":"leave","pointer":1}"#,
    #"{"at":0.6,"do":"focusLost"}"#,
    #"{"at":1,"do":"wheel","x":200,"y":300,"dx":0,"dy":-3.5,"mod":["shift","ctrl","alt"]}"#,
    #"{"at":1.2,"do":"pinch","x":200,"y":300,"scale":1.5,"phase":"began"}"#,
    #"{"at":2,"do":"key","key":"PageDown","mod":["ctrl"]}"#, #"{"at":2,"do":"key","key":"\""}"#,
    #"{"at":2.5,"do":"resize","width":720,"height":480}"#,
    #"{"at":3.1,"do":"scrollTo","x":0,"y":9000,"animated":true}"#,
    #"{"at":3.2,"do":"contentSize","width":400,"height":60000}"#, #"{"at":3.3,"do":"flash"}"#,
    #"{"at":3.4,"do":"screenshot","file":"a.png"}"#,
  ]

  @Test func `every kind of line is read and written back the same`() throws {
    #expect(try read(Self.lines.joined(separator: "\n")).map(\.line) == Self.lines)
  }

  @Test func `comments, blank lines and carriage returns are skipped`() throws {
    let events = try read("# a\n\n  \t\r\n   # {\n{\"at\":1,\"do\":\"flash\"}\r\n\n")
    #expect(events.count == 1)
    #expect(try read("").isEmpty)
  }

  @Test func `an event carries the time of its line`() throws {
    let events = try read(#"{"at":0.25,"do":"move","x":1,"y":2}"#)
    guard case .input(let event)? = events.first?.action else {
      Issue.record("no input")
      return
    }
    #expect(event == .move(to: Point(x: 1, y: 2), time: Timestamp(seconds: 0.25)))
  }

  @Test(arguments: [
    "{", "[]", "1", #"{"do":"flash"}"#, #"{"at":1}"#, #"{"at":-1,"do":"flash"}"#,
    #"{"at":"1","do":"flash"}"#, #"{"at":1e9,"do":"flash"}"#, #"{"at":1,"do":"jump"}"#,
    #"{"at":1,"do":"press","x":1}"#, #"{"at":1,"do":"press","x":1,"y":"2"}"#,
    #"{"at":1,"do":"press","x":1,"y":2,"button":"left"}"#,
    #"{"at":1,"do":"press","x":1,"y":2,"pointer":1.5}"#,
    #"{"at":1,"do":"press","x":1,"y":2,"pointer":-1}"#,
    #"{"at":1,"do":"press","x":1,"y":2,"buton":"primary"}"#,
    #"{"at":1,"do":"wheel","x":1,"y":2,"dx":0,"dy":1,"mod":"shift"}"#,
    #"{"at":1,"do":"wheel","x":1,"y":2,"dx":0,"dy":1,"mod":["meta"]}"#,
    #"{"at":1,"do":"pinch","x":1,"y":2,"scale":0,"phase":"began"}"#,
    #"{"at":1,"do":"pinch","x":1,"y":2,"scale":1,"phase":"begun"}"#,
    #"{"at":1,"do":"key"}"#, #"{"at":1,"do":"key","key":""}"#,
    #"{"at":1,"do":"resize","width":-1,"height":5}"#,
    #"{"at":1,"do":"set","key":"scroll.nope","value":1}"#,
    #"{"at":1,"do":"set","key":"scroll.bounces","value":1}"#,
    #"{"at":1,"do":"set","key":"scroll.bounces"}"#,
    #"{"at":1,"do":"scrollTo","x":1,"y":2,"animated":1}"#,
    #"{"at":1,"do":"contentSize","width":1}"#, #"{"at":1,"do":"screenshot"}"#,
    #"{"at":0.1,"do":"flash"}"#,
  ])
  func `a bad line is a usage error with file and line`(line: String) throws {
    let error = try #require(complaint("# first\n{\"at\":0.5,\"do\":\"flash\"}\n\(line)\n"))
    #expect(error.status == .usage)
    #expect(error.message.hasPrefix("s.jsonl:3: "))
    #expect(error.message.contains("expected "))
    #expect(!error.message.contains("\n"))
  }

  @Test func `lines mangled at random never do more than fail`() {
    var generator = SplitMix64(seed: 11)
    for _ in 0..<5_000 {
      var bytes = Array((Self.lines.randomElement(using: &generator) ?? "").utf8)
      for _ in 0..<Int.random(in: 1...3, using: &generator) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        if Bool.random(using: &generator) {
          bytes.remove(at: place)
        } else {
          bytes[place] = UInt8.random(in: 0...255, using: &generator)
        }
      }
      guard let events = try? ScriptEvent.script(bytes, name: "s") else { continue }
      for event in events {
        #expect((try? read(event.line))?.map(\.line) == [event.line])
      }
    }
  }
}
