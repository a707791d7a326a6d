// A window as X11 knows it. Asks SDL for it and knows nothing of what is done with it.

internal import CSDL2

/// What Xlib calls a window by.
struct XWindow {
  /// SDL's connection to the X server.
  let display: OpaquePointer
  let id: Window

  /// Asks SDL; the window may be one of another system.
  init?(_ window: OpaquePointer) {
    var system = SDL_SysWMinfo()
    SDL_GetVersion(&system.version)
    guard SDL_GetWindowWMInfo(window, &system) == SDL_TRUE, system.subsystem == SDL_SYSWM_X11,
      let display = system.info.x11.display
    else { return nil }
    self.display = display
    id = system.info.x11.window
  }
}
