// A folder of a test's own, gone when the test is over.

import Glibc

/// A new, empty folder.
final class TemporaryFolder {
  let path: String

  init() throws {
    var name = Array("/tmp/nub-tests-XXXXXX".utf8CString)
    struct Failure: Error {}
    guard let made = mkdtemp(&name) else { throw Failure() }
    path = String(cString: made)
  }

  deinit {
    for name in names { unlink(file(name)) }
    rmdir(path)
  }

  /// The names of what is in the folder, in order.
  var names: [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file without the program's own code.
  func write(_ bytes: [UInt8], to name: String) {
    let descriptor = open(file(name), O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    _ = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
  }

  func write(_ text: String, to name: String) { write(Array(text.utf8), to: name) }

  /// Makes a link to another file of the folder.
  func link(_ name: String, to target: String) { symlink(target, file(name)) }

  /// Makes a pipe with a name.
  func pipe(_ name: String) { mkfifo(file(name), 0o600) }
}
