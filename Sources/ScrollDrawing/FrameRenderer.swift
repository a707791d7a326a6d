// Turns frames into pixels and remembers what is already there, so that only what changed is drawn.
// There is one way to draw a frame; a full redraw is the case in which nothing is remembered.

/// What draws one frame after the other into the same memory.
///
/// A frame has three parts, each above the one before: the base, which is everything outside layers
/// and overlays; the layers; the overlays. The base is compared command for command with that of the
/// frame before. A layer draws only what it was asked for. Overlays lie on a copy of what is under
/// them, which is put back before anything else changes. After every frame the pixels are, bit for
/// bit, those that a new renderer would draw.
public struct FrameRenderer {
  /// How much work the last frame was; independent of the speed of the machine.
  public struct Statistics: Hashable, Sendable {
    /// Pixels painted, mixed, saved or restored; a pixel painted twice counts twice.
    public internal(set) var pixelsWritten = 0
    /// Pixels that were moved, not painted.
    public internal(set) var pixelsMoved = 0
    /// Pixels in the rectangles that must be presented.
    public internal(set) var pixelsPresented = 0
  }

  /// The work of the last frame.
  public private(set) var statistics = Statistics()
  /// The row of the memory in which the last frame's first row is; 0 unless the memory wraps.
  public private(set) var firstRow = 0

  private var list = DisplayList()
  private var rasterizer = Rasterizer()
  // What the frame before drew; meaningless while nothing is valid.
  private var base = CommandBuffer()
  private var layers: [RetainedLayer] = []
  private var overlays = OverlayStack()
  private var size: PixelSize?
  private var stride = 0
  private var wraps = false

  /// Creates a renderer that has drawn nothing yet.
  public init() {}

  /// Forgets what is in the pixels: the next frame draws everything.
  public mutating func invalidate() {
    size = nil
  }

  /// Draws a frame and returns the rectangles in which pixels changed; none when nothing did.
  ///
  /// The pixels must be those of the frame before, unless ``invalidate()`` was called, or the size, the
  /// stride or the wrapping changed since.
  ///
  /// - Parameters:
  ///   - size: The extents of the picture, in device pixels.
  ///   - scale: Device pixels per point.
  ///   - stride: Pixels from the start of a row to the start of the next.
  ///   - wraps: Whether the memory is a ring of rows: the picture then begins in the row ``firstRow``
  ///     of it, after every frame perhaps another, and goes on in its first row after its last. What
  ///     is scrolled up or down need not be moved in it.
  ///   - pixels: The picture, 0x00RRGGBB.
  ///   - draw: What appends the drawing commands of the frame, in points.
  /// - Returns: Few rectangles inside the picture that do not overlap.
  public mutating func render(
    size: PixelSize,
    scale: Double,
    stride: Int,
    wraps: Bool = false,
    into pixels: inout MutableSpan<UInt32>,
    draw: (inout DisplayList) -> Void
  ) -> [PixelRect] {
    let isValid = size == self.size && stride == self.stride && wraps == self.wraps
    list.begin(size: size, scale: scale, retained: isValid ? layers : [])
    draw(&list)
    statistics = Statistics()
    if !isValid { firstRow = 0 }
    let start = wraps ? Int32(clamping: firstRow) : nil
    let changed = PixelRows.over(&pixels, size: size, stride: stride, firstRow: start) { rows in
      let changed = paint(on: &rows, isValid)
      firstRow = Int(rows.firstRow)
      return changed
    }
    self.size = size
    self.stride = stride
    self.wraps = wraps
    return changed ?? []
  }

  /// Draws all of a list that was recorded by itself.
  mutating func render(
    _ list: DisplayList,
    size: PixelSize,
    into pixels: inout MutableSpan<UInt32>
  ) {
    self.list = list
    _ = PixelRows.over(&pixels, size: size, stride: size.width) { paint(on: &$0, false) }
  }

  /// Brings the pixels from the frame before to the list's, and remembers the list.
  private mutating func paint(on rows: inout PixelRows, _ isValid: Bool) -> [PixelRect] {
    let baseParts = isValid ? changedBase() : partsOutsideLayers(of: [rows.box])
    var changed = baseParts
    for layer in list.layers {
      if layer.moves {
        changed.append(layer.visible)
      } else {
        changed += list.layerParts[layer.parts].map(\.box)
      }
    }
    if !isValid { overlays.removeAll() }
    rasterizer.pixelsWritten = 0
    let redrawn = overlays.lift(for: list, over: changed, on: rows, &rasterizer)
    for part in baseParts {
      rasterizer.fill(part, 0xFF00_0000, on: rows)
      rasterizer.draw(
        0..<list.commands.count,
        of: list.commands,
        list.sources,
        on: rows,
        clip: part
      )
    }
    for layer in list.layers { paint(layer, on: &rows) }
    overlays.place(list, on: rows, &rasterizer)

    swap(&base, &list.commands)
    swap(&layers, &list.nextRetainedLayers)
    changed += redrawn
    if !isValid { changed = [rows.box] }
    PixelBox.merge(&changed)
    statistics.pixelsWritten = rasterizer.pixelsWritten
    statistics.pixelsPresented = changed.reduce(0) { $0 + $1.area }
    return changed.map(\.pixelRect)
  }

  /// The parts of the base that differ from the frame before or came to light.
  private func changedBase() -> [PixelBox] {
    var boxes = [list.commands.difference(from: base)]
    for old in layers {
      let isStill = list.layers.contains { $0.visible == old.visible }
      if !isStill { boxes.append(old.visible) }
    }
    PixelBox.merge(&boxes)
    return partsOutsideLayers(of: boxes)
  }

  /// What layers leave of some boxes: the base is not seen under a layer.
  private func partsOutsideLayers(of boxes: [PixelBox]) -> [PixelBox] {
    var boxes = boxes
    for layer in list.layers {
      var parts: [PixelBox] = []
      for box in boxes where !box.isEmpty { box.subtract(layer.visible, into: &parts) }
      boxes = parts
    }
    return boxes.filter { !$0.isEmpty }
  }

  private mutating func paint(_ layer: LayerRecord, on rows: inout PixelRows) {
    if layer.moves {
      statistics.pixelsMoved += rows.move(layer.visible, byX: layer.shiftX, y: layer.shiftY)
    }
    for part in list.layerParts[layer.parts] {
      rasterizer.drawPart(
        part.commands,
        of: list.layerCommands,
        list.sources,
        on: rows,
        clip: part.box
      )
    }
  }
}

extension PixelBuffer {
  /// Draws a list into a picture of its size; a list without a size gives an empty picture.
  public init(drawing list: DisplayList) {
    self.init(size: list.size)
    var renderer = FrameRenderer()
    let size = size
    withMutableSpan { renderer.render(list, size: size, into: &$0) }
  }
}
