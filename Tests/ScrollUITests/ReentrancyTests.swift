// Delegates that change the scroll view from inside their calls: nothing recurses, nothing is lost,
// and begin and end stay paired.

import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Testing

/// Something a delegate may do from inside a call.
enum Deed: String, CaseIterable, Sendable {
  case setOffset, animate, grow, shrink, inset, disable, leave, zoom, animateZoom, resize, halt

  func callAsFunction(on view: ScrollView) {
    switch self {
    case .setOffset: view.contentOffset.y = 700
    case .animate: view.setContentOffset(Point(x: 0, y: 900), animated: true)
    case .grow: view.contentSize.height += 1000
    case .shrink: view.contentSize.height = 1200
    case .inset: view.contentInset.top += 20
    case .disable: view.isScrollEnabled = false
    case .leave: view.delegate = nil
    case .zoom: view.zoomScale = 1.5
    case .animateZoom: view.setZoomScale(2, animated: true)
    case .resize: view.frame.size.height = 450
    case .halt: view.stopScrollingAndZooming()
    }
  }
}

@Suite struct ReentrancyTests {
  /// A drag with a throw into the end, a catch, a wheel, an animated scroll and a pinch.
  func live(_ rig: Rig) {
    rig.fling(9000)
    rig.run(0.2)
    rig.press()
    rig.run(0.1)
    rig.release()
    rig.run(0.2)
    rig.wheel(1)
    rig.run(0.1)
    rig.view.setContentOffset(Point(x: 0, y: 300), animated: true)
    rig.run(0.1)
    rig.pinch(1, .began)
    rig.pinch(5, .changed)
    rig.pinch(5, .ended)
    rig.view.setContentOffset(Point(x: 0, y: 200), animated: true)
    rig.settle()
  }

