// The words scripts use for buttons, phases and modifier keys, in both directions.

import ScrollUI

extension PointerButton {
  private static let all: [PointerButton] = [.primary, .middle, .secondary]

  init?(scriptName: String) {
    guard let button = Self.all.first(where: { $0.scriptName == scriptName }) else { return nil }
    self = button
  }

  var scriptName: String {
    switch self {
    case .primary: "primary"
    case .middle: "middle"
    case .secondary: "secondary"
    }
  }
}

extension GesturePhase {
  private static let all: [GesturePhase] = [.began, .changed, .ended, .cancelled]

  init?(scriptName: String) {
    guard let phase = Self.all.first(where: { $0.scriptName == scriptName }) else { return nil }
    self = phase
  }

  var scriptName: String {
    switch self {
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }
}

extension Modifiers {
  private static let names: [(name: String, modifier: Modifiers)] = [
    ("shift", .shift), ("ctrl", .ctrl), ("alt", .alt),
  ]

  /// The one modifier with that name.
  init?(scriptName: String) {
    guard let pair = Self.names.first(where: { $0.name == scriptName }) else { return nil }
    self = pair.modifier
  }

  /// The names of all modifiers of the set.
  var scriptNames: [String] { Self.names.filter { contains($0.modifier) }.map(\.name) }
}
