// How a camera was held, as EXIF has it: reading it, and where it puts pixels. Pure functions that
// never trap, whatever the bytes are.

import ScrollDrawing

/// The turn that shows stored pixels upright, with EXIF's numbers.
public enum PictureOrientation: Int, Hashable, Sendable, CaseIterable {
  /// As they are stored.
  case upright = 1
  /// With left and right exchanged.
  case mirrored
  /// Turned half round.
  case upsideDown
  /// With top and bottom exchanged.
  case flipped
  /// With rows and columns exchanged.
  case transposed
  /// Turned a quarter to the right.
  case turnedRight
  /// Turned a quarter to the right and half round, then with rows and columns exchanged.
  case transversed
  /// Turned a quarter to the left.
  case turnedLeft

  /// Whether width and height change places.
  public var swapsSides: Bool { rawValue >= Self.transposed.rawValue }

  /// Where stored pixels go: the index of pixel (x, y) is `start + x * stepX + y * stepY`.
  func layout(of size: PixelSize) -> (start: Int, stepX: Int, stepY: Int) {
    let (width, height) = (size.width, size.height)
    return switch self {
    case .upright: (start: 0, stepX: 1, stepY: width)
    case .mirrored: (start: width - 1, stepX: -1, stepY: width)
    case .upsideDown: (start: width * height - 1, stepX: -1, stepY: -width)
    case .flipped: (start: width * (height - 1), stepX: 1, stepY: -width)
    case .transposed: (start: 0, stepX: height, stepY: 1)
    case .turnedRight: (start: height - 1, stepX: height, stepY: -1)
    case .transversed: (start: width * height - 1, stepX: -height, stepY: -1)
    case .turnedLeft: (start: (width - 1) * height, stepX: -height, stepY: 1)
    }
  }

  // The TIFF structure that EXIF is made of: a byte order, and the place of a list of 12-byte entries.
  private static let orientationTag = 0x0112
  private static let shortType = 3

  /// Reads the orientation out of EXIF data; what cannot be understood counts as upright.
  ///
  /// - Parameter exif: The data, from the byte order mark on.
  public init(exif: [UInt8]) {
    self = Self.read(ByteReader(exif)) ?? .upright
  }

  private static func read(_ exif: ByteReader) -> PictureOrientation? {
    let isLittle = exif.text(at: 0, "II")
    guard isLittle || exif.text(at: 0, "MM") else { return nil }
    func number(_ place: Int, _ count: Int) -> Int? {
      exif.number(at: place, count: count, isLittle: isLittle)
    }
    guard number(2, 2) == 42, let list = number(4, 4), let count = number(list, 2) else {
      return nil
    }
    for index in 0..<count {
      let entry = list + 2 + index * 12
      guard let tag = number(entry, 2) else { return nil }
      guard tag == orientationTag else { continue }
      guard number(entry + 2, 2) == shortType, number(entry + 4, 4) == 1 else { return nil }
      return number(entry + 8, 2).flatMap(PictureOrientation.init(rawValue:))
    }
    return nil
  }
}
