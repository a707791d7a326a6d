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
      guard let start = bytes.baseAddress else { return 0 }
      // Eight-bit counters, many of which fit a register, hold 255 rounds before they could
      // overflow. Measured on 319 MB: 0.16 s, and 7.6 s with an explicit SIMD64, which the compiler
      // takes apart.
      let rounds = 255
      var total = 0
      var position = range.lowerBound
      while position < range.upperBound {
        let end = Swift.min(position &+ rounds, range.upperBound)
        var counter: UInt8 = 0
        for place in position..<end {
          let isEqual = start.load(fromByteOffset: place, as: UInt8.self) == byte
          counter &+= isEqual ? 1 : 0
        }
        total &+= Int(counter)
        position = end
      }
      return total
    }
  }
}
