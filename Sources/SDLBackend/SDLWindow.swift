// SDL's video and one window: how they are set up and taken down, and how large the window is. It
// knows no events and draws nothing.

internal import CSDL2
internal import Glibc
import ScrollDrawing
import ScrollGeometry

/// A window of SDL.
@MainActor
final class SDLWindow {
  /// The size below which the window cannot be made, in points.
  private static let minimumSize = Size(width: 160, height: 120)

  /// SDL's drivers for desktops, each with the variable of the environment that names its display,
  /// in the order in which they are tried.
  private static let drivers = [("x11", "DISPLAY"), ("wayland", "WAYLAND_DISPLAY")]

  /// The window, for SDL's functions.
  let handle: OpaquePointer

  private let wantedScale: Double?
  private var displayScale = 1.0
  private var sharing: XSharing?
  private var sharedPicture: SharedPicture?
  private let standIn = StandIn()
  private var cursors: [SDL_SystemCursor.RawValue: OpaquePointer] = [:]

  /// Starts SDL's video and opens a window.
  ///
  /// - Parameters:
  ///   - title: What the window's frame shows.
  ///   - size: The size of the inside, in points; a window manager may choose another.
  ///   - scale: Pixels per point, or `nil` for the display's.
  /// - Throws: The call that failed; without a display, a reason that says so.
  init(title: String, size: Size, scale: Double?) throws(SDLError) {
    try Self.startVideo()
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    let anywhere = Int32(bitPattern: SDL_WINDOWPOS_UNDEFINED_MASK)
    let units = scale ?? 1
    guard
      let handle = SDL_CreateWindow(
        title,
        anywhere,
        anywhere,
        Self.pixels(size.width * units),
        Self.pixels(size.height * units),
        flags | SDL_WINDOW_HIDDEN.rawValue
      )
    else {
      let error = SDLError("SDL_CreateWindow")
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw error
    }
    self.handle = handle
    wantedScale = scale
    displayScale = DisplayScale.ofX11(handle) ?? 1
    sharing = XSharing(handle)
    settle(size)
    SDL_ShowWindow(handle)
  }

