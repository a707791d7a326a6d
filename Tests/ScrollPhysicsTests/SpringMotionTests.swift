import ScrollPhysics
import Testing

@Suite struct SpringMotionTests {
  let ten = Spring(stiffness: 100, dampingRatio: 1)
  let fourteen = Spring(stiffness: 200, dampingRatio: 1)

  @Test(
    arguments: [
      (100.0, 0.0, 0.1, 73.575888, -367.879441), (100, 0, 0.2, 40.600585, -270.670566),
      (100, 0, 0.5, 4.042768, -33.689735), (100, 0, 1.0, 0.049940, -0.453999),
      (0, 1000, 0.5, 3.368973, -26.951788),
    ] as [(Double, Double, Double, Double, Double)]
  )
  func `a critical spring follows its closed form`(
    displacement: Double,
    velocity: Double,
    time: Double,
    place: Double,
    speed: Double
  ) {
    let motion = SpringMotion(ten, displacement: displacement, velocity: velocity)
    #expect(isClose(motion.value(at: time), place))
    #expect(isClose(motion.velocity(at: time), speed))
  }

  @Test func `a stiffer critical spring follows its closed form`() {
    let motion = SpringMotion(fourteen, displacement: 100, velocity: 0)
    #expect(isClose(motion.value(at: 0.2), 22.628204))
  }

  @Test func `the peak of a spring hit at its edge is v over e w`() throws {
    let slow = SpringMotion(ten, displacement: 0, velocity: 1000)
    let time = try #require(slow.firstTurn)
    #expect(isClose(time, 0.1, within: 1e-12))
    #expect(isClose(slow.value(at: time), 36.787944))
    let fast = SpringMotion(fourteen, displacement: 0, velocity: -1000)
    let sooner = try #require(fast.firstTurn)
    #expect(isClose(sooner, 0.070711))
    #expect(isClose(fast.value(at: sooner), -26.013005))
  }

