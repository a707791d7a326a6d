// Any bytes are a script or a complaint in one line; what was read is written so that it reads the same.

import FuzzSupport
import Glibc

@testable import Program

exit(
  fuzz { start, count in
    do throws(ProgramError) {
      let events = try ScriptEvent.script(bytes(start, count), name: "fuzz")
      let lines = events.map(\.line)
      let again = try ScriptEvent.script(Array(lines.joined(separator: "\n").utf8), name: "again")
      precondition(again.map(\.line) == lines, "written \(lines), read \(again)")
    } catch {
      precondition(error.status == .usage && !error.message.contains("\n"), error.message)
      precondition(error.message.hasPrefix("fuzz:"), "not read back: \(error.message)")
    }
    return 0
  }
)
