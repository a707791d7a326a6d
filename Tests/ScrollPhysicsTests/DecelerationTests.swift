import Glibc
import ScrollPhysics
import Testing

@Suite struct DecelerationRateTests {
  @Test func `the named rates are UIKit's`() {
    #expect(DecelerationRate.normal.rawValue == 0.998)
    #expect(DecelerationRate.fast.rawValue == 0.99)
  }

  @Test func `friction is the rate per second in continuous form`() {
    #expect(isClose(DecelerationRate.normal.friction, 2.002003))
    #expect(isClose(DecelerationRate.fast.friction, 10.050336))
  }

  @Test func `a rate that is no loss or no glide is refused`() async {
    await #expect(processExitsWith: .failure) { _ = DecelerationRate(rawValue: 0) }
    await #expect(processExitsWith: .failure) { _ = DecelerationRate(rawValue: 1) }
    await #expect(processExitsWith: .failure) { _ = DecelerationRate(rawValue: .nan) }
  }
}

@Suite struct DecelerationTests {
  @Test(
    arguments: [
      (0.998, 0.1, 90.625851, 818.566805),
      (0.998, 0.25, 196.689515, 606.227065),
      (0.998, 0.5, 315.928023, 367.511255),
      (0.998, 1.0, 432.035127, 135.064522),
      (0.998, 2.0, 490.387745, 18.242425),
      (0.99, 0.1, 63.079251, 366.032341),
      (0.99, 0.5, 98.845405, 6.570483),
    ] as [(Double, Double, Double, Double)]
  )
  func `place and velocity follow the exponential`(
    rate: Double,
    time: Double,
    place: Double,
    velocity: Double
  ) {
    let glide = Deceleration(from: 0, velocity: 1000, rate: DecelerationRate(rawValue: rate))
    #expect(isClose(glide.value(at: time), place))
    #expect(isClose(glide.velocity(at: time), velocity))
  }

  @Test(
    arguments: [
      (1.0, 0.998, 0.135065), (1.0 / 60, 0.998, 0.967184), (1.0 / 60, 0.99, 0.845772),
    ] as [(Double, Double, Double)]
  )
  func `speed falls by a constant factor in equal times`(
    time: Double,
    rate: Double,
    factor: Double
  ) {
    let glide = Deceleration(from: 7, velocity: 1, rate: DecelerationRate(rawValue: rate))
    #expect(isClose(glide.velocity(at: time), factor))
    #expect(isClose(glide.velocity(at: 3 + time) / glide.velocity(at: 3), factor))
  }

  @Test(
    arguments: [
      (1000.0, 0.998, 499.499833), (2000, 0.998, 998.999666), (2000, 0.99, 198.998325),
    ] as [(Double, Double, Double)]
  )
  func `the destination is where the formula leads, not a neighbouring sum`(
    velocity: Double,
    rate: Double,
    destination: Double
  ) {
    let glide = Deceleration(from: 0, velocity: velocity, rate: DecelerationRate(rawValue: rate))
    #expect(isClose(glide.destination, destination))
    #expect(isClose(glide.value(at: 60), destination))
    // 998.0 would be the form of the 2018 keynote, 1000.0 the sum per millisecond.
    #expect(!isClose(glide.destination, velocity / 1000 * rate / (1 - rate), within: 0.09))
  }

  @Test(
    arguments: [
      (300.0, 0.998, 600.600801), (300, 0.99, 3015.100756), (998.999, 0.998, 1999.998666),
      (499.499, 0.998, 999.998332),
    ] as [(Double, Double, Double)]
  )
  func `launch speed for a destination and destination for a launch speed are inverse`(
    destination: Double,
    rate: Double,
    velocity: Double
  ) {
    let rate = DecelerationRate(rawValue: rate)
    let glide = Deceleration(from: 0, to: destination, rate: rate)
    #expect(isClose(glide.launchVelocity, velocity))
    #expect(isClose(glide.destination, destination, within: 1e-9))
    let back = Deceleration(from: 40, to: 40 - destination, rate: rate)
    #expect(isClose(back.launchVelocity, -velocity))
  }

