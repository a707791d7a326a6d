// The inner loops over pixels. This file and those named after it are the only ones here that use
// unsafe pointers: boxes are checked once per operation, rows then run unchecked. All arithmetic is
// on whole numbers, so that every machine gives the same pixels. Written so that the compiler
// vectorises it without arithmetic on SIMD types, which would be ruinous in debug builds.

/// The mix of two colours, channel by channel, by a weight of 0 to 255 for the second: rounded
/// exactly, (under * (255 - weight) + over * weight) / 255.
///
/// Two channels are worked on at once, each in 16 bits: t + 128 + ((t + 128) >> 8), shifted right by
/// 8, is t / 255 rounded for every t up to 255 * 255.
@inline(__always)
func mix(_ under: UInt32, _ over: UInt32, _ weight: UInt32) -> UInt32 {
  let rest = 255 &- weight
  let outer =
    (under & 0xFF00FF) &* rest &+ (over & 0xFF00FF) &* weight &+ 0x800080
  let inner =
    ((under >> 8) & 0xFF) &* rest &+ ((over >> 8) & 0xFF) &* weight &+ 0x80
  return ((outer &+ ((outer >> 8) & 0xFF00FF)) >> 8) & 0xFF00FF
    | ((inner &+ (inner >> 8)) & 0xFF00)
}

/// The product of two numbers that stand for 0 to 1 as 0 to 255, rounded.
@inline(__always)
func scaled(_ value: UInt32, by factor: UInt32) -> UInt32 {
  let product = value &* factor &+ 128
  return (product &+ (product >> 8)) >> 8
}

/// The pixels of a picture while it is being drawn.
///
/// Rows lie below each other in memory, but for one place: the memory may be a ring, in which the
/// picture begins anywhere and goes on in the memory's first row after its last.
struct PixelRows {
  private let base: UnsafeMutablePointer<UInt32>
  let stride: Int
  let box: PixelBox
  /// Whether the memory is a ring of rows.
  let wraps: Bool
  /// The row of the memory in which the picture's first row is.
  var firstRow: Int32

