// Pictures of runs without a window, with the same letters on every machine: those of Debian 12's
// FreeType (2.12.1), HarfBuzz (6.0.0) and the packages fonts-dejavu-core and fonts-wqy-microhei;
// other versions may set text differently.

import SDLBackend
import ScrollDrawing
import TestSupport
import Testing

extension Nub {
  /// Only the two packages' fonts, so that others on the machine do not matter.
  private static func fonts(cache: String) -> String {
    """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
      <dir>/usr/share/fonts/truetype/dejavu</dir>
      <dir>/usr/share/fonts/truetype/wqy</dir>
      <cachedir>\(cache)</cachedir>
      <alias><family>sans-serif</family><prefer><family>DejaVu Sans</family></prefer></alias>
      <alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
    </fontconfig>
    """
  }

  /// Runs a script without a window.
  ///
  /// - Parameters:
  ///   - words: The command line besides that.
  ///   - script: The lines of the script.
  ///   - sourceLocation: Where to say that the run failed.
  /// - Returns: The last frame.
  /// - Throws: An error if it cannot be run or leaves no picture.
  static func picture(
    _ words: [String],
    script: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> PixelBuffer {
    let folder = try TemporaryFolder()
    let picture = folder.file("picture.png")
    folder.write(fonts(cache: folder.file("cache")), to: "fonts.conf")
    let ended = try run(
      ["--headless", "--screenshot", picture, "--script", "-"] + words,
      environment: ["FONTCONFIG_FILE": folder.file("fonts.conf")],
      input: script.joined(separator: "\n")
    )
    #expect(ended.status == .exited(0), "\(ended.errors)", sourceLocation: sourceLocation)
    return try SDLImage.readPNG(picture)
  }
}

extension Golden.Format {
  /// PNG, for pictures that would be too large as they are.
  static let png = Golden.Format(
    ending: "png",
    read: { try? SDLImage.readPNG($0) },
    encode: { try SDLImage.png(of: $0) }
  )
}
