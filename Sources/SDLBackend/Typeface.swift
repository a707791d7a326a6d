// A font's file, opened once for all sizes, and the fonts that are open. FreeType's and HarfBuzz's
// pointers are lent to FontFace.swift alone; nothing here knows glyphs or text.

internal import CText

/// FreeType, for as long as fonts are open.
final class FontLibrary {
  fileprivate let handle: FT_Library

  init?() {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    handle = library
  }

  deinit { FT_Done_FreeType(handle) }
}

/// A font without a size.
///
/// Sizes share it: the file is in memory once, and so is what HarfBuzz has read out of it.
final class Typeface {
  /// The outlines.
  let outlines: FT_Face
  /// The tables that say how text is shaped.
  let tables: OpaquePointer

  /// The height above the baseline and the depth below it as parts of the em square.
  let ascent: Double
  let descent: Double

  private let library: FontLibrary

  /// Opens a font, or gives `nil` if the file is none that can be used: one without outlines or
  /// without tables (Type 1) is refused.
  init?(_ file: FontFile, library: FontLibrary) {
    var opened: FT_Face?
    guard FT_New_Face(library.handle, file.path, FT_Long(file.index), &opened) == 0,
      let outlines = opened
    else { return nil }
    let wanted = FT_Long(FT_FACE_FLAG_SCALABLE | FT_FACE_FLAG_SFNT)
    let unitsPerEm = Double(outlines.pointee.units_per_EM)
    // HarfBuzz reads the tables itself, unhinted, from the memory FreeType has mapped.
    guard outlines.pointee.face_flags & wanted == wanted, unitsPerEm > 0,
      let tables = hb_ft_face_create(outlines, nil)
    else {
      FT_Done_Face(outlines)
      return nil
    }
    ascent = Double(outlines.pointee.ascender) / unitsPerEm
    descent = -Double(outlines.pointee.descender) / unitsPerEm
    self.outlines = outlines
    self.tables = tables
    self.library = library
  }

  deinit {
    hb_face_destroy(tables)
    FT_Done_Face(outlines)
  }
}

/// The fonts that have been opened, by file; they stay open as long as this does.
final class OpenFonts {
  private let library: FontLibrary
  private var typefaces: [FontFile: Typeface?] = [:]

  /// Begins without any font; `nil` if FreeType cannot be started.
  init?() {
    guard let library = FontLibrary() else { return nil }
    self.library = library
  }

  /// Takes a font at a size, and opens it if it is not.
  ///
  /// - Parameters:
  ///   - file: The font.
  ///   - size: The size of the em square in 1/64 device pixel.
  /// - Returns: `nil` if the file is none that can be used.
  func face(_ file: FontFile, size: Int) -> FontFace? {
    let typeface = typefaces[file] ?? Typeface(file, library: library)
    typefaces[file] = .some(typeface)
    return typeface.flatMap { FontFace($0, size: size) }
  }
}
