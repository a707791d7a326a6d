// The flight as a whole: known values, hand-overs, and what holds for every flight.

import Glibc
import ScrollPhysics
import Testing

@Suite struct FlingMotionTests {
  let ten = Spring(stiffness: 100, dampingRatio: 1)

  var bounce: FlingMotion {
    FlingMotion(from: 900, velocity: 2000, within: 0...1000, spring: ten)
  }

  @Test func `a bounce passes through its known values`() {
    let handOver = 0.052683
    #expect(isClose(bounce.value(at: handOver), 1000, within: 1e-3))
    #expect(isClose(bounce.velocity(at: handOver), 1799.799733, within: 0.02))
    #expect(isClose(bounce.value(at: 0.152683), 1066.210932))
    #expect(isClose(bounce.velocity(at: 0.152683), 0, within: 0.01))
    #expect(isClose(bounce.value(at: 0.1), 1053.057356))
    #expect(isClose(bounce.value(at: 0.5), 1009.186858))
    #expect(bounce.destination == 1000)
    #expect(bounce.leavesRange)
  }

  @Test(arguments: frameRates)
  func `bounce height depends on the frame rate`(rate: Double) {
    // Handed over at the next frame of 60 Hz, the peak would be 1083.23.
    let places = frames(of: bounce, rate: rate).map { bounce.value(at: $0) }
    let peak = places.max() ?? 0
    #expect(peak <= 1066.210933)
    #expect(peak > 1063)
    #expect(places.last == 1000)
  }

  @Test(arguments: [-1.0, 1])
  func `a very hard fling uncovers more than the viewport, where no finger can catch it`(
    sign: Double
  ) {
    let fling = FlingMotion(
      from: 0,
      velocity: sign * 60_000,
      within: -1000...1000,
      spring: .edgeBounce,
      bounceLimit: 300
    )
    let peak = frames(of: fling, rate: 1000).map { sign * fling.value(at: $0) }.max() ?? 0
    #expect(isClose(peak, 1300, within: 0.1))
    #expect(fling.destination == sign * 1000)
    #expect(isClose(fling.value(at: 0.01), sign * 60_000 * 0.0099, within: 1))
  }

