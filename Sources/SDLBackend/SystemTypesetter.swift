// Text in the fonts of the system. Which fonts, how they are shaped and drawn is the affair of the
// files beside this one; here are the sizes that are kept, and the way a line takes.

internal import Glibc
public import ScrollDrawing

/// A typesetter that uses the system's fonts, with fallbacks for the scripts they lack.
///
/// Letters are not hinted: they are the same shapes at every size and on every machine that has the
/// same fonts, and are set at quarters of a pixel. A tab advances to the next multiple of eight
/// spaces. Lines of right-to-left script are set right within a run; lines that mix directions are
/// not reordered.
///
/// Fonts are opened when the first line needs them, fontconfig is asked when the usual places have
/// no font or a character needs a fallback.
public final class SystemTypesetter: Typesetter {
  private struct Key: Hashable {
    var family: Font.Family
    var size: Int
  }

  /// How many sizes of the families are kept open; more are in use only while something zooms.
  private static let keptSizes = 32

  /// The largest em square in device pixels; larger text is set at this size.
  private static let largestSize = 1024.0

  private let atlas = GlyphAtlas()
  private let fonts: OpenFonts
  private let fallbacks: FallbackFonts
  private let files: [Font.Family: FontFile]
  private var stacks: [Key: FontStack] = [:]
  private var latest: (key: Key, stack: FontStack)?

  /// Looks for fonts.
  ///
  /// - Returns: `nil` if the system has none, or if the variable `NUB_FONTS` of the environment is
  ///   `none`; text then needs another typesetter.
  public init?() {
    let finder = FontFinder()
    guard let sans = finder.primary(for: .sans), let fonts = OpenFonts() else { return nil }
    self.fonts = fonts
    files = [.sans: sans, .monospaced: finder.primary(for: .monospaced) ?? sans]
    fallbacks = FallbackFonts(finder: finder)
  }

  /// Shapes one line of text.
  ///
  /// - Parameters:
  ///   - text: The characters of the line; control characters other than tabs show nothing, and
  ///     characters that no font has show the font's box.
  ///   - font: The letters to use; the size must be a finite number above zero.
  ///   - scale: Device pixels per point; a finite number above zero.
  /// - Returns: The line, whose width is the sum of its advances, not rounded.
  public func line(_ text: String, font: Font, scale: Double) -> TextLine {
    precondition(font.size.isFinite && font.size > 0, "font.size must be > 0, got \(font.size)")
    precondition(scale.isFinite && scale > 0, "scale must be > 0, got \(scale)")
    guard let stack = stack(for: font, scale: scale) else {
      return TextLine(glyphs: [], atlas: atlas, width: 0, ascent: font.size, descent: 0)
    }
    var text = text
    let quick = text.withUTF8 { stack.pairs.line($0, in: stack.primary, atlas: atlas) }
    let line = quick ?? shaped(text, with: stack)
    return TextLine(
      glyphs: line.glyphs,
      atlas: atlas,
      width: Double(line.width) / Double(FontFace.onePixel) / scale,
      ascent: stack.primary.ascent * font.size,
      descent: stack.primary.descent * font.size,
      ink: line.ink
    )
  }

  private func shaped(_ text: String, with stack: FontStack) -> LineBuilder {
    var line = LineBuilder()
    var glyphs: [ShapedGlyph] = []
    for run in TextRun.cut(text, with: stack) {
      guard let face = run.face else {
        line.advance(toMultipleOf: stack.pairs.tabStop)
        continue
      }
      glyphs.removeAll(keepingCapacity: true)
      face.shape(run.scalars, into: &glyphs)
      line.set(glyphs, of: face, in: atlas)
    }
    return line
  }

  private func stack(for font: Font, scale: Double) -> FontStack? {
    let pixels = min(font.size * scale, Self.largestSize)
    let key = Key(family: font.family, size: max(1, Int((pixels * 64).rounded())))
    if let latest, latest.key == key { return latest.stack }
    guard let stack = stacks[key] ?? open(key) else { return nil }
    latest = (key, stack)
    return stack
  }

  private func open(_ key: Key) -> FontStack? {
    if stacks.count >= Self.keptSizes { stacks.removeAll() }
    let stack = files[key.family].flatMap {
      FontStack($0, family: key.family, size: key.size, fonts: fonts, fallbacks: fallbacks)
    }
    stacks[key] = stack
    return stack
  }
}
