import ScrollDrawing
import ScrollGeometry
import Testing

@Suite struct DisplayListTests {
  private final class Identity {}

  let size = PixelSize(width: 60, height: 40)
  private let identity = Identity()
  let all = Rect(x: 0, y: 0, width: 60, height: 40)

  private func picture(scale: Double = 1, _ draw: (inout DisplayList) -> Void) -> PixelBuffer {
    var list = DisplayList(size: size, scale: scale)
    draw(&list)
    return PixelBuffer(drawing: list)
  }

  @Test(arguments: [1, 1.25, 1.5, 2, 3])
  func `edges of fills are on whole pixels at every scale`(scale: Double) {
    let picture = picture(scale: scale) { list in
      list.fill(Rect(x: 3.3, y: 2.7, width: 7.1, height: 5.9), .white)
    }
    #expect(Set(picture.pixels) == [0, 0xFFFFFF])
  }

  @Test func `fills that meet leave no gap and do not overlap`() {
    let picture = picture(scale: 1.5) { list in
      for row in 0..<20 {
        let frame = Rect(x: 0, y: Double(row) * 1.7, width: 60, height: 1.7)
        list.fill(frame, Color(rgb: 0xFFFFFF, alpha: 0.5))
      }
    }
    #expect(Set(picture.pixels) == [0x808080])
  }

  @Test func `a disc is as large as it should be and the same from four sides`() {
    let disc = picture { list in
      list.fillRoundedRect(Rect(x: 5, y: 5, width: 30, height: 30), radius: 15, .white)
    }
    let area = disc.pixels.reduce(0) { $0 + Double($1 & 0xFF) / 255 }
    #expect(abs(area - Double.pi * 15 * 15) < 1)
    for y in 0..<40 {
      for x in 0..<40 {
        #expect(disc[x, y] == disc[39 - x, y])
        #expect(disc[x, y] == disc[x, 39 - y])
        #expect(abs(Int(disc[x, y] & 0xFF) - Int(disc[y, x] & 0xFF)) <= 3)
      }
    }
  }

  @Test func `a shape drawn twice at half opacity mixes by the exact formula`() {
    let picture = picture { list in
      list.fill(all, Color(rgb: 0x102030))
      list.fill(all, Color(red: 1, green: 0.5, blue: 0, alpha: 0.2))
    }
    // (16 * 204 + 255 * 51) / 255, (32 * 204 + 128 * 51) / 255, 48 * 204 / 255, rounded.
    #expect(Set(picture.pixels) == [0x403326])
  }

  @Test func `parts of a group do not shine through one another`() {
    let picture = picture { list in
      list.fill(all, .white)
      list.withAlpha(0.5, in: all) { list in
        list.fill(all, Color(rgb: 0xFF0000))
        list.fill(all, .black)
      }
    }
    #expect(Set(picture.pixels) == [0x7F7F7F])
  }

