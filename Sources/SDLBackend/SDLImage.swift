// PNG files. It needs SDL2_image but neither SDL's video nor a display.

internal import CSDL2
public import ScrollDrawing

/// Pictures in memory as PNG files, and back.
public enum SDLImage {
  /// What a PNG file needs at most besides its pixels: a byte a row, and this for its other parts.
  private static let room = 1 << 16

  /// Makes the bytes of a PNG file of a picture.
  ///
  /// Where they go is the affair of those who know about files; SDL would say neither that a disk
  /// is full nor why.
  ///
  /// - Parameter picture: The picture; one without pixels cannot be written.
  /// - Returns: The whole file.
  /// - Throws: What failed.
  public static func png(of picture: PixelBuffer) throws(SDLError) -> [UInt8] {
    let size = picture.size
    guard size.width > 0, size.height > 0 else {
      throw SDLError("IMG_SavePNG_RW", reason: "the picture has no pixels")
    }
    let library = try ImageLibrary.loaded()
    let raw = size.height * (size.width * MemoryLayout<UInt32>.size + 1)
    // What cannot be compressed grows by less than a hundredth.
    let capacity = raw + raw / 100 + room
    var hasFailed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      guard let file = SDL_RWFromMem(buffer.baseAddress, Int32(clamping: capacity)) else {
        hasFailed = true
        return
      }
      defer { SDL_RWclose(file) }
      let isSaved = picture.pixels.withUnsafeBytes { pixels in
        withSurface(size, UnsafeMutableRawPointer(mutating: pixels.baseAddress)) { surface in
          library.savePNG(surface, file, 0) == 0
        }
      }
      hasFailed = !isSaved
      if isSaved { count = Int(SDL_RWtell(file)) }
    }
    guard !hasFailed else { throw SDLError("IMG_SavePNG_RW") }
    return bytes
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
