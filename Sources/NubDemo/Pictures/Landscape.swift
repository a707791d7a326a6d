// A picture of our own, made of arithmetic: mountains at a lake at dusk. The same on every machine, as
// it uses no mathematics but that of IEEE 754. Knows nothing of who shows it.

import ScrollDrawing

/// A landscape of any size; larger ones have finer detail in the same places.
struct Landscape {
  /// A colour as it is mixed, each part from 0 to 1.
  struct Tone {
    var red: Double
    var green: Double
    var blue: Double

    init(_ rgb: UInt32) {
      red = Double((rgb >> 16) & 255) / 255
      green = Double((rgb >> 8) & 255) / 255
      blue = Double(rgb & 255) / 255
    }

    /// The mix with another colour, of which there is a share from 0 to 1.
    func mixed(with other: Tone, _ share: Double) -> Tone {
      let share = min(max(share, 0), 1)
      var tone = self
      tone.red += (other.red - red) * share
      tone.green += (other.green - green) * share
      tone.blue += (other.blue - blue) * share
      return tone
    }
  }

  /// One range of mountains, from far to near.
  private struct Ridge {
    /// The height of its mean above the water, and how far it goes up and down, in picture heights.
    let level: Double
    let relief: Double
    /// The number of its widest hills.
    let hills: Double
    let tone: Tone
    /// How much of the haze lies at its foot.
    let haze: Double
  }

  private static let ridges = [
    Ridge(level: 0.165, relief: 0.150, hills: 3, tone: Tone(0x9A86AE), haze: 0.75),
    Ridge(level: 0.125, relief: 0.120, hills: 4, tone: Tone(0x7A6C9E), haze: 0.65),
    Ridge(level: 0.085, relief: 0.100, hills: 5, tone: Tone(0x56558A), haze: 0.5),
    Ridge(level: 0.052, relief: 0.075, hills: 6, tone: Tone(0x373F70), haze: 0.35),
    Ridge(level: 0.022, relief: 0.050, hills: 7, tone: Tone(0x1C2649), haze: 0.15),
  ]
  /// The sky from the zenith to the horizon.
  private static let sky = [
    (place: 0.0, tone: Tone(0x0B1030)), (place: 0.35, tone: Tone(0x2B2A63)),
    (place: 0.62, tone: Tone(0x7A5192)), (place: 0.82, tone: Tone(0xE0808A)),
    (place: 0.93, tone: Tone(0xF8B27A)), (place: 1.0, tone: Tone(0xFFE0A6)),
  ]
  private static let sun = Tone(0xFFF3D0)
  private static let mist = Tone(0xF2B79A)
  private static let forest = Tone(0x0A1226)
  private static let water = Tone(0x16204A)

  // Where things are, as shares of the picture's width or height.
  private static let shore = 0.72
  private static let sunPlace = (x: 0.64, y: 0.60)
  private static let sunRadius = 0.026
  private static let trees = 260
  /// The least number of picture heights between stars on average.
  private static let starCell = 0.011

  private let width: Int
  private let height: Int
  private let unit: Double
  private let noise = Noise()

  /// Paints a landscape.
  static func picture(width: Int, height: Int) -> PixelBuffer {
    Landscape(width: width, height: height).painted()
  }

  private init(width: Int, height: Int) {
    self.width = width
    self.height = height
    unit = Double(height)
  }

  private func painted() -> PixelBuffer {
    var picture = PixelBuffer(size: PixelSize(width: width, height: height))
    let shore = Int(Self.shore * unit)
    let crests = Self.ridges.indices.map { crest(of: $0) }
    let forest = forestEdge()
    picture.withMutableSpan { pixels in
      var column = [Tone](repeating: Self.water, count: shore)
      for x in 0..<width {
        for y in 0..<shore {
          column[y] = land(x, y, crests, forest)
          pixels[y * width + x] = pixel(column[y], x, y)
        }
        for y in shore..<height {
          pixels[y * width + x] = pixel(reflection(x, y, shore, in: column), x, y)
        }
      }
    }
    return picture
  }

  // MARK: Sky

