// A strip of controls under what a scene scrolls. Knows who has which pointer, but not what the
// controls do.

import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI

/// The lower edge of a scene, with a name and a control.
final class SceneBar {
  private static let height = 44.0
  private static let margin = 12.0
  /// A scene lower than this keeps all of its height to itself, in points, chosen by hand.
  private static let leastSceneHeight = 260.0

  /// The controls, as a place for the focus.
  let group = ControlGroup()
  private(set) var frame = Rect.zero

  private let name: String
  private let label: LabelView
  private let control: any Control
  private let controlWidth: Double
  private let look: ControlLook

  /// Creates a strip.
  ///
  /// - Parameters:
  ///   - name: What the control is for.
  ///   - control: The control.
  ///   - width: The width it would like, in points.
  ///   - look: Colours and letters.
  init(_ name: String, _ control: any Control, width: Double, look: ControlLook) {
    self.name = name
    label = LabelView(name, look: look)
    self.control = control
    controlWidth = width
    self.look = look
    group.add(label)
    group.add(control)
  }

  /// Lays the strip along the lower edge of a scene.
  ///
  /// - Returns: What is left above it, from the corner.
  func layOut(in size: Size) -> Size {
    let hasRoom = size.height >= Self.leastSceneHeight
    let height = hasRoom ? Self.height : 0
    frame = Rect(x: 0, y: size.height - height, width: size.width, height: height)
    control.isHidden = !hasRoom
    let top = frame.minY + (Self.height - ControlLook.height) / 2
    let inner = max(0, size.width - 2 * Self.margin)
    let width = min(controlWidth, inner)
    control.frame = Rect(
      x: size.width - Self.margin - width,
      y: top,
      width: width,
      height: ControlLook.height
    )
    label.frame = Rect(
      x: Self.margin,
      y: top,
      width: max(0, inner - width - Self.margin),
      height: ControlLook.height
    )
    // A part of a name says nothing.
    label.isHidden = !hasRoom || look.width(of: name) > label.frame.width
    return Size(width: size.width, height: size.height - height)
  }

  func draw(into list: inout DisplayList) {
    guard !frame.isEmpty else { return }
    list.fill(frame, look.colors.panel)
    list.fill(
      Rect(x: 0, y: frame.minY, width: frame.width, height: list.thinLine),
      look.colors.line
    )
    group.draw(frame, into: &list)
  }

  func advance(to time: Timestamp) -> FrameDemand { group.advance(to: time) }

  /// Does what an event means to the strip.
  ///
  /// - Returns: Whether it was for the strip; otherwise it is for what lies above.
  func handle(_ event: InputEvent) -> Bool {
    if case .key = event.kind { return false }
    if group.handle(event) {
      // Keys go on to what is scrolled; who wants the control to have them goes there with Tab.
      if case .release = event.kind { group.resignFocus() }
      return true
    }
    switch event.kind {
    case .press(let point, _), .wheel(_, let point, _), .pinch(_, let point, .began):
      return frame.contains(point)
    default: return false
    }
  }

  func cancelPointers(at time: Timestamp) {
    group.cancelHold(at: time)
  }
}