  @Test func `velocity plus friction times place stays constant`() {
    let glide = Deceleration(from: 0, velocity: 1000)
    for time in stride(from: 0, through: 4, by: 0.125) {
      let sum = glide.velocity(at: time) + glide.friction * glide.value(at: time)
      #expect(isClose(sum, 1000, within: 1e-9))
    }
  }

  @Test(
    arguments: [
      (0.5, 3.796650), (1, 3.450423), (15, 2.097752), (25, 1.842595),
    ] as [(Double, Double)]
  )
  func `the time until a speed is exact`(speed: Double, time: Double) {
    let glide = Deceleration(from: 0, velocity: -1000)
    #expect(isClose(glide.time(untilSpeed: speed), time))
    #expect(isClose(glide.velocity(at: glide.time(untilSpeed: speed)), -speed, within: 1e-9))
  }

  @Test(arguments: [(1000.0, 3.449923), (2000, 3.796150)] as [(Double, Double)])
  func `the time until a distance is left follows from the speed there`(
    velocity: Double,
    time: Double
  ) {
    let glide = Deceleration(from: 0, velocity: velocity)
    #expect(isClose(glide.time(untilSpeed: glide.friction * 0.5), time))
    #expect(isClose(glide.destination - glide.value(at: time), 0.5, within: 1e-5))
  }

  @Test func `an edge is reached at the exact moment and speed`() throws {
    let glide = Deceleration(from: 0, velocity: 2000)
    let time = try #require(glide.time(toReach: 500))
    #expect(isClose(time, 0.346727))
    #expect(isClose(glide.velocity(at: time), 998.998665))
    #expect(isClose(glide.value(at: time), 500, within: 1e-9))
  }

  @Test func `a place beyond the destination is never reached`() {
    let glide = Deceleration(from: 100, velocity: 300)
    #expect(isClose(glide.destination, 249.849950))
    #expect(glide.time(toReach: 300) == nil)
    #expect(glide.time(toReach: glide.destination) == nil)
    #expect(glide.time(toReach: 99) == nil)
    #expect(glide.time(toReach: .nan) == nil)
    #expect(glide.time(toReach: .infinity) == nil)
    #expect(glide.time(toReach: 100) == 0)
  }

  @Test func `without velocity nothing but the start is reached`() {
    let rest = Deceleration(from: 100, velocity: 0)
    #expect(rest.time(toReach: 100) == 0)
    #expect(rest.time(toReach: 100.5) == nil)
    #expect(rest.time(untilSpeed: 0) == 0)
    #expect(rest.duration == 0)
    #expect(rest.value(at: 5) == 100)
    #expect(rest.destination == 100)
  }

  @Test func `a speed it already has takes no time, a standstill takes for ever`() {
    let glide = Deceleration(from: 0, velocity: 100)
    #expect(glide.time(untilSpeed: 100) == 0)
    #expect(glide.time(untilSpeed: 500) == 0)
    #expect(glide.time(untilSpeed: 0) == .infinity)
    #expect(glide.time(untilSpeed: -3) == .infinity)
    #expect(glide.time(untilSpeed: .nan) == .infinity)
  }

  @Test func `place to time and back agree`() throws {
    var numbers = SplitMix64(seed: 1)
    for _ in 0..<500 {
      let start = numbers.number(in: -1e5...1e5)
      let velocity = numbers.number(in: -2e4...2e4)
      let glide = Deceleration(from: start, velocity: velocity)
      let time = numbers.number(in: 0...3)
      let back = try #require(glide.time(toReach: glide.value(at: time)))
      #expect(isClose(back, time, within: 1e-6))
    }
  }

  @Test(arguments: [1.0, 10, 1000, 50_000, 1e9])
  func `the duration ends within the rest distance and is finite`(velocity: Double) {
    let glide = Deceleration(from: 0, velocity: velocity)
    let left = glide.destination - glide.value(at: glide.duration)
    #expect(glide.duration.isFinite)
    #expect(isClose(left, Deceleration.restDistance, within: 1e-6))
  }

  @Test func `a speed too small to leave the rest distance lasts no time`() {
    #expect(Deceleration(from: 0, velocity: 0.02).duration == 0)
    #expect(Deceleration(from: 0, velocity: -0.02).duration == 0)
  }

