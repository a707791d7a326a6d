// How a window of X11 is given pictures in memory that the X server reads by itself: the functions
// for it, found in what SDL has loaded. Knows no frames.

internal import CSDL2
import ScrollDrawing

/// Xlib's description of a picture.
typealias SharedImage = UnsafeMutablePointer<XImage>

/// Xlib's description of a segment of shared memory.
typealias SharedSegment = UnsafeMutablePointer<XShmSegmentInfo>

/// The functions of Xlib and of its extension for shared memory, as their headers declare them.
struct XSharingFunctions {
  let queryExtension: @convention(c) (OpaquePointer) -> Int32
  let windowAttributes:
    @convention(c) (OpaquePointer, Window, UnsafeMutablePointer<XWindowAttributes>) -> Int32
  let createContext: @convention(c) (OpaquePointer, Drawable, UInt, OpaquePointer?) -> GC?
  let freeContext: @convention(c) (OpaquePointer, GC) -> Int32
  let createImage:
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<Visual>?, UInt32, Int32, UnsafeMutablePointer<CChar>?,
      SharedSegment, UInt32, UInt32
    ) -> SharedImage?
  let attach: @convention(c) (OpaquePointer, SharedSegment) -> Int32
  let detach: @convention(c) (OpaquePointer, SharedSegment) -> Int32
  let put:
    @convention(c) (
      OpaquePointer, Drawable, GC, SharedImage, Int32, Int32, Int32, Int32, UInt32, UInt32, Int32
    ) -> Int32
  let sync: @convention(c) (OpaquePointer, Int32) -> Int32

  /// - Throws: The loader's reason, if a library is not there.
  init() throws(SDLError) {
    let xlib = try LoadedLibrary("libX11.so.6")
    let extensions = try LoadedLibrary("libXext.so.6")
    queryExtension = try extensions.function("XShmQueryExtension")
    windowAttributes = try xlib.function("XGetWindowAttributes")
    createContext = try xlib.function("XCreateGC")
    freeContext = try xlib.function("XFreeGC")
    createImage = try extensions.function("XShmCreateImage")
    attach = try extensions.function("XShmAttach")
    detach = try extensions.function("XShmDetach")
    put = try extensions.function("XShmPutImage")
    sync = try xlib.function("XSync")
  }
}

/// A window that can be given pictures in shared memory.
@MainActor
final class XSharing {
  let functions: XSharingFunctions
  let window: XWindow
  let context: GC
  private let visual: UnsafeMutablePointer<Visual>?
  private let depth: Int32

  /// Finds out whether a window can have such pictures; `nil` if it is not one of X11, or its server
  /// has no such extension.
  init?(_ window: OpaquePointer) {
    guard let window = XWindow(window), let functions = try? XSharingFunctions(),
      functions.queryExtension(window.display) != 0
    else { return nil }
    var attributes = XWindowAttributes()
    guard functions.windowAttributes(window.display, window.id, &attributes) != 0,
      let context = functions.createContext(window.display, window.id, 0, nil)
    else { return nil }
    self.functions = functions
    self.window = window
    self.context = context
    visual = attributes.visual
    depth = attributes.depth
  }

  isolated deinit {
    _ = functions.freeContext(window.display, context)
  }

  /// Makes the description of a picture that has no memory yet.
  ///
  /// - Parameters:
  ///   - size: The extents, greater than zero.
  ///   - segment: What will say where the memory is; it stays where it is for as long as the picture.
  /// - Returns: `nil` if the window's pixels are not 0x00RRGGBB.
  func image(of size: PixelSize, in segment: SharedSegment) -> SharedImage? {
    let image = functions.createImage(
      window.display,
      visual,
      UInt32(depth),
      ZPixmap,
      nil,
      segment,
      UInt32(size.width),
      UInt32(size.height)
    )
    guard let image else { return nil }
    let format = image.pointee
    let isPlain =
      depth == 24 && format.bits_per_pixel == 32 && format.red_mask == 0xFF0000
      && format.green_mask == 0xFF00 && format.blue_mask == 0xFF
      && (format.byte_order == LSBFirst) == (1.littleEndian == 1)
    guard isPlain else {
      _ = format.f.destroy_image(image)
      return nil
    }
    return image
  }

  /// Gives the server the memory of a segment.
  ///
  /// - Returns: Whether it took it; a server on another machine cannot.
  func attach(_ segment: SharedSegment) -> Bool {
    // What was asked before is not to be blamed.
    _ = functions.sync(window.display, 0)
    return XErrors.isQuiet {
      _ = functions.attach(window.display, segment)
      _ = functions.sync(window.display, 0)
    }
  }
}
