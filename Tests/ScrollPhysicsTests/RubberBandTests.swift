import ScrollPhysics
import Testing

@Suite struct RubberBandTests {
  @Test(
    arguments: [
      (10.0, 100.0, 5.213270, 0.494149), (50, 600, 26.294821, 0.502849),
      (100, 800, 51.461988, 0.481516), (400, 800, 172.549020, 0.338331),
      (800, 800, 283.870968, 0.228928), (1e9, 800, 799.998836, 0),
    ] as [(Double, Double, Double, Double)]
  )
  func `content follows the pull ever less`(
    pull: Double,
    dimension: Double,
    stretch: Double,
    slope: Double
  ) {
    let band = RubberBand(dimension: dimension)
    #expect(isClose(band.stretch(forPull: pull), stretch))
    #expect(isClose(band.stretch(forPull: -pull), -stretch))
    let step = pull * 1e-6
    let rise = band.stretch(forPull: pull + step) - band.stretch(forPull: pull - step)
    #expect(isClose(rise / (2 * step), slope, within: 1e-5))
  }

  @Test(
    arguments: [(50.0, 96.969697), (100, 207.792208), (400, 1454.545455)] as [(Double, Double)]
  )
  func `a stretch tells the pull that made it`(stretch: Double, pull: Double) {
    let band = RubberBand(dimension: 800)
    #expect(isClose(band.pull(forStretch: stretch), pull))
    #expect(isClose(band.pull(forStretch: -stretch), -pull))
  }

  @Test func `the coefficient is 0.55 unless given`() {
    #expect(RubberBand(dimension: 800).coefficient == 0.55)
  }

  @Test func `pull and stretch are inverse over all pulls a hand can make`() {
    var numbers = SplitMix64(seed: 2)
    for _ in 0..<1000 {
      let band = RubberBand(
        dimension: numbers.number(in: 1...4000),
        coefficient: numbers.number(in: 0.1...1)
      )
      let pull = numbers.number(in: -1e5...1e5)
      let back = band.pull(forStretch: band.stretch(forPull: pull))
      #expect(isClose(back, pull, within: 1e-9 * max(1, pull * pull / band.dimension)))
    }
  }

  @Test func `stretch grows with the pull, is smaller, and stays below the dimension`() {
    let band = RubberBand(dimension: 600)
    var last = 0.0
    for pull in stride(from: 0.5, through: 1e5, by: 97.25) {
      let stretch = band.stretch(forPull: pull)
      #expect(stretch > last && stretch < 0.55 * pull && stretch < 600)
      last = stretch
    }
  }

  @Test func `overscroll too loose, free on the way back`() {
    // The way back runs through the same places as the way out: the band has no memory.
    let band = RubberBand(dimension: 600)
    let out = stride(from: 0.0, through: 300, by: 10).map { band.stretch(forPull: $0) }
    let back = stride(from: 300.0, through: 0, by: -10).map { band.stretch(forPull: $0) }
    #expect(out == back.reversed())
    #expect(out[1] - out[0] > out[30] - out[29])
  }

  @Test(arguments: [1, 5, 20, 500])
  func `same drag stretches differently on a slow and a fast touch screen`(events: Int) {
    // Resisted move by move, 200 points of drag show 200, 109.9, 96.3 or 92.0 points.
    let band = RubberBand(dimension: 800, coefficient: 0.52)
    var pull = 0.0
    for _ in 0..<events { pull += 200 / Double(events) }
    #expect(isClose(band.stretch(forPull: pull), 92.035, within: 1e-3))
  }

  @Test(arguments: [0.0, -50])
  func `nothing stretches where there is no room, and nothing becomes not a number`(
    dimension: Double
  ) {
    let band = RubberBand(dimension: dimension)
    for number in [0, 100, -100, 1e300] {
      #expect(band.stretch(forPull: number) == 0)
      #expect(band.pull(forStretch: number) == 0)
    }
  }

  @Test func `a stretch of the whole dimension or more has a finite pull`() {
    let band = RubberBand(dimension: 600)
    let most = band.pull(forStretch: 600)
    #expect(most.isFinite && most > 1e11)
    #expect(band.pull(forStretch: 5000) == most)
    #expect(band.pull(forStretch: -5000) == -most)
    #expect(band.pull(forStretch: 599) < most)
  }

  @Test func `the smallest and the largest pulls keep their meaning`() {
    let band = RubberBand(dimension: 600)
    #expect(band.stretch(forPull: 0) == 0)
    #expect(band.pull(forStretch: 0) == 0)
    #expect(isClose(band.stretch(forPull: 1e-200) / 1e-200, 0.55, within: 1e-12))
    #expect(band.stretch(forPull: .greatestFiniteMagnitude) == 600)
    #expect(band.stretch(forPull: -.infinity) == -600)
  }

  @Test func `numbers that describe no band are refused`() async {
    await #expect(processExitsWith: .failure) { _ = RubberBand(dimension: .nan) }
    await #expect(processExitsWith: .failure) { _ = RubberBand(dimension: 100, coefficient: 0) }
  }
}
