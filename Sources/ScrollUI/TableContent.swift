// Rows below each other, any number of them, of equal or individual heights. Only rows that come
// into view are drawn; what is in a row is its owner's affair.

public import ScrollDrawing
public import ScrollGeometry

internal import Glibc

/// Content made of rows.
///
/// With equal heights, a billion rows cost as much as ten: the place of a row is computed, not
/// stored. Rows that are given a height of their own are kept in a tree of sums.
///
/// The table sets the height of its scroll view's content; the width is that of the viewport unless
/// ``width`` says otherwise. Rows begin at content coordinate 0.
public final class TableContent: ScrollContent, ScrollViewObserver {
  /// Draws a row: its number, its rectangle in content coordinates, and the list to draw into.
  ///
  /// What is drawn outside the rectangle is cut away.
  public var drawRow: (_ row: Int, _ rect: Rect, _ list: inout DisplayList) -> Void = { _, _, _ in }

  /// Called with the number of a row that was tapped.
  public var onTap: ((_ row: Int) -> Void)?

  /// The width of the rows, in points; `nil`, the default, makes them as wide as the viewport.
  public var width: Double? { didSet { publishSize() } }

  /// How many rows there are; ``setNumberOfRows(_:)`` changes it.
  public var numberOfRows: Int { heights?.count ?? uniformCount }

  /// The height of rows that were not given one of their own, in points.
  public let rowHeight: Double

  private var uniformCount: Int
  private var heights: SumTree?
  private weak var scrollView: ScrollView?

  /// Creates a table of rows of equal height.
  ///
  /// - Parameters:
  ///   - numberOfRows: How many; not negative.
  ///   - rowHeight: The height of each, in points; finite and not negative.
  public init(numberOfRows: Int, rowHeight: Double) {
    precondition(numberOfRows >= 0, "numberOfRows must not be negative, got \(numberOfRows)")
    Self.check(rowHeight)
    uniformCount = numberOfRows
    self.rowHeight = rowHeight
  }

  /// Creates a table of rows of individual heights, in points.
  public init(rowHeights: [Double]) {
    rowHeights.forEach(Self.check)
    uniformCount = rowHeights.count
    rowHeight = rowHeights.first ?? 0
    heights = SumTree(rowHeights)
  }

  /// The height of all rows together, in points.
  public var height: Double { heights?.total ?? Double(uniformCount) * rowHeight }

  /// The place of a row, in content coordinates.
  ///
  /// - Complexity: O(1) for equal heights, else O(log rows).
  public func rect(forRow row: Int) -> Rect {
    Rect(x: 0, y: top(ofRow: row), width: contentWidth, height: height(ofRow: row))
  }

  private func top(ofRow row: Int) -> Double {
    heights?.start(of: row) ?? Double(row) * rowHeight
  }

  private func height(ofRow row: Int) -> Double { heights?[row] ?? rowHeight }

  /// The row at a place; the first or last one for places outside, `nil` without rows.
  ///
  /// - Complexity: O(1) for equal heights, else O(log rows).
  public func row(at y: Double) -> Int? {
    guard numberOfRows > 0 else { return nil }
    if let heights { return heights.index(at: y) }
    guard rowHeight > 0, y > 0 else { return 0 }
    let last = numberOfRows - 1
    let row = Int(min((y / rowHeight).rounded(.down), Double(last)))
    // The quotient can round to the row before the one that begins exactly here.
    return row < last && Double(row + 1) * rowHeight <= y ? row + 1 : row
  }

  /// Gives a row a height of its own, in points.
  ///
  /// What is visible stays in place: when the row lies above the viewport, the offset moves along.
  /// A table of equal rows stores a height for every row from then on, eight bytes each.
  public func setHeight(_ height: Double, forRow row: Int) {
    Self.check(height)
    if heights == nil { heights = SumTree(Array(repeating: rowHeight, count: uniformCount)) }
    let old = rect(forRow: row)
    heights?[row] = height
    keepVisible(change: height - old.height, endingAt: old.maxY)
  }

  /// Changes the number of rows at the end; new rows have the height of ``rowHeight``.
  ///
  /// - Complexity: O(log rows) besides what is added.
  public func setNumberOfRows(_ count: Int) {
    precondition(count >= 0, "numberOfRows must not be negative, got \(count)")
    guard count != numberOfRows else { return }
    heights?.setCount(count, filling: rowHeight)
    uniformCount = count
    publishSize()
    scrollView?.setNeedsDisplay()
  }

  /// Draws a row anew with the next frame, if it is visible then.
  public func reloadRow(_ row: Int) {
    scrollView?.setNeedsDisplay(rect(forRow: row))
  }

  // MARK: ScrollContent

  public func draw(_ visible: Rect, into list: inout DisplayList) {
    guard height > 0, var row = row(at: visible.minY) else { return }
    let drawRow = drawRow
    let width = contentWidth
    while row < numberOfRows {
      let top = top(ofRow: row)
      guard top < visible.maxY else { return }
      let rect = Rect(x: 0, y: top, width: width, height: height(ofRow: row))
      if rect.height > 0, rect.maxY > visible.minY {
        list.withClip(around: rect) { drawRow(row, rect, &$0) }
      }
      row += 1
      // There may be millions of rows without height in one place.
      if rect.height == 0, let next = self.row(at: top) { row = max(row, next) }
    }
  }

  public func tap(at point: Point) {
    guard point.y >= 0, point.y < height, let row = row(at: point.y) else { return }
    onTap?(row)
  }

  public func didMove(to scrollView: ScrollView?) {
    self.scrollView?.removeObserver(self)
    self.scrollView = scrollView
    scrollView?.addObserver(self)
    publishSize()
  }

  // MARK: ScrollViewObserver

  public func scrollView(_ scrollView: ScrollView, didChange changes: LayoutChanges) {
    if changes.contains(.frame), width == nil { publishSize() }
  }

  private var contentWidth: Double {
    if let width { return width }
    guard let scrollView else { return 0 }
    return scrollView.frame.width / scrollView.zoomScale
  }

  private func publishSize() {
    guard let scrollView else { return }
    let scale = scrollView.zoomScale
    let size = Size(width: contentWidth * scale, height: height * scale)
    if scrollView.contentSize != size { scrollView.contentSize = size }
  }

  private func keepVisible(change: Double, endingAt end: Double) {
    guard change != 0, let scrollView else { return }
    let scale = scrollView.zoomScale
    if end * scale <= scrollView.contentOffset.y {
      scrollView.shiftContent(
        by: Vector(x: 0, y: change * scale),
        newSize: Size(width: contentWidth * scale, height: height * scale)
      )
    } else {
      publishSize()
    }
    scrollView.setNeedsDisplay()
  }

  private static func check(_ height: Double) {
    precondition(height.isFinite && height >= 0, "rowHeight must be finite, got \(height)")
  }
}
