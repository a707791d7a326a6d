// The window as the frame loop's platform: it waits for events and shows frames. How events are
// understood and how pixels are drawn is elsewhere.

internal import CSDL2
public import ScrollDrawing
public import ScrollGeometry
public import ScrollPhysics
public import ScrollUI

/// A window on the desktop, by SDL.
///
/// All of it is used on the main thread, as SDL demands. SIGINT and SIGTERM arrive as a wish to
/// close. If the X server goes away, Xlib says so on standard error and ends the program with
/// status 1; nothing can be shown or asked any more at that point.
@MainActor
public final class SDLPlatform: @MainActor Platform {
  /// The shapes of the mouse's cursor.
  public enum Cursor: Hashable, Sendable {
    /// The usual arrow.
    case arrow
    /// The hand over something that can be clicked or taken.
    case hand
  }

  /// The last stretch before a deadline, in seconds, that is slept through instead of waited for.
  ///
  /// SDL waits in whole milliseconds and may be late by one. At 60 frames a second this makes the
  /// spread of frame times 0.53 ms instead of 0.67.
  private static let preciseStretch: TimeInterval = 0.002
  private static let millisecond: TimeInterval = 0.001

  private let window: SDLWindow
  private var translator: EventTranslator
  private var renderer = FrameRenderer()
  /// The event that ended a wait, which the next drain begins with.
  private var awaited: SDL_Event?
  /// The modifier keys as they were when the last event was queued that was taken out.
  ///
  /// SDL's own answer is that after all keys in its queue, also those that came later than an event.
  private var modifiers: Modifiers = []
  /// Whether the window shows nothing of the picture, although that is still right.
  private var isUncovered = true
  /// Whether the last frame was not shown, so that the loop is asked to draw it again.
  private var hasFailed = false
  private var cursor = Cursor.arrow

  /// Opens a window.
  ///
  /// - Parameters:
  ///   - title: What the window's frame shows.
  ///   - size: The size of the inside, in points; a window manager may choose another, which then
  ///     comes as an event.
  ///   - scale: Pixels per point, or `nil` for the display's: that of Wayland, or `Xft.dpi` / 96.
  /// - Throws: What failed; without a display, a reason that says so. The drivers of SDL that show
  ///   nothing are used only if `SDL_VIDEODRIVER` names one.
  public init(title: String, size: Size, scale: Double? = nil) throws(SDLError) {
    window = try SDLWindow(title: title, size: size, scale: scale)
    translator = EventTranslator(space: window.space)
  }

  /// The size of the inside of the window now, in points.
  public var size: Size { window.space.size }

  /// Device pixels per point now; another display may have another number, which comes as an event.
  public var scale: Double { window.space.scale }

  public var now: Timestamp { SystemClock.now }

  /// Changes the text in the window's title bar.
  public func setTitle(_ title: String) {
    window.setTitle(title)
  }

  /// Gives the window the picture that desktops show for it.
  ///
  /// - Parameters:
  ///   - size: The extents, in pixels.
  ///   - pixels: The picture row by row from the top, as many pixels as the size has, each 0xAARRGGBB
  ///     with colours that are not multiplied by the opacity.
  public func setIcon(size: PixelSize, pixels: [UInt32]) {
    precondition(
      size.width > 0 && size.height > 0 && pixels.count == size.width * size.height,
      "\(pixels.count) pixels for an icon of \(size)"
    )
    window.setIcon(size: size, pixels: pixels)
  }

  /// Asks for another size of the inside, in points; the size it gets comes as an event.
  public func resize(to size: Size) {
    window.settle(size)
  }

  /// Fills the screen with the window, without changing the display's mode, or ends that; the size
  /// it gets comes as an event.
  public func setFullScreen(_ isFull: Bool) {
    window.setFullScreen(isFull)
  }

  /// Changes the shape of the mouse's cursor over the window.
  public func setCursor(_ cursor: Cursor) {
    guard cursor != self.cursor else { return }
    self.cursor = cursor
    window.show(cursor == .hand ? SDL_SYSTEM_CURSOR_HAND : SDL_SYSTEM_CURSOR_ARROW)
  }

