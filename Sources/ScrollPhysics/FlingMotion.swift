// What content does when it is let go: glide, bounce off an edge, or come back from a stretch.
// One axis; knows no gestures and no views.

internal import Glibc

/// The whole flight of content after a release, along one axis.
///
/// Inside the range content glides (``Deceleration``), outside it hangs on a spring whose rest
/// point is the edge that was crossed. The moments at which one hands over to the other are solved
/// when the flight is made, so the path is the same at any frame rate:
///
/// - A glide that ends inside the range rests there: with a `pixel` on a whole one, without at
///   the natural destination (then it goes by the formula of ``Deceleration``, for ever).
/// - A glide that would end outside meets the edge with the speed it has there, goes on as a
///   spring and rests exactly on the edge.
/// - Content let go outside springs back to the edge; thrown inwards faster than the spring can
///   catch it, it glides on inside with the speed it crosses the edge with.
///
/// The flight depends on place and velocity only. A flight made from the place and the velocity of
/// another one at any moment goes on along the same path (for a spring with a damping ratio below
/// 1, at any moment of its glide), also in the last few pixels: they are braked evenly, at a rate
/// that can be read off place and speed, towards the same pixel.
public struct FlingMotion: Motion, Hashable {
  /// The length of the even braking at the end of a glide, in device pixels, if nothing else is
  /// asked for.
  ///
  /// Chosen by hand: long enough to absorb the half pixel by which the rest point is moved onto
  /// the grid (an eighth of it), short enough to cut the glide's endless creep by two thirds.
  public static let settlePixels = 4.0

  /// The length of the even braking at the end of a spring's return, in points.
  ///
  /// Chosen by hand: under a sixth of a device pixel on the densest screens (three pixels a
  /// point), where nobody sees that the law changes.
  public static let settleDistance = 0.05

  /// The longest even braking, in units of `1/friction` seconds.
  ///
  /// The end of a glide takes 1.75 to 2.25 units. A release so slow that it would creep to the
  /// next pixel for longer than 3 rests at once on the nearest one instead.
  static let longestBraking = 3.0

  /// Where the content comes to rest, in points.
  public let destination: Double

  /// Whether the content is outside the range at any time, be it at the start or in a bounce.
  ///
  /// Such a flight, or one whose ``destination`` a new range excludes, must be made anew from the
  /// present place and velocity when the range changes.
  public let leavesRange: Bool

  private let phases: MotionPhases

  /// Solves the flight of content that is let go.
  ///
  /// - Parameters:
  ///   - value: The place where it is let go, in points; finite.
  ///   - velocity: The velocity there, in points per second; finite.
  ///   - range: The places where it may rest, edges included; an edge may be infinitely far.
  ///   - rate: How fast a glide loses speed.
  ///   - spring: What takes it back to an edge.
  ///   - bounceLimit: The furthest a glide may go past an edge, in points; above zero. One that would
  ///     go further loses speed at the edge so that it turns there; infinite, the default, lets it.
  ///   - pixel: The size of a device pixel in points. Content at rest is put on a whole number of
  ///     them or on an edge of the range. Zero, the default, does not round.
  ///   - settlePixels: The length of the even braking at the end of a glide, in device pixels; at
  ///     least 1, so that the next whole pixel lies ahead.
  public init(
    from value: Double,
    velocity: Double,
    within range: ClosedRange<Double>,
    rate: DecelerationRate = .normal,
    spring: Spring,
    bounceLimit: Double = .infinity,
    pixel: Double = 0,
    settlePixels: Double = FlingMotion.settlePixels
  ) {
    precondition(value.isFinite, "FlingMotion.value must be finite, got \(value)")
    precondition(velocity.isFinite, "FlingMotion.velocity must be finite, got \(velocity)")
    precondition(
      pixel >= 0 && pixel.isFinite,
      "FlingMotion.pixel must be finite and not negative, got \(pixel)"
    )
    precondition(bounceLimit > 0, "FlingMotion.bounceLimit must be above 0, got \(bounceLimit)")
    precondition(
      settlePixels >= 1 && settlePixels.isFinite,
      "FlingMotion.settlePixels must be at least 1, got \(settlePixels)"
    )
    var flight = Flight(
      range: range,
      friction: rate.friction,
      spring: spring,
      bounceLimit: bounceLimit,
      pixel: pixel,
      braking: settlePixels * pixel
    )
    destination = flight.solve(from: value, velocity: velocity)
    leavesRange = flight.leavesRange
    phases = flight.phases
  }

  /// The place after an elapsed time, in points.
  public func value(at elapsed: TimeInterval) -> Double { phases.value(at: elapsed) }

  /// The velocity after an elapsed time, in points per second.
  public func velocity(at elapsed: TimeInterval) -> Double { phases.velocity(at: elapsed) }

  /// The seconds until the content rests; for a glide without a pixel size, until the distance
  /// left is ``Deceleration/restDistance``.
  public var duration: TimeInterval { phases.duration }
}

/// A flight while it is being solved.
private struct Flight {
  let range: ClosedRange<Double>
  let friction: Double
  let spring: Spring
  let bounceLimit: Double
  let pixel: Double
  /// The length of the even braking at the end of a glide, in points.
  let braking: Double

  var phases = MotionPhases()
  var leavesRange = false

  init(
    range: ClosedRange<Double>,
    friction: Double,
    spring: Spring,
    bounceLimit: Double,
    pixel: Double,
    braking: Double
  ) {
    self.range = range
    self.friction = friction
    self.spring = spring
    self.bounceLimit = bounceLimit
    self.pixel = pixel
    self.braking = braking
  }

