// A folder of a test's own, gone when the test is over.

/// A new, empty folder; it goes with the object, and so do the files in it.
public final class TemporaryFolder {
  /// Where it is.
  public let path: String

  /// Creates a folder under a name that nobody else has.
  ///
  /// - Throws: What the system refused.
  public init() throws {
    path = try System.makeTemporaryFolder()
  }

  deinit {
    System.remove(path, holding: names)
  }

  /// The names of what is in the folder, in order.
  public var names: [String] { System.names(in: path).sorted() }

  /// The path of a file in the folder, whether or not it is there.
  public func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file without the program's own code.
  public func write(_ bytes: [UInt8], to name: String) {
    System.write(bytes, toFile: file(name))
  }

  /// Writes a file in UTF-8 without the program's own code.
  public func write(_ text: String, to name: String) { write(Array(text.utf8), to: name) }

  /// Removes a file.
  public func remove(_ name: String) {
    System.remove(path, holding: [name], isKept: true)
  }

  /// Makes a link to a file, which need not be there.
  public func link(_ name: String, to target: String) {
    System.makeLink(file(name), to: target)
  }

  /// Takes all permissions away from a file, or those of writing from the folder.
  public func forbid(_ name: String? = nil) {
    System.setPermissions(name.map(file) ?? path, isReadable: name == nil)
  }

  /// Makes a pipe with a name.
  public func pipe(_ name: String) {
    System.makePipe(file(name))
  }
}
