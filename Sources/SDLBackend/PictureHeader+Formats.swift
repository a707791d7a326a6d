// The headers of the formats that need no file of their own. Pure functions of bytes that never trap:
// every place is asked for, and every walk moves on.

extension ByteReader {
  // MARK: JPEG

  /// Walks through the segments up to the pixels, which must end with the mark of the end.
  func jpegHeader() throws(PictureFault) -> PictureHeader {
    var header: PictureHeader?
    var orientation = PictureOrientation.upright
    var place = 2
    while let marker = byte(at: place + 1), let first = byte(at: place) {
      guard first == 0xFF else { throw .damaged(.jpeg) }
      if marker == 0xFF {
        place += 1
        continue
      }
      guard let length = big16(at: place + 2) else { break }
      guard length >= 2 else { throw .damaged(.jpeg) }
      switch marker {
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
        guard let height = big16(at: place + 5), let width = big16(at: place + 7) else {
          throw .cutShort(.jpeg)
        }
        guard byte(at: place + 9) != 4 else { throw .printingColors }
        header = PictureHeader(.jpeg, width: width, height: height)
      case 0xE1 where text(at: place + 4, "Exif\0\0") && place + 2 + length <= count:
        if length >= 8 {
          orientation = PictureOrientation(exif: Array(bytes[place + 10..<place + 2 + length]))
        }
      case 0xDA:
        guard var header else { throw .damaged(.jpeg) }
        guard hasJPEGEnd(from: place) else { throw .cutShort(.jpeg) }
        header.orientation = orientation
        return header
      case 0xD9: throw .damaged(.jpeg)
      default: break
      }
      place += 2 + length
    }
    throw .cutShort(.jpeg)
  }

  /// Whether the mark of the end comes after a place; among pixels it cannot.
  private func hasJPEGEnd(from start: Int) -> Bool {
    var place = count - 2
    while place > start {
      if bytes[place] == 0xFF, bytes[place + 1] == 0xD9 { return true }
      place -= 1
    }
    return false
  }

  // MARK: WebP

  func webPHeader() throws(PictureFault) -> PictureHeader {
    guard let length = little32(at: 4), length <= count - 8 else { throw .cutShort(.webP) }
    var header: PictureHeader?
    var orientation = PictureOrientation.upright
    var place = 12
    while place + 8 <= 8 + length, let size = little32(at: place + 4) {
      let data = place + 8
      guard data + size <= count else { throw .cutShort(.webP) }
      if header == nil { header = webPSize(of: place, data) }
      if text(at: place, "EXIF") {
        // Some programs write the mark of JPEG's segment before the data.
        let start = text(at: data, "Exif\0\0") ? data + 6 : data
        if start <= data + size {
          orientation = PictureOrientation(exif: Array(bytes[start..<data + size]))
        }
      }
      place = data + size + size % 2
    }
    guard var header else { throw .damaged(.webP) }
    header.orientation = orientation
    return header
  }

  private func webPSize(of chunk: Int, _ data: Int) -> PictureHeader? {
    if text(at: chunk, "VP8X"), let width = little24(at: data + 4),
      let height = little24(at: data + 7)
    {
      return PictureHeader(.webP, width: width + 1, height: height + 1)
    }
    if text(at: chunk, "VP8 "), let width = little16(at: data + 6),
      let height = little16(at: data + 8)
    {
      return PictureHeader(.webP, width: width & 0x3FFF, height: height & 0x3FFF)
    }
    if text(at: chunk, "VP8L"), let bits = little32(at: data + 1) {
      return PictureHeader(.webP, width: bits & 0x3FFF + 1, height: (bits >> 14) & 0x3FFF + 1)
    }
    return nil
  }

  // MARK: BMP

  func bmpHeader() throws(PictureFault) -> PictureHeader {
    guard let start = little32(at: 10), let kind = little32(at: 14) else { throw .cutShort(.bmp) }
    let isOld = kind == 12
    let bits = little16(at: isOld ? 24 : 28)
    let width = isOld ? little16(at: 18) : little32(at: 18).map(Self.signed)
    let height = isOld ? little16(at: 20) : little32(at: 22).map(Self.signed)
    guard let width, let height, let bits else { throw .cutShort(.bmp) }
    guard width > 0, height != 0, (1...32).contains(bits) else { throw .damaged(.bmp) }
    let header = PictureHeader(.bmp, width: width, height: abs(height))
    // Compressed pixels have no length that can be told.
    let isPlain = isOld || [0, 3, 6].contains(little32(at: 30))
    let row = (width * bits + 31) / 32 * 4
    if isPlain, abs(height) <= PictureHeader.pixelLimit, start + row * abs(height) > count {
      // A size beyond all limits is the greater fault.
      guard width * abs(height) <= PictureHeader.pixelLimit else { return header }
      throw .cutShort(.bmp)
    }
    return header
  }

  private static func signed(_ number: Int) -> Int {
    Int(Int32(truncatingIfNeeded: number))
  }
}
