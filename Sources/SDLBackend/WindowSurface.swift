// A window's picture as SDL keeps it, lent for drawing. The only file that makes spans of SDL's
// pointers; it knows nothing of what is drawn.

internal import CSDL2
import ScrollDrawing

/// Memory with plain pixels, kept from frame to frame for a surface with another kind.
@MainActor
final class StandIn {
  fileprivate var pixels = PixelBuffer(size: PixelSize(width: 0, height: 0))
}

/// SDL's surface of a window for one frame, on systems that share no memory with us.
@MainActor
struct WindowSurface: WindowPicture {
  let wraps = false
  private let window: OpaquePointer
  private let surface: UnsafeMutablePointer<SDL_Surface>
  private let standIn: StandIn

  /// The formats that are drawn into directly: 0x00RRGGBB, whatever the highest byte is for.
  private static let direct = [
    SDL_PIXELFORMAT_XRGB8888.rawValue, SDL_PIXELFORMAT_ARGB8888.rawValue,
  ]

  /// What a surface is marked with that has been drawn into.
  private static var mark: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: 1) }

  /// Gets the window's surface as it is now.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - standIn: What a display with another kind of pixels is drawn for in; what changed is then
  ///     converted.
  /// - Throws: SDL's reason, if the window has none.
  init(of window: OpaquePointer, standIn: StandIn) throws(SDLError) {
    guard let surface = SDL_GetWindowSurface(window) else {
      throw SDLError("SDL_GetWindowSurface")
    }
    self.window = window
    self.surface = surface
    self.standIn = standIn
  }

  var size: PixelSize {
    PixelSize(width: Int(surface.pointee.w), height: Int(surface.pointee.h))
  }

  /// Whether nothing of ours is in the surface yet; says so once.
  ///
  /// After a resize SDL makes another surface, often at the same address, so pointers tell nothing.
  /// The field for the program's own use does: SDL leaves it empty in a new surface.
  func takeNewness() -> Bool {
    let isNew = surface.pointee.userdata != Self.mark
    surface.pointee.userdata = Self.mark
    return isNew
  }

  func draw(
    _ draw: (inout MutableSpan<UInt32>, _ stride: Int) -> [PixelRect]
  ) -> [PixelRect] {
    let locks = surface.pointee.flags & UInt32(SDL_RLEACCEL) != 0
    if locks { SDL_LockSurface(surface) }
    defer { if locks { SDL_UnlockSurface(surface) } }
    guard let pixels = surface.pointee.pixels, let format = surface.pointee.format else {
      return []
    }
    if Self.direct.contains(format.pointee.format) {
      let stride = Int(surface.pointee.pitch) / MemoryLayout<UInt32>.stride
      let count = stride * size.height
      let words = pixels.bindMemory(to: UInt32.self, capacity: count)
      let buffer = UnsafeMutableBufferPointer(start: words, count: count)
      var span = buffer.mutableSpan
      return draw(&span, stride)
    }
    if standIn.pixels.size != size { standIn.pixels = PixelBuffer(size: size) }
    let damage = standIn.pixels.withMutableSpan { draw(&$0, size.width) }
    convert(damage, of: standIn.pixels, to: format.pointee.format, at: pixels)
    return damage
  }

  /// Shows rectangles of the surface in the window.
  ///
  /// - Throws: SDL's reason, usually that an event has made the surface invalid.
  func present(_ damage: [PixelRect], firstRow: Int) throws(SDLError) {
    let rects = damage.map {
      SDL_Rect(x: Int32($0.x), y: Int32($0.y), w: Int32($0.width), h: Int32($0.height))
    }
    guard SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count)) == 0 else {
      throw SDLError("SDL_UpdateWindowSurfaceRects")
    }
  }

  private func convert(
    _ damage: [PixelRect],
    of source: PixelBuffer,
    to format: UInt32,
    at pixels: UnsafeMutableRawPointer
  ) {
    let bytes = Int(surface.pointee.format.pointee.BytesPerPixel)
    let pitch = Int(surface.pointee.pitch)
    source.pixels.withUnsafeBufferPointer { words in
      for rect in damage {
        SDL_ConvertPixels(
          Int32(rect.width),
          Int32(rect.height),
          SDL_PIXELFORMAT_XRGB8888.rawValue,
          words.baseAddress.map { $0 + rect.y * source.size.width + rect.x },
          Int32(source.size.width * MemoryLayout<UInt32>.stride),
          format,
          pixels + rect.y * pitch + rect.x * bytes,
          surface.pointee.pitch
        )
      }
    }
  }
}
