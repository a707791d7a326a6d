// The toolchain's libFuzzer, called by hand: a program of its own making would want to be `main`.

/// What is tried with the bytes of one run; always returns 0.
public typealias FuzzedFunction = @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ body: FuzzedFunction
) -> Int32

/// Runs a function on as many inputs as the command line asks for.
///
/// - Parameter body: Must end for all bytes, and must not remember anything.
/// - Returns: The exit status.
public func fuzz(_ body: FuzzedFunction) -> Int32 {
  var count = CommandLine.argc
  var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
  return runDriver(&count, &words, body)
}

/// The bytes of one run as a value.
public func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
  Array(UnsafeBufferPointer(start: start, count: count))
}
