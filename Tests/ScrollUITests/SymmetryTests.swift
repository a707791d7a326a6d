// What must not matter: how often frames are drawn, and which way is up.

import ScrollGeometry
import ScrollPhysics
import ScrollUI
import TestSupport
import Testing

@Suite struct SymmetryTests {
  static let viewport = Size(width: 400, height: 600)
  /// A whole number of pages, so that they are the same in a mirror.
  static let content = Size(width: 1200, height: 5400)

  /// A view in the middle of its content.
  func rig(_ configure: (ScrollView) -> Void) -> Rig {
    let rig = Rig(viewport: Self.viewport, content: Self.content)
    configure(rig.view)
    rig.view.contentOffset = Point(x: 400, y: 2400)
    return rig
  }

  static let settings: [(String, @Sendable (ScrollView) -> Void)] = [
    ("plain", { _ in }),
    (
      "zooming",
      {
        $0.minimumZoomScale = 0.5
        $0.maximumZoomScale = 3
      }
    ),
    ("paging", { $0.isPagingEnabled = true }),
    ("locked", { $0.isDirectionalLockEnabled = true }),
    ("hard", { $0.bounces = false }),
  ]

  @Test(arguments: 0..<5)
  func `the frame rate changes what input leads to`(setting: Int) {
    let configure = Self.settings[setting].1
    for seed in 0..<25 {
      let script = ScriptedInput(seed: UInt64(seed), viewport: Self.viewport, gestures: 12)
      let expected = script.play(on: rig(configure)) { 1 / 60 }
      var random = SplitMix64(seed: UInt64(seed))
      let rates: [() -> Double] = [
        { 1 / 30 }, { 1 / 90 }, { 1 / 144 }, { Double.random(in: 0.001...0.2, using: &random) },
      ]
      for (number, rate) in rates.enumerated() {
        let sampled = script.play(on: rig(configure), frameTime: rate)
        let difference = Array(zip(expected, sampled)).firstIndex {
          !isNear($0.offset.x, $1.offset.x) || !isNear($0.offset.y, $1.offset.y)
            || !isNear($0.scale, $1.scale)
        }
        if let difference {
          Issue.record(
            "seed \(seed), rate \(number), sample \(difference): \(expected[difference]) became \(sampled[difference])"
          )
        }
      }
    }
  }

  @Test(arguments: [0, 2, 3, 4])
  func `the mirror image of an input does something else`(setting: Int) {
    let configure = Self.settings[setting].1
    for seed in 0..<25 {
      let script = ScriptedInput(seed: UInt64(seed), viewport: Self.viewport, gestures: 12)
      let there = script.play(on: rig(configure)) { 1 / 60 }
      let mirror = script.mirrored.play(on: rig(configure)) { 1 / 60 }
      let difference = Array(zip(there, mirror)).firstIndex {
        !isNear($0.offset.x, 800 - $1.offset.x, 1e-6)
          || !isNear($0.offset.y, 4800 - $1.offset.y, 1e-6)
      }
      if let difference {
        Issue.record(
          "seed \(seed), sample \(difference): \(there[difference]) mirrored \(mirror[difference])"
        )
      }
    }
  }
}
