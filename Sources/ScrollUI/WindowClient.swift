// A window that shows one scroll view and nothing else: the least that a frame loop can drive.

public import ScrollDrawing
import ScrollGeometry
public import ScrollPhysics

/// The client of a frame loop that fills the window with a scroll view.
///
/// A window of another size gives the scroll view another frame, as turning a device does. When the
/// window loses the focus, what pointers were doing ends.
public final class WindowClient: FrameLoopClient {
  /// What fills the window.
  public let scrollView: ScrollView

  /// Creates a client for a scroll view, whose frame will be that of the window.
  public init(_ scrollView: ScrollView) {
    self.scrollView = scrollView
  }

  public func handle(_ event: PlatformEvent) {
    switch event {
    case .input(let input): scrollView.handle(input)
    case .focusLost(let time): scrollView.cancelPointers(at: time)
    case .resized(let size, let scale):
      scrollView.contentScaleFactor = scale
      scrollView.frame = Rect(origin: .zero, size: size)
    case .exposed, .closeRequested, .program: break
    }
  }

  public func advance(to time: Timestamp) -> FrameDemand {
    scrollView.advance(to: time)
  }

  public func draw(into list: inout DisplayList) {
    scrollView.draw(into: &list)
  }
}
