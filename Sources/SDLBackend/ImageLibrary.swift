// SDL2_image, loaded when the first picture needs it. Linked, it and the eight libraries behind it
// would cost every start of the program 1.5 MB and some milliseconds.

internal import CSDL2

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
    let library = try LoadedLibrary(fileName)
    let images = ImageLibrary(
      savePNG: try library.function("IMG_SavePNG_RW"),
      isPNG: try library.function("IMG_isPNG"),
      loadPNG: try library.function("IMG_LoadPNG_RW"),
      loadTyped: try library.function("IMG_LoadTyped_RW")
    )
    let prepare: Prepare = try library.function("IMG_Init")
    // Done once and here, because two threads must not do it at a time.
    _ = prepare(formats)
    return images
  }
}
