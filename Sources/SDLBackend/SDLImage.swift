// Pictures in files. It needs SDL2_image but neither SDL's video nor a display.

internal import CSDL2
internal import Glibc
public import ScrollDrawing

/// PNG files of pictures in memory.
public enum SDLImage {
  /// Writes a picture as a PNG file, in place of what was there.
  ///
  /// The file is written under another name beside it and renamed at the end, so that nobody ever
  /// finds half a picture under the name.
  ///
  /// - Parameters:
  ///   - picture: The picture; one without pixels cannot be written.
  ///   - path: The file; its folder must exist.
  /// - Throws: What failed; nothing is left behind then.
  public static func writePNG(_ picture: PixelBuffer, to path: String) throws(SDLError) {
    guard picture.size.width > 0, picture.size.height > 0 else {
      throw SDLError("IMG_SavePNG", reason: "the picture has no pixels")
    }
    let unfinished = "\(path).\(getpid()).part"
    do throws(SDLError) {
      try save(picture, to: unfinished)
      guard rename(unfinished, path) == 0 else {
        throw SDLError("rename", reason: String(cString: strerror(errno)))
      }
    } catch {
      unlink(unfinished)
      throw error
    }
  }

  /// Reads a PNG file; what is transparent is black.
  ///
  /// - Parameter path: The file.
  /// - Returns: The picture in its own pixels.
  /// - Throws: What failed, for a missing file or one that is no picture.
  public static func readPNG(_ path: String) throws(SDLError) -> PixelBuffer {
    let library = try ImageLibrary.loaded()
    guard let file = SDL_RWFromFile(path, "rb") else { throw SDLError("SDL_RWFromFile") }
    defer { SDL_RWclose(file) }
    // libpng would say it on standard error too, where only the program's own line belongs.
    guard library.isPNG(file) != 0 else {
      throw SDLError("IMG_LoadPNG_RW", reason: "not a PNG file")
    }
    guard let loaded = library.loadPNG(file) else { throw SDLError("IMG_LoadPNG_RW") }
    defer { SDL_FreeSurface(loaded) }
    let size = PixelSize(width: Int(loaded.pointee.w), height: Int(loaded.pointee.h))
    var picture = PixelBuffer(size: size)
    let copied = picture.withMutableSpan { pixels in
      pixels.withUnsafeMutableBytes { bytes in
        withSurface(size, bytes.baseAddress) { surface in
          SDL_SetSurfaceBlendMode(loaded, SDL_BLENDMODE_BLEND)
          return SDL_UpperBlit(loaded, nil, surface, nil) == 0
        }
      }
    }
    guard copied else { throw SDLError("SDL_UpperBlit") }
    return picture
  }

  private static func save(_ picture: PixelBuffer, to path: String) throws(SDLError) {
    let library = try ImageLibrary.loaded()
    let saved = picture.pixels.withUnsafeBytes { bytes in
      withSurface(picture.size, UnsafeMutableRawPointer(mutating: bytes.baseAddress)) { surface in
        library.savePNG(surface, path) == 0
      }
    }
    guard saved else { throw SDLError("IMG_SavePNG") }
  }

  /// Lends pixels to SDL as a surface, for the time of a call that says whether it succeeded.
  private static func withSurface(
    _ size: PixelSize,
    _ pixels: UnsafeMutableRawPointer?,
    _ body: (UnsafeMutablePointer<SDL_Surface>) -> Bool
  ) -> Bool {
    let depth = MemoryLayout<UInt32>.size * 8
    let surface = SDL_CreateRGBSurfaceWithFormatFrom(
      pixels,
      Int32(size.width),
      Int32(size.height),
      Int32(depth),
      Int32(size.width * MemoryLayout<UInt32>.stride),
      SDL_PIXELFORMAT_XRGB8888.rawValue
    )
    guard let surface else { return false }
    defer { SDL_FreeSurface(surface) }
    return body(surface)
  }
}
