// A line of a trace, as any program would read it.

import Foundation

/// What the program says about one frame.
struct Frame: Decodable, Hashable {
  /// What it says about the dot.
  struct Dot: Decodable, Hashable {
    let x: Double
    let y: Double
    let w: Double
    let h: Double
    let alpha: Double
    let hidden: Bool
    let selected: Bool
    let highlighted: Bool
    let scrubbing: Bool
  }

  let t: Double
  let offset: [Double]
  let velocity: [Double]
  let content: [Double]
  let viewport: [Double]
  let inset: [Double]
  let zoom: Double
  let tracking: Bool
  let dragging: Bool
  let decelerating: Bool
  let zooming: Bool
  let zoomBouncing: Bool
  let dot: Dot
  let callbacks: [String]
  let demand: String

  /// The vertical offset.
  var y: Double { offset[1] }

  /// The largest vertical offset, without insets.
  var largestY: Double { content[1] - viewport[1] }

  /// Whether nothing moves any more, though the dot may have yet to fade.
  var isAtRest: Bool { !tracking && !decelerating && velocity == [0, 0] }

  /// Whether there will be no more frames unless something happens.
  var isQuiet: Bool { isAtRest && demand == "none" }

  /// The places the top of the dot can take, without insets.
  private var track: ClosedRange<Double> {
    let (edge, side) = (10.0, 30.0)
    return edge...viewport[1] - edge - side
  }

  /// Where the contract puts the centre of the dot for this offset, without insets.
  var expectedCentreY: Double {
    let length = track.upperBound - track.lowerBound
    let place = track.lowerBound + y / largestY * length
    return min(max(place, track.lowerBound), track.upperBound) + dot.h / 2
  }

  /// The offset that belongs to a centre of the dot, in any frame with this viewport and content.
  func expectedY(forCentreY centre: Double) -> Double {
    let length = track.upperBound - track.lowerBound
    return (centre - dot.h / 2 - track.lowerBound) / length * largestY
  }

  /// Reads the complete lines of a trace.
  ///
  /// - Throws: What JSON or a missing key is wrong.
  static func frames(in trace: String) throws -> [Frame] {
    let end = trace.lastIndex(of: "\n") ?? trace.startIndex
    return try trace[..<end].split(separator: "\n").map(frame)
  }

  /// Reads the last complete line of a trace; nil if there is none.
  static func last(in trace: String) throws -> Frame? {
    guard let end = trace.lastIndex(of: "\n") else { return nil }
    return try trace[..<end].split(separator: "\n").last.map(frame)
  }

  private static func frame(_ line: Substring) throws -> Frame {
    try JSONDecoder().decode(Frame.self, from: Data(line.utf8))
  }
}
