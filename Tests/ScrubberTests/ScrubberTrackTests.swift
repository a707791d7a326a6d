// The map between offset and position, alone.

import Scrubber
import TestSupport
import Testing

@Suite struct ScrubberTrackTests {
  @Test(arguments: [(0, 25), (450, 150), (900, 275)] as [(Double, Double)])
  func `equal fractions correspond`(offset: Double, position: Double) {
    let track = ScrubberTrack(offsets: 0...900, positions: 25...275)
    #expect(track.position(for: offset) == position)
    #expect(track.offset(for: position) == offset)
  }

  /// The class's own map, with its insets counted in both directions (rows D79, D80, D82).
  @Test(arguments: [(-64, 74), (0, 80.967742), (4400, 560)] as [(Double, Double)])
  func `insets count in both directions`(offset: Double, position: Double) {
    let track = ScrubberTrack(offsets: -64...4400, positions: 74...560)
    #expect(isClose(track.position(for: offset), position, within: 5e-7))
    #expect(isClose(track.offset(for: track.position(for: offset)), offset, within: 1e-9))
  }

  @Test(arguments: [-80.0, -0.5])
  func `a bounce past an end leaves the scrubber at its stop`(beyond: Double) {
    let track = ScrubberTrack(offsets: 0...900, positions: 25...275)
    #expect(track.position(for: beyond) == 25)
    #expect(track.position(for: 900 - beyond) == 275)
    #expect(track.offset(for: 25 + beyond) == 0)
    #expect(track.offset(for: 275 - beyond) == 900)
  }

  @Test func `nothing to travel means the first of everything`() {
    let still = ScrubberTrack(offsets: 5...5, positions: 25...275)
    let narrow = ScrubberTrack(offsets: 0...900, positions: 25...25)
    for track in [still, narrow] {
      #expect(track.isEmpty)
      #expect(track.position(for: 1000) == 25)
      #expect(track.offset(for: 200) == track.offsets.lowerBound)
    }
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `both directions are inverse, monotone and exact at the ends`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let lo = Double.random(in: -1000...1000, using: &random)
      let length = Double.random(in: 1...1e12, using: &random)
      let a = Double.random(in: -50...100, using: &random)
      let track = ScrubberTrack(
        offsets: lo...(lo + length),
        positions: a...(a + Double.random(in: 1...2000, using: &random))
      )
      let (first, last) = (track.positions.lowerBound, track.positions.upperBound)
      #expect(track.offset(for: first) == track.offsets.lowerBound)
      #expect(track.offset(for: last) == track.offsets.upperBound)
      let places = (0..<10).map { _ in Double.random(in: first...last, using: &random) }.sorted()
      let offsets = places.map(track.offset)
      #expect(offsets == offsets.sorted())
      for (place, offset) in zip(places, offsets) {
        #expect(isClose(track.position(for: offset), place, within: 1e-9 * max(1, abs(last))))
      }
    }
  }

  @Test func `a track without an end ends the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = ScrubberTrack(offsets: 0...Double.infinity, positions: 0...1)
    }
    await #expect(processExitsWith: .failure) {
      _ = ScrubberTrack(offsets: 0...1, positions: -Double.infinity...1)
    }
  }
}
