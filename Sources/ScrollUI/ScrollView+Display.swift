// How a scroll view is drawn, what lies over it, and who watches it. Only what changed is asked of
// the content; the display list remembers the rest.

public import ScrollDrawing
public import ScrollGeometry

/// An observer that is not kept alive.
struct WeakObserver {
  weak var observer: (any ScrollViewObserver)?
}

extension ScrollView {
  public func draw(into list: inout DisplayList) {
    let viewport = Rect(origin: .zero, size: frame.size)
    noteChangedNested()
    list.scrollLayer(
      ObjectIdentifier(self),
      in: viewport,
      offset: contentOffset,
      zoom: zoomScale,
      background: backgroundColor,
      damage: damage
    ) { visible, list in
      content?.draw(visible, into: &list)
      drawNested(visible, into: &list)
    }
    for overlay in overlays where !overlay.isHidden && overlay.alpha > 0 {
      list.overlay(ObjectIdentifier(overlay), in: overlay.frame, alpha: overlay.alpha) { list in
        list.withOrigin(overlay.frame.origin) { overlay.draw(into: &$0) }
      }
    }
  }

  /// Has all content drawn anew with the next frame.
  public func setNeedsDisplay() {
    damage.addAll()
  }

  /// Has a part of the content drawn anew with the next frame.
  ///
  /// - Parameter rect: The part, in content coordinates at a zoom scale of 1.
  public func setNeedsDisplay(_ rect: Rect) {
    damage.add(rect)
  }

  /// Puts a view over the content, in front of those that are there; it is put there once.
  public func addOverlay(_ view: any View) {
    guard !overlays.contains(where: { $0 === view }) else { return }
    overlays.append(view)
  }

  /// Takes a view away that ``addOverlay(_:)`` has put over the content.
  public func removeOverlay(_ view: any View) {
    overlays.removeAll { $0 === view }
  }

  /// Lets an object follow the view; it is not kept alive, and added once.
  public func addObserver(_ observer: any ScrollViewObserver) {
    observers.removeAll { $0.observer == nil }
    guard !observers.contains(where: { $0.observer === observer }) else { return }
    observers.append(WeakObserver(observer: observer))
  }

  /// Ends what ``addObserver(_:)`` began; pointers the observer had taken are free again.
  public func removeObserver(_ observer: any ScrollViewObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
    owners = owners.filter { $0.value != .observer(ObjectIdentifier(observer)) }
  }
}
