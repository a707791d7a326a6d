// Items that flow into lines, in sections, down or across. Only items that come into view are drawn;
// what is in an item is its owner's affair.

public import ScrollDrawing
public import ScrollGeometry

/// Content made of items in sections, which flow into as many lines as the viewport's width demands.
///
/// Sections of equal items cost the same for ten items and for a billion: places are computed, not
/// stored. The collection sets the size of its scroll view's content. When the viewport gets another
/// width, the items flow anew and the first visible one stays where it was, also through any number
/// of resizes.
public final class CollectionContent: ScrollContent, ScrollViewObserver {
  /// Draws an item: its place, its rectangle in content coordinates, and the list to draw into.
  ///
  /// What is drawn outside the rectangle is cut away.
  public var drawItem: (_ path: ItemPath, _ rect: Rect, _ list: inout DisplayList) -> Void = {
    _,
    _,
    _ in
  }

  /// Draws the header of a section: its number, its rectangle in content coordinates, and the list.
  ///
  /// What is drawn outside the rectangle is cut away.
  public var drawHeader: (_ section: Int, _ rect: Rect, _ list: inout DisplayList) -> Void = {
    _,
    _,
    _ in
  }

  /// Called with the place of an item that was tapped.
  public var onTap: ((_ path: ItemPath) -> Void)?

  /// The sections.
  ///
  /// What is visible stays in place as long as its item is still there.
  public var sections: [CollectionSection] {
    didSet {
      sections.forEach { $0.check() }
      layOutAgain()
    }
  }

  /// The direction of scrolling; lines run across it.
  public let scrollDirection: Axis

  private weak var scrollView: ScrollView?
  private var layout: CollectionLayout
  /// The item that stays in place, how far it begins from the start of the viewport, and the offset
  /// that belongs to it.
  private var anchor: (path: ItemPath, distance: Double, offset: Double)?

  /// Creates a collection.
  ///
  /// - Parameters:
  ///   - sections: The sections.
  ///   - scrollDirection: The direction of scrolling.
  public init(sections: [CollectionSection] = [], scrollDirection: Axis = .vertical) {
    sections.forEach { $0.check() }
    self.sections = sections
    self.scrollDirection = scrollDirection
    layout = CollectionLayout(sections, direction: scrollDirection, across: 0)
  }

  /// The length of all sections together, in points along ``scrollDirection``.
  public var length: Double { layout.length }

  /// The place of an item, in content coordinates.
  ///
  /// - Complexity: O(log sections) for equal items, else O(log items) and the items of a line.
  public func rect(for path: ItemPath) -> Rect { layout.rect(for: path) }

  /// The place of a section's header, in content coordinates.
  public func headerRect(forSection section: Int) -> Rect {
    layout.headerRect(forSection: section)
  }

  /// The item at a place in content coordinates, or `nil` where there is none.
  public func item(at point: Point) -> ItemPath? { layout.item(at: point) }

  /// Draws an item anew with the next frame.
  public func reload(_ path: ItemPath) {
    scrollView?.setNeedsDisplay(rect(for: path))
  }

  // MARK: ScrollContent

  public func draw(_ visible: Rect, into list: inout DisplayList) {
    let from = visible.origin[scrollDirection]
    var headers: [Int] = []
    layout.visitSections(from: from, to: from + visible.size[scrollDirection]) { number, _ in
      headers.append(number)
    }
    for number in headers {
      let rect = layout.headerRect(forSection: number)
      if !rect.intersection(visible).isEmpty {
        list.withClip(around: rect) { drawHeader(number, rect, &$0) }
      }
    }
    var items: [(ItemPath, Rect)] = []
    layout.visit(visible) { path, rect in
      if !rect.intersection(visible).isEmpty { items.append((path, rect)) }
    }
    for (path, rect) in items {
      list.withClip(around: rect) { drawItem(path, rect, &$0) }
    }
  }

  public func tap(at point: Point) {
    if let path = item(at: point) { onTap?(path) }
  }

  public func didMove(to scrollView: ScrollView?) {
    self.scrollView?.removeObserver(self)
    self.scrollView = scrollView
    anchor = nil
    guard let scrollView else { return }
    scrollView.addObserver(self)
    layout = CollectionLayout(sections, direction: scrollDirection, across: across(of: scrollView))
    scrollView.contentSize = contentSize(in: scrollView)
  }

  // MARK: ScrollViewObserver

  public func scrollView(_ scrollView: ScrollView, didChange changes: LayoutChanges) {
    if changes.contains(.frame), across(of: scrollView) != layout.across { layOutAgain() }
    guard changes.contains(.contentOffset), let anchor else { return }
    if scrollView.contentOffset[scrollDirection] != anchor.offset { self.anchor = nil }
  }

  // MARK: Layout

  private func across(of scrollView: ScrollView) -> Double {
    max(0, scrollView.frame.size[scrollDirection.other]) / scrollView.zoomScale
  }

  private func contentSize(in scrollView: ScrollView) -> Size {
    var size = Size.zero
    size[scrollDirection] = layout.length * scrollView.zoomScale
    size[scrollDirection.other] = layout.across * scrollView.zoomScale
    return size
  }

  private func layOutAgain() {
    guard let scrollView else { return }
    let scale = scrollView.zoomScale
    let held = anchor ?? firstVisible(in: scrollView)
    layout = CollectionLayout(sections, direction: scrollDirection, across: across(of: scrollView))
    var way = Vector.zero
    let isThere = held.map {
      $0.path.section < sections.count && $0.path.item < sections[$0.path.section].numberOfItems
    }
    if let held, isThere == true {
      let rect = layout.rect(for: held.path)
      // What was hidden of the item stays hidden, but never more than there is of it.
      let distance = max(held.distance, -rect.size[scrollDirection])
      let wanted = (rect.origin[scrollDirection] - distance) * scale
      way[scrollDirection] = wanted - scrollView.contentOffset[scrollDirection]
    }
    scrollView.setNeedsDisplay()
    scrollView.shiftContent(by: way, newSize: contentSize(in: scrollView))
    anchor = held.map {
      ($0.path, $0.distance, scrollView.contentOffset[scrollDirection])
    }
  }

  /// The first item in view; none when the content rests at its beginning, which then stays there.
  private func firstVisible(
    in scrollView: ScrollView
  ) -> (path: ItemPath, distance: Double, offset: Double)? {
    let offset = scrollView.contentOffset[scrollDirection]
    guard offset > scrollView.contentOffsetRange(along: scrollDirection).lowerBound else {
      return nil
    }
    let place = offset / scrollView.zoomScale
    guard let path = layout.firstItem(from: place) else { return nil }
    return (path, layout.rect(for: path).origin[scrollDirection] - place, offset)
  }
}
