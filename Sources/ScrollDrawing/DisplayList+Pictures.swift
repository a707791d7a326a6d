// Pictures in a display list: where they lie and how they are scaled, in whole numbers.

public import ScrollGeometry

extension DisplayList {
  /// A step beyond this, in pixels of the picture to a device pixel, is not drawn: no picture is so
  /// large.
  private static let largestStep = 0x1p20
  /// A picture that begins farther away than this, in device pixels, is not drawn.
  private static let farthest = 0x1p30

  /// Draws a picture so that it fills a rectangle, smoothly when it is reduced or magnified a little,
  /// with its pixels as clean squares when it is magnified fourfold or more.
  ///
  /// The edges of the rectangle are put on whole device pixels; what is inside keeps its place
  /// between them. Nothing is drawn if the rectangle is empty.
  ///
  /// - Parameters:
  ///   - picture: The picture; the list holds it as long as it is drawn.
  ///   - rect: Where, in points.
  public mutating func drawPicture(_ picture: Picture, in rect: Rect) {
    let area = box(rect).intersection(clip)
    guard rect.isFinite, !area.isEmpty,
      let x = placement(rect.minX, rect.width, originX, of: picture.size.width),
      let y = placement(rect.minY, rect.height, originY, of: picture.size.height)
    else { return }
    let shape = PictureShape(picture: sources.pictures.index(of: picture), x: x, y: y)
    commands.commands.append(.picture(area, shape))
  }

  private func placement(
    _ start: Double,
    _ length: Double,
    _ origin: Double,
    of count: Int
  ) -> PicturePlacement? {
    let edge = start * scale
    let whole = edge.rounded()
    let step = Double(count) / (length * scale)
    guard step > 0, step < Self.largestStep, abs(whole + origin) < Self.farthest else {
      return nil
    }
    let one = Double(PicturePlacement.one)
    return PicturePlacement(
      start: Int32(whole + origin),
      phase: Int64(((0.5 - (edge - whole)) * step * one).rounded()),
      step: Int64((step * one).rounded())
    )
  }
}
