// What the tests of huge and slow files share: texts in a scene, how long things take, and how much
// is done where the optimiser is off.

import Glibc
import ScrollDrawing
import ScrollGeometry
import ScrollUI
import TestSupport

@testable import NubDemo

enum Workload {
  /// A tenth of what the program is made for where its tests are built without the optimiser.
  static var share: Int {
    #if DEBUG
    10
    #else
    1
    #endif
  }

  /// How many times longer than a good text a bad one may take; without the optimiser, the steps that
  /// it would take out count as well.
  static var patience: Double {
    #if DEBUG
    Sanitizer.limit(6)
    #else
    Sanitizer.limit(3)
    #endif
  }

  /// A scene that shows a text.
  static func scene(
    _ bytes: [UInt8],
    typesetter: any Typesetter = BitmapTypesetter(),
    size: Size = Size(width: 400, height: 600)
  ) -> TextScene {
    TextScene(
      SceneResources(theme: .light, typesetter: typesetter, size: size, scale: 1),
      files: [TextScene.File(name: "text", document: TextDocument(bytes))]
    )
  }

  /// Draws a frame of a scene from nothing.
  @discardableResult
  static func draw(_ scene: any Scene, scale: Double = 1) -> PixelBuffer {
    let size = PixelSize(scene.stage.scroll.frame.size, scale: scale)
    var list = DisplayList(size: size, scale: scale)
    scene.draw(into: &list)
    return PixelBuffer(drawing: list)
  }

  /// The processor seconds that something takes at its best: the machine has other things to do too.
  static func seconds(bestOf tries: Int = 3, _ body: () throws -> Void) rethrows -> Double {
    try (0..<tries).map { _ in
      let start = processorTime
      try body()
      return processorTime - start
    }
    .min() ?? 0
  }

  /// What this thread has used of its processor, in seconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// A typesetter that remembers what it was asked to set.
final class ListeningTypesetter: Typesetter {
  var texts: [String] = []
  private let base = BitmapTypesetter()

  func line(_ text: String, font: Font, scale: Double) -> TextLine {
    texts.append(text)
    return base.line(text, font: font, scale: scale)
  }
}
