// How much of each pixel of a row a shape covers, worked out exactly along the row and in sixteen
// steps across it. Knows no colours.

/// One row of coverage, a byte for each pixel; kept from row to row for its memory.
struct CoverageRow {
  // Lines a row of pixels is cut into. With exact extents along each, a circle's edge is off by less
  // than one step of 255.
  private static let lines: Int32 = 16
  // The steps of a pixel that is covered wholly.
  private static let whole = 256 * lines

  private(set) var bytes: [UInt8] = []
  // Differences from pixel to pixel of the covered area, in 1/256 of a pixel times the lines.
  private var steps: [Int32] = []

  /// Sets the coverage of a rectangle with round corners, or of its border.
  mutating func set(_ shape: RoundedShape, row: Int32, columns: Range<Int32>) {
    clear(columns.count)
    let inner = shape.inner
    for line in 0..<Self.lines {
      let y = row * 256 + (2 * line + 1) * (256 / Self.lines) / 2
      guard let span = shape.span(at: y) else { continue }
      add(span, in: columns, 1)
      if let hole = inner?.span(at: y) { add(hole, in: columns, -1) }
    }
    var area: Int32 = 0
    for index in 0..<columns.count {
      area &+= steps[index]
      bytes[index] = UInt8(truncatingIfNeeded: (area &* 255 &+ Self.whole / 2) / Self.whole)
    }
  }

  /// Sets the coverage of a line: by how far the middle of a pixel is from it.
  mutating func set(_ line: LineShape, row: Int32, columns: Range<Int32>) {
    clear(columns.count)
    for index in 0..<columns.count {
      bytes[index] = line.coverage(ofColumn: columns.lowerBound + Int32(index), row: row)
    }
  }

  /// Sets the coverage of a shadow from its mask, stretched over the middle.
  mutating func set(
    _ mask: ShadowMask,
    of shadow: ShadowShape,
    row: Int32,
    columns: Range<Int32>
  ) {
    clear(columns.count)
    let first = mask.row(Int(row - shadow.caster.top), ofHeight: shadow.caster.height)
    let width = shadow.caster.width
    let all =
      Int(
        columns.lowerBound - shadow.caster.left
      )..<Int(
        columns.upperBound - shadow.caster.left
      )
    let even = mask.evenColumns(ofWidth: width).clamped(to: all)
    for column in all where !even.contains(column) {
      bytes[column - all.lowerBound] = mask.bytes[first + mask.column(column, ofWidth: width)]
    }
    guard let middle = even.first else { return }
    let same = mask.bytes[first + mask.column(middle, ofWidth: width)]
    for column in even { bytes[column - all.lowerBound] = same }
  }

  private mutating func clear(_ count: Int) {
    if bytes.count < count { bytes = [UInt8](repeating: 0, count: count) }
    if steps.count < count + 2 { steps = [Int32](repeating: 0, count: count + 2) }
    for index in 0..<count + 2 { steps[index] = 0 }
  }

  private mutating func add(_ span: Range<Int32>, in columns: Range<Int32>, _ sign: Int32) {
    let start = columns.lowerBound * 256
    let end = Int32(columns.count) * 256
    let lower = min(max(span.lowerBound - start, 0), end)
    let upper = min(max(span.upperBound - start, 0), end)
    step(at: lower, sign)
    step(at: upper, -sign)
  }

  private mutating func step(at place: Int32, _ sign: Int32) {
    let index = Int(place >> 8)
    let part = place & 255
    steps[index] += sign * (256 - part)
    steps[index + 1] += sign * part
  }
}

extension RoundedShape {
  /// The shape moved by whole pixels to the origin and without its colour: what shares its mask.
  var atOrigin: RoundedShape {
    let (stepX, stepY) = (bounds.left * 256, bounds.top * 256)
    return RoundedShape(
      left: left - stepX,
      top: top - stepY,
      right: right - stepX,
      bottom: bottom - stepY,
      radius: radius,
      border: border,
      color: 0
    )
  }

  /// The coverage of all pixels of the bounds, row by row.
  var mask: [UInt8] {
    let bounds = bounds
    var row = CoverageRow()
    var mask: [UInt8] = []
    for y in bounds.top..<bounds.bottom {
      row.set(self, row: y, columns: bounds.left..<bounds.right)
      mask.append(contentsOf: row.bytes)
    }
    return mask
  }

  /// What the border surrounds, or nil if the shape is filled.
  var inner: RoundedShape? {
    guard border > 0 else { return nil }
    return RoundedShape(
      left: left + border,
      top: top + border,
      right: right - border,
      bottom: bottom - border,
      radius: max(radius - border, 0),
      border: 0,
      color: color
    )
  }

  /// The rows that no corner and no edge touches, which are all alike.
  var straightRows: Range<Int32> {
    let margin = max(radius, border)
    let first = (top + margin + 255) >> 8
    return first..<max(first, (bottom - margin) >> 8)
  }

  /// The part of a horizontal line inside the shape, in 1/256 of a pixel.
  func span(at y: Int32) -> Range<Int32>? {
    guard y >= top, y < bottom, left < right else { return nil }
    let depth = max(top + radius - y, y - (bottom - radius), 0)
    guard depth > 0 else { return left..<right }
    // The square root of IEEE 754 is rounded exactly, hence the same on every machine.
    let reach = Int64(radius) * Int64(radius) - Int64(depth) * Int64(depth)
    let inset = radius - Int32(Double(max(reach, 0)).squareRoot() + 0.5)
    let lower = left + inset
    return lower..<max(lower, right - inset)
  }
}

extension LineShape {
  /// The columns of a row that the line may touch.
  func columns(inRow row: Int32, of columns: Range<Int32>) -> Range<Int32> {
    let (stepX, stepY, length) = direction
    guard abs(stepY) > 0 else { return columns }
    let reach = (Double(width) / 2 + 256) * length
    let middle = Double(startX) + (Double(row) * 256 + 128 - Double(startY)) * stepX / stepY
    let spread = abs(reach / stepY)
    let first = DisplayList.clamped(((middle - spread) / 256).rounded(.down))
    let last = DisplayList.clamped(((middle + spread) / 256).rounded(.up))
    return (first..<last).clamped(to: columns)
  }

  /// The coverage of a pixel: full at half a pixel inside the edge, none at half a pixel outside.
  func coverage(ofColumn column: Int32, row: Int32) -> UInt8 {
    let (stepX, stepY, length) = direction
    let x = Double(column) * 256 + 128 - Double(startX)
    let y = Double(row) * 256 + 128 - Double(startY)
    let along = min(max((x * stepX + y * stepY) / (length * length), 0), 1)
    let (awayX, awayY) = (x - along * stepX, y - along * stepY)
    let distance = (awayX * awayX + awayY * awayY).squareRoot()
    let inside = Double(width) / 2 + 128 - distance
    // A line thinner than a pixel is paler, not broken.
    let most = min(Double(width), 256)
    return UInt8(min(max(inside, 0), most) * 255 / 256 + 0.5)
  }

  private var direction: (x: Double, y: Double, length: Double) {
    let x = Double(endX) - Double(startX)
    let y = Double(endY) - Double(startY)
    return (x, y, (x * x + y * y).squareRoot())
  }
}
