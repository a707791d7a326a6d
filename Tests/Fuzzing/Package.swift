// swift-tools-version: 6.2
// Programs that feed readers of foreign bytes with whatever a fuzzer thinks of. A package of its
// own, because the flags that watch every branch are wanted nowhere else; see the script `run`.
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let libraries: [Target.Dependency] = [
  "ScrollGeometry", "ScrollPhysics", "ScrollDrawing", "ScrollUI", "Scrubber", "SDLBackend",
].map { .product(name: $0, package: "nub") }

func fuzzer(_ name: String) -> Target {
  .executableTarget(
    name: name,
    dependencies: ["FuzzSupport", "Program"] + libraries,
    swiftSettings: strict
  )
}

let package = Package(
  name: "fuzzing",
  dependencies: [.package(name: "nub", path: "../..")],
  targets: [
    .target(name: "FuzzSupport", swiftSettings: strict),
    // The program's own sources but for its beginning: a link, so that there is one of each.
    .target(
      name: "Program",
      dependencies: libraries,
      exclude: ["Program.swift", "Program+Files.swift"],
      swiftSettings: strict
    ),
    fuzzer("FuzzOptions"),
    fuzzer("FuzzPicture"),
    fuzzer("FuzzScript"),
    fuzzer("FuzzText"),
  ],
  swiftLanguageModes: [.v6]
)
