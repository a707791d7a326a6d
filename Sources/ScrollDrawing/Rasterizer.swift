// Carries out drawing commands on pixels. Knows no frames: what to draw and where to cut is told.

/// What turns commands into pixels; keeps masks that would be costly to make again.
struct Rasterizer {
  /// Pixels written since the count was last set; a pixel written twice counts twice.
  var pixelsWritten = 0

  private var tiles = GlyphTiles()
  // Cards, a dot, a panel: a program has few kinds of shadows, but many in a zoom.
  private var shadows = RecentCache<ShadowKey, ShadowMask>(limit: 16)
  // A dot that lies over scrolled content is drawn in every frame; its mask costs 5 µs, its pixels 1.
  private var smallShapes = RecentCache<RoundedShape, [UInt8]>(limit: 16)
  private static let smallArea = 64 * 64
  private var coverage = CoverageRow()
  private var pictureScratch = PictureScratch()
  // Copies of what lies under the groups being drawn, outermost first; kept for their memory.
  private var groups: [(box: PixelBox, saved: [UInt32])] = []
  private var groupDepth = 0

  /// Carries out a range of commands in order, within a clip.
  mutating func draw(
    _ range: Range<Int>,
    of buffer: CommandBuffer,
    _ sources: DrawingSources,
    on rows: PixelRows,
    clip: PixelBox
  ) {
    let clip = clip.intersection(rows.box)
    for command in buffer.commands[range] {
      draw(command, of: buffer, sources, on: rows, within: command.bounds.intersection(clip))
    }
  }

  /// Draws a part of a layer: a fill with the background, then what lies over it.
  ///
  /// Rows that cover the width, one below the other, hide the background, which is then not filled
  /// in: half of all fills in a list of rows.
  mutating func drawPart(
    _ range: Range<Int>,
    of buffer: CommandBuffer,
    _ sources: DrawingSources,
    on rows: PixelRows,
    clip: PixelBox
  ) {
    guard case .fill(let part, let background)? = buffer.commands[range].first else { return }
    let rest = range.dropFirst()
    let covered = Self.coveredRows(of: part, by: buffer.commands[rest])
    var above = part
    above.bottom = covered.lowerBound
    fill(above.intersection(clip), background, on: rows)
    var below = part
    below.top = covered.upperBound
    fill(below.intersection(clip), background, on: rows)
    draw(rest, of: buffer, sources, on: rows, clip: clip)
  }

  /// The rows of a box that opaque fills, each right below the one before, cover from side to side.
  private static func coveredRows(
    of part: PixelBox,
    by commands: ContiguousArray<DrawCommand>.SubSequence
  ) -> Range<Int32> {
    var covered = part.top..<part.top
    for command in commands {
      // Under a group the background is mixed in.
      if case .beginGroup = command { break }
      guard case .fill(let box, let color) = command, color >> 24 == 255,
        box.left <= part.left, box.right >= part.right
      else { continue }
      if covered.isEmpty {
        covered = box.top..<box.bottom
      } else if box.top <= covered.upperBound {
        covered = covered.lowerBound..<max(covered.upperBound, box.bottom)
      }
    }
    return covered
  }

  /// Sets all pixels of a box to one colour.
  mutating func fill(_ box: PixelBox, _ color: UInt32, on rows: PixelRows) {
    let box = box.intersection(rows.box)
    guard !box.isEmpty else { return }
    pixelsWritten += box.area
    if color >> 24 == 255 {
      rows.fill(box, color)
    } else {
      rows.fill(box, color & 0xFFFFFF, alpha: color >> 24)
    }
  }

