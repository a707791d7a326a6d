// From the text of a script to its events. A pure function of the bytes: any bytes give either all
// events or one complaint that names the file and the line.

import ScrollGeometry
import ScrollPhysics
import ScrollUI

extension ScriptEvent {
  /// Reads a script.
  ///
  /// - Parameters:
  ///   - bytes: The script: one JSON object a line. Blank lines and lines that begin with `#` are
  ///     skipped.
  ///   - name: What complaints call the script.
  /// - Returns: The events, in order of time.
  /// - Throws: Status 2, naming the line.
  static func script(_ bytes: [UInt8], name: String) throws(ProgramError) -> [ScriptEvent] {
    var events: [ScriptEvent] = []
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      guard let first = line.first(where: { !Self.isBlank($0) }), first != UInt8(ascii: "#")
      else { continue }
      do throws(ScriptLineError) {
        let event = try ScriptLine(line).event()
        if let last = events.last, event.at < last.at {
          throw ScriptLineError(
            expected: "\"at\" of \(JSONText.numeral(last.at)) or later, as before it"
          )
        }
        if case .window = event.action, !events.isEmpty {
          throw ScriptLineError(expected: "\"window\" before everything else")
        }
        events.append(event)
      } catch {
        throw .usage("\(name):\(number): \(error.message)")
      }
    }
    return events
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }
}

/// What is wrong with a line.
private struct ScriptLineError: Error {
  let message: String

  init(expected expectation: String) {
    message = "expected \(expectation)"
  }

  init(_ fault: SettingError) {
    message = fault.description
  }
}

/// The members of one line's object.
private struct ScriptLine {
  /// The times a script may name, in seconds: a virtual run of years would not end.
  static let times = 0.0...1_000_000.0
  /// The times an event may claim as its own: clocks go back, and jump.
  static let ownTimes = -1_000_000.0...1_000_000.0
  /// Every key that some event has; others are misspelled.
  static let keys: Set<String> = [
    "at", "do", "x", "y", "pointer", "button", "dx", "dy", "mod", "scale", "phase", "key", "width",
    "height", "value", "animated", "file", "time",
  ]

  let members: [String: JSON]

  init(_ bytes: ArraySlice<UInt8>) throws(ScriptLineError) {
    do throws(JSONError) {
      guard case .object(let members) = try JSON(parsing: bytes) else {
        throw JSONError(column: 1, expectation: "an object in braces")
      }
      self.members = members
    } catch {
      throw ScriptLineError(expected: "\(error.expectation) at column \(error.column)")
    }
    if let unknown = members.keys.filter({ !Self.keys.contains($0) }).min() {
      throw ScriptLineError(expected: "a key that some event has, got \(quoted(unknown))")
    }
  }

  func event() throws(ScriptLineError) -> ScriptEvent {
    let at = try number("at", in: Self.times, "seconds from 0 to 1000000")
    let wanted = "seconds from -1000000 to 1000000"
    let ownTime = members["time"] == nil ? nil : try number("time", in: Self.ownTimes, wanted)
    let time = Timestamp(seconds: ownTime ?? at)
    return ScriptEvent(at: at, ownTime: ownTime, action: try action(time: time))
  }

  private func action(time: Timestamp) throws(ScriptLineError) -> ScriptAction {
    let kind = try string("do")
    switch kind {
    case "press":
      return .input(
        .press(at: try point(), pointer: try pointer(), button: try button(), time: time)
      )
    case "move": return .input(.move(to: try point(), pointer: try pointer(), time: time))
    case "release":
      return .input(
        .release(at: try point(), pointer: try pointer(), button: try button(), time: time)
      )
    case "cancel": return .input(.cancel(pointer: try pointer(), time: time))
    case "leave": return .input(.leave(pointer: try pointer(), time: time))
    case "focusLost": return .focusLost
    case "wheel":
      let notches = Vector(x: try number("dx", default: 0), y: try number("dy", default: 0))
      return .input(.wheel(notches, at: try point(), modifiers: try modifiers(), time: time))
    case "pinch":
      let scale = try number("scale", in: 1e-6...1e6, "a number from 0.000001 to 1000000")
      return .input(.pinch(scale: scale, at: try point(), phase: try phase(), time: time))
    case "key":
      let key = Key(rawValue: try string("key"))
      return .input(.key(key, modifiers: try modifiers(), time: time))
    default: return try programAction(kind)
    }
  }

