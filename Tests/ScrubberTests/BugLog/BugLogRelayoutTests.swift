// Reports about layouts that are done again, with the same values or in answer to themselves.

import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber
import Testing

/// Something that a program may do in every frame without meaning anything by it.
enum Relayout: String, CaseIterable, Sendable {
  case size, inset, frame, place, behavior, switches, pixel, zoomLimits, zoomScale, content, shift
  case edgeInsets, otherScrubberView, attachment, flash

  func callAsFunction(on rig: Rig) {
    let (view, scrubber) = (rig.view, rig.scrubber)
    switch self {
    case .size: view.contentSize = Size(width: 400, height: 60_000)
    case .inset: view.contentInset = .zero
    case .frame: view.frame.size = Size(width: 400, height: 600)
    case .place: view.frame.origin.x += 1
    case .behavior: view.behavior = ScrollBehavior()
    case .switches:
      view.isScrollEnabled = true
      view.bounces = true
      view.decelerationRate = .normal
    case .pixel: view.contentScaleFactor = 1
    case .zoomLimits: view.minimumZoomScale = 1
    case .zoomScale: view.zoomScale = 1
    case .content:
      let content = view.content
      view.content = nil
      view.content = content
    case .shift: view.shiftContent(by: .zero, newSize: view.contentSize)
    case .edgeInsets: scrubber.edgeInsets.top += 0.1
    case .otherScrubberView: scrubber.scrubberView = DotScrubberView()
    case .attachment:
      scrubber.scrollView = nil
      scrubber.scrollView = view
    case .flash: scrubber.flashScrubberView()
    }
  }
}

/// Something an observer may change when it is told of a change.
private enum Answer: CaseIterable {
  case inset, size, frame, offset

  func callAsFunction(on view: ScrollView) {
    switch self {
    case .inset: view.contentInset.top = view.contentInset.top == 5 ? 9 : 5
    case .size: view.contentSize.height = view.contentSize.height == 5000 ? 9000 : 5000
    case .frame: view.frame.size.height = view.frame.height == 500 ? 400 : 500
    case .offset: view.contentOffset.y = view.contentOffset.y == 50 ? 40 : 50
    }
  }
}

@Suite struct BugLogRelayoutTests {
  private static let motions: [@Sendable (Rig) -> Void] = [
    { $0.fling(at: 2000) },
    { $0.wheel(-3, at: Point(x: 100, y: 300)) },
    {
      $0.view.setContentOffset(Point(x: 0, y: 3000), animated: true)
      $0.frame()
    },
    {
      $0.press(at: Point(x: 100, y: 100))
      $0.move(to: Point(x: 100, y: 300))
      $0.release(at: Point(x: 100, y: 300))
    },
  ]

  @Test(arguments: Relayout.allCases)
  func `a layout done again in every frame kills the momentum, or rounds what rests`(
    relayout: Relayout
  ) {
    for begin in Self.motions {
      let (busy, plain) = (Rig(), Rig())
      for rig in [busy, plain] { begin(rig) }
      for _ in 0..<300 {
        relayout(on: busy)
        for rig in [busy, plain] { rig.frame(after: 1.0 / 60) }
        guard busy.offset == plain.offset else {
          Issue.record("\(busy.offset) instead of \(plain.offset)")
          return
        }
      }
    }
    let still = Rig()
    still.offset = 100.5
    relayout(on: still)
    still.frame(after: 0.016)
    #expect(still.offset == 100.5)
  }

  /// A program that lays out anew whenever it is told of anything, each time to another value.
  private final class Fidget: ScrollViewObserver {
    var calls = 0
    let answer: Answer

    init(_ answer: Answer) {
      self.answer = answer
    }

    func scrollView(_ scrollView: ScrollView, didChange changes: LayoutChanges) {
      calls += 1
      // Without an end the test would have none.
      if calls < 100 { answer(on: scrollView) }
    }
  }

  @Test func `an observer that answers every change with one of its own never ends`() {
    for answer in Answer.allCases {
      for first in Answer.allCases {
        let rig = Rig()
        let fidget = Fidget(answer)
        rig.view.addObserver(fidget)
        first(on: rig.view)
        // One change may be two things to hear of: the inset and the offset that follows it.
        #expect((1...2).contains(fidget.calls), "\(answer) in answer to \(first)")
      }
    }
  }
}