  private func skyTone(_ x: Int, _ y: Int) -> Tone {
    let place = Double(y) / (Self.shore * unit)
    var tone = Self.sky[0].tone
    for (lower, upper) in zip(Self.sky, Self.sky.dropFirst()) where place >= lower.place {
      let share = (place - lower.place) / (upper.place - lower.place)
      tone = lower.tone.mixed(with: upper.tone, share)
    }
    let away = distance(x, y, Self.sunPlace.x * Double(width), Self.sunPlace.y * unit) / unit
    let glow = 1 / (1 + away * away * 60)
    tone = tone.mixed(with: Self.sky[5].tone, glow * 0.75)
    // Thin clouds, drawn out along the horizon.
    let cloud = noise.fractal(Double(x) / unit * 2.2, Double(y) / unit * 13, octaves: 5)
    let band = max(0, 1 - abs(place - 0.66) / 0.3)
    tone = tone.mixed(with: Tone(0xFFB8A0), max(0, cloud - 0.5) * 2.1 * band)
    let edge = (Self.sunRadius - away) * unit
    tone = tone.mixed(with: Self.sun, edge + 0.5)
    return star(x, y).map { tone.mixed(with: Tone(0xFFFFFF), $0 * max(0, 1 - place * 1.45)) }
      ?? tone
  }

  /// How bright the star of this part of the sky is here, if there is one near.
  private func star(_ x: Int, _ y: Int) -> Double? {
    let cell = max(Self.starCell * unit, 4)
    let (column, row) = (Int(Double(x) / cell), Int(Double(y) / cell))
    guard noise.value(column, row, 1) > 0.72 else { return nil }
    // A star keeps away from the edges of its cell, so that it is whole.
    let centerX = (Double(column) + 0.2 + 0.6 * noise.value(column, row, 2)) * cell
    let centerY = (Double(row) + 0.2 + 0.6 * noise.value(column, row, 3)) * cell
    let size = noise.value(column, row, 4)
    let radius = (0.0004 + 0.0011 * size * size * size) * unit
    let away = distance(x, y, centerX, centerY)
    let light = min(max(radius + 0.5 - away, 0), 1)
    let halo = max(0, 1 - away / (radius * 5)) * 0.25 * size
    return max(light * (0.35 + 0.65 * size), halo)
  }

  private func distance(_ x: Int, _ y: Int, _ centerX: Double, _ centerY: Double) -> Double {
    let (alongX, alongY) = (Double(x) - centerX, Double(y) - centerY)
    return (alongX * alongX + alongY * alongY).squareRoot()
  }

  // MARK: Land

  /// The row at which a range begins, column by column.
  private func crest(of number: Int) -> [Double] {
    let ridge = Self.ridges[number]
    return (0..<width).map { x in
      let place = Double(x) / Double(width) * ridge.hills + Double(number) * 17.3
      // Folded at its middle, noise has the sharp crests of rock.
      let folded = 1 - abs(2 * noise.fractal(place, Double(number), octaves: 9) - 1)
      let top = ridge.level + ridge.relief * (folded - 0.45)
      return (Self.shore - max(top, 0.004)) * unit
    }
  }

  /// The row at which the forest at the shore begins, column by column: spruces with jagged sides.
  private func forestEdge() -> [Double] {
    var edge = (0..<width).map { x in
      let place = Double(x) / Double(width)
      // It is highest at both sides and lets the middle free.
      let side = max(0, abs(place - 0.46) - 0.2)
      let ground = side * 0.16 + noise.fractal(place * 9, 40, octaves: 4) * 0.012
      return (Self.shore - ground) * unit
    }
    let ground = edge
    for tree in 0..<Self.trees {
      let middle = noise.value(tree, 0, 5) * Double(width)
      let place = middle / Double(width)
      let growth = max(0, abs(place - 0.46) - 0.14)
      let length = (0.012 + growth * 0.16) * (0.55 + 0.9 * noise.value(tree, 0, 6)) * unit
      let reach = length * 0.24
      let first = max(0, Int(middle - reach))
      let last = min(width - 1, Int(middle + reach))
      guard first <= last, length > 1 else { continue }
      let foot = ground[min(max(Int(middle), 0), width - 1)]
      for x in first...last {
        let away = abs(Double(x) - middle) / reach
        // Branches hang in tiers: the sides go down in steps.
        let tiers = (away * 7).rounded(.down) / 7
        let top = foot - length * (1 - (0.45 * away + 0.55 * tiers))
        edge[x] = min(edge[x], top)
      }
    }
    return edge
  }

