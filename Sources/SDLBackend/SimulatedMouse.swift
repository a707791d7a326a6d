// A mouse that is not there: its events take the whole way that those of a real one take. For
// measurements and demonstrations; what becomes of the events it does not know.

internal import CSDL2
internal import Glibc
public import ScrollGeometry

/// A mouse whose events a program puts into SDL's queue itself.
///
/// Its presses and moves arrive with the next call of ``SDLPlatform/events(until:)``, or wake the one
/// that waits.
@MainActor
public struct SimulatedMouse {
  private let unitsPerPoint: Double

  init(unitsPerPoint: Double) {
    self.unitsPerPoint = unitsPerPoint
  }

  /// Presses the primary button at a point of the window.
  public func press(at point: Point) {
    var event = SDL_Event()
    event.type = SDL_MOUSEBUTTONDOWN.rawValue
    event.button.button = UInt8(SDL_BUTTON_LEFT)
    (event.button.x, event.button.y) = units(point)
    SDL_PushEvent(&event)
  }

  /// Moves to a point of the window, with the primary button held.
  public func drag(to point: Point) {
    var event = SDL_Event()
    event.type = SDL_MOUSEMOTION.rawValue
    event.motion.state = 1 << (UInt32(SDL_BUTTON_LEFT) - 1)
    (event.motion.x, event.motion.y) = units(point)
    SDL_PushEvent(&event)
  }

  private func units(_ point: Point) -> (Int32, Int32) {
    (
      Int32((point.x * unitsPerPoint).rounded()),
      Int32((point.y * unitsPerPoint).rounded())
    )
  }
}