  @Test(arguments: Call.allCases, Deed.allCases)
  func `a delegate that acts from inside a call breaks the order`(call: Call, deed: Deed) {
    let rig = Rig(content: Size(width: 400, height: 3000))
    rig.view.maximumZoomScale = 3
    var deeds = 0
    rig.recorder.answer = { told, view in
      guard told == call, deeds < 3 else { return }
      deeds += 1
      deed(on: view)
    }
    live(rig)
    let invariants = Invariants(rig)
    #expect(invariants.problems == [])
    if deed != .leave { #expect(Pairing.problem(in: rig.recorder.entries) == nil) }
  }

  @Test func `a delegate that keeps the offset in bounds of its own never returns`() {
    let rig = Rig()
    rig.recorder.answer = { call, view in
      if call == .didScroll, view.contentOffset.y > 100 { view.contentOffset.y = 100 }
    }
    rig.fling(2000)
    rig.settle()
    #expect(rig.y == 100)
    #expect(Pairing.problem(in: rig.recorder.entries) == nil)
  }

  @Test func `an offset set inside a call is told from inside that call`() {
    let rig = Rig()
    var depth = 0
    var deepest = 0
    rig.recorder.answer = { call, view in
      depth += 1
      deepest = max(deepest, depth)
      if call == .didScroll, view.contentOffset.y < 5 { view.contentOffset.y += 1 }
      depth -= 1
    }
    rig.y = 1
    #expect(deepest == 1)
    #expect(rig.recorder.entries.map(\.offset.y) == [1, 2, 3, 4, 5])
  }

  @Test func `flags read after a change from inside a call are those of the call`() {
    let rig = Rig()
    var seen: Flags?
    rig.recorder.answer = { call, view in
      guard call == .willBeginDecelerating else { return }
      view.contentOffset.y = 10
      seen = Flags(of: view)
    }
    rig.fling(2000)
    #expect(seen == [])
    #expect(rig.y == 10)
    #expect(rig.recorder.count(.didEndDecelerating) == 1)
  }

  @Test func `an offset set while a release is told leaves the fling to come`() {
    let rig = Rig()
    rig.recorder.answer = { call, view in
      if call == .willEndDragging { view.contentOffset.y = 4000.5 }
    }
    rig.fling(2000)
    rig.run(1)
    #expect(isNear(rig.y, 4000.5, 0.5))
    #expect(rig.recorder.last(.didEndDragging)?.willDecelerate == false)
  }

  @Test func `an offset set while a release is told is overruled by a page`() {
    let rig = Rig()
    rig.view.isPagingEnabled = true
    rig.recorder.answer = { call, view in
      if call == .willEndDragging { view.contentOffset.y = 1000 }
    }
    rig.fling(2000)
    rig.settle()
    #expect(rig.y == 1000)
  }

  @Test func `scrolling switched off while a release is told lets the content fly`() {
    let rig = Rig()
    rig.recorder.answer = { call, view in
      if call == .willEndDragging { view.isScrollEnabled = false }
    }
    rig.fling(2000)
    let place = rig.y
    rig.run(1)
    #expect(isNear(rig.y, place, 0.5))
    #expect(rig.demand == .none)
  }

  @Test func `a delegate that goes away in mid drag leaves the drag on`() {
    let rig = Rig()
    var other: Recorder? = Recorder()
    rig.view.delegate = other
    rig.press()
    rig.move(200, 200)
    #expect(other?.order == [.willBeginDragging, .didScroll])
    other = nil
    rig.move(200, 150)
    rig.release(200, 150)
    rig.settle()
    #expect(rig.flags.isEmpty)
  }

  final class Layouter: ScrollViewObserver {
    var calls = 0
    var act: (ScrollView) -> Void = { _ in }
    func scrollView(_ scrollView: ScrollView, didChange changes: LayoutChanges) {
      guard changes.contains(.contentInset) else { return }
      calls += 1
      act(scrollView)
    }
  }

  @Test func `setting insets from an inset observer never ends`() {
    let rig = Rig()
    let layouter = Layouter()
    rig.view.addObserver(layouter)
    layouter.act = { $0.contentInset = EdgeInsets(top: 5, left: 0, bottom: 0, right: 0) }
    rig.view.contentInset = EdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
    #expect(layouter.calls == 1)
    layouter.act = { $0.contentInset.top = $0.contentInset.top == 5 ? 9 : 5 }
    rig.view.contentInset.top = 7
    #expect(layouter.calls == 2)
    #expect(rig.view.contentInset.top == 5)
  }

  @Test func `an observer that changes the layout keeps it from the others`() {
    let rig = Rig()
    let first = Layouter()
    let second = Layouter()
    rig.view.addObserver(first)
    rig.view.addObserver(second)
    first.act = { $0.contentInset.top = 9 }
    rig.view.contentInset.top = 7
    #expect(first.calls == 1)
    #expect(second.calls == 2)
  }

  @Test func `an observer misses what a delegate changes in answer to it`() {
    final class Follower: ScrollViewObserver {
      var sizes: [Double] = []
      func scrollView(_ scrollView: ScrollView, didChange changes: LayoutChanges) {
        if changes.contains(.frame) { scrollView.contentOffset.y = 100 }
        if changes.contains(.contentSize) { sizes.append(scrollView.contentSize.height) }
      }
    }
    let rig = Rig()
    let follower = Follower()
    rig.view.addObserver(follower)
    rig.recorder.answer = { call, view in
      if call == .didScroll { view.contentSize.height = 7000 }
    }
    rig.view.frame.size.width = 500
    #expect(follower.sizes == [7000])
  }

  @Test func `events handled from inside a call are lost or nested`() {
    let rig = Rig()
    rig.recorder.answer = { [unowned rig] call, view in
      guard call == .didEndDragging else { return }
      view.handle(.press(at: .zero, pointer: 5, time: rig.time))
      view.handle(.release(at: .zero, pointer: 5, time: rig.time))
    }
    rig.fling(2000)
    rig.settle()
    #expect(Pairing.problem(in: rig.recorder.entries) == nil)
    #expect(rig.flags.isEmpty)
  }
}
