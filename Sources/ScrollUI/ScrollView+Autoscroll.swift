// Scrolling with the middle button: a click sets an anchor, or the button is held; the further the
// pointer is from it, the faster the content glides. Another click, a key or the release ends it.

import ScrollGeometry
import ScrollPhysics

internal import Glibc

/// Where an autoscroll began; it counts as long as the machine is autoscrolling.
struct Autoscroll: Hashable {
  /// Where the button went down.
  let anchor: Point
  /// Whether the pointer has left the dead zone while the button was held; its release then ends
  /// the autoscroll, and otherwise leaves it on.
  var wasMoved = false

  /// How far from the anchor nothing moves yet, in points (Chromium's 15).
  static let deadZone = 15.0

  /// How quickly the speed grows with the distance (Chromium's exponent): slow enough near the
  /// anchor to read along.
  static let exponent = 2.2
  /// The factor of that power, in points per second; chosen by hand so that a pointer 300 points
  /// away moves four pages of 600 points a second.
  static let growth = 0.008
  /// The speed that each point beyond the dead zone adds, in points per second; chosen by hand so
  /// that the first points move something.
  static let slope = 1.0
  /// The largest speed, in points per second; chosen by hand, thirty such pages a second.
  static let limit = 20_000.0

  /// The velocity for a place of the pointer along one axis, in points per second.
  static func velocity(for distance: Double) -> Double {
    let beyond = abs(distance) - deadZone
    guard beyond > 0 else { return 0 }
    let speed = min(pow(beyond, exponent) * growth + beyond * slope, limit)
    return distance > 0 ? speed : -speed
  }
}

extension ScrollView {
  /// Whether the middle button makes the content glide.
  public var isAutoscrolling: Bool { machine.isAutoscrolling }

  func beginAutoscroll(at point: Point) {
    autoscroll = Autoscroll(anchor: point)
    update { $0.autoscroll(velocity: .zero, time: $1) }
  }

  func moveAutoscroll(to point: Point) {
    guard isAutoscrolling, var running = autoscroll else { return }
    let way = point - running.anchor
    var velocity = Vector.zero
    for axis in Axis.allCases { velocity[axis] = Autoscroll.velocity(for: way[axis]) }
    if velocity != .zero { running.wasMoved = true }
    autoscroll = running
    update { $0.autoscroll(velocity: velocity, time: $1) }
  }

  func releaseAutoscroll() {
    if autoscroll?.wasMoved == true { endAutoscroll() }
  }

  func endAutoscroll() {
    guard isAutoscrolling else { return }
    update { $0.endAutoscroll(at: $1) }
  }
}
