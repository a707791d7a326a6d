// What a script can ask for, as values. Neither the text form nor how it is carried out is known
// here.

import ScrollGeometry
import ScrollUI

/// One line of a script: something that happens at a time.
struct ScriptEvent {
  /// Seconds after the start.
  var at: Double
  var action: ScriptAction

  /// The longest length in points that can be asked for: up to here a Double knows every whole one.
  static let lengthLimit = 9_007_199_254_740_992.0
}

/// What happens.
enum ScriptAction {
  /// A person did something.
  case input(InputEvent)
  /// The window lost the keyboard focus.
  case focusLost
  /// The window got another size, in points.
  case resize(Size)
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
}
