// Whole windows of every scene as a person sees them, pixel for pixel: in both themes, upright and
// lying, at one and at two pixels per point. Each was looked at when it was recorded.

import ScrollDrawing
import TestSupport
import Testing

extension EndToEnd {
  @Suite struct SceneGoldenTests {
    /// A scene in a state that shows what it has.
    struct Sight: CustomTestStringConvertible, Sendable {
      let name: String
      /// What leads there within ``seconds``.
      let script: [String]
      let seconds: String
      var testDescription: String { name }
    }

    /// A window.
    struct Shape: CustomTestStringConvertible, Sendable {
      let size: String
      let scale: String
      let theme: String
      var testDescription: String { "\(size), \(scale), \(theme)" }
    }

    private static let sights = [
      Sight(
        name: "table",
        script: [
          #"{"at":0.1,"do":"scrollTo","x":0,"y":22000010,"animated":false}"#,
          #"{"at":0.2,"do":"press","x":100,"y":150}"#,
          #"{"at":0.3,"do":"release","x":100,"y":150}"#,
        ],
        seconds: "0.5"
      ),
      Sight(
        name: "picture",
        script: [
          #"{"at":0.1,"do":"pinch","x":240,"y":345,"scale":1,"phase":"began"}"#,
          #"{"at":0.2,"do":"pinch","x":240,"y":345,"scale":6,"phase":"changed"}"#,
          #"{"at":0.3,"do":"pinch","x":240,"y":345,"scale":6,"phase":"ended"}"#,
          #"{"at":1.5,"do":"flash"}"#,
        ],
        seconds: "1.6"
      ),
      Sight(
        name: "collection",
        script: [
          #"{"at":0.1,"do":"press","x":60,"y":60}"#,
          #"{"at":0.2,"do":"release","x":60,"y":60}"#,
          #"{"at":0.4,"do":"wheel","x":100,"y":150,"dx":0,"dy":-1}"#,
        ],
        seconds: "1.2"
      ),
      Sight(
        name: "cards",
        script: [#"{"at":0.1,"do":"wheel","x":100,"y":150,"dx":0,"dy":-3}"#],
        seconds: "1.5"
      ),
      Sight(
        name: "text",
        script: [#"{"at":0.1,"do":"wheel","x":100,"y":150,"dx":0,"dy":-9}"#],
        seconds: "0.8"
      ),
      Sight(
        name: "playground",
        script: [
          #"{"at":0.72,"do":"press","x":60,"y":200}"#,
          #"{"at":0.74,"do":"move","x":60,"y":185}"#,
          #"{"at":0.76,"do":"move","x":60,"y":155}"#,
          #"{"at":0.78,"do":"move","x":60,"y":125}"#,
          #"{"at":0.80,"do":"release","x":60,"y":95}"#,
        ],
        seconds: "1.5"
      ),
    ]

    private static let shapes = ["480x720", "720x480"].flatMap { size in
      ["1", "2"].flatMap { scale in
        ["light", "dark"].map { Shape(size: size, scale: scale, theme: $0) }
      }
    }

    /// The same whatever becomes of the program's own help.
    private static let text = (1...300).map { number in
      switch number % 8 {
      case 1: "\(number). The dot flies; the page follows."
      case 3: "圆点飞过一百万行，松手就停在那里。"
      case 4: "\tΩμέγα, Жираф, señor – “quoted” 2 × 2 ≠ 5"
      case 6: "func fly(to share: Double) -> Point { range.lowerBound + share * length }"
      default: ""
      }
    }
    .joined(separator: "\n")

    @Test(arguments: sights, shapes)
    func `a window looks as it was recorded`(sight: Sight, shape: Shape) throws {
      let folder = try TemporaryFolder()
      folder.write(Self.text, to: "some.txt")
      let shown = sight.name == "text" ? [folder.file("some.txt")] : ["--scene", sight.name]
      let picture = try Nub.picture(
        shown + [
          "--size", shape.size, "--scale", shape.scale, "--theme", shape.theme, "--fps", "30",
          "--duration", sight.seconds,
        ],
        script: sight.script
      )
      let name = "Scenes/\(sight.name)-\(shape.size)-\(shape.theme)@\(shape.scale)"
      let mismatch = try Golden(name, format: .png).mismatch(picture)
      #expect(mismatch == nil)
    }
  }
}
