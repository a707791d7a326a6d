// Where a flight comes to rest: on device pixels and edges.

import ScrollPhysics
import Testing

@Suite struct FlingMotionRestTests {
  @Test(
    arguments: [
      (200.0, 1.0, 100.0), (200.2, 1, 100), (201, 1, 100), (202, 1, 101), (1000, 1, 499),
      (200, 0.5, 100), (201, 0.5, 100.5), (1000, 1.0 / 3, 1498.0 / 3),
    ] as [(Double, Double, Double)]
  )
  func `blurred text from fractional offsets`(velocity: Double, pixel: Double, rest: Double) {
    let flight = FlingMotion(
      from: 0,
      velocity: velocity,
      within: -1e4...1e4,
      spring: .edgeBounce,
      pixel: pixel
    )
    #expect(flight.destination == rest)
    #expect(flight.value(at: flight.duration) == rest)
    // Rounding moves the end by half a pixel at most; the start goes by the glide.
    let glide = Deceleration(from: 0, velocity: velocity)
    #expect(abs(rest - glide.destination) <= pixel / 2 + 1e-9)
    #expect(flight.value(at: 0.5) == glide.value(at: 0.5))
  }

  @Test func `an edge between two pixels is a place to rest`() {
    let flight = FlingMotion(
      from: 0,
      velocity: 2000,
      within: 0...1000.3,
      spring: .edgeBounce,
      pixel: 1
    )
    #expect(flight.destination == 999)
    let nearer = FlingMotion(
      from: 1.4,
      velocity: 2000,
      within: 0...1000.3,
      spring: .edgeBounce,
      pixel: 1
    )
    #expect(nearer.destination == 1000.3)
    let below = FlingMotion(
      from: 1.4,
      velocity: 2000,
      within: 0...1000.45,
      spring: .edgeBounce,
      pixel: 1
    )
    #expect(below.destination == 1000.45)
  }

  @Test func `a glide that would end a pixel outside is braked on the edge`() {
    let flight = FlingMotion(
      from: 0,
      velocity: 2000,
      within: 0...998,
      spring: .edgeBounce,
      pixel: 1
    )
    #expect(!flight.leavesRange)
    #expect(flight.destination == 998)
    #expect(frames(of: flight, rate: 144).allSatisfy { flight.value(at: $0) <= 998 })
    let further = FlingMotion(
      from: 0,
      velocity: 2000,
      within: 0...996,
      spring: .edgeBounce,
      pixel: 1
    )
    #expect(further.leavesRange)
  }

  @Test func `let go without speed it rests at once on the nearest pixel`() {
    for (place, rest) in [(10.2, 10.0), (10.7, 11), (-0.4, 0), (10, 10)] {
      let flight = FlingMotion(
        from: place,
        velocity: 0,
        within: -50...50,
        spring: .edgeBounce,
        pixel: 1
      )
      #expect(flight.duration == 0)
      #expect(flight.value(at: 0) == rest)
      #expect(flight.destination == rest)
    }
  }

  @Test func `a slow release neither creeps for seconds nor turns back`() {
    for velocity in stride(from: -12.0, through: 12, by: 0.37) {
      for place in stride(from: 10.0, through: 11, by: 0.09) {
        let flight = FlingMotion(
          from: place,
          velocity: velocity,
          within: 0...50,
          spring: .edgeBounce,
          pixel: 1
        )
        #expect(flight.duration < 2)
        #expect(flight.destination == flight.destination.rounded())
        if flight.duration == 0 {
          #expect(abs(flight.value(at: 0) - place) <= 0.5 + 1e-9)
        } else {
          #expect((flight.destination - place) * velocity > 0)
        }
      }
    }
  }
}
