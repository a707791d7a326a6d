// Moves what is already drawn, or lets it lie and turns the ring of rows; uses unsafe pointers as
// PixelRows.swift does. Knows no layers: what moves is a box.

extension PixelRows {
  // 64 KB, which stay in the cache nearest but one.
  private static let longestCopy = 1 << 14

  /// Moves what is in a box by whole pixels; what leaves the box is lost, what enters it is left.
  ///
  /// In a ring of rows, what is higher than the rest of the picture lies still while the ring is
  /// turned, and the rest is moved.
  ///
  /// - Returns: How many pixels were moved.
  mutating func move(_ area: PixelBox, byX shiftX: Int32, y shiftY: Int32) -> Int {
    check(area)
    let source = PixelBox(
      left: max(area.left, area.left - shiftX),
      top: max(area.top, area.top - shiftY),
      right: min(area.right, area.right - shiftX),
      bottom: min(area.bottom, area.bottom - shiftY)
    )
    guard !source.isEmpty else { return 0 }
    let rest = box.height - area.height
    if wraps, shiftX == 0, area.width == box.width, rest < source.height {
      turn(by: shiftY, leaving: rest, from: area.bottom)
      return rest * box.width
    }
    copy(source, byX: shiftX, y: shiftY)
    return source.area
  }

  private func copy(_ source: PixelBox, byX shiftX: Int32, y shiftY: Int32) {
    // Whole rows can go many at a time, as long as what is written is not still to be read.
    let isOnePiece = source.width == stride && !wraps
    let most = isOnePiece ? max(1, min(Int32(Self.longestCopy / stride), abs(shiftY))) : 1
    var done: Int32 = 0
    while done < Int32(source.height) {
      let rows = min(most, Int32(source.height) - done)
      let y = shiftY > 0 ? source.bottom - done - rows : source.top + done
      pixel(source.left + shiftX, y + shiftY).update(
        from: pixel(source.left, y),
        count: Int(rows - 1) * stride + source.width
      )
      done += rows
    }
  }

  /// Begins the picture in another row of the memory, so that all of it is seen moved, and puts some
  /// rows back where they were.
  ///
  /// - Parameters:
  ///   - shift: The rows by which the picture moves down.
  ///   - count: The rows to be put back: fewer than stay in sight of the others.
  ///   - start: The first of these; after the picture's last row comes its first.
  private mutating func turn(by shift: Int32, leaving count: Int, from start: Int32) {
    let height = box.bottom
    firstRow = (firstRow - shift + height) % height
    for step in 0..<Int32(count) {
      // In the order in which none is read after it was written.
      let number = shift < 0 ? Int32(count) - 1 - step : step
      let y = (start + number) % height
      pixel(0, y).update(from: pixel(0, (y + shift + height) % height), count: box.width)
    }
  }
}
