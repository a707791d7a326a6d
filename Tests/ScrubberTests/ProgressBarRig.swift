// A bar under a row of cards, with a hand and a clock. It tests nothing itself.

import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber

/// A screen 375 points wide: seven cards of 180 with gaps of 10 over a bar that begins at 15.
final class BarRig {
  let view = ScrollView(frame: Rect(x: 0, y: 164, width: 375, height: 233))
  let bar = ScrollProgressBar()
  private(set) var time = 0.0
  /// The knob's way for the content's: 305 points for 965.
  static let ratio = 305 / 965.0

  init(contentWidth: Double = 7 * 190 + 10) {
    view.contentSize = Size(width: contentWidth, height: 0)
    bar.frame = Rect(x: 15, y: 417, width: 345, height: 8)
    bar.scrollView = view
    frame()
  }

  var knob: Double { bar.knobFrame.minX }
  var offset: Double {
    get { view.contentOffset.x }
    set { view.contentOffset.x = newValue }
  }
  var now: Timestamp { Timestamp(seconds: time) }

  @discardableResult func frame(after interval: Double = 0) -> FrameDemand {
    time += interval
    return view.advance(to: now)
  }

  func press(_ x: Double, y: Double = 4, pointer: Int = 0) -> Bool {
    bar.handle(.press(at: Point(x: x, y: y), pointer: pointer, time: now))
  }

  func move(_ x: Double, y: Double = 4, pointer: Int = 0) -> Bool {
    bar.handle(.move(to: Point(x: x, y: y), pointer: pointer, time: now))
  }

  func release(_ x: Double, pointer: Int = 0) -> Bool {
    bar.handle(.release(at: Point(x: x, y: 4), pointer: pointer, time: now))
  }
}
