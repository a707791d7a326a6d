// The scale that an X server's resources name.

import SDLBackend
import Testing

@Suite struct DisplayScaleTests {
  @Test(arguments: [
    ("Xft.dpi:\t192\n", 2), ("Xcursor.size:\t48\nXft.dpi: 144\nXft.hinting:\t1\n", 1.5),
    ("Xft.dpi:96", 1), ("Xft.dpi: 120.0", 1.25),
  ])
  func `96 dots per inch are a scale of 1`(resources: String, scale: Double) {
    #expect(DisplayScale.scale(in: resources) == scale)
  }

  @Test(arguments: [
    "", "Xft.dpi", "Xft.dpi:", "Xft.dpi:\tmany", "Xft.dpi:\t0", "Xft.dpi:\t-96", "Xft.dpi:\tnan",
    "Xft.dpi:\t100000", "MyXft.dpi:\t192", "Xft.dpi.other:\t192",
  ])
  func `resources that name no believable scale are no answer`(resources: String) {
    #expect(DisplayScale.scale(in: resources) == nil)
  }
}
