// Where flights end, and when.

import Glibc
import ScrollPhysics
import Testing

extension FlingMotionTests {
  @Test func `without velocity it rests where it is, or springs back from where it is`() {
    let inside = FlingMotion(from: 300.25, velocity: 0, within: 0...1000, spring: ten)
    #expect(inside.duration == 0)
    #expect(inside.value(at: 3) == 300.25)
    let held = FlingMotion(from: 1100, velocity: 0, within: 0...1000, spring: ten)
    #expect(isClose(held.value(at: 0.2), 1040.600585))
    #expect(held.destination == 1000)
    #expect(held.value(at: held.duration) == 1000)
  }

  @Test(arguments: [1e3, 1e4, 1e5, 1e6, 1e9])
  func `any fling to either end rests exactly on the limit`(speed: Double) {
    let springs = [
      ten, .edgeBounce, Spring(mass: 0.5, stiffness: 95, dampingRatio: 0.95),
      Spring(mass: 0.5, stiffness: 100, dampingRatio: 1.1),
      Spring(stiffness: 90, dampingRatio: 0.3),
    ]
    for spring in springs {
      let far = FlingMotion(from: 10, velocity: speed, within: 0...400, spring: spring)
      let near = FlingMotion(from: 10, velocity: -speed, within: 0...400, spring: spring)
      #expect(far.value(at: far.duration) == 400 && far.destination == 400)
      #expect(near.value(at: near.duration) == 0 && near.destination == 0)
      #expect(far.velocity(at: far.duration) == 0)
      #expect(far.duration < 30)
    }
  }

  @Test func `flung content goes to the same place from two to the fifty points away`() {
    let far = 0x1p50
    let flight = FlingMotion(
      from: far - 400,
      velocity: 4000,
      within: 0...far,
      spring: ten,
      pixel: 1
    )
    #expect(flight.destination == far)
    #expect(flight.value(at: flight.duration) == far)
    #expect(isClose(flight.value(at: 0.05) - far, -400 + 190.3, within: 1))
    let free = FlingMotion(from: far, velocity: -4000, within: 0...far, spring: ten, pixel: 1)
    #expect(free.destination == far - 1998)
  }

  @Test(arguments: frameRates)
  func `a visible jump at the end of a scroll`(rate: Double) {
    let flights = [
      FlingMotion(from: 0, velocity: 4000, within: 0...1e5, spring: ten, pixel: 1),
      FlingMotion(from: 0.3, velocity: 61.7, within: 0...1e5, spring: ten, pixel: 0.5),
      FlingMotion(from: 900, velocity: -3000, within: 0...1e5, spring: ten, pixel: 1),
      FlingMotion(from: -80, velocity: 0, within: 0...1e5, spring: ten, pixel: 1),
      FlingMotion(from: -80, velocity: 0, within: 0...1e5, spring: .stretchReturn, pixel: 1),
    ]
    for flight in flights {
      let places = frames(of: flight, rate: rate).map { flight.value(at: $0) }
      let steps = zip(places, places.dropFirst()).map { abs($1 - $0) }
      #expect(places.last == flight.destination)
      let slowing = steps.suffix(20)
      for (step, next) in zip(slowing, slowing.dropFirst()) {
        #expect(next <= step + 1e-9)
      }
      #expect((steps.suffix(2).first ?? 1) < 0.1)
    }
  }

  @Test(arguments: frameRates)
  func `ends early, the earlier the higher the frame rate`(rate: Double) {
    let flight = FlingMotion(from: 0, velocity: 1000, within: 0...1e5, spring: ten, pixel: 1)
    let last = frames(of: flight, rate: rate).last { flight.velocity(at: $0) != 0 } ?? 0
    #expect(flight.duration - last <= 1 / rate)
    #expect(flight.value(at: last + 1 / rate) == 499)
  }

  @Test func `reported target differs from where it stops, when flung from a stretch`() {
    var numbers = SplitMix64(seed: 4)
    for _ in 0..<300 {
      let flight = FlingMotion(
        from: numbers.number(in: -300...1300),
        velocity: numbers.number(in: -6000...6000),
        within: 0...1000,
        spring: .edgeBounce,
        pixel: 0.5
      )
      #expect(flight.value(at: flight.duration) == flight.destination)
      #expect(flight.value(at: flight.duration * 2 + 1) == flight.destination)
      #expect((0...1000).contains(flight.destination))
    }
  }
}
