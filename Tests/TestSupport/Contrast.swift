// How well two colours can be told apart, as WCAG 2.2 counts it.

import Glibc
public import ScrollDrawing

/// The contrast of two colours, from 1 to 21; how opaque they are does not count.
public func contrast(_ first: Color, _ second: Color) -> Double {
  let lights = [luminance(first), luminance(second)].sorted()
  return (lights[1] + 0.05) / (lights[0] + 0.05)
}

/// The contrast of two pixels.
public func contrast(_ first: UInt32, _ second: UInt32) -> Double {
  contrast(Color(rgb: first), Color(rgb: second))
}

private func luminance(_ color: Color) -> Double {
  let parts = [color.red, color.green, color.blue].map { byte in
    let part = Double(byte) / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
  return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
}
