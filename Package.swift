// swift-tools-version: 6.2
import PackageDescription

/// Modules that also run in the browser: what Embedded Swift cannot do is an error in the native build, too.
let client: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .treatWarning("EmbeddedRestrictions", as: .error),
  .enableExperimentalFeature("Extern"),
]
let native: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// The arrows of ARCHITECTURE.md.
///
/// A module that is not listed behind another cannot be imported by it
/// (`--explicit-target-dependency-import-check error` in every build of ours).
let package = Package(
  name: "TimeQuest",
  products: [
    .executable(name: "WebApp", targets: ["WebApp"]),
    .executable(name: "RulesInWasm", targets: ["RulesInWasm"]),
    .executable(name: "EngineBench", targets: ["EngineBench"]),
    .executable(name: "timequest", targets: ["timequest"]),
  ],
  targets: [
    // The game: the same files in the browser and in native tests.
    .target(
      name: "Domain",
      swiftSettings: client,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    .target(name: "SyncWire", swiftSettings: client),
    .target(name: "SyncEngine", dependencies: ["Domain", "SyncWire"], swiftSettings: client),
    .target(name: "Markup", swiftSettings: client),
    .target(name: "VirtualDOM", dependencies: ["Markup"], swiftSettings: client),
    .target(name: "Strings", exclude: ["Tables"], swiftSettings: client),
    .target(
      name: "AppCore",
      dependencies: ["Domain", "SyncWire", "SyncEngine"],
      swiftSettings: client
    ),
    .target(
      name: "Views",
      dependencies: ["Domain", "AppCore", "Markup", "Strings"],
      swiftSettings: client
    ),
    .target(
      name: "Browser",
      dependencies: [
        "Domain", "SyncWire", "SyncEngine", "AppCore", "Strings", "Views", "Markup", "VirtualDOM",
      ],
      swiftSettings: client
    ),
    .executableTarget(
      name: "WebApp",
      dependencies: ["Browser", "CRuntime"],
      swiftSettings: client
    ),
    .target(name: "CRuntime"),

    // The texts as translators write them, and what they become.
    .target(name: "TextTables", dependencies: ["Strings"], swiftSettings: native),

    // The server: sees the wire and nothing of the game.
    .systemLibrary(
      name: "CHTTP",
      pkgConfig: "libevent",
      providers: [.apt(["libevent-dev"])]
    ),
    .target(name: "ServerCore", dependencies: ["SyncWire"], swiftSettings: native),
    .target(name: "ServerHTTP", dependencies: ["ServerCore", "CHTTP"], swiftSettings: native),
    .executableTarget(
      name: "timequest",
      dependencies: [
        "ServerCore", "ServerHTTP", "Markup", "Strings", "TextTables", "Views", "Simulation",
        "Domain", "SyncEngine", "SyncWire",
      ],
      swiftSettings: native
    ),

    // What `make bench` measures the rules with, natively and in the browser.
    .executableTarget(
      name: "EngineBench",
      dependencies: ["Domain", "CRuntime"],
      path: "Benchmarks/engine",
      sources: ["Analysis.swift", "Browser.swift", "Native.swift", "Workload.swift"],
      swiftSettings: client
    ),

    // Players made of dice, who show what the rules do.
    .target(name: "Simulation", dependencies: ["Domain", "Markup"], swiftSettings: native),

    // Tests. TestSupport also runs inside a wasm module: RulesInWasm prints its digest.
    .target(
      name: "TestSupport",
      dependencies: ["Domain", "SyncWire", "SyncEngine"],
      path: "Tests/TestSupport",
      swiftSettings: client
    ),
    .executableTarget(
      name: "RulesInWasm",
      dependencies: ["TestSupport", "CRuntime"],
      path: "Tests/RulesInWasm",
      swiftSettings: client
    ),
    .target(
      name: "TestApp",
      dependencies: ["AppCore", "Domain", "Strings", "TextTables"],
      path: "Tests/TestApp"
    ),
    .testTarget(name: "DomainTests", dependencies: ["Domain", "TestSupport"]),
    .testTarget(name: "SyncWireTests", dependencies: ["SyncWire", "TestSupport"]),
    .testTarget(
      name: "SyncEngineTests",
      dependencies: ["SyncEngine", "SyncWire", "Domain", "TestSupport"]
    ),
    .testTarget(name: "MarkupTests", dependencies: ["Markup"]),
    .testTarget(name: "VirtualDOMTests", dependencies: ["VirtualDOM", "Markup"]),
    .testTarget(
      name: "AppCoreTests",
      dependencies: ["AppCore", "SyncEngine", "SyncWire", "Domain", "TestSupport", "TestApp"]
    ),
    .testTarget(
      name: "ViewsTests",
      dependencies: [
        "Views", "AppCore", "Markup", "Strings", "TextTables", "SyncEngine", "Domain", "TestApp",
      ]
    ),
    .testTarget(name: "StringsTests", dependencies: ["Strings", "TextTables", "TestApp"]),
    .testTarget(
      name: "BrowserTests",
      dependencies: [
        "Browser", "VirtualDOM", "Views", "Strings", "SyncEngine", "Domain", "TestSupport",
        "TestApp",
      ]
    ),
    .testTarget(name: "SimulationTests", dependencies: ["Simulation", "Domain"]),
    .testTarget(name: "ServerCoreTests", dependencies: ["ServerCore"]),
    .testTarget(
      name: "IntegrationTests",
      dependencies: [
        "ServerHTTP", "ServerCore", "timequest", "SyncEngine", "SyncWire", "Domain",
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
