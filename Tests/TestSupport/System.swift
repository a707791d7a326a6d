// The one file of the test support that calls C and handles raw memory: processes, files of the
// kernel, sockets and the clock. Knows nothing of X or of the program under test.

import Glibc

/// What the tests ask of the operating system.
enum System {
  /// A call that the system refused.
  struct Failure: Error, CustomStringConvertible {
    /// What was to be done, and to what.
    let action: String
    let code: Int32

    var description: String { "\(action): \(String(cString: strerror(code)))" }
  }

  /// How a process ended.
  enum Ending: Hashable {
    case exited(Int32)
    case signalled(Int32)
  }

  static let interrupt = SIGINT
  static let terminate = SIGTERM
  static let kill = SIGKILL

  // MARK: Surroundings

  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The folder of the running executable, or nil if the system does not tell.
  static var executableFolder: String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &buffer, buffer.count)
    guard length > 0 else { return nil }
    let path = String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard let slash = path.lastIndex(of: "/") else { return nil }
    return String(path[..<slash])
  }

  static func isExecutable(_ path: String) -> Bool {
    access(path, X_OK) == 0
  }

  /// All bytes of a file, or nil if it cannot be read.
  static func contents(ofFile path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &piece, piece.count)
      guard count > 0 else { return count == 0 ? bytes : nil }
      bytes += piece[..<count]
    }
  }

  /// Writes a new file; one that cannot be written is missed when it is looked for.
  static func write(_ bytes: [UInt8], toFile path: String) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    _ = Glibc.write(descriptor, bytes, bytes.count)
    close(descriptor)
  }

  static func makeLink(_ path: String, to target: String) {
    _ = symlink(target, path)
  }

  /// Takes all permissions away from a file or folder, or gives its owner reading.
  static func setPermissions(_ path: String, isReadable: Bool) {
    chmod(path, isReadable ? 0o555 : 0)
  }

  static func makePipe(_ path: String) {
    mkfifo(path, 0o600)
  }

  /// Seconds of a clock that never goes back.
  static var now: Double {
    seconds(of: CLOCK_MONOTONIC) ?? 0
  }

  /// Lets other processes run for a moment, between two looks at a condition.
  static func pause(seconds: Double) {
    usleep(UInt32(seconds * 1e6))
  }

  // MARK: Folders

  private static var temporaryFolder: String { environment("TMPDIR") ?? "/tmp" }

  static func makeTemporaryFolder() throws(Failure) -> String {
    var name = Array("\(temporaryFolder)/nub-tests-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { throw Failure(action: "mkdtemp", code: errno) }
    return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Removes files in a folder, and folders of files in that, and then the folder unless it is kept.
  static func remove(_ folder: String, holding names: [String], isKept: Bool = false) {
    for path in names.map({ "\(folder)/\($0)" }) where unlink(path) != 0 {
      remove(path, holding: Self.names(in: path))
    }
    if !isKept { rmdir(folder) }
  }

  // MARK: Files without a name

  /// Creates a file that is gone as soon as all its descriptors are closed.
  static func temporaryFile(holding bytes: [UInt8] = []) throws(Failure) -> Int32 {
    var name = Array("\(temporaryFolder)/nub-tests-XXXXXX".utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw Failure(action: "mkstemp", code: errno) }
    unlink(name)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var position = 0
    while position < bytes.count {
      let rest = bytes[position...]
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { throw Failure(action: "write", code: errno) }
      position += count
    }
    lseek(descriptor, 0, SEEK_SET)
    return descriptor
  }

  /// Reads what is in such a file so far, without moving the place where others write.
  static func contents(ofTemporaryFile descriptor: Int32) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    let count = pread(descriptor, &bytes, bytes.count, 0)
    return Array(bytes.prefix(max(count, 0)))
  }

  static func close(_ descriptor: Int32) {
    _ = Glibc.close(descriptor)
  }

  // MARK: Processes

  /// Starts a program with three files as its standard input, output and error.
  ///
  /// Test runners block signals in their threads, and a child would inherit that and never hear of
  /// SIGTERM. So it starts with an empty mask and with every signal's default action.
  static func spawn(
    _ path: String,
    arguments: [String],
    environment: [String: String],
    files: (input: Int32, output: Int32, errors: Int32)
  ) throws(Failure) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (target, descriptor) in [files.input, files.output, files.errors].enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(target))
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    var every = sigset_t()
    sigemptyset(&none)
    sigfillset(&every)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &every)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var settings = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + settings).forEach { free($0) } }
    var identifier = pid_t()
    let code = posix_spawn(&identifier, path, &actions, &attributes, &words, &settings)
    guard code == 0 else { throw Failure(action: "cannot start \(path)", code: code) }
    return identifier
  }

  static func send(_ signal: Int32, to process: Int32) {
    _ = Glibc.kill(process, signal)
  }

  /// Takes the status of a child that has ended; nil while it runs.
  static func reap(_ process: Int32) -> Ending? {
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return nil }
    // The macros of C: the low seven bits are the signal, the next byte is the exit status.
    let signal = status & 0x7F
    return signal == 0 ? .exited(status >> 8 & 0xFF) : .signalled(signal)
  }

  /// The processor time a process has used so far, in seconds; nil if it has ended.
  static func processorTime(of process: Int32) -> Double? {
    var clock = clockid_t()
    guard clock_getcpuclockid(process, &clock) == 0 else { return nil }
    return seconds(of: clock)
  }

  private static func seconds(of clock: clockid_t) -> Double? {
    var time = timespec()
    guard clock_gettime(clock, &time) == 0 else { return nil }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  // MARK: Sockets

  /// Connects to a socket in the file system.
  static func connect(to path: String) throws(Failure) -> Int32 {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0)
    guard descriptor >= 0 else { throw Failure(action: "socket", code: errno) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(descriptor, $0, size)
      }
    }
    guard result == 0 else {
      let failure = Failure(action: "connect to \(path)", code: errno)
      close(descriptor)
      throw failure
    }
    return descriptor
  }

  static func write(_ bytes: [UInt8], to socket: Int32) throws(Failure) {
    guard Glibc.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
    else { throw Failure(action: "send", code: errno) }
  }

  /// Reads exactly so many bytes.
  static func read(_ count: Int, from socket: Int32) throws(Failure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    guard recv(socket, &bytes, count, Int32(MSG_WAITALL)) == count else {
      throw Failure(action: "recv", code: errno)
    }
    return bytes
  }
}
