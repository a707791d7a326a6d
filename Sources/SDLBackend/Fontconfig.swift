// fontconfig, loaded when the usual places do not answer. Linked, it and the reader of XML behind it
// would cost every start of the program 0.2 MB for nothing.

internal import CText

/// The functions of fontconfig that are used, with the types of its header.
struct Fontconfig: Sendable {
  typealias Pattern = OpaquePointer
  typealias Configuration = OpaquePointer
  typealias Characters = OpaquePointer
  typealias Text = UnsafePointer<FcChar8>

  /// The name under which version 2 of the library is installed.
  private static let fileName = "libfontconfig.so.1"

  let load: @Sendable @convention(c) () -> Configuration?
  let unload: @Sendable @convention(c) (Configuration?) -> Void
  let makePattern: @Sendable @convention(c) () -> Pattern?
  let destroyPattern: @Sendable @convention(c) (Pattern?) -> Void
  let addString: @Sendable @convention(c) (Pattern?, UnsafePointer<CChar>?, Text?) -> FcBool
  let addBool: @Sendable @convention(c) (Pattern?, UnsafePointer<CChar>?, FcBool) -> FcBool
  let addCharacters:
    @Sendable @convention(c) (Pattern?, UnsafePointer<CChar>?, Characters?) -> FcBool
  let makeCharacters: @Sendable @convention(c) () -> Characters?
  let addCharacter: @Sendable @convention(c) (Characters?, FcChar32) -> FcBool
  let destroyCharacters: @Sendable @convention(c) (Characters?) -> Void
  let substitute: @Sendable @convention(c) (Configuration?, Pattern?, FcMatchKind) -> FcBool
  let substituteDefaults: @Sendable @convention(c) (Pattern?) -> Void
  let match:
    @Sendable @convention(c) (Configuration?, Pattern?, UnsafeMutablePointer<FcResult>?) -> Pattern?
  let string:
    @Sendable @convention(c) (
      Pattern?, UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<UnsafeMutablePointer<FcChar8>?>?
    ) -> FcResult
  let integer:
    @Sendable @convention(c) (
      Pattern?, UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<Int32>?
    ) -> FcResult

  /// The library, loaded at the first need; `nil` if it is not installed.
  static let installed = try? Fontconfig(LoadedLibrary(fileName))

  private init(_ library: LoadedLibrary) throws(SDLError) {
    load = try library.function("FcInitLoadConfigAndFonts")
    unload = try library.function("FcConfigDestroy")
    makePattern = try library.function("FcPatternCreate")
    destroyPattern = try library.function("FcPatternDestroy")
    addString = try library.function("FcPatternAddString")
    addBool = try library.function("FcPatternAddBool")
    addCharacters = try library.function("FcPatternAddCharSet")
    makeCharacters = try library.function("FcCharSetCreate")
    addCharacter = try library.function("FcCharSetAddChar")
    destroyCharacters = try library.function("FcCharSetDestroy")
    substitute = try library.function("FcConfigSubstitute")
    substituteDefaults = try library.function("FcDefaultSubstitute")
    match = try library.function("FcFontMatch")
    string = try library.function("FcPatternGetString")
    integer = try library.function("FcPatternGetInteger")
  }
}
