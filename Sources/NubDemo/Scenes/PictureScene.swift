// Pictures, one at a time, that can be zoomed from a hundredth to a hundredfold. Getting them ready
// is the loader's affair, moving them the scroll view's.

import SDLBackend
import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber

/// A viewer of pictures.
final class PictureScene: Scene {
  private static let zoomRange = 0.01...100.0

  let stage: Stage
  let resources: SceneResources
  private let loader: PictureLoader
  private let content = PictureContent()
  private let centering: PictureCentering
  private let notice: PictureNotice
  /// Takes a line about a picture that is passed over.
  private let complain: (String) -> Void
  private var sources: [PictureSource]
  private var shown = 0
  /// The way to the picture that is wanted, for passing over those that cannot be shown.
  private var step = 1
  private var isWaiting = false

  var title: String {
    let place = sources.count > 1 ? " (\(shown + 1) of \(sources.count))" : ""
    return "\(sources[shown].name)\(place) - nub"
  }

  /// Why the picture cannot be shown, if it cannot.
  var failure: String? {
    if case .failed(let reason) = loader.state { reason } else { nil }
  }

  /// Shows the first of some pictures.
  ///
  /// - Parameters:
  ///   - resources: The window's size and colours.
  ///   - sources: The pictures, of which there is at least one; without any it is the program's own.
  ///   - loader: What gets them ready.
  ///   - complain: Takes a line about each picture that cannot be shown.
  init(
    _ resources: SceneResources,
    sources: [PictureSource],
    loader: PictureLoader,
    complain: @escaping (String) -> Void = { _ in }
  ) {
    self.resources = resources
    self.sources = sources.isEmpty ? [.own] : sources
    self.loader = loader
    self.complain = complain
    stage = Stage(resources, content: content, size: .zero)
    centering = PictureCentering(stage.scroll)
    notice = PictureNotice(resources.appearance)
    stage.scroll.minimumZoomScale = Self.zoomRange.lowerBound
    stage.scroll.maximumZoomScale = Self.zoomRange.upperBound
    let scrubber = stage.scrubber
    scrubber.horizontalScrubbing = true
    scrubber.horizontalAlignment = .nearestEdge
    scrubber.verticalAlignment = .nearestEdge
    load()
  }

  // MARK: Pictures

  private func load() {
    begin()
    takeNews()
  }

  private func begin() {
    isWaiting = true
    // The one before must go, or there would be memory for two.
    clear()
    loader.load(sources[shown])
  }

  /// Looks for what the loader has found out; without a thread of its own it knows everything at
  /// once, also that the next picture cannot be shown either.
  private func takeNews() {
    while isWaiting {
      switch loader.state {
      case .loading(let step):
        notice.show(sources[shown].name, step == .decoding ? "Decoding …" : "Preparing …")
        return
      case .failed(let reason):
        isWaiting = false
        passOver(reason)
      case .ready(let picture):
        isWaiting = false
        notice.hide()
        show(picture)
      }
    }
  }

  private func clear() {
    guard content.picture != nil else { return }
    content.picture = nil
    stage.scroll.contentSize = .zero
    stage.scroll.setNeedsDisplay()
  }

  private func show(_ picture: Picture) {
    let scroll = stage.scroll
    content.picture = picture
    scroll.zoomScale = 1
    scroll.contentSize = content.size
    scroll.zoomScale = fittingScale
    scroll.setNeedsDisplay()
    scroll.comeToRest()
  }

  /// Goes on to the next picture in the direction of the last step; the only one stays, with the
  /// reason in its place.
  private func passOver(_ reason: String) {
    // Without a window, the program ends with the reason that nothing can be shown.
    if sources.count > 1 || loader.isInBackground { complain(reason) }
    guard sources.count > 1 else {
      notice.show(sources[shown].name, reason)
      return
    }
    sources.remove(at: shown)
    if step < 0 { shown -= 1 }
    shown = (shown + sources.count) % sources.count
    begin()
  }

  /// Shows the picture before or after; the first follows the last.
  private func move(by step: Int) {
    guard sources.count > 1 else { return }
    self.step = step
    shown = (shown + step + sources.count) % sources.count
    load()
  }

  // MARK: Zoom

  /// The scale at which all of the picture is seen, but not larger than life.
  private var fittingScale: Double {
    let (size, room) = (content.size, stage.scroll.frame.size)
    guard size.width > 0, size.height > 0 else { return 1 }
    let fit = min(room.width / size.width, room.height / size.height, 1)
    return min(max(fit, Self.zoomRange.lowerBound), Self.zoomRange.upperBound)
  }

  // MARK: Scene

  /// Goes to the picture before or after with brackets, Ctrl and a page key, or Alt and an arrow; 0
  /// shows it in its own size, and then in that of the window.
  func take(_ key: Key, _ modifiers: Modifiers, at time: Timestamp) -> Bool {
    switch (key.rawValue, modifiers) {
    case ("]", []), (Key.pageDown.rawValue, .ctrl), (Key.right.rawValue, .alt): move(by: 1)
    case ("[", []), (Key.pageUp.rawValue, .ctrl), (Key.left.rawValue, .alt): move(by: -1)
    case ("0", []) where stage.scroll.zoomScale == 1,
      ("Keypad 0", []) where stage.scroll.zoomScale == 1:
      stage.scroll.perform(at: time) {
        stage.scroll.setZoomScale(fittingScale, animated: true)
      }
    default: return false
    }
    return true
  }

  func prepareFrame() {
    takeNews()
  }

  /// Keeps what is in the middle there, or all of the picture in view if it was.
  func resize(to size: Size, scale: Double) {
    let scroll = stage.scroll
    let fits = scroll.zoomScale == fittingScale
    let zoom = scroll.zoomScale
    let middle = Point(
      x: (scroll.contentOffset.x + scroll.frame.width / 2) / zoom,
      y: (scroll.contentOffset.y + scroll.frame.height / 2) / zoom
    )
    scroll.contentScaleFactor = scale
    scroll.frame = Rect(origin: .zero, size: size)
    guard content.picture != nil, !scroll.isZooming, !scroll.isDragging else { return }
    if fits {
      scroll.zoomScale = fittingScale
    } else {
      scroll.contentOffset = Point(
        x: middle.x * zoom - size.width / 2,
        y: middle.y * zoom - size.height / 2
      )
    }
    scroll.comeToRest()
  }

  func draw(into list: inout DisplayList) {
    stage.scroll.draw(into: &list)
    notice.draw(in: stage.scroll.frame.size, into: &list)
  }
}

/// A picture, one point to a pixel.
final class PictureContent: ScrollContent {
  var picture: Picture?

  var size: Size {
    guard let size = picture?.size else { return .zero }
    return Size(width: Double(size.width), height: Double(size.height))
  }

  func draw(_ visible: Rect, into list: inout DisplayList) {
    guard let picture else { return }
    list.drawPicture(picture, in: Rect(origin: .zero, size: size))
  }
}
