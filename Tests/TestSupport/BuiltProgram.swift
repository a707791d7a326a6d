// Where the program under test is.

/// The executable that was built together with the tests.
public enum BuiltProgram {
  /// A build in which the executable is not beside the tests.
  private struct NotBuilt: Error, CustomStringConvertible {
    let path: String
    var description: String { "the tests were built without the program: no \(path)" }
  }

  /// Finds a product of the package, in the folder of the running tests.
  ///
  /// - Parameter name: The product's name.
  /// - Returns: The path of its executable.
  /// - Throws: An error that names the path if there is none.
  public static func path(_ name: String) throws -> String {
    let path = "\(System.executableFolder ?? ".")/\(name)"
    guard System.isExecutable(path) else { throw NotBuilt(path: path) }
    return path
  }
}
