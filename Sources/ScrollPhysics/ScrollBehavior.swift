// How a scroll view answers to input: the switches UIKit has, and the numbers UIKit keeps to itself,
// each with its source. Values only.

public import ScrollGeometry

internal import Glibc

/// The settings of a scroll machine.
///
/// Numbers that Apple has not published are properties here, chosen inside the span that the
/// engines modelled on UIScrollView share, so that a program may set its own.
public struct ScrollBehavior: Hashable, Sendable {
  /// Whether a drag may pull content past its edges, and a fling bounce there.
  public var bounces = true
  /// Axes along which even content that fits can be pulled, as long as ``bounces`` is set.
  public var alwaysBounces: Set<Axis> = []
  /// Whether a person can scroll at all; programs always can.
  public var isScrollEnabled = true
  /// Whether content comes to rest at multiples of the viewport.
  public var isPagingEnabled = false
  /// Whether a drag that begins along one axis stays on it.
  public var isDirectionalLockEnabled = false
  /// How quickly a fling loses speed; normal by default.
  public var decelerationRate = DecelerationRate.normal
  /// The smallest zoom scale content can rest at; 1 by default, above 0.
  public var minimumZoomScale = 1.0
  /// The largest zoom scale content can rest at; 1 by default, and at least the smallest.
  public var maximumZoomScale = 1.0
  /// Whether a pinch may go past the zoom limits, with resistance.
  public var bouncesZoom = true
  /// Whether movements that nobody's hand makes are left out: no easing, no flings, no bounces.
  public var reducesMotion = false

  /// How far a pointer must move before a press becomes a drag, in points (UIKit's 10).
  public var dragSlop = 10.0
  /// How many times longer one direction must be at the start of a drag to lock it.
  ///
  /// UIKit's angle is not public; this is the tangent of 60 degrees.
  public var directionLockRatio = 1.7320508075688772
  /// The resistance of a pulled edge (0.55 in all engines modelled on UIKit).
  public var rubberBandCoefficient = 0.55
  /// The spring that takes over a fling at an edge.
  public var flingSpring = Spring.edgeBounce
  /// The spring that brings back content let go while stretched.
  public var stretchSpring = Spring.stretchReturn
  /// The part of the viewport a bounce may uncover at the most.
  ///
  /// The peers cap the speed at the edge (Flutter 5000 pt/s, on one side only); a part of the
  /// viewport is the same at every size, and both ways.
  public var bounceLimit = 0.5
  /// The release speed under which content stays where it is, in points per second.
  ///
  /// UIKit's threshold is not public; 25 (half an inch of glide) absorbs the jitter of a careful
  /// lift.
  public var minimumFlingSpeed = 25.0
  /// The largest speed of a fling in either direction, in points per second.
  public var maximumFlingSpeed = 64_000.0
  /// The length of the even braking at the end of a fling, in device pixels; at least 1.
  ///
  /// UIKit's rule for the end of a fling is not public; engines stop at speeds of 0.5 to 20 points
  /// per second, with the last step up to a pixel long. See ``FlingMotion/settlePixels``.
  public var settlePixels = FlingMotion.settlePixels
  /// The release speed that turns a page before its middle has been passed, in points per second.
  public var pagingSpeed = 150.0
  /// The angular frequency of the spring that leads to a page, in radians per second.
  public var pagingFrequency = 12.0
  /// The duration of an animated scroll or zoom, in seconds (commonly reported for UIKit).
  public var animationDuration = 0.3
  /// The duration of the glide after a wheel notch, in seconds (as in Chromium and GTK).
  public var wheelDuration = 0.2
  /// The pause after which the wheel may move another of two nested scroll views, in seconds.
  ///
  /// Longer than the time between two notches of one turn of the finger; chosen by hand (browsers
  /// use 0.1 to 1.5).
  public var wheelLatch = 0.5
  /// Axes along which the wheel moves content the other way round than usual; none by default.
  ///
  /// What the system turns round already ("natural scrolling") needs no entry here.
  public var invertedWheelAxes: Set<Axis> = []
  /// The duration of the glide after a key, in seconds (Chromium's 9 frames).
  public var keyDuration = 0.15
  /// The step of an arrow key, in points (a browser's 40).
  public var lineStep = 40.0
  /// The zoom factor of one wheel notch or key press.
  public var zoomStep = 1.1
  /// How far a pinch can go beyond a zoom limit, as a factor that is neared but never reached.
  public var zoomStretchLimit = 2.0
  /// The part of a caught fling's speed that goes into the next one, at 1 point per second.
  ///
  /// What is handed on grows with the power ``momentumExponent`` of that speed, up to
  /// ``momentumLimit``; all three are Flutter's fit to measured iOS flings. Zero hands nothing on.
  public var momentumFactor = 0.000816
  /// The power of the old speed with which the speed handed on grows.
  public var momentumExponent = 1.967
  /// The largest speed handed on, in points per second.
  public var momentumLimit = 40_000.0
  /// How long a finger may lie still on a running fling before its speed no longer counts for the
  /// next one, in seconds (under the 40 ms at which Flutter's measured fit drops it).
  public var momentumHoldLimit = 0.035

  /// Creates the defaults: UIKit's where they are known.
  public init() {}

  /// How far one wheel notch moves content, in points: the viewport to the power of 2/3 (GTK).
  public func wheelStep(viewport: Double) -> Double {
    pow(max(0, viewport), 2.0 / 3)
  }

  /// How far Page Up and Page Down move content, in points: the viewport less one line step, so that
  /// the last line stays visible, but never less than 7/8 of it.
  public func pageStep(viewport: Double) -> Double {
    max(viewport - lineStep, viewport * 0.875)
  }
}
