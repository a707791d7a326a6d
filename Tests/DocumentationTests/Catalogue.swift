// The files that people read: the catalogue of the documentation, its pictures, and the README.

import Foundation

/// A page and where it lies.
struct Article: CustomStringConvertible {
  let path: String
  let text: String
  var description: String { path }
}

enum Catalogue {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let folder = root.appendingPathComponent("Sources/Scrubber/Scrubber.docc")
  private static let pictures = folder.appendingPathComponent("Resources")

  /// The pages of the catalogue.
  static func articles() throws -> [Article] {
    try files(in: folder).filter { $0.pathExtension == "md" }.map(article)
  }

  static func readme() throws -> Article {
    try article(root.appendingPathComponent("README.md"))
  }

  /// The sources of the libraries.
  static func sources() throws -> [Article] {
    try swiftFiles(under: root.appendingPathComponent("Sources"))
  }

  /// The examples that are compiled with these tests.
  static func examples() throws -> [Article] {
    try swiftFiles(under: root.appendingPathComponent("Tests/DocumentationTests/Examples"))
  }

  /// The file of a picture.
  static func picture(_ name: String) -> String {
    pictures.appendingPathComponent("\(name).png").path
  }

  static func pictureNames() throws -> Set<String> {
    Set(try files(in: pictures).map(\.lastPathComponent))
  }

  private static func article(_ url: URL) throws -> Article {
    Article(path: url.path, text: try String(contentsOf: url, encoding: .utf8))
  }

  private static func files(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
  }

  private static func swiftFiles(under folder: URL) throws -> [Article] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .map { try article(folder.appendingPathComponent($0)) }
  }
}
