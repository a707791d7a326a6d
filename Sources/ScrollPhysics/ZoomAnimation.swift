// A zoom that goes on by itself. Values only; what starts and ends it is in ScrollMachine+Zooming.

import ScrollGeometry

internal import Glibc

/// A change of the zoom scale over time, about the one place of the viewport that its two ends have
/// in common.
struct ZoomAnimation: Hashable, Sendable {
  /// The scale and offset it began with.
  let startScale: Double
  let startOffset: Point
  /// The scale and offset it will end with.
  var endScale: Double
  var endOffset: Point
  /// When it began, and how long it takes.
  var start: Timestamp
  let duration: TimeInterval
  /// How much of the way it does in a second at its beginning.
  var launch = 0.0
  /// Whether it is the way back to a limit after a pinch.
  let isBounce: Bool

  private var progress: EaseMotion {
    EaseMotion(from: 0, velocity: launch, to: 1, duration: duration)
  }

  /// How much of the way is done after an elapsed time.
  func fraction(at elapsed: TimeInterval) -> Double { progress.value(at: elapsed) }

  /// How much of the way is done in a second, after an elapsed time.
  func speed(at elapsed: TimeInterval) -> Double { progress.velocity(at: elapsed) }

  /// The scale at a fraction of the way; equal parts change the scale by equal factors.
  func scale(at fraction: Double) -> Double {
    guard fraction < 1 else { return endScale }
    return startScale * pow(endScale / startScale, fraction)
  }

  /// The offset at a fraction of the way; at an unchanged scale a plain movement.
  func offset(at fraction: Double) -> Point {
    guard fraction < 1 else { return endOffset }
    let ratio = endScale / startScale
    var share = fraction
    // Scales that differ by less cannot be told apart.
    if abs(ratio - 1) > 1e-9 { share = (scale(at: fraction) / startScale - 1) / (ratio - 1) }
    return startOffset + (endOffset - startOffset) * share
  }
}
