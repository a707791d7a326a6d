// A line cut into runs that HarfBuzz can shape: one face and one script each. It decides which font
// shows what; it sets no glyphs.

import ScrollDrawing

/// A part of a line.
struct TextRun {
  /// The face that shows the run, or `nil` for a tab.
  var face: FontFace?
  /// The characters in the order in which they are read.
  var scalars: [Unicode.Scalar]

  /// The script of the run's letters, once there was one.
  fileprivate var script: Script?
}

extension TextRun {
  /// Cuts a line.
  ///
  /// Runs follow each other from left to right in the order in which they are read; within a run
  /// HarfBuzz reverses right-to-left scripts. Digits amid those make a run of their own, or else they
  /// would be reversed too. That is enough for a word or a sentence of one direction; the full
  /// reordering of mixed lines (UAX #9) is not done.
  ///
  /// Control characters other than the tab are left out.
  static func cut(_ text: String, with fonts: FontStack) -> [TextRun] {
    var runs: [TextRun] = []
    for character in text {
      if character == "\t" {
        runs.append(TextRun(face: nil, scalars: []))
        continue
      }
      let scalars = character.unicodeScalars
      guard scalars.contains(where: { !isControl($0) }) else { continue }
      let face = fonts.face(for: character)
      let script = scalars.lazy.map(Script.init).first { !$0.isShared }
      let takesPart = runs.last.map { $0.face === face && $0.takes(character, of: script) } ?? false
      if !takesPart {
        parkSpaces(in: &runs)
        runs.append(TextRun(face: face, scalars: [], script: script))
      }
      runs[runs.count - 1].add(scalars, of: script)
    }
    return runs
  }

  /// Takes the spaces from the end of a right-to-left run, where reversing would put them before its
  /// words, and makes them a run of their own behind it.
  private static func parkSpaces(in runs: inout [TextRun]) {
    guard let last = runs.last, last.script?.isRightToLeft == true else { return }
    let spaces = last.scalars.reversed().prefix(while: \.properties.isWhitespace)
    guard !spaces.isEmpty else { return }
    runs[runs.count - 1].scalars.removeLast(spaces.count)
    runs.append(TextRun(face: last.face, scalars: Array(spaces.reversed())))
  }

  private mutating func add(_ new: Character.UnicodeScalarView, of script: Script?) {
    for scalar in new where !Self.isControl(scalar) { scalars.append(scalar) }
    if self.script == nil { self.script = script }
  }

  /// Whether a character is of the general category Cc, whose members never change.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }

  private func takes(_ character: Character, of other: Script?) -> Bool {
    switch (script, other) {
    case (let script?, let other?): script == other
    case (let script?, nil): !(script.isRightToLeft && character.isNumber)
    case (nil, let other?): !other.isRightToLeft
    case (nil, nil): true
    }
  }
}
