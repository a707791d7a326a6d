import ScrollPhysics
import Testing

@Suite struct TimestampTests {
  @Test func `instants are ordered, moved and subtracted in seconds`() {
    let early = Timestamp(seconds: 3)
    let late = early + 0.5
    #expect(early < late)
    #expect(late.seconds == 3.5)
    #expect(late - early == 0.5)
    #expect(early - late == -0.5)
    #expect(max(early, late) == late)
  }
}
