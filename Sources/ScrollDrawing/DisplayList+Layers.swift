// Layers, whose pixels are kept and moved from frame to frame, and overlays, which lie over all.
// Decides which parts of a layer are asked for; how they reach the pixels is the renderer's affair.

public import ScrollGeometry

extension DisplayList {
  /// Draws scrolled content, asking only for the parts that are not already there.
  ///
  /// The layer is opaque. It lies over whatever else is drawn outside layers and overlays, whenever
  /// that is appended; of two layers that overlap, the later is above. Asked for is everything if the
  /// layer is new or its place, zoom or background changed; the strips that came into view if it was
  /// scrolled by whole device pixels; and what the damage log says. Nothing is called if nothing
  /// changed, and what is drawn outside the part asked for is cut away.
  ///
  /// Within another layer, an overlay or a group, a layer is a plain part of what surrounds it and is
  /// drawn whenever that is: whoever scrolls it must add its place to the outer layer's damage.
  ///
  /// - Parameters:
  ///   - id: What tells the layer apart from frame to frame.
  ///   - viewport: Where the content is seen, in points, put on whole device pixels.
  ///   - offset: The place in the zoomed content that lies in the viewport's corner, in points; it is
  ///     put on whole device pixels.
  ///   - zoom: The points of the viewport that a point of the content takes; anything but a positive
  ///     number counts as 1.
  ///   - background: The colour under the content; its opacity is ignored.
  ///   - damage: What changed in the content; the same log for as long as the layer lives.
  ///   - body: What draws a part of the content, given in content coordinates: points, not zoomed.
  public mutating func scrollLayer(
    _ id: ObjectIdentifier,
    in viewport: Rect,
    offset: Point,
    zoom: Double,
    background: Color,
    damage: DamageLog,
    _ body: (Rect, inout DisplayList) -> Void
  ) {
    let frame = box(viewport)
    let visible = frame.intersection(clip)
    guard !visible.isEmpty, offset.isFinite else { return }
    let (oldScale, oldX, oldY) = (scale, originX, originY)
    originX = Double(frame.left) - (offset.x * scale).rounded()
    originY = Double(frame.top) - (offset.y * scale).rounded()
    scale *= zoom > 0 && zoom.isFinite ? zoom : 1
    let color = background.packed | 0xFF00_0000
    if space == .base, groupDepth == 0 {
      let layer = RetainedLayer(
        id: id,
        frame: frame,
        visible: visible,
        scale: scale,
        background: color,
        originX: originX,
        originY: originY,
        sequence: damage.sequence,
        isIntact: true
      )
      record(layer, damage, body)
    } else {
      draw(visible, over: color, body)
    }
    (scale, originX, originY) = (oldScale, oldX, oldY)
  }

  /// Draws something small that lies over everything else and moves on its own.
  ///
  /// Overlays are drawn after all else, in the order in which they are appended, whatever is
  /// appended between them. One that does not change, over pixels that do not change, costs nothing.
  /// Within a layer, a group or another overlay it is a plain group, drawn where it stands.
  ///
  /// - Parameters:
  ///   - id: What tells the overlay apart from frame to frame.
  ///   - bounds: What it may touch, in points; the rest is cut away, as is what the clip excludes.
  ///   - alpha: Its opacity as a whole, 0 to 1; at 0, and for NaN, nothing is called.
  ///   - body: What draws it.
  public mutating func overlay(
    _ id: ObjectIdentifier,
    in bounds: Rect,
    alpha: Double,
    _ body: (inout DisplayList) -> Void
  ) {
    guard space == .base, groupDepth == 0 else { return withAlpha(alpha, in: bounds, body) }
    let opacity = Self.opacity(alpha)
    let area = enclosingBox(bounds).intersection(clip)
    guard opacity > 0, !area.isEmpty else { return }
    swap(&commands, &overlayCommands)
    space = .overlay
    let commands = section { $0.withClip(area, body) }
    space = .base
    swap(&self.commands, &overlayCommands)
    guard !commands.isEmpty else { return }
    overlays.append(OverlayRecord(id: id, box: area, alpha: opacity, commands: commands))
  }

