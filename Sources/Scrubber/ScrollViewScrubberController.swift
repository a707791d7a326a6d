// The controller of a scrubber: its properties, with the names and defaults of the class reference
// of 2013. What the scroll view tells it, layout, selection and dragging are in files of their own.

public import ScrollGeometry
public import ScrollPhysics
public import ScrollUI

/// A controller that lets a person fly through a scroll view's content with a draggable dot.
///
/// ```swift
/// let scrubber = ScrollViewScrubberController()
/// scrubber.scrollView = scrollView
/// ```
///
/// The controller becomes the scroll view's delegate if it has none. If it has one, that delegate
/// must pass on `scrollViewDidScroll`, `scrollViewDidEndDragging` and `scrollViewDidEndDecelerating`,
/// and, if the content can be zoomed, `scrollViewWillBeginZooming`, `scrollViewDidZoom` and
/// `scrollViewDidEndZooming`; the position follows without them, but the scrubber would neither
/// brighten nor hide.
///
/// The scrubber lives in the viewport: its frame is in viewport coordinates and its place always
/// follows from the content offset, both in points.
public final class ScrollViewScrubberController: ScrollViewDelegate, ScrollViewObserver {
  /// The scroll view to scrub.
  ///
  /// `nil` by default.
  ///
  /// When it is set, the scrubber shows itself once. When it is taken away, a drag of the scrubber
  /// ends, and the scroll view is as it was before.
  public var scrollView: ScrollView? {
    didSet {
      guard scrollView !== oldValue else { return }
      if let oldValue { detach(from: oldValue) }
      if let scrollView { attach(to: scrollView) }
    }
  }

  /// The view that is dragged.
  ///
  /// A red ``DotScrubberView`` by default; any view will do.
  ///
  /// It keeps its size, and along an axis it neither scrolls nor is aligned on, its place. A view
  /// whose origin is still zero takes the place of the one before. Another view shows itself once;
  /// set while a person holds the scrubber, it is held.
  public var scrubberView: any View = DotScrubberView() {
    didSet {
      guard scrubberView !== oldValue, let scrollView else { return }
      scrollView.removeOverlay(oldValue)
      if scrubberView.frame.origin == .zero { scrubberView.frame.origin = oldValue.frame.origin }
      scrollView.addOverlay(scrubberView)
      selection.finish()
      (oldValue as? any Hoverable)?.isHovered = false
      isHovered = false
      geometryChanged()
      if isScrubbing {
        unhighlightScrubberView(oldValue)
        highlightScrubberView(scrubberView)
      }
      followResizing()
      select()
    }
  }

  /// Whether the scrubber scrolls horizontally.
  ///
  /// False by default.
  public var horizontalScrubbing = false { didSet { geometryChanged() } }
  /// Whether the scrubber scrolls vertically.
  ///
  /// True by default.
  public var verticalScrubbing = true { didSet { geometryChanged() } }

  /// How many times wider than the area between the insets content must be for the scrubber to
  /// scroll horizontally.
  ///
  /// 2 by default; must be greater than 1.
  public var minimumHorizontalScrollFactor = 2.0 {
    didSet {
      Self.checkFactor(minimumHorizontalScrollFactor, "minimumHorizontalScrollFactor")
      geometryChanged()
    }
  }

  /// How many times taller than the area between the insets content must be for the scrubber to
  /// scroll vertically.
  ///
  /// 2 by default; must be greater than 1.
  public var minimumVerticalScrollFactor = 2.0 {
    didSet {
      Self.checkFactor(minimumVerticalScrollFactor, "minimumVerticalScrollFactor")
      geometryChanged()
    }
  }

