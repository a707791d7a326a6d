// Programs that tests start: always with a way to end them, and always reaped.

/// What a process has done since it began, or within a stretch of time.
public struct Activity: Hashable, Sendable {
  /// Processor seconds of all its threads.
  public let processorTime: Double
  /// How often its first thread went to sleep of its own accord.
  public let waits: Int
}

/// A program that is needed and not there.
public struct MissingProgram: Error, CustomStringConvertible {
  /// The program's name.
  public let name: String
  /// The Debian package that has it.
  public let package: String

  /// One line that says what to install.
  public var description: String {
    "\(name) is not installed, and this test cannot run without it: apt-get install \(package)"
  }
}

/// A program that runs beside the test.
///
/// It ends at the latest when the object goes away.
/// What it writes goes to files without a name, so it is never held up by a test that does not read.
public final class ChildProcess {
  /// How a program ended.
  public enum Status: Hashable, Sendable {
    /// It ended by itself, with an exit status.
    case exited(Int32)
    /// A signal ended it.
    case signalled(Int32)
  }

  /// What tests send to a program.
  public enum Signal: Sendable {
    /// SIGINT, as Ctrl-C in a terminal sends.
    case interrupt
    /// SIGTERM, a polite request.
    case terminate
    /// SIGKILL, which cannot be refused.
    case kill
  }

  /// How long a program may take to follow SIGTERM before it is killed, in seconds.
  private static let grace = 2.0

  /// The variables that are handed on, because programs or the tools that watch them need them.
  private static let inherited = [
    "PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH", "LLVM_PROFILE_FILE", "ASAN_OPTIONS",
    "LSAN_OPTIONS", "TSAN_OPTIONS",
  ]

  /// The number the system gave the process.
  public let identifier: Int32

  private let outputFile: Int32
  private let errorFile: Int32
  private var ending: Status?
  /// The most memory it had when its status was looked at last before its end, in bytes.
  ///
  /// What the system counts to the end begins with the memory of the process that started it.
  public private(set) var peakMemory: Int?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: The executable.
  ///   - arguments: What follows the program's name.
  ///   - environment: Variables besides the few that are handed on, or in their place.
  ///   - input: What it reads from standard input.
  /// - Throws: What the system refused.
  public init(
    _ path: String,
    _ arguments: [String] = [],
    environment: [String: String] = [:],
    input: String = ""
  ) throws {
    var settings = environment
    for name in Self.inherited where settings[name] == nil {
      settings[name] = System.environment(name)
    }
    // What may be overlooked in the runner of the tests need not be in a program.
    if let options = Sanitizer.leakOptionsOfPrograms { settings["LSAN_OPTIONS"] = options }
    let inputFile = try System.temporaryFile(holding: Array(input.utf8))
    defer { System.close(inputFile) }
    let outputFile = try System.temporaryFile()
    let errorFile: Int32
    do {
      errorFile = try System.temporaryFile()
    } catch {
      System.close(outputFile)
      throw error
    }
    do {
      identifier = try System.spawn(
        path,
        arguments: arguments,
        environment: settings,
        files: (inputFile, outputFile, errorFile)
      )
    } catch {
      System.close(outputFile)
      System.close(errorFile)
      throw error
    }
    self.outputFile = outputFile
    self.errorFile = errorFile
  }

  deinit {
    stop()
    System.close(outputFile)
    System.close(errorFile)
  }

  /// What it has written to standard output so far.
  public var output: String { String(decoding: outputBytes, as: UTF8.self) }

  /// What it has written to standard output so far, byte for byte.
  public var outputBytes: [UInt8] { System.contents(ofTemporaryFile: outputFile) }

  /// What it has written to standard error so far.
  public var errors: String {
    String(decoding: System.contents(ofTemporaryFile: errorFile), as: UTF8.self)
  }

  /// How it ended; nil while it runs.
  public var status: Status? {
    guard ending == nil else { return ending }
    peakMemory = number("VmHWM").map { $0 * 1024 } ?? peakMemory
    switch System.reap(identifier) {
    case .exited(let code): ending = .exited(code)
    case .signalled(let number): ending = .signalled(number)
    case nil: break
    }
    return ending
  }

  /// What it has done since it began; nil if it has ended.
  public var activity: Activity? {
    guard status == nil, let time = System.processorTime(of: identifier),
      let waits = number("voluntary_ctxt_switches")
    else { return nil }
    return Activity(processorTime: time, waits: waits)
  }

  /// A number that the system tells about it while it runs.
  private func number(_ name: String) -> Int? {
    guard let bytes = System.contents(ofFile: "/proc/\(identifier)/status") else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let words = lines.first { $0.hasPrefix(name + ":") }?.split { $0 == "\t" || $0 == " " }
    return words.flatMap { $0.count > 1 ? Int($0[1]) : nil }
  }

  /// Sends a signal; nothing happens if it has ended.
  public func send(_ signal: Signal) {
    guard status == nil else { return }
    switch signal {
    case .interrupt: System.send(System.interrupt, to: identifier)
    case .terminate: System.send(System.terminate, to: identifier)
    case .kill: System.send(System.kill, to: identifier)
    }
  }

  /// Waits for its end.
  ///
  /// - Throws: ``TimedOut`` if it does not come.
  public func waitForEnd(timeout: Double = patience) throws -> Status {
    try waitFor("process \(identifier) ends", timeout: timeout) { status }
  }

  /// Ends it, by force if it does not listen.
  public func stop() {
    send(.terminate)
    let end = System.now + Self.grace
    while status == nil {
      if System.now > end { send(.kill) }
      System.pause(seconds: 0.002)
    }
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - path: The executable.
  ///   - arguments: What follows the program's name.
  ///   - environment: Variables besides the few that are handed on, or in their place.
  ///   - input: What it reads from standard input.
  ///   - timeout: The longest it may take, in seconds.
  /// - Returns: The program, which has ended.
  /// - Throws: ``TimedOut`` if it does not end, or what the system refused.
  public static func run(
    _ path: String,
    _ arguments: [String] = [],
    environment: [String: String] = [:],
    input: String = "",
    timeout: Double = 3 * patience
  ) throws -> ChildProcess {
    let child = try ChildProcess(path, arguments, environment: environment, input: input)
    _ = try child.waitForEnd(timeout: timeout)
    return child
  }

  /// Finds a program on the path.
  ///
  /// - Parameters:
  ///   - name: The program's name.
  ///   - package: The Debian package that has it, for the failure.
  /// - Returns: Where it is.
  /// - Throws: ``MissingProgram`` if it is nowhere.
  public static func find(_ name: String, package: String) throws -> String {
    let folders = (System.environment("PATH") ?? "/usr/bin").split(separator: ":")
    guard let path = folders.lazy.map({ "\($0)/\(name)" }).first(where: System.isExecutable)
    else { throw MissingProgram(name: name, package: package) }
    return path
  }
}
