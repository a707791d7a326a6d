// The blocks of Swift in pages and in comments of the sources.

/// A block of code, line by line and without its indentation: what must not differ between a page
/// and the file that is compiled.
struct CodeBlock: CustomStringConvertible {
  let lines: [Substring]
  /// The page, and the line of it the block begins at.
  let place: String

  var description: String { "\(place): \(lines.first ?? "")" }

  /// The blocks that are marked as Swift.
  ///
  /// - Parameters:
  ///   - article: A page, or a source whose comments are one.
  ///   - prefix: What a line of the page begins with, after its indentation.
  /// - Returns: The blocks in order; one without an end goes on to the end of the page.
  static func all(in article: Article, after prefix: String = "") -> [CodeBlock] {
    var blocks: [CodeBlock] = []
    var open: [Substring]?
    let lines = article.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let line = trimmed(line)
      guard line.hasPrefix(prefix) else { continue }
      let content = trimmed(line.dropFirst(prefix.count))
      guard content.hasPrefix("```") else {
        if !content.isEmpty { open?.append(content) }
        continue
      }
      if let lines = open {
        blocks.append(CodeBlock(lines: lines, place: "\(article.path):\(index + 1 - lines.count)"))
        open = nil
      } else if content.hasPrefix("```swift") {
        open = []
      }
    }
    if let open { blocks.append(CodeBlock(lines: open, place: "\(article.path), unfinished")) }
    return blocks
  }

  /// Whether the block stands in a source, line for line.
  func stands(in source: Article) -> Bool {
    let all = source.text.split(separator: "\n").map(Self.trimmed).filter { !$0.isEmpty }
    return !lines.isEmpty && all.contains(lines)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let start = text.drop { $0 == " " }
    let end = start.lastIndex { $0 != " " }
    return end.map { start[...$0] } ?? ""
  }
}
