// A scene that changes at random, for comparing what a renderer keeps with what it would draw anew.

import ScrollDrawing
import ScrollGeometry
import TestSupport

/// A window with a base, scrolled layers and overlays, all of which can change.
struct RandomScene {
  /// A scrolled grid of cells, some of them with text, discs, groups and a layer of their own.
  struct Layer {
    var id: ObjectIdentifier
    var viewport: Rect
    var offset = Point(x: 0, y: 0)
    var zoom = 1.0
    var background = Color.white
    var damage = DamageLog()
    var revisions: [Int: Int] = [:]
    var inner = Point(x: 0, y: 0)
  }

  /// Something over everything, with a mark inside.
  struct Overlay {
    var id: ObjectIdentifier
    var frame: Rect
    var alpha = 1.0
    var color = Color(rgb: 0xFF0000)
  }

  var size = PixelSize(width: 120, height: 90)
  var scale = 1.0
  var theme = Color(rgb: 0xE8ECF0)
  var title = 0
  var hasPanel = false
  var layers: [Layer] = []
  var overlays: [Overlay] = []
  private var isWide = false
  private var random: SplitMix64
  private let typesetter = BitmapTypesetter()
  // Only told apart; any objects would do.
  private var identities: [BitmapTypesetter] = []

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    layers.append(Layer(id: newID(), viewport: Rect(x: 6, y: 12, width: 70, height: 60)))
  }

  /// Creates a scene with a layer that covers most of the window from side to side and one below it,
  /// which is drawn before the other or after it; both stay where they are.
  init(wideSeed seed: UInt64) {
    self.init(seed: seed)
    isWide = true
    layers[0].viewport = Rect(x: 0, y: 12, width: 500, height: 60)
    layers.append(Layer(id: newID(), viewport: Rect(x: 6, y: 73, width: 70, height: 15)))
    if seed.isMultiple(of: 2) { layers.swapAt(0, 1) }
  }

  /// Whether layers share pixels, or may do so once they are put on whole pixels.
  var layersOverlap: Bool {
    layers.indices.contains { index in
      layers[..<index].contains { other in
        let near = EdgeInsets(top: -1, left: -1, bottom: -1, right: -1)
        return !other.viewport.inset(by: near).intersection(layers[index].viewport).isEmpty
      }
    }
  }

  /// Changes one to three things, most often the offset of a layer.
  mutating func change() {
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      switch Int.random(in: 0..<20, using: &random) {
      case 0: changeWindow()
      case 1: title += 1
      case 2: hasPanel.toggle()
      case 3: theme = color()
      case 4 where !isWide: changeLayers()
      case 5...8: changeOverlays()
      case 9, 10: changeLayer { layer, random in layer.changeContent(&random) }
      case 11: changeLayer { [isWide] in $0.changeLook(&$1, keepsPlace: isWide) }
      case 12: break
      default: changeLayer { layer, random in layer.scroll(&random) }
      }
    }
  }

  func draw(_ list: inout DisplayList) {
    list.fill(Rect(x: 0, y: 0, width: 500, height: 500), theme)
    list.drawText(text("no \(title)", list), at: Point(x: 4.3, y: 9.6), .black)
    if hasPanel {
      list.drawShadow(
        of: Rect(x: 80.5, y: 20, width: 22, height: 30),
        cornerRadius: 4,
        radius: 5,
        offset: Vector(x: 0, y: 1.5),
        Color(rgb: 0, alpha: 0.4)
      )
      list.fillRoundedRect(Rect(x: 80.5, y: 20, width: 22, height: 30), radius: 4.2, .white)
    }
    for layer in layers {
      list.scrollLayer(
        layer.id,
        in: layer.viewport,
        offset: layer.offset,
        zoom: layer.zoom,
        background: layer.background,
        damage: layer.damage
      ) { area, list in
        draw(layer, area, &list)
      }
    }
    list.withAlpha(0.6, in: Rect(x: 60, y: 2, width: 50, height: 12)) { list in
      list.fillRoundedRect(Rect(x: 62, y: 3, width: 20, height: 9), radius: 4.5, .black)
      list.strokeRoundedRect(
        Rect(x: 70, y: 3.5, width: 20, height: 9),
        radius: 3,
        lineWidth: 1.5,
        theme
      )
    }
    for overlay in overlays { draw(overlay, &list) }
  }

  private func draw(_ overlay: Overlay, _ list: inout DisplayList) {
    list.overlay(overlay.id, in: overlay.frame, alpha: overlay.alpha) { list in
      let radius = min(overlay.frame.width, overlay.frame.height) / 2
      list.fillRoundedRect(overlay.frame, radius: radius, overlay.color)
      let center = overlay.frame.center
      list.strokeLine(
        from: overlay.frame.origin,
        to: center,
        lineWidth: 1.3,
        Color(rgb: 0, alpha: 0.5)
      )
      list.drawText(text("ab", list), at: center, .white)
    }
  }

  private func draw(_ layer: Layer, _ area: Rect, _ list: inout DisplayList) {
    let cell = Size(width: 31.7, height: 17.3)
    let rows =
      Int(
        (area.minY / cell.height).rounded(.down)
      )...Int(
        (area.maxY / cell.height).rounded(.down)
      )
    let columns =
      Int(
        (area.minX / cell.width).rounded(.down)
      )...Int(
        (area.maxX / cell.width).rounded(.down)
      )
    for row in rows {
      for column in columns {
        let key = row * 1000 + column
        let revision = layer.revisions[key] ?? 0
        let frame = Rect(
          origin: Point(x: Double(column) * cell.width, y: Double(row) * cell.height),
          size: cell
        )
        list.withClip(frame) { list in
          draw(frame, kind: abs(key &* 7 &+ revision), layer, &list)
        }
      }
    }
  }

  private func draw(_ frame: Rect, kind: Int, _ layer: Layer, _ list: inout DisplayList) {
    if kind % 3 != 0 {
      list.fill(frame, Color(rgb: UInt32(truncatingIfNeeded: kind &* 2_654_435_761)))
    }
    let middle = frame.center
    switch kind % 5 {
    case 0:
      list.drawText(
        text("\(kind % 97)xg", list),
        at: Point(x: frame.minX + 1, y: middle.y + 3),
        .black
      )
    case 1:
      let disc = Rect(x: middle.x - 6, y: middle.y - 6, width: 12, height: 12)
      list.fillRoundedRect(disc, radius: 6, Color(rgb: 0x3060C0, alpha: 0.7))
    case 2:
      list.strokeLine(from: frame.origin, to: middle, lineWidth: 2, .black)
    case 3:
      list.withAlpha(0.4, in: frame) { list in
        list.fill(Rect(origin: frame.origin, size: Size(width: 20, height: 9)), .black)
        list.fillRoundedRect(frame, radius: 5, Color(rgb: 0x20A020))
      }
    default:
      list.scrollLayer(
        ObjectIdentifier(typesetter),
        in: Rect(x: frame.minX + 2, y: frame.minY + 2, width: 20, height: 11),
        offset: layer.inner,
        zoom: 1,
        background: Color(rgb: 0xFFFFC0),
        damage: DamageLog()
      ) { area, list in
        list.fillRoundedRect(Rect(x: 0, y: 0, width: 30, height: 30), radius: 15, .black)
      }
    }
  }

  private func text(_ text: String, _ list: DisplayList) -> TextLine {
    typesetter.line(text, font: Font(size: 9), scale: list.scale)
  }

  private mutating func changeWindow() {
    scale = [1, 1.5, 2].randomElement(using: &random) ?? 1
    size = PixelSize(
      width: Int.random(in: 1...120, using: &random),
      height: Int.random(in: (isWide ? 80 : 1)...90, using: &random)
    )
  }

  private mutating func changeLayers() {
    if Bool.random(using: &random), layers.count > 1 {
      layers.remove(at: Int.random(in: 0..<layers.count, using: &random))
    } else if layers.count < 3 {
      layers.append(Layer(id: newID(), viewport: rect(atLeast: 5)))
    } else {
      layers.swapAt(0, 2)
    }
  }

  private mutating func changeLayer(_ body: (inout Layer, inout SplitMix64) -> Void) {
    body(&layers[Int.random(in: 0..<layers.count, using: &random)], &random)
  }

  private mutating func changeOverlays() {
    let index = overlays.indices.randomElement(using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0 where overlays.count < 4: overlays.append(Overlay(id: newID(), frame: rect(atLeast: 1)))
    case 1:
      if let index { overlays.remove(at: index) }
    case 2:
      if overlays.count > 1 { overlays.swapAt(0, overlays.count - 1) }
    case 3:
      if let index { overlays[index].frame = rect(atLeast: 1) }
    case 4:
      if let index { overlays[index].color = color() }
    default:
      if let index { overlays[index].alpha = Double.random(in: -0.1...1.1, using: &random) }
    }
  }

  private mutating func newID() -> ObjectIdentifier {
    let identity = BitmapTypesetter()
    identities.append(identity)
    return ObjectIdentifier(identity)
  }

  private mutating func color() -> Color {
    Color(rgb: UInt32(truncatingIfNeeded: random.next()))
  }

  private mutating func rect(atLeast least: Double) -> Rect {
    Rect(
      x: Double.random(in: -10...110, using: &random),
      y: Double.random(in: -10...80, using: &random),
      width: Double.random(in: least...60, using: &random),
      height: Double.random(in: least...60, using: &random)
    )
  }
}

