// Any bytes are a text: its lines are those that a plain reader counts, and all of each can be shown.

import FuzzSupport
import Glibc

@testable import Program

exit(
  fuzz { start, count in
    let content = bytes(start, count)
    let document = TextDocument(content)
    if case .utf8 = TextEncoding(of: content) {
      let text = content.dropFirst(content.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
      let feeds = text.count { $0 == 0x0A }
      let lines = feeds + (text.isEmpty || text.last == 0x0A ? 0 : 1)
      precondition(document.lineCount == lines, "\(document.lineCount) lines, not \(lines)")
    }
    for line in 0..<min(document.lineCount, 50) {
      var end = 0
      for piece in document.pieces(ofLine: line, in: 0..<document.columnCount + 1) {
        precondition(piece.column >= end && !piece.text.isEmpty, "\(piece) before \(end)")
        end = piece.column + 1
      }
      precondition(end <= max(document.columnCount, end == 0 ? 0 : 1), "\(end) beyond the width")
      let middle = document.columnCount / 2
      _ = document.pieces(ofLine: line, in: middle..<middle + 7)
    }
    return 0
  }
)
