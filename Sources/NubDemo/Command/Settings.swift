// The properties that can be set by name: on the command line with --set, in scripts with "set".
// One table; whatever a property's own preconditions demand is checked here first, because a wrong
// word from outside is a complaint and not a programming mistake.

import ScrollDrawing
import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber

/// What settings act on.
struct Stage {
  let scroll: ScrollView
  let scrubber: ScrollViewScrubberController
}

/// Why a property cannot be set.
struct SettingError: Error, Hashable, CustomStringConvertible {
  let description: String
}

/// A property that shall get a value; the value is known to be one the property takes.
struct SettingChange {
  let key: String
  let value: JSON
  let apply: (Stage) -> Void

  /// Finds the property and checks the value.
  init(key: String, value: JSON) throws(SettingError) {
    guard let setting = Setting.all.first(where: { $0.key == key }) else {
      throw SettingError(
        description: "\(quoted(key)): expected a property that nub --help lists"
      )
    }
    guard let apply = setting.change(value) else {
      let got = JSONText.line(value)
      throw SettingError(
        description: "\(key): expected \(setting.expectation), got \(quoted(got))"
      )
    }
    self.key = key
    self.value = value
    self.apply = apply
  }

  /// Finds the property and checks a value as people type it: `true`, `2.5`, `64,0,50,0`, a name.
  init(key: String, text: String) throws(SettingError) {
    try self.init(key: key, value: Self.value(text))
  }

  private static func value(_ text: String) -> JSON {
    if let value = try? JSON(parsing: text.utf8) { return value }
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    let list = numbers.compactMap { $0 }.filter(\.isFinite).map { JSON.number($0) }
    return list.count == numbers.count && list.count > 1 ? .array(list) : .string(text)
  }
}

/// A row of the table: a name, what it takes, and how a value becomes a change.
struct Setting {
  let key: String
  let expectation: String
  /// The change that a value means, or `nil` when the property does not take the value.
  let change: (JSON) -> ((Stage) -> Void)?

  private init<Value>(
    _ key: String,
    _ expectation: String,
    _ property: ReferenceWritableKeyPath<Stage, Value>,
    _ read: @escaping (JSON) -> Value?
  ) {
    self.key = key
    self.expectation = expectation
    change = { json in
      read(json).map { value in { stage in stage[keyPath: property] = value } }
    }
  }
}

// MARK: - Kinds of values

extension Setting {
  private static func flag(_ key: String, _ property: ReferenceWritableKeyPath<Stage, Bool>)
    -> Setting
  {
    Setting(key, "true or false", property) { json in
      guard case .bool(let value) = json else { return nil }
      return value
    }
  }

  private static func number(
    _ key: String,
    _ property: ReferenceWritableKeyPath<Stage, Double>,
    _ expectation: String,
    where isAllowed: @escaping (Double) -> Bool
  ) -> Setting {
    Setting(key, expectation, property) { json in
      guard case .number(let value) = json, isAllowed(value) else { return nil }
      return value
    }
  }

  private static func point(_ key: String, _ property: ReferenceWritableKeyPath<Stage, Point>)
    -> Setting
  {
    Setting(key, "x,y", property) { json in
      json.numbers(2).map { Point(x: $0[0], y: $0[1]) }
    }
  }

  private static func size(_ key: String, _ property: ReferenceWritableKeyPath<Stage, Size>)
    -> Setting
  {
    Setting(key, "width,height, neither negative", property) { json in
      guard let sides = json.numbers(2), sides.allSatisfy({ $0 >= 0 }) else { return nil }
      return Size(width: sides[0], height: sides[1])
    }
  }

