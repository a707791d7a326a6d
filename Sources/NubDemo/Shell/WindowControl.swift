// What the shell may ask of the window it fills. A real window does it; without a display there is
// little to do.

import ScrollGeometry
import SDLBackend

/// A window that can be told how to be.
protocol WindowControl: AnyObject {
  /// Asks for another size of the inside, in points; the size it gets comes as an event.
  func setSize(_ size: Size)

  /// Fills the screen, or goes back to the size from before.
  func setFullScreen(_ isFull: Bool)

  /// Shows a hand instead of the arrow while the mouse is over what can be pressed or taken.
  func setCursor(isHand: Bool)
}

extension SDLPlatform: @MainActor WindowControl {
  func setSize(_ size: Size) { resize(to: size) }

  func setCursor(isHand: Bool) { setCursor(isHand ? .hand : .arrow) }
}

extension HeadlessPlatform: WindowControl {
  func setFullScreen(_ isFull: Bool) {}

  func setCursor(isHand: Bool) {}
}
