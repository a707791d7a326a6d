// Shapes and glyphs at the limits of the quicker ways to draw them, against what they should look
// like.

import ScrollDrawing
import ScrollGeometry
import Testing

@Suite struct QuickWayTests {
  let all = Rect(x: 0, y: 0, width: 100, height: 100)

  private func picture(_ draw: (inout DisplayList) -> Void) -> PixelBuffer {
    var list = DisplayList(size: PixelSize(width: 100, height: 100), scale: 1)
    draw(&list)
    return PixelBuffer(drawing: list)
  }

  @Test(arguments: 1...11)
  func `a glyph wipes out the one it overlaps, or what is between the two`(overlap: Int) {
    let atlas = GlyphAtlas()
    let dark = atlas.add(width: 12, height: 10, coverage: Array(repeating: 200, count: 120))
    let pale = atlas.add(width: 12, height: 10, coverage: Array(repeating: 90, count: 120))
    let line = TextLine(
      glyphs: [
        PlacedGlyph(mask: dark, x: 0, y: -10),
        PlacedGlyph(mask: pale, x: Int32(12 - overlap), y: -10),
      ],
      atlas: atlas,
      width: 24,
      ascent: 10,
      descent: 0
    )
    let pictures = [true, false].map { isPlain in
      picture { list in
        // The same pixels, but a shape is not known to be one colour.
        if isPlain { list.fill(all, .white) } else { list.fillRoundedRect(all, radius: 0, .white) }
        list.drawText(line, at: Point(x: 20, y: 40), .black)
      }
    }
    #expect(pictures[0] == pictures[1])
    #expect(pictures[0][20, 35] < pictures[0][43 - overlap, 35])
  }

  @Test(arguments: [0.0, 2, 30])
  func `a border wider than the corners are round fills a large rectangle`(radius: Double) {
    let picture = picture { list in
      list.strokeRoundedRect(all, radius: radius, lineWidth: 5, .white)
    }
    for place in 0..<100 {
      let isBorder = place < 5 || place >= 95
      #expect(picture[50, place] == (isBorder ? 0xFFFFFF : 0))
      #expect(picture[place, 50] == (isBorder ? 0xFFFFFF : 0))
    }
  }

  @Test(arguments: [0.25, 0.5, 0.75])
  func `a slanted line thinner than a pixel is too dark`(width: Double) {
    let (start, end) = (Point(x: 10.3, y: 9.6), Point(x: 90.1, y: 51.7))
    let picture = picture { list in
      list.strokeLine(from: start, to: end, lineWidth: width, .white)
    }
    let shades = picture.pixels.map { Double($0 & 0xFF) / 255 }
    #expect((shades.max() ?? 0) <= width + 0.01)
    #expect(abs(shades.reduce(0, +) / (end - start).length - width) < 0.05 * width)
  }
}
