// Thousands of random steps by hands, programs, windows and clocks, and what must hold after each.

import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber
import TestSupport
import Testing

@Suite struct RandomWalkTests {
  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `whatever happens, the dot is where and as it should be`(seed: UInt64) {
    let walk = RandomWalk(seed: seed)
    for _ in 0..<2000 {
      walk.step()
      if let broken = walk.brokenRule() {
        Issue.record("\(broken) after \(walk.history.suffix(12))")
        return
      }
    }
    walk.letGo()
    walk.rig.wait(5)
    walk.rig.waitForRest()
    #expect(walk.rig.demand == .none)
    #expect(!walk.rig.scrubber.isScrubbing && !walk.rig.scrubber.isScrubberViewSelected)
    #expect(walk.rig.dot.alpha == 0.3)
    #expect(walk.highlights == walk.unhighlights)
    #expect(walk.highlights > 15)
  }
}

private final class RandomWalk {
  let rig = Rig()
  private(set) var history: [String] = []
  private(set) var highlights = 0
  private(set) var unhighlights = 0
  private var random: SplitMix64
  private var places: [Int: Point] = [:]

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    rig.scrubber.highlightScrubberView = { [unowned self] _ in highlights += 1 }
    rig.scrubber.unhighlightScrubberView = { [unowned self] _ in unhighlights += 1 }
    rig.view.maximumZoomScale = 3
  }

  // MARK: Steps

  func step() {
    let kind = Int.random(in: 0..<24, using: &random)
    history.append("\(kind)")
    rig.pass(number(0...0.03))
    switch kind {
    case 0..<4: press()
    case 4..<10: move()
    case 10: lift()
    case 11..<15: rig.frame(after: number(0...0.2))
    case 15: changeSizes()
    case 16: changeInsets()
    case 17: rig.wheel(number(-3...3), at: point())
    case 18: scrollByProgram()
    case 19: changeSettings()
    case 20: exchange()
    case 21: number(0...1) < 0.3 ? pinch() : restore()
    case 22: rig.frame(after: number(0...3))
    default: rig.view.handle(.key(.pageDown, time: Timestamp(seconds: rig.time)))
    }
  }

  /// Lifts every finger.
  func letGo() {
    for (pointer, place) in places.sorted(by: { $0.key < $1.key }) {
      rig.release(at: place, pointer: pointer)
    }
    places = [:]
    rig.view.handle(.cancel(time: Timestamp(seconds: rig.time)))
  }

  private func press() {
    let pointer = Int.random(in: 0...2, using: &random)
    guard places[pointer] == nil else { return }
    let place = Bool.random(using: &random) ? rig.center : point()
    rig.press(at: place, pointer: pointer)
    places[pointer] = place
  }

  private func move() {
    guard let (pointer, place) = places.min(by: { $0.key < $1.key }) else { return }
    let next = place.down(number(-60...60)).right(number(-60...60))
    rig.move(to: next, pointer: pointer)
    places[pointer] = next
  }

  private func lift() {
    guard let (pointer, place) = places.max(by: { $0.key < $1.key }) else { return }
    places[pointer] = nil
    if Bool.random(using: &random) {
      rig.release(at: place, pointer: pointer)
    } else {
      rig.cancel(pointer: pointer)
    }
  }

  private func changeSizes() {
    let lengths = [0, 600, 1199, 1200, 5000, 9000, 60_000, 1e9]
    if Bool.random(using: &random) {
      rig.view.contentSize = Size(
        width: lengths.randomElement(using: &random) ?? 0,
        height: lengths.randomElement(using: &random) ?? 0
      )
    } else {
      let least = number(0...1) < 0.2 ? 0.0 : 200
      rig.view.frame.size = Size(width: number(least...900), height: number(least...900))
    }
  }

  private func changeInsets() {
    let insets = EdgeInsets(
      top: number(-20...80),
      left: number(-20...80),
      bottom: number(0...1) < 0.2 ? number(0...900) : number(-20...80),
      right: number(0...50)
    )
    if Bool.random(using: &random) {
      rig.view.contentInset = insets
    } else {
      rig.scrubber.edgeInsets = insets
    }
  }

  private func scrollByProgram() {
    let target = Point(x: number(-100...5000), y: number(-100...60_000))
    rig.view.setContentOffset(target, animated: Bool.random(using: &random))
  }

  /// Back to a world in which there is a dot.
  private func restore() {
    rig.view.frame.size = Size(width: 400, height: 600)
    rig.view.contentInset = .zero
    rig.scrubber.edgeInsets = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    rig.view.contentSize = Size(width: 4000, height: 60_000)
    rig.scrubber.verticalScrubbing = true
  }

  private func changeSettings() {
    rig.scrubber.horizontalScrubbing = Bool.random(using: &random)
    rig.scrubber.verticalScrubbing = number(0...1) < 0.8
    rig.scrubber.horizontalAlignment = .allCases.randomElement(using: &random) ?? .none
    rig.scrubber.verticalAlignment = .allCases.randomElement(using: &random) ?? .none
    rig.scrubber.minimumVerticalScrollFactor = number(1.1...4)
    rig.scrubber.selectOnAnyContentOffsetChange = number(0...1) < 0.7
    rig.scrubber.selectOnContentSizeChange = Bool.random(using: &random)
    rig.scrubber.hideWhileZooming = Bool.random(using: &random)
  }

  private func exchange() {
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      rig.scrubber.scrollView = nil
      rig.scrubber.scrollView = rig.view
    case 1: rig.scrubber.scrubberView = DotScrubberView()
    case 2: rig.dot.frame.size = Size(width: number(0...80), height: number(0...80))
    default: rig.scrubber.flashScrubberView()
    }
    rig.frame()
  }

  private func pinch() {
    rig.pinch(1, .began)
    for _ in 0..<3 {
      rig.pass(0.01)
      rig.pinch(number(0.2...4), .changed)
    }
    rig.pinch(1, Bool.random(using: &random) ? .ended : .cancelled)
  }

  private func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &random)
  }

  private func point() -> Point {
    Point(x: number(-50...450), y: number(-50...650))
  }

  // MARK: Rules

  /// The first rule that does not hold, if there is one.
  func brokenRule() -> String? {
    let (view, scrubber, dot) = (rig.view, rig.scrubber, rig.dot)
    guard dot.frame.isFinite, view.contentOffset.isFinite else { return "not finite" }
    guard (0.3...1).contains(dot.alpha) else { return "alpha \(dot.alpha)" }
    if scrubber.isScrubbing, dot.alpha != 1 { return "faded while held" }
    if scrubber.isScrubberViewSelected, dot.alpha != 1 { return "selected and faded" }
    let held = scrubber.isScrubbing ? 1 : 0
    guard highlights - unhighlights == held else { return "\(highlights), \(unhighlights)" }
    guard view.overlays.count == 1, view.overlays.first === dot else { return "overlays" }
    return Axis.allCases.compactMap(brokenRule).first
  }

  private func brokenRule(along axis: Axis) -> String? {
    let (view, scrubber, dot) = (rig.view, rig.scrubber, rig.dot)
    let first = view.contentInset.start(along: axis) + scrubber.edgeInsets.start(along: axis)
    let last =
      view.frame.size[axis] - view.contentInset.end(along: axis)
      - scrubber.edgeInsets.end(along: axis) - dot.frame.size[axis]
    let range = view.contentOffsetRange(along: axis)
    if !view.isMoving, !view.isTracking, !view.isZooming, !range.contains(view.contentOffset[axis])
    {
      return "\(axis) offset \(view.contentOffset[axis]) outside \(range)"
    }
    let position = dot.frame.origin[axis]
    guard position >= first, position <= max(first, last) else {
      return "\(axis) at \(position) outside \(first)...\(last)"
    }
    let visible =
      view.frame.size[axis] - view.contentInset.start(along: axis)
      - view.contentInset.end(along: axis)
    let isVertical = axis == .vertical
    let isOn = isVertical ? scrubber.verticalScrubbing : scrubber.horizontalScrubbing
    let factor =
      isVertical ? scrubber.minimumVerticalScrollFactor : scrubber.minimumHorizontalScrollFactor
    guard isOn, visible > 0, view.contentSize[axis] / visible >= factor else { return nil }
    if last >= first, dot.isHidden, !scrubber.hideWhileZooming { return "hidden" }
    guard !scrubber.isScrubbing else { return nil }
    let track = ScrubberTrack(
      offsets: range,
      positions: first...max(first, last)
    )
    let expected = track.position(for: view.contentOffset[axis])
    return isClose(position, expected) ? nil : "\(axis) at \(position) and not \(expected)"
  }
}
