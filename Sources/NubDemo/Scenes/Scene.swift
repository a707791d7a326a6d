// What every scene has: something that scrolls, a scrubber, and a way to fill a window. Scenes know
// neither windows nor scripts.

import ScrollDrawing
import ScrollGeometry
import ScrollUI
import Scrubber

/// Something the program can show.
protocol Scene: AnyObject {
  /// What the window is called.
  var title: String { get }
  /// The scroll view and its scrubber.
  var stage: Stage { get }

  /// Does what a key of the scene's own means.
  ///
  /// - Returns: Whether the key meant something; the scroll view gets the others.
  func take(_ key: Key, _ modifiers: Modifiers) -> Bool

  /// Puts right what drawing the frame before has found out.
  func prepareFrame()
}

extension Scene {
  func take(_ key: Key, _ modifiers: Modifiers) -> Bool { false }

  func prepareFrame() {}

  /// Fills a window of another size, or with another number of pixels per point.
  func resize(to size: Size, scale: Double) {
    stage.scroll.contentScaleFactor = scale
    stage.scroll.frame = Rect(origin: .zero, size: size)
  }

  func draw(into list: inout DisplayList) {
    stage.scroll.draw(into: &list)
  }
}

/// What scenes are made with.
struct SceneResources {
  let palette: Palette
  let typesetter: any Typesetter
  /// The size of the window, in points.
  let size: Size
  /// Pixels per point.
  let scale: Double
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
    // The library leaves the dot where its view was put; here it belongs to the right edge.
    scrubber.horizontalAlignment = .end
  }
}
