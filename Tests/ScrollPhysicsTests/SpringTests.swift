import ScrollPhysics
import Testing

@Suite struct SpringTests {
  @Test func `frequency is the root of stiffness over mass`() {
    #expect(Spring(stiffness: 100, dampingRatio: 1).angularFrequency == 10)
    let heavy = Spring(mass: 0.5, stiffness: 100, dampingRatio: 1.1)
    #expect(isClose(heavy.angularFrequency, 14.1421356, within: 1e-7))
  }

  @Test func `response and damping ratio give the usual coefficients`() {
    let stiffness = (2 * Double.pi / 0.8) * (2 * Double.pi / 0.8)
    #expect(isClose(stiffness, 61.685028))
    let critical = Spring(stiffness: stiffness, dampingRatio: 1)
    let swinging = Spring(stiffness: stiffness, dampingRatio: 0.6)
    #expect(isClose(critical.dampingCoefficient, 15.707963))
    #expect(isClose(swinging.dampingCoefficient, 9.424778))
  }

  @Test func `duration and bounce give the usual coefficients`() {
    // Bounce b: ratio 1 - b, or 1/(1 + b) for a negative one.
    let stiffness = (2 * Double.pi / 0.5) * (2 * Double.pi / 0.5)
    #expect(isClose(stiffness, 157.913670))
    let bouncy = Spring(stiffness: stiffness, dampingRatio: 1 - 0.3)
    let flat = Spring(stiffness: stiffness, dampingRatio: 1 / (1 - 0.3))
    #expect(isClose(bouncy.dampingCoefficient, 17.592919))
    #expect(isClose(flat.dampingCoefficient, 35.903916))
  }

  @Test(arguments: [Spring.edgeBounce, .stretchReturn])
  func `the named springs feel like iOS`(spring: Spring) throws {
    let fling = SpringMotion(spring, displacement: 0, velocity: 1000)
    let peak = fling.value(at: try #require(fling.firstTurn))
    #expect((24...37).contains(peak))
    let stretch = SpringMotion(spring, displacement: 100, velocity: 0)
    #expect((0.43...0.66).contains(stretch.time(untilWithin: 1)))
  }

  @Test func `a held stretch returns faster than a fling`() {
    #expect(Spring.stretchReturn.angularFrequency > Spring.edgeBounce.angularFrequency)
  }

  @Test func `equal springs compare equal`() {
    #expect(Spring(stiffness: 5, dampingRatio: 1) == Spring(mass: 1, stiffness: 5, dampingRatio: 1))
    #expect(Spring(stiffness: 5, dampingRatio: 1) != Spring(stiffness: 5, dampingRatio: 0.9))
  }

  @Test func `numbers that describe no spring are refused`() async {
    await #expect(processExitsWith: .failure) {
      _ = Spring(mass: 0, stiffness: 1, dampingRatio: 1)
    }
    await #expect(processExitsWith: .failure) { _ = Spring(stiffness: .nan, dampingRatio: 1) }
    await #expect(processExitsWith: .failure) { _ = Spring(stiffness: 1, dampingRatio: -0.5) }
  }
}
