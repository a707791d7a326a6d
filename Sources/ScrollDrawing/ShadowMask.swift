// Blurred rectangles with round corners. A shadow is blurred once for its corners; the straight
// sides and the middle are stretched from there.

/// The coverage of a shadow, with its middle row and column to be repeated as often as needed.
struct ShadowMask {
  /// The most device pixels of blur; kernels stay within 400 taps.
  static let largestBlur = 128
  /// The largest radius of a corner, in device pixels; a mask stays within a few megabytes.
  static let largestCorner = 512

  let bytes: [UInt8]
  private let width: Int
  private let height: Int
  private let reach: Int

  /// How far beyond its rectangle a shadow is seen: three standard deviations.
  static func reach(ofBlur blur: Int32) -> Int32 { (blur * 3 + 1) / 2 }

  /// The extent that a rectangle needs for both corners to be whole and the middle to be even.
  static func extent(_ length: Int, corner: Int32, blur: Int32) -> Int {
    min(length, 2 * Int(corner + reach(ofBlur: blur)) + 1)
  }

  /// Blurs a rectangle with round corners.
  init(width innerWidth: Int, height innerHeight: Int, corner: Int32, blur: Int32) {
    let reach = Int(Self.reach(ofBlur: blur))
    self.reach = reach
    width = innerWidth + 2 * reach
    height = innerHeight + 2 * reach
    let shape = RoundedShape(
      left: 0,
      top: 0,
      right: Int32(innerWidth) * 256,
      bottom: Int32(innerHeight) * 256,
      radius: corner * 256,
      border: 0,
      color: 0
    )
    let kernel = Self.kernel(ofBlur: blur, reach: reach)
    // Along the rows, for the rows of the rectangle only; then across them.
    var row = CoverageRow()
    var along = [UInt32](repeating: 0, count: width * innerHeight)
    for y in 0..<innerHeight {
      row.set(shape, row: Int32(y), columns: 0..<Int32(innerWidth))
      for x in 0..<innerWidth where row.bytes[x] > 0 {
        let value = UInt32(row.bytes[x])
        let first = y * width + x
        for tap in 0..<kernel.count { along[first + tap] += value * kernel[tap] }
      }
    }
    var sums = [UInt64](repeating: 0, count: width * height)
    for y in 0..<innerHeight {
      for tap in 0..<kernel.count {
        let weight = UInt64(kernel[tap])
        let target = (y + tap) * width
        for x in 0..<width { sums[target + x] += UInt64(along[y * width + x]) * weight }
      }
    }
    bytes = sums.map { UInt8(($0 + 1 << 31) >> 32) }
  }

  /// Where the row of the mask starts that belongs to a row counted from the rectangle's top.
  func row(_ row: Int, ofHeight length: Int) -> Int {
    Self.fold(row + reach, length + 2 * reach, height) * width
  }

  /// The column of the mask that belongs to a column counted from the rectangle's left edge.
  func column(_ column: Int, ofWidth length: Int) -> Int {
    Self.fold(column + reach, length + 2 * reach, width)
  }

  /// The columns, counted from the rectangle's left edge, that are all alike.
  func evenColumns(ofWidth length: Int) -> Range<Int> {
    let first = width / 2 - reach
    return first..<first + length + 2 * reach - width + 1
  }

  /// Repeats the middle of the mask so that it fills a length.
  @inline(__always)
  private static func fold(_ place: Int, _ length: Int, _ extent: Int) -> Int {
    let middle = extent / 2
    return place <= middle ? place : max(middle, place - (length - extent))
  }

  /// The weights of a Gaussian, in 1/65536; they add up to exactly that.
  private static func kernel(ofBlur blur: Int32, reach: Int) -> [UInt32] {
    guard reach > 0 else { return [65536] }
    let deviation = Double(blur) / 2
    // w(k) = q^(k²) with q = exp(-1 / 2σ²): each weight is the one before times an odd power of q.
    let base = exponential(ofMinus: 1 / (2 * deviation * deviation))
    var weights = [1.0]
    var ratio = base
    for _ in 0..<reach {
      weights.append(weights[weights.count - 1] * ratio)
      ratio *= base * base
    }
    let sum = weights.dropFirst().reduce(0, +) * 2 + 1
    var side = weights.dropFirst().map { UInt32($0 / sum * 65536 + 0.5) }
    let middle = 65536 - 2 * side.reduce(0, +)
    side.reverse()
    return side + [middle] + side.reversed()
  }

  /// exp(-x) for 0 < x <= 2, by its series: the C library's last digit differs between machines.
  private static func exponential(ofMinus x: Double) -> Double {
    var term = 1.0
    var sum = 1.0
    for index in 1...40 {
      term *= x / Double(index)
      sum += term
    }
    return 1 / sum
  }
}

/// What shadows have in common that can share a mask.
struct ShadowKey: Hashable {
  private let width: Int
  private let height: Int
  private let corner: Int32
  private let blur: Int32

  init(_ shadow: ShadowShape) {
    corner = shadow.cornerRadius
    blur = shadow.blur
    width = ShadowMask.extent(shadow.caster.width, corner: corner, blur: blur)
    height = ShadowMask.extent(shadow.caster.height, corner: corner, blur: blur)
  }

  /// Makes the mask.
  var mask: ShadowMask {
    ShadowMask(width: width, height: height, corner: corner, blur: blur)
  }
}
