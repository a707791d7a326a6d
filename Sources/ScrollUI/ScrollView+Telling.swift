// Who is told what happened, and in which order: observers of the layout, then the delegate. What to
// tell is the machine's affair.

import ScrollGeometry
import ScrollPhysics

/// What a scroll view is telling, while it does.
struct Telling {
  /// What has been told and is still to be told, and the observer that made it.
  var queue: [(change: ScrollChange, maker: (any ScrollViewObserver)?)] = []
  /// Whether the queue is being worked off.
  var isUnderWay = false
  /// The flags as they are to be seen from the present call.
  var flags: ScrollFlags?
  /// The observer that is being told of a change of layout.
  var informed: (any ScrollViewObserver)?
}

extension ScrollView {
  /// Tells the observers of a change of layout; the one that makes a change while it is being told of
  /// another knows of it already.
  func tell(_ changes: LayoutChanges) {
    let maker = telling.informed
    defer { telling.informed = maker }
    for observer in liveObservers where observer !== maker {
      telling.informed = observer
      observer.scrollView(self, didChange: changes)
    }
  }

  /// Tells changes one after the other, with the flags of each; what delegates cause meanwhile is
  /// told when they have returned.
  func deliver(_ changes: [ScrollChange]) {
    // A delegate that changes the view from inside a call sees the flags of its own change.
    if telling.isUnderWay, !changes.isEmpty { telling.flags = nil }
    for change in changes { telling.queue.append((change, telling.informed)) }
    guard !telling.isUnderWay else { return }
    telling.isUnderWay = true
    let informed = telling.informed
    var next = 0
    while next < telling.queue.count {
      let (change, maker) = telling.queue[next]
      telling.flags = change.flags
      if change.kind == .didScroll {
        telling.informed = maker
        tell(.contentOffset)
      }
      // What delegates change, even the observer that set this off does not know of.
      telling.informed = nil
      tellDelegate(change.kind)
      next += 1
    }
    telling.queue.removeAll(keepingCapacity: true)
    telling.flags = nil
    telling.informed = informed
    telling.isUnderWay = false
  }

  private func tellDelegate(_ change: ScrollChange.Kind) {
    switch change {
    case .didScroll: delegate?.scrollViewDidScroll(self)
    case .willBeginDragging: delegate?.scrollViewWillBeginDragging(self)
    case .willEndDragging(let velocity, var target):
      delegate?.scrollViewWillEndDragging(
        self,
        withVelocity: velocity,
        targetContentOffset: &target
      )
      Self.check(target.isFinite, "targetContentOffset", target)
      telling.queue += machine.completeRelease(target: target, at: now).map { ($0, nil) }
    case .didEndDragging(let willDecelerate):
      delegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
    case .willBeginDecelerating: delegate?.scrollViewWillBeginDecelerating(self)
    case .didEndDecelerating: delegate?.scrollViewDidEndDecelerating(self)
    case .didEndScrollingAnimation: delegate?.scrollViewDidEndScrollingAnimation(self)
    case .willBeginZooming: delegate?.scrollViewWillBeginZooming(self, with: nil)
    case .didZoom: delegate?.scrollViewDidZoom(self)
    case .didEndZooming(let scale):
      delegate?.scrollViewDidEndZooming(self, with: nil, atScale: scale)
    }
  }
}
