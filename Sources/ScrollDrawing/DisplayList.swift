// The list of drawing commands of one frame, in device pixels, as views append them in points.
// Knows how points become pixels and what is cut away, but not how anything is painted.

public import ScrollGeometry

/// What a frame shows, as commands.
///
/// Commands are appended in points and kept in device pixels. Every origin is put on a whole device
/// pixel, so that what was drawn can be moved by whole pixels and is then, bit for bit, what drawing
/// it anew would give. What lies wholly outside the clip is not kept. Numbers that are not finite or
/// absurdly large draw nothing or something far outside; they never stop the program.
public struct DisplayList {
  /// Where commands go at the moment; only at the bottom do layers and overlays have a life of their
  /// own, anywhere else they are part of what surrounds them.
  enum Space {
    case base, layer, overlay
  }

  /// The extents of the picture, in device pixels; zero if it is not bounded.
  public private(set) var size: PixelSize
  /// Device pixels per point, in the current coordinate space.
  public internal(set) var scale: Double

  // Added to a coordinate in device pixels; whole numbers, kept as Double because content may be
  // 2^50 points away.
  var originX = 0.0
  var originY = 0.0
  var clip: PixelBox
  var space = Space.base
  var groupDepth = 0
  // The first command that is drawn over the same pixels as the next one to be appended.
  var sectionStart = 0

  // The buffer commands are appended to; while a layer or an overlay is recorded, the base waits in
  // the other's place.
  var commands = CommandBuffer()
  var layerCommands = CommandBuffer()
  var overlayCommands = CommandBuffer()
  var layers: [LayerRecord] = []
  var layerParts: [LayerPart] = []
  var overlays: [OverlayRecord] = []
  var retainedLayers: [RetainedLayer] = []
  var nextRetainedLayers: [RetainedLayer] = []
  var sources = DrawingSources()

  /// Creates an empty list for a picture.
  ///
  /// A list made without a size is not bounded: it keeps everything that is drawn.
  ///
  /// - Parameters:
  ///   - size: The extents of the picture, in device pixels.
  ///   - scale: Device pixels per point.
  public init(size: PixelSize = PixelSize(width: 0, height: 0), scale: Double = 1) {
    self.size = size
    self.scale = scale
    clip = Self.bounds(of: size)
  }

  /// Empties the list for the next frame but keeps its memory.
  mutating func begin(size: PixelSize, scale: Double, retained: [RetainedLayer]) {
    self.size = size
    self.scale = scale
    clip = Self.bounds(of: size)
    sources.pictures.beginFrame()
    commands.removeAll()
    layerCommands.removeAll()
    overlayCommands.removeAll()
    layers.removeAll(keepingCapacity: true)
    layerParts.removeAll(keepingCapacity: true)
    overlays.removeAll(keepingCapacity: true)
    retainedLayers = retained
    nextRetainedLayers.removeAll(keepingCapacity: true)
  }

  /// Draws only what is inside a rectangle, whose edges are put on whole device pixels.
  ///
  /// Nothing is called when no pixel of the picture is left; a list without a size is always asked.
  public mutating func withClip(_ rect: Rect, _ body: (inout DisplayList) -> Void) {
    withClip(box(rect), body)
  }

  /// Draws only what is inside the pixels that a rectangle touches, so that smooth edges stay whole.
  ///
  /// Nothing is called when no pixel of the picture is left; a list without a size is always asked.
  public mutating func withClip(around rect: Rect, _ body: (inout DisplayList) -> Void) {
    withClip(touchedBox(rect), body)
  }

  /// Draws with another origin, put on a whole device pixel.
  public mutating func withOrigin(_ origin: Point, _ body: (inout DisplayList) -> Void) {
    let (oldX, oldY) = (originX, originY)
    let stepX = (origin.x * scale).rounded()
    let stepY = (origin.y * scale).rounded()
    guard stepX.isFinite, stepY.isFinite else { return }
    originX += stepX
    originY += stepY
    body(&self)
    (originX, originY) = (oldX, oldY)
  }

