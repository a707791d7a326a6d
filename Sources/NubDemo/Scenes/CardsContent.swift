// Cards of text in a row or in a column. Knows where they lie and how they look, not what moves them.

import ScrollDrawing
import ScrollGeometry
import ScrollUI

/// Cards one after the other along an axis.
final class CardsContent: ScrollContent {
  /// The extent of a card in a row, the distance between cards and the letters: the sample's.
  static let cardSize = Size(width: 180, height: 233)
  static let gap = 10.0
  private static let font = Font(.sans, size: 12)
  private static let borderWidth = 0.5
  /// The free space inside a card and the distances of lines and of bullets, in points, chosen by hand.
  private static let padding = 12.0
  private static let lineHeight = 18.0
  private static let paragraphGap = 4.0

  let axis: Axis
  /// The width of the cards of a column.
  var width = 0.0 { didSet { if width != oldValue { layOut() } } }

  private let resources: SceneResources
  private let cards: [[String]]
  private var frames: [Rect] = []
  /// The lines of each card, set for a scale.
  private var setCards: [[SetLine]] = []
  private var setScale = 0.0

  /// A line of a card that is ready to be drawn.
  private struct SetLine {
    let line: TextLine
    /// Where it begins, from the corner of the card.
    let origin: Point
  }

  init(_ resources: SceneResources, axis: Axis, cards: [[String]]) {
    self.resources = resources
    self.axis = axis
    self.cards = cards
    layOut()
  }

  /// The extents of all cards with the room around them.
  ///
  /// As in the sample, the height of a row is no matter of its content.
  var size: Size {
    let end = frames.last.map { axis == .horizontal ? $0.maxX : $0.maxY } ?? 0
    return axis == .horizontal
      ? Size(width: end + Self.gap, height: 0) : Size(width: 0, height: end + Self.gap)
  }

  func draw(_ visible: Rect, into list: inout DisplayList) {
    if setScale != list.scale {
      setScale = list.scale
      setCards = cards.map(setLines)
    }
    let colors = CardColors(resources.appearance.theme)
    for (card, frame) in frames.enumerated() where !frame.intersection(visible).isEmpty {
      list.fill(frame, colors.card)
      list.strokeRoundedRect(
        frame,
        radius: 0,
        lineWidth: max(Self.borderWidth, 1 / list.scale),
        colors.border
      )
      // Letters that no size fits, those of the compiled-in font, may be too large for their card.
      list.withClip(frame) { list in
        for line in setCards[card] {
          list.drawText(line.line, at: frame.origin + (line.origin - .zero), colors.text)
        }
      }
    }
  }

  private func layOut() {
    setScale = 0
    var place = Self.gap
    frames = cards.map { card in
      var frame = Rect(origin: .zero, size: Self.cardSize)
      if axis == .vertical {
        let end = lines(card, scale: resources.appearance.look.scale).end
        frame.size = Size(width: max(0, width - 2 * Self.gap), height: end + Self.padding)
        frame.origin.x = Self.gap
      }
      frame.origin[axis] = place
      place += frame.size[axis] + Self.gap
      return frame
    }
  }

  private func setLines(_ card: [String]) -> [SetLine] { lines(card, scale: setScale).lines }

  /// Sets the lines of a card; those after the first of a bullet hang under its text.
  ///
  /// - Returns: The lines, and where the last one ends, from the top of the card.
  private func lines(_ card: [String], scale: Double) -> (lines: [SetLine], end: Double) {
    func set(_ text: String) -> TextLine {
      resources.typesetter.line(text, font: Self.font, scale: scale)
    }
    let bullet = set(CardsText.bullet)
    let indent = set(CardsText.bullet + " ").width
    let inner = axis == .horizontal ? Self.cardSize.width : width - 2 * Self.gap
    let wrapping = TextWrapping { set($0).width }
    var lines: [SetLine] = []
    var top = Self.padding
    for paragraph in card {
      let baseline = (Self.lineHeight + bullet.ascent - bullet.descent) / 2
      lines.append(SetLine(line: bullet, origin: Point(x: Self.padding, y: top + baseline)))
      for text in wrapping.lines(paragraph, width: inner - 2 * Self.padding - indent) {
        let place = Point(x: Self.padding + indent, y: top + baseline)
        lines.append(SetLine(line: set(text), origin: place))
        top += Self.lineHeight
      }
      top += Self.paragraphGap
    }
    return (lines, card.isEmpty ? top : top - Self.paragraphGap)
  }
}

/// The colours of the cards and of the bars beside them.
///
/// The light ones are the sample's; the dark ones are chosen by hand to go with them.
struct CardColors {
  let card: Color
  let border: Color
  let text: Color
  let track: Color
  /// The shadow is red at half its strength in both.
  let shadow = Color(rgb: 0xFF0000, alpha: 0.5)
  static let shadowRadius = 3.0
  let knob = Color(red: 0.12, green: 0.72, blue: 0.88)

  init(_ theme: Options.Theme) {
    let isLight = theme == .light
    card = isLight ? .white : Color(rgb: 0x23272F)
    border = isLight ? Color(red: 0.91, green: 0.91, blue: 0.91) : Color(rgb: 0x383E49)
    text = isLight ? Color(red: 0.49, green: 0.49, blue: 0.49) : Color(rgb: 0xB4BBC6)
    track = isLight ? Color(red: 0.91, green: 0.91, blue: 0.91) : Color(rgb: 0x383E49)
  }
}
