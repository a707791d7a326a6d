// Which pictures are to be shown: those that were named, those in folders that were named, or the
// program's own. Looks at names and first bytes, decodes nothing.

internal import Glibc
import SDLBackend

/// A picture and what it is called.
struct PictureSource: Hashable, Sendable {
  let name: String
  /// The file; `nil` for the picture that the program can paint itself.
  let path: String?

  /// What is looked at of a file to see whether it is a picture.
  private static let headLength = 32
  /// How far above the program's file its assets are looked for: from a package's build folder.
  private static let highestParent = 5
  private static let ownName = "Dusk"
  private static let ownFile = "picture.jpg"

  /// The kinds of files that can be named.
  enum Kind: Hashable {
    case picture, folder, other
  }

  /// What a path leads to.
  static func kind(of path: String) -> Kind {
    guard path != "-" else { return .other }
    var status = stat()
    guard stat(path, &status) == 0 else { return .other }
    if status.st_mode & S_IFMT == S_IFDIR { return .folder }
    // A pipe's first bytes cannot be looked at without taking them.
    guard status.st_mode & S_IFMT == S_IFREG else { return .other }
    return PictureHeader.format(of: head(of: path)) == nil ? .other : .picture
  }

  /// The pictures that a path names: a file, whose beginning must be right, or those in a folder.
  ///
  /// - Parameters:
  ///   - path: The file or folder.
  ///   - isOneOfMany: Whether others are named too. Of thousands of files, all cannot be read before
  ///     the first is shown; one that begins as a picture is looked at when its turn comes.
  /// - Returns: At least one picture.
  /// - Throws: Status 1, naming what is no picture or has none.
  static func pictures(
    at path: String,
    isOneOfMany: Bool = false
  ) throws(ProgramError) -> [PictureSource] {
    let kind = kind(of: path)
    if kind == .folder { return try pictures(in: path) }
    if kind == .other || !isOneOfMany { try check(path) }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return [PictureSource(name: name, path: path)]
  }

  /// Refuses a file that does not begin as a picture should.
  private static func check(_ path: String) throws(ProgramError) {
    let bytes = try readFile(path)
    do throws(PictureFault) {
      _ = try PictureHeader(bytes)
    } catch {
      throw .failed("\(quoted(path)): \(error.description)")
    }
  }

  /// The pictures in a folder, by name; what is hidden or no picture is passed over.
  static func pictures(in folder: String) throws(ProgramError) -> [PictureSource] {
    guard let directory = opendir(folder) else {
      throw .failed("\(quoted(folder)): \(systemReason())")
    }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    let found = names.sorted().map { PictureSource(name: $0, path: start + $0) }
      .filter { kind(of: start + $0.name) == .picture }
    guard !found.isEmpty else {
      throw .failed("\(quoted(folder)): expected a folder with pictures")
    }
    return found
  }

  /// The program's own picture: a file beside the program or above it, or else one to be painted.
  static var own: PictureSource {
    let program = [CChar](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      count = max(0, readlink("/proc/self/exe", start, buffer.count))
    }
    var folder = String(decoding: program.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    for _ in 0...highestParent {
      folder = String(folder.prefix(upTo: folder.lastIndex(of: "/") ?? folder.startIndex))
      for place in ["/Assets/", "/share/nub/"] where access(folder + place + ownFile, R_OK) == 0 {
        return PictureSource(name: ownName, path: folder + place + ownFile)
      }
    }
    return PictureSource(name: ownName, path: nil)
  }

  private static func head(of path: String) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    return [UInt8](unsafeUninitializedCapacity: headLength) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      count = max(0, read(descriptor, start, headLength))
    }
  }
}
