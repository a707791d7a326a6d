// Any words are options or a complaint in one line.

import FuzzSupport
import Glibc
import ScrollGeometry

@testable import Program

exit(
  fuzz { start, count in
    let words = bytes(start, count).split(separator: 0, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    switch Options.parse(words) {
    case .success(let options):
      precondition(options.fps > 0 && options.shownSize.width >= 1, "\(words)")
    case .failure(let error):
      precondition(error.status == .usage && !error.message.contains("\n"), error.message)
    }
    return 0
  }
)
