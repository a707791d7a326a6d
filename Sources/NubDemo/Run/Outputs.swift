// Everything a run writes besides what it shows: the trace, the recording, pictures of frames.

import ScrollDrawing
import SDLBackend

/// The files that a run writes as it goes.
struct Outputs {
  let trace: OutputFile?
  let record: OutputFile?

  /// Opens what the options ask for.
  ///
  /// - Parameter options: The command line.
  /// - Throws: The first file that cannot be had; nothing of the others stays then.
  init(_ options: Options) throws(ProgramError) {
    trace = try Self.open(options.trace)
    do throws(ProgramError) {
      record = try Self.open(options.record)
    } catch {
      trace?.discard()
      throw error
    }
  }

  /// Whether writing has failed, so that going on is of no use.
  var hasFailed: Bool { trace?.failure != nil || record?.failure != nil }

  /// Hands on what is held back.
  func flush() {
    trace?.flush()
    record?.flush()
  }

  /// Completes the files.
  ///
  /// - Throws: The first that cannot be completed; the others do not appear then.
  func finish() throws(ProgramError) {
    do throws(ProgramError) {
      try trace?.finish()
    } catch {
      record?.discard()
      throw error
    }
    try record?.finish()
  }

  /// Gives all files up.
  func discard() {
    trace?.discard()
    record?.discard()
  }

  private static func open(_ path: String?) throws(ProgramError) -> OutputFile? {
    guard let path else { return nil }
    return try OutputFile(path: path)
  }
}

/// Writes pictures and remembers the first that could not be written.
struct PictureWriter {
  /// What happened to the first picture that could not be written.
  private(set) var failure: ProgramError?

  private static func png(of picture: PixelBuffer) throws(ProgramError) -> [UInt8] {
    do throws(SDLError) {
      return try SDLImage.png(of: picture)
    } catch {
      throw .failed("the picture cannot be made: \(error.description)")
    }
  }

  /// Writes a picture, unless one before could not be written.
  mutating func write(_ picture: PixelBuffer, to path: String) {
    guard failure == nil else { return }
    do throws(ProgramError) {
      let bytes = try Self.png(of: picture)
      let file = try OutputFile(path: path)
      file.write(bytes)
      try file.finish()
    } catch {
      failure = error
    }
  }
}