  @Test(
    arguments: [
      (1.0, 0.663835, 0.469402), (0.5, 0.743013, 0.525389), (0.25, 0.821197, 0.580674),
    ] as [(Double, Double, Double)]
  )
  func `the time until a distance is left is the exact root`(
    distance: Double,
    slow: Double,
    fast: Double
  ) {
    let slowMotion = SpringMotion(ten, displacement: 100, velocity: 0)
    #expect(isClose(slowMotion.time(untilWithin: distance), slow))
    #expect(
      isClose(slowMotion.value(at: slowMotion.time(untilWithin: distance)), distance, within: 1e-9)
    )
    let fastMotion = SpringMotion(fourteen, displacement: -100, velocity: 0)
    #expect(isClose(fastMotion.time(untilWithin: distance), fast))
  }

  @Test func `thrown inward hard enough it crosses with speed left`() throws {
    let motion = SpringMotion(ten, displacement: -50, velocity: 1000)
    let time = try #require(motion.firstCrossing)
    #expect(isClose(time, 0.1, within: 1e-12))
    #expect(isClose(motion.velocity(at: time), 183.939721))
    #expect(isClose(motion.value(at: time), 0, within: 1e-12))
  }

  @Test func `thrown inward too slowly it never crosses`() {
    let motion = SpringMotion(ten, displacement: -50, velocity: 400)
    #expect(motion.firstCrossing == nil)
    #expect(isClose(motion.value(at: 0.5), -0.673795))
    #expect(SpringMotion(ten, displacement: -50, velocity: 500).firstCrossing == nil)
    #expect(SpringMotion(ten, displacement: 0, velocity: 500).firstCrossing == nil)
    #expect(SpringMotion(ten, displacement: 0, velocity: 0).firstCrossing == nil)
  }

  @Test func `an over-damped spring follows its closed form`() {
    let spring = Spring(mass: 0.5, stiffness: 100, dampingRatio: 1.1)
    let motion = SpringMotion(spring, displacement: 100, velocity: 0)
    #expect(isClose(motion.value(at: 0.2), 26.829002))
  }

  @Test(
    arguments: [
      (100.0, 1.0, 0.25, 356.351252, 1026.062483), (100, 1, 0.5, 479.786159, 168.448675),
      (100, 1, 0.75, 497.649391, 20.740664), (100, 1.25, 0.5, 445.284234, 273.465329),
      (100, 1.25, 1, 495.508036, 22.459816), (100, 1.25, 1.5, 499.631277, 1.843615),
    ] as [(Double, Double, Double, Double, Double)]
  )
  func `known values of other engines, from rest to 500`(
    stiffness: Double,
    ratio: Double,
    time: Double,
    place: Double,
    velocity: Double
  ) {
    let spring = Spring(stiffness: stiffness, dampingRatio: ratio)
    let motion = SpringMotion(spring, displacement: -500, velocity: 0)
    #expect(isClose(500 + motion.value(at: time), place))
    #expect(isClose(motion.velocity(at: time), velocity))
  }

  @Test func `an under-damped spring overshoots and comes back`() {
    let spring = Spring(stiffness: 100, dampingRatio: 0.25)
    let motion = SpringMotion(spring, displacement: -300, velocity: 0)
    #expect(isClose(300 + motion.value(at: 1), 325.432789))
    #expect(isClose(motion.velocity(at: 1), -64.813278))
  }

  @Test func `known values at half the response time`() {
    let stiffness = 4 * Double.pi * Double.pi
    let swinging = SpringMotion(
      Spring(stiffness: stiffness, dampingRatio: 0.8),
      displacement: -10,
      velocity: 0
    )
    #expect(isClose(10 + swinging.value(at: 0.5), 9.223138))
    let critical = SpringMotion(
      Spring(stiffness: stiffness, dampingRatio: 1),
      displacement: -10,
      velocity: 0
    )
    #expect(isClose(10 + critical.value(at: 0.5), 8.210256))
  }

  @Test func `the envelope of a swinging spring gives the usual settling time`() {
    let frequency = 2 * Double.pi / 0.8
    let spring = Spring(stiffness: frequency * frequency, dampingRatio: 0.6)
    // Started on its envelope: exp(-z w t) times a cosine that begins at its top.
    let motion = SpringMotion(spring, displacement: 1, velocity: -0.6 * frequency)
    #expect(isClose(motion.time(untilWithin: 1e-4), 1.954495))
  }

  @Test(arguments: [0.3, 0.7, 0.95, 0.999, 1, 1.001, 1.1, 1.5, 4])
  func `over-damped spring jumps at t = 0 and uses the wrong root`(ratio: Double) {
    let spring = Spring(mass: 2, stiffness: 240, dampingRatio: ratio)
    let motion = SpringMotion(spring, displacement: 30, velocity: -200)
    #expect(motion.value(at: 0) == 30)
    #expect(motion.velocity(at: 0) == -200)
    let step = 1e-4
    for time in stride(from: 0.001, through: 1.5, by: 0.0625) {
      let acceleration =
        (motion.velocity(at: time + step) - motion.velocity(at: time - step)) / (2 * step)
      let force =
        -240 * motion.value(at: time) - spring.dampingCoefficient * motion.velocity(at: time)
      #expect(isClose(2 * acceleration, force, within: 0.02 + 1e-4 * abs(force)))
    }
  }

  @Test(arguments: [0.2, 0.9, 1 - 1e-9, 1, 1 + 1e-9, 1.2, 3])
  func `critically damped spring reports a wrong speed`(ratio: Double) {
    let motion = SpringMotion(
      Spring(stiffness: 150, dampingRatio: ratio),
      displacement: -40,
      velocity: 700
    )
    for time in stride(from: 0.01, through: 1, by: 0.03) {
      #expect(velocityIsSlope(of: motion, at: time, within: 1e-3))
    }
  }

  @Test(arguments: [1e-15, 1e-12, 1e-9, 1e-6])
  func `nearly critical springs move like the critical one`(difference: Double) {
    let critical = SpringMotion(ten, displacement: 100, velocity: -300)
    for ratio in [1 - difference, 1 + difference] {
      let near = SpringMotion(
        Spring(stiffness: 100, dampingRatio: ratio),
        displacement: 100,
        velocity: -300
      )
      for time in stride(from: 0, through: 2, by: 0.05) {
        #expect(
          isClose(near.value(at: time), critical.value(at: time), within: 1e-12 + 50 * difference)
        )
        #expect(
          isClose(
            near.velocity(at: time),
            critical.velocity(at: time),
            within: 1e-11 + 1000 * difference
          )
        )
      }
      #expect(isClose(near.duration, critical.duration, within: 1e-9 + 10 * difference))
    }
  }

  @Test(arguments: [1.0, 1.1, 1.3, 5])
  func `a spring without swing settles without turning back`(ratio: Double) {
    let spring = Spring(stiffness: 130, dampingRatio: ratio)
    for velocity in [0.0, -800, 900] {
      let motion = SpringMotion(spring, displacement: 60, velocity: velocity)
      let turn = motion.firstTurn ?? 0
      var last = abs(motion.value(at: turn))
      for time in stride(from: turn, through: turn + motion.duration, by: 0.01).dropFirst() {
        let now = abs(motion.value(at: time))
        #expect(now < last)
        last = now
      }
    }
  }

  @Test(arguments: [0.2, 0.6, 0.95, 1, 1.1, 2])
  func `spring with a large start speed snaps to its target`(ratio: Double) {
    let spring = Spring(stiffness: 100, dampingRatio: ratio)
    for velocity in [10.0, -1000, 1e5, -1e7] {
      for displacement in [0.0, 80, -80] {
        let motion = SpringMotion(spring, displacement: displacement, velocity: velocity)
        #expect(motion.duration.isFinite)
        // Not before: it is there from then on, and it lasts long enough to get there.
        for later in stride(from: 0, through: 3, by: 0.05) {
          let left = abs(motion.value(at: motion.duration + later))
          #expect(left <= Deceleration.restDistance * (1 + 1e-9))
        }
      }
    }
  }

  @Test func `crossings and turns are where value and velocity are zero`() throws {
    var numbers = SplitMix64(seed: 3)
    for _ in 0..<400 {
      let spring = Spring(
        stiffness: numbers.number(in: 20...500),
        dampingRatio: numbers.number(in: 0.1...2)
      )
      let motion = SpringMotion(
        spring,
        displacement: numbers.number(in: -200...200),
        velocity: numbers.number(in: -5000...5000)
      )
      if let time = motion.firstCrossing {
        #expect(time > 0)
        #expect(isClose(motion.value(at: time), 0, within: 1e-8))
        for earlier in stride(from: 0.0, to: 0.999, by: 0.05) {
          #expect(motion.value(at: time * earlier) * motion.displacement > 0)
        }
      }
      if let time = motion.firstTurn {
        #expect(time > 0)
        #expect(isClose(motion.velocity(at: time), 0, within: 1e-7))
      }
    }
  }

  @Test func `a swinging spring crosses again half a swing after it began at zero`() throws {
    let motion = SpringMotion(
      Spring(stiffness: 100, dampingRatio: 0.6),
      displacement: 0,
      velocity: -50
    )
    let time = try #require(motion.firstCrossing)
    #expect(isClose(time, .pi / 8, within: 1e-12))
    #expect(motion.velocity(at: time) > 0)
  }

  @Test func `distances a spring never leaves take no time, and zero takes for ever`() {
    let motion = SpringMotion(ten, displacement: 3, velocity: 0)
    #expect(motion.time(untilWithin: 3) == 0)
    #expect(motion.time(untilWithin: 50) == 0)
    #expect(motion.time(untilWithin: 0) == .infinity)
    #expect(motion.time(untilWithin: .nan) == .infinity)
    let rest = SpringMotion(ten, displacement: 0, velocity: 0)
    #expect(rest.time(untilWithin: 0) == 0)
    #expect(rest.duration == 0)
  }

  @Test func `through zero and back within the distance, the last moment outside counts`() throws {
    let motion = SpringMotion(ten, displacement: 5, velocity: -80)
    let turn = try #require(motion.firstTurn)
    let other = abs(motion.value(at: turn))
    #expect(other > 0.1 && other < 1)
    let wide = motion.time(untilWithin: 1)
    #expect(wide < (motion.firstCrossing ?? 0))
    #expect(isClose(motion.value(at: wide), 1, within: 1e-9))
    let narrow = motion.time(untilWithin: 0.1)
    #expect(narrow > turn)
    #expect(isClose(motion.value(at: narrow), -0.1, within: 1e-9))
  }

  @Test(arguments: [0.5, 1, 1.5])
  func `mirror-image springs move in mirror image`(ratio: Double) {
    let spring = Spring(stiffness: 100, dampingRatio: ratio)
    let motion = SpringMotion(spring, displacement: 30, velocity: -400)
    let mirror = SpringMotion(spring, displacement: -30, velocity: 400)
    #expect(motion.duration == mirror.duration)
    for time in stride(from: 0, through: 2, by: 0.1) {
      #expect(motion.value(at: time) == -mirror.value(at: time))
      #expect(motion.velocity(at: time) == -mirror.velocity(at: time))
    }
  }

  @Test(arguments: [0.5, 1, 1.5])
  func `any elapsed time gives a number`(ratio: Double) {
    let motion = SpringMotion(
      Spring(stiffness: 100, dampingRatio: ratio),
      displacement: 30,
      velocity: 400
    )
    for time in [-1.0, -Double.infinity, Double.nan] {
      #expect(motion.value(at: time) == 30)
      #expect(motion.velocity(at: time) == 400)
    }
    for time in [1e6, 1e300, Double.infinity] {
      #expect(motion.value(at: time) == 0)
      #expect(motion.velocity(at: time) == 0)
    }
  }
}
