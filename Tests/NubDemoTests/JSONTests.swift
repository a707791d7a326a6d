import TestSupport
import Testing

@testable import NubDemo

@Suite struct JSONTests {
  private func parse(_ text: String) throws -> JSON { try JSON(parsing: text.utf8) }

  @Test func `every kind of value is read`() throws {
    let value = try parse(#" {"a":[1,-2.5e3,0,true,false,null],"b":{"c":""}} "#)
    let list: [JSON] = [.number(1), .number(-2500), .number(0), .bool(true), .bool(false), .null]
    #expect(value == .object(["a": .array(list), "b": .object(["c": .string("")])]))
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u00e9\ud83d\ude00\u0000""#, "é😀\u{0}"),
    ("\"文\"", "文"),
  ])
  func `escapes become characters`(text: String, expected: String) throws {
    #expect(try parse(text) == .string(expected))
  }

  @Test(arguments: [
    "", " ", "{", "[", "[1", "[1,", "[1,]", "{\"a\"", "{\"a\":", "{\"a\":1,", "{\"a\":1,}", "{a:1}",
    "tru", "nul", "01", "+1", "1.", ".5", "1e", "1e+", "-", "0x10", "NaN", "Infinity", "1e999",
    "\"", "\"\\", "\"\\x\"", "\"\\u12\"", "\"\\ud800\"", "\"\\ud800\\u0041\"", "\"\\udc00\"",
    "\"a\nb\"", "'a'", "1 2", "[1]]", "{\"a\":1,\"a\":2}", "// c", "\u{FEFF}1",
  ])
  func `what the grammar does not allow is refused`(text: String) {
    #expect(throws: JSONError.self) { try parse(text) }
  }

  @Test(arguments: [
    [0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
  ])
  func `a string that is not UTF-8 is refused`(bytes: [UInt8]) {
    #expect(throws: JSONError.self) { try JSON(parsing: bytes) }
  }

  @Test func `a text nested a million levels deep is refused, not followed`() {
    let deep = String(repeating: "[", count: 1_000_000)
    #expect(throws: JSONError.self) { try parse(deep) }
  }

  @Test func `an error names the byte at which reading stopped`() {
    #expect(throws: JSONError(column: 6, expectation: "a value")) { try parse("[1,2,x]") }
  }

  @Test(arguments: [
    0, -0.0, 1, -1, 0.1, 1.0 / 3, 1e-300, .leastNonzeroMagnitude, 1.7976931348623157e308, 59400,
    1e15, 1e16,
    4_503_599_627_370_496.5, 123456789.125,
  ])
  func `numbers read back as the same Double`(value: Double) throws {
    let text = JSONText.numeral(value)
    guard case .number(let back) = try parse(text) else {
      Issue.record("\(text) is no number")
      return
    }
    #expect(back.bitPattern == value.bitPattern)
  }

  @Test func `whole numbers have no fraction and what JSON lacks is null`() {
    #expect(JSONText.numeral(400) == "400")
    #expect(JSONText.numeral(.infinity) == "null")
    #expect(JSONText.numeral(.nan) == "null")
  }

  @Test(arguments: ["", "a\"b\\c", "\n\r\t\u{1}\u{1F}", "文字 😀", "\u{2028}"])
  func `strings read back as the same string`(value: String) throws {
    #expect(try parse(JSONText.quoted(value)) == .string(value))
  }

  @Test func `random bytes never do more than fail`() {
    var generator = SplitMix64(seed: 7)
    let alphabet = Array(#"{}[]",:\u0123456789eE+-.truefalsn "#.utf8) + [0, 0x80, 0xC3, 0xFF]
    for _ in 0..<20_000 {
      let length = Int.random(in: 0...24, using: &generator)
      let bytes = (0..<length).compactMap { _ in alphabet.randomElement(using: &generator) }
      guard let value = try? JSON(parsing: bytes) else { continue }
      #expect((try? JSON(parsing: JSONText.line(value).utf8)) == value)
    }
  }
}
