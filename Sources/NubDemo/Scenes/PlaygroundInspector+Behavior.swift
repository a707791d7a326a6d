// The lines for the numbers behind the motion: what no source settles, and a few that one does. Each
// steps around its default; any other value can be set from the command line.

import ScrollPhysics
import ScrollUI
import Scrubber

extension PlaygroundInspector {
  /// The lines of the scroll view's behaviour.
  var behavior: [PlaygroundRow] {
    let make = PlaygroundRows(stage: stage, look: look)
    let behavior: ReferenceWritableKeyPath<Stage, ScrollBehavior> = \.scroll.behavior
    func number(
      _ name: String,
      _ property: WritableKeyPath<ScrollBehavior, Double>,
      _ stops: [Double]
    ) -> PlaygroundRow {
      make.number(
        name,
        behavior.appending(path: property),
        .list(stops),
        write: { $0 < 1000 ? NumberText.text($0) : NumberText.grouped($0) }
      )
    }
    return [
      make.heading("Behaviour"),
      make.flag("reduce motion", \.scroll.behavior.reducesMotion),
      number("drag slop", \.dragSlop, [1, 2, 4, 10, 20, 40]),
      number("lock ratio", \.directionLockRatio, [1, 1.5, 2, 3, 5]),
      number("rubber band", \.rubberBandCoefficient, [0.1, 0.25, 0.4, 0.55, 0.75, 1]),
      number("fling stiffness", \.flingSpring.newStiffness, [30, 60, 120, 240, 480]),
      number("fling damping", \.flingSpring.newDampingRatio, [0.5, 0.75, 1, 1.5]),
      number("return stiffness", \.stretchSpring.newStiffness, [50, 100, 200, 400, 800]),
      number("return damping", \.stretchSpring.newDampingRatio, [0.5, 0.75, 1, 1.5]),
      number("bounce limit", \.bounceLimit, [0.1, 0.25, 0.5, 1, 2]),
      number("slowest fling", \.minimumFlingSpeed, [5, 25, 50, 100, 200]),
      number("fastest fling", \.maximumFlingSpeed, [1000, 4000, 16_000, 64_000, 256_000]),
      number("settling pixels", \.settlePixels, [1.5, 2, 4, 8, 16]),
      number("momentum, 1/1000", \.momentumThousandths, [0.2, 0.4, 0.816, 1.6, 3.2]),
      number("momentum exponent", \.momentumExponent, [1.5, 1.75, 1.967, 2, 2.25]),
      number("momentum limit", \.momentumLimit, [5000, 10_000, 20_000, 40_000, 80_000]),
      number("momentum hold, s", \.momentumHoldLimit, [0.01, 0.02, 0.035, 0.05, 0.1]),
      number("paging speed", \.pagingSpeed, [50, 100, 150, 300, 600]),
      number("paging frequency", \.pagingFrequency, [3, 6, 12, 24]),
      number("animation, s", \.animationDuration, [0.1, 0.2, 0.3, 0.5, 1, 2]),
      number("wheel, s", \.wheelDuration, [0.05, 0.1, 0.2, 0.5, 1]),
      number("wheel latch, s", \.wheelLatch, [0.1, 0.25, 0.5, 1]),
      make.flag("invert wheel across", \.scroll.behavior.invertsWheelX),
      make.flag("invert wheel down", \.scroll.behavior.invertsWheelY),
      number("keys, s", \.keyDuration, [0.05, 0.15, 0.3, 0.5]),
      number("line", \.lineStep, [10, 20, 40, 80]),
      number("zoom step", \.zoomStep, [1.05, 1.1, 1.25, 1.5, 2]),
      number("zoom stretch", \.zoomStretchLimit, [1.25, 1.5, 2, 4]),
    ]
  }
}

extension ScrollBehavior {
  /// The factor of the momentum in a unit in which it can be read.
  fileprivate var momentumThousandths: Double {
    get { momentumFactor * 1000 }
    set { momentumFactor = newValue / 1000 }
  }
}

extension Spring {
  /// The stiffness; setting it exchanges the spring.
  fileprivate var newStiffness: Double {
    get { stiffness }
    set { self = Spring(mass: mass, stiffness: newValue, dampingRatio: dampingRatio) }
  }

  /// The damping ratio; setting it exchanges the spring.
  fileprivate var newDampingRatio: Double {
    get { dampingRatio }
    set { self = Spring(mass: mass, stiffness: stiffness, dampingRatio: newValue) }
  }
}