  /// Draws something as a whole with an opacity.
  ///
  /// Where parts of the group overlap, what lies beneath in the group does not shine through.
  ///
  /// - Parameters:
  ///   - alpha: The opacity of the group, 0 to 1; at 0, and for NaN, nothing is called.
  ///   - bounds: What the group may touch; the rest is cut away.
  ///   - body: What draws the group.
  public mutating func withAlpha(
    _ alpha: Double,
    in bounds: Rect,
    _ body: (inout DisplayList) -> Void
  ) {
    let opacity = Self.opacity(alpha)
    let area = enclosingBox(bounds).intersection(clip)
    guard opacity > 0, !area.isEmpty else { return }
    guard opacity < .max else { return withClip(area, body) }
    let start = commands.count
    commands.commands.append(.beginGroup(area))
    groupDepth += 1
    withClip(area, body)
    groupDepth -= 1
    if commands.count == start + 1 {
      commands.commands.removeLast()
    } else {
      commands.commands.append(.endGroup(area, alpha: opacity))
    }
  }

  /// The number by which commands name an atlas.
  mutating func index(of atlas: GlyphAtlas) -> Int32 {
    if let index = sources.atlases.firstIndex(where: { $0 === atlas }) { return Int32(index) }
    sources.atlases.append(atlas)
    return Int32(sources.atlases.count - 1)
  }

  mutating func withClip(_ box: PixelBox, _ body: (inout DisplayList) -> Void) {
    let outer = clip
    clip = clip.intersection(box)
    if !clip.isEmpty || size.width <= 0 || size.height <= 0 { body(&self) }
    clip = outer
  }

  private static func bounds(of size: PixelSize) -> PixelBox {
    guard size.width > 0, size.height > 0 else { return .unbounded }
    let limit = Int(PixelBox.limit)
    return PixelBox(
      left: 0,
      top: 0,
      right: Int32(min(size.width, limit)),
      bottom: Int32(min(size.height, limit))
    )
  }
}

// How points become device pixels.
extension DisplayList {
  /// The rectangle with every edge on the nearest whole device pixel.
  func box(_ rect: Rect) -> PixelBox {
    PixelBox(
      left: Self.clamped((rect.minX * scale).rounded() + originX),
      top: Self.clamped((rect.minY * scale).rounded() + originY),
      right: Self.clamped((rect.maxX * scale).rounded() + originX),
      bottom: Self.clamped((rect.maxY * scale).rounded() + originY)
    )
  }

  /// The smallest box of whole device pixels that holds the rectangle.
  func touchedBox(_ rect: Rect) -> PixelBox {
    PixelBox(
      left: Self.clamped((rect.minX * scale).rounded(.down) + originX),
      top: Self.clamped((rect.minY * scale).rounded(.down) + originY),
      right: Self.clamped((rect.maxX * scale).rounded(.up) + originX),
      bottom: Self.clamped((rect.maxY * scale).rounded(.up) + originY)
    )
  }

  /// The smallest box of whole device pixels that holds the rectangle, both where it is and with its
  /// corner on a whole device pixel, where ``withOrigin(_:_:)`` puts what is drawn in it.
  func enclosingBox(_ rect: Rect) -> PixelBox {
    var box = touchedBox(rect)
    let right = (rect.minX * scale).rounded() + (rect.width * scale).rounded(.up)
    let bottom = (rect.minY * scale).rounded() + (rect.height * scale).rounded(.up)
    box.right = max(box.right, Self.clamped(right + originX))
    box.bottom = max(box.bottom, Self.clamped(bottom + originY))
    return box
  }

  /// A column as 1/256 of a device pixel: rounded before the origin is added, so that a shape keeps
  /// its phase within the pixel wherever whole-pixel scrolling takes it.
  func fineX(_ x: Double) -> Int32 { Self.fine(x * scale, originX) }

  /// A row as 1/256 of a device pixel.
  func fineY(_ y: Double) -> Int32 { Self.fine(y * scale, originY) }

  /// A length in whole device pixels or parts of them, not clamped by where it is.
  func fineLength(_ length: Double) -> Int32 {
    Self.clamped((length * scale * 256).rounded(), to: Double(PixelBox.limit))
  }

  static func opacity(_ alpha: Double) -> UInt8 {
    alpha > 0 ? UInt8(min(alpha, 1) * 255 + 0.5) : 0
  }

  /// A number as a device pixel; NaN counts as far outside.
  static func clamped(_ value: Double, to limit: Double = Double(PixelBox.limit)) -> Int32 {
    guard value > -limit else { return Int32(-limit) }
    return value < limit ? Int32(value) : Int32(limit)
  }

  // Half of what could be told apart, so that the difference of two places does not overflow.
  private static let fineLimit = 0x1p29

  private static func fine(_ pixels: Double, _ origin: Double) -> Int32 {
    clamped((pixels * 256).rounded() + origin * 256, to: fineLimit)
  }
}
