// Whether the desktop wants dark windows, as far as the environment says so.

internal import Glibc

extension Options.Theme {
  /// The theme the desktop asks for: dark when `GTK_THEME` names a dark variant, as in
  /// `Adwaita:dark` or `Adwaita-dark`, and light otherwise.
  static var ofDesktop: Options.Theme {
    ofDesktop(gtkTheme: getenv("GTK_THEME").map { String(cString: $0) })
  }

  /// The theme that a value of `GTK_THEME` means.
  static func ofDesktop(gtkTheme: String?) -> Options.Theme {
    guard let name = gtkTheme?.lowercased() else { return .light }
    return name.hasSuffix(":dark") || name.hasSuffix("-dark") ? .dark : .light
  }
}
