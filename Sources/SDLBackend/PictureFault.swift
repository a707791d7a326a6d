// Why a picture cannot be shown, in words for the person who named the file. Values only.

public import ScrollDrawing

/// A reason not to show a picture.
public enum PictureFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The bytes do not begin as any of the known kinds of picture does.
  case unknownFormat
  /// The picture is not all there.
  case cutShort(PictureHeader.Format)
  /// Something in the picture contradicts itself.
  case damaged(PictureHeader.Format)
  /// The picture says that it has more pixels than ``PictureHeader/pixelLimit``.
  case tooLarge(PixelSize)
  /// The colours are amounts of printing inks, which the library does not turn into light.
  case printingColors
  /// The library that decodes has a reason of its own.
  case failed(SDLError)

  /// One line: what was expected, and what is there instead.
  public var description: String {
    switch self {
    case .unknownFormat: "expected a PNG, JPEG, WebP, GIF or BMP picture"
    case .cutShort(let format): "expected a whole \(format.rawValue) picture, but it ends too soon"
    case .damaged(let format): "expected a \(format.rawValue) picture, but it is damaged"
    case .tooLarge(let size):
      "expected at most \(PictureHeader.pixelLimit) pixels, got \(size.width)x\(size.height)"
    case .printingColors: "expected a JPEG picture in RGB or grey, got CMYK"
    case .failed(let error): "the picture cannot be decoded: \(error.description)"
    }
  }
}
