import ScrollGeometry
import ScrollPhysics
import Testing

@Suite struct VelocityTrackerTests {
  /// A tracker that saw the given milliseconds and places on the vertical axis.
  func tracker(_ samples: [(Double, Double)]) -> VelocityTracker {
    var tracker = VelocityTracker()
    for (milliseconds, y) in samples {
      tracker.add(Point(x: 0, y: y), at: Timestamp(seconds: milliseconds / 1000))
    }
    return tracker
  }

  /// The vertical velocity at a millisecond.
  func speed(_ samples: [(Double, Double)], at milliseconds: Double) -> Double {
    tracker(samples).velocity(at: Timestamp(seconds: milliseconds / 1000)).y
  }

  @Test func `nothing seen, or one place, is no velocity`() {
    #expect(VelocityTracker().velocity(at: Timestamp(seconds: 3)) == .zero)
    #expect(speed([(0, 50)], at: 0) == 0)
    #expect(speed([(0, 50)], at: 20) == 0)
  }

  @Test(arguments: [15.0, 20, 30, 60, 90, 120, 144, 240, 1000, 8000])
  func `even motion has its exact speed at any rate of samples`(rate: Double) {
    var tracker = VelocityTracker()
    let start = 98_765.4321
    for index in 0...Int(rate / 2) {
      let time = Double(index) / rate
      tracker.add(
        Point(x: 30 + 1234.5 * time, y: 900 - 777 * time),
        at: Timestamp(seconds: start + time)
      )
    }
    let velocity = tracker.velocity(at: Timestamp(seconds: start + 0.5))
    // Seconds since the start of a day resolve 1.5e-11 s; without that it is exact.
    #expect(isClose(velocity.x, 1234.5, within: 1e-5))
    #expect(isClose(velocity.y, -777, within: 1e-5))
  }

  @Test func `even motion sampled irregularly has its exact speed`() {
    var numbers = SplitMix64(seed: 30)
    for _ in 0..<100 {
      var tracker = VelocityTracker()
      var time = 0.0
      while time < 0.3 {
        tracker.add(Point(x: 2000 * time, y: 0), at: Timestamp(seconds: time))
        time += numbers.number(in: 0.0001...0.039)
      }
      #expect(isClose(tracker.velocity(at: Timestamp(seconds: 0.3)).x, 2000, within: 1e-8))
    }
  }

  @Test func `touchpad fling too fast, by n over n minus 1`() {
    // 3000 when all moves are divided by the time of one fewer; the line through these has 2000.
    #expect(isClose(speed([(0, 0), (8, 8), (16, 24), (24, 48)], at: 24), 2000, within: 1e-9))
  }

  @Test(arguments: 2...6)
  func `a quick flick has half the speed of the same flick after a drag`(count: Int) {
    let flick = (0..<count).map { (Double($0) * 8, Double($0) * 16) }
    #expect(isClose(speed(flick, at: Double(count) * 8), 2000, within: 1e-9))
  }

  @Test func `pausing and going on gives a wrong speed`() {
    let before = [(0.0, 0.0), (8, 40), (16, 80), (24, 120)]
    let after = [(70.0, 121.0), (78, 123), (86, 125), (94, 127)]
    #expect(isClose(speed(before + after, at: 94), 250, within: 1e-9))
    let short = [(-8.0, 0.0), (0, 40), (44, 41), (48, 42)]
    #expect(isClose(speed(short, at: 48), 250, within: 1e-9))
    let late = [(224.0, 121.0), (232, 123)]
    #expect(isClose(speed(before + late, at: 232), 250, within: 1e-9))
  }

  @Test func `two samples close together and then a pause: the pause is seen`() {
    #expect(isClose(speed([(0, 0), (1, 20), (60, 21)], at: 60), 1 / 0.059, within: 1e-9))
  }

  @Test func `hold then flick is too slow`() {
    let held = [(0.0, 0.0)]
    let flick = (0...5).map { (1000 + Double($0) * 10, Double($0) * 20) }
    #expect(isClose(speed(held + flick, at: 1050), 2000, within: 1e-9))
    // The same from a source that reports the pointer while it rests.
    let reported = stride(from: 0.0, through: 992, by: 8).map { ($0, 0.0) }
    let fromThere = (1...6).map { (992 + Double($0) * 8, Double($0) * 16) }
    #expect(isClose(speed(reported + fromThere, at: 1040), 2000, within: 1e-9))
  }

  @Test func `fling after holding still`() {
    let drag = (0...10).map { (Double($0) * 8, Double($0) * 16) }
    #expect(isClose(speed(drag, at: 80), 2000, within: 1e-9))
    #expect(isClose(speed(drag, at: 179), 2000, within: 1e-9))
    #expect(speed(drag, at: 180.001) == 0)
    #expect(speed(drag, at: 5000) == 0)
  }

