// What a display list notes about its layers and overlays, and what is kept of them between frames.

/// A layer as it is drawn in one frame: what is there already is moved, the parts are drawn anew.
struct LayerRecord {
  let id: ObjectIdentifier
  /// The pixels of the layer that can be seen.
  let visible: PixelBox
  /// How far what is there already moves, in device pixels.
  let shiftX: Int32
  let shiftY: Int32
  /// The parts to draw, as a range of the list's.
  let parts: Range<Int>

  var moves: Bool { shiftX != 0 || shiftY != 0 }
}

/// A part of a layer that is drawn anew; its first command fills it with the background.
struct LayerPart {
  let box: PixelBox
  /// A range of the list's layer commands.
  let commands: Range<Int>
}

/// What must be the same in the next frame for a layer's pixels to be of use.
struct RetainedLayer {
  let id: ObjectIdentifier
  let frame: PixelBox
  let visible: PixelBox
  let scale: Double
  let background: UInt32
  /// Where the content's origin lies, in device pixels.
  let originX: Double
  let originY: Double
  /// How far the damage log has been read.
  let sequence: Int
  /// Whether the pixels are the layer's own; another layer may lie over them.
  var isIntact: Bool
}

/// Something that lies over everything else.
struct OverlayRecord {
  let id: ObjectIdentifier
  let box: PixelBox
  let alpha: UInt8
  /// A range of the list's overlay commands.
  let commands: Range<Int>
}