  @Test func `a shadow is the same from all sides and fades outwards`() {
    let picture = picture { list in
      list.fill(all, .white)
      list.drawShadow(
        of: Rect(x: 15, y: 12, width: 30, height: 16),
        cornerRadius: 5,
        radius: 8,
        offset: .zero,
        .black
      )
    }
    for y in 0..<40 {
      for x in 0..<60 {
        #expect(picture[x, y] == picture[59 - x, y])
        #expect(picture[x, y] == picture[x, 39 - y])
        if x < 29 { #expect(picture[x, y] & 0xFF >= picture[x + 1, y] & 0xFF) }
      }
    }
    #expect(picture[0, 20] == 0xFFFFFF)
  }

  @Test func `a shadow with a stretched middle is that of the whole rectangle`() {
    // The shadow of a row is the difference of two that are wide enough to be stretched.
    func row(width: Double) -> [UInt32] {
      let picture = picture { list in
        list.drawShadow(
          of: Rect(x: 10, y: 12, width: width, height: 16),
          cornerRadius: 3,
          radius: 4,
          offset: .zero,
          .white
        )
      }
      return (0..<60).map { picture[$0, 20] }
    }
    let narrow = row(width: 20)
    let wide = row(width: 36)
    #expect(Array(wide[0..<20]) == Array(narrow[0..<20]))
    #expect(Array(wide[36..<60]) == Array(narrow[20..<44]))
    #expect(Set(wide[20..<36]).count == 1)
  }

  @Test func `text over a plain fill is what text over anything is`() {
    let line = BitmapTypesetter().line("Ag{j}", font: Font(size: 20), scale: 1)
    let ink = Color(rgb: 0x204060, alpha: 0.7)
    func picture(plain: Bool, _ between: (inout DisplayList) -> Void = { _ in }) -> PixelBuffer {
      self.picture { list in
        // The same pixels, but a shape is not known to be one colour.
        if plain { list.fill(all, .white) } else { list.fillRoundedRect(all, radius: 0, .white) }
        between(&list)
        list.drawText(line, at: Point(x: 4, y: 25), ink)
        list.drawText(line, at: Point(x: -9, y: 38), ink)
        list.drawText(line, at: Point(x: 9, y: 33), ink)
      }
    }
    #expect(picture(plain: true) == picture(plain: false))
    func disc(_ list: inout DisplayList) {
      list.fillRoundedRect(Rect(x: 5, y: 5, width: 20, height: 20), radius: 10, .black)
    }
    #expect(picture(plain: true, disc) == picture(plain: false, disc))
    func group(_ list: inout DisplayList) {
      list.withAlpha(0.5, in: all) { $0.fill(all, .black) }
    }
    #expect(picture(plain: true, group) == picture(plain: false, group))
  }

  @Test func `text over a translucent overlay is mixed with what is seen`() {
    let line = BitmapTypesetter().line("Ag", font: Font(size: 20), scale: 1)
    let other = Identity()
    func picture(plain: Bool) -> PixelBuffer {
      self.picture { list in
        list.overlay(ObjectIdentifier(identity), in: all, alpha: 0.5) { list in
          if plain { list.fill(all, .white) } else { list.fillRoundedRect(all, radius: 0, .white) }
        }
        list.overlay(ObjectIdentifier(other), in: all, alpha: 1) { list in
          list.drawText(line, at: Point(x: 4, y: 25), Color(rgb: 0xFF0000, alpha: 0.5))
        }
      }
    }
    #expect(picture(plain: true) == picture(plain: false))
  }

  @Test func `content is drawn the same wherever it has been scrolled to`() {
    let distances: [Double] = [0, 1, 100_000, 0x1p31, 0x1p50]
    let pictures = distances.map { distance in
      picture { list in
        list.scrollLayer(
          ObjectIdentifier(identity),
          in: all,
          offset: Point(x: 0, y: distance),
          zoom: 1,
          background: .white,
          damage: DamageLog()
        ) { area, list in
          #expect(area == Rect(x: 0, y: distance, width: 60, height: 40))
          list.fill(Rect(x: 2, y: distance + 3, width: 20, height: 10), .black)
          list.fillRoundedRect(
            Rect(x: 30, y: distance + 5, width: 21, height: 21),
            radius: 9,
            .black
          )
        }
      }
    }
    for picture in pictures { #expect(picture == pictures[0]) }
  }

  @Test func `absurd numbers draw nothing that matters and stop nothing`() {
    let numbers: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0x1p60, 0, -1, 5]
    let line = BitmapTypesetter().line("Ag", font: Font(size: 10), scale: 1)
    for first in numbers {
      for second in numbers {
        let rect = Rect(x: first, y: second, width: second, height: first)
        _ = picture { list in
          list.fill(rect, .white)
          list.fillRoundedRect(rect, radius: first, .white)
          list.strokeRoundedRect(rect, radius: second, lineWidth: first, .white)
          list.strokeLine(from: rect.origin, to: Point(x: 3, y: 4), lineWidth: first, .white)
          list.drawShadow(
            of: Rect(x: 5, y: second, width: 10, height: first),
            cornerRadius: first,
            radius: min(abs(second), 9),
            offset: Vector(x: second, y: 0),
            .white
          )
          list.drawText(line, at: rect.origin, .white)
          list.withAlpha(first, in: rect) { $0.fill(all, .white) }
          list.withOrigin(rect.origin) { $0.fill(all, .white) }
          list.withClip(rect) { $0.fill(all, .white) }
          list.overlay(ObjectIdentifier(identity), in: rect, alpha: second) { $0.fill(all, .white) }
          list.scrollLayer(
            ObjectIdentifier(identity),
            in: rect,
            offset: rect.origin,
            zoom: first,
            background: .white,
            damage: DamageLog()
          ) { area, list in
            list.fillRoundedRect(area, radius: 3, .black)
          }
        }
      }
    }
  }

  @Test func `masks that lie far outside are not drawn`() {
    let atlas = GlyphAtlas()
    let mask = atlas.add(width: 5, height: 5, coverage: [UInt8](repeating: 255, count: 25))
    for place in [Int32.min, -5, 60, Int32.max - 6] {
      for isAcross in [true, false] {
        let glyph = PlacedGlyph(mask: mask, x: isAcross ? place : 5, y: isAcross ? 5 : place)
        let visible = PlacedGlyph(mask: mask, x: 20, y: 20)
        let line = TextLine(
          glyphs: [glyph, visible],
          atlas: atlas,
          width: 0,
          ascent: 0,
          descent: 0
        )
        let picture = picture { list in
          list.fill(all, .black)
          list.drawText(line, at: .zero, .white)
        }
        #expect(picture.pixels.count { $0 == 0xFFFFFF } == 25)
      }
    }
  }

  @Test func `an overlay inside a layer is a part of the layer`() {
    func picture(_ draw: @escaping (inout DisplayList) -> Void) -> PixelBuffer {
      self.picture { list in
        list.scrollLayer(
          ObjectIdentifier(identity),
          in: all,
          offset: .zero,
          zoom: 1,
          background: .white,
          damage: DamageLog()
        ) { _, list in
          draw(&list)
          list.fill(Rect(x: 10, y: 10, width: 10, height: 10), .black)
        }
      }
    }
    let mark = Rect(x: 5, y: 5, width: 20, height: 20)
    let overlay = picture { list in
      list.overlay(ObjectIdentifier(identity), in: mark, alpha: 0.5) { $0.fill(mark, .black) }
    }
    let group = picture { list in
      list.withAlpha(0.5, in: mark) { $0.fill(mark, .black) }
    }
    #expect(overlay == group)
  }

  @Test func `a list without a size keeps everything`() {
    var list = DisplayList()
    var isAsked = false
    list.withClip(Rect(x: 100_000, y: 100_000, width: 1, height: 1)) { _ in isAsked = true }
    #expect(isAsked)
  }
}
