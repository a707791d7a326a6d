// A picture in memory that owns its pixels. Knows nothing of drawing commands.

/// A picture of 32-bit pixels, each written 0x00RRGGBB.
///
/// That is how SDL stores the surface of an X11 window of depth 24 (XRGB8888): the highest byte is
/// unused and always zero here, so that two equal pictures are equal word for word.
public struct PixelBuffer: Hashable, Sendable {
  /// The extents; rows follow each other without gaps.
  public let size: PixelSize

  private var words: [UInt32]

  /// Creates a black picture; extents below zero count as zero.
  public init(size: PixelSize) {
    self.size = PixelSize(width: max(size.width, 0), height: max(size.height, 0))
    words = [UInt32](repeating: 0, count: self.size.width * self.size.height)
  }

  /// One pixel, 0x00RRGGBB; the place must lie inside the picture.
  public subscript(x: Int, y: Int) -> UInt32 {
    get {
      precondition(contains(x, y), "no pixel (\(x), \(y)) in \(size)")
      return words[y * size.width + x]
    }
    set {
      precondition(contains(x, y), "no pixel (\(x), \(y)) in \(size)")
      words[y * size.width + x] = newValue
    }
  }

  /// All pixels, row by row from the top.
  public var pixels: [UInt32] { words }

  /// Lends all pixels for writing, row by row from the top; a row is `size.width` long.
  public mutating func withMutableSpan<Result>(
    _ body: (inout MutableSpan<UInt32>) -> Result
  ) -> Result {
    var span = words.mutableSpan
    return body(&span)
  }

  /// Takes this for a ring of rows, in which a picture begins somewhere and goes on in the first row
  /// after the last, as ``FrameRenderer`` draws it if it may.
  ///
  /// - Parameter firstRow: Where the picture begins; from 0 to the height.
  /// - Returns: The picture.
  public func beginning(inRow firstRow: Int) -> PixelBuffer {
    precondition(firstRow >= 0 && firstRow <= size.height, "no row \(firstRow) in \(size)")
    guard firstRow > 0 else { return self }
    let start = firstRow * size.width
    var picture = self
    picture.words.replaceSubrange(..<(words.count - start), with: words[start...])
    picture.words.replaceSubrange((words.count - start)..., with: words[..<start])
    return picture
  }

  private func contains(_ x: Int, _ y: Int) -> Bool {
    x >= 0 && y >= 0 && x < size.width && y < size.height
  }
}
