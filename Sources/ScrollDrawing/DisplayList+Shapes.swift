// What can be drawn: fills, shapes, shadows and text, turned from points into commands.

public import ScrollGeometry

extension DisplayList {
  /// The columns by which a pre-mixed glyph may reach past its mask to the right.
  static let glyphPadding: Int32 = 3

  /// How many commands are looked at to find what lies under a text: a row's own decoration, not
  /// the whole list.
  private static let backgroundSearchDepth = 8

  /// Fills a rectangle whose edges are put on whole device pixels.
  ///
  /// A rectangle less than half a pixel wide may vanish.
  public mutating func fill(_ rect: Rect, _ color: Color) {
    let area = box(rect).intersection(clip)
    guard color.alpha > 0, !area.isEmpty else { return }
    commands.commands.append(.fill(area, color.packed))
  }

  /// Fills a rectangle with round corners, smoothly; half the side as radius makes a disc.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, whose edges stay where they are, between pixels.
  ///   - radius: The radius of the corners, in points; at most half the shorter side counts.
  ///   - color: The colour.
  public mutating func fillRoundedRect(_ rect: Rect, radius: Double, _ color: Color) {
    appendRounded(rect, radius: radius, border: 0, color)
  }

  /// Draws the inside border of a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle around the border.
  ///   - radius: The outer radius of the corners, in points.
  ///   - lineWidth: The width of the border, in points; nothing is drawn if it is not positive.
  ///   - color: The colour.
  public mutating func strokeRoundedRect(
    _ rect: Rect,
    radius: Double,
    lineWidth: Double,
    _ color: Color
  ) {
    let border = fineLength(lineWidth)
    guard border > 0 else { return }
    appendRounded(rect, radius: radius, border: border, color)
  }

  /// Draws a straight line with round ends, smoothly.
  ///
  /// - Parameters:
  ///   - from: The centre of the first end.
  ///   - to: The centre of the other end.
  ///   - lineWidth: The width, in points; nothing is drawn if it is not positive.
  ///   - color: The colour.
  public mutating func strokeLine(
    from: Point,
    to: Point,
    lineWidth: Double,
    _ color: Color
  ) {
    guard lineWidth > 0, from.isFinite, to.isFinite else { return }
    if from.x == to.x || from.y == to.y {
      // Along an axis a line is a rectangle with round ends, which is exact and cheap.
      let rect = Rect(
        x: min(from.x, to.x) - lineWidth / 2,
        y: min(from.y, to.y) - lineWidth / 2,
        width: abs(to.x - from.x) + lineWidth,
        height: abs(to.y - from.y) + lineWidth
      )
      return appendRounded(rect, radius: lineWidth / 2, border: 0, color)
    }
    let shape = LineShape(
      startX: fineX(from.x),
      startY: fineY(from.y),
      endX: fineX(to.x),
      endY: fineY(to.y),
      width: fineLength(lineWidth),
      color: color.packed
    )
    let reach = shape.width / 2 + 256
    let area = PixelBox(
      left: (min(shape.startX, shape.endX) - reach) >> 8,
      top: (min(shape.startY, shape.endY) - reach) >> 8,
      right: (max(shape.startX, shape.endX) + reach + 255) >> 8,
      bottom: (max(shape.startY, shape.endY) + reach + 255) >> 8
    ).intersection(clip)
    guard color.alpha > 0, !area.isEmpty else { return }
    commands.commands.append(.line(area, shape))
  }

