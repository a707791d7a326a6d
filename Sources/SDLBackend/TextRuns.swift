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
      let scalars = character.unicodeScalars.filter { $0.properties.generalCategory != .control }
      if character == "\t" {
        runs.append(TextRun(face: nil, scalars: []))
      } else if !scalars.isEmpty {
        add(character, Array(scalars), in: fonts.face(for: character), to: &runs)
      }
    }
    return runs
  }

  private static func add(
    _ character: Character,
    _ scalars: [Unicode.Scalar],
    in face: FontFace,
    to runs: inout [TextRun]
  ) {
    let script = scalars.lazy.map(Script.init).first { !$0.isShared }
    if let last = runs.last, last.face === face, last.takes(character, of: script) {
      runs[runs.count - 1].scalars += scalars
      if last.script == nil { runs[runs.count - 1].script = script }
    } else {
      runs.append(TextRun(face: face, scalars: scalars, script: script))
    }
  }

  private func takes(_ character: Character, of other: Script?) -> Bool {
    guard let script else { return true }
    guard let other else { return !(script.isRightToLeft && character.isNumber) }
    return script == other
  }
}