  private static func insets(
    _ key: String,
    _ property: ReferenceWritableKeyPath<Stage, EdgeInsets>
  ) -> Setting {
    Setting(key, "top,left,bottom,right", property) { json in
      json.numbers(4).map { EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
    }
  }

  private static func color(_ key: String, _ property: ReferenceWritableKeyPath<Stage, Color>)
    -> Setting
  {
    Setting(key, "#RRGGBB", property) { json in
      guard case .string(let text) = json, text.utf8.count == 7, text.hasPrefix("#"),
        text.dropFirst().allSatisfy(\.isHexDigit)
      else {
        return nil
      }
      return UInt32(text.dropFirst(), radix: 16).map { Color(rgb: $0) }
    }
  }

  private static func alignment(
    _ key: String,
    _ property: ReferenceWritableKeyPath<Stage, ScrubberAlignment>
  ) -> Setting {
    let names = ScrubberAlignment.allCases.map { String(describing: $0) }
    return Setting(key, "one of " + names.joined(separator: ", "), property) { json in
      guard case .string(let name) = json else { return nil }
      return ScrubberAlignment.allCases.first { String(describing: $0) == name }
    }
  }

  private static var decelerationRate: Setting {
    Setting(
      "scroll.decelerationRate",
      "normal, fast, or a number between 0 and 1",
      \.scroll.decelerationRate
    ) { json in
      switch json {
      case .string("normal"): .normal
      case .string("fast"): .fast
      case .number(let rate) where rate > 0 && rate < 1: DecelerationRate(rawValue: rate)
      default: nil
      }
    }
  }
}

extension JSON {
  /// The numbers of a list with exactly that many.
  fileprivate func numbers(_ count: Int) -> [Double]? {
    guard case .array(let items) = self, items.count == count else { return nil }
    let numbers = items.compactMap { item in
      if case .number(let number) = item { number } else { nil }
    }
    let areInReach = numbers.allSatisfy { abs($0) <= ScriptEvent.lengthLimit }
    return numbers.count == count && areInReach ? numbers : nil
  }
}

// MARK: - The table

extension Setting {
  /// Every property that can be set by name.
  static var all: [Setting] { scrollView + behavior + scrubber }

  private static var scrollView: [Setting] {
    [
      point("scroll.contentOffset", \.scroll.contentOffset),
      size("scroll.contentSize", \.scroll.contentSize),
      insets("scroll.contentInset", \.scroll.contentInset),
      flag("scroll.bounces", \.scroll.bounces),
      flag("scroll.alwaysBounceVertical", \.scroll.alwaysBounceVertical),
      flag("scroll.alwaysBounceHorizontal", \.scroll.alwaysBounceHorizontal),
      flag("scroll.isScrollEnabled", \.scroll.isScrollEnabled),
      flag("scroll.isPagingEnabled", \.scroll.isPagingEnabled),
      flag("scroll.isDirectionalLockEnabled", \.scroll.isDirectionalLockEnabled),
      decelerationRate,
      positive("scroll.zoomScale", \.scroll.zoomScale),
      positive("scroll.minimumZoomScale", \.scroll.minimumZoomScale),
      positive("scroll.maximumZoomScale", \.scroll.maximumZoomScale),
      flag("scroll.bouncesZoom", \.scroll.bouncesZoom),
      color("scroll.backgroundColor", \.scroll.backgroundColor),
    ]
  }

