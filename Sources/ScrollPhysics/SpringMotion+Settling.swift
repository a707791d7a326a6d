// Where a spring's endless approach is cut off and braked to an exact stop.

extension SpringMotion {
  /// The moment from which the movement can be braked evenly to rest at zero, and that braking.
  ///
  /// It is the first moment at which the displacement stays within the distance and the movement
  /// leads towards zero at half the spring's own slowest rate or more, so that the braking takes
  /// at most `4 / slowestRate` seconds and never speeds up. A braking that is itself taken up
  /// again anywhere meets the condition at once and stays the same.
  ///
  /// - Parameter distance: The length of the braking, in points; above zero.
  /// - Returns: The time since the beginning, and the displacement and velocity there.
  func settling(
    within distance: Double
  ) -> (time: TimeInterval, displacement: Double, velocity: Double) {
    var time = time(untilWithin: distance)
    let place = value(at: time)
    let speed = velocity(at: time)
    let rate = slowestRate / 2
    let isBrakable = place * speed <= 0 && abs(speed) >= rate * abs(place)
    if !isBrakable || place == 0 {
      // v + rate x is a movement of the same spring; where it passes zero, v = -rate x.
      let frequency = spring.angularFrequency
      let acceleration =
        -frequency * frequency * place - 2 * spring.dampingRatio * frequency * speed
      let excess = SpringMotion(
        spring,
        displacement: speed + rate * place,
        velocity: acceleration + rate * speed
      )
      time += excess.firstCrossing ?? 0
    }
    return (time, value(at: time), velocity(at: time))
  }
}
