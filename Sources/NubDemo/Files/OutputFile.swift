// Files the program writes. A regular file appears under its name only when it is complete: it is
// written beside and renamed. Knows nothing of what is written.

internal import Glibc

/// A file that is written from start to end.
///
/// Faults are kept and thrown by ``finish()``, so that those who write in the middle of a frame need
/// not stop there.
final class OutputFile {
  private static let bufferSize = 1 << 16

  private let name: String
  private let destination: Destination
  private let descriptor: Int32
  private var buffer: [UInt8] = []

  /// The first fault, if there was one.
  private(set) var failure: ProgramError?

  private enum Destination {
    /// Something that is there already and is written as it stands: a pipe, a device, a terminal.
    case inPlace
    /// A file that is written under one name and then renamed.
    case renamed(from: String, to: String)
  }

  /// Opens a file for writing.
  ///
  /// - Parameter path: The file, or `-` for standard output.
  /// - Throws: Status 1, naming the file and what the system says about it.
  init(path: String) throws(ProgramError) {
    guard path != "-" else {
      name = "standard output"
      destination = .inPlace
      descriptor = STDOUT_FILENO
      return
    }
    name = quoted(path)
    if let names = try partialName(for: path) {
      destination = .renamed(from: names.partial, to: names.final)
    } else {
      destination = .inPlace
    }
    switch destination {
    case .inPlace: descriptor = open(path, O_WRONLY | O_CLOEXEC)
    case .renamed(let partial, _):
      descriptor = open(partial, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    }
    guard descriptor >= 0 else { throw .failed("\(name): \(systemReason())") }
  }

  /// Finds out whether a file can be written, without touching it.
  ///
  /// A pipe is not opened: whoever reads it would take that for all there is.
  ///
  /// - Parameter path: The file, or `-` for standard output.
  /// - Throws: Status 1, naming the file and what the system says about it.
  static func check(_ path: String) throws(ProgramError) {
    if path != "-", try partialName(for: path) == nil {
      guard access(path, W_OK) == 0 else { throw .failed("\(quoted(path)): \(systemReason())") }
    } else {
      try OutputFile(path: path).discard()
    }
  }

  /// Adds text.
  func write(_ text: String) {
    write(Array(text.utf8))
  }

  /// Adds bytes.
  func write(_ bytes: [UInt8]) {
    buffer += bytes
    if buffer.count >= Self.bufferSize { flush() }
  }

  /// Writes what is still held back and gives the file its name.
  ///
  /// - Throws: The first fault there was; the file then does not appear.
  func finish() throws(ProgramError) {
    flush()
    if descriptor != STDOUT_FILENO, close(descriptor) != 0, failure == nil { noteFailure() }
    if case .renamed(let partial, let final) = destination {
      if failure == nil, rename(partial, final) != 0 { noteFailure() }
      if failure != nil { unlink(partial) }
    }
    if let failure { throw failure }
  }

  /// Gives the file up: nothing of it stays.
  func discard() {
    if descriptor != STDOUT_FILENO { close(descriptor) }
    if case .renamed(let partial, _) = destination { unlink(partial) }
  }

  /// Hands on what is held back; without this it may wait for more.
  func flush() {
    var start = 0
    while start < buffer.count, failure == nil {
      let step = buffer.withUnsafeBytes { bytes in
        bytes.baseAddress.map { Glibc.write(descriptor, $0 + start, bytes.count - start) } ?? 0
      }
      if step < 0, errno == EINTR { continue }
      if step < 0 { noteFailure() }
      start += max(step, 0)
    }
    buffer.removeAll(keepingCapacity: true)
  }

  private func noteFailure() {
    failure = .failed("\(name): \(systemReason())")
  }
}

/// Where to write a file that is renamed when it is complete.
///
/// - Parameter path: Where the file shall be in the end.
/// - Returns: The two names, or `nil` when there is something that is not a regular file, which is
///   written as it stands.
/// - Throws: Status 1 when there is a directory.
func partialName(for path: String) throws(ProgramError) -> (partial: String, final: String)? {
  var status = stat()
  var final = path
  if stat(path, &status) == 0 {
    let kind = status.st_mode & S_IFMT
    guard kind != S_IFDIR else {
      throw .failed("\(quoted(path)): expected a file to write, got a directory")
    }
    guard kind == S_IFREG else { return nil }
    // A link stays a link: the file it points to is replaced.
    if let resolved = realpath(path, nil) {
      final = String(cString: resolved)
      free(resolved)
    }
  }
  return ("\(final).\(getpid()).part", final)
}

/// Writes one line on standard error.
func complain(_ message: String) {
  let line = Array("nub: \(message)\n".utf8)
  _ = line.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
}

/// Ends the program.
func endProgram(status: Int32) -> Never {
  exit(status)
}
