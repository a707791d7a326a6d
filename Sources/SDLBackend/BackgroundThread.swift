// Work beside the main thread. It knows nothing of what is done or who waits for it.

internal import CSDL2
internal import Glibc

/// A thread that does one thing and ends.
public enum BackgroundThread {
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }

  /// Does something on a thread of its own; nobody can wait for it.
  ///
  /// - Parameter body: What is done; what it finds out it hands over by itself.
  /// - Returns: Whether there is such a thread; if the system refuses one, nothing is done.
  public static func run(_ body: @escaping @Sendable () -> Void) -> Bool {
    var thread = pthread_t()
    let work = Unmanaged.passRetained(Work(body))
    let status = pthread_create(
      &thread,
      nil,
      { work in
        if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
        // SDL keeps its last error for each thread, and sees only threads of its own end.
        SDL_TLSCleanup()
        return nil
      },
      work.toOpaque()
    )
    guard status == 0 else {
      work.release()
      return false
    }
    pthread_detach(thread)
    return true
  }
}
