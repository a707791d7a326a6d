// SDL2_image, loaded when the first picture needs it. Linked, it and the eight libraries behind it
// would cost every start of the program 1.5 MB and some milliseconds.

internal import CSDL2
internal import Glibc

/// The functions of SDL2_image that are used, with the types of its header.
struct ImageLibrary: Sendable {
  typealias SavePNG =
    @Sendable @convention(c) (
      UnsafeMutablePointer<SDL_Surface>?, UnsafeMutablePointer<SDL_RWops>?, Int32
    ) -> Int32
  typealias IsPNG = @Sendable @convention(c) (UnsafeMutablePointer<SDL_RWops>?) -> Int32
  typealias LoadPNG =
    @Sendable @convention(c) (UnsafeMutablePointer<SDL_RWops>?) -> UnsafeMutablePointer<
      SDL_Surface
    >?
  typealias LoadTyped =
    @Sendable @convention(c) (UnsafeMutablePointer<SDL_RWops>?, Int32, UnsafePointer<CChar>?) ->
    UnsafeMutablePointer<SDL_Surface>?
  typealias Prepare = @convention(c) (Int32) -> Int32

  /// The name under which version 2.0 of the library is installed.
  private static let fileName = "libSDL2_image-2.0.so.0"

  /// IMG_INIT_JPG, _PNG and _WEBP of the header.
  private static let formats: Int32 = 1 | 2 | 8

  let savePNG: SavePNG
  let isPNG: IsPNG
  let loadPNG: LoadPNG
  let loadTyped: LoadTyped

  private static let library = Result { () throws(SDLError) in try load() }

  /// Loads the library, or finds it loaded; it stays until the program ends.
  ///
  /// Any thread may ask.
  ///
  /// - Returns: Its functions.
  /// - Throws: The loader's reason if the library is not installed.
  static func loaded() throws(SDLError) -> ImageLibrary {
    try library.get()
  }

  private static func load() throws(SDLError) -> ImageLibrary {
    guard let handle = dlopen(fileName, RTLD_NOW), let savePNG = dlsym(handle, "IMG_SavePNG_RW"),
      let isPNG = dlsym(handle, "IMG_isPNG"), let loadPNG = dlsym(handle, "IMG_LoadPNG_RW"),
      let loadTyped = dlsym(handle, "IMG_LoadTyped_RW"), let prepare = dlsym(handle, "IMG_Init")
    else {
      throw SDLError("dlopen", reason: dlerror().map { String(cString: $0) } ?? fileName)
    }
    // Done once and here, because two threads must not do it at a time.
    _ = unsafeBitCast(prepare, to: Prepare.self)(formats)
    return ImageLibrary(
      savePNG: unsafeBitCast(savePNG, to: SavePNG.self),
      isPNG: unsafeBitCast(isPNG, to: IsPNG.self),
      loadPNG: unsafeBitCast(loadPNG, to: LoadPNG.self),
      loadTyped: unsafeBitCast(loadTyped, to: LoadTyped.self)
    )
  }
}