  /// The least distance of the scrubber from the edges of the area between the content insets, in
  /// points.
  ///
  /// 10 on each side by default; must be finite.
  public var edgeInsets = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet {
      precondition(edgeInsets.isFinite, "edgeInsets must be finite, got \(edgeInsets)")
      geometryChanged()
    }
  }

  /// Where the scrubber sits horizontally while it does not scroll that way.
  ///
  /// None by default.
  public var horizontalAlignment = ScrubberAlignment.none { didSet { geometryChanged() } }
  /// Where the scrubber sits vertically while it does not scroll that way.
  ///
  /// None by default.
  public var verticalAlignment = ScrubberAlignment.none { didSet { geometryChanged() } }

  /// Whether the scrubber is hidden while a person zooms.
  ///
  /// True by default.
  public var hideWhileZooming = true { didSet { layOut() } }
  /// Whether a change of the content size selects the scrubber.
  ///
  /// True by default.
  public var selectOnContentSizeChange = true
  /// Whether any change of the content offset selects the scrubber, or only those that a drag of
  /// the content causes, its fling included.
  ///
  /// True by default.
  public var selectOnAnyContentOffsetChange = true

  /// Makes the view look highlighted, when a person takes hold of it.
  ///
  /// Sets `isHighlighted` of a view that has it, by default.
  public var highlightScrubberView: (any View) -> Void = { view in
    (view as? any Highlightable)?.isHighlighted = true
  }
  /// Undoes what ``highlightScrubberView`` does, when the person lets go.
  public var unhighlightScrubberView: (any View) -> Void = { view in
    (view as? any Highlightable)?.isHighlighted = false
  }
  /// Makes the view look selected, at once.
  ///
  /// Sets its alpha to 1, and `isSelected` of a view that has it, by default.
  public var selectScrubberView: (any View) -> Void = { view in
    view.alpha = 1
    (view as? any Selectable)?.isSelected = true
  }
  /// Undoes what ``selectScrubberView`` does; what it changes is animated.
  ///
  /// Sets the alpha to 0.3 by default.
  public var deselectScrubberView: (any View) -> Void = { view in
    view.alpha = 0.3
    (view as? any Selectable)?.isSelected = false
  }

  /// How long nothing must have happened before the scrubber is deselected, in seconds.
  ///
  /// 0.75 by default; less than 0 counts as 0, and what is not finite never passes.
  public var deselectDelay: TimeInterval = 0.75
  /// How long the deselection takes, in seconds.
  ///
  /// 0.5 by default; with 0 or less the scrubber changes at once, and with what is not finite it
  /// stays selected.
  public var deselectAnimationDuration: TimeInterval = 0.5
  /// How long the deselection takes when nothing has happened since the mouse left the scrubber, in
  /// seconds.
  ///
  /// 0.5 by default; otherwise as ``deselectAnimationDuration``.
  public var hoverDeselectAnimationDuration: TimeInterval = 0.5

  /// How many times further than over the content a wheel notch over the scrubber scrolls.
  ///
  /// 8 by default; 1 makes them alike.
  public var wheelFactor = 8.0

  /// Whether a person holds the scrubber, from the press to the release, moved or not.
  public var isScrubbing: Bool { hold != nil }
  /// Whether the mouse holds the scrubber, or is where a press would take hold of it.
  ///
  /// The scrubber brightens when the mouse arrives, and fades after the delay as it does otherwise.
  /// A view that is `Hoverable` is told.
  public internal(set) var isHovered = false
  /// Whether the scrubber is selected; false from the beginning of its fade.
  public var isScrubberViewSelected: Bool { selection.isSelected }

  var selection = ScrubberSelection()
  var hold: PointerHold?
  /// Where the mouse is, as far as it is over the scroll view.
  var mouse: Point?
  /// Where the scrubber is wanted along each axis; `nil` until it is known.
  var places = AxisPair<ScrubberPlace?>(both: nil)
  /// The frame that the last layout left behind; another one means that somebody has changed it.
  var placedFrame: Rect?
  var isHiddenForZoom = false
  /// Whether a change of the offset is the scrubber's own doing.
  var isMovingContent = false

  /// Creates a controller that shows nothing until it is given a scroll view.
  public init() {}

  deinit {
    if let scrollView { detach(from: scrollView) }
  }

  /// Selects the scrubber and lets it fade after the delay.
  ///
  /// While it is selected, the delay begins anew. Without a scroll view, nothing happens.
  public func flashScrubberView() {
    select()
  }

  private func attach(to scrollView: ScrollView) {
    if scrollView.delegate == nil { scrollView.delegate = self }
    scrollView.addObserver(self)
    scrollView.addOverlay(scrubberView)
    layOut()
    select()
  }

  private func detach(from old: ScrollView) {
    if old.delegate === self { old.delegate = nil }
    old.removeObserver(self)
    old.removeOverlay(scrubberView)
    selection.finish()
    isHiddenForZoom = false
    places = AxisPair(both: nil)
    placedFrame = nil
    mouse = nil
    updateHover()
    if dropHold()?.leavesContentUnsettled == true { old.comeToRest() }
  }

  func geometryChanged() {
    repin()
    layOut()
  }

  private static func checkFactor(_ factor: Double, _ property: String) {
    precondition(factor > 1, "\(property) must be greater than 1, got \(factor)")
  }
}
