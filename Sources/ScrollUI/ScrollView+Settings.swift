// The switches of a scroll view, by UIKit's names. Their meaning is in ScrollBehavior; none of them
// reads time or input.

import ScrollGeometry
public import ScrollPhysics

extension ScrollView {
  /// All settings at once, among them the numbers that UIKit keeps to itself.
  public var behavior: ScrollBehavior {
    get { machine.behavior }
    set {
      Self.checkScale(newValue.minimumZoomScale, "minimumZoomScale")
      Self.checkScale(newValue.maximumZoomScale, "maximumZoomScale")
      update { $0.setBehavior(newValue, at: $1) }
    }
  }

  /// Whether content can be pulled past its edges and bounces there.
  ///
  /// True by default.
  public var bounces: Bool {
    get { behavior.bounces }
    set { configure { $0.bounces = newValue } }
  }

  /// Whether content that fits can be pulled vertically, if ``bounces`` is set.
  ///
  /// False by default.
  public var alwaysBounceVertical: Bool {
    get { behavior.alwaysBounces.contains(.vertical) }
    set { setAlwaysBounces(newValue, along: .vertical) }
  }

  /// Whether content that fits can be pulled horizontally, if ``bounces`` is set.
  ///
  /// False by default.
  public var alwaysBounceHorizontal: Bool {
    get { behavior.alwaysBounces.contains(.horizontal) }
    set { setAlwaysBounces(newValue, along: .horizontal) }
  }

  /// Whether a person can scroll; a drag under way ends when this is unset.
  ///
  /// True by default.
  public var isScrollEnabled: Bool {
    get { behavior.isScrollEnabled }
    set { configure { $0.isScrollEnabled = newValue } }
  }

  /// Whether content comes to rest at multiples of the viewport.
  ///
  /// False by default.
  public var isPagingEnabled: Bool {
    get { behavior.isPagingEnabled }
    set { configure { $0.isPagingEnabled = newValue } }
  }

  /// Whether a drag that begins along one axis stays on it.
  ///
  /// False by default.
  public var isDirectionalLockEnabled: Bool {
    get { behavior.isDirectionalLockEnabled }
    set { configure { $0.isDirectionalLockEnabled = newValue } }
  }

  /// How quickly a fling loses speed.
  ///
  /// Normal by default.
  public var decelerationRate: DecelerationRate {
    get { behavior.decelerationRate }
    set { configure { $0.decelerationRate = newValue } }
  }

  /// The smallest zoom scale content can rest at.
  ///
  /// 1 by default; must be greater than 0.
  public var minimumZoomScale: Double {
    get { behavior.minimumZoomScale }
    set {
      Self.checkScale(newValue, "minimumZoomScale")
      configure { $0.minimumZoomScale = newValue }
    }
  }

  /// The largest zoom scale content can rest at.
  ///
  /// 1 by default; without more than the smallest, content cannot be zoomed.
  public var maximumZoomScale: Double {
    get { behavior.maximumZoomScale }
    set {
      Self.checkScale(newValue, "maximumZoomScale")
      configure { $0.maximumZoomScale = newValue }
    }
  }

  /// Whether a pinch may go past the zoom limits, with resistance.
  ///
  /// True by default.
  public var bouncesZoom: Bool {
    get { behavior.bouncesZoom }
    set { configure { $0.bouncesZoom = newValue } }
  }

  private static func checkScale(_ scale: Double, _ property: String) {
    check(scale.isFinite && scale > 0, property, scale)
  }

  private func setAlwaysBounces(_ isSet: Bool, along axis: Axis) {
    configure {
      if isSet { $0.alwaysBounces.insert(axis) } else { $0.alwaysBounces.remove(axis) }
    }
  }
}