  /// The numbers that UIKit keeps to itself.
  private static var behavior: [Setting] {
    [
      flag("scroll.behavior.reducesMotion", \.scroll.behavior.reducesMotion),
      positive("scroll.behavior.dragSlop", \.scroll.behavior.dragSlop),
      positive("scroll.behavior.directionLockRatio", \.scroll.behavior.directionLockRatio),
      positive("scroll.behavior.rubberBandCoefficient", \.scroll.behavior.rubberBandCoefficient),
      positive("scroll.behavior.bounceLimit", \.scroll.behavior.bounceLimit),
      positive("scroll.behavior.minimumFlingSpeed", \.scroll.behavior.minimumFlingSpeed),
      positive("scroll.behavior.maximumFlingSpeed", \.scroll.behavior.maximumFlingSpeed),
      factor("scroll.behavior.settlePixels", \.scroll.behavior.settlePixels),
      positive("scroll.behavior.pagingSpeed", \.scroll.behavior.pagingSpeed),
      positive("scroll.behavior.pagingFrequency", \.scroll.behavior.pagingFrequency),
      positive("scroll.behavior.animationDuration", \.scroll.behavior.animationDuration),
      positive("scroll.behavior.wheelDuration", \.scroll.behavior.wheelDuration),
      positive("scroll.behavior.wheelLatch", \.scroll.behavior.wheelLatch),
      flag("scroll.behavior.invertsWheelX", \.scroll.behavior.invertsWheelX),
      flag("scroll.behavior.invertsWheelY", \.scroll.behavior.invertsWheelY),
      positive("scroll.behavior.keyDuration", \.scroll.behavior.keyDuration),
      positive("scroll.behavior.lineStep", \.scroll.behavior.lineStep),
      factor("scroll.behavior.zoomStep", \.scroll.behavior.zoomStep),
      factor("scroll.behavior.zoomStretchLimit", \.scroll.behavior.zoomStretchLimit),
      positive("scroll.behavior.momentumFactor", \.scroll.behavior.momentumFactor),
      positive("scroll.behavior.momentumExponent", \.scroll.behavior.momentumExponent),
      positive("scroll.behavior.momentumLimit", \.scroll.behavior.momentumLimit),
      positive("scroll.behavior.momentumHoldLimit", \.scroll.behavior.momentumHoldLimit),
    ]
  }

  private static var scrubber: [Setting] {
    [
      flag("scrubber.horizontalScrubbing", \.scrubber.horizontalScrubbing),
      flag("scrubber.verticalScrubbing", \.scrubber.verticalScrubbing),
      factor("scrubber.minimumHorizontalScrollFactor", \.scrubber.minimumHorizontalScrollFactor),
      factor("scrubber.minimumVerticalScrollFactor", \.scrubber.minimumVerticalScrollFactor),
      insets("scrubber.edgeInsets", \.scrubber.edgeInsets),
      alignment("scrubber.horizontalAlignment", \.scrubber.horizontalAlignment),
      alignment("scrubber.verticalAlignment", \.scrubber.verticalAlignment),
      flag("scrubber.hideWhileZooming", \.scrubber.hideWhileZooming),
      flag("scrubber.selectOnContentSizeChange", \.scrubber.selectOnContentSizeChange),
      flag("scrubber.selectOnAnyContentOffsetChange", \.scrubber.selectOnAnyContentOffsetChange),
      seconds("scrubber.deselectDelay", \.scrubber.deselectDelay),
      seconds("scrubber.deselectAnimationDuration", \.scrubber.deselectAnimationDuration),
      seconds(
        "scrubber.hoverDeselectAnimationDuration",
        \.scrubber.hoverDeselectAnimationDuration
      ),
      positive("scrubber.wheelFactor", \.scrubber.wheelFactor),
    ]
  }

  private static func positive(_ key: String, _ property: ReferenceWritableKeyPath<Stage, Double>)
    -> Setting
  {
    number(key, property, "a number from 0.000001 to 1000000") { (1e-6...1e6).contains($0) }
  }

  private static func factor(_ key: String, _ property: ReferenceWritableKeyPath<Stage, Double>)
    -> Setting
  {
    number(key, property, "a number above 1, up to 1000000") { $0 > 1 && $0 <= 1e6 }
  }

  private static func seconds(_ key: String, _ property: ReferenceWritableKeyPath<Stage, Double>)
    -> Setting
  {
    number(key, property, "seconds from 0 to 1000000") { (0...1e6).contains($0) }
  }
}

extension ScrollBehavior {
  /// Whether the wheel is turned round along the horizontal axis.
  var invertsWheelX: Bool {
    get { invertedWheelAxes.contains(.horizontal) }
    set { setInverted(newValue, .horizontal) }
  }

  /// Whether the wheel is turned round along the vertical axis.
  var invertsWheelY: Bool {
    get { invertedWheelAxes.contains(.vertical) }
    set { setInverted(newValue, .vertical) }
  }

  private mutating func setInverted(_ isInverted: Bool, _ axis: Axis) {
    if isInverted { invertedWheelAxes.insert(axis) } else { invertedWheelAxes.remove(axis) }
  }
}