extension RandomScene.Layer {
  fileprivate mutating func scroll(_ random: inout SplitMix64) {
    let reach = ([1, 8, 100, 1e6] as [Double]).randomElement(using: &random) ?? 1
    if Int.random(in: 0..<4, using: &random) > 0 {
      offset.y += Double.random(in: -reach...reach, using: &random)
    }
    if Int.random(in: 0..<3, using: &random) == 0 {
      offset.x += Double.random(in: -reach...reach, using: &random)
    }
  }

  fileprivate mutating func changeContent(_ random: inout SplitMix64) {
    // A cell that is in view or near it.
    let row = Int((offset.y / zoom / 17.3).rounded(.down)) + Int.random(in: -1...4, using: &random)
    let column =
      Int((offset.x / zoom / 31.7).rounded(.down)) + Int.random(in: -1...3, using: &random)
    revisions[row * 1000 + column, default: 0] += 1
    damage.add(Rect(x: Double(column) * 31.7, y: Double(row) * 17.3, width: 31.7, height: 17.3))
  }

  fileprivate mutating func changeLook(_ random: inout SplitMix64, keepsPlace: Bool) {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: zoom = Double.random(in: 0.5...2, using: &random)
    case 1: background = Color(rgb: UInt32(truncatingIfNeeded: random.next()))
    case 2:
      inner.y += 3
      damage.addAll()
    default:
      if !keepsPlace { viewport.size.width = Double.random(in: 0...100, using: &random) }
    }
  }
}
