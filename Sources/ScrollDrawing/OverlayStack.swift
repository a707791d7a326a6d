// The overlays that are in the pixels and what lies under each. They are lifted off before what is
// under them changes, and placed again afterwards; those that nothing touches stay where they are.

/// What is kept of overlays between frames.
struct OverlayStack {
  /// An overlay that lies in the pixels.
  private struct Placed {
    let record: OverlayRecord
    /// The pixels under its box.
    var saved: [UInt32]
    var stays = true
  }

  private var commands = CommandBuffer()
  private var placed: [Placed] = []
  // For each overlay of the new frame the one that already lies there as it should.
  private var standing: [Int?] = []

  /// Forgets what lies in the pixels, because the pixels are lost.
  mutating func removeAll() {
    placed.removeAll(keepingCapacity: true)
  }

  /// Takes off what does not belong into the new frame or would be touched by changes.
  ///
  /// - Parameters:
  ///   - list: The new frame.
  ///   - changed: Where pixels under the overlays are about to change.
  ///   - rows: The pixels.
  ///   - rasterizer: What counts the pixels written.
  /// - Returns: Where overlays are taken off or will be placed.
  mutating func lift(
    for list: DisplayList,
    over changed: [PixelBox],
    on rows: PixelRows,
    _ rasterizer: inout Rasterizer
  ) -> [PixelBox] {
    let touched = findStanding(in: list, over: changed)
    for overlay in placed.reversed() where !overlay.stays {
      rows.restore(overlay.record.box, from: overlay.saved)
      rasterizer.pixelsWritten += overlay.record.box.area
    }
    return touched
  }

  /// Draws the overlays of the new frame that do not lie there yet, and takes over its commands.
  mutating func place(
    _ list: DisplayList,
    on rows: PixelRows,
    _ rasterizer: inout Rasterizer
  ) {
    var next: [Placed] = []
    for (record, standing) in zip(list.overlays, standing) {
      var saved: [UInt32] = []
      if let standing {
        swap(&saved, &placed[standing].saved)
      } else {
        draw(record, of: list, on: rows, &rasterizer, &saved)
      }
      next.append(Placed(record: record, saved: saved))
    }
    placed = next
    commands = list.overlayCommands
  }

  private func draw(
    _ record: OverlayRecord,
    of list: DisplayList,
    on rows: PixelRows,
    _ rasterizer: inout Rasterizer,
    _ saved: inout [UInt32]
  ) {
    saved.reserveCapacity(record.box.area)
    rows.save(record.box, to: &saved)
    rasterizer.pixelsWritten += record.box.area
    rasterizer.draw(
      record.commands,
      of: list.overlayCommands,
      list.sources,
      on: rows,
      clip: record.box
    )
    guard record.alpha < .max else { return }
    rows.mixIn(record.box, saved: saved, alpha: UInt32(record.alpha))
    rasterizer.pixelsWritten += record.box.area
  }

  /// Finds out which overlays can stay, and returns the boxes of all that cannot, old and new.
  private mutating func findStanding(in list: DisplayList, over changed: [PixelBox]) -> [PixelBox] {
    standing = list.overlays.map { record in
      placed.firstIndex { $0.record.id == record.id && isSame($0.record, record, in: list) }
    }
    let order = standing.compactMap { $0 }
    if zip(order, order.dropFirst()).contains(where: { $0 >= $1 }) {
      standing = standing.map { _ in nil }
    }
    var touched: [PixelBox] = []
    for index in placed.indices where !standing.contains(index) {
      placed[index].stays = false
      touched.append(placed[index].record.box)
    }
    for (record, standing) in zip(list.overlays, standing) where standing == nil {
      touched.append(record.box)
    }
    spread(&touched, changed)
    return touched
  }

  /// Takes off also what overlaps something that changes, until nothing more does.
  private mutating func spread(_ touched: inout [PixelBox], _ changed: [PixelBox]) {
    var wasQuiet = false
    while !wasQuiet {
      wasQuiet = true
      for index in standing.indices {
        guard let old = standing[index] else { continue }
        let box = placed[old].record.box
        guard (changed + touched).contains(where: box.intersects) else { continue }
        standing[index] = nil
        placed[old].stays = false
        touched.append(box)
        wasQuiet = false
      }
    }
  }

  private func isSame(_ old: OverlayRecord, _ new: OverlayRecord, in list: DisplayList) -> Bool {
    old.box == new.box && old.alpha == new.alpha
      && list.overlayCommands.draws(new.commands, sameAs: commands, old.commands)
  }
}
