import ScrollDrawing
import ScrollGeometry
import TestSupport
import Testing

@Suite struct GoldenTests {
  @Test(arguments: [1.0, 1.5, 2.0])
  func `a red dot is round and smooth`(scale: Double) throws {
    let picture = picture(width: 40, height: 40, scale: scale) { list in
      list.fill(Rect(x: 0, y: 0, width: 40, height: 40), .white)
      list.fillRoundedRect(
        Rect(x: 5, y: 5, width: 30, height: 30),
        radius: 15,
        Color(red: 1, green: 0, blue: 0)
      )
    }
    #expect(try Golden("dot-\(scale)").mismatch(picture) == nil)
  }

  @Test func `a translucent dot, borders and lines are smooth`() throws {
    let picture = picture(width: 160, height: 120, scale: 1) { list in
      list.fill(Rect(x: 0, y: 0, width: 160, height: 120), .white)
      list.fill(Rect(x: 0, y: 60, width: 160, height: 60), Color(rgb: 0x20242A))
      let blue = Color(rgb: 0x2060D0)
      list.fillRoundedRect(Rect(x: 8, y: 8, width: 60, height: 40), radius: 10, blue)
      list.strokeRoundedRect(
        Rect(x: 76.5, y: 8.5, width: 60, height: 40),
        radius: 10,
        lineWidth: 3,
        blue
      )
      list.strokeLine(
        from: Point(x: 10, y: 110),
        to: Point(x: 70, y: 70),
        lineWidth: 1,
        Color(rgb: 0xFFD040)
      )
      list.strokeLine(
        from: Point(x: 30, y: 112),
        to: Point(x: 100, y: 104),
        lineWidth: 6,
        Color(rgb: 0x40C060)
      )
      list.strokeLine(
        from: Point(x: 90, y: 70),
        to: Point(x: 90, y: 95),
        lineWidth: 4,
        Color(rgb: 0xFF8080)
      )
      list.withAlpha(0.5, in: Rect(x: 100, y: 40, width: 50, height: 50)) { group in
        group.fillRoundedRect(
          Rect(x: 105, y: 45, width: 30, height: 30),
          radius: 15,
          Color(rgb: 0xFF0000)
        )
        group.fillRoundedRect(
          Rect(x: 118, y: 55, width: 30, height: 30),
          radius: 15,
          Color(rgb: 0x00A000)
        )
      }
    }
    #expect(try Golden("shapes").mismatch(picture) == nil)
  }

  @Test func `shadows fade smoothly, with and without a stretched middle`() throws {
    let picture = picture(width: 160, height: 120, scale: 1) { list in
      list.fill(Rect(x: 0, y: 0, width: 160, height: 120), Color(rgb: 0xF4F6FA))
      for (rect, radius) in [
        (Rect(x: 20, y: 16, width: 70, height: 80), 8.0),
        (Rect(x: 116, y: 40, width: 24, height: 24), 12.0),
      ] {
        list.drawShadow(
          of: rect,
          cornerRadius: radius,
          radius: 14,
          offset: Vector(x: 0, y: 4),
          Color(rgb: 0, alpha: 0.5)
        )
        list.fillRoundedRect(rect, radius: radius, .white)
      }
    }
    #expect(try Golden("shadows").mismatch(picture) == nil)
  }

  @Test(arguments: [10.0, 20.0])
  func `the bitmap font is legible`(size: Double) throws {
    let typesetter = BitmapTypesetter()
    let lines = [
      " !\"#$%&'()*+,-./01234567", "89:;<=>?@ABCDEFGHIJKLMNO", "PQRSTUVWXYZ[\\]^_`abcdefg",
      "hijklmnopqrstuvwxyz{|}~", "caf\u{E9} \u{4E2D}\u{6587} \u{FFFD} Ag{|}jpqy",
      "Row 17 of 1,000,000 - fox",
    ]
    let picture = picture(width: 160, height: 120, scale: 1) { list in
      list.fill(Rect(x: 0, y: 0, width: 160, height: 120), .white)
      for (index, text) in lines.enumerated() {
        let line = typesetter.line(text, font: Font(size: size), scale: 1)
        let baseline = Point(x: 5, y: Double(index + 1) * 1.4 * size)
        list.drawText(line, at: baseline, Color(rgb: 0x20242A))
      }
    }
    #expect(try Golden("font-\(size)").mismatch(picture) == nil)
  }

  private func picture(
    width: Int,
    height: Int,
    scale: Double,
    _ draw: (inout DisplayList) -> Void
  ) -> PixelBuffer {
    let size = PixelSize(
      width: Int(Double(width) * scale),
      height: Int(Double(height) * scale)
    )
    var list = DisplayList(size: size, scale: scale)
    draw(&list)
    return PixelBuffer(drawing: list)
  }
}
