// What the X server says about windows that are already gone. Knows nothing of our own.

internal import CSDL2
internal import Glibc

/// Errors of X that come too late to mean anything.
enum XErrors {
  private typealias Handler =
    @Sendable @convention(c) (OpaquePointer?, UnsafeMutablePointer<XErrorEvent>?) -> Int32
  private typealias SetHandler = @convention(c) (Handler?) -> Handler?

  private static let fileName = "libX11.so.6"

  /// BadWindow of X.h.
  private static let badWindow: UInt8 = 3
  /// X_ChangeProperty and X_SendEvent of Xproto.h.
  private static let messages: Set<UInt8> = [18, 25]

  /// Who decided before; Xlib's own handler ends the program.
  private static let previous: Handler? = install()

  /// Lets messages to windows that are gone be lost without ending the program.
  ///
  /// An event that ends a wait makes SDL send its own window a message on a second connection. The
  /// server may read that after the first connection has destroyed the window, whatever SDL waited
  /// for in between: seen with SDL 2.26 in one of eight programs whose window was closed. Readers
  /// of the clipboard can vanish in the same way.
  ///
  /// To be called before SDL's video is started: when that ends, SDL puts back the handler that it
  /// found.
  static func passOverLostMessages() {
    _ = previous
  }

  private static func install() -> Handler? {
    // Not loaded anew: without Xlib in the process there is no X server to complain.
    guard let library = dlopen(fileName, RTLD_LAZY | RTLD_NOLOAD),
      let function = dlsym(library, "XSetErrorHandler")
    else { return nil }
    let setHandler = unsafeBitCast(function, to: SetHandler.self)
    return setHandler { XErrors.handle($0, $1) }
  }

  private static func handle(
    _ display: OpaquePointer?,
    _ error: UnsafeMutablePointer<XErrorEvent>?
  ) -> Int32 {
    if let error = error?.pointee, error.error_code == badWindow,
      messages.contains(error.request_code)
    {
      return 0
    }
    return previous?(display, error) ?? 0
  }
}
