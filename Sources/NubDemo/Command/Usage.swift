// The words of --help and --version. Knows what can be said, not how it is done.

extension Options {
  /// The version of the program; 1.0 is the first that does all the contract has.
  static let version = "0.1.0"

  /// The text of `--help`.
  static var help: String {
    """
    usage: nub [OPTION...] [PATH...]

    Shows scrolled content with a dot at its edge that can be dragged to fly through it.
    PATH is a text file, a picture (PNG, JPEG, WebP, GIF, BMP), a folder of pictures, or -
    for text from standard input; what the first one is decides. Without one, nub shows
    a table.

    What is shown
      --scene NAME           \(names(SceneName.self))
                             (default: table, or what shows the PATH)
      --rows N               rows of the table, up to \(rowLimit) (default 1000000)
      --size WxH             window size in points (default 480x720; plain: 400x600)
      --scale S              pixels per point (default: the display's)
      --theme NAME           light or dark (default: the desktop's)
      --set KEY=VALUE        a property from the list below; may be repeated
      --reduce-motion        no motion but the one of your own hand

    Without a hand or a display
      --headless             no display: a virtual clock, as fast as the machine allows
      --fps N                frames per virtual second (default 60)
      --script FILE          timed input, one JSON object a line; - for standard input
      --duration SECONDS     stop then (headless: 3 s after the last line of the script)
      --frames N             stop after so many frames

    What is kept
      --record FILE          every input event, as a script
      --trace FILE           one JSON object a frame; - for standard output
      --screenshot FILE.png  the last frame
    A file gets its name when it is complete; a run that breaks off leaves FILE.PID.part.

    Others
      --bench NAME           \(names(BenchMode.self)):
                             measure, and print one line
      --individual-heights   for --bench: each row has a height of its own
      --help, --version

    Keys in the window
      arrows                 a line up, down, left, right
      Page Up, Page Down     a page; Space and Shift+Space as well
      Home, End              the beginning and the end
      Ctrl+Page Up/Down      the file before or after, if there are several; pictures: [ ]
      +, -, 0                zoom; 0 again fits a picture into the window
      H, V                   let a collection scroll horizontally, vertically
      1 - 6                  another scene
      Tab, Shift+Tab         the next control, the one before; the dot is one of them;
                             arrows, Space and Enter use it
      R, F11                 turn the window, fill the screen
      T, M                   light or dark, reduce motion
      F1, ?                  all keys
      Ctrl+Q, Esc            quit; Esc lets go first of what is held, then leaves full screen
      Shift+, Ctrl+wheel     sideways; zoom at the mouse
      middle button          scroll by itself, the faster the further from its press

    Properties for --set, and for "set" in scripts
    \(properties)

    Files and environment
      $XDG_CONFIG_HOME/nub/window, or ~/.config/nub/window, keeps the size and the scene
      of the last window that was opened without saying them; it may be deleted.
      GTK_THEME              a name that ends in :dark or -dark makes windows dark; without
                             one, the settings of GTK 4 or 3 are asked the same
      NUB_FONTS=none         letters of our own instead of the system's

    Exit status: 0 done, 1 the work failed, 2 the request was wrong.

    """
  }

  private static func names<T: CaseIterable & RawRepresentable<String>>(_: T.Type) -> String {
    T.allCases.map(\.rawValue).joined(separator: " | ")
  }

  private static var properties: String {
    Setting.all.map { setting in
      let gap = String(repeating: " ", count: max(1, 41 - setting.key.count))
      return "  \(setting.key)\(gap)\(setting.expectation)"
    }
    .joined(separator: "\n")
  }
}
