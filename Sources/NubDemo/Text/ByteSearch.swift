// Finding and counting bytes at the speed of memory. One of the few files with unsafe memory; it
// reads only inside the array it is given.

internal import Glibc

extension [UInt8] {
  /// The place of a byte's first occurrence in a range.
  ///
  /// - Parameters:
  ///   - byte: The byte to look for.
  ///   - range: Where to look; it must lie inside the array.
  /// - Returns: An index into the array, or `nil` when the byte is not there.
  func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "range outside the bytes")
    return withUnsafeBytes { bytes in
      guard !range.isEmpty, let start = bytes.baseAddress,
        let found = memchr(start + range.lowerBound, Int32(byte), range.count)
      else { return nil }
      return UnsafeRawPointer(found) - start
    }
  }

  /// How often a byte occurs in a range, which must lie inside the array.
  func count(of byte: UInt8, in range: Range<Int>) -> Int {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "range outside the bytes")
    return withUnsafeBytes { bytes in
      // Vectors of eight-bit counters hold 255 rounds before they could overflow.
      let lanes = 64
      var total = 0
      var position = range.lowerBound
      while range.upperBound - position >= lanes {
        let rounds = Swift.min(255, (range.upperBound - position) / lanes)
        var counters = SIMD64<UInt8>()
        for _ in 0..<rounds {
          let chunk = bytes.loadUnaligned(fromByteOffset: position, as: SIMD64<UInt8>.self)
          counters.replace(with: counters &+ 1, where: chunk .== byte)
          position += lanes
        }
        for lane in 0..<lanes { total += Int(counters[lane]) }
      }
      while position < range.upperBound {
        if bytes[position] == byte { total += 1 }
        position += 1
      }
      return total
    }
  }
}
