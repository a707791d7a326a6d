// Where the system keeps its fonts. fontconfig knows, but is slow to wake, so that it is asked only
// for what the usual places do not answer. No glyphs and no shapes here.

internal import CText
internal import Glibc
import ScrollDrawing

/// A font in a file.
struct FontFile: Hashable {
  var path: String
  /// The number of the font in a file that holds several.
  var index: Int
}

/// The search for fonts.
///
/// Two variables of the environment have a say. `NUB_FONTS=none` makes the search find nothing, to
/// try out what happens on a system without fonts. `FONTCONFIG_FILE`, fontconfig's own, names a
/// configuration and switches the short cut off, so that only its fonts are found.
final class FontFinder {
  /// Where the preferred fonts lie on Debian, Fedora and Arch.
  ///
  /// Looking there first is a short cut: to initialise fontconfig costs 8 ms with a warm cache and
  /// half a second with a cold one, which is a quarter of the time to the first frame at best.
  private static let folders = [
    "/usr/share/fonts/truetype/dejavu/", "/usr/share/fonts/dejavu-sans-fonts/",
    "/usr/share/fonts/dejavu-sans-mono-fonts/", "/usr/share/fonts/TTF/",
  ]

  private var configuration: Fontconfig.Configuration?
  private var wasAsked = false

  deinit {
    if let configuration { Fontconfig.installed?.unload(configuration) }
  }

  /// The first font to use for a family, or `nil` if the system has none at all.
  func primary(for family: Font.Family) -> FontFile? {
    guard !Self.findsNothing else { return nil }
    if getenv("FONTCONFIG_FILE") == nil {
      for folder in Self.folders {
        let path = folder + family.preferredFile
        if access(path, R_OK) == 0 { return FontFile(path: path, index: 0) }
      }
    }
    return match(family, containing: nil)
  }

  /// The system's choice of a font for a character that the first font lacks.
  ///
  /// - Returns: A file that need not have the character: if no font has it, fontconfig names the
  ///   one that fits the family best.
  func fallback(for scalar: Unicode.Scalar, in family: Font.Family) -> FontFile? {
    Self.findsNothing ? nil : match(family, containing: scalar)
  }

  private static var findsNothing: Bool {
    getenv("NUB_FONTS").map { String(cString: $0) == "none" } ?? false
  }

  private func match(_ family: Font.Family, containing scalar: Unicode.Scalar?) -> FontFile? {
    guard let library = Fontconfig.installed, let configuration = configuration(of: library),
      let pattern = library.makePattern()
    else { return nil }
    defer { library.destroyPattern(pattern) }
    family.genericName.withCString { name in
      name.withMemoryRebound(to: FcChar8.self, capacity: 1) {
        _ = library.addString(pattern, FC_FAMILY, $0)
      }
    }
    _ = library.addBool(pattern, FC_SCALABLE, FcBool(FcTrue))
    if let scalar, let characters = library.makeCharacters() {
      _ = library.addCharacter(characters, scalar.value)
      _ = library.addCharacters(pattern, FC_CHARSET, characters)
      library.destroyCharacters(characters)
    }
    _ = library.substitute(configuration, pattern, FcMatchPattern)
    library.substituteDefaults(pattern)
    var result = FcResultNoMatch
    guard let found = library.match(configuration, pattern, &result) else { return nil }
    defer { library.destroyPattern(found) }
    var path: UnsafeMutablePointer<FcChar8>?
    var index: Int32 = 0
    guard library.string(found, FC_FILE, 0, &path) == FcResultMatch, let path else { return nil }
    _ = library.integer(found, FC_INDEX, 0, &index)
    return FontFile(path: String(cString: path), index: Int(index))
  }

  /// fontconfig's view of the system, read at the first need.
  private func configuration(of library: Fontconfig) -> Fontconfig.Configuration? {
    if !wasAsked {
      wasAsked = true
      configuration = library.load()
    }
    return configuration
  }
}

extension Font.Family {
  fileprivate var preferredFile: String {
    switch self {
    case .sans: "DejaVuSans.ttf"
    case .monospaced: "DejaVuSansMono.ttf"
    }
  }

  fileprivate var genericName: String {
    switch self {
    case .sans: "sans-serif"
    case .monospaced: "monospace"
    }
  }
}
