// What becomes of the X server's complaints: about windows that are already gone, and about what is
// only tried. Knows nothing of our own windows.

internal import CSDL2
internal import Glibc
internal import Synchronization

/// Errors of X that come too late to mean anything, or are expected.
enum XErrors {
  private typealias Handler =
    @Sendable @convention(c) (OpaquePointer?, UnsafeMutablePointer<XErrorEvent>?) -> Int32
  private typealias SetHandler = @convention(c) (Handler?) -> Handler?

  private static let fileName = "libX11.so.6"

  /// BadWindow of X.h.
  private static let badWindow: UInt8 = 3
  /// X_ChangeProperty and X_SendEvent of Xproto.h.
  private static let messages: Set<UInt8> = [18, 25]

  private static let complaints = Atomic(0)

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

  /// Tries something that the server may refuse.
  ///
  /// - Parameter body: Asks the server and waits for its answer, with nothing else under way.
  /// - Returns: Whether there was no complaint.
  static func isQuiet(_ body: () -> Void) -> Bool {
    guard let setHandler = findSetHandler() else { return false }
    complaints.store(0, ordering: .relaxed)
    let usual = setHandler { _, _ in
      XErrors.complaints.add(1, ordering: .relaxed)
      return 0
    }
    body()
    _ = setHandler(usual)
    return complaints.load(ordering: .relaxed) == 0
  }

  private static func install() -> Handler? {
    findSetHandler()? { XErrors.handle($0, $1) }
  }

  private static func findSetHandler() -> SetHandler? {
    // Not loaded anew: without Xlib in the process there is no X server to complain.
    guard let library = dlopen(fileName, RTLD_LAZY | RTLD_NOLOAD),
      let function = dlsym(library, "XSetErrorHandler")
    else { return nil }
    return unsafeBitCast(function, to: SetHandler.self)
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
