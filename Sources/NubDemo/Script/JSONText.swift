// Values as JSON text: numbers that read back as the same Double, strings with their escapes. Used
// for traces, recordings and benchmark lines; knows none of them.

/// A line of JSON that grows member by member, in the order the members are added.
struct JSONText {
  private(set) var text = ""
  private var needsComma = false

  /// Adds an object whose members are added by the body.
  mutating func object(_ key: String? = nil, _ body: (inout JSONText) -> Void) {
    group(key, "{", "}", body)
  }

  /// Adds an array whose items are added by the body.
  mutating func array(_ key: String? = nil, _ body: (inout JSONText) -> Void) {
    group(key, "[", "]", body)
  }

  /// Adds a number.
  mutating func number(_ key: String? = nil, _ value: Double) {
    begin(key)
    text += Self.numeral(value)
  }

  /// Adds a list of numbers.
  mutating func numbers(_ key: String? = nil, _ values: Double...) {
    array(key) { list in
      for value in values { list.number(nil, value) }
    }
  }

  /// Adds true or false.
  mutating func bool(_ key: String? = nil, _ value: Bool) {
    begin(key)
    text += value ? "true" : "false"
  }

  /// Adds a string.
  mutating func string(_ key: String? = nil, _ value: String) {
    begin(key)
    text += Self.quoted(value)
  }

  /// Adds a value of any kind; members of objects come in the order of their keys.
  mutating func value(_ key: String? = nil, _ value: JSON) {
    switch value {
    case .null:
      begin(key)
      text += "null"
    case .bool(let value): bool(key, value)
    case .number(let value): number(key, value)
    case .string(let value): string(key, value)
    case .array(let items):
      array(key) { list in
        for item in items { list.value(nil, item) }
      }
    case .object(let members):
      object(key) { list in
        for (name, member) in members.sorted(by: { $0.key < $1.key }) { list.value(name, member) }
      }
    }
  }

  /// One value as a line of its own.
  static func line(_ value: JSON) -> String {
    var text = JSONText()
    text.value(nil, value)
    return text.text
  }

  private mutating func begin(_ key: String?) {
    if needsComma { text += "," }
    needsComma = true
    guard let key else { return }
    text += Self.quoted(key) + ":"
  }

  private mutating func group(
    _ key: String?,
    _ open: String,
    _ close: String,
    _ body: (inout JSONText) -> Void
  ) {
    begin(key)
    text += open
    needsComma = false
    body(&self)
    text += close
    needsComma = true
  }

  /// The shortest text that reads back as the same number; whole numbers have no fraction.
  ///
  /// JSON has no infinities and no NaN; they become `null`.
  static func numeral(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A string in quotes, with the escapes that RFC 8259 demands.
  static func quoted(_ value: String) -> String {
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
