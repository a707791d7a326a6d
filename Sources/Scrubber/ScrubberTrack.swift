// The arithmetic between a content offset and a place for the scrubber. One axis, values only: no
// views, no input, no time.

import ScrollGeometry

/// The line a scrubber travels along one axis.
///
/// A track pairs the offsets at which content can rest with the positions the scrubber can take.
/// Both are in points; a position is that of the scrubber's leading edge, in viewport coordinates.
/// Equal fractions correspond: when the content is a third of the way down, so is the scrubber.
public struct ScrubberTrack: Hashable, Sendable {
  /// The offsets at which the content can come to rest.
  public let offsets: ClosedRange<Double>

  /// The positions the scrubber's leading edge can take.
  public let positions: ClosedRange<Double>

  /// Creates a track from its two ranges, whose ends must be finite.
  public init(offsets: ClosedRange<Double>, positions: ClosedRange<Double>) {
    precondition(
      offsets.lowerBound.isFinite && offsets.upperBound.isFinite,
      "offsets must be finite, got \(offsets)"
    )
    precondition(
      positions.lowerBound.isFinite && positions.upperBound.isFinite,
      "positions must be finite, got \(positions)"
    )
    self.offsets = offsets
    self.positions = positions
  }

  /// Whether there is nothing to travel: content that cannot move, or a scrubber without room.
  public var isEmpty: Bool {
    offsets.lowerBound == offsets.upperBound || positions.lowerBound == positions.upperBound
  }

  /// Finds where the scrubber belongs when the content is at an offset.
  ///
  /// Offsets outside the range, as while content bounces, map to the nearest end. On an empty track
  /// the scrubber sits at the first position.
  public func position(for offset: Double) -> Double {
    map(offset, from: offsets, to: positions)
  }

  /// Finds the offset that belongs to a position; exactly inverse to ``position(for:)`` inside the
  /// ranges.
  ///
  /// On an empty track it is the first offset.
  public func offset(for position: Double) -> Double {
    map(position, from: positions, to: offsets)
  }

  private func map(
    _ value: Double,
    from source: ClosedRange<Double>,
    to target: ClosedRange<Double>
  ) -> Double {
    guard !isEmpty else { return target.lowerBound }
    // The ends are exact whatever rounding does in between.
    if value <= source.lowerBound { return target.lowerBound }
    if value >= source.upperBound { return target.upperBound }
    // Multiplied first, so that whole points stay whole wherever the division comes out even.
    let way = (value - source.lowerBound) * (target.upperBound - target.lowerBound)
    return target.clamp(target.lowerBound + way / (source.upperBound - source.lowerBound))
  }
}

extension ClosedRange<Double> {
  /// The value of the range nearest to a value.
  func clamp(_ value: Double) -> Double {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}

/// A track on which one position belongs to one offset although the fractions differ.
///
/// When content grows while the scrubber is held, neither may move. From the pin on, the rest of
/// the way leads through the rest of the content, in both directions, so that both ends stay
/// reachable.
struct PinnedTrack: Hashable, Sendable {
  private let before: ScrubberTrack
  private let after: ScrubberTrack

  /// Pins a position to an offset; `nil` when one of them lies at an end of the track, from where
  /// one direction would lead nowhere.
  init?(_ track: ScrubberTrack, position: Double, offset: Double) {
    let (offsets, positions) = (track.offsets, track.positions)
    guard
      positions.lowerBound < position, position < positions.upperBound,
      offsets.lowerBound < offset, offset < offsets.upperBound
    else { return nil }
    before = ScrubberTrack(
      offsets: offsets.lowerBound...offset,
      positions: positions.lowerBound...position
    )
    after = ScrubberTrack(
      offsets: offset...offsets.upperBound,
      positions: position...positions.upperBound
    )
  }

  func position(for offset: Double) -> Double {
    offset < after.offsets.lowerBound
      ? before.position(for: offset) : after.position(for: offset)
  }

  func offset(for position: Double) -> Double {
    position < after.positions.lowerBound
      ? before.offset(for: position) : after.offset(for: position)
  }
}