  /// Lends the pixels of a picture for the length of a call.
  ///
  /// - Parameters:
  ///   - pixels: The memory.
  ///   - size: The extents of the picture.
  ///   - stride: Pixels from the start of a row to the start of the next.
  ///   - firstRow: The row of the memory in which the picture's first row is, if the memory is a ring.
  ///   - body: What draws.
  /// - Returns: What that returned, or `nil` if the picture is empty.
  static func over<Result>(
    _ pixels: inout MutableSpan<UInt32>,
    size: PixelSize,
    stride: Int,
    firstRow: Int32? = nil,
    _ body: (inout PixelRows) -> Result
  ) -> Result? {
    guard size.width > 0, size.height > 0 else { return nil }
    precondition(
      stride >= size.width && pixels.count >= stride * (size.height - 1) + size.width,
      "\(pixels.count) pixels are too few for \(size) with rows of \(stride)"
    )
    return pixels.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { start in
        var rows = PixelRows(start: start, size: size, stride: stride, firstRow: firstRow)
        return body(&rows)
      }
    }
  }

  private init(
    start: UnsafeMutablePointer<UInt32>,
    size: PixelSize,
    stride: Int,
    firstRow: Int32?
  ) {
    base = start
    wraps = firstRow != nil
    self.firstRow = firstRow ?? 0
    self.stride = stride
    box = PixelBox(
      left: 0,
      top: 0,
      right: Int32(clamping: size.width),
      bottom: Int32(clamping: size.height)
    )
  }

  /// Sets all pixels of a box.
  ///
  /// Copying a row that was just set is faster than setting it: the C library copies with the widest
  /// stores of the machine. Measured, a frame of 1280x800 takes 70 µs; memset 63, larger copies 85.
  func fill(_ area: PixelBox, _ color: UInt32) {
    check(area)
    let first = pixel(area.left, area.top)
    first.update(repeating: color & 0xFFFFFF, count: area.width)
    for y in area.top + 1..<area.bottom {
      pixel(area.left, y).update(from: first, count: area.width)
    }
  }

  /// Mixes a colour into all pixels of a box.
  func fill(_ area: PixelBox, _ color: UInt32, alpha: UInt32) {
    check(area)
    for y in area.top..<area.bottom {
      let row = pixel(area.left, y)
      for x in 0..<area.width { row[x] = mix(row[x], color, alpha) }
    }
  }

  /// Appends the pixels of a box to an array, row by row.
  func save(_ area: PixelBox, to saved: inout [UInt32]) {
    check(area)
    for y in area.top..<area.bottom {
      saved.append(contentsOf: UnsafeBufferPointer(start: pixel(area.left, y), count: area.width))
    }
  }

  /// Puts saved pixels back into their box.
  func restore(_ area: PixelBox, from saved: [UInt32]) {
    check(area)
    precondition(saved.count == area.area, "\(saved.count) saved pixels for \(area)")
    saved.withUnsafeBufferPointer { buffer in
      guard var source = buffer.baseAddress else { return }
      for y in area.top..<area.bottom {
        pixel(area.left, y).update(from: source, count: area.width)
        source += area.width
      }
    }
  }

  /// Mixes what is in a box with what was saved of it; an alpha of 255 keeps what is in the box.
  func mixIn(_ area: PixelBox, saved: [UInt32], alpha: UInt32) {
    check(area)
    precondition(saved.count == area.area, "\(saved.count) saved pixels for \(area)")
    saved.withUnsafeBufferPointer { buffer in
      guard var source = buffer.baseAddress else { return }
      for y in area.top..<area.bottom {
        let row = pixel(area.left, y)
        for x in 0..<area.width { row[x] = mix(source[x], row[x], alpha) }
        source += area.width
      }
    }
  }

  /// Mixes a colour into a piece of a row by a mask with a byte for each pixel.
  func blend(x: Int32, y: Int32, mask: [UInt8], from first: Int, count: Int, _ color: UInt32) {
    check(PixelBox(left: x, top: y, right: x + Int32(count), bottom: y + 1))
    precondition(
      first >= 0 && first + count <= mask.count,
      "bytes \(first)..<\(first + count) of a mask of \(mask.count)"
    )
    mask.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      Self.blend(pixel(x, y), start + first, count, color)
    }
  }

  /// Mixes a colour into pixels by a mask.
  ///
  /// The empty and the full parts of the mask are passed over eight pixels at a time; what is between
  /// them is mixed in one loop, which is vectorised: measured, 3.8 GB of pixels a second, full parts
  /// 23, empty ones more.
  @inline(__always)
  static func blend(
    _ row: UnsafeMutablePointer<UInt32>,
    _ mask: UnsafePointer<UInt8>,
    _ count: Int,
    _ color: UInt32
  ) {
    let alpha = color >> 24
    let solid = color & 0xFFFFFF
    let full: UInt64 = alpha == 255 ? .max : 0
    // The eight bytes at a place, or a number that is neither empty nor full at the end of the row.
    func eight(_ x: Int) -> UInt64 {
      x &+ 8 <= count ? UnsafeRawPointer(mask + x).loadUnaligned(as: UInt64.self) : 1
    }
    var x = 0
    while x < count {
      let start = x
      let kind = eight(x)
      if kind == 0 || kind == full {
        repeat { x &+= 8 } while x < count && eight(x) == kind
        if kind != 0 { (row + start).update(repeating: solid, count: x &- start) }
      } else {
        repeat { x &+= 8 } while x < count && eight(x) != 0 && eight(x) != full
        x = min(x, count)
        for step in start..<x {
          row[step] = mix(row[step], solid, scaled(UInt32(mask[step]), by: alpha))
        }
      }
    }
  }

  @inline(__always)
  func pixel(_ x: Int32, _ y: Int32) -> UnsafeMutablePointer<UInt32> {
    let row = y &+ firstRow
    return base + (Int(row < box.bottom ? row : row &- box.bottom) &* stride &+ Int(x))
  }

  /// How many of some rows follow each other in memory.
  @inline(__always)
  func unbroken(_ count: Int, from y: Int32) -> Int {
    let seam = Int(box.bottom &- firstRow &- y)
    return seam > 0 ? min(count, seam) : count
  }

  func check(_ area: PixelBox) {
    precondition(!area.isEmpty && box.contains(area), "\(area) is not inside \(box)")
  }
}
