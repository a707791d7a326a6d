import Foundation
import ScrollGeometry
import Testing

@testable import NubDemo

@Suite struct ShellMemoryTests {
  @Test func `what is written is read again`() {
    var memory = WindowMemory()
    memory.scene = .text
    memory.size = Size(width: 500, height: 700.5)
    #expect(WindowMemory(text: memory.text) == memory)
    #expect(WindowMemory(text: WindowMemory().text) == WindowMemory())
  }

  @Test(arguments: [
    "", "size", "size x", "size 1x1", "size 500", "size nanxnan", "size infx500",
    "size 500x500x500", "scene nothing", "scene plain", "\u{0}\u{1}", "scene", "0 0",
    "size 1e99x500",
  ])
  func `a damaged file says nothing`(text: String) {
    #expect(WindowMemory(text: text) == WindowMemory())
  }

  @Test func `a good line counts beside a damaged one`() {
    let memory = WindowMemory(text: "size oops\r\nscene text\nwhat is this\n")
    #expect(memory.scene == .text)
    #expect(memory.size == nil)
  }

  @Test func `the folder is that of the XDG specification`() {
    #expect(WindowMemory.folder(configHome: "/c", home: "/h") == "/c/nub")
    #expect(WindowMemory.folder(configHome: nil, home: "/h") == "/h/.config/nub")
    #expect(WindowMemory.folder(configHome: "", home: "/h") == "/h/.config/nub")
    #expect(WindowMemory.folder(configHome: "relative", home: "/h") == "/h/.config/nub")
    #expect(WindowMemory.folder(configHome: nil, home: nil) == nil)
  }

  @Test func `a folder that is not there is made, and one that cannot be is ignored`() throws {
    let root = NSTemporaryDirectory() + "nub-memory-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: root) }
    var memory = WindowMemory()
    memory.size = Size(width: 640, height: 480)
    memory.save(to: root + "/config/nub")
    #expect(WindowMemory.load(from: root + "/config/nub") == memory)

    try Data().write(to: URL(fileURLWithPath: root + "/file"))
    memory.save(to: root + "/file/nub")
    #expect(WindowMemory.load(from: root + "/file/nub") == WindowMemory())
  }

  @Test(arguments: [
    ["--scene", "table"], ["--size", "480x720"], ["--headless"], ["--script", "x"],
    ["--duration", "1"], ["--bench", "idle"],
  ])
  func `a window that was described is not remembered`(words: [String]) throws {
    #expect(try !Options.parse(words).get().remembersWindow)
  }

  @Test func `a window that was just opened is remembered`() throws {
    #expect(try Options.parse([]).get().remembersWindow)
    #expect(try Options.parse(["notes.txt", "--theme", "dark"]).get().remembersWindow)
  }
}

@Suite struct ShellThemeTests {
  @Test(arguments: [
    ("Adwaita:dark", true), ("Adwaita-dark", true), ("Breeze-Dark", true), ("Adwaita", false),
    ("darkish", false), ("", false),
  ])
  func `the desktop's theme decides between light and dark`(name: String, isDark: Bool) {
    #expect((Options.Theme.ofDesktop(gtkTheme: name) == .dark) == isDark)
  }

  @Test(arguments: [
    ("[Settings]\ngtk-application-prefer-dark-theme=1\n", true),
    ("[Settings]\r\ngtk-application-prefer-dark-theme = true\r\n", true),
    ("gtk-theme-name=Adwaita-dark", true), ("gtk-theme-name=Adwaita", false),
    ("gtk-application-prefer-dark-theme=0", false), ("\u{0}==\n=dark", false), ("", false),
  ])
  func `the settings of GTK decide between light and dark`(text: String, isDark: Bool) {
    #expect((Options.Theme.ofDesktop(gtkSettings: text) == .dark) == isDark)
  }

  @Test func `without a word from the desktop windows are light`() {
    #expect(Options.Theme.ofDesktop(gtkTheme: nil) == .light)
  }
}