  @Test func `rest reported again and again is still rest`() {
    let drag = (0...10).map { (Double($0) * 8, Double($0) * 16) }
    let rest = (1...20).map { (80 + Double($0) * 8, 160.0) }
    #expect(isClose(speed(drag + rest.prefix(6), at: 130), 2000, within: 1e-9))
    #expect(speed(drag + rest, at: 240) == 0)
    #expect(speed(drag + rest.prefix(12), at: 181) == 0)
  }

  @Test func `the release itself, at the place of the last move, does not slow the flick`() {
    let drag = (0...4).map { (Double($0) * 8, Double($0) * 16) }
    #expect(isClose(speed(drag + [(40, 64)], at: 40), 2000, within: 1e-9))
  }

  @Test func `same flick, fast mouse: a tiny move flings`() {
    // Four samples of an 8000-Hz mouse cover 0.4 ms; the window is one of time.
    let slow = (0...400).map { (Double($0) * 0.125, (Double($0) * 0.125 * 0.05).rounded()) }
    #expect(abs(speed(slow, at: 50)) < 100)
    #expect(speed([(0, 0), (0.125, 1)], at: 0.125) == 0)
  }

  @Test func `of two places at one time the later counts`() {
    let doubled = [(0.0, 0.0), (8, 3), (8, 16), (16, 40), (16, 32), (24, 48)]
    #expect(isClose(speed(doubled, at: 24), 2000, within: 1e-9))
    #expect(speed([(5, 0), (5, 100)], at: 5) == 0)
    #expect(speed([(5, 0), (5, 100), (5, 400)], at: 6) == 0)
  }

  @Test func `only the last part of the path counts`() {
    let slow = (0..<20).map { (Double($0) * 8, Double($0)) }
    let fast = (0..<20).map { (160 + Double($0) * 8, 20 + Double($0) * 24) }
    #expect(isClose(speed(slow + fast, at: 312), 3000, within: 1e-9))
  }

  @Test func `turned round, it goes the new way`() {
    let up = (0...6).map { (Double($0) * 8, Double($0) * 16) }
    let down = (1...7).map { (48 + Double($0) * 8, 96 - Double($0) * 16) }
    #expect(speed(up + down, at: 104) < -1500)
  }

  @Test func `places and times that are none change nothing`() {
    let drag = (0...4).map { (Double($0) * 8, Double($0) * 16) }
    var tracker = tracker(drag)
    let before = tracker
    tracker.add(Point(x: .nan, y: 70), at: Timestamp(seconds: 0.034))
    tracker.add(Point(x: 0, y: .infinity), at: Timestamp(seconds: 0.034))
    tracker.add(Point(x: 0, y: 70), at: Timestamp(seconds: .nan))
    tracker.add(Point(x: 0, y: 70), at: Timestamp(seconds: .infinity))
    #expect(tracker == before)
    #expect(tracker.velocity(at: Timestamp(seconds: .nan)) == .zero)
    #expect(tracker.velocity(at: Timestamp(seconds: .infinity)) == .zero)
  }

  @Test func `a time a little back counts as now, a clock set back begins anew`() {
    let jitter = [(0.0, 0.0), (8, 16), (16, 32), (15.9, 32), (24, 48)]
    #expect(isClose(speed(jitter, at: 24), 2000, within: 1e-9))
    let setBack = [(3_600_000.0, 0.0), (3_600_008, 16), (0, 20), (8, 28), (16, 36)]
    #expect(isClose(speed(setBack, at: 16), 1000, within: 1e-9))
    #expect(speed(setBack.dropLast(2), at: 0) == 0)
  }

  @Test func `mirror-image paths have mirror-image velocities`() {
    var numbers = SplitMix64(seed: 31)
    var tracker = VelocityTracker()
    var mirror = VelocityTracker()
    var time = 0.0
    for _ in 0..<200 {
      time += numbers.number(in: 0...0.03)
      let place = Point(x: numbers.number(in: -50...50), y: numbers.number(in: -50...50))
      tracker.add(place, at: Timestamp(seconds: time))
      mirror.add(Point(x: -place.x, y: -place.y), at: Timestamp(seconds: time))
      let velocity = tracker.velocity(at: Timestamp(seconds: time))
      #expect(velocity == -mirror.velocity(at: Timestamp(seconds: time)))
      #expect(velocity.isFinite)
    }
  }

  @Test func `the axes do not mix`() {
    var tracker = VelocityTracker()
    for index in 0...5 {
      tracker.add(
        Point(x: Double(index) * 8, y: 40),
        at: Timestamp(seconds: Double(index) * 0.008)
      )
    }
    let velocity = tracker.velocity(at: Timestamp(seconds: 0.04))
    #expect(isClose(velocity.x, 1000, within: 1e-9))
    #expect(velocity.y == 0)
  }
}
