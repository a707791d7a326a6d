// A C library that is loaded when it is first needed. Knows no library by name.

internal import Glibc

/// A library in memory, which stays there until the program ends.
struct LoadedLibrary {
  private let handle: UnsafeMutableRawPointer

  /// Loads a library, or finds it loaded.
  ///
  /// - Parameter fileName: The name under which the loader knows it, with its version.
  /// - Throws: The loader's reason, if the library is not installed.
  init(_ fileName: String) throws(SDLError) {
    guard let handle = dlopen(fileName, RTLD_NOW) else { throw Self.error(about: fileName) }
    self.handle = handle
  }

  /// Finds a function, as the type that the caller gives it: that of the library's header, which
  /// nobody can check.
  ///
  /// - Parameter name: Its name in the library.
  /// - Returns: The function.
  /// - Throws: The loader's reason, if the library has no such function.
  func function<Function>(_ name: String) throws(SDLError) -> Function {
    guard let address = dlsym(handle, name) else { throw Self.error(about: name) }
    return unsafeBitCast(address, to: Function.self)
  }

  private static func error(about name: String) -> SDLError {
    SDLError("dlopen", reason: dlerror().map { String(cString: $0) } ?? name)
  }
}
