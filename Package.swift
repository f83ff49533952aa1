// swift-tools-version: 6.2
import PackageDescription

/// Modules that also run in the browser: what Embedded Swift cannot do is an error in the native build, too.
let client: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .treatWarning("EmbeddedRestrictions", as: .error),
  .enableExperimentalFeature("Extern"),
]
/// A library of the game.
///
/// Embedded Swift compiles what a program uses once more with the program, so the objects of
/// its libraries would only be a second copy: `Scripts/build-wasm` builds them empty.
let library =
  Context.environment["TIMEQUEST_EMPTY_LIBRARIES"] == nil
  ? client : client + [.unsafeFlags(["-Xfrontend", "-emit-empty-object-file"])]
/// The tests compute with the rules for minutes, so these are fast also where the rest compiles quickly.
let optimized = SwiftSetting.unsafeFlags(["-O"], .when(platforms: [.linux], configuration: .debug))
let rules = library + [optimized]
let native: [SwiftSetting] = [.treatAllWarnings(as: .error)]
/// Bugs that tests can switch on: not even their switches are in anything that is released.
let planted = SwiftSetting.define("PLANTED_BUGS", .when(configuration: .debug))

/// The modules of a house, each in its folder: `Sources/HOUSE/MODULE`, its tests in `Tests/HOUSE/MODULE`.
func house(_ name: String, _ modules: [Target], tests: [Target] = []) -> [Target] {
  for module in modules { module.path = "Sources/\(name)/\(module.name)" }
  for test in tests { test.path = "Tests/\(name)/\(test.name)" }
  return modules + tests
}

// Houses from the ground up. A module may import those that stand behind its name here, and no other
// (`--explicit-target-dependency-import-check error` in every build of ours), and these lie in its own house or in one
// that stands above it here (`Tests/Structure/houses.py`).

