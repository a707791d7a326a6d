// The files that a run names: read, and looked at, before anything is shown.

extension Program {
  func readScript() throws(ProgramError) -> [ScriptEvent] {
    guard let path = options.script else { return [] }
    let name = path == "-" ? "standard input" : path
    let script = try ScriptEvent.script(try readFile(path), name: name)
    for event in script {
      if case .contentSize = event.action, options.shownScene != .plain {
        throw .usage("\(quoted(name)): expected \"contentSize\" with --scene plain only")
      }
    }
    return script
  }

  /// Finds out before anything is shown whether the pictures can be written.
  func checkPictures(of script: [ScriptEvent]) throws(ProgramError) {
    let scripted = script.compactMap { event in
      if case .screenshot(let file) = event.action { file } else { nil }
    }
    for path in Set(scripted + (options.screenshot.map { [$0] } ?? [])).sorted() {
      try OutputFile.check(path)
    }
  }

  /// Opens what the paths name: text, unless the scene shows pictures.
  func readFiles() throws(ProgramError) -> OpenedFiles {
    options.shownScene == .picture
      ? OpenedFiles(texts: [], pictures: try findPictures())
      : OpenedFiles(texts: try readTextFiles(), pictures: [])
  }

  /// The pictures that the paths name; of several paths, those without one are passed over.
  private func findPictures() throws(ProgramError) -> [PictureSource] {
    var pictures: [PictureSource] = []
    for path in options.paths {
      do throws(ProgramError) {
        pictures += try PictureSource.pictures(at: path, isOneOfMany: options.paths.count > 1)
      } catch {
        guard options.paths.count > 1 else { throw error }
        complain(error.message)
      }
    }
    guard options.paths.isEmpty || !pictures.isEmpty else {
      throw .failed("PATH: expected a picture among \(options.paths.count) files, got none")
    }
    return pictures
  }

  private func readTextFiles() throws(ProgramError) -> [TextScene.File] {
    guard !options.paths.isEmpty else {
      return [TextScene.File(name: "Help", document: TextDocument(Array(Options.help.utf8)))]
    }
    var files: [TextScene.File] = []
    for path in options.paths {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let document = TextDocument(try readFile(path))
      files.append(TextScene.File(name: path == "-" ? "standard input" : name, document: document))
    }
    return files
  }
}

/// The files that were named, ready for the scene that shows them.
struct OpenedFiles {
  let texts: [TextScene.File]
  let pictures: [PictureSource]
}

extension Options {
  /// The same after a look at the first of the files.
  func lookingAtFiles() -> Options {
    var options = self
    options.opensPictures = paths.first.map { PictureSource.kind(of: $0) != .other } ?? false
    return options
  }
}
