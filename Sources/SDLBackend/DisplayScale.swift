// How many pixels a point has where SDL does not know: on X11, whose desktops say it in a resource.

internal import CSDL2
internal import Glibc

/// The display's own idea of its scale.
package enum DisplayScale {
  /// The dots per inch of a display at scale 1, by X11's convention.
  private static let plainDotsPerInch = 96.0

  /// The scales that a resource is believed to mean; anything else is a mistake in it.
  private static let plausible = 0.5...8.0

  /// Reads the resource `Xft.dpi` of the X server a window is on.
  ///
  /// SDL has no call for it: SDL_GetDisplayDPI works with the monitor's millimetres, which many
  /// monitors and all virtual ones get wrong. Xlib fetched the resources when it connected, so this
  /// asks nobody; the function is looked up in what SDL itself has loaded.
  ///
  /// - Returns: Pixels per point, or `nil` if the window is not X11's or nothing is set.
  static func ofX11(_ window: OpaquePointer) -> Double? {
    guard let window = XWindow(window), let function = dlsym(nil, "XResourceManagerString")
    else { return nil }
    typealias Resources = @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>?
    let resources = unsafeBitCast(function, to: Resources.self)
    return resources(window.display).flatMap { scale(in: String(cString: $0)) }
  }

  /// Finds the scale in a list of resources, one `name: value` a line.
  package static func scale(in resources: String) -> Double? {
    for line in resources.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0] == "Xft.dpi" else { continue }
      let value = parts[1].filter { !$0.isWhitespace }
      guard let dotsPerInch = Double(value) else { return nil }
      let scale = dotsPerInch / plainDotsPerInch
      return plausible.contains(scale) ? scale : nil
    }
    return nil
  }
}
