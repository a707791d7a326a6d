// What a scroll machine reports to its owner: which calls are due, and what the state flags are
// while each of them runs.

public import ScrollGeometry

/// The state flags of a scroll view at one moment, with UIKit's meanings.
public struct ScrollFlags: Hashable, Sendable {
  /// A pointer is down on the view; dragging may not have begun.
  public var isTracking = false
  /// The pointer moves the content.
  public var isDragging = false
  /// The pointer is up and the content still moves; stays set while a pointer holds a caught fling.
  public var isDecelerating = false
  /// A gesture changes the zoom scale.
  public var isZooming = false
  /// The zoom scale is on its way back to a limit.
  public var isZoomBouncing = false
}

/// One thing that happened and is to be told to the delegate.
public struct ScrollChange: Hashable, Sendable {
  /// The things that can happen.
  public enum Kind: Hashable, Sendable {
    /// The offset has another value.
    case didScroll
    /// The pointer begins to move the content.
    case willBeginDragging
    /// The pointer lets go; the owner must ask its delegate for the target and then call
    /// ``ScrollMachine/completeRelease(target:at:)``.
    case willEndDragging(velocity: Vector, target: Point)
    /// The pointer has let go.
    case didEndDragging(willDecelerate: Bool)
    /// The content begins to move by itself after a drag.
    case willBeginDecelerating
    /// The content has come to rest, or was stopped.
    case didEndDecelerating
    /// An animated scroll has ended, or was stopped.
    case didEndScrollingAnimation
    /// A zoom begins.
    case willBeginZooming
    /// The zoom scale has another value.
    case didZoom
    /// A zoom has ended at a scale.
    case didEndZooming(scale: Double)
  }

  /// What happened, with what the delegate is told about it.
  public let kind: Kind
  /// The flags as they are to be seen from the delegate call.
  public let flags: ScrollFlags
}
