// From the bytes of a file to a picture that can be drawn. It may run on any thread and shows
// nothing. One of the files that read SDL's surfaces by pointers.

internal import CSDL2
internal import Glibc
public import ScrollDrawing

/// Pictures in files: PNG, JPEG, WebP, GIF (of which the first frame is shown) and BMP.
public enum PictureFile {
  /// What is being done to a picture.
  public enum Step: Hashable, Sendable {
    /// Its pixels are taken out of the file.
    case decoding
    /// They are made ready to be drawn at any size.
    case preparing
  }

  /// The rows that are taken over at once: few enough to stay in a processor's cache.
  private static let rowsAtOnce = 16

  /// Decodes a picture and turns it upright.
  ///
  /// At no time there is more memory in use than 1.4 times the decoded picture's; the bytes are let go
  /// before its levels are made. The size is looked at before anything is decoded.
  ///
  /// - Parameters:
  ///   - bytes: All bytes of the file.
  ///   - note: Called as each step begins.
  /// - Returns: The picture, with all its levels.
  /// - Throws: Why it cannot be shown.
  public static func picture(
    of bytes: consuming [UInt8],
    noting note: (Step) -> Void = { _ in }
  ) throws(PictureFault) -> Picture {
    let header = try PictureHeader(copy bytes)
    note(.decoding)
    if header.format == .gif {
      let pixels = try GIFFrame(ByteReader(copy bytes)).pixels()
      note(.preparing)
      return Picture(size: header.size, allOrNothing: pixels)
    }
    let surface = try load(consume bytes, header.format)
    let size = PixelSize(width: Int(surface.pointee.w), height: Int(surface.pointee.h))
    guard size.width > 0, size.height > 0,
      size.width * size.height <= PictureHeader.pixelLimit
    else {
      SDL_FreeSurface(surface)
      throw .damaged(header.format)
    }
    let taken = takePixels(of: surface, size, header.orientation)
    SDL_FreeSurface(surface)
    // The C library would keep what the decoder had for its rows, 2.5 MB for 12,000 pixels of JPEG.
    malloc_trim(0)
    guard let taken else { throw .failed(SDLError("SDL_UpperBlit")) }
    note(.preparing)
    let swaps = header.orientation.swapsSides
    return Picture(
      size: swaps ? PixelSize(width: size.height, height: size.width) : size,
      isOpaque: taken.isOpaque,
      pixels: taken.pixels
    )
  }

  private static func load(
    _ bytes: consuming [UInt8],
    _ format: PictureHeader.Format
  ) throws(PictureFault) -> UnsafeMutablePointer<SDL_Surface> {
    let library: ImageLibrary
    do throws(SDLError) { library = try ImageLibrary.loaded() } catch { throw .failed(error) }
    if format == .png { bytes = try PNGChunks(ByteReader(copy bytes)).essentialBytes }
    let loaded = bytes.withUnsafeBytes { bytes -> UnsafeMutablePointer<SDL_Surface>? in
      guard let count = Int32(exactly: bytes.count),
        let stream = SDL_RWFromConstMem(bytes.baseAddress, count)
      else { return nil }
      return library.loadTyped(stream, 1, format.libraryName)
    }
    guard let loaded else { throw .failed(SDLError("IMG_LoadTyped_RW")) }
    return loaded
  }

