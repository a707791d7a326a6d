// What every curve of this module has in common: a place and a speed at any moment, one axis.

/// A movement along one axis as a function of the time since it began.
///
/// Motions have no state: they may be asked about any moment, in any order, any number of times,
/// and the answer does not depend on how often frames are drawn. Elapsed times below zero count as
/// zero; from ``duration`` on, the motion rests at its end with no velocity.
public protocol Motion: Sendable {
  /// The place after an elapsed time, in points.
  func value(at elapsed: TimeInterval) -> Double

  /// The velocity after an elapsed time, in points per second.
  func velocity(at elapsed: TimeInterval) -> Double

  /// The seconds until the motion rests; infinite when it never does.
  var duration: TimeInterval { get }
}
