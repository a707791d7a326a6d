import ScrollDrawing
import ScrollGeometry
import Testing

@Suite struct DamageLogTests {
  @Test func `a log with a change differs from one without`() {
    var log = DamageLog()
    log.add(Rect(x: 0, y: 0, width: 1, height: 1))
    #expect(log != DamageLog())
  }
}
