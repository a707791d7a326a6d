// The whole command line as one value. Values only: no files are opened and nothing is shown here.

import ScrollGeometry

/// What the command line asks for.
struct Options {
  /// The scenes that can be shown, as `--scene` names them.
  enum SceneName: String, CaseIterable {
    case table, picture, collection, cards, text, playground, plain
  }

  /// The measurements of `--bench`.
  enum BenchMode: String, CaseIterable {
    case fling, scrub, paced, idle, startup
  }

  /// Light or dark colours.
  enum Theme: String, CaseIterable {
    case light, dark
  }

  /// What is to be done.
  enum Job {
    case help
    case version
    case run
  }

  var job = Job.run
  /// The files to open; `-` is standard input.
  var paths: [String] = []
  /// Whether the files are pictures or folders of pictures; found out by looking at the first.
  var opensPictures = false
  /// The scene asked for by name.
  var scene: SceneName?
  /// The rows of the table.
  var rows = 1_000_000
  /// The window size in points, if one was asked for.
  var size: Size?
  /// Pixels per point, if a number was asked for.
  var scale: Double?
  /// Changes of properties, in the order they were given.
  var settings: [SettingChange] = []
  var isHeadless = false
  /// Frames per virtual second.
  var fps = 60.0
  var script: String?
  var record: String?
  var trace: String?
  var screenshot: String?
  /// When to stop, in seconds.
  var duration: Double?
  var bench: BenchMode?
  /// Whether each row of the measured table has a height of its own.
  var hasIndividualHeights = false
  /// How many frames to show at most.
  var frames: Int?
  /// The colours asked for.
  var theme: Theme?
  var reducesMotion = false

  /// The scene to show: the one asked for, else what the paths need, else the table.
  var shownScene: SceneName {
    scene ?? (paths.isEmpty ? .table : opensPictures ? .picture : .text)
  }

  /// Whether this is a window that somebody opened without saying what it shall be like: its size
  /// and scene are those of the last one, and are remembered.
  var remembersWindow: Bool {
    !isHeadless && bench == nil && scene == nil && size == nil && script == nil && frames == nil
      && duration == nil && screenshot == nil
  }

  /// The window size, in points.
  ///
  /// The plain scene has its own default, because it is the bench of behavioural checks; so have the
  /// measurements, whose figures are for one size.
  var shownSize: Size {
    if let size { return size }
    if bench != nil { return Size(width: 1280, height: 800) }
    return shownScene == .plain ? Size(width: 400, height: 600) : Size(width: 480, height: 720)
  }
}
