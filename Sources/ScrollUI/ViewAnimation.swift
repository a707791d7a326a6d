// An animation of whatever a block changes about a view, as a function of time.

import ScrollGeometry
public import ScrollPhysics

/// The way of a view from how it looked before a block ran to how it looks after.
///
/// ``View/alpha`` and the size of ``View/frame`` are animated; other properties that the block sets
/// change at once. The place of the frame is left to whoever lays the view out.
public struct ViewAnimation {
  private let startAlpha: Double
  private let endAlpha: Double
  private let startSize: Size
  private let endSize: Size
  private let start: Timestamp
  private let duration: TimeInterval

  /// Runs the block and puts the view back to where the animation begins.
  ///
  /// - Parameters:
  ///   - view: The view to animate.
  ///   - start: When the animation begins.
  ///   - duration: The seconds it takes; with 0 or less the view is at the end at once.
  ///   - change: What to change about the view.
  public init(
    of view: any View,
    start: Timestamp,
    duration: TimeInterval,
    change: (any View) -> Void
  ) {
    startAlpha = view.alpha
    startSize = view.frame.size
    change(view)
    endAlpha = view.alpha
    endSize = view.frame.size
    self.start = start
    self.duration = duration
  }

  /// Gives the view the look it has at a time.
  ///
  /// - Returns: Whether the animation is over.
  public func apply(to view: any View, at time: Timestamp) -> Bool {
    let elapsed = time - start
    guard duration > 0, elapsed < duration else {
      view.alpha = endAlpha
      setSize(endSize, of: view)
      return true
    }
    let fraction = max(0, elapsed / duration)
    // Ease in and out, UIKit's default curve.
    let eased = fraction * fraction * (3 - 2 * fraction)
    view.alpha = startAlpha + (endAlpha - startAlpha) * eased
    setSize(
      Size(
        width: startSize.width + (endSize.width - startSize.width) * eased,
        height: startSize.height + (endSize.height - startSize.height) * eased
      ),
      of: view
    )
    return false
  }

  private func setSize(_ size: Size, of view: any View) {
    guard view.frame.size != size else { return }
    view.frame.size = size
  }
}
