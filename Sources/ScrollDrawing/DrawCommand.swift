// The commands a display list is made of: plain numbers in device pixels, without references.
// What they look like is the rasterizer's affair.

/// One thing to draw.
///
/// The box is what it may touch, already cut to the clip it was drawn under.
/// Colours are 0xAARRGGBB with straight alpha, never wholly transparent.
enum DrawCommand: Hashable {
  case fill(PixelBox, UInt32)
  case rounded(PixelBox, RoundedShape)
  case line(PixelBox, LineShape)
  case shadow(PixelBox, ShadowShape)
  case text(PixelBox, TextRun)
  case picture(PixelBox, PictureShape)
  /// Keeps a copy of what is in the box, to be mixed in when the group ends.
  case beginGroup(PixelBox)
  /// Mixes what was drawn since the group began with what was there; 255 keeps all of the group.
  case endGroup(PixelBox, alpha: UInt8)

  /// The pixels the command may touch.
  var bounds: PixelBox {
    switch self {
    case .fill(let box, _), .rounded(let box, _), .line(let box, _), .shadow(let box, _),
      .text(let box, _), .picture(let box, _), .beginGroup(let box), .endGroup(let box, _):
      box
    }
  }
}

/// A rectangle with round corners, or its inside border; lengths are 1/256 of a device pixel.
struct RoundedShape: Hashable {
  var left: Int32
  var top: Int32
  var right: Int32
  var bottom: Int32
  /// At most half of the shorter side.
  var radius: Int32
  /// The width of the border, or 0 for a filled shape.
  var border: Int32
  var color: UInt32

  /// The pixels the shape touches.
  var bounds: PixelBox {
    PixelBox(
      left: left >> 8,
      top: top >> 8,
      right: (right + 255) >> 8,
      bottom: (bottom + 255) >> 8
    )
  }
}

/// A line with round ends; lengths are 1/256 of a device pixel.
struct LineShape: Hashable {
  var startX: Int32
  var startY: Int32
  var endX: Int32
  var endY: Int32
  var width: Int32
  var color: UInt32
}

/// The blurred picture of a rectangle with round corners.
struct ShadowShape: Hashable {
  /// The rectangle that casts the shadow, moved by the shadow's offset.
  var caster: PixelBox
  /// In device pixels; at most half of the shorter side.
  var cornerRadius: Int32
  /// Twice the standard deviation of the blur, in device pixels.
  var blur: Int32
  var color: UInt32
}

/// Glyphs along a baseline.
struct TextRun: Hashable {
  /// Where the baseline starts, in device pixels.
  var x: Int32
  var y: Int32
  /// The glyphs, as a range of the buffer's.
  var start: Int32
  var count: Int32
  var color: UInt32
  /// The one opaque colour that lies under the whole box when the run is drawn, or 0 if unknown.
  var background: UInt32
  /// The index of the atlas in the list's.
  var atlas: Int32
}

/// A picture, scaled.
struct PictureShape: Hashable {
  /// The number of the picture in the list's slots.
  var picture: Int32
  var x: PicturePlacement
  var y: PicturePlacement
}

/// What commands refer to by number.
struct DrawingSources {
  var atlases: [GlyphAtlas] = []
  var pictures = PictureSlots()
}

/// Commands in painting order with the glyphs they refer to; kept from frame to frame for its memory.
struct CommandBuffer {
  var commands: ContiguousArray<DrawCommand> = []
  var glyphs: ContiguousArray<PlacedGlyph> = []

  var count: Int { commands.count }

  mutating func removeAll() {
    commands.removeAll(keepingCapacity: true)
    glyphs.removeAll(keepingCapacity: true)
  }

  /// Tells whether a command draws exactly what one of another buffer draws.
  func draws(at index: Int, sameAs other: CommandBuffer, at otherIndex: Int) -> Bool {
    guard case .text(let box, var run) = commands[index],
      case .text(let otherBox, let otherRun) = other.commands[otherIndex]
    else { return commands[index] == other.commands[otherIndex] }
    let start = Int(run.start)
    let otherStart = Int(otherRun.start)
    run.start = otherRun.start
    return box == otherBox && run == otherRun
      && glyphs[start..<start + Int(run.count)]
        == other.glyphs[otherStart..<otherStart + Int(run.count)]
  }

  /// Tells whether a range of commands draws exactly what a range of another buffer draws.
  func draws(_ range: Range<Int>, sameAs other: CommandBuffer, _ otherRange: Range<Int>) -> Bool {
    range.count == otherRange.count
      && zip(range, otherRange).allSatisfy { draws(at: $0, sameAs: other, at: $1) }
  }

  /// The box in which two buffers may differ: the bounds of all between the commands that are the
  /// same from the start and those that are the same from the end.
  func difference(from other: CommandBuffer) -> PixelBox {
    let shorter = min(count, other.count)
    var head = 0
    while head < shorter, draws(at: head, sameAs: other, at: head) { head += 1 }
    var tail = 0
    while tail < shorter - head,
      draws(at: count - 1 - tail, sameAs: other, at: other.count - 1 - tail)
    { tail += 1 }
    let mine = commands[head..<count - tail].reduce(PixelBox.zero) { $0.union($1.bounds) }
    return other.commands[head..<other.count - tail].reduce(mine) { $0.union($1.bounds) }
  }
}
