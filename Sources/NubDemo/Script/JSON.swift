// JSON texts (RFC 8259) as values. Strict: what the grammar does not allow is an error with its
// place, whatever the bytes are. Knows neither scripts nor settings.

/// A value of a JSON text.
enum JSON: Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// What a value is called in messages.
  var kindName: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// Where and why bytes are not a JSON text.
struct JSONError: Error, Hashable {
  /// The byte at which reading stopped, counted from 1.
  let column: Int
  /// What was expected there.
  let expectation: String
}

extension JSON {
  /// Reads a JSON text that fills all of the bytes but for white space around it.
  init(parsing bytes: some Collection<UInt8>) throws(JSONError) {
    var reader = JSONReader(bytes: Array(bytes))
    self = try reader.wholeText()
  }
}

/// The state of reading one JSON text.
private struct JSONReader {
  /// The levels of nesting that are followed, so that no input can exhaust the stack; scripts need 2.
  static let depthLimit = 64

  let bytes: [UInt8]
  var position = 0

  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  func failure(_ expectation: String) -> JSONError {
    JSONError(column: position + 1, expectation: expectation)
  }

  mutating func wholeText() throws(JSONError) -> JSON {
    let result = try value(depth: 0)
    skipSpace()
    guard next == nil else { throw failure("the end of the line after the value") }
    return result
  }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      position += 1
    }
  }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard let byte = next, UInt32(byte) == character.value else { return false }
    position += 1
    return true
  }

  mutating func value(depth: Int) throws(JSONError) -> JSON {
    guard depth < Self.depthLimit else {
      throw failure("no more than \(Self.depthLimit) levels of nesting")
    }
    skipSpace()
    switch next.map(Unicode.Scalar.init) {
    case "{": return try object(depth: depth)
    case "[": return try array(depth: depth)
    case "\"": return .string(try string())
    case "t": return try word("true", .bool(true))
    case "f": return try word("false", .bool(false))
    case "n": return try word("null", .null)
    default: return .number(try number())
    }
  }

  mutating func word(_ word: String, _ value: JSON) throws(JSONError) -> JSON {
    guard bytes[position...].starts(with: word.utf8) else { throw failure(word) }
    position += word.utf8.count
    return value
  }

  mutating func array(depth: Int) throws(JSONError) -> JSON {
    position += 1
    var items: [JSON] = []
    skipSpace()
    if skip("]") { return .array(items) }
    while true {
      items.append(try value(depth: depth + 1))
      skipSpace()
      if skip("]") { return .array(items) }
      guard skip(",") else { throw failure("',' or ']'") }
    }
  }

  mutating func object(depth: Int) throws(JSONError) -> JSON {
    position += 1
    var members: [String: JSON] = [:]
    skipSpace()
    if skip("}") { return .object(members) }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw failure("a key in quotes") }
      let start = position
      let key = try string()
      skipSpace()
      guard skip(":") else { throw failure("':'") }
      let member = try value(depth: depth + 1)
      // RFC 8259 leaves repeated keys open; in a script they can only be a mistake.
      guard members.updateValue(member, forKey: key) == nil else {
        throw JSONError(column: start + 1, expectation: "each key once, got \(quoted(key)) again")
      }
      skipSpace()
      if skip("}") { return .object(members) }
      guard skip(",") else { throw failure("',' or '}'") }
    }
  }
}

// MARK: - Numbers and strings

extension JSONReader {
  fileprivate mutating func number() throws(JSONError) -> Double {
    let start = position
    _ = skip("-")
    if !skip("0") {
      guard skipDigits() else {
        position = start
        throw failure("a value")
      }
    }
    if skip(".") {
      guard skipDigits() else { throw failure("a digit") }
    }
    if skip("e") || skip("E") {
      if !skip("+") { _ = skip("-") }
      guard skipDigits() else { throw failure("a digit") }
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      position = start
      throw failure("a number that a Double can hold")
    }
    return number
  }

  private mutating func skipDigits() -> Bool {
    let start = position
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    return position > start
  }

  fileprivate mutating func string() throws(JSONError) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        guard let result = String(validating: text, as: UTF8.self) else {
          throw failure("a string in UTF-8")
        }
        position += 1
        return result
      case UInt8(ascii: "\\"):
        position += 1
        text += try escaped().utf8
      case 0..<0x20:
        throw failure("no control characters inside a string")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw failure("'\"' at the end of the string")
  }

  private mutating func escaped() throws(JSONError) -> String {
    guard let byte = next else { throw failure("a character after '\\'") }
    position += 1
    switch Unicode.Scalar(byte) {
    case "\"": return "\""
    case "\\": return "\\"
    case "/": return "/"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return try unicodeEscape()
    default:
      position -= 1
      throw failure("one of \" \\ / b f n r t u after '\\'")
    }
  }

  private mutating func unicodeEscape() throws(JSONError) -> String {
    var units = [try hexUnit()]
    if UTF16.isLeadSurrogate(units[0]) {
      guard skip("\\"), skip("u") else { throw failure("the second half of a surrogate pair") }
      units.append(try hexUnit())
    }
    guard let result = String(validating: units, as: UTF16.self) else {
      throw failure("a surrogate pair")
    }
    return result
  }

  private mutating func hexUnit() throws(JSONError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80
      else { throw failure("four hexadecimal digits") }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }
}
