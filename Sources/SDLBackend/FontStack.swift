// The fonts that serve one family at one size: the family's own and, for characters it lacks, others
// by script. It knows characters and faces, not lines.

internal import CText
import ScrollDrawing

/// Which fonts to try for characters that a family's own font lacks; the same at every size.
final class FallbackFonts {
  /// What characters share a fallback: a script, or a block of 256 for symbols of no script.
  private struct Group: Hashable {
    var family: Font.Family
    var script: UInt32
    var block: UInt32
  }

  private let finder: FontFinder
  private var files: [Group: [FontFile]] = [:]
  private var missing: Set<Unicode.Scalar> = []

  init(finder: FontFinder) {
    self.finder = finder
  }

  /// Finds a face with a glyph for a character.
  ///
  /// The fonts that served the script before are tried first, so that fontconfig, which needs a
  /// third of a millisecond, is not asked for every one of thousands of ideographs.
  ///
  /// - Parameters:
  ///   - scalar: A character that the family's own font lacks.
  ///   - family: The family.
  ///   - open: Opens a file at the size at hand.
  /// - Returns: `nil` if no font of the system has the character.
  func face(
    for scalar: Unicode.Scalar,
    in family: Font.Family,
    open: (FontFile) -> FontFace?
  ) -> FontFace? {
    let script = Script(of: scalar)
    let block = script.isShared ? scalar.value >> 8 : 0
    let group = Group(family: family, script: script.tag, block: block)
    for file in files[group, default: []] {
      if let face = open(file), face.has(scalar) { return face }
    }
    guard !missing.contains(scalar) else { return nil }
    guard let file = finder.fallback(for: scalar, in: family), let face = open(file),
      face.has(scalar)
    else {
      missing.insert(scalar)
      return nil
    }
    files[group, default: []].append(file)
    return face
  }
}

/// A script of Unicode, as HarfBuzz classes characters.
struct Script: Hashable {
  private let script: hb_script_t

  init(of scalar: Unicode.Scalar) {
    script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
  }

  var tag: UInt32 { script.rawValue }

  /// Whether characters of the script go with any other: digits, punctuation, combining marks.
  var isShared: Bool {
    script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
  }

  var isRightToLeft: Bool {
    hb_script_get_horizontal_direction(script) == HB_DIRECTION_RTL
  }
}

/// The faces for one family at one size.
final class FontStack {
  /// The family's own face.
  let primary: FontFace
  /// The layout of plain Latin text in ``primary``.
  var pairs: PairTable

  private let family: Font.Family
  private let size: Int
  private let fonts: OpenFonts
  private let fallbacks: FallbackFonts
  private var faces: [FontFile: FontFace?] = [:]
  private var choices: [Unicode.Scalar: FontFace] = [:]

  /// Opens the family's own font, or gives `nil` if the file is none that can be used.
  ///
  /// - Parameters:
  ///   - file: The family's own font.
  ///   - family: The family.
  ///   - size: The em square in 1/64 device pixel.
  ///   - fonts: The fonts that are open.
  ///   - fallbacks: The choice of other fonts.
  init?(
    _ file: FontFile,
    family: Font.Family,
    size: Int,
    fonts: OpenFonts,
    fallbacks: FallbackFonts
  ) {
    guard let primary = fonts.face(file, size: size) else { return nil }
    self.primary = primary
    self.family = family
    self.size = size
    self.fonts = fonts
    self.fallbacks = fallbacks
    pairs = PairTable(for: primary)
    faces[file] = primary
  }

  /// The first face that can show a character as a person sees it, marks and all.
  ///
  /// Marks stay with their base: if no face has both, the base decides. What no face has is given to
  /// the primary face, which shows its box for missing glyphs.
  func face(for character: Character) -> FontFace {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return primary }
    if scalars.dropFirst().isEmpty { return face(for: first) }
    let shown = scalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    if shown.allSatisfy(primary.has) { return primary }
    // A face found for a mark may have the base too, but not the other way round.
    return shown.reversed().lazy.map(face).first { shown.allSatisfy($0.has) } ?? face(for: first)
  }

  /// The first face that has a character; kept, as text in other scripts asks again and again.
  private func face(for scalar: Unicode.Scalar) -> FontFace {
    if let known = choices[scalar] { return known }
    let choice = chooseFace(for: scalar)
    choices[scalar] = choice
    return choice
  }

  private func chooseFace(for scalar: Unicode.Scalar) -> FontFace {
    if primary.has(scalar) || scalar.properties.isDefaultIgnorableCodePoint { return primary }
    return fallbacks.face(for: scalar, in: family, open: open) ?? primary
  }

  private func open(_ file: FontFile) -> FontFace? {
    if let known = faces[file] { return known }
    let face = fonts.face(file, size: size)
    faces[file] = .some(face)
    return face
  }
}
