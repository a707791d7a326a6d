// What every curve of this module has in common: a place and a speed at any moment, one axis.

/// A movement along one axis as a function of the time since it began.
///
/// Motions have no state: they may be asked about any moment, in any order, any number of times,
/// and the answer does not depend on how often frames are drawn. Elapsed times that are not above
/// zero (negative, not a number) count as zero.
///
/// From ``duration`` on, the motion rests at its end with no velocity. ``Deceleration`` and
/// ``SpringMotion`` never quite arrive; their formulas go on for ever, and their duration is the
/// time until the distance left is ``Deceleration/restDistance``.
public protocol Motion: Sendable {
  /// The place after an elapsed time, in points.
  func value(at elapsed: TimeInterval) -> Double

  /// The velocity after an elapsed time, in points per second.
  func velocity(at elapsed: TimeInterval) -> Double

  /// The seconds until the motion rests; infinite when it never does.
  var duration: TimeInterval { get }
}

extension Motion {
  /// The elapsed time a motion works with: nothing has happened before it began.
  func sinceStart(_ elapsed: TimeInterval) -> TimeInterval {
    elapsed > 0 ? elapsed : 0
  }
}
