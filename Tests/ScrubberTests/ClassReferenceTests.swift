// Every public default of the class reference, read; and the values that are refused.

import ScrollDrawing
import ScrollGeometry
import ScrollUI
import Scrubber
import Testing

@Suite struct ClassReferenceTests {
  let scrubber = ScrollViewScrubberController()

  @Test func `the scrubber is a red dot 30 points across with a radius of 15`() throws {
    let dot = try #require(scrubber.scrubberView as? DotScrubberView)
    #expect(dot.frame == Rect(x: 0, y: 0, width: 30, height: 30))
    #expect(dot.color == Color(rgb: 0xFF0000))
    #expect(dot.alpha == 1)
    #expect(!dot.isHidden)
    #expect(!dot.isSelected)
    #expect(!dot.isHighlighted)
  }

  @Test func `there is no scroll view`() {
    #expect(scrubber.scrollView == nil)
  }

  @Test func `scrubbing is vertical only`() {
    #expect(!scrubber.horizontalScrubbing)
    #expect(scrubber.verticalScrubbing)
  }

  @Test func `the least factors are 2`() {
    #expect(scrubber.minimumHorizontalScrollFactor == 2)
    #expect(scrubber.minimumVerticalScrollFactor == 2)
  }

  @Test func `the edge insets are 10`() {
    #expect(scrubber.edgeInsets == EdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
  }

  @Test func `nothing is aligned`() {
    #expect(scrubber.horizontalAlignment == .none)
    #expect(scrubber.verticalAlignment == .none)
    #expect(ScrubberAlignment.allCases == [.none, .begin, .middle, .end, .nearestEdge])
  }

  @Test func `it hides while zooming and is selected on any change`() {
    #expect(scrubber.hideWhileZooming)
    #expect(scrubber.selectOnContentSizeChange)
    #expect(scrubber.selectOnAnyContentOffsetChange)
  }

  @Test func `it waits 0.75 seconds and fades for 0.5`() {
    #expect(scrubber.deselectDelay == 0.75)
    #expect(scrubber.deselectAnimationDuration == 0.5)
  }

  @Test func `it is neither held nor selected`() {
    #expect(!scrubber.isScrubbing)
    #expect(!scrubber.isScrubberViewSelected)
  }

  @Test func `the blocks highlight, and select with an alpha of 1 or 0.3`() {
    let dot = DotScrubberView()
    scrubber.highlightScrubberView(dot)
    #expect(dot.isHighlighted)
    scrubber.unhighlightScrubberView(dot)
    #expect(!dot.isHighlighted)
    scrubber.deselectScrubberView(dot)
    #expect(dot.alpha == 0.3 && !dot.isSelected)
    scrubber.selectScrubberView(dot)
    #expect(dot.alpha == 1 && dot.isSelected)
  }

  @Test func `the blocks leave a plain view everything but its alpha`() {
    let view = PlainView()
    scrubber.highlightScrubberView(view)
    scrubber.unhighlightScrubberView(view)
    #expect(view.alpha == 1)
    scrubber.deselectScrubberView(view)
    #expect(view.alpha == 0.3)
    scrubber.selectScrubberView(view)
    #expect(view.alpha == 1)
    #expect(view.frame == Rect(x: 0, y: 0, width: 24, height: 24))
  }

  @Test func `without a scroll view nothing happens, whatever is called`() {
    scrubber.flashScrubberView()
    scrubber.edgeInsets = .zero
    scrubber.verticalAlignment = .end
    scrubber.scrubberView = PlainView()
    #expect(!scrubber.isScrubberViewSelected)
    #expect(scrubber.scrubberView.frame.origin == .zero)
  }
}

@Suite struct RefusedValueTests {
  @Test func `a vertical factor of 1 ends the program and says so`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      ScrollViewScrubberController().minimumVerticalScrollFactor = 1
    }
    #expect(result.says("minimumVerticalScrollFactor", "1.0"))
  }

  @Test func `a horizontal factor below 1 ends the program and says so`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      ScrollViewScrubberController().minimumHorizontalScrollFactor = -3
    }
    #expect(result.says("minimumHorizontalScrollFactor", "-3.0"))
  }

  @Test func `a factor that is no number ends the program and says so`() async {
    let vertical = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      ScrollViewScrubberController().minimumVerticalScrollFactor = .nan
    }
    #expect(vertical.says("minimumVerticalScrollFactor", "nan"))
    let horizontal = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      ScrollViewScrubberController().minimumHorizontalScrollFactor = .nan
    }
    #expect(horizontal.says("minimumHorizontalScrollFactor", "nan"))
  }

  @Test func `edge insets without end end the program and say so`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      ScrollViewScrubberController().edgeInsets.left = .infinity
    }
    #expect(result.says("edgeInsets", "inf"))
  }

  @Test func `a scrubber without a place ends the program and says so`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let rig = Rig()
      rig.scrubber.scrubberView.frame.origin.x = .nan
      rig.frame()
    }
    #expect(result.says("scrubberView.frame", "nan"))
  }

  @Test func `a factor just above 1 and one without end are fine`() {
    let rig = Rig(content: Size(width: 400, height: 601))
    #expect(rig.dot.isHidden)
    rig.scrubber.minimumVerticalScrollFactor = 1.0.nextUp
    #expect(!rig.dot.isHidden)
    rig.scrubber.minimumVerticalScrollFactor = .infinity
    #expect(rig.dot.isHidden)
  }
}

extension ExitTest.Result? {
  /// Whether the process said all of the words on its way out.
  fileprivate func says(_ words: String...) -> Bool {
    guard let self else { return false }
    let text = String(decoding: self.standardErrorContent, as: UTF8.self)
    return words.allSatisfy { text.contains($0) }
  }
}

/// A scrubber that is nothing but a view.
final class PlainView: View {
  var frame = Rect(x: 0, y: 0, width: 24, height: 24)
  var alpha = 1.0
  var isHidden = false
  func draw(into list: inout DisplayList) {
    list.fill(Rect(origin: .zero, size: frame.size), .black)
  }
}
