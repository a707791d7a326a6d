// Events as lines of a script, so that what a person did can be done again. The reverse of reading:
// every line written here is read back as the same event.

import ScrollGeometry
import ScrollUI

extension ScriptEvent {
  /// The event as one line, without the line's end.
  var line: String {
    var text = JSONText()
    text.object { line in
      line.number("at", at)
      if let ownTime { line.number("time", ownTime) }
      line.string("do", action.name)
      action.write(to: &line)
    }
    return text.text
  }
}

extension ScriptAction {
  fileprivate var name: String {
    switch self {
    case .input(let event): event.scriptName
    case .focusLost: "focusLost"
    case .resize: "resize"
    case .set: "set"
    case .scrollTo: "scrollTo"
    case .contentSize: "contentSize"
    case .flash: "flash"
    case .screenshot: "screenshot"
    case .window: "window"
    case .frame: "frame"
    }
  }

  fileprivate func write(to line: inout JSONText) {
    switch self {
    case .input(let event): event.write(to: &line)
    case .focusLost, .flash, .frame: break
    case .contentSize(let size): line.size(size)
    case .resize(let size, let scale):
      line.size(size)
      if let scale { line.number("scale", scale) }
    case .window(let size, let scale):
      line.size(size)
      line.number("scale", scale)
    case .set(let change):
      line.string("key", change.key)
      line.value("value", change.value)
    case .scrollTo(let point, let animated):
      line.point(point)
      line.bool("animated", animated)
    case .screenshot(let file): line.string("file", file)
    }
  }
}

extension InputEvent {
  fileprivate var scriptName: String {
    switch kind {
    case .press: "press"
    case .move: "move"
    case .release: "release"
    case .cancel: "cancel"
    case .leave: "leave"
    case .wheel: "wheel"
    case .pinch: "pinch"
    case .key: "key"
    }
  }

  fileprivate func write(to line: inout JSONText) {
    if let location { line.point(location) }
    if pointer != 0 { line.number("pointer", Double(pointer)) }
    switch kind {
    case .press(_, let button), .release(_, let button):
      if button != .primary { line.string("button", button.scriptName) }
    case .wheel(let notches, _, let modifiers):
      line.number("dx", notches.x)
      line.number("dy", notches.y)
      line.modifiers(modifiers)
    case .pinch(let scale, _, let phase):
      line.number("scale", scale)
      line.string("phase", phase.scriptName)
    case .key(let key, let modifiers):
      line.string("key", key.rawValue)
      line.modifiers(modifiers)
    case .move, .cancel, .leave: break
    }
  }
}

extension JSONText {
  fileprivate mutating func size(_ size: Size) {
    number("width", size.width)
    number("height", size.height)
  }

  fileprivate mutating func point(_ point: Point) {
    number("x", point.x)
    number("y", point.y)
  }

  fileprivate mutating func modifiers(_ modifiers: Modifiers) {
    guard !modifiers.isEmpty else { return }
    array("mod") { list in
      for name in modifiers.scriptNames { list.string(nil, name) }
    }
  }
}
