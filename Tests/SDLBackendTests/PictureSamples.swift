// Small pictures of every kind, made with a paint program: 40 x 20, from red above to blue below, with
// white in the first ten columns of the first five rows.

import SDLBackend

/// The bytes of a picture in each format.
enum PictureSamples {
  static let all: [PictureHeader.Format: [UInt8]] = [
    .png: bytes(
      """
      iVBORw0KGgoAAAANSUhEUgAAACgAAAAUEAIAAAAgtDSvAAAABGdBTUEAALGPC/xhBQAAACBjSFJNAAB6JgAAgIQAAP
      oAAACA6AAAdTAAAOpgAAA6mAAAF3CculE8AAAABmJLR0T///////8JWPfcAAAAB3RJTUUH6gseEyMNYmWVDAAAALtJ
      REFUWMPlmFENwzAMRO+k/iYAWgIlsBEYgSIYjw1Ai6MISmAINgBF0AJIAHgYUkuxIr9/S/d0shWFIiIiuAhJXp21od
      MM5wUIL2uFMqhp+IzkkK0VylA1nGYgvq0VylA1/BvI+2mtUCj8WYHH0zpGReFtBKbdOkY9urQAsbFLqxLOMxAaOzwq
      YX8NN/h4UAn7a9jZDnPagW20jlEPdzvM2wF8e+sY9fDXcJ+AI1jHqIe/hgHg+hdPe/wBqhs4JF9XL1IAAAAldEVYdG
      RhdGU6Y3JlYXRlADIwMjYtMTEtMzBUMTk6MzU6MTMrMDA6MDAHYYAwAAAAJXRFWHRkYXRlOm1vZGlmeQAyMDI2LTEx
      LTMwVDE5OjM1OjEzKzAwOjAwdjw4jAAAAABJRU5ErkJggg==
      """
    ),
    .jpeg: bytes(
      """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCw
      kJDRENDg8QEBEQCgwSExIQEw8QEBD/2wBDAQMDAwQDBAgEBAgQCwkLEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ
      EBAQEBAQEBAQEBAQEBAQEBAQEBAQEBD/wAARCAAUACgDAREAAhEBAxEB/8QAFwABAQEBAAAAAAAAAAAAAAAAAAYIB/
      /EACoQAAADBwIEBwAAAAAAAAAAAAACAwEEBhQVUmIFBwgREyESGSIxVpXU/8QAGQEBAQEAAwAAAAAAAAAAAAAAAAgE
      BQYH/8QAKhEAAQIFAgQGAwAAAAAAAAAAABZiAQIEFVIDBgURITESFBciUVOSodP/2gAMAwEAAhEDEQA/ANI+aLw/fE
      4/+vcv1jX5GoxPUfSfi/36P5T/AMzDPEnvFD+8O9UR7jQs7ag66Xq8n0En9MhFy9J0RRN4ikOcrPUmZrORm9ms9m9m
      cBW7SmrdebXnl6x5fqEIFF7Drdbae36fg+vPLGbT8fOMsYxh7p5punOEI9pvjuczq+QyIhp29XuFXyBENCvcKvkCIa
      Fe4iavkLARLSWVe4VfIES0K9wq+QIloV7hV8gRLQr3Cr5AiWhXuJOZVuFQWqlxJyudTkJlW4LVS4i51OQmVbgtVLiL
      nU5CZVuC1UuIudTkJlW4LVS4i51OR//Z
      """
    ),
    .webP: bytes(
      """
      UklGRqoAAABXRUJQVlA4IJ4AAACwBACdASooABQAPpE+mkkloyKhJWzIsBIJaC2ACYJeH853gAA4D0m/kzcjU3H+AP
      77pi6b99vf81ZHnn/uH3+n0FnRL1H3v6QKYebkQvjPV2jFlk3f6na37dfmGia/4PHl39f+v/3Pbngn5Oz97IwtGzd6
      ftQCGcnUt8CIlkvDcrjW+u4PcM8EotQ3DWi6BW8T6LwgwAlcAWZxJOYAAA==
      """
    ),
    .gif: bytes(
      """
      R0lGODlhKAAUAPQUAP8AAPIADeQAG9cAKMkANrwAQ64AUaEAXpQAa4YAeXkAhmsAlF4AoVEArkMAvDYAySgA1xsA5A
      0A8gAA/////wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACH5BAAAAAAAIf8LSW1hZ2VNYWdpY2sNZ2Ft
      bWE9MC40NTQ1NQAsAAAAACgAFAAABa4gJY4kYJ5oqq4m6VJBLM90bccvKex87//AXW40KBqPyKSyOBQRntCodEp9Fq
      7YrHbL7WYN4LB4TC6bxYe0es1uu99rhHxOr9vveHpiz+/7/4CBfQqEhYaHiImKhguNjo+QkZKTjwyWl5iZmpucmA2f
      oKGio6SloQ6oqaqrrK2uqg+xsrO0tba3sxC6u7y9vr/AvBHDxMXGx8jJxRLMzc7P0NHSzhPV1tfY2drb1yEAOw==
      """
    ),
    .bmp: bitmap,
  ]

  /// A BMP file is so plain that it can be written here: two headers, then rows from the bottom up.
  private static var bitmap: [UInt8] {
    func little(_ number: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
    var bytes: [UInt8] = [0x42, 0x4D]
    for number in [54 + 40 * 20 * 3, 0, 54, 40, 40, 20] { bytes += little(number, 4) }
    bytes += little(1, 2) + little(24, 2)
    for _ in 0..<6 { bytes += little(0, 4) }
    for y in (0..<20).reversed() {
      for x in 0..<40 {
        let blue = UInt8(y * 255 / 19)
        bytes += x < 10 && y < 5 ? [255, 255, 255] : [blue, 0, 255 - blue]
      }
    }
    return bytes
  }

  /// Reads base64.
  private static func bytes(_ text: String) -> [UInt8] {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    let values = Dictionary(uniqueKeysWithValues: zip(letters, UInt32(0)...))
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for value in text.compactMap({ values[$0] }) {
      bits = bits << 6 | value
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
    return bytes
  }
}
