// What every scene has: something that scrolls, a scrubber, and a way to fill a window. Scenes know
// neither windows nor scripts.

import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber

/// Something the program can show.
protocol Scene: AnyObject {
  /// What the window is called.
  var title: String { get }
  /// The scroll view and its scrubber.
  var stage: Stage { get }
  /// What the scene was made with.
  var resources: SceneResources { get }

  /// Where the keyboard focus can be besides the scrubber, in order.
  var focusStops: [any FocusStop] { get }

  /// Does what a key of the scene's own means.
  ///
  /// - Returns: Whether the key meant something; the scroll view gets the others.
  func take(_ key: Key, _ modifiers: Modifiers, at time: Timestamp) -> Bool

  /// Goes back from the whole screen to a window; returns whether there was anything to go back from.
  func leaveFullScreen() -> Bool

  /// Puts right what drawing the frame before has found out.
  func prepareFrame()

  /// Whether the mouse, which is at a point, is over something that can be pressed or taken.
  func showsHand(at point: Point) -> Bool

  /// Does what an event means, in points of the window.
  func handle(_ event: InputEvent)

  /// Ends what all pointers are doing.
  func cancelPointers(at time: Timestamp)

  /// Goes on to a time and tells when the next frame is wanted.
  func advance(to time: Timestamp) -> FrameDemand

  /// Takes note of what the scroll view has told its delegate since the frame before.
  func note(_ calls: [TracingDelegate.Call], at time: Timestamp)

  /// Fills a window of another size, or with another number of pixels per point.
  func resize(to size: Size, scale: Double)

  /// Draws anew what was drawn in the colours of another theme.
  func appearanceChanged()

  func draw(into list: inout DisplayList)
}

extension Scene {
  var focusStops: [any FocusStop] { [] }

  func take(_ key: Key, _ modifiers: Modifiers, at time: Timestamp) -> Bool { false }

  func leaveFullScreen() -> Bool { false }

  func prepareFrame() {}

  func showsHand(at point: Point) -> Bool { stage.scrubber.isHovered }

  func handle(_ event: InputEvent) {
    stage.scroll.handle(event)
  }

  func cancelPointers(at time: Timestamp) {
    stage.scroll.cancelPointers(at: time)
  }

  func advance(to time: Timestamp) -> FrameDemand {
    stage.scroll.advance(to: time)
  }

  func note(_ calls: [TracingDelegate.Call], at time: Timestamp) {}

  func resize(to size: Size, scale: Double) {
    fill(size, scale: scale)
  }

  /// Makes the scroll view as large as the scene.
  func fill(_ size: Size, scale: Double) {
    stage.scroll.contentScaleFactor = scale
    stage.scroll.frame = Rect(origin: .zero, size: size)
  }

  func appearanceChanged() {
    stage.scroll.backgroundColor = resources.palette.background
    stage.scroll.setNeedsDisplay()
  }

  func draw(into list: inout DisplayList) {
    stage.scroll.draw(into: &list)
  }
}

/// What scenes are made with.
struct SceneResources {
  let appearance: Appearance
  /// The size of the scene, in points.
  var size: Size
  /// Pixels per point.
  var scale: Double

  /// Gathers what a window has to offer.
  init(theme: Options.Theme, typesetter: any Typesetter, size: Size, scale: Double) {
    appearance = Appearance(theme, typesetter, scale: scale)
    self.size = size
    self.scale = scale
  }

  /// The same for a scene of another size.
  func resized(to size: Size, scale: Double) -> SceneResources {
    var resources = self
    resources.size = size
    resources.scale = scale
    return resources
  }

  /// The colours now; another theme may be chosen at any time, so they are asked for when something
  /// is drawn.
  var palette: Palette { appearance.palette }
  var typesetter: any Typesetter { appearance.look.typesetter }
}

extension Stage {
  /// Makes a scroll view that fills a window, and a scrubber that is not attached yet.
  ///
  /// - Parameters:
  ///   - resources: The window's size and colours.
  ///   - content: What is scrolled.
  ///   - size: The size of content that does not set it itself.
  init(_ resources: SceneResources, content: any ScrollContent, size: Size? = nil) {
    scroll = ScrollView(frame: Rect(origin: .zero, size: resources.size))
    scroll.contentScaleFactor = resources.scale
    scroll.backgroundColor = resources.palette.background
    scroll.content = content
    if let size { scroll.contentSize = size }
    scrubber = ScrollViewScrubberController()
    // The library leaves the dot where its view was put; here it belongs to the right edge, also
    // for alignments set later that go by where it is.
    let dot = scrubber.scrubberView
    dot.frame.origin.x = resources.size.width - scrubber.edgeInsets.right - dot.frame.width
    scrubber.horizontalAlignment = .end
  }
}
