import ScrollPhysics
import Testing

@Suite struct EaseMotionTests {
  @Test func `it takes up place and velocity, and arrives at rest on time`() {
    let ease = EaseMotion(from: 100, velocity: -250, to: 900, duration: 0.3)
    #expect(ease.value(at: 0) == 100)
    #expect(ease.velocity(at: 0) == -250)
    #expect(ease.value(at: 0.3) == 900)
    #expect(ease.velocity(at: 0.3) == 0)
    #expect(isClose(ease.value(at: 0.3 - 1e-9), 900))
    #expect(ease.value(at: .infinity) == 900)
  }

  @Test func `from rest it is half way at half time`() {
    let ease = EaseMotion(from: 0, to: 100, duration: 0.2)
    #expect(ease.value(at: 0.1) == 50)
    #expect(isClose(ease.velocity(at: 0.1), 750, within: 1e-9))
  }

  @Test func `velocity is the slope of the path`() {
    let ease = EaseMotion(from: 5, velocity: 1200, to: -300, duration: 0.7)
    for time in [0.1, 0.3, 0.6] { #expect(velocityIsSlope(of: ease, at: time, within: 1e-3)) }
  }

  @Test(arguments: [-5000.0, -10, 0, 800, 4000, 1e6])
  func `a limited start never passes the target nor leaves it`(velocity: Double) {
    for (start, target) in [(0.0, 120.0), (120, 0)] {
      let velocity = start < target ? velocity : -velocity
      let ease = EaseMotion(
        from: start,
        velocity: velocity,
        to: target,
        duration: 0.25,
        limitingOvershoot: true
      )
      var last = abs(target - start)
      for time in stride(from: 0, through: 0.25, by: 0.002) {
        let left = (target - ease.value(at: time)) * (target > start ? 1 : -1)
        #expect(left >= -1e-9 && left <= last + 1e-9)
        last = left
      }
    }
  }

  @Test func `a limit leaves velocities alone that need none`() {
    let ease = EaseMotion(
      from: 0,
      velocity: 1400,
      to: 120,
      duration: 0.25,
      limitingOvershoot: true
    )
    #expect(ease.launchVelocity == 1400)
    let steep = EaseMotion(
      from: 0,
      velocity: 1500,
      to: 120,
      duration: 0.25,
      limitingOvershoot: true
    )
    #expect(isClose(steep.launchVelocity, 1440, within: 1e-9))
  }

  @Test func `without limit a fast start passes its target and comes back`() {
    let ease = EaseMotion(from: 0, velocity: 5000, to: 120, duration: 0.25)
    #expect(stride(from: 0, through: 0.25, by: 0.01).contains { ease.value(at: $0) > 120 })
  }

  @Test func `to where it already is, a limited scroll does not move`() {
    let ease = EaseMotion(from: 40, velocity: 900, to: 40, duration: 0.25, limitingOvershoot: true)
    #expect(ease.value(at: 0.1) == 40)
    #expect(ease.velocity(at: 0.1) == 0)
  }

  @Test func `in no time it is there at once`() {
    let ease = EaseMotion(from: 0, velocity: 100, to: 50, duration: 0, limitingOvershoot: true)
    #expect(ease.value(at: 0) == 50)
    #expect(ease.velocity(at: 0) == 0)
  }

  @Test func `a duration that is none is refused`() async {
    await #expect(processExitsWith: .failure) { _ = EaseMotion(from: 0, to: 1, duration: -0.1) }
    await #expect(processExitsWith: .failure) { _ = EaseMotion(from: 0, to: 1, duration: .nan) }
  }
}