  /// Copies the pixels of a surface to where they belong; its memory is given back on the way, so
  /// that there is never all of both.
  ///
  /// - Returns: `nil` if SDL refuses.
  private static func takePixels(
    of surface: UnsafeMutablePointer<SDL_Surface>,
    _ size: PixelSize,
    _ orientation: PictureOrientation
  ) -> (pixels: [UInt32], isOpaque: Bool)? {
    let depth = Int32(MemoryLayout<UInt32>.size * 8)
    let width = Int32(size.width)
    guard
      let band = SDL_CreateRGBSurfaceWithFormat(
        0,
        width,
        Int32(rowsAtOnce),
        depth,
        SDL_PIXELFORMAT_ARGB8888.rawValue
      )
    else { return nil }
    defer { SDL_FreeSurface(band) }
    SDL_SetSurfaceRLE(surface, 0)
    SDL_SetSurfaceBlendMode(surface, SDL_BLENDMODE_NONE)
    let layout = orientation.layout(of: size)
    var memory = ConsumedMemory(of: surface)
    var isComplete = true
    var opacity: UInt32 = .max
    var pixels = [UInt32](unsafeUninitializedCapacity: size.width * size.height) { target, count in
      guard let target = target.baseAddress else { return }
      for first in stride(from: 0, to: size.height, by: rowsAtOnce) {
        let rows = min(rowsAtOnce, size.height - first)
        var part = SDL_Rect(x: 0, y: Int32(first), w: width, h: Int32(rows))
        SDL_FillRect(band, nil, 0)
        guard SDL_UpperBlit(surface, &part, band, nil) == 0, let source = band.pointee.pixels else {
          isComplete = false
          return
        }
        memory.giveBack(rowsBefore: first + rows)
        opacity &= spread(
          source.assumingMemoryBound(to: UInt32.self),
          stride: Int(band.pointee.pitch) / MemoryLayout<UInt32>.stride,
          size.width,
          rows,
          to: target + layout.start + first * layout.stepY,
          layout.stepX,
          layout.stepY
        )
      }
      count = size.width * size.height
    }
    guard isComplete else { return nil }
    let isOpaque = opacity >> 24 == 255
    if isOpaque { for index in pixels.indices { pixels[index] &= 0xFFFFFF } }
    return (pixels: pixels, isOpaque: isOpaque)
  }

  /// Writes rows of pixels, their colours multiplied by their opacity, with given steps.
  ///
  /// - Returns: All pixels ANDed, from which it can be told whether any is not opaque.
  private static func spread(
    _ source: UnsafePointer<UInt32>,
    stride: Int,
    _ width: Int,
    _ rows: Int,
    to target: UnsafeMutablePointer<UInt32>,
    _ stepX: Int,
    _ stepY: Int
  ) -> UInt32 {
    var all: UInt32 = .max
    if stepX == 1 {
      for y in 0..<rows {
        let (source, target) = (source + y * stride, target + y * stepY)
        for x in 0..<width {
          all &= source[x]
          target[x] = multiplied(source[x])
        }
      }
    } else {
      for x in 0..<width {
        let target = target + x * stepX
        for y in 0..<rows {
          let pixel = source[y * stride + x]
          all &= pixel
          target[y * stepY] = multiplied(pixel)
        }
      }
    }
    return all
  }

  /// A pixel with its colour multiplied by its opacity, rounded.
  @inline(__always)
  private static func multiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    let outer = (pixel & 0xFF00FF) &* alpha &+ 0x800080
    let inner = ((pixel >> 8) & 0xFF) &* alpha &+ 0x80
    return alpha << 24 | ((outer &+ ((outer >> 8) & 0xFF00FF)) >> 8) & 0xFF00FF
      | (inner &+ (inner >> 8)) & 0xFF00
  }
}

extension Picture {
  /// Makes the levels of a picture whose pixels are each all there or not at all, 0xAARRGGBB.
  fileprivate convenience init(size: PixelSize, allOrNothing pixels: consuming [UInt32]) {
    let isOpaque = pixels.allSatisfy { $0 != 0 }
    if isOpaque { for index in pixels.indices { pixels[index] &= 0xFFFFFF } }
    self.init(size: size, isOpaque: isOpaque, pixels: pixels)
  }
}

extension PictureHeader.Format {
  /// What SDL2_image calls the format.
  fileprivate var libraryName: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPG"
    case .webP: "WEBP"
    case .gif: "GIF"
    case .bmp: "BMP"
    }
  }
}

/// The memory of a surface's pixels that are not needed any more, given back to the system while the
/// surface still exists.
private struct ConsumedMemory {
  private let start: UInt
  private let pitch: UInt
  private var released: UInt

  init(of surface: UnsafeMutablePointer<SDL_Surface>) {
    start = UInt(bitPattern: surface.pointee.pixels)
    pitch = UInt(max(surface.pointee.pitch, 0))
    // What shares a page with something else stays.
    released = (start + Self.page - 1) / Self.page * Self.page
  }

  private static let page = UInt(sysconf(Int32(_SC_PAGESIZE)))

  mutating func giveBack(rowsBefore row: Int) {
    let end = (start + UInt(row) * pitch) / Self.page * Self.page
    guard start > 0, end > released else { return }
    madvise(UnsafeMutableRawPointer(bitPattern: released), Int(end - released), MADV_DONTNEED)
    released = end
  }
}
