// Whether the desktop wants dark windows, as far as the environment and the settings of GTK say so.

internal import Glibc

extension Options.Theme {
  /// The folders of GTK's settings in the folder of a person's settings, the newest first.
  private static let settingsFolders = ["gtk-4.0", "gtk-3.0"]
  /// More than such a file can sensibly have, in bytes.
  private static let longest = 65_536

  /// The theme the desktop asks for: that of `GTK_THEME`, or without it that of GTK's own settings,
  /// and light if nobody says anything.
  static var ofDesktop: Options.Theme {
    if let name = getenv("GTK_THEME").map({ String(cString: $0) }) {
      return ofDesktop(gtkTheme: name)
    }
    guard let folder = WindowMemory.settingsFolder else { return .light }
    for name in settingsFolders {
      guard let bytes = try? readFile("\(folder)/\(name)/settings.ini"), bytes.count <= longest
      else { continue }
      return ofDesktop(gtkSettings: String(decoding: bytes, as: UTF8.self))
    }
    return .light
  }

  /// The theme that a value of `GTK_THEME` means: dark for a dark variant, as in `Adwaita:dark` or
  /// `Adwaita-dark`.
  static func ofDesktop(gtkTheme: String?) -> Options.Theme {
    guard let name = gtkTheme?.lowercased() else { return .light }
    return name.hasSuffix(":dark") || name.hasSuffix("-dark") ? .dark : .light
  }

  /// The theme that a file of GTK's settings asks for: dark if it prefers that, or names a dark
  /// variant.
  static func ofDesktop(gtkSettings: String) -> Options.Theme {
    var theme = Options.Theme.light
    for line in gtkSettings.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "=", maxSplits: 1).map { part in
        String(part.filter { !$0.isWhitespace })
      }
      guard parts.count == 2 else { continue }
      switch parts[0] {
      case "gtk-application-prefer-dark-theme":
        if parts[1] == "1" || parts[1].lowercased() == "true" { theme = .dark }
      case "gtk-theme-name":
        if ofDesktop(gtkTheme: parts[1]) == .dark { theme = .dark }
      default: continue
      }
    }
    return theme
  }
}
