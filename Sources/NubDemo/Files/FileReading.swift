// Whole files as bytes, whatever kind of file it is. The only place of the program that reads from
// descriptors, and one of its few with unsafe memory. Knows nothing of what the bytes mean.

internal import Glibc

/// Reads all of a file.
///
/// Pipes, devices and terminals are read to their end. The bytes are read, not mapped: a file that
/// shrinks while it is shown cannot take them away.
///
/// - Parameter path: The file, or `-` for standard input.
/// - Returns: The bytes.
/// - Throws: Status 1, naming the file and what the system says about it.
func readFile(_ path: String) throws(ProgramError) -> [UInt8] {
  if path == "-" { return try FileReader(name: "standard input", descriptor: 0).wholeContent() }
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw .failed("\(quoted(path)): \(systemReason())") }
  defer { close(descriptor) }
  return try FileReader(name: quoted(path), descriptor: descriptor).wholeContent()
}

/// The system's own words for the call that failed last.
func systemReason() -> String {
  String(cString: strerror(errno))
}

/// One open file on its way into memory.
private struct FileReader {
  /// How much is read from a pipe or a device, which may never end: 1 GiB, chosen by hand.
  static let endlessLimit = 1 << 30
  /// How much is asked for at once where the size is not known.
  static let chunk = 1 << 16

  let name: String
  let descriptor: Int32

  func wholeContent() throws(ProgramError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .failed("\(name): \(systemReason())") }
    let kind = status.st_mode & S_IFMT
    guard kind != S_IFDIR else {
      throw .failed("\(name): expected a text file, got a directory")
    }
    let isRegular = kind == S_IFREG
    let announced = isRegular ? Int(status.st_size) : 0
    let memory = sysconf(Int32(_SC_PHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE))
    guard announced < memory else {
      throw .failed("\(name): expected a file that fits in memory, got \(announced) bytes")
    }
    var bytes = try announcedContent(announced)
    // Files of procfs announce no size, and any file may have grown since it was asked.
    while true {
      let part = try upTo(Self.chunk)
      guard !part.isEmpty else { return bytes }
      bytes += part
      guard bytes.count < (isRegular ? memory : Self.endlessLimit) else {
        throw .failed("\(name): expected an end within \(bytes.count) bytes")
      }
    }
  }

  private func announcedContent(_ size: Int) throws(ProgramError) -> [UInt8] {
    size > 0 ? try upTo(size) : []
  }

  /// Reads until that many bytes are there or the file ends.
  private func upTo(_ size: Int) throws(ProgramError) -> [UInt8] {
    var hasFailed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size, let start = buffer.baseAddress {
        let step = read(descriptor, start + count, size - count)
        if step < 0, errno == EINTR { continue }
        hasFailed = step < 0
        guard step > 0 else { return }
        count += step
      }
    }
    guard !hasFailed else { throw .failed("\(name): \(systemReason())") }
    return bytes
  }
}
