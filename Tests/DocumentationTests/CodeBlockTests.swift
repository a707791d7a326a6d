// What pages show as Swift is what these tests compile.

import Testing

@Suite struct CodeBlockTests {
  @Test func `every block of Swift in README, catalogue and comments is compiled`() throws {
    let examples = try Catalogue.examples()
    var blocks = CodeBlock.all(in: try Catalogue.readme())
    blocks += try Catalogue.articles().flatMap { CodeBlock.all(in: $0) }
    blocks += try Catalogue.sources().flatMap { CodeBlock.all(in: $0, after: "///") }
    // Six in the README, the catalogue and the comments at the least, or the search is at fault.
    #expect(blocks.count > 6)
    for block in blocks {
      #expect(examples.contains { block.stands(in: $0) }, "\(block) is not among the examples")
    }
  }

  @Test func `a block that differs in a word, a line or its order is not found`() {
    let source = Article(path: "a.swift", text: "func f() {\n  let a = 1\n  let b = 2\n}\n")
    func stands(_ text: String) -> Bool {
      let page = Article(path: "a.md", text: "Text\n```swift\n\(text)\n```\n")
      return CodeBlock.all(in: page).allSatisfy { $0.stands(in: source) }
    }
    #expect(stands("let a = 1\nlet b = 2"))
    #expect(stands("    let a = 1\n\n    let b = 2"))
    #expect(!stands("let a = 1\nlet b = 3"))
    #expect(!stands("let b = 2\nlet a = 1"))
    #expect(!stands("let a = 1\n}"))
    #expect(!stands(""))
  }
}
