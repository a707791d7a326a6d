// SDL2_image, loaded when the first picture needs it. Linked, it and the eight libraries behind it
// would cost every start of the program 1.5 MB and some milliseconds.

internal import CSDL2
internal import Glibc

/// The functions of SDL2_image that are used, with the types of its header.
struct ImageLibrary {
  typealias SavePNG =
    @convention(c) (UnsafeMutablePointer<SDL_Surface>?, UnsafePointer<CChar>?) -> Int32
  typealias IsPNG = @convention(c) (UnsafeMutablePointer<SDL_RWops>?) -> Int32
  typealias LoadPNG =
    @convention(c) (UnsafeMutablePointer<SDL_RWops>?) -> UnsafeMutablePointer<SDL_Surface>?

  /// The name under which version 2.0 of the library is installed.
  private static let fileName = "libSDL2_image-2.0.so.0"

  let savePNG: SavePNG
  let isPNG: IsPNG
  let loadPNG: LoadPNG

  /// Loads the library, or finds it loaded; it stays until the program ends.
  ///
  /// - Returns: Its functions.
  /// - Throws: The loader's reason if the library is not installed.
  static func loaded() throws(SDLError) -> ImageLibrary {
    guard let handle = dlopen(fileName, RTLD_NOW), let savePNG = dlsym(handle, "IMG_SavePNG"),
      let isPNG = dlsym(handle, "IMG_isPNG"), let loadPNG = dlsym(handle, "IMG_LoadPNG_RW")
    else {
      throw SDLError("dlopen", reason: dlerror().map { String(cString: $0) } ?? fileName)
    }
    return ImageLibrary(
      savePNG: unsafeBitCast(savePNG, to: SavePNG.self),
      isPNG: unsafeBitCast(isPNG, to: IsPNG.self),
      loadPNG: unsafeBitCast(loadPNG, to: LoadPNG.self)
    )
  }
}
