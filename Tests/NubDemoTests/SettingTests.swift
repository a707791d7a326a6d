import ScrollGeometry
import ScrollPhysics
import ScrollUI
import Scrubber
import Testing

@testable import NubDemo

@Suite struct SettingTests {
  private let stage = Stage(
    scroll: ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 600)),
    scrubber: ScrollViewScrubberController()
  )

  private func set(_ key: String, _ text: String) throws {
    try SettingChange(key: key, text: text).apply(stage)
  }

  @Test func `each kind of value reaches its property`() throws {
    try set("scroll.bounces", "false")
    #expect(!stage.scroll.bounces)
    try set("scroll.contentInset", "64,0,50,0")
    #expect(stage.scroll.contentInset == EdgeInsets(top: 64, left: 0, bottom: 50, right: 0))
    try set("scrubber.edgeInsets", "[1, 2, 3.5, 4]")
    #expect(stage.scrubber.edgeInsets == EdgeInsets(top: 1, left: 2, bottom: 3.5, right: 4))
    try set("scrubber.horizontalAlignment", "nearestEdge")
    #expect(stage.scrubber.horizontalAlignment == .nearestEdge)
    try set("scrubber.deselectDelay", "0")
    #expect(stage.scrubber.deselectDelay == 0)
    try set("scroll.decelerationRate", "fast")
    #expect(stage.scroll.decelerationRate == .fast)
    try set("scroll.contentSize", "10,20")
    #expect(stage.scroll.contentSize == Size(width: 10, height: 20))
  }

  @Test func `every property takes some value and refuses nonsense`() {
    let samples = ["true", "2", "1,2", "1,2,3,4", "end", "normal", "#00FF7f"]
    for setting in Setting.all {
      #expect(samples.contains { (try? SettingChange(key: setting.key, text: $0)) != nil })
      for nonsense in [
        "", "nonsense", "1,2,3", "nan", "inf,1", "1,2,3,x", "{}", "null", "[true]", "1e16,0,0,0",
        "#+12345", "#12345", "1e300",
      ] {
        #expect(throws: SettingError.self) { try SettingChange(key: setting.key, text: nonsense) }
      }
    }
  }

  @Test(arguments: [
    ("scrubber.minimumVerticalScrollFactor", "1"), ("scrubber.minimumVerticalScrollFactor", "nan"),
    ("scrubber.minimumHorizontalScrollFactor", "0.5"), ("scrubber.deselectDelay", "-1"),
    ("scroll.zoomScale", "0"), ("scroll.contentSize", "-1,5"), ("scroll.decelerationRate", "1"),
    ("scrubber.horizontalAlignment", "left"), ("scroll.bounces", "1"), ("scroll.frame", "1,2,3,4"),
    ("bounces", "true"),
  ])
  func `what the property would trap on is refused with its name`(key: String, value: String) {
    let error = #expect(throws: SettingError.self) { try SettingChange(key: key, text: value) }
    #expect(error?.description.contains(key) == true)
    #expect(error?.description.contains("expected") == true)
  }
}
