import ScrollPhysics
import Testing

@Suite struct LandingMotionTests {
  @Test(
    arguments: [
      (1000.0, 300.0), (1000, 499), (1000, 499.6), (1000, 2000), (1000, -300), (-1000, -40),
      (200, 400), (0, 300), (0, 1), (5, 3), (-20, 0.5), (800, 0),
    ] as [(Double, Double)]
  )
  func `it takes up place and velocity and lands exactly`(velocity: Double, target: Double) {
    let landing = LandingMotion(from: 0, velocity: velocity, to: target)
    #expect(isClose(landing.value(at: 0), 0, within: 1e-9))
    #expect(isClose(landing.velocity(at: 0), velocity, within: 1e-9))
    #expect(landing.duration.isFinite && landing.duration < 12)
    #expect(landing.value(at: landing.duration) == target)
    #expect(landing.velocity(at: landing.duration) == 0)
    #expect(landing.value(at: .infinity) == target)
    #expect(landing.target == target)
    for time in stride(from: 0.01, to: landing.duration - 0.01, by: 0.0625) {
      let step = 1e-5
      let jump = landing.value(at: time + step) - landing.value(at: time)
      #expect(isClose(jump, landing.velocity(at: time) * step, within: 1e-5))
    }
  }

  @Test func `a target before the natural one is reached by the same shape with more friction`() {
    let landing = LandingMotion(from: 100, velocity: 1000, to: 300)
    // Friction v/d = 5 per second.
    #expect(isClose(landing.velocity(at: 0.2), 1000 * 0.367879441, within: 1e-6))
    #expect(isClose(landing.value(at: 0.2), 300 - 200 * 0.367879441, within: 1e-6))
  }

  @Test func `decelerates, then slides linearly to a changed target`() {
    // 200 points per second, and a landing 300 points beyond the natural one.
    let natural = Deceleration(from: 0, velocity: 200).destination
    let landing = LandingMotion(from: 0, velocity: 200, to: natural + 300)
    var last = 200.0
    var turned = false
    for time in frames(of: landing, rate: 60) {
      let velocity = landing.velocity(at: time)
      #expect(abs(velocity - last) <= 0.05 * 200)
      // It may gather speed once, then only loses it: no stretch of even speed.
      if velocity < last - 1e-9 { turned = true }
      if turned, time > 0, last > 0 { #expect(velocity < last) }
      last = velocity
    }
    #expect(landing.value(at: landing.duration) == natural + 300)
  }

  @Test func `the natural target is reached by the natural glide`() {
    let glide = Deceleration(from: 0, velocity: 1000)
    for target in [glide.destination, glide.destination - 1e-7, glide.destination + 1e-7] {
      let landing = LandingMotion(from: 0, velocity: 1000, to: target)
      for time in stride(from: 0, through: 2.5, by: 0.1) {
        #expect(isClose(landing.value(at: time), glide.value(at: time), within: 1e-5))
      }
    }
  }

  @Test(arguments: [0.0, 100, 300, 600, 900, 1000, 5000])
  func `a release towards the target never passes it`(velocity: Double) {
    let landing = LandingMotion(from: 0, velocity: velocity, to: 450)
    var last = -1e-9
    for time in frames(of: landing, rate: 144) {
      let place = landing.value(at: time)
      #expect(place >= last - 1e-9 && place <= 450)
      last = place
    }
  }

  @Test func `a release away from the target turns round`() {
    let landing = LandingMotion(from: 0, velocity: -500, to: 200)
    let lowest = frames(of: landing, rate: 144).map { landing.value(at: $0) }.min() ?? 0
    #expect(lowest < -20 && lowest > -200)
    #expect(landing.value(at: landing.duration) == 200)
  }

  @Test(arguments: frameRates)
  func `a visible jump at the end of a landing`(rate: Double) {
    for (velocity, target) in [(1000.0, 300.0), (200, 400), (0, 300)] {
      let landing = LandingMotion(from: 0, velocity: velocity, to: target)
      let places = frames(of: landing, rate: rate).map { landing.value(at: $0) }
      let steps = zip(places, places.dropFirst()).map { $1 - $0 }.suffix(30)
      for (step, next) in zip(steps, steps.dropFirst()) { #expect(next <= step + 1e-9) }
    }
  }

  @Test func `a landing taken up on the way is the same landing`() {
    var numbers = SplitMix64(seed: 20)
    for _ in 0..<300 {
      let velocity = numbers.number(in: -3000...3000)
      let target = numbers.number(in: -1500...1500)
      let landing = LandingMotion(from: 0, velocity: velocity, to: target)
      let time = numbers.number(in: 0...1) * landing.duration
      let again = LandingMotion(
        from: landing.value(at: time),
        velocity: landing.velocity(at: time),
        to: target
      )
      for later in stride(from: 0, through: 4, by: 0.2) {
        #expect(
          isClose(again.value(at: later), landing.value(at: time + later), within: 1e-6),
          "\(velocity) \(target) \(time)"
        )
      }
    }
  }

  @Test func `mirror-image releases land in mirror image`() {
    let landing = LandingMotion(from: 5, velocity: 300, to: 400)
    let mirror = LandingMotion(from: -5, velocity: -300, to: -400)
    for time in stride(from: 0, through: 6, by: 0.25) {
      #expect(landing.value(at: time) == -mirror.value(at: time))
    }
  }

  @Test func `a page turn goes by its own frequency`() {
    let turn = LandingMotion(from: 150, velocity: 0, to: 400, angularFrequency: 10)
    let spring = SpringMotion(
      Spring(stiffness: 100, dampingRatio: 1),
      displacement: -250,
      velocity: 0
    )
    for time in stride(from: 0, through: 0.6, by: 0.05) {
      #expect(isClose(turn.value(at: time), 400 + spring.value(at: time), within: 1e-9))
    }
    #expect(isClose(turn.value(at: 0.6638), 397.5, within: 0.01))
    #expect(turn.duration < 1.2)
    #expect(turn.value(at: turn.duration) == 400)
  }

  @Test func `without speed where it is to land, it has landed`() {
    let landing = LandingMotion(from: 7, velocity: 0, to: 7)
    #expect(landing.duration == 0)
    #expect(landing.value(at: 0) == 7)
    #expect(landing.velocity(at: 0) == 0)
  }

  @Test func `numbers that describe no landing are refused`() async {
    await #expect(processExitsWith: .failure) {
      _ = LandingMotion(from: 0, velocity: 0, to: .infinity)
    }
    await #expect(processExitsWith: .failure) {
      _ = LandingMotion(from: .nan, velocity: 0, to: 4)
    }
    await #expect(processExitsWith: .failure) {
      _ = LandingMotion(from: 0, velocity: 0, to: 4, angularFrequency: 0)
    }
  }
}
