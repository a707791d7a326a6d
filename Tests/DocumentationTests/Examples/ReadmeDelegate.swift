// From the README.

import ScrollUI
import Scrubber

final class MyDelegate: ScrollViewDelegate {
  let scrubber = ScrollViewScrubberController()

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    scrubber.scrollViewDidScroll(scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    scrubber.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    scrubber.scrollViewDidEndDecelerating(scrollView)
  }
}
