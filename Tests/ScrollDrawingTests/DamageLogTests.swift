import ScrollDrawing
import ScrollGeometry
import Testing

@Suite struct DamageLogTests {
  @Test func `an area without extent is no change`() {
    let before = DamageLog()
    var log = before
    log.add(.zero)
    log.add(Rect(x: 5, y: 5, width: -1, height: 4))
    #expect(log == before)
  }

  @Test func `an area that is not a number is a change of everything`() {
    var log = DamageLog()
    var everything = log
    log.add(Rect(x: .nan, y: 0, width: 1, height: 1))
    everything.addAll()
    #expect(log == everything)
  }
}
