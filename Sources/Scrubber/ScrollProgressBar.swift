// A bar beside a scroll view that shows how far its content is, and whose knob scrolls it. It knows
// the scroll view but not who shows the bar.

public import ScrollDrawing
public import ScrollGeometry
public import ScrollPhysics
public import ScrollUI

/// A slim track with a knob on it, outside the scroll view it belongs to.
///
/// The whole frame is the track. The knob stands at the same fraction of it as the content offset of
/// its range, content insets included, and glides there after each scroll. Content that cannot move
/// leaves the knob at the start, where it cannot be dragged; the bar is never hidden by itself.
///
/// ```swift
/// let bar = ScrollProgressBar()
/// bar.frame = Rect(x: 15, y: 417, width: 345, height: 8)
/// bar.scrollView = scrollView
/// ```
///
/// Whoever shows the bar draws it, and hands it events with ``handle(_:)``. Its time is that of the
/// scroll view's frames.
public final class ScrollProgressBar: View, ScrollViewObserver {
  /// The track, in the coordinates of whoever shows the bar, in points.
  ///
  /// 8 points high and without width by default; must be finite.
  public var frame = Rect(x: 0, y: 0, width: 0, height: 8) {
    didSet {
      precondition(frame.isFinite, "frame must be finite, got \(frame)")
      if frame.size != oldValue.size { layoutChanged() }
    }
  }

  public var alpha = 1.0
  public var isHidden = false

  /// The scroll view whose content the bar shows.
  ///
  /// `nil` by default. A drag of the knob ends when it is exchanged.
  public var scrollView: ScrollView? {
    didSet {
      guard scrollView !== oldValue else { return }
      if let oldValue {
        endHold(on: oldValue)
        oldValue.removeObserver(self)
      }
      scrollView?.addObserver(self)
      layoutChanged()
    }
  }

  /// The direction in which the bar lies and scrolls.
  ///
  /// Horizontal by default. A drag of the knob ends when it is changed.
  public var axis = Axis.horizontal {
    didSet {
      guard axis != oldValue else { return }
      if let scrollView { endHold(on: scrollView) }
      layoutChanged()
    }
  }

  /// The length of the knob along the bar, in points.
  ///
  /// 40 by default; must be finite and not negative.
  public var knobLength = 40.0 {
    didSet {
      precondition(
        knobLength >= 0 && knobLength.isFinite,
        "knobLength must be finite and not negative, got \(knobLength)"
      )
      layoutChanged()
    }
  }

  /// The thickness of the knob across the bar, in points, 7 by default.
  public var knobThickness = 7.0
  /// The radius of the knob's corners, in points, 3.5 by default.
  public var knobCornerRadius = 3.5
  /// The colour of the knob, a light blue by default.
  public var knobColor = Color(red: 0.12, green: 0.72, blue: 0.88)
  /// The radius of the track's corners, in points, 4 by default.
  public var trackCornerRadius = 4.0
  /// The colour of the track, a light grey by default.
  public var trackColor = Color(red: 0.91, green: 0.91, blue: 0.91)

  /// How long the knob takes to where it belongs, in seconds.
  ///
  /// 0.5 by default. With 0 or less, with what is not finite, and where motion is reduced, the knob is
  /// there at once.
  public var animationDuration: TimeInterval = 0.5

  /// Whether a person drags the knob.
  public var isDragging: Bool { hold?.isDragging ?? false }

  var hold: PointerHold?
  var glide = KnobGlide()
  /// Whether a change of the offset is the knob's own doing.
  var isMovingContent = false

  /// Creates a bar that belongs to no scroll view.
  public init() {}

  /// Where the knob is, in the bar's own coordinates.
  public var knobFrame: Rect {
    var knob = Rect.zero
    knob.origin[axis] = glide.position
    knob.size[axis] = knobLength
    knob.origin[axis.other] = (frame.size[axis.other] - knobThickness) / 2
    knob.size[axis.other] = knobThickness
    return knob
  }

  public func draw(into list: inout DisplayList) {
    let bounds = Rect(origin: .zero, size: frame.size)
    list.fillRoundedRect(bounds, radius: trackCornerRadius, trackColor)
    list.fillRoundedRect(knobFrame, radius: knobCornerRadius, knobColor)
  }

  // MARK: ScrollViewObserver

  public func scrollView(_ scrollView: ScrollView, didChange changes: LayoutChanges) {
    guard scrollView === self.scrollView else { return }
    guard !changes.contains(.frame) else { return layoutChanged() }
    guard hold == nil else { return followContent(changes, of: scrollView) }
    let target = track(of: scrollView).position(for: scrollView.contentOffset[axis])
    glide.go(to: target, in: glideDuration(in: scrollView), at: scrollView.time)
  }

  public func scrollView(_ scrollView: ScrollView, advanceTo time: Timestamp) -> FrameDemand {
    scrollView === self.scrollView && glide.advance(to: time) ? .next : .none
  }

  // MARK: For the extension

  /// The track of the knob's leading edge, in the bar's own coordinates.
  func track(of scrollView: ScrollView) -> ScrubberTrack {
    ScrubberTrack(
      offsets: scrollView.contentOffsetRange(along: axis),
      positions: 0...max(0, frame.size[axis] - knobLength)
    )
  }

  func glideDuration(in scrollView: ScrollView) -> TimeInterval {
    animationDuration.isFinite && !scrollView.behavior.reducesMotion ? animationDuration : 0
  }

  /// Puts the knob where it belongs, at once: a change of layout is no scroll.
  private func layoutChanged() {
    guard let scrollView else { return glide.stop(at: 0) }
    guard hold == nil else { return followContent(.frame, of: scrollView) }
    glide.stop(at: track(of: scrollView).position(for: scrollView.contentOffset[axis]))
  }
}
