// A window without a display: frames at exact times of a virtual clock, events from a script, pixels
// in memory. The same loop runs it that runs a real window.

import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI

/// A platform whose time passes as fast as frames are made.
///
/// Frame n is at n / fps seconds, from n = 0, or when the script says so. What the script has up to
/// then is delivered before the frame, each event with its own time.
final class HeadlessPlatform: Platform {
  let showsEveryFrame = true

  /// The time of the frame that is being made.
  private(set) var now = Timestamp(seconds: 0)

  // A ring of rows, as windows have it where they can.
  private var memory = PixelBuffer(size: PixelSize(width: 0, height: 0))
  private var size: Size
  private let fps: Double
  private var scale: Double
  private var script: ScriptQueue
  private var frame = -1
  private var renderer = FrameRenderer()
  /// The size that the window shall have from the next frame on.
  private var wantedSize: Size?

  /// Creates a window of a size in points.
  init(size: Size, scale: Double, fps: Double, script: [ScriptEvent]) {
    self.fps = fps
    self.scale = scale
    self.script = ScriptQueue(script)
    self.size = size
  }

  /// The last frame that was drawn.
  var pixels: PixelBuffer { memory.beginning(inRow: renderer.firstRow) }

  /// The time of a frame.
  func time(ofFrame number: Int) -> Timestamp {
    Timestamp(seconds: Double(number) / fps)
  }

  func events(until deadline: Timestamp?) -> [PlatformEvent] {
    guard let events = nextEvents() else { return [.closeRequested] }
    for case .resized(let size, let scale) in events {
      (self.size, self.scale) = (size, scale)
    }
    return events
  }

  /// Goes on to the next frame; `nil` when there is none.
  private func nextEvents() -> [PlatformEvent]? {
    guard !script.hasFrames else {
      guard let next = script.takeFrame(scale: scale) else { return nil }
      now = next.time
      // What a window did when it was asked for another size is in the script.
      wantedSize = nil
      return next.events
    }
    frame += 1
    now = time(ofFrame: frame)
    let events = script.take(until: now, scale: scale)
    defer { wantedSize = nil }
    return (wantedSize.map { [.resized($0, scale: scale)] } ?? []) + events
  }

  /// Gives the window another size from the next frame on, in points.
  func setSize(_ size: Size) {
    wantedSize = size
  }

  func present(_ draw: (inout DisplayList) -> Void) {
    let size = PixelSize(size, scale: scale)
    if memory.size != size { memory = PixelBuffer(size: size) }
    _ = memory.withMutableSpan { span in
      renderer.render(
        size: size,
        scale: scale,
        stride: size.width,
        wraps: true,
        into: &span,
        draw: draw
      )
    }
  }
}

extension PixelSize {
  /// The device pixels that cover an extent in points; at least one each way.
  init(_ size: Size, scale: Double) {
    self.init(
      width: max(1, Int((size.width * scale).rounded())),
      height: max(1, Int((size.height * scale).rounded()))
    )
  }
}
