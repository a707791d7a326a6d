// The log of what the delegate was told: what repeats is counted, the rest stands in a line of its
// own. The list is a value; the view shows its end.

import ScrollDrawing
import ScrollGeometry
import ScrollUI

/// Delegate calls in order.
struct CallLog: Hashable {
  /// Calls of one kind in a row.
  struct Entry: Hashable {
    let call: TracingDelegate.Call
    var count = 1
  }

  /// The entries kept; more than any window shows.
  private static let capacity = 200

  private(set) var entries: [Entry] = []

  /// Adds calls.
  ///
  /// - Returns: Whether there is a new entry; if not, the last one was counted up.
  mutating func add(_ calls: [TracingDelegate.Call]) -> Bool {
    var hasNew = false
    for call in calls {
      if let last = entries.last, last.call == call {
        entries[entries.count - 1].count += 1
      } else {
        entries.append(Entry(call: call))
        hasNew = true
      }
    }
    if entries.count > Self.capacity { entries.removeFirst(entries.count - Self.capacity) }
    return hasNew
  }

  /// Forgets all calls.
  mutating func removeAll() {
    entries = []
  }
}

/// The end of a log of calls.
final class CallLogView {
  private static let rowHeight = 16.0
  private static let padding = 8.0
  private static let countWidth = 44.0

  /// The place in the window, in points.
  var frame = Rect.zero

  private let look: ControlLook
  private var log = CallLog()
  private var damage = DamageLog()

  init(look: ControlLook) {
    self.look = look
  }

  /// Adds calls at the end.
  func add(_ calls: [TracingDelegate.Call]) {
    if log.add(calls) { setNeedsDisplay() } else { damage.add(row(0)) }
  }

  /// Forgets all calls.
  func removeAll() {
    log.removeAll()
    setNeedsDisplay()
  }

  /// Draws everything anew with the next frame.
  func setNeedsDisplay() {
    damage.addAll()
  }

  /// Draws the view where it is; only what changed is asked of it.
  func draw(into list: inout DisplayList) {
    let colors = look.colors
    list.scrollLayer(
      ObjectIdentifier(self),
      in: frame,
      offset: .zero,
      zoom: 1,
      background: colors.surface,
      damage: damage
    ) { part, list in
      for (index, entry) in log.entries.reversed().enumerated() {
        let row = row(index)
        guard row.minY >= 0 else { return }
        guard !row.intersection(part).isEmpty else { continue }
        draw(entry, in: row, into: &list)
      }
    }
  }

  private func draw(_ entry: CallLog.Entry, in row: Rect, into list: inout DisplayList) {
    let colors = look.colors
    var name = row
    name.origin.x += Self.padding
    name.size.width -= Self.padding * 2 + (entry.count > 1 ? Self.countWidth : 0)
    let isFrequent = entry.call == .didScroll || entry.call == .didZoom
    list.text(
      entry.call.rawValue,
      in: name,
      isFrequent ? colors.faintText : colors.text,
      by: look.typesetter,
      font: ControlLook.smallFont
    )
    guard entry.count > 1 else { return }
    list.text(
      "x \(entry.count)",
      in: Rect(
        x: row.maxX - Self.padding - Self.countWidth,
        y: row.minY,
        width: Self.countWidth,
        height: row.height
      ),
      colors.faintText,
      by: look.typesetter,
      font: ControlLook.smallFont,
      alignment: .trailing
    )
  }

  /// The place of an entry, counted from the last.
  private func row(_ index: Int) -> Rect {
    Rect(
      x: 0,
      y: frame.height - 4 - Double(index + 1) * Self.rowHeight,
      width: frame.width,
      height: Self.rowHeight
    )
  }
}