  isolated deinit {
    for cursor in cursors.values { SDL_FreeCursor(cursor) }
    sharedPicture = nil
    sharing = nil
    SDL_DestroyWindow(handle)
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  /// The window as it is now; it changes with any event, so it is asked anew each time.
  var space: WindowSpace {
    var units = (width: Int32(0), height: Int32(0))
    let pixels = pixels
    SDL_GetWindowSize(handle, &units.width, &units.height)
    let ratio = units.width > 0 ? Double(pixels.width) / Double(units.width) : 1
    let scale = wantedScale ?? (ratio == 1 ? displayScale : ratio)
    return WindowSpace(
      size: Size(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale),
      scale: scale,
      unitsPerPoint: scale / ratio
    )
  }

  /// The memory for the window's next frame.
  ///
  /// - Throws: SDL's reason, if there is none.
  func picture() throws(SDLError) -> any WindowPicture {
    if let sharing {
      let size = pixels
      if let sharedPicture, sharedPicture.size == size { return sharedPicture }
      sharedPicture = nil
      sharedPicture = SharedPicture(size: size, on: sharing)
      if let sharedPicture { return sharedPicture }
      // From here on the window is SDL's to draw into.
      self.sharing = nil
    }
    return try WindowSurface(of: handle, standIn: standIn)
  }

  /// Fills the screen at the resolution it has, or goes back to the size from before.
  func setFullScreen(_ isFull: Bool) {
    SDL_SetWindowFullscreen(handle, isFull ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
  }

  /// Shows one of the system's cursors, made when it is first needed.
  func show(_ cursor: SDL_SystemCursor) {
    let known = cursors[cursor.rawValue] ?? SDL_CreateSystemCursor(cursor)
    guard let known else { return }
    cursors[cursor.rawValue] = known
    SDL_SetCursor(known)
  }

  /// Changes what the window's frame shows.
  func setTitle(_ title: String) {
    SDL_SetWindowTitle(handle, title)
  }

  /// Gives the window a picture of its own; a system that shows none does nothing.
  ///
  /// - Parameters:
  ///   - size: The extents.
  ///   - pixels: As many as the size has, 0xAARRGGBB.
  func setIcon(size: PixelSize, pixels: [UInt32]) {
    var pixels = pixels
    pixels.withUnsafeMutableBytes { bytes in
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        bytes.baseAddress,
        Int32(size.width),
        Int32(size.height),
        Int32(MemoryLayout<UInt32>.size * 8),
        Int32(size.width * MemoryLayout<UInt32>.stride),
        SDL_PIXELFORMAT_ARGB8888.rawValue
      )
      guard let surface else { return }
      SDL_SetWindowIcon(handle, surface)
      SDL_FreeSurface(surface)
    }
  }

  /// Gives the window its size again, now that its scale is known.
  func settle(_ size: Size) {
    let factor = space.unitsPerPoint
    let wanted = (Self.pixels(size.width * factor), Self.pixels(size.height * factor))
    var actual = (Int32(0), Int32(0))
    SDL_GetWindowSize(handle, &actual.0, &actual.1)
    if actual != wanted { SDL_SetWindowSize(handle, wanted.0, wanted.1) }
    SDL_SetWindowMinimumSize(
      handle,
      Self.pixels(min(Self.minimumSize.width, size.width) * factor),
      Self.pixels(min(Self.minimumSize.height, size.height) * factor)
    )
  }

  private var pixels: PixelSize {
    var (width, height) = (Int32(0), Int32(0))
    SDL_GetWindowSizeInPixels(handle, &width, &height)
    return PixelSize(width: Int(width), height: Int(height))
  }

  private static func pixels(_ length: Double) -> Int32 {
    Int32(max(1, min(length.rounded(), 16384)))
  }

  /// Initialises video alone, with what a desktop program wants instead of what a game wants.
  private static func startVideo() throws(SDLError) {
    // Xlib puts titles into the person's encoding; without one, titles beyond ASCII are garbled.
    setlocale(LC_CTYPE, "")
    SDL_SetMainReady()
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    try chooseDrivers()
    XErrors.passOverLostMessages()
    guard initializeVideo() == 0 else {
      let reason = String(cString: SDL_GetError())
      throw SDLError("SDL_InitSubSystem", reason: "cannot open the display: \(reason)")
    }
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) }
    // Left alone, SDL would send the surface through OpenGL: 6 ms a frame instead of 0.05. Other
    // drivers have no native framebuffer to fall back on.
    if driver == "x11" { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
    // Text input starts switched on, and with it the input methods.
    SDL_StopTextInput()
  }

  /// Initialises SDL's video without the table of composed characters.
  ///
  /// Xlib reads it for the text that SDL could deliver, and nobody asks for text here: measured, it
  /// is half of the instructions up to the first frame, and 0.4 MB that are never looked at.
  private static func initializeVideo() -> Int32 {
    let variable = "XCOMPOSEFILE"
    guard getenv(variable) == nil else { return SDL_InitSubSystem(SDL_INIT_VIDEO) }
    setenv(variable, "/dev/null", 1)
    defer { unsetenv(variable) }
    return SDL_InitSubSystem(SDL_INIT_VIDEO)
  }

  /// Names the drivers that have a display, unless the person has named one.
  ///
  /// Without a display SDL would try all it has, print what the Wayland library thinks of that, and
  /// end with a driver that shows nothing, as if all were well.
  private static func chooseDrivers() throws(SDLError) {
    if let chosen = SDL_GetHint(SDL_HINT_VIDEODRIVER), chosen.pointee != 0 { return }
    let present = drivers.filter { _, variable in getenv(variable).map { $0.pointee != 0 } ?? false
    }
    guard !present.isEmpty else {
      let names = drivers.map(\.1).joined(separator: " or ")
      throw SDLError("SDL_InitSubSystem", reason: "no display; \(names) must name one")
    }
    SDL_SetHint(SDL_HINT_VIDEODRIVER, present.map(\.0).joined(separator: ","))
  }
}
