// swift-tools-version: 6.2

import Foundation
import PackageDescription

// Warnings fail our own checks, not a user's build on a newer compiler.
let strict = Context.environment["CI"] != nil

let warnings: [SwiftSetting] = strict ? [.treatAllWarnings(as: .error)] : []

/// What every Swift target is compiled with: an import is visible where it is written and nowhere
/// else, and a boxed protocol says so.
let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
  ] + warnings

/// Targets without views: every unsafe construct is spelled out.
let pure: [SwiftSetting] = settings + [.strictMemorySafety()]

let hasVTerm = ["/usr/include", "/usr/local/include"].contains {
  FileManager.default.fileExists(atPath: "\($0)/vterm.h")
}

let cSettings: [CSetting] = strict ? [.treatAllWarnings(as: .error)] : []

let package = Package(
  name: "TerminalUIKit",
  products: [
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "UIKitCore", targets: ["UIKitCore"]),
    .library(name: "UIKit", targets: ["UIKit", "QuartzCore", "_Testing_UIKit"]),
    .executable(name: "playground", targets: ["Playground"]),
    .executable(name: "layout-bench", targets: ["LayoutBench"]),
  ],
  targets: [
    // SOLVER_AUDIT: our own checks verify the invariants of small systems after every change.
    .target(
      name: "ConstraintSolver",
      swiftSettings: pure
        + (strict ? [.define("SOLVER_AUDIT", .when(configuration: .debug))] : [])),

    // wcwidth is not in the Glibc module, which is built without _XOPEN_SOURCE.
    .target(name: "CWidth", cSettings: cSettings),
    .target(name: "CellGrid", dependencies: ["CWidth"], swiftSettings: pure),
    .target(name: "VisualFormat", swiftSettings: pure),
    .target(
      name: "UIKitCore", dependencies: ["ConstraintSolver", "CellGrid", "VisualFormat"],
      swiftSettings: settings),

    // ncurses macros and wide-character calls behind plain C functions; Swift never sees
    // <ncurses.h>. (A .systemLibrary with pkgConfig drops the wide-character defines.)
    .target(
      name: "CNcurses",
      cSettings: [.define("NCURSES_WIDECHAR", to: "1")] + cSettings,
      linkerSettings: [.linkedLibrary("ncursesw")]),
    .target(name: "Terminal", dependencies: ["CellGrid", "CNcurses"], swiftSettings: pure),
    .target(
      name: "TerminalApplication", dependencies: ["UIKitCore", "Terminal", "CellGrid"],
      swiftSettings: settings),
    .target(
      name: "UIKit",
      dependencies: ["UIKitCore", "TerminalApplication", "CellGrid", "VisualFormat"],
      swiftSettings: settings),
    // What code asks for that takes only layers, or Foundation, from there.
    .target(name: "QuartzCore", dependencies: ["UIKitCore"], swiftSettings: settings),
    // What a file that imports both Testing and UIKit also asks for; empty.
    .target(name: "_Testing_UIKit"),

    // getopt_long keeps its state in C globals, which Swift 6 does not let through.
    .target(name: "CGetopt", cSettings: cSettings),
    .target(name: "CommandLineOptions", dependencies: ["CGetopt"], swiftSettings: pure),

    .executableTarget(
      name: "Playground", dependencies: ["UIKit", "Terminal", "CommandLineOptions"],
      path: "Demos/Playground", swiftSettings: settings),
    // Times the solver in release builds; peers holds programs that time other solvers.
    .executableTarget(
      name: "LayoutBench", dependencies: ["ConstraintSolver", "UIKitCore", "CommandLineOptions"],
      path: "Demos/LayoutBench", exclude: ["peers"], swiftSettings: settings),

    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "SolverProbe"],
      resources: [.copy("Fixtures")], swiftSettings: settings),
    // Lets Tests/Oracle/run, in Python, put questions to the solver and judge its answers.
    .executableTarget(
      name: "SolverProbe", dependencies: ["ConstraintSolver"], path: "Tests/SolverProbe",
      swiftSettings: settings),
    .testTarget(name: "CellGridTests", dependencies: ["CellGrid"], swiftSettings: settings),
    .testTarget(
      name: "VisualFormatTests", dependencies: ["VisualFormat"],
      resources: [.copy("Fixtures")], swiftSettings: settings),
    .testTarget(
      name: "UIKitCoreTests", dependencies: ["UIKitCore", "CellGrid", "VisualFormat"],
      swiftSettings: settings),
    .testTarget(
      name: "TerminalApplicationTests",
      dependencies: ["TerminalApplication", "UIKitCore", "Terminal"], swiftSettings: settings),
    .testTarget(name: "PlaygroundTests", dependencies: ["Playground"], swiftSettings: settings),
    .testTarget(
      name: "UIKitTests", dependencies: ["UIKit", "QuartzCore", "_Testing_UIKit"],
      swiftSettings: settings),
    // Apps' sources and what they show, as a new project compiles them, and as one of years ago
    // does: the second folder is a link to the first. The walk through our own need not be twice.
    .testTarget(
      name: "PortedSourceTests", dependencies: ["UIKit", "_Testing_UIKit"],
      swiftSettings: warnings),
    .testTarget(
      name: "PortedSourceInSwift5Tests", dependencies: ["UIKit", "_Testing_UIKit"],
      exclude: ["Walk"], swiftSettings: warnings + [.swiftLanguageMode(.v5)]),
    .testTarget(name: "LayoutBenchTests", dependencies: ["LayoutBench"], swiftSettings: settings),

    // A terminal emulator for the tests: a pseudo-terminal and libvterm (Debian's libvterm-dev).
    // Without that header there is nothing to link, and its tests are skipped.
    .target(
      name: "CVTerm", path: "Tests/CVTerm",
      cSettings: cSettings + (hasVTerm ? [.define("HAS_VTERM")] : []),
      linkerSettings: hasVTerm ? [.linkedLibrary("vterm")] : []),
    .executableTarget(
      name: "TerminalProbe", dependencies: ["Terminal", "CellGrid"], path: "Tests/TerminalProbe",
      swiftSettings: settings),
    .executableTarget(
      name: "LifeProbe", dependencies: ["UIKit"], path: "Tests/LifeProbe", swiftSettings: warnings),
    .testTarget(
      name: "TerminalTests",
      dependencies: ["Terminal", "CellGrid", "CVTerm", "Playground", "TerminalProbe", "LifeProbe"],
      swiftSettings: settings),
    .testTarget(
      name: "CommandLineOptionsTests", dependencies: ["CommandLineOptions"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
