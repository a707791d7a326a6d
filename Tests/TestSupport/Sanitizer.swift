// The sanitizer that watches the tests, and what cannot be measured under its eyes.

/// A tool that looks at every access to memory while the tests run.
///
/// The variable `NUB_SANITIZER` of the environment names it; no program sees how it was built.
/// `.ci/run` sets that and the options of the sanitizers.
public enum Sanitizer: String, Sendable {
  /// Finds memory that is used without right and, at the end of a process, what is lost.
  case address
  /// Finds memory that two threads use at the same time.
  case thread

  /// The one that watches, or nil.
  public static let current = System.environment("NUB_SANITIZER").flatMap { Self(rawValue: $0) }

  /// `LSAN_OPTIONS` for programs that tests start, where it is not that of the tests.
  static let leakOptionsOfPrograms = System.environment("NUB_LSAN_OPTIONS")

  /// How many times longer than without one things may take: measured, an address sanitizer makes
  /// the program three times slower and a thread sanitizer ten times.
  static var slowness: Double { current == nil ? 1 : 5 }

  /// The most that may be measured of what a sanitizer itself uses most of: anything, if one watches.
  ///
  /// No test is left out, but these limits are, and they alone:
  /// - the memory of the program with huge texts, in `BadTextTests`: every byte has a shadow, and
  ///   what was given back is kept for a while;
  /// - the time that texts and pictures take in `Workload`, also next to others: the most work is
  ///   where the sanitizer looks.
  public static func limit(_ most: Double) -> Double { current == nil ? most : .infinity }

  /// The same for whole numbers.
  public static func limit(_ most: Int) -> Int { current == nil ? most : .max }
}
