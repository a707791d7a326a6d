// A hand's hold on something that travels along a track: which offset belongs to a place of the
// pointer, also after the track has changed under the hand. One axis, values only: no views, no time.

/// One axis of a hold.
///
/// What is held stands where it stood when it was taken, plus the whole way of the pointer since. As
/// long as nothing else happens, the track's own map leads from there to the offset. When content
/// grows, shrinks or is moved by something else, the map is bent so that neither what is held nor the
/// content jumps.
struct TrackGrip: Hashable, Sendable {
  /// The largest difference of two positions that counts as none, in points: far below a pixel, far
  /// above what rounding can do.
  private static let tolerance = 1e-9

  /// The position that belongs to ``grabbed``.
  private var origin: Double
  /// The pointer's place that belongs to ``origin``.
  private var grabbed: Double
  private var pin: PinnedTrack?

  /// Takes what stands at a position, with the pointer at a place.
  init(position: Double, pointer: Double) {
    origin = position
    grabbed = pointer
  }

  /// The offset that belongs to a place of the pointer.
  func offset(forPointer pointer: Double, on track: ScrubberTrack) -> Double {
    let position = position(forPointer: pointer, on: track)
    return pin?.offset(for: position) ?? track.offset(for: position)
  }

  /// The position that belongs to an offset.
  func position(for offset: Double, on track: ScrubberTrack) -> Double {
    pin?.position(for: offset) ?? track.position(for: offset)
  }

  /// Has the present offset belong to the present place of the pointer.
  mutating func repin(to offset: Double, pointer: Double, on track: ScrubberTrack) {
    pin = nil
    guard !track.isEmpty else { return }
    let position = position(forPointer: pointer, on: track)
    // Where the straight map agrees, as at both ends, nothing needs to be bent.
    guard abs(track.position(for: offset) - position) > Self.tolerance else { return }
    pin = PinnedTrack(track, position: position, offset: offset)
    guard pin == nil else { return }
    // From an end of the track one direction would lead nowhere: what is held goes to where it
    // belongs, and the hand has hold of it there.
    origin = track.position(for: offset)
    grabbed = pointer
  }

  private func position(forPointer pointer: Double, on track: ScrubberTrack) -> Double {
    track.positions.clamp(origin + (pointer - grabbed))
  }
}