  private func land(_ x: Int, _ y: Int, _ crests: [[Double]], _ forest: [Double]) -> Tone {
    let row = Double(y)
    var tone = skyTone(x, y)
    for (ridge, crest) in zip(Self.ridges, crests) {
      let depth = row - crest[x] + 0.5
      guard depth > 0 else { continue }
      let foot = (Self.shore * unit - row) / ((ridge.level + ridge.relief) * unit)
      let rock = noise.fractal(
        Double(x) / unit * 30,
        row / unit * 55 + ridge.level * 900,
        octaves: 4
      )
      var stone = ridge.tone.mixed(with: Self.forest, (rock - 0.42) * 0.55)
      stone = stone.mixed(with: Self.mist, ridge.haze * max(0, 1 - foot * 1.15))
      tone = tone.mixed(with: stone, depth)
    }
    return tone.mixed(with: Self.forest, row - forest[x] + 0.5)
  }

  // MARK: Water

  private func reflection(_ x: Int, _ y: Int, _ shore: Int, in column: [Tone]) -> Tone {
    let depth = Double(y - shore) / unit
    let ripple =
      noise.fractal(Double(x) / unit * 9, depth * 210 / (1 + depth * 5), octaves: 3) - 0.5
    let mirrored = Double(shore - 1) - depth * unit * 1.9 + ripple * (0.012 + depth * 0.2) * unit
    let source = column[min(max(Int(mirrored), 0), shore - 1)]
    let glitter = max(0, ripple - 0.22) * 1.2
    return source.mixed(with: Self.water, 0.2 + depth * 1.5).mixed(with: Self.mist, glitter)
  }

  /// A pixel, with a grain too fine to be seen that keeps gradients from showing steps.
  private func pixel(_ tone: Tone, _ x: Int, _ y: Int) -> UInt32 {
    let grain = noise.value(x, y, 9) - 0.5
    func byte(_ part: Double) -> UInt32 { UInt32(min(max(part * 255 + 0.5 + grain, 0), 255)) }
    return byte(tone.red) << 16 | byte(tone.green) << 8 | byte(tone.blue)
  }
}

/// Numbers that look like chance but are always the same.
struct Noise {
  /// A number from 0 to 1 for whole coordinates and a kind.
  func value(_ x: Int, _ y: Int, _ kind: Int) -> Double {
    // The finalizer of MurmurHash3 over a mix of the three.
    var bits =
      UInt64(bitPattern: Int64(x)) &* 0x9E37_79B9_7F4A_7C15
      ^ UInt64(bitPattern: Int64(y)) &* 0xC2B2_AE3D_27D4_EB4F
      ^ UInt64(bitPattern: Int64(kind)) &* 0x1656_67B1_9E37_79F9
    bits = (bits ^ bits >> 33) &* 0xFF51_AFD7_ED55_8CCD
    bits = (bits ^ bits >> 33) &* 0xC4CE_B9FE_1A85_EC53
    return Double((bits ^ bits >> 33) >> 11) * 0x1p-53
  }

  /// Smooth noise from 0 to 1, in which each octave has twice the detail and half the strength.
  func fractal(_ x: Double, _ y: Double, octaves: Int) -> Double {
    var (sum, total, strength, scale) = (0.0, 0.0, 1.0, 1.0)
    for octave in 0..<octaves {
      sum += strength * smooth(x * scale, y * scale, 100 + octave)
      total += strength
      strength /= 2
      scale *= 2
    }
    return sum / total
  }

  private func smooth(_ x: Double, _ y: Double, _ kind: Int) -> Double {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (column, row) = (Int(left), Int(top))
    let (across, down) = (eased(x - left), eased(y - top))
    let upper = mixed(value(column, row, kind), value(column + 1, row, kind), across)
    let lower = mixed(value(column, row + 1, kind), value(column + 1, row + 1, kind), across)
    return mixed(upper, lower, down)
  }

  private func eased(_ part: Double) -> Double { part * part * (3 - 2 * part) }

  private func mixed(_ first: Double, _ second: Double, _ share: Double) -> Double {
    first + (second - first) * share
  }
}