  /// Puts an event of the program's own among the others, from any thread: the loop wakes up and hands
  /// it on as `PlatformEvent.program`.
  ///
  /// Of many such events before the loop gets to them, SDL may leave out some when its queue is full.
  public nonisolated static func wake(_ number: Int32) {
    var event = SDL_Event()
    event.type = SDL_USEREVENT.rawValue
    event.user.code = number
    SDL_PushEvent(&event)
  }

  /// A mouse over the window for a program to move.
  public var simulatedMouse: SimulatedMouse {
    SimulatedMouse(unitsPerPoint: window.space.unitsPerPoint)
  }

  public func events(until deadline: Timestamp?) -> [PlatformEvent] {
    while true {
      let events = drain()
      if !events.isEmpty { return events }
      if let deadline, now >= deadline { return [] }
      if !waits(until: deadline) { return drain() }
    }
  }

  /// Draws and shows one frame: what changed, or everything if the window lost its picture.
  ///
  /// If SDL refuses the frame, the next call of ``events(until:)`` says that the window is exposed,
  /// and the frame after it is drawn in full.
  public func present(_ draw: (inout DisplayList) -> Void) {
    do throws(SDLError) {
      try show(draw)
      hasFailed = false
    } catch {
      renderer.invalidate()
      // A second failure in a row is not asked about again, so that the loop cannot spin.
      if !hasFailed { pushExposure() }
      hasFailed = true
    }
  }

  private func show(_ draw: (inout DisplayList) -> Void) throws(SDLError) {
    let picture = try window.picture()
    if picture.takeNewness() {
      renderer.invalidate()
      isUncovered = true
    }
    let size = picture.size
    let scale = window.space.scale
    var damage = picture.draw { pixels, stride in
      renderer.render(
        size: size,
        scale: scale,
        stride: stride,
        wraps: picture.wraps,
        into: &pixels,
        draw: draw
      )
    }
    if isUncovered { damage = [PixelRect(x: 0, y: 0, width: size.width, height: size.height)] }
    guard !damage.isEmpty else { return }
    try picture.present(damage, firstRow: renderer.firstRow)
    isUncovered = false
  }

  /// Takes everything out of SDL's queue.
  private func drain() -> [PlatformEvent] {
    var raw: [RawEvent] = []
    var event = SDL_Event()
    if let awaited {
      self.awaited = nil
      take(awaited, into: &raw)
    }
    while SDL_PollEvent(&event) == 1 { take(event, into: &raw) }
    modifiers = Modifiers(keymod: SDL_GetModState().rawValue)
    guard !raw.isEmpty else { return [] }
    var held: RawEvent.Buttons?
    let context = DrainContext(now: now, ticks: SDL_GetTicks(), space: window.space) {
      let known = held ?? RawEvent.Buttons(rawValue: SDL_GetGlobalMouseState(nil, nil))
      held = known
      return known
    }
    return translator.translate(raw, in: context)
  }

  private func take(_ event: SDL_Event, into raw: inout [RawEvent]) {
    modifiers.follow(event)
    guard let event = RawEvent(event, modifiers: modifiers) else { return }
    if event.kind == .exposed { isUncovered = true }
    raw.append(event)
  }

  /// Waits for an event, with no wake-ups in between.
  ///
  /// - Returns: Whether to go on waiting if the event turns out to mean nothing; `false` when the
  ///   deadline has come.
  private func waits(until deadline: Timestamp?) -> Bool {
    var event = SDL_Event()
    guard let deadline else {
      if SDL_WaitEvent(&event) == 1 { awaited = event }
      return true
    }
    let rest = deadline - now
    guard rest > Self.preciseStretch else {
      SystemClock.sleep(until: deadline)
      return false
    }
    let longest = TimeInterval(Int32.max) * Self.millisecond
    let wait = min(rest - Self.millisecond, longest)
    if SDL_WaitEventTimeout(&event, Int32(wait / Self.millisecond)) == 1 { awaited = event }
    return true
  }

  private func pushExposure() {
    var event = SDL_Event()
    event.type = SDL_WINDOWEVENT.rawValue
    event.window.event = UInt8(SDL_WINDOWEVENT_EXPOSED.rawValue)
    SDL_PushEvent(&event)
  }
}
