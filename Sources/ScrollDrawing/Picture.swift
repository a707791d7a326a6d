// A picture made ready to be drawn at any size. Knows neither files nor where it is drawn.

/// A picture in memory together with its half, its quarter and so on, down to one pixel.
///
/// The smaller levels make it possible to draw the picture at any size at the same cost and without
/// shimmer. They take a third of the picture's own memory. Making them takes about 2 ms per million
/// pixels; a picture is a constant afterwards, so it may be made on any thread.
public final class Picture: Sendable {
  /// The extents of the picture itself, in its own pixels.
  public let size: PixelSize

  /// Whether nothing shines through.
  public let isOpaque: Bool

  /// The picture and its reductions, each half as wide and high as the one before, rounded up.
  let levels: [PictureLevel]

  /// Makes the levels of a picture.
  ///
  /// - Parameters:
  ///   - size: The extents; without pixels nothing is ever drawn.
  ///   - isOpaque: Whether the pixels are 0x00RRGGBB, as in a ``PixelBuffer``; otherwise they are
  ///     0xAARRGGBB with colours that are already multiplied by the opacity.
  ///   - pixels: The pixels, row by row from the top; as many as the size has.
  public init(size: PixelSize, isOpaque: Bool, pixels: [UInt32]) {
    precondition(
      size.width >= 0 && size.height >= 0 && pixels.count == size.width * size.height,
      "\(pixels.count) pixels for a picture of \(size)"
    )
    self.size = size
    self.isOpaque = isOpaque
    var level = PictureLevel(width: size.width, height: size.height, pixels: pixels)
    var levels = [level]
    while level.width > 1 || level.height > 1 {
      level = level.halved()
      levels.append(level)
    }
    self.levels = levels
  }

  /// Makes the levels of an opaque picture.
  public convenience init(_ picture: PixelBuffer) {
    self.init(size: picture.size, isOpaque: true, pixels: picture.pixels)
  }

  /// The memory that all levels take, in bytes.
  public var byteCount: Int {
    levels.reduce(0) { $0 + $1.pixels.count } * MemoryLayout<UInt32>.stride
  }
}

/// A picture at one of its sizes.
///
/// Pixel (x, y) of level n is the mean of the pixels of the whole picture from (x, y) * 2^n on, 2^n
/// each way, as far as there are any.
struct PictureLevel: Sendable {
  let width: Int
  let height: Int
  let pixels: [UInt32]
}

/// The pictures that the commands of a list refer to, by number.
///
/// A number is given to another picture only after a whole frame without the first, so that equal
/// commands of two frames in a row draw the same picture; a picture is let go as soon as that.
struct PictureSlots {
  private var slots: [(picture: Picture?, age: Int)] = []

  /// Begins a frame.
  mutating func beginFrame() {
    for index in slots.indices {
      slots[index].age += 1
      if slots[index].age > 1 { slots[index].picture = nil }
    }
  }

  /// The number of a picture in this frame.
  mutating func index(of picture: Picture) -> Int32 {
    let known = slots.firstIndex { $0.picture === picture }
    guard let index = known ?? slots.firstIndex(where: { $0.picture == nil }) else {
      slots.append((picture: picture, age: 0))
      return Int32(slots.count - 1)
    }
    slots[index] = (picture: picture, age: 0)
    return Int32(index)
  }

  subscript(index: Int32) -> Picture? { slots[Int(index)].picture }
}
