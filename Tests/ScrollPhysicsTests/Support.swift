// What the tests of this target share: tolerance, frames, and numbers that look random and are
// the same on every run.

import ScrollPhysics

/// Whether two numbers differ by less than a tolerance; never for a number that is none.
func isClose(_ left: Double, _ right: Double, within tolerance: Double = 1e-6) -> Bool {
  abs(left - right) <= tolerance
}

/// A generator with a seed (Steele, Lea and Flood, 2014): the same numbers on every run.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func number(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }
}

/// The frame rates every motion is drawn at, in Hz.
let frameRates = [30.0, 60, 90, 144]

/// The moments of the frames that a motion lasts, and one more.
func frames(of motion: some Motion, rate: Double) -> [TimeInterval] {
  (0...Int((motion.duration * rate).rounded(.up)) + 1).map { Double($0) / rate }
}

/// Whether the velocity of a motion is the slope of its path at a moment.
func velocityIsSlope(of motion: some Motion, at time: TimeInterval, within tolerance: Double)
  -> Bool
{
  let step = 1e-5
  let slope = (motion.value(at: time + step) - motion.value(at: time - step)) / (2 * step)
  return isClose(motion.velocity(at: time), slope, within: tolerance)
}
