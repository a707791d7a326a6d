import ScrollPhysics
import Testing

@testable import NubDemo

@Suite struct ControlValueTests {
  @Test func `a held button acts after a third of a second and then twenty times a second`() {
    var rhythm = HoldRepeat(pressedAt: Timestamp(seconds: 10))
    var acts: [Double] = []
    for frame in 1...60 {
      let time = 10 + Double(frame) / 60
      for _ in 0..<rhythm.takeDue(at: Timestamp(seconds: time)) { acts.append(time - 10) }
    }
    #expect(acts.count == 14)
    #expect(abs((acts.first ?? 0) - 0.33) < 1.0 / 60)
  }

  @Test func `time that jumps does not make a held button act for all of it`() {
    var rhythm = HoldRepeat(pressedAt: Timestamp(seconds: 0))
    #expect(rhythm.takeDue(at: Timestamp(seconds: 3600)) <= 4)
    #expect(rhythm.next > Timestamp(seconds: 3600))
  }

  @Test func `a stepper goes to the next multiple and stops at the limits`() {
    let values = StepperValues.multiples(of: 0.05, within: 0...0.2)
    var value = 0.0
    for expected in [0.05, 0.1, 0.15, 0.2, 0.2] {
      value = values.next(after: value, up: true)
      #expect(value == expected)
    }
    #expect(values.next(after: 0.12, up: false) == 0.1)
    #expect(values.next(after: 0.12, up: true) == 0.15)
    #expect(values.next(after: 7, up: false) == 0.2)
  }

  @Test func `a stepper through a list goes to the nearest stop in its direction`() {
    let values = StepperValues.list([1, 10, 100])
    #expect(values.next(after: 10, up: true) == 100)
    #expect(values.next(after: 50, up: false) == 10)
    #expect(values.next(after: 100, up: true) == 100)
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0001, "0"), (2, "2"), (0.998, "0.998"), (1.0 / 3, "0.333"), (-12.5, "-12.5"),
      (1_000_000_000, "1000000000"), (.infinity, "inf"), (.nan, "?"),
    ] as [(Double, String)]
  )
  func `numbers are written without needless digits`(value: Double, text: String) {
    #expect(NumberText.text(value) == text)
  }

  @Test(
    arguments: [
      (0, "0"), (999, "999"), (1000, "1,000"), (-1_234_567, "-1,234,567"),
    ] as [(Double, String)]
  )
  func `large numbers are written in groups of three digits`(value: Double, text: String) {
    #expect(NumberText.grouped(value) == text)
  }
}
