// Which pixels of a picture a device pixel is mixed from, and how much of each. Along one axis, in
// whole numbers; it reads no pixels.

/// Where a picture lies, and how it is scaled, along one axis.
///
/// Places in the picture are 1/2^32 of a pixel. They follow from the distance of a device pixel to
/// the picture's edge alone, so that a strip of a scrolled picture equals the same part of a whole.
struct PicturePlacement: Hashable {
  /// The device pixel at which the picture begins.
  var start: Int32
  /// The place in the picture under the middle of that device pixel.
  var phase: Int64
  /// The pixels of the picture that a device pixel takes.
  var step: Int64

  /// One pixel of the picture.
  static let one: Int64 = 1 << 32
}

/// Three neighbouring pixels and their weights in 1/256, which add up to 256.
struct PictureTaps: Hashable {
  /// The first of the three; the pixels may lie outside the picture, whose edge then counts.
  var first: Int32
  private(set) var weight0: UInt16
  private(set) var weight1: UInt16
  private(set) var weight2: UInt16

  /// Whether the first pixel is all.
  var isSingle: Bool { weight0 == 256 }

  init(first: Int64, _ weight0: Int64, _ weight2: Int64 = 0) {
    self.first = Int32(clamping: first)
    self.weight0 = UInt16(weight0)
    self.weight1 = UInt16(256 - weight0 - weight2)
    self.weight2 = UInt16(weight2)
  }
}

/// How device pixels are mixed from the pixels of one level of a picture, along one axis.
///
/// - A level is reduced by less than two. Each device pixel is the mean of exactly what it covers
///   of the level: two or three pixels. Nothing is left out, so nothing shimmers.
/// - Up to twice its size a picture is interpolated between the middles of its pixels. From there on
///   the slope between two pixels gets steeper, and from four times on it is as narrow as one device
///   pixel: pixels are seen as squares with clean edges. Two and four are chosen by hand.
struct PictureSampling {
  private static let one = PicturePlacement.one
  private static let half = one / 2
  /// The magnification up to which the slope is a whole pixel wide.
  private static let smoothLimit = 2.0
  /// The magnification from which it is a device pixel wide.
  private static let sharpLimit = 4.0
  /// Steep enough for any screen, and far from overflow.
  private static let largestSlope = 0x1p20

  private let placement: PicturePlacement
  private let level: Int64
  private let step: Int64
  /// How much steeper than a whole pixel's the slope is, in 1/256.
  private let slope: Int64

  init(_ placement: PicturePlacement, level: Int) {
    self.placement = placement
    self.level = Int64(level)
    step = max(placement.step >> level, 1)
    slope = Self.slope(at: Double(Self.one) / Double(step))
  }

  private static func slope(at magnification: Double) -> Int64 {
    guard magnification > smoothLimit else { return 256 }
    guard magnification < sharpLimit else {
      return Int64(min(magnification, largestSlope) * 256)
    }
    let way = (magnification - smoothLimit) / (sharpLimit - smoothLimit)
    return Int64((1 + way * (magnification - 1)) * 256)
  }

  /// The level to draw for a step along both axes: the smallest that is still reduced, or the whole.
  static func level(for step: Int64, of count: Int) -> Int {
    guard step >= 2 * one else { return 0 }
    let halvings = 63 - (step / one).leadingZeroBitCount
    return min(halvings, count - 1)
  }

  /// The pixels that a device pixel is mixed from.
  func taps(at place: Int32) -> PictureTaps {
    let center =
      (placement.phase &+ (Int64(place) - Int64(placement.start)) &* placement.step) >> level
    return step > Self.one ? reduced(center) : magnified(center)
  }

  private func reduced(_ center: Int64) -> PictureTaps {
    let left = center &- step / 2
    let head = Self.one - (left & (Self.one - 1))
    let tail = max(0, step - head - Self.one)
    return PictureTaps(first: left >> 32, weight(of: head), weight(of: tail))
  }

  private func weight(of length: Int64) -> Int64 {
    (length * 256 + step / 2) / step
  }

  private func magnified(_ center: Int64) -> PictureTaps {
    let left = center &- Self.half
    let fromMiddle = ((left & (Self.one - 1)) - Self.half) >> 8
    let second = (fromMiddle * slope + Self.half + (1 << 23)) >> 24
    let weight = min(max(second, 0), 256)
    // Wholly the second pixel is wholly the first of another pair.
    return weight == 256
      ? PictureTaps(first: (left >> 32) &+ 1, 256)
      : PictureTaps(first: left >> 32, 256 - weight)
  }
}
