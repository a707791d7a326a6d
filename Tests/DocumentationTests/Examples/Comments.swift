// From comments of the sources.

import ScrollGeometry
import ScrollUI
import Scrubber

func attachScrubber(to scrollView: ScrollView) -> ScrollViewScrubberController {
  let scrubber = ScrollViewScrubberController()
  scrubber.scrollView = scrollView
  return scrubber
}

func attachBar(to scrollView: ScrollView) -> ScrollProgressBar {
  let bar = ScrollProgressBar()
  bar.frame = Rect(x: 15, y: 417, width: 345, height: 8)
  bar.scrollView = scrollView
  return bar
}