  /// Draws the shadow that a rectangle with round corners would cast.
  ///
  /// The shadow lies also under the rectangle, which is drawn afterwards. Its mask is made once for
  /// a size and kept.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, put on whole device pixels.
  ///   - cornerRadius: The radius of its corners, in points.
  ///   - radius: How far the shadow fades, in points: twice the standard deviation of the blur; at
  ///     most 128 device pixels count.
  ///   - offset: Where the shadow lies relative to the rectangle, in points.
  ///   - color: The colour, with the opacity of the darkest part.
  public mutating func drawShadow(
    of rect: Rect,
    cornerRadius: Double,
    radius: Double,
    offset: Vector,
    _ color: Color
  ) {
    let caster = box(rect.offset(by: offset))
    guard color.alpha > 0, !caster.isEmpty else { return }
    let half = Double(min(caster.width, caster.height, ShadowMask.largestCorner * 2) / 2)
    let shape = ShadowShape(
      caster: caster,
      cornerRadius: max(0, Self.clamped((cornerRadius * scale).rounded(), to: half)),
      blur: max(0, Self.clamped((radius * scale).rounded(), to: Double(ShadowMask.largestBlur))),
      color: color.packed
    )
    let area = caster.outset(by: ShadowMask.reach(ofBlur: shape.blur)).intersection(clip)
    guard !area.isEmpty else { return }
    commands.commands.append(.shadow(area, shape))
  }

  /// Draws text; the point is the start of the baseline and is put on a whole device pixel.
  ///
  /// The line must have been set for this list's scale, or its letters have another size.
  public mutating func drawText(_ line: TextLine, at baseline: Point, _ color: Color) {
    guard color.alpha > 0, !line.ink.isEmpty, baseline.isFinite else { return }
    let x = Self.clamped((baseline.x * scale).rounded() + originX)
    let y = Self.clamped((baseline.y * scale).rounded() + originY)
    let ink = PixelBox(
      left: Int32(clamping: Int(x) + line.ink.x),
      top: Int32(clamping: Int(y) + line.ink.y),
      right: Int32(clamping: Int(x) + line.ink.maxX),
      bottom: Int32(clamping: Int(y) + line.ink.maxY)
    )
    let area = ink.intersection(clip)
    guard !area.isEmpty else { return }
    var run = TextRun(
      x: x,
      y: y,
      start: Int32(commands.glyphs.count),
      count: 0,
      color: color.packed,
      background: 0,
      atlas: index(of: line.atlas)
    )
    appendGlyphs(of: line, from: x, whole: ink.left == area.left && ink.right == area.right)
    run.count = Int32(commands.glyphs.count) - run.start
    guard run.count > 0 else { return }
    var padded = area
    padded.right = min(area.right + Self.glyphPadding, clip.right)
    run.background = background(under: padded)
    commands.commands.append(.text(run.background == 0 ? area : padded, run))
  }

  /// Appends the glyphs of a line that are not wholly to the left or right of the clip.
  private mutating func appendGlyphs(of line: TextLine, from x: Int32, whole: Bool) {
    if whole {
      commands.glyphs.append(contentsOf: line.glyphs)
      return
    }
    let masks = line.atlas.masks
    for glyph in line.glyphs {
      let left = x &+ glyph.x
      if left < clip.right, left &+ masks[Int(glyph.mask)].width > clip.left {
        commands.glyphs.append(glyph)
      }
    }
  }

  /// The one opaque colour that lies under a box at this point of the list, or 0 if unknown.
  private func background(under area: PixelBox) -> UInt32 {
    let start = max(sectionStart, commands.count - Self.backgroundSearchDepth)
    for command in commands.commands[start...].reversed() {
      if case .fill(let box, let color) = command, color >> 24 == 255, box.contains(area) {
        return color
      }
      if command.bounds.intersects(area) { return 0 }
    }
    return 0
  }

  private mutating func appendRounded(
    _ rect: Rect,
    radius: Double,
    border: Int32,
    _ color: Color
  ) {
    var shape = RoundedShape(
      left: fineX(rect.minX),
      top: fineY(rect.minY),
      right: fineX(rect.maxX),
      bottom: fineY(rect.maxY),
      radius: max(0, fineLength(radius)),
      border: border,
      color: color.packed
    )
    let shorter = min(shape.right - shape.left, shape.bottom - shape.top)
    guard color.alpha > 0, shorter > 0 else { return }
    shape.radius = min(shape.radius, shorter / 2)
    if shape.border >= shorter / 2 { shape.border = 0 }
    let area = shape.bounds.intersection(clip)
    guard !area.isEmpty else { return }
    commands.commands.append(.rounded(area, shape))
  }
}

extension Color {
  /// The colour as commands keep it, 0xAARRGGBB.
  var packed: UInt32 {
    UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }
}