  private mutating func draw(
    _ command: DrawCommand,
    of buffer: CommandBuffer,
    _ sources: DrawingSources,
    on rows: PixelRows,
    within area: PixelBox
  ) {
    switch command {
    case .beginGroup: return beginGroup(area, on: rows)
    case .endGroup(_, let alpha): return endGroup(UInt32(alpha), on: rows)
    default: break
    }
    guard !area.isEmpty else { return }
    switch command {
    case .fill(_, let color):
      fill(area, color, on: rows)
    case .rounded(_, let shape):
      draw(shape, on: rows, within: area)
    case .line(_, let line):
      draw(line, on: rows, within: area)
    case .shadow(_, let shadow):
      draw(shadow, on: rows, within: area)
    case .text(_, let run):
      draw(run, of: buffer, sources.atlases[Int(run.atlas)], on: rows, within: area)
    case .picture(_, let shape):
      guard let picture = sources.pictures[shape.picture] else { break }
      pixelsWritten += area.area
      rows.draw(picture, shape, clip: area, &pictureScratch)
    case .beginGroup, .endGroup:
      break
    }
  }

  private mutating func draw(
    _ run: TextRun,
    of buffer: CommandBuffer,
    _ atlas: GlyphAtlas,
    on rows: PixelRows,
    within area: PixelBox
  ) {
    let glyphs = buffer.glyphs[Int(run.start)..<Int(run.start + run.count)]
    if run.background == 0 {
      pixelsWritten += rows.draw(
        glyphs,
        x: run.x,
        y: run.y,
        clip: area,
        color: run.color,
        atlas: atlas
      )
    } else {
      pixelsWritten += rows.draw(
        glyphs,
        x: run.x,
        y: run.y,
        clip: area,
        tiles: tiles.table(for: glyphs, of: atlas, run.color, over: run.background),
        atlas: atlas
      )
    }
  }

  private mutating func draw(_ shape: RoundedShape, on rows: PixelRows, within area: PixelBox) {
    pixelsWritten += area.area
    let bounds = shape.bounds
    guard bounds.area > Self.smallArea else {
      let key = shape.atOrigin
      let mask = smallShapes.value(for: key) { key.mask }
      for y in area.top..<area.bottom {
        let start = Int(y - bounds.top) * bounds.width + Int(area.left - bounds.left)
        rows.blend(x: area.left, y: y, mask: mask, from: start, count: area.width, shape.color)
      }
      return
    }
    let straight = shape.straightRows
    for y in area.top..<area.bottom {
      // Between the corners one row is like the other.
      if y == area.top || !straight.contains(y) || !straight.contains(y - 1) {
        coverage.set(shape, row: y, columns: area.left..<area.right)
      }
      rows.blend(x: area.left, y: y, mask: coverage.bytes, from: 0, count: area.width, shape.color)
    }
  }

  private mutating func draw(_ line: LineShape, on rows: PixelRows, within area: PixelBox) {
    for y in area.top..<area.bottom {
      let columns = line.columns(inRow: y, of: area.left..<area.right)
      guard !columns.isEmpty else { continue }
      pixelsWritten += columns.count
      coverage.set(line, row: y, columns: columns)
      rows.blend(
        x: columns.lowerBound,
        y: y,
        mask: coverage.bytes,
        from: 0,
        count: columns.count,
        line.color
      )
    }
  }

  private mutating func draw(_ shadow: ShadowShape, on rows: PixelRows, within area: PixelBox) {
    pixelsWritten += area.area
    let key = ShadowKey(shadow)
    let mask = shadows.value(for: key) { key.mask }
    for y in area.top..<area.bottom {
      coverage.set(mask, of: shadow, row: y, columns: area.left..<area.right)
      rows.blend(x: area.left, y: y, mask: coverage.bytes, from: 0, count: area.width, shadow.color)
    }
  }

  private mutating func beginGroup(_ area: PixelBox, on rows: PixelRows) {
    if groupDepth == groups.count { groups.append((box: .zero, saved: [])) }
    groups[groupDepth].box = area
    groups[groupDepth].saved.removeAll(keepingCapacity: true)
    if !area.isEmpty { rows.save(area, to: &groups[groupDepth].saved) }
    groupDepth += 1
  }

  private mutating func endGroup(_ alpha: UInt32, on rows: PixelRows) {
    groupDepth -= 1
    let box = groups[groupDepth].box
    guard !box.isEmpty else { return }
    pixelsWritten += box.area
    rows.mixIn(box, saved: groups[groupDepth].saved, alpha: alpha)
  }
}
