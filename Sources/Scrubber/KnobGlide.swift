// How a knob glides to where it belongs. One axis, values only: no views, no input, no clock.

import ScrollPhysics

/// The way of a knob along its track.
struct KnobGlide {
  /// Where the knob is, in points.
  private(set) var position = 0.0
  private var motion: EaseMotion?
  private var start = Timestamp(seconds: 0)
  /// Where to go from the next frame on, which will tell the time.
  private var next: (target: Double, duration: TimeInterval)?

  private var destination: Double { next?.target ?? motion?.target ?? position }

  /// Puts the knob at a place, at rest.
  mutating func stop(at place: Double) {
    position = place
    motion = nil
    next = nil
  }

  /// Lets the knob glide to a place from where it is, with the speed it has; with 0 or less as
  /// duration it is there at once.
  ///
  /// - Parameters:
  ///   - target: The place.
  ///   - duration: The seconds it takes.
  ///   - time: When the way begins; `nil` begins it with the next frame.
  mutating func go(to target: Double, in duration: TimeInterval, at time: Timestamp?) {
    guard target != destination else { return }
    guard duration > 0 else { return stop(at: target) }
    next = (target, duration)
    if let time { move(to: time) }
  }

  /// Moves the knob to where it is at a time.
  ///
  /// - Returns: Whether it moves on.
  mutating func advance(to time: Timestamp) -> Bool {
    move(to: time)
    return motion != nil
  }

  private mutating func move(to time: Timestamp) {
    let velocity = motion?.velocity(at: time - start) ?? 0
    position = motion?.value(at: time - start) ?? position
    if let next {
      motion = EaseMotion(
        from: position,
        velocity: velocity,
        to: next.target,
        duration: next.duration,
        limitingOvershoot: true
      )
      start = time
      self.next = nil
    } else if let motion, time - start >= motion.duration {
      self.motion = nil
    }
  }
}
