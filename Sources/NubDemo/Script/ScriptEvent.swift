// What a script can ask for, as values. Neither the text form nor how it is carried out is known
// here.

import ScrollGeometry
import ScrollUI

/// One line of a script: something that happens at a time.
struct ScriptEvent {
  /// Seconds after the start, at which it is delivered.
  var at: Double
  /// The event's own time, in seconds after the start, if it was delivered later than it happened,
  /// or out of order.
  var ownTime: Double?
  var action: ScriptAction

  /// When it happened, in seconds after the start.
  var time: Double { ownTime ?? at }

  /// The longest length in points that can be asked for: up to here a Double knows every whole one.
  static let lengthLimit = 9_007_199_254_740_992.0
}

/// What happens.
enum ScriptAction {
  /// A person did something.
  case input(InputEvent)
  /// The window lost the keyboard focus.
  case focusLost
  /// The window got another size, in points, or another number of pixels per point.
  case resize(Size, scale: Double?)
  /// A property got a value.
  case set(SettingChange)
  /// The program scrolled.
  case scrollTo(Point, animated: Bool)
  /// The content of the plain scene got another size, in points.
  case contentSize(Size)
  /// The program flashed the scrubber.
  case flash
  /// The next frame is kept as a picture.
  case screenshot(String)
  /// The window opened, with its size in points and its pixels per point.
  case window(Size, scale: Double)
  /// A frame was made of what was there; a script with frames is played with no others.
  case frame
}
