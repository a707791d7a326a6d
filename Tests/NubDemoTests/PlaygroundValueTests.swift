import ScrollGeometry
import ScrollPhysics
import Testing

@testable import NubDemo

@Suite struct PlaygroundLayoutTests {
  @Test(arguments: [
    Size(width: 480, height: 684), Size(width: 720, height: 444), Size(width: 1280, height: 800),
    Size(width: 160, height: 200), Size(width: 500, height: 160), Size(width: 300, height: 1000),
  ])
  func `parts lie inside the window and beside each other`(size: Size) {
    let layout = PlaygroundLayout(size)
    let parts = [layout.scroll, layout.plot, layout.log, layout.panel].filter { !$0.isEmpty }
    let window = Rect(origin: .zero, size: size)
    for (index, part) in parts.enumerated() {
      #expect(window.intersection(part) == part)
      for other in parts[(index + 1)...] { #expect(part.intersection(other).isEmpty) }
    }
    #expect(layout.scroll.origin == .zero)
    #expect(layout.scroll.height > 100)
  }

  @Test func `the panel is below in a high window and beside in a wide one`() {
    let high = PlaygroundLayout(Size(width: 480, height: 684))
    #expect(high.panel.minX == 0 && high.panel.width == 480)
    #expect(high.panel.minY > high.plot.maxY - 1)
    let wide = PlaygroundLayout(Size(width: 720, height: 444))
    #expect(wide.panel.minY == 0 && wide.panel.height == 444)
    #expect(wide.panel.minX > wide.log.maxX)
  }

  @Test func `a window too small for more shows the scroll view alone`() {
    let size = Size(width: 160, height: 120)
    #expect(PlaygroundLayout(size).scroll.size == size)
  }

  @Test func `lines lie in no part`() {
    for size in [Size(width: 480, height: 684), Size(width: 720, height: 444)] {
      let layout = PlaygroundLayout(size)
      for line in layout.lines {
        for part in [layout.scroll, layout.plot, layout.log, layout.panel] {
          #expect(part.intersection(line).isEmpty)
        }
      }
    }
  }
}

@Suite struct PlaygroundLogTests {
  @Test func `calls that repeat are counted, others stand in order`() {
    var log = CallLog()
    let isNew = [
      log.add([.willBeginDragging, .didScroll]), log.add([.didScroll, .didScroll]),
      log.add([.didScroll, .willEndDragging]),
    ]
    #expect(isNew == [true, false, true])
    #expect(log.entries.map(\.call) == [.willBeginDragging, .didScroll, .willEndDragging])
    #expect(log.entries.map(\.count) == [1, 4, 1])
  }

  @Test func `a long log forgets its beginning`() {
    var log = CallLog()
    for _ in 0..<500 { _ = log.add([.didScroll, .willBeginDragging]) }
    #expect(log.entries.count == 200)
    #expect(log.entries.last?.call == .willBeginDragging)
  }
}

@Suite struct PlaygroundSampleTests {
  private var samples = PlotSamples()

  private mutating func add(_ offset: Double, at seconds: Double, isMoving: Bool = false) -> Bool {
    samples.add(
      offset: offset,
      velocity: 0,
      alpha: 1,
      at: Timestamp(seconds: seconds),
      isMoving: isMoving
    )
  }

  @Test mutating func `the plot stands still while nothing changes`() {
    let isOther = [add(0, at: 0), add(0, at: 1), add(0, at: 2, isMoving: true)]
    #expect(isOther == [true, false, true])
  }

  @Test mutating func `values hold through a short pause`() {
    _ = add(0, at: 0)
    _ = add(10, at: 0.5)
    #expect(samples.samples.map(\.offset) == [0, 0, 10])
    #expect(abs(samples.samples[1].time - 0.45) < 1e-9)
    #expect(samples.samples.allSatisfy { !$0.followsGap })
  }

  @Test mutating func `a long pause becomes a gap`() {
    _ = add(0, at: 0)
    _ = add(10, at: 100)
    #expect(samples.samples.last?.followsGap == true)
    #expect(samples.time == PlotSamples.gap)
  }

  @Test mutating func `four seconds are kept, and one measurement before`() {
    for frame in 0...600 { _ = add(Double(frame), at: Double(frame) / 60) }
    let first = samples.samples[0].time
    #expect(first <= 10 - PlotSamples.span + 1e-9)
    #expect(first > 10 - PlotSamples.span - 0.1)
  }

  @Test mutating func `time that goes back does not move the plot back`() {
    _ = add(0, at: 5)
    _ = add(1, at: 5.1)
    let time = samples.time
    _ = add(2, at: 3)
    #expect(samples.time == time)
  }

  @Test mutating func `theory begins at the release and ends when something takes over`() {
    let motion = FlingMotion(
      from: 0,
      velocity: 1000,
      within: 0...1e6,
      spring: Spring(stiffness: 100, dampingRatio: 1)
    )
    _ = add(0, at: 0)
    samples.addTheory(motion, at: Timestamp(seconds: 0.25))
    _ = add(5, at: 0.3)
    samples.endTheory()
    #expect(abs(samples.theories[0].start - 0.25) < 1e-9)
    #expect(abs(samples.theories[0].end - 0.3) < 1e-9)
  }
}
