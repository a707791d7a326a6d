// Scroll views inside the content of another one: where they are, their time and their looks. Who
// gets which event is in ScrollView+NestedInput.

import ScrollDrawing
import ScrollGeometry
import ScrollPhysics

/// A scroll view inside the content of another one.
struct NestedView {
  let view: ScrollView
  /// What it looked like when it was last drawn.
  var drawn: NestedLook?
}

/// All that changes what a nested scroll view looks like.
struct NestedLook: Hashable {
  let frame: Rect
  let offset: Point
  let zoomScale: Double
  let alpha: Double
  let isHidden: Bool
  let background: Color
  let damage: DamageLog
  let overlays: [Overlay]

  /// A view over the nested one's content, as it looks.
  struct Overlay: Hashable {
    let id: ObjectIdentifier
    let frame: Rect
    let alpha: Double
    let isHidden: Bool
  }

  init(of view: ScrollView) {
    view.noteChangedNested()
    frame = view.frame
    offset = view.contentOffset
    zoomScale = view.zoomScale
    alpha = view.alpha
    isHidden = view.isHidden
    background = view.backgroundColor
    damage = view.damage
    overlays = view.overlays.map {
      Overlay(
        id: ObjectIdentifier($0),
        frame: $0.frame,
        alpha: $0.alpha,
        isHidden: $0.isHidden
      )
    }
  }
}

extension ScrollView {
  /// The scroll views inside the content, from back to front.
  ///
  /// Their frames are in content coordinates at a zoom scale of 1. The content does not draw them:
  /// the scroll view does, over the content.
  public var nested: [ScrollView] { nestedViews.map(\.view) }

  /// Puts a scroll view into the content, in front of those that are there; it is put there once.
  ///
  /// A gesture over it belongs to the inner scroll view if that can use it: if there is more to
  /// see in its direction, or nobody else could scroll that way. Whoever has it, keeps it to its
  /// end. Keys always move the outer one.
  public func addNested(_ view: ScrollView) {
    precondition(view !== self, "addNested needs another scroll view, got \(view.frame) itself")
    guard !nested.contains(where: { $0 === view }) else { return }
    nestedViews.append(NestedView(view: view))
    setNeedsDisplay(view.frame)
  }

  /// Takes a scroll view out of the content; what pointers and pinches did with it ends.
  public func removeNested(_ view: ScrollView) {
    guard nested.contains(where: { $0 === view }) else { return }
    let id = ObjectIdentifier(view)
    let time = clock.external(now)
    for (pointer, owner) in owners {
      switch owner {
      case .nested(id), .undecided(id, _):
        handle(.cancel(pointer: pointer, time: time))
      default: break
      }
    }
    view.cancelPointers(at: time)
    if wheelLatch?.view === view { wheelLatch = nil }
    for entry in nestedViews where entry.view === view {
      setNeedsDisplay(entry.drawn?.frame ?? view.frame)
    }
    nestedViews.removeAll { $0.view === view }
  }

  func advanceNested(to time: Timestamp) -> FrameDemand {
    nestedViews.reduce(.none) { $0.sooner($1.view.advance(to: time)) }
  }

  /// Has what a nested scroll view covers drawn anew if it looks different.
  func noteChangedNested() {
    for index in nestedViews.indices {
      let look = NestedLook(of: nestedViews[index].view)
      guard look != nestedViews[index].drawn else { continue }
      setNeedsDisplay(nestedViews[index].drawn?.frame ?? look.frame)
      setNeedsDisplay(look.frame)
      nestedViews[index].drawn = look
    }
  }

  func drawNested(_ visible: Rect, into list: inout DisplayList) {
    for view in nested where !view.isHidden && !visible.intersection(view.frame).isEmpty {
      list.withAlpha(view.alpha, in: view.frame) { list in
        list.withOrigin(view.frame.origin) { view.draw(into: &$0) }
      }
    }
  }
}
