// What the system says by signals. SIGINT and SIGTERM, in runs that no window hears of, change nothing
// when they come: they are asked for, so that a frame is never left half done and files are completed.

internal import Glibc

/// The wishes of the system, or of whoever pressed Ctrl-C, that the program should end.
struct Interruption {
  private let signals = [SIGINT, SIGTERM]

  /// Holds the signals back from now on.
  init() {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    sigprocmask(SIG_BLOCK, &set, nil)
  }

  /// Whether one of the signals has come.
  var isRequested: Bool {
    var set = sigset_t()
    sigpending(&set)
    return signals.contains { sigismember(&set, $0) == 1 }
  }
}

/// Lets a write that cannot be done fail, and be told like every other fault, instead of ending the
/// program: into a pipe that nobody reads, or beyond the size a file may have.
func outliveWrites() {
  signal(SIGPIPE, SIG_IGN)
  signal(SIGXFSZ, SIG_IGN)
}
