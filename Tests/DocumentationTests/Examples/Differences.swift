// From the page Differences from UIKit and from the ancestor.

import ScrollPhysics
import ScrollUI

func feelSofter(_ scrollView: ScrollView) {
  scrollView.behavior.flingSpring = Spring(stiffness: 90, dampingRatio: 1)
  scrollView.behavior.stretchSpring = Spring(stiffness: 150, dampingRatio: 1)
  scrollView.behavior.animationDuration = 0.4
}
