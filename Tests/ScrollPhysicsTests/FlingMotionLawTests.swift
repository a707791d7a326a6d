// What holds for every flight, tried on a few hundred that look random.

import ScrollPhysics
import Testing

@Suite struct FlingMotionLawTests {
  /// A flight together with what it was made from.
  struct Sample {
    let value: Double
    let velocity: Double
    let range: ClosedRange<Double>
    let rate: DecelerationRate
    let spring: Spring
    let pixel: Double

    init(from numbers: inout SplitMix64, dampingRatio: ClosedRange<Double> = 1...1.4) {
      let lower = numbers.number(in: -500...100)
      range = lower...(lower + numbers.number(in: 0...3000))
      value = numbers.number(in: (lower - 200)...(range.upperBound + 200))
      let speed = numbers.number(in: 0...1)
      // Slow ones as often as fast ones.
      velocity = speed * speed * speed * 8000 * (Bool.random(using: &numbers) ? 1 : -1)
      rate = Bool.random(using: &numbers) ? .normal : .fast
      spring = Spring(
        stiffness: numbers.number(in: 60...400),
        dampingRatio: numbers.number(in: dampingRatio)
      )
      pixel = [0, 0, 1, 0.5, 1 / 1.5, 1.0 / 3].randomElement(using: &numbers) ?? 0
    }

    var flight: FlingMotion { flight(from: value, velocity: velocity) }

    func flight(from value: Double, velocity: Double) -> FlingMotion {
      FlingMotion(
        from: value,
        velocity: velocity,
        within: range,
        rate: rate,
        spring: spring,
        pixel: pixel
      )
    }

    var mirrored: FlingMotion {
      FlingMotion(
        from: -value,
        velocity: -velocity,
        within: -range.upperBound ... -range.lowerBound,
        rate: rate,
        spring: spring,
        pixel: pixel
      )
    }

    /// Whether the flight rests, as all but the glides without pixels do.
    var rests: Bool { flight.velocity(at: flight.duration) == 0 }
  }

  @Test func `path changes whenever it is rebuilt mid-flight`() {
    var numbers = SplitMix64(seed: 5)
    for _ in 0..<600 {
      let sample = Sample(from: &numbers)
      let flight = sample.flight
      let time = numbers.number(in: 0...1) * flight.duration
      let again = sample.flight(from: flight.value(at: time), velocity: flight.velocity(at: time))
      #expect(isClose(again.destination, flight.destination, within: 1e-8), "\(sample) \(time)")
      for later in stride(from: 0, through: 2, by: 0.1) {
        let expected = flight.value(at: time + later)
        #expect(isClose(again.value(at: later), expected, within: 1e-6), "\(sample) \(time)")
      }
    }
  }

  @Test func `taken up in its glide, a flight is the same to nine digits`() {
    var numbers = SplitMix64(seed: 6)
    for _ in 0..<300 {
      let velocity = numbers.number(in: 100...3000)
      let flight = FlingMotion(
        from: 0,
        velocity: velocity,
        within: -10...10_000,
        spring: .edgeBounce,
        pixel: 1
      )
      let glide = Deceleration(from: 0, velocity: velocity)
      let end = glide.time(untilSpeed: glide.friction * FlingMotion.settlePixels)
      let time = numbers.number(in: 0...end)
      let again = FlingMotion(
        from: flight.value(at: time),
        velocity: flight.velocity(at: time),
        within: -10...10_000,
        spring: .edgeBounce,
        pixel: 1
      )
      #expect(again.destination == flight.destination)
      #expect(isClose(again.duration, flight.duration - time, within: 1e-9))
      for later in stride(from: 0, through: 5, by: 0.25) {
        #expect(isClose(again.value(at: later), flight.value(at: time + later), within: 1e-9))
      }
    }
  }

  @Test func `rebuilding a flight at time 0 does not alter its speed`() {
    var numbers = SplitMix64(seed: 7)
    for _ in 0..<200 {
      let sample = Sample(from: &numbers)
      let flight = sample.flight
      guard flight.duration > 0 else { continue }
      #expect(isClose(flight.value(at: 0), sample.value, within: 1e-9))
      #expect(isClose(flight.velocity(at: 0), sample.velocity, within: 1e-9))
    }
  }

  @Test func `mirror-image releases fly in mirror image`() {
    var numbers = SplitMix64(seed: 8)
    for _ in 0..<300 {
      let sample = Sample(from: &numbers, dampingRatio: 0.3...1.4)
      let flight = sample.flight
      let mirror = sample.mirrored
      #expect(flight.destination == -mirror.destination)
      #expect(flight.duration == mirror.duration)
      for time in stride(from: 0, through: 3, by: 0.25) {
        #expect(flight.value(at: time) == -mirror.value(at: time))
        #expect(flight.velocity(at: time) == -mirror.velocity(at: time))
      }
    }
  }

