// Why the program ends early, and how it says so: one line and an exit status. Knows no options and
// no files; those who find a fault write the sentence.

/// A reason to stop, told in one line.
struct ProgramError: Error, Hashable {
  /// What the program's exit status says about the fault.
  enum Status: Int32, Hashable {
    /// The request was right, but the work could not be done.
    case failed = 1
    /// The request itself was wrong.
    case usage = 2
  }

  let status: Status
  let message: String

  /// A fault in what was asked for: an option, a value, a script line.
  static func usage(_ message: String) -> ProgramError {
    ProgramError(status: .usage, message: message)
  }

  /// A fault outside the request: a file that cannot be read, a display that is not there.
  static func failed(_ message: String) -> ProgramError {
    ProgramError(status: .failed, message: message)
  }
}

/// Shows words of others inside a message that must stay one line and short.
///
/// Control characters become visible escapes, and what is longer than a line of a terminal is cut.
func quoted(_ words: String) -> String {
  let limit = 60
  var result = "'"
  for scalar in words.unicodeScalars.prefix(limit) {
    switch scalar {
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    default:
      let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      let isSeparator = scalar.value == 0x2028 || scalar.value == 0x2029
      result.unicodeScalars.append(isControl || isSeparator ? "\u{FFFD}" : scalar)
    }
  }
  return result + (words.unicodeScalars.count > limit ? "…'" : "'")
}