  @Test func `a braking of less than a pixel is accepted and makes the end jump`() async {
    for pixels in [1.0, 2, 16] {
      let fling = FlingMotion(
        from: 0,
        velocity: 1000,
        within: 0...1000,
        spring: .edgeBounce,
        pixel: 1,
        settlePixels: pixels
      )
      #expect(fling.destination == 499)
      let last = fling.value(at: fling.duration - 1e-6)
      #expect(isClose(last, 499, within: 1e-3))
    }
    await #expect(processExitsWith: .failure) {
      _ = FlingMotion(
        from: 0,
        velocity: 1000,
        within: 0...1000,
        spring: .edgeBounce,
        pixel: 1,
        settlePixels: 0.5
      )
    }
  }

  @Test func `a hard fling into the top bounces further than one into the bottom`() {
    // The constants of the engine in which it does: 1095.03 at the bottom instead of 1123.52.
    let rate = DecelerationRate(rawValue: pow(0.135, 0.001))
    let spring = Spring(stiffness: 170, dampingRatio: 1.1)
    let top = FlingMotion(from: 500, velocity: -7500, within: 0...1000, rate: rate, spring: spring)
    let bottom = FlingMotion(
      from: 500,
      velocity: 7500,
      within: 0...1000,
      rate: rate,
      spring: spring
    )
    #expect(isClose(top.value(at: 0.1), -123.517653))
    #expect(isClose(bottom.value(at: 0.1), 1123.517653))
  }

  @Test(arguments: [-1.0, 1])
  func `a flight with friction and spring ends within 3.5 seconds`(direction: Double) {
    let rate = DecelerationRate(rawValue: pow(0.135, 0.001))
    let spring = Spring(mass: 0.5, stiffness: 100, dampingRatio: 1.1)
    let flight = FlingMotion(
      from: 500,
      velocity: direction * 7500,
      within: 0...1000,
      rate: rate,
      spring: spring
    )
    #expect(flight.duration < 3.5)
    #expect(flight.value(at: flight.duration) == (direction < 0 ? 0 : 1000))
  }

  @Test func `with an edge infinitely far it is a glide`() {
    let rate = DecelerationRate(rawValue: pow(0.135, 0.001))
    let flight = FlingMotion(
      from: 100,
      velocity: 400,
      within: 0 ... .infinity,
      rate: rate,
      spring: ten
    )
    let glide = Deceleration(from: 100, velocity: 400, rate: rate)
    #expect(isClose(flight.value(at: 1), 272.785702))
    #expect(isClose(flight.velocity(at: 1), 54))
    #expect(isClose(flight.velocity(at: 2), 7.29))
    #expect(isClose(flight.value(at: 5), 299.743300))
    #expect(flight.destination == glide.destination)
    #expect(flight.duration == glide.duration)
    #expect(!flight.leavesRange)
  }

  @Test func `flinging inward from a stretch stops at the edge`() {
    let flight = FlingMotion(from: -50, velocity: 1000, within: 0...1000, spring: ten)
    #expect(isClose(flight.value(at: 0.1), 0, within: 1e-9))
    #expect(isClose(flight.velocity(at: 0.1), 183.939721))
    let glide = Deceleration(from: 0, velocity: 183.939721)
    #expect(isClose(flight.value(at: 0.6), glide.value(at: 0.5)))
    #expect(isClose(flight.destination, glide.destination))
    #expect(flight.leavesRange)
  }

  @Test func `thrown from one stretch it may bounce off the other edge`() {
    let flight = FlingMotion(from: -50, velocity: 8000, within: 0...400, spring: ten)
    #expect(flight.destination == 400)
    #expect(flight.value(at: flight.duration) == 400)
    let places = stride(from: 0, through: 1, by: 0.01).map { flight.value(at: $0) }
    #expect((places.max() ?? 0) > 450)
    let crossing = 50.0 / 7500
    let speed = 7500 * exp(-10 * crossing)
    #expect(isClose(flight.velocity(at: crossing), speed, within: 1e-6))
  }

  @Test func `released while stretched, too slow to cross, it rests on the edge`() {
    let flight = FlingMotion(from: -50, velocity: 400, within: 0...1000, spring: ten)
    #expect(isClose(flight.value(at: 0.5), -0.673795))
    #expect(flight.destination == 0)
    #expect(flight.value(at: flight.duration) == 0)
    #expect(frames(of: flight, rate: 144).allSatisfy { flight.value(at: $0) <= 0 })
  }

  @Test func `a swinging spring let go without a throw swings about the edge and rests there`() {
    let spring = Spring(stiffness: 100, dampingRatio: 0.4)
    let flight = FlingMotion(from: -80, velocity: 100, within: 0...1000, spring: spring)
    let places = frames(of: flight, rate: 144).map { flight.value(at: $0) }
    #expect((places.max() ?? 0) > 10 && (places.max() ?? 0) < 80)
    #expect(flight.destination == 0 && places.last == 0)
    let thrown = FlingMotion(from: -80, velocity: 3000, within: 0...1000, spring: spring)
    #expect(thrown.destination > 100)
  }

  @Test func `the speed at which a throw begins to get through changes the path gradually`() {
    for velocity in stride(from: 499.0, through: 520, by: 0.25) {
      let one = FlingMotion(from: -50, velocity: velocity, within: 0...1000, spring: ten)
      let two = FlingMotion(from: -50, velocity: velocity + 0.25, within: 0...1000, spring: ten)
      #expect(one.duration < 4 && two.duration < 4)
      for time in stride(from: 0, through: 4, by: 0.05) {
        #expect(isClose(one.value(at: time), two.value(at: time), within: 0.6))
      }
    }
  }

  @Test func `released exactly at the far edge bounces instead of decelerating`() {
    let inward = FlingMotion(from: 1000, velocity: -800, within: 0...1000, spring: ten)
    #expect(!inward.leavesRange)
    #expect(isClose(inward.value(at: 0.5), 1000 - 0.8 * 315.928023))
    let start = FlingMotion(from: 0, velocity: 800, within: 0...1000, spring: ten)
    #expect(!start.leavesRange)
    #expect(isClose(start.value(at: 0.5), 0.8 * 315.928023))
  }

  @Test func `from an edge outward it is the spring from the first moment`() {
    let flight = FlingMotion(from: 1000, velocity: 1000, within: 0...1000, spring: ten)
    #expect(isClose(flight.value(at: 0.1), 1036.787944))
    #expect(isClose(flight.value(at: 0.5), 1003.368973))
    #expect(flight.destination == 1000)
  }

  @Test func `velocity NaN when a swipe ends exactly on the end point`() {
    let end = Deceleration(from: 100, velocity: 1000).destination
    for pixel in [0.0, 1, 0.5] {
      let flight = FlingMotion(
        from: 100,
        velocity: 1000,
        within: 0...end,
        spring: ten,
        pixel: pixel
      )
      #expect(!flight.leavesRange)
      #expect(flight.destination == end)
      for time in stride(from: 0, through: 8, by: 0.1) {
        #expect(flight.velocity(at: time).isFinite)
        #expect(flight.value(at: time) <= end)
      }
    }
  }

  @Test func `content that overflows on one axis only never bounces`() {
    for velocity in [3000.0, -3000] {
      let flight = FlingMotion(from: 20, velocity: velocity, within: 20...20, spring: ten)
      #expect(flight.leavesRange)
      #expect(isClose(flight.value(at: 0.1), 20 + velocity * 0.0367879, within: 0.01))
      #expect(flight.value(at: flight.duration) == 20)
    }
    let rest = FlingMotion(from: 20, velocity: 0, within: 20...20, spring: ten)
    #expect(rest.value(at: 0) == 20 && rest.duration == 0 && !rest.leavesRange)
    let through = FlingMotion(from: 0, velocity: 3000, within: 20...20, spring: ten)
    let plain = SpringMotion(ten, displacement: -20, velocity: 3000)
    for time in stride(from: 0, through: 0.6, by: 0.01) {
      #expect(isClose(through.value(at: time), 20 + plain.value(at: time), within: 1e-9))
    }
  }

  @Test func `numbers that describe no flight are refused`() async {
    await #expect(processExitsWith: .failure) {
      _ = FlingMotion(from: .nan, velocity: 0, within: 0...1, spring: .edgeBounce)
    }
    await #expect(processExitsWith: .failure) {
      _ = FlingMotion(from: 0, velocity: .infinity, within: 0...1, spring: .edgeBounce)
    }
    await #expect(processExitsWith: .failure) {
      _ = FlingMotion(from: 0, velocity: 0, within: 0...1, spring: .edgeBounce, pixel: -1)
    }
  }
}