  @Test func `sampling a flight out of order gives other values`() {
    var numbers = SplitMix64(seed: 9)
    for _ in 0..<50 {
      let flight = Sample(from: &numbers).flight
      let times = (0..<40).map { _ in numbers.number(in: 0...4) }
      let inOrder = Dictionary(
        uniqueKeysWithValues: times.sorted().map { ($0, flight.value(at: $0)) }
      )
      for time in times.shuffled(using: &numbers) + [4, 0, 4] {
        #expect(flight.value(at: time) == inOrder[time] ?? flight.value(at: time))
      }
      #expect(flight.value(at: 4) == flight.value(at: 4))
    }
  }

  @Test func `every flight is continuous, and its velocity the slope of its path`() {
    var numbers = SplitMix64(seed: 10)
    for _ in 0..<300 {
      let sample = Sample(from: &numbers, dampingRatio: 0.3...1.4)
      let flight = sample.flight
      guard flight.duration > 0 else { continue }
      let step = 1e-6
      // No phase accelerates by more than the spring at its fullest stretch.
      let frequency = sample.spring.angularFrequency
      let stretch = 200 + abs(sample.velocity) / frequency
      let bound =
        frequency * frequency * stretch + 3 * frequency * abs(sample.velocity)
        + sample.rate.friction * abs(sample.velocity)
      for _ in 0..<40 {
        let time = numbers.number(in: 0...1) * flight.duration * 1.05
        let jump = flight.value(at: time + step) - flight.value(at: time)
        let mean = (flight.velocity(at: time + step) + flight.velocity(at: time)) / 2
        #expect(isClose(jump, mean * step, within: 1e-9 + bound * step * step), "\(sample) \(time)")
      }
    }
  }

  @Test func `no hand-over jumps`() {
    // Fine frames over the whole flight: a jump anywhere would show as a step beyond the speed.
    var numbers = SplitMix64(seed: 11)
    for _ in 0..<60 {
      let sample = Sample(from: &numbers, dampingRatio: 0.3...1.4)
      let flight = sample.flight
      guard flight.duration > 0 else { continue }
      let times = frames(of: flight, rate: 1000)
      for (time, next) in zip(times, times.dropFirst()) {
        let fastest = max(abs(flight.velocity(at: time)), abs(flight.velocity(at: next)), 1)
        let jump = abs(flight.value(at: next) - flight.value(at: time))
        #expect(jump <= fastest * 0.001 * 1.3 + 0.02, "\(sample) \(time)")
      }
    }
  }

  @Test func `every flight ends, at rest, inside, on a pixel or an edge`() {
    var numbers = SplitMix64(seed: 12)
    for _ in 0..<1000 {
      let sample = Sample(from: &numbers, dampingRatio: 0.3...3)
      let flight = sample.flight
      #expect(flight.duration.isFinite && flight.duration >= 0 && flight.duration < 30)
      #expect(sample.range.contains(flight.destination))
      guard
        sample.pixel > 0 || flight.destination == sample.range.lowerBound
          || flight.destination == sample.range.upperBound
      else {
        let left = flight.destination - flight.value(at: flight.duration)
        #expect(abs(left) <= Deceleration.restDistance + 1e-9)
        continue
      }
      #expect(flight.value(at: flight.duration) == flight.destination)
      #expect(flight.velocity(at: flight.duration) == 0)
      guard sample.pixel > 0 else { continue }
      let pixels = flight.destination / sample.pixel
      #expect(
        abs(pixels - pixels.rounded()) < 1e-9
          || flight.destination == sample.range.lowerBound
          || flight.destination == sample.range.upperBound
      )
    }
  }

  @Test func `a flight that stays inside slows down all the way and never turns`() {
    var numbers = SplitMix64(seed: 13)
    for _ in 0..<300 {
      let sample = Sample(from: &numbers)
      let flight = sample.flight
      guard !flight.leavesRange, flight.duration > 0 else { continue }
      let direction = sample.velocity < 0 ? -1.0 : 1.0
      var last = Double.infinity
      for time in frames(of: flight, rate: 60) {
        let speed = flight.velocity(at: time) * direction
        #expect(speed >= 0 && speed <= last)
        last = speed
      }
    }
  }

  @Test func `a flight that says it stays in the range does`() {
    var numbers = SplitMix64(seed: 14)
    for _ in 0..<500 {
      let sample = Sample(from: &numbers)
      let flight = sample.flight
      let out = frames(of: flight, rate: 144).contains {
        let place = flight.value(at: $0)
        return place < sample.range.lowerBound - 1e-9 || place > sample.range.upperBound + 1e-9
      }
      if !flight.leavesRange { #expect(!out) }
      let isThere = abs(flight.value(at: 0) - sample.value) < 1e-9
      if !sample.range.contains(sample.value) { #expect(flight.leavesRange && isThere) }
    }
  }

  @Test(arguments: frameRates)
  func `frames of any rate see the same path`(rate: Double) {
    var numbers = SplitMix64(seed: 15)
    for _ in 0..<30 {
      let flight = Sample(from: &numbers).flight
      for second in 0...4 {
        let frame = (Double(second) * rate).rounded()
        #expect(isClose(flight.value(at: frame / rate), flight.value(at: Double(second))))
      }
    }
  }
}
