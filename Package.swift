// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func library(_ name: String, uses dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// What makes a release of the program small in memory and quick to start.
///
/// It carries the Swift library, of which it then maps less, runs where no Swift is installed, and
/// keeps its symbols to itself. The toolchain's own linker puts what runs together side by side, as
/// Tests/Benchmarks/order has found it out. Peak memory: 24.7 MB with neither, 21.6 without the
/// order, 19.9 with both. Packages that use the libraries are not concerned.
let standalone: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-static-stdlib", "-use-ld=lld", "-Xlinker", "--no-export-dynamic",
      "-Xlinker", "--symbol-ordering-file=\(Context.packageDirectory)/Sources/nub/functions.order",
      "-Xlinker", "--no-warn-symbol-ordering",
    ],
    .when(platforms: [.linux], configuration: .release)
  )
]

func tests(
  _ name: String,
  uses dependencies: [Target.Dependency],
  besides files: [String] = []
) -> Target {
  .testTarget(
    name: name + "Tests",
    dependencies: dependencies,
    exclude: files,
    swiftSettings: strict
  )
}

let package = Package(
  name: "nub",
  products: [
    .executable(name: "nub", targets: ["nub"]),
    .library(name: "ScrollGeometry", targets: ["ScrollGeometry"]),
    .library(name: "ScrollPhysics", targets: ["ScrollPhysics"]),
    .library(name: "ScrollDrawing", targets: ["ScrollDrawing"]),
    .library(name: "ScrollUI", targets: ["ScrollUI"]),
    .library(name: "Scrubber", targets: ["Scrubber"]),
    .library(name: "SDLBackend", targets: ["SDLBackend"]),
  ],
  targets: [
    // No pkgConfig for SDL: its flags carry -D_REENTRANT, which SwiftPM warns about on every build.
    .systemLibrary(name: "CSDL2", path: "CSDL2"),
    .systemLibrary(name: "CText", path: "Sources/CText", pkgConfig: "harfbuzz"),
    library("ScrollGeometry"),
    library("ScrollPhysics", uses: ["ScrollGeometry"]),
    library("ScrollDrawing", uses: ["ScrollGeometry"]),
    library("ScrollUI", uses: ["ScrollGeometry", "ScrollPhysics", "ScrollDrawing"]),
    library("Scrubber", uses: ["ScrollGeometry", "ScrollPhysics", "ScrollDrawing", "ScrollUI"]),
    library(
      "SDLBackend",
      uses: ["ScrollGeometry", "ScrollPhysics", "ScrollDrawing", "ScrollUI", "CSDL2", "CText"]
    ),
    library(
      "NubDemo",
      uses: [
        "ScrollGeometry", "ScrollPhysics", "ScrollDrawing", "ScrollUI", "Scrubber", "SDLBackend",
      ]
    ),
    // Nothing but the beginning, so that how it is linked concerns neither tests nor libraries.
    .executableTarget(
      name: "nub",
      dependencies: ["NubDemo"],
      exclude: ["functions.order"],
      swiftSettings: strict,
      linkerSettings: standalone
    ),
    .target(
      name: "TestSupport",
      dependencies: ["ScrollDrawing"],
      path: "Tests/TestSupport",
      swiftSettings: strict
    ),
    tests(
      "Contract",
      uses: ["ScrollGeometry", "ScrollPhysics", "ScrollDrawing", "ScrollUI", "Scrubber"]
    ),
    tests(
      "Documentation",
      uses: [
        "ScrollGeometry", "ScrollPhysics", "ScrollDrawing", "ScrollUI", "Scrubber", "SDLBackend",
        "TestSupport",
      ]
    ),
    tests(
      "EndToEnd",
      uses: ["NubDemo", "SDLBackend", "ScrollDrawing", "ScrollGeometry", "TestSupport"],
      besides: ["Goldens", "Traces"]
    ),
    tests(
      "NubDemo",
      uses: [
        "NubDemo", "ScrollGeometry", "ScrollPhysics", "ScrollDrawing", "ScrollUI", "Scrubber",
        "TestSupport",
      ],
      besides: ["Goldens"]
    ),
    tests(
      "ScrollDrawing",
      uses: ["ScrollDrawing", "ScrollGeometry", "TestSupport"],
      besides: ["Goldens"]
    ),
    tests(
      "Scrubber",
      uses: [
        "ScrollGeometry", "ScrollPhysics", "ScrollDrawing", "ScrollUI", "Scrubber", "TestSupport",
      ]
    ),
    tests("ScrollGeometry", uses: ["ScrollGeometry"]),
    tests("ScrollPhysics", uses: ["ScrollGeometry", "ScrollPhysics"]),
    tests(
      "SDLBackend",
      uses: [
        "ScrollGeometry", "ScrollPhysics", "ScrollDrawing", "ScrollUI", "SDLBackend", "CSDL2",
        "TestSupport",
      ]
    ),
    tests(
      "ScrollUI",
      uses: ["ScrollGeometry", "ScrollPhysics", "ScrollDrawing", "ScrollUI", "TestSupport"]
    ),
  ],
  swiftLanguageModes: [.v6]
)
