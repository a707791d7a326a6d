// Which part of the window is whose: the scroll view at the origin, the panel beside or below it, the
// instruments between. Values only.

import ScrollGeometry

/// The parts of the playground, in points of the window.
///
/// A part without room is empty.
struct PlaygroundLayout: Hashable {
  private(set) var scroll = Rect.zero
  private(set) var plot = Rect.zero
  private(set) var log = Rect.zero
  private(set) var panel = Rect.zero

  /// The width of a panel beside the scroll view, in points.
  private static let panelWidth = 328.0
  /// The part of the height that a panel below takes.
  private static let panelShare = 0.38
  /// The height of the instruments, in points.
  private static let instruments = 132.0
  /// The part of the instruments' width that the log takes, and the most of it, in points.
  private static let logShare = 0.42
  private static let widestLog = 220.0
  /// The least the scroll view needs, in points, before anything else gets room.
  private static let leastScroll = 160.0

  /// Divides a window.
  init(_ size: Size) {
    var main = Rect(origin: .zero, size: size)
    let isWide = size.width > size.height
    if isWide, size.width >= Self.panelWidth + Self.leastScroll {
      main.size.width -= Self.panelWidth
      panel = Rect(x: main.maxX, y: 0, width: Self.panelWidth, height: size.height)
    } else {
      let height = (size.height * Self.panelShare).rounded()
      if size.height - height >= Self.leastScroll {
        main.size.height -= height
        panel = Rect(x: 0, y: main.maxY, width: size.width, height: height)
      }
    }
    if main.height - Self.instruments >= Self.leastScroll {
      main.size.height -= Self.instruments
      let logWidth = min((main.width * Self.logShare).rounded(), Self.widestLog)
      plot = Rect(
        x: 0,
        y: main.maxY,
        width: main.width - logWidth,
        height: Self.instruments
      )
      log = Rect(x: plot.maxX, y: main.maxY, width: logWidth, height: Self.instruments)
    }
    scroll = main
    makeRoomForLines()
  }

  /// The lines between the parts: all of the point by which they are apart, so that nothing is left
  /// between a line and a part, however they fall on the pixels.
  var lines: [Rect] {
    var lines: [Rect] = []
    if !plot.isEmpty {
      lines.append(Rect(x: 0, y: scroll.maxY, width: scroll.width, height: 1))
      lines.append(Rect(x: plot.maxX, y: plot.minY, width: 1, height: plot.height))
    }
    if panel.minX > 0 {
      lines.append(Rect(x: panel.minX - 1, y: 0, width: 1, height: panel.height))
    } else if !panel.isEmpty {
      lines.append(Rect(x: 0, y: panel.minY - 1, width: panel.width, height: 1))
    }
    return lines
  }

  /// Moves the parts a point apart where lines are.
  private mutating func makeRoomForLines() {
    if !plot.isEmpty {
      for part in [\PlaygroundLayout.plot, \.log] {
        self[keyPath: part].origin.y += 1
        self[keyPath: part].size.height -= 1
      }
      log.origin.x += 1
      log.size.width -= 1
    }
    if panel.minX > 0 {
      scroll.size.width -= 1
      log.size.width -= plot.isEmpty ? 0 : 1
    } else if !panel.isEmpty {
      if plot.isEmpty {
        scroll.size.height -= 1
      } else {
        plot.size.height -= 1
        log.size.height -= 1
      }
    }
  }
}