  /// Records the parts of a layer that must be drawn and how its old pixels move.
  private mutating func record(
    _ layer: RetainedLayer,
    _ damage: DamageLog,
    _ body: (Rect, inout DisplayList) -> Void
  ) {
    let (boxes, shiftX, shiftY) = partsToDraw(layer, damage)
    let firstPart = layerParts.count
    swap(&commands, &layerCommands)
    space = .layer
    for box in boxes {
      let commands = section { $0.draw(box, over: layer.background, body) }
      layerParts.append(LayerPart(box: box, commands: commands))
    }
    space = .base
    swap(&commands, &layerCommands)
    layers.append(
      LayerRecord(
        id: layer.id,
        visible: layer.visible,
        shiftX: shiftX,
        shiftY: shiftY,
        parts: firstPart..<layerParts.count
      )
    )
    for index in nextRetainedLayers.indices
    where nextRetainedLayers[index].visible.intersects(layer.visible) {
      nextRetainedLayers[index].isIntact = false
    }
    nextRetainedLayers.append(layer)
  }

  /// Finds what of a layer must be drawn, given what is left of it from the frame before.
  private func partsToDraw(
    _ layer: RetainedLayer,
    _ damage: DamageLog
  ) -> (boxes: [PixelBox], shiftX: Int32, shiftY: Int32) {
    let visible = layer.visible
    let everything = (boxes: [visible], shiftX: Int32(0), shiftY: Int32(0))
    guard let old = retainedLayers.first(where: { $0.id == layer.id }), old.isIntact,
      old.frame == layer.frame, old.visible == visible, old.scale == layer.scale,
      old.background == layer.background,
      !nextRetainedLayers.contains(where: {
        $0.id == layer.id || $0.visible.intersects(visible)
      }),
      case .areas(let areas) = damage.changes(since: old.sequence)
    else { return everything }
    let shiftX = layer.originX - old.originX
    let shiftY = layer.originY - old.originY
    guard abs(shiftX) < Double(visible.width), abs(shiftY) < Double(visible.height) else {
      return everything
    }
    var boxes = areas.map { enclosingBox($0).intersection(visible) }
    appendExposed(of: visible, shiftX: Int32(shiftX), shiftY: Int32(shiftY), to: &boxes)
    PixelBox.merge(&boxes)
    return (boxes, Int32(shiftX), Int32(shiftY))
  }

  /// Appends the strips that come into view when what is in a box moves.
  private func appendExposed(
    of box: PixelBox,
    shiftX: Int32,
    shiftY: Int32,
    to boxes: inout [PixelBox]
  ) {
    var rows = box
    if shiftY > 0 { rows.bottom = box.top + shiftY } else { rows.top = box.bottom + shiftY }
    var columns = box
    if shiftX > 0 { columns.right = box.left + shiftX } else { columns.left = box.right + shiftX }
    if shiftY > 0 { columns.top = rows.bottom } else { columns.bottom = rows.top }
    boxes.append(rows)
    boxes.append(columns)
  }

  /// Draws a part of a layer over its background, in the coordinates of its content.
  private mutating func draw(
    _ part: PixelBox,
    over background: UInt32,
    _ body: (Rect, inout DisplayList) -> Void
  ) {
    let left = (Double(part.left) - originX) / scale
    let top = (Double(part.top) - originY) / scale
    let area = Rect(
      x: left,
      y: top,
      width: Double(part.width) / scale,
      height: Double(part.height) / scale
    )
    commands.commands.append(.fill(part, background))
    withClip(part) { body(area, &$0) }
  }

  /// Records commands that are drawn apart from those before them, and returns their range.
  private mutating func section(_ body: (inout DisplayList) -> Void) -> Range<Int> {
    let outer = sectionStart
    sectionStart = commands.count
    body(&self)
    let commands = sectionStart..<commands.count
    sectionStart = outer
    return commands
  }
}
