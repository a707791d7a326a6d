// What is remembered from one start to the next: the size of the window and the scene. A text file
// that anyone may delete or spoil; nothing that goes wrong with it is told.

internal import Glibc
import ScrollGeometry

/// The size and the scene of the last window.
struct WindowMemory: Hashable {
  var scene: Options.SceneName?
  var size: Size?

  /// The sides that a remembered window may have, in points: never too small to be found again.
  private static let sides = 160.0...10_000
  /// More than the file can sensibly have, in bytes.
  private static let longest = 4096

  /// Remembers nothing.
  init() {}

  /// Reads what a file says; lines that make no sense count as not there.
  init(text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ")
      guard words.count == 2 else { continue }
      switch words[0] {
      case "scene": scene = Options.SceneName(rawValue: String(words[1]))
      case "size":
        let sides = words[1].split(separator: "x").compactMap { Double($0) }
        guard sides.count == 2, sides.allSatisfy(Self.sides.contains) else { continue }
        size = Size(width: sides[0], height: sides[1])
      default: continue
      }
    }
    // The bench is never somebody's choice.
    if scene == .plain { scene = nil }
  }

  /// What is written into the file.
  var text: String {
    var text = ""
    if let scene { text += "scene \(scene.rawValue)\n" }
    if let size {
      text += "size \(NumberText.text(size.width))x\(NumberText.text(size.height))\n"
    }
    return text
  }

  // MARK: The file

  /// The folder of the program's own settings: `$XDG_CONFIG_HOME/nub`, or `~/.config/nub`.
  static func folder(configHome: String?, home: String?) -> String? {
    settingsFolder(configHome: configHome, home: home).map { $0 + "/nub" }
  }

  /// The folder of all programs' settings.
  static var settingsFolder: String? {
    settingsFolder(configHome: variable("XDG_CONFIG_HOME"), home: variable("HOME"))
  }

  /// As the XDG specification has it, a path that is not absolute counts as not given.
  private static func settingsFolder(configHome: String?, home: String?) -> String? {
    if let configHome, configHome.hasPrefix("/") { return configHome }
    if let home, home.hasPrefix("/") { return home + "/.config" }
    return nil
  }

  private static var folder: String? { settingsFolder.map { $0 + "/nub" } }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// What was remembered; nothing if there is no file that can be read.
  static func load() -> WindowMemory {
    guard let folder else { return WindowMemory() }
    return load(from: folder)
  }

  /// What was remembered in a folder.
  static func load(from folder: String) -> WindowMemory {
    guard let bytes = try? readFile(folder + "/window"), bytes.count <= longest else {
      return WindowMemory()
    }
    return WindowMemory(text: String(decoding: bytes, as: UTF8.self))
  }

  /// Remembers this, if that can be done.
  func save() {
    guard let folder = Self.folder else { return }
    save(to: folder)
  }

  /// Remembers this in a folder, which is made if it is not there.
  func save(to folder: String) {
    if let end = folder.lastIndex(of: "/") { mkdir(String(folder[..<end]), 0o700) }
    mkdir(folder, 0o700)
    guard let file = try? OutputFile(path: folder + "/window") else { return }
    file.write(text)
    try? file.finish()
  }
}