  /// Adds the phases of a flight, beginning with one outside if it begins there.
  mutating func solve(from value: Double, velocity: Double) -> Double {
    let edge = clamped(value)
    guard edge != value else { return glide(from: value, velocity: velocity, at: 0) }
    leavesRange = true
    let motion = SpringMotion(spring, displacement: value - edge, velocity: velocity)
    guard let crossing = inwardCrossing(of: motion) else {
      return springBack(motion, to: edge, at: 0)
    }
    phases.append(.spring(motion, about: edge), at: 0)
    return glide(from: edge, velocity: motion.velocity(at: crossing), at: crossing)
  }

  /// When stretched content crosses the edge in earnest, or `nil` when it comes to rest there.
  private func inwardCrossing(of motion: SpringMotion) -> TimeInterval? {
    // A swinging spring crosses always; only what was thrown is meant to go on.
    let frequency = spring.angularFrequency
    let catchable = frequency * abs(motion.displacement)
    guard abs(motion.launchVelocity) > catchable, let crossing = motion.firstCrossing else {
      return nil
    }
    // The braking at the end of a spring is at most this fast. What crosses no faster has come to
    // rest at the edge, else a return taken up in its braking would slip through the edge.
    let slowest = 2 * frequency * FlingMotion.settleDistance
    let inward = motion.displacement < 0 ? 1.0 : -1.0
    let isThrownInward = motion.launchVelocity * inward > 0
    return isThrownInward && motion.velocity(at: crossing) * inward > slowest ? crossing : nil
  }

  /// Adds a glide that begins inside, and the bounce if it does not end there.
  private mutating func glide(
    from value: Double,
    velocity: Double,
    at start: TimeInterval
  ) -> Double {
    let coast = Deceleration(from: value, velocity: velocity, friction: friction)
    let end = coast.destination
    let edge = clamped(end)
    // What would end less than half a braking outside is braked to rest on the edge: the bounce
    // would be a fraction of a pixel.
    guard abs(end - edge) > braking / 2 else {
      return rest(coast, at: start)
    }
    leavesRange = true
    let crossing = coast.time(toReach: edge) ?? coast.duration
    if crossing > 0 { phases.append(.coast(coast), at: start) }
    // v + k x is constant along a glide; written so that the sign cannot get lost.
    let speed = friction * (end - edge)
    return springBack(bounce(at: speed), to: edge, at: start + crossing)
  }

  /// The spring that takes over at an edge, which turns no further out than the limit.
  private func bounce(at speed: Double) -> SpringMotion {
    let bounce = SpringMotion(spring, displacement: 0, velocity: speed)
    let peak = bounce.firstTurn.map { abs(bounce.value(at: $0)) } ?? 0
    guard peak > bounceLimit else { return bounce }
    // From the edge, how far it goes is proportional to the speed.
    return SpringMotion(spring, displacement: 0, velocity: speed * (bounceLimit / peak))
  }

  /// Adds a return to an edge.
  private mutating func springBack(
    _ motion: SpringMotion,
    to edge: Double,
    at start: TimeInterval
  ) -> Double {
    phases.append(motion, about: edge, at: start, brakingWithin: FlingMotion.settleDistance)
    return edge
  }

  /// Adds a glide that ends inside.
  private mutating func rest(_ coast: Deceleration, at start: TimeInterval) -> Double {
    guard pixel > 0 else {
      phases.append(.coast(coast), at: start)
      return coast.destination
    }
    let velocity = coast.launchVelocity
    // Faster than this it glides, slower it is braked evenly; at this speed, a braking's length
    // is left either way.
    let brakingSpeed = friction * braking
    guard abs(velocity) > brakingSpeed else {
      let reach = velocity * abs(velocity) / (friction * brakingSpeed)
      return stop(from: coast.start, velocity: velocity, near: coast.start + reach, at: start)
    }
    let direction = velocity < 0 ? -1.0 : 1.0
    phases.append(.coast(coast), at: start)
    return stop(
      from: coast.destination - direction * braking,
      velocity: direction * brakingSpeed,
      near: coast.destination,
      at: start + coast.time(untilSpeed: brakingSpeed)
    )
  }

  /// Adds the even braking to the pixel nearest a place.
  private mutating func stop(
    from value: Double,
    velocity: Double,
    near place: Double,
    at start: TimeInterval
  ) -> Double {
    let target = restingPlace(near: place)
    let stop = StopMotion(from: value, velocity: velocity, to: target)
    if stop.duration > 0, stop.duration <= FlingMotion.longestBraking / friction {
      phases.append(.stop(stop), at: start)
      return target
    }
    let nearest = restingPlace(near: value)
    phases.append(.stop(StopMotion(from: nearest, velocity: 0, to: nearest)), at: start)
    return nearest
  }

  /// The whole pixel or edge of the range that is nearest to a place.
  private func restingPlace(near place: Double) -> Double {
    let place = clamped(place)
    // Per point instead of per pixel: 5 * (1.0/3) is not 5.0/3, but 5/3.0 is.
    let density = 1 / pixel
    let onGrid = (place * density).rounded() / density
    let nearestEdge =
      place - range.lowerBound < range.upperBound - place ? range.lowerBound : range.upperBound
    return range.contains(onGrid) && abs(onGrid - place) <= abs(nearestEdge - place)
      ? onGrid : nearestEdge
  }

  private func clamped(_ place: Double) -> Double {
    min(max(place, range.lowerBound), range.upperBound)
  }
}