  @Test func `times before the start and times that are none count as the start`() {
    let glide = Deceleration(from: 3, velocity: 1000)
    for time in [-1.0, -Double.infinity, Double.nan] {
      #expect(glide.value(at: time) == 3)
      #expect(glide.velocity(at: time) == 1000)
    }
    #expect(isClose(glide.value(at: .infinity), glide.destination, within: 1e-9))
    #expect(glide.velocity(at: .infinity) == 0)
  }

  @Test func `the first instants keep their digits`() {
    let glide = Deceleration(from: 0, velocity: 1)
    #expect(isClose(glide.value(at: 1e-12) / 1e-12, 1, within: 1e-11))
  }

  @Test func `content of two to the fifty points glides to the last quarter point`() throws {
    let far = 0x1p50
    let glide = Deceleration(from: far, velocity: -4000)
    #expect(isClose(glide.value(at: 0.5) - far, -1263.712, within: 0.25))
    #expect(isClose(glide.destination - far, -1997.999, within: 0.25))
    let time = try #require(glide.time(toReach: far - 1000))
    #expect(isClose(glide.value(at: time), far - 1000, within: 0.25))
  }

  @Test func `a glide taken up on the way goes on as if nothing had happened`() {
    let glide = Deceleration(from: 10, velocity: 3000)
    for time in [0.1, 0.7, 2.3] {
      let again = Deceleration(from: glide.value(at: time), velocity: glide.velocity(at: time))
      #expect(isClose(again.destination, glide.destination, within: 1e-9))
      #expect(isClose(again.value(at: 0.4), glide.value(at: time + 0.4), within: 1e-9))
    }
  }

  @Test(arguments: frameRates)
  func `the same flick goes further at 60 than at 120 Hz`(rate: Double) {
    // 507.88 and 503.68 when each frame moves and then multiplies, instead of 499.50.
    let glide = Deceleration(from: 0, velocity: 1000)
    var shown = 0.0
    for (time, next) in zip(
      frames(of: glide, rate: rate),
      frames(of: glide, rate: rate).dropFirst()
    ) {
      shown += glide.value(at: next) - glide.value(at: time)
    }
    #expect(isClose(shown, 499.499833, within: Deceleration.restDistance))
  }

  @Test func `friction given as the speed kept per second, as others give it`() {
    let third = Deceleration(
      from: 100,
      velocity: 400,
      rate: DecelerationRate(rawValue: pow(0.3, 0.001))
    )
    #expect(isClose(third.velocity(at: 1), 120))
    #expect(isClose(third.velocity(at: 2), 36))
    #expect(isClose(third.velocity(at: 3), 10.8))
    #expect(isClose(third.value(at: 1), 332.563393))
    #expect(isClose(third.value(at: 5), 431.426091))

    let rate = DecelerationRate(rawValue: pow(0.135, 0.001))
    let slow = Deceleration(from: 100, velocity: 100, rate: rate)
    #expect(isClose(slow.value(at: 0.1), 109.062376))
    #expect(isClose(slow.value(at: 0.5), 131.589648))
    #expect(isClose(slow.value(at: 2), 149.027943))
    #expect(isClose(slow.destination, 149.938064))

    let wheel = Deceleration(from: 0, velocity: 1000, rate: DecelerationRate(rawValue: exp(-0.004)))
    #expect(isClose(wheel.value(at: 0.5), 216.166179))
    #expect(isClose(wheel.velocity(at: 0.5), 135.335283))
    #expect(isClose(wheel.destination, 250))
  }

  @Test func `where a page turn is projected to with the fast rate`() {
    #expect(isClose(Deceleration(from: 150, velocity: 400, rate: .fast).destination, 189.799665))
    #expect(isClose(Deceleration(from: 150, velocity: 503, rate: .fast).destination, 200.048079))
  }

  @Test func `a start that is no number is refused`() async {
    await #expect(processExitsWith: .failure) { _ = Deceleration(from: .nan, velocity: 1) }
    await #expect(processExitsWith: .failure) { _ = Deceleration(from: 0, velocity: -.infinity) }
  }
}
