// Any bytes are a picture or a fault; what a header promises is within its limits.

import FuzzSupport
import Glibc
import ScrollDrawing

@testable import SDLBackend

exit(
  fuzz { start, count in
    let content = bytes(start, count)
    _ = PictureOrientation(exif: content)
    guard let header = try? PictureHeader(content) else { return 0 }
    precondition(header.size.width > 0 && header.size.height > 0, "\(header)")
    precondition(header.size.width * header.size.height <= PictureHeader.pixelLimit, "\(header)")
    // GIF is read by our own hand; the others have a library of their own for their pixels.
    if PictureHeader.format(of: content) == .gif, header.size.width * header.size.height < 1 << 16,
      let frame = try? GIFFrame(ByteReader(content))
    {
      _ = try? frame.pixels()
    }
    return 0
  }
)
