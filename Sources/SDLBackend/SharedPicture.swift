// A window's picture in memory that the X server reads by itself. SDL keeps one of its own in the
// same way, but shows each row of that only where it lies; a ring of rows can be shown from any row
// on, so that what is scrolled need not be moved: measured, half of a frame's time. Makes spans of
// pointers; it knows nothing of what is drawn.

internal import CSDL2
import ScrollDrawing

/// The picture of a window of X11 until the window has another size.
@MainActor
final class SharedPicture: WindowPicture {
  let size: PixelSize
  let wraps = true
  private let sharing: XSharing
  private let memory: SharedMemory
  private let segment: SharedSegment
  private let image: SharedImage
  private var isAttached = false
  private var isNew = true

  /// Makes a picture and gives it to the server; `nil` if the window's pixels are of another kind, or
  /// the server or the system does not share memory.
  init?(size: PixelSize, on sharing: XSharing) {
    guard size.width > 0, size.height > 0 else { return nil }
    let segment = SharedSegment.allocate(capacity: 1)
    segment.initialize(to: XShmSegmentInfo())
    guard let image = sharing.image(of: size, in: segment) else {
      segment.deallocate()
      return nil
    }
    let bytes = Int(image.pointee.bytes_per_line) * size.height
    guard let memory = SharedMemory(bytes: bytes) else {
      _ = image.pointee.f.destroy_image(image)
      segment.deallocate()
      return nil
    }
    self.size = size
    self.sharing = sharing
    self.memory = memory
    self.segment = segment
    self.image = image
    segment.pointee.shmid = memory.id
    segment.pointee.shmaddr = memory.address.assumingMemoryBound(to: CChar.self)
    image.pointee.data = segment.pointee.shmaddr
    isAttached = sharing.attach(segment)
    let isShared = isAttached && memory.isShared
    memory.seal()
    if !isShared { return nil }
  }

  isolated deinit {
    if isAttached { _ = sharing.functions.detach(sharing.window.display, segment) }
    _ = image.pointee.f.destroy_image(image)
    segment.deallocate()
  }

  func takeNewness() -> Bool {
    defer { isNew = false }
    return isNew
  }

  func draw(
    _ draw: (inout MutableSpan<UInt32>, _ stride: Int) -> [PixelRect]
  ) -> [PixelRect] {
    let stride = Int(image.pointee.bytes_per_line) / MemoryLayout<UInt32>.stride
    let count = stride * size.height
    let words = memory.address.bindMemory(to: UInt32.self, capacity: count)
    var span = UnsafeMutableBufferPointer(start: words, count: count).mutableSpan
    return draw(&span, stride)
  }

  /// Shows rectangles of the picture; one that goes on in the memory's first row takes two requests.
  ///
  /// The answer that is waited for comes when the server has read the pixels, which may then change.
  func present(_ damage: [PixelRect], firstRow: Int) {
    for rect in damage {
      var y = rect.y
      while y < rect.maxY {
        let row = (y + firstRow) % size.height
        let rows = min(rect.maxY - y, size.height - row)
        show(rect, row: row, rows: rows, at: y)
        y += rows
      }
    }
    _ = sharing.functions.sync(sharing.window.display, 0)
  }

  private func show(_ rect: PixelRect, row: Int, rows: Int, at y: Int) {
    _ = sharing.functions.put(
      sharing.window.display,
      sharing.window.id,
      sharing.context,
      image,
      Int32(rect.x),
      Int32(row),
      Int32(rect.x),
      Int32(y),
      UInt32(rect.width),
      UInt32(rows),
      0
    )
  }
}
