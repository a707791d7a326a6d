// The one error of the back end. It knows SDL's last message and nothing about windows.

internal import CSDL2

/// A call into SDL that did not do its work.
///
/// SDL keeps one message per thread and overwrites it on the next failure, so the text is copied
/// when the error is made: on the line after the failed call.
public struct SDLError: Error, Hashable, CustomStringConvertible {
  /// The SDL function that failed, as spelled in C.
  public let function: String

  /// The explanation, or an empty string if there is none.
  public let reason: String

  /// One line for a terminal: what failed, then why.
  public var description: String {
    reason.isEmpty ? "\(function) failed" : "\(function) failed: \(reason)"
  }

  /// Takes SDL's own explanation of the failure that just happened.
  init(_ function: String) {
    self.function = function
    reason = String(cString: SDL_GetError())
  }

  /// Gives a reason that SDL does not know.
  init(_ function: String, reason: String) {
    self.function = function
    self.reason = reason
  }
}
