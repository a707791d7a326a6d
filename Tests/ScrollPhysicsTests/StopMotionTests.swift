import ScrollPhysics
import Testing

@Suite struct StopMotionTests {
  @Test func `it stops exactly at its target after twice the time of a steady move`() {
    let stop = StopMotion(from: 10, velocity: 40, to: 14)
    #expect(stop.duration == 0.2)
    #expect(stop.value(at: 0) == 10)
    #expect(stop.velocity(at: 0) == 40)
    #expect(isClose(stop.value(at: 0.1), 13, within: 1e-12))
    #expect(isClose(stop.velocity(at: 0.1), 20, within: 1e-12))
    for time in [0.2, 0.3, 1e9, .infinity] {
      #expect(stop.value(at: time) == 14)
      #expect(stop.velocity(at: time) == 0)
    }
  }

  @Test(arguments: frameRates)
  func `a visible jump at the end of a scroll`(rate: Double) {
    let stop = StopMotion(from: 1000.3, velocity: -8, to: 996)
    let places = frames(of: stop, rate: rate).map { stop.value(at: $0) }
    let steps = zip(places, places.dropFirst()).map { $0 - $1 }
    for (step, next) in zip(steps, steps.dropFirst()) { #expect(next <= step + 1e-12) }
    #expect(places.last == 996)
  }

  @Test func `velocity is the slope of the path`() {
    let stop = StopMotion(from: -3, velocity: 8, to: 1)
    for time in [0.1, 0.4, 0.9] { #expect(velocityIsSlope(of: stop, at: time, within: 1e-6)) }
  }

  @Test func `it begins exactly where it was taken up`() {
    // 0.7 - (0.7 - 0.1) is not 0.1.
    #expect(StopMotion(from: 0.1, velocity: 3, to: 0.7).value(at: 0) == 0.1)
  }

  @Test(arguments: [(0.0, 5.0), (-3, 5), (3, -5), (0, 0), (7, 0)] as [(Double, Double)])
  func `a velocity that does not lead to the target is at the target at once`(
    velocity: Double,
    target: Double
  ) {
    let stop = StopMotion(from: 0, velocity: velocity, to: target)
    #expect(stop.duration == 0)
    #expect(stop.value(at: 0) == target)
    #expect(stop.velocity(at: 0) == 0)
  }

  @Test func `a stop taken up on the way is the same stop`() {
    let stop = StopMotion(from: 2, velocity: 8, to: 6)
    let again = StopMotion(from: stop.value(at: 0.3), velocity: stop.velocity(at: 0.3), to: 6)
    #expect(isClose(again.duration, stop.duration - 0.3, within: 1e-12))
    #expect(isClose(again.value(at: 0.2), stop.value(at: 0.5), within: 1e-12))
  }

  @Test func `times before the start count as the start`() {
    let stop = StopMotion(from: 2, velocity: 8, to: 6)
    for time in [-1, Double.nan] {
      #expect(stop.value(at: time) == 2)
      #expect(stop.velocity(at: time) == 8)
    }
  }
}