/// Debian's C libraries, made modules, and what only C can say.
let c = house(
  "C",
  [
    // Which release this is: what the file VERSION says, wherever these folders lie.
    .target(
      name: "CRelease",
      cSettings: [.unsafeFlags(["--embed-dir=\(Context.packageDirectory)"])]
    ),
    .systemLibrary(name: "CHTTP", pkgConfig: "libevent", providers: [.apt(["libevent-dev"])]),
    .systemLibrary(
      name: "CTLS",
      pkgConfig: "libevent_openssl",
      providers: [.apt(["libevent-dev", "libssl-dev"])]
    ),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(
      name: "CCurl",
      pkgConfig: "libcurl",
      providers: [.apt(["libcurl4-openssl-dev"])]
    ),
    .systemLibrary(name: "COpenSSL", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
  ]
)

/// What a standard library would have, and what a program on a command line is made of.
let foundations = house(
  "Foundations",
  [
    .target(name: "Basics", swiftSettings: rules),
    .target(name: "Time", dependencies: ["Basics"], swiftSettings: rules),
    .target(name: "Edition", dependencies: ["CRelease"], swiftSettings: library),
    .target(name: "Commands", dependencies: ["Edition"], swiftSettings: native),
  ],
  tests: [
    // A command as its user runs it.
    .target(name: "TestCommands"),
    // How much of a law is tried in each run, and how much at night.
    .target(name: "TestTiers"),
  ]
)

/// What the game knows: values and functions.
let theRules = house(
  "Rules",
  [
    .target(
      name: "Domain",
      dependencies: ["Basics", "Time"],
      swiftSettings: rules,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    )
  ],
  tests: [
    .testTarget(name: "DomainTests", dependencies: ["Basics", "Time", "Domain", "TestSupport"])
  ]
)

/// What is stored and sent, and what it comes to.
let records = house(
  "Records",
  [
    .target(name: "SyncWire", dependencies: ["Basics"], swiftSettings: rules),
    .target(
      name: "SyncEngine",
      dependencies: ["Basics", "Time", "Domain", "SyncWire"],
      swiftSettings: rules
    ),
    .target(
      name: "Copies",
      dependencies: ["Basics", "Time", "Domain", "SyncWire", "SyncEngine"],
      swiftSettings: rules
    ),
  ],
  tests: [
    // Also runs inside a wasm module: RulesInWasm prints its digest.
    .target(
      name: "TestSupport",
      dependencies: ["Basics", "Time", "Domain", "SyncWire", "SyncEngine"],
      swiftSettings: rules
    ),
    .target(name: "SyncExamples", dependencies: ["Basics", "SyncWire"]),
    .testTarget(
      name: "SyncWireTests",
      dependencies: ["Basics", "SyncWire", "SyncExamples", "TestSupport"]
    ),
    .testTarget(
      name: "SyncEngineTests",
      dependencies: [
        "Copies", "SyncEngine", "SyncWire", "Domain", "Time", "Basics", "TestSupport",
        "SyncExamples", "TestTiers",
      ]
    ),
  ]
)

/// Calendars as files, and what of them lies near.
let calendar = house(
  "Calendar",
  [
    .target(name: "ICalendar", dependencies: ["Basics", "Time"], swiftSettings: rules),
    .target(
      name: "Calendars",
      dependencies: ["Basics", "Time", "Domain", "SyncWire", "ICalendar"],
      swiftSettings: rules
    ),
    // Time zones natively, as Intl has them in browsers.
    .target(name: "NativeZones", dependencies: ["ICalendar"], swiftSettings: native),
  ],
  tests: [
    .testTarget(
      name: "ICalendarTests",
      dependencies: ["ICalendar", "NativeZones", "Time", "Basics"]
    ),
    .testTarget(
      name: "CalendarsTests",
      dependencies: ["Calendars", "SyncWire", "Domain", "Time", "Basics"]
    ),
  ]
)

/// A page as values, how it changes, and every word on it.
let page = house(
  "Page",
  [
    .target(name: "Markup", dependencies: ["Basics"], swiftSettings: library),
    .target(name: "VirtualDOM", dependencies: ["Basics", "Markup"], swiftSettings: library),
    .target(
      name: "Strings",
      exclude: ["Tables"],
      swiftSettings: library,
      plugins: ["TextAccessors"]
    ),
  ],
  tests: [
    .testTarget(name: "MarkupTests", dependencies: ["Markup"]),
    .testTarget(name: "VirtualDOMTests", dependencies: ["VirtualDOM", "Markup", "Basics"]),
    .testTarget(name: "StringsTests", dependencies: ["Strings", "TextTables", "TestApp"]),
  ]
)

/// What is seen and done: rooms that cannot name one another, what several of them share, and the app of all.
let features = house(
  "Features",
  [
    .target(
      name: "AppCore",
      dependencies: ["Basics", "Time", "Domain", "SyncWire", "SyncEngine"],
      swiftSettings: library
    ),
    .target(
      name: "Controls",
      dependencies: ["Basics", "Time", "Domain", "SyncEngine", "AppCore", "Markup", "Strings"],
      swiftSettings: library
    ),

    // What several features share, and no two of them each.
    .target(
      name: "Access",
      dependencies: [
        "Basics", "Time", "Domain", "SyncWire", "AppCore", "Controls", "Markup", "Strings",
      ],
      swiftSettings: library
    ),
    .target(
      name: "Transfer",
      dependencies: [
        "Basics", "Time", "Domain", "SyncWire", "SyncEngine", "Copies", "AppCore", "Controls",
        "Markup", "Strings",
      ],
      swiftSettings: library
    ),
    .target(
      name: "Planner",
      dependencies: [
        "Basics", "Time", "Domain", "SyncWire", "SyncEngine", "Calendars", "AppCore", "Controls",
        "Markup", "Strings",
      ],
      swiftSettings: library
    ),
    .target(
      name: "Spotify",
      dependencies: [
        "Basics", "Time", "Domain", "SyncWire", "SyncEngine", "AppCore", "Controls", "Markup",
        "Strings",
      ],
      swiftSettings: library
    ),
    .target(
      name: "Devices",
      dependencies: [
        "Basics", "Time", "Domain", "SyncWire", "SyncEngine", "AppCore", "Controls", "Markup",
        "Strings",
      ],
      swiftSettings: library
    ),
    .target(
      name: "Editing",
      dependencies: [
        "Basics", "Time", "Domain", "SyncWire", "SyncEngine", "AppCore", "Controls", "Markup",
        "Strings",
      ],
      swiftSettings: library
    ),

    // The features: none of them can name another.
    .target(
      name: "Game",
      dependencies: [
        "Basics", "Time", "Edition", "Domain", "SyncWire", "SyncEngine", "ICalendar", "AppCore",
        "Controls", "Editing", "Planner", "Spotify", "Markup", "Strings",
      ],
      swiftSettings: library
    ),
    .target(
      name: "Setup",
      dependencies: [
        "Basics", "Time", "Domain", "SyncWire", "SyncEngine", "Copies", "AppCore", "Controls",
        "Editing", "Access", "Transfer", "Markup", "Strings",
      ],
      swiftSettings: library
    ),
    .target(
      name: "Family",
      dependencies: [
        "Basics", "Time", "Domain", "SyncWire", "SyncEngine", "AppCore", "Controls", "Editing",
        "Access", "Transfer", "Planner", "Spotify", "Devices", "Markup", "Strings",
      ],
      swiftSettings: library
    ),

    // All features together.
    .target(
      name: "App",
      dependencies: [
        "Basics", "Time", "Domain", "SyncWire", "SyncEngine", "AppCore", "Controls", "Editing",
        "Access", "Transfer", "Planner", "Spotify", "Devices", "Game", "Setup", "Family", "Markup",
        "Strings",
      ],
      swiftSettings: library
    ),
  ],
  tests: [
    .target(
      name: "TestApp",
      dependencies: [
        "App", "Game", "Setup", "Family", "Editing", "Access", "Transfer", "AppCore", "Controls",
        "Time", "Domain", "SyncEngine", "SyncWire", "Basics", "Strings", "TextTables",
      ]
    ),
    .testTarget(
      name: "AppTests",
      dependencies: [
        "App", "Game", "Setup", "Family", "Editing", "Access", "Transfer", "Planner", "Devices",
        "AppCore", "Calendars", "ICalendar", "NativeZones", "Copies", "SyncEngine", "SyncWire",
        "Domain", "Time", "Basics", "Controls", "Markup", "Strings", "TestSupport", "TestApp",
      ]
    ),
    .testTarget(
      name: "ViewTests",
      dependencies: [
        "App", "Game", "Setup", "Family", "Editing", "Access", "Transfer", "AppCore",
        "Controls", "Markup", "Strings", "TextTables", "Copies", "Devices", "SyncEngine",
        "SyncWire", "Domain", "Time", "Basics", "TestApp",
      ]
    ),
  ]
)

/// A family's devices in step: who belongs to it, a device's half, and keys.
let sync = house(
  "Sync",
  [
    // Who may do what in a family: the same rules on its devices and on its server.
    .target(
      name: "SyncRoster",
      dependencies: ["Basics", "SyncWire"],
      swiftSettings: rules + [planted]
    ),
    .target(
      name: "Sync",
      dependencies: ["Basics", "SyncWire", "SyncRoster"],
      swiftSettings: rules + [planted]
    ),
    .target(
      name: "SyncHost",
      dependencies: ["Basics", "SyncWire", "SyncRoster", "Sync"],
      swiftSettings: rules + [planted]
    ),
    // Keys natively, as WebCrypto has them in browsers.
    .target(
      name: "NativeKeys",
      dependencies: ["SyncWire", "COpenSSL", "CZlib"],
      swiftSettings: native + [optimized]
    ),
  ],
  tests: [
    .testTarget(
      name: "SyncTests",
      dependencies: [
        "Sync", "SyncHost", "SyncRoster", "SyncSimulation", "ServerCore", "NativeKeys", "SyncWire",
        "Basics", "TestSupport", "TestTiers",
      ]
    ),
    .testTarget(
      name: "SyncHostTests",
      dependencies: [
        "SyncHost", "Sync", "SyncRoster", "SyncSimulation", "ServerCore", "NativeKeys",
        "SyncEngine", "Domain", "Time", "SyncWire", "Basics",
      ]
    ),
    .testTarget(
      name: "NativeKeysTests",
      dependencies: ["Basics", "SyncWire", "NativeKeys", "SyncExamples"]
    ),
    // Seals for browsers what they open, and opens what they seal.
    .executableTarget(
      name: "SealingPartner",
      dependencies: ["Basics", "SyncWire", "NativeKeys"],
      swiftSettings: native
    ),
  ]
)

/// The three modules that browsers load, and what ties them to JavaScript.
let web = house(
  "Web",
  [
    .target(name: "CRuntime"),
    // The one library with objects: no Swift program calls what it exports. It is compiled from all modules of the
    // game, so all stand here: SwiftPM compiles it anew when one of these has changed, and asks no further.
    .target(
      name: "Browser",
      dependencies: [
        "Basics", "Time", "Domain", "SyncWire", "SyncEngine", "Copies", "ICalendar", "Calendars",
        "AppCore", "Controls", "Editing", "Access", "Transfer", "Planner", "Spotify", "Devices",
        "Game", "Edition", "Setup", "Family", "App", "Strings", "Markup", "VirtualDOM",
      ],
      swiftSettings: client
    ),
    .executableTarget(
      name: "WebApp",
      dependencies: ["Browser", "CRuntime"],
      swiftSettings: client
    ),
    .executableTarget(
      name: "CalendarWorker",
      dependencies: [
        "Calendars", "CRuntime", "Basics", "Time", "Domain", "SyncWire", "ICalendar",
      ],
      swiftSettings: client
    ),
    .executableTarget(
      name: "SyncWorker",
      dependencies: ["SyncHost", "CRuntime", "Basics", "SyncWire", "Sync"],
      swiftSettings: client
    ),
  ],
  tests: [
    .testTarget(
      name: "BrowserTests",
      dependencies: [
        "Browser", "VirtualDOM", "App", "AppCore", "Strings", "Copies", "SyncEngine", "Domain",
        "Time",
        "Basics", "TestSupport", "TestApp",
      ]
    ),
    .executableTarget(
      name: "RulesInWasm",
      dependencies: [
        "TestSupport", "CRuntime", "Basics", "Time", "Domain", "SyncWire", "SyncEngine", "Sync",
      ],
      swiftSettings: client
    ),
  ]
)

/// The families' server: sees the wire and nothing of the game.
let server = house(
  "Server",
  [
    .target(
      name: "ServerCore",
      dependencies: ["Basics", "SyncWire", "SyncRoster"],
      swiftSettings: native + [optimized, planted]
    ),
    .target(
      name: "ServerHTTP",
      dependencies: ["ServerCore", "CHTTP", "CTLS"],
      swiftSettings: native
    ),
    // What the server keeps on disk.
    .target(
      name: "ServerStorage",
      dependencies: [
        "Basics", "SyncWire", "SyncRoster", "ServerCore", "ServerReminders", "CSQLite",
      ],
      swiftSettings: native + [optimized]
    ),
    // The one way out, by libcurl.
    .target(name: "Outbound", dependencies: ["CCurl"], swiftSettings: native),
    // Reminders for devices that sleep, by Web Push.
    .target(
      name: "ServerReminders",
      dependencies: ["Basics", "Time", "SyncWire", "ICalendar", "NativeKeys", "ServerCore"],
      swiftSettings: native
    ),
    .executableTarget(
      name: "timequest",
      dependencies: [
        "Commands", "Edition", "ServerCore", "ServerHTTP", "ServerReminders", "ServerStorage",
        "Outbound", "ICalendar", "NativeZones", "NativeKeys", "SyncWire", "Basics",
      ],
      swiftSettings: native
    ),
  ],
  tests: [
    // A family as it asks a server in tests, and the laws of every store.
    .target(
      name: "TestFamilies",
      dependencies: ["Basics", "SyncWire", "SyncRoster", "ServerCore"]
    ),
    .testTarget(
      name: "ServerCoreTests",
      dependencies: [
        "ServerCore", "SyncRoster", "SyncWire", "Basics", "TestFamilies", "TestSupport",
      ]
    ),
    .testTarget(
      name: "ServerStorageTests",
      dependencies: [
        "ServerStorage", "ServerCore", "ServerReminders", "SyncRoster", "SyncWire", "Basics",
        "TestFamilies",
        "TestSupport", "TestTiers",
      ]
    ),
    .testTarget(
      name: "ServerRemindersTests",
      dependencies: [
        "ServerReminders", "NativeKeys", "ICalendar", "Time", "SyncWire", "Basics", "TestSupport",
        "TestTiers",
      ]
    ),
    .testTarget(name: "OutboundTests", dependencies: ["Outbound"], exclude: ["server.py"]),
    .testTarget(
      name: "IntegrationTests",
      dependencies: [
        "ServerHTTP", "ServerCore", "ServerReminders", "Outbound", "NativeKeys", "timequest",
        "SyncWire", "ICalendar", "Basics", "TestCommands",
      ],
      exclude: ["push_service.py"]
    ),
  ]
)

/// What builds, measures and proves; no family runs it.
let workshop = house(
  "Workshop",
  [
    // The texts as translators write them, and what they become.
    .target(name: "TextTables", dependencies: ["Strings"], swiftSettings: native),
    // What of the app's module is loaded first, and what later.
    .target(name: "Splitting", swiftSettings: native),
    // Players made of dice, who show what the rules do.
    .target(
      name: "Simulation",
      dependencies: ["Basics", "Time", "Domain", "Markup"],
      swiftSettings: native + [optimized]
    ),
    // A family's devices and its server under one pair of dice.
    .target(
      name: "SyncSimulation",
      dependencies: [
        "Basics", "Time", "Domain", "SyncWire", "SyncEngine", "SyncRoster", "Sync", "SyncHost",
        "NativeKeys", "ServerCore", "Simulation",
      ],
      swiftSettings: native + [optimized, planted]
    ),
    // What makes an app out of a module, texts and drawings.
    .target(
      name: "Packing",
      dependencies: ["Commands", "ServerCore", "TextTables", "Splitting"],
      swiftSettings: native
    ),
    .executableTarget(
      name: "packer",
      dependencies: ["Commands", "Packing"],
      swiftSettings: native
    ),
    .executableTarget(
      name: "workshop",
      dependencies: [
        "Commands", "Packing", "ServerCore", "ICalendar", "NativeZones", "Simulation", "Sync",
        "SyncSimulation", "Basics", "Time", "Domain", "SyncEngine", "SyncWire", "Copies",
      ],
      swiftSettings: native
    ),
  ],
  tests: [
    .testTarget(name: "SimulationTests", dependencies: ["Simulation", "Domain", "Time", "Basics"]),
    .testTarget(name: "SplittingTests", dependencies: ["Splitting", "Basics"]),
    .testTarget(
      name: "WorkshopTests",
      dependencies: [
        "workshop", "Copies", "SyncEngine", "SyncWire", "Domain", "Time", "SyncExamples",
        "TestCommands",
      ]
    ),
  ]
)
// What the build writes itself.
let textAccessors = Target.plugin(name: "TextAccessors", capability: .buildTool())

// What `make bench` measures the rules with, natively and in the browser.
let engineBench = Target.executableTarget(
  name: "EngineBench",
  dependencies: ["Basics", "Time", "Domain", "CRuntime"],
  path: "Benchmarks/engine",
  exclude: ["engine.js", "floor.c", "history.py", "peer.py"],
  sources: ["Analysis.swift", "Browser.swift", "Native.swift", "Workload.swift"],
  swiftSettings: client
)

let package = Package(
  name: "TimeQuest",
  products: [
    .executable(name: "WebApp", targets: ["WebApp"]),
    .executable(name: "CalendarWorker", targets: ["CalendarWorker"]),
    .executable(name: "SyncWorker", targets: ["SyncWorker"]),
    .executable(name: "RulesInWasm", targets: ["RulesInWasm"]),
    .executable(name: "EngineBench", targets: ["EngineBench"]),
    .executable(name: "timequest", targets: ["timequest"]),
    .executable(name: "packer", targets: ["packer"]),
    .executable(name: "workshop", targets: ["workshop"]),
  ],
  targets: c + foundations + theRules + records + calendar + page + features + sync + web + server
    + workshop + [engineBench, textAccessors],
  swiftLanguageModes: [.v6]
)
