// Who is told what a scroll view does: the delegate, with UIKit's calls in UIKit's order, and
// observers, who follow its geometry, its time and the pointers over it.

public import ScrollGeometry
public import ScrollPhysics

/// An object that is told when the content of a scroll view moves, and may say where it stops.
///
/// The order of the calls of a drag with a fling is: `willBeginDragging`, `didScroll` any number of
/// times, `willEndDragging`, `didEndDragging(willDecelerate: true)`, `willBeginDecelerating`,
/// `didScroll` any number of times, `didEndDecelerating`. A fling that a press catches ends after
/// the release of that press: `willBeginDragging`, ..., `didEndDragging`, `didEndDecelerating`.
/// Begin and end are always paired. All methods have empty defaults.
///
/// A delegate may change the scroll view from inside any call. What follows from the change is told
/// after the call has returned, never from inside it.
public protocol ScrollViewDelegate: AnyObject {
  /// The content offset has another value, for whatever reason.
  func scrollViewDidScroll(_ scrollView: ScrollView)

  /// A pointer begins to move the content.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)

  /// The pointer lets go.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: The velocity the content is released with, in points per second (UIKit: points
  ///     per millisecond), with the sign of the offset's motion.
  ///   - targetContentOffset: Where the content will come to rest; another value makes it rest
  ///     there, or at the nearest legal offset.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView,
    withVelocity velocity: Vector,
    targetContentOffset: inout Point
  )

  /// The pointer has let go; `decelerate` tells whether the content goes on by itself.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)

  /// The content begins to move by itself after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)

  /// The content that moved by itself after a drag has come to rest or was stopped.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)

  /// An animated scroll that a program asked for has ended, or something else took over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)

  /// A zoom begins. The view is `nil`, as content need not be a view.
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: (any View)?)

  /// The zoom scale has another value.
  func scrollViewDidZoom(_ scrollView: ScrollView)

  /// A zoom that `willBeginZooming` announced has ended at a scale.
  func scrollViewDidEndZooming(
    _ scrollView: ScrollView,
    with view: (any View)?,
    atScale scale: Double
  )
}

extension ScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView,
    withVelocity velocity: Vector,
    targetContentOffset: inout Point
  ) {}
  public func scrollViewDidEndDragging(
    _ scrollView: ScrollView,
    willDecelerate decelerate: Bool
  ) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: (any View)?) {}
  public func scrollViewDidZoom(_ scrollView: ScrollView) {}
  public func scrollViewDidEndZooming(
    _ scrollView: ScrollView,
    with view: (any View)?,
    atScale scale: Double
  ) {}
}

/// What of a scroll view's layout has changed.
public struct LayoutChanges: OptionSet, Hashable, Sendable {
  /// The bits of the changes.
  public let rawValue: Int

  /// Creates the set with the given bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The frame has another place or size.
  public static let frame = LayoutChanges(rawValue: 1)
  /// The content has another size, by itself or through the zoom scale.
  public static let contentSize = LayoutChanges(rawValue: 2)
  /// The content insets have other values.
  public static let contentInset = LayoutChanges(rawValue: 4)
  /// The content offset has another value, for whatever reason.
  public static let contentOffset = LayoutChanges(rawValue: 8)
}

/// An object that follows a scroll view closely: its layout, its time, and pointers over it.
///
/// Controllers that put something over the content are observers. Any number may observe one
/// scroll view, beside its delegate. All methods have defaults that do nothing.
public protocol ScrollViewObserver: AnyObject {
  /// The layout has changed; the scroll view is already in its new state. Called before the
  /// delegate's `scrollViewDidScroll`, and not for what the observer itself changes from inside this
  /// call.
  func scrollView(_ scrollView: ScrollView, didChange changes: LayoutChanges)

  /// Offers an event before the scroll view looks at it; the observer added last is asked first.
  ///
  /// - Returns: Whether the observer takes it. With a press of the main button, it takes the
  ///   pointer: moves, release and cancellation of that pointer come to it alone.
  func scrollView(_ scrollView: ScrollView, take event: InputEvent) -> Bool

  /// Time has passed.
  ///
  /// - Returns: When the observer wants to be called again at the latest.
  func scrollView(_ scrollView: ScrollView, advanceTo time: Timestamp) -> FrameDemand
}

extension ScrollViewObserver {
  public func scrollView(_ scrollView: ScrollView, didChange changes: LayoutChanges) {}
  public func scrollView(_ scrollView: ScrollView, take event: InputEvent) -> Bool { false }
  public func scrollView(_ scrollView: ScrollView, advanceTo time: Timestamp) -> FrameDemand {
    .none
  }
}