  /// What does not come from a person's hand.
  private func programAction(_ kind: String) throws(ScriptLineError) -> ScriptAction {
    switch kind {
    case "resize":
      let scale = members["scale"] == nil ? nil : try windowScale()
      return .resize(try size(upTo: Options.sideLimit), scale: scale)
    case "window":
      return .window(try size(upTo: Options.sideLimit), scale: try windowScale())
    case "frame": return .frame
    case "set": return .set(try change())
    case "scrollTo": return .scrollTo(try point(), animated: try flag("animated", default: false))
    case "contentSize": return .contentSize(try size(upTo: ScriptEvent.lengthLimit))
    case "flash": return .flash
    case "screenshot": return .screenshot(try string("file"))
    default:
      throw ScriptLineError(
        expected: """
          "do" to be press, move, release, cancel, leave, focusLost, wheel, pinch, key, resize, set, \
          scrollTo, contentSize, flash, screenshot, window or frame, got \(quoted(kind))
          """
      )
    }
  }
}

// MARK: - Members

extension ScriptLine {
  private func number(
    _ key: String,
    in range: ClosedRange<Double> = -ScriptEvent.lengthLimit...ScriptEvent.lengthLimit,
    _ wanted: String = "a number up to 2^53",
    default fallback: Double? = nil
  ) throws(ScriptLineError) -> Double {
    if members[key] == nil, let fallback { return fallback }
    guard case .number(let value)? = members[key], range.contains(value) else {
      throw mismatch(key, wanted)
    }
    return value
  }

  private func string(_ key: String) throws(ScriptLineError) -> String {
    guard case .string(let value)? = members[key], !value.isEmpty else {
      throw mismatch(key, "a string that is not empty")
    }
    return value
  }

  private func flag(_ key: String, default fallback: Bool) throws(ScriptLineError) -> Bool {
    guard let member = members[key] else { return fallback }
    guard case .bool(let value) = member else { throw mismatch(key, "true or false") }
    return value
  }

  private func change() throws(ScriptLineError) -> SettingChange {
    let key = try string("key")
    guard let value = members["value"] else { throw mismatch("value", "there") }
    do throws(SettingError) {
      return try SettingChange(key: key, value: value)
    } catch {
      throw ScriptLineError(error)
    }
  }

  private func point() throws(ScriptLineError) -> Point {
    Point(x: try number("x"), y: try number("y"))
  }

  private func size(upTo limit: Double) throws(ScriptLineError) -> Size {
    let wanted = "a number from 0 to \(Int(limit))"
    return Size(
      width: try number("width", in: 0...limit, wanted),
      height: try number("height", in: 0...limit, wanted)
    )
  }

  private func windowScale() throws(ScriptLineError) -> Double {
    let range = Options.scales
    let wanted =
      "pixels per point from \(range.lowerBound) to \(JSONText.numeral(range.upperBound))"
    return try number("scale", in: range, wanted)
  }

  private func pointer() throws(ScriptLineError) -> Int {
    let value = try number("pointer", in: 0...1_000_000, "a whole number", default: 0)
    guard let pointer = Int(exactly: value) else { throw mismatch("pointer", "a whole number") }
    return pointer
  }

  private func button() throws(ScriptLineError) -> PointerButton {
    guard members["button"] != nil else { return .primary }
    guard let button = PointerButton(scriptName: try string("button")) else {
      throw mismatch("button", "primary, middle or secondary")
    }
    return button
  }

  private func phase() throws(ScriptLineError) -> GesturePhase {
    guard let phase = GesturePhase(scriptName: try string("phase")) else {
      throw mismatch("phase", "began, changed, ended or cancelled")
    }
    return phase
  }

  private func modifiers() throws(ScriptLineError) -> Modifiers {
    guard let member = members["mod"] else { return [] }
    var result: Modifiers = []
    guard case .array(let names) = member else { throw mismatch("mod", "a list") }
    for name in names {
      guard case .string(let text) = name, let modifier = Modifiers(scriptName: text) else {
        throw mismatch("mod", "a list of shift, ctrl, alt")
      }
      result.insert(modifier)
    }
    return result
  }

  private func mismatch(_ key: String, _ wanted: String) -> ScriptLineError {
    let got = members[key].map { ", got " + quoted(JSONText.line($0)) } ?? ""
    return ScriptLineError(expected: "\"\(key)\" to be \(wanted)\(got)")
  }
}
