// Getting a picture ready beside the main thread, or at once where there is no window. What is found
// out is handed over in a box that both threads may look into.

import SDLBackend
import ScrollDrawing
import Synchronization

/// How far a picture has come.
enum PictureState: Sendable {
  case loading(PictureFile.Step)
  case ready(Picture)
  /// It cannot be shown, for a reason of one line.
  case failed(String)
}

/// What gets one picture after the other ready; only the latest matters.
final class PictureLoader {
  /// How large the picture is that the program paints when its file is not found.
  private static let painted = (width: 1500, height: 1000)

  /// What a thread leaves for another.
  private final class Box: Sendable {
    private let state = Mutex(PictureState.loading(.decoding))
    private let abandonment = Mutex(false)

    /// Whether nobody waits for the picture any more.
    var isAbandoned: Bool {
      get { abandonment.withLock { $0 } }
      set { abandonment.withLock { $0 = newValue } }
    }

    var current: PictureState {
      get { state.withLock { $0 } }
      set { state.withLock { $0 = newValue } }
    }
  }

  /// Held by the thread that works: who goes quickly through large pictures has memory for one.
  private static let turn = Mutex(())

  private let wake: (@Sendable () -> Void)?
  private var box = Box()

  /// Creates a loader.
  ///
  /// - Parameter wake: Called on another thread when there is news; without it, everything is done
  ///   at once and on this thread.
  init(wake: (@Sendable () -> Void)? = nil) {
    self.wake = wake
  }

  /// Whether pictures are got ready beside the main thread.
  var isInBackground: Bool { wake != nil }

  /// How far the latest picture has come.
  var state: PictureState { box.current }

  /// Begins with a picture.
  func load(_ source: PictureSource) {
    box.isAbandoned = true
    let box = Box()
    self.box = box
    guard let wake else { return Self.load(source, into: box) {} }
    let isRunning = BackgroundThread.run { Self.load(source, into: box, then: wake) }
    if !isRunning { Self.load(source, into: box) {} }
  }

  private static func load(_ source: PictureSource, into box: Box, then tell: () -> Void) {
    turn.withLock { _ in
      guard !box.isAbandoned else { return }
      box.current = result(of: source) { step in
        box.current = .loading(step)
        tell()
      }
    }
    tell()
  }

  private static func result(
    of source: PictureSource,
    noting note: (PictureFile.Step) -> Void
  ) -> PictureState {
    guard let path = source.path else {
      return .ready(Picture(Landscape.picture(width: painted.width, height: painted.height)))
    }
    let bytes: [UInt8]
    do throws(ProgramError) { bytes = try readFile(path) } catch { return .failed(error.message) }
    do throws(PictureFault) {
      return .ready(try PictureFile.picture(of: consume bytes, noting: note))
    } catch {
      return .failed("\(quoted(path)): \(error.description)")
    }
  }
}
