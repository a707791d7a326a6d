// From the page From event to pixel.

import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI

final class PaperPlatform: Platform {
  private(set) var now = Timestamp(seconds: 0)
  private(set) var paper = PixelBuffer(size: PixelSize(width: 400, height: 600))
  private var renderer = FrameRenderer()
  private var events: [InputEvent]

  init(events: [InputEvent]) {
    self.events = events
  }

  func events(until deadline: Timestamp?) -> [PlatformEvent] {
    if let next = events.first, deadline.map({ next.time <= $0 }) ?? true {
      now = next.time
      return [.input(events.removeFirst())]
    }
    guard let deadline else { return [.closeRequested] }
    now = deadline
    return []
  }

  func present(_ draw: (inout DisplayList) -> Void) {
    let size = paper.size
    paper.withMutableSpan { pixels in
      _ = renderer.render(size: size, scale: 1, stride: size.width, into: &pixels, draw: draw)
    }
  }
}

func turnWheel(over scrollView: ScrollView) -> PixelBuffer {
  let place = Point(x: 200, y: 300)
  let notch = InputEvent.wheel(Vector(x: 0, y: -1), at: place, time: Timestamp(seconds: 1))
  let platform = PaperPlatform(events: [notch])
  FrameLoop(platform: platform, client: WindowClient(scrollView)).run()
  return platform.paper
}

final class RowLanding: ScrollViewDelegate {
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView,
    withVelocity velocity: Vector,
    targetContentOffset: inout Point
  ) {
    targetContentOffset.y = (targetContentOffset.y / 44).rounded() * 44
  }
}
