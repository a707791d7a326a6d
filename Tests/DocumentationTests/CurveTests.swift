// The pictures of the catalogue's page Curves are those of the code that runs. Record them anew
// with NUB_RECORD=1, and look at them.

import Foundation
import SDLBackend
import ScrollDrawing
import TestSupport
import Testing

@Suite(.serialized) struct CurveTests {
  private static let plots = MotionPlots.all + ViewPlots.all

  @Test(arguments: plots.indices)
  func `the picture of a curve is what the code draws, pixel for pixel`(index: Int) throws {
    let plot = Self.plots[index]
    let picture = PlotDrawing(plot).picture()
    let path = Catalogue.picture("\(plot.name)@\(Int(PlotDrawing.scale))x")
    if Golden.isRecording {
      try Data(SDLImage.png(of: picture)).write(to: URL(filePath: path))
    } else {
      // Pictures are not printed pixel by pixel.
      let isSame = try SDLImage.readPNG(path) == picture
      #expect(isSame, "\(path) is not what the code draws; record it with NUB_RECORD=1")
    }
  }

  @Test func `every picture of the catalogue is shown, and every plot is a picture`() throws {
    let shown = try Catalogue.articles().flatMap { article in
      article.text.matches(of: /!\[[^\]]+\]\(([a-z-]+)\)/).map { String($0.1) }
    }
    #expect(Set(shown) == Set(Self.plots.map(\.name)))
    #expect(try Catalogue.pictureNames() == Set(Self.plots.map { "\($0.name)@2x.png" }))
  }
}
