// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "tripreport",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "tripreport", targets: ["tripreport"])
    ],
    targets: [
        // The arrows point one way: command → site → reporting, files → model; the engine and photos
        // know nobody.
        .target(name: "TemplateEngine", swiftSettings: strict),
        .target(name: "PhotoFiles", swiftSettings: strict),
        .target(name: "TerminalText", swiftSettings: strict),
        .target(name: "TripModel", swiftSettings: strict),
        .target(name: "TripFiles", dependencies: ["TripModel"], swiftSettings: strict),
        .target(
            name: "TripReporting",
            dependencies: ["TemplateEngine", "TerminalText", "TripModel"],
            swiftSettings: strict
        ),
        .target(
            name: "BuiltInTemplates",
            path: "Templates",
            resources: [
                .embedInCode("overview.html"),
                .embedInCode("style.css"),
                .embedInCode("pass.txt"),
                .embedInCode("ticket.txt"),
            ],
            swiftSettings: strict
        ),
        .target(
            name: "SampleSite",
            resources: [.embedInCode("settings.json"), .embedInCode("trips.json")],
            swiftSettings: strict
        ),
        .target(
            name: "TripSite",
            dependencies: [
                "BuiltInTemplates", "PhotoFiles", "SampleSite", "TemplateEngine", "TripFiles",
                "TripModel",
                "TripReporting",
            ],
            swiftSettings: strict
        ),
        .target(
            name: "TripCommand",
            dependencies: [
                "TemplateEngine", "TerminalText", "TripFiles", "TripModel", "TripReporting",
                "TripSite",
            ],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "tripreport",
            dependencies: ["TripCommand", "TripModel", "TripSite"],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "template-benchmark",
            dependencies: ["TemplateEngine"],
            path: "Tests/Benchmarks/template",
            exclude: ["compare.py"],
            swiftSettings: strict
        ),
        .target(name: "TestFolder", path: "Tests/TestFolder", swiftSettings: strict),
        .testTarget(
            name: "TemplateEngineTests",
            dependencies: ["TemplateEngine", "TestFolder", "TripReporting"],
            swiftSettings: strict),
        .testTarget(
            name: "TerminalTextTests", dependencies: ["TerminalText", "TestFolder"],
            swiftSettings: strict),
        .testTarget(
            name: "PhotoFilesTests", dependencies: ["PhotoFiles"],
            resources: [.copy("Fixtures")], swiftSettings: strict),
        .testTarget(
            name: "TripFilesTests", dependencies: ["TripFiles", "TripModel"],
            swiftSettings: strict),
        .testTarget(
            name: "TripCommandTests",
            dependencies: [
                "TerminalText", "TestFolder", "TripCommand", "TripModel", "TripReporting",
                "TripSite",
            ],
            exclude: ["Goldens"],
            swiftSettings: strict
        ),
        .testTarget(name: "TripModelTests", dependencies: ["TripModel"], swiftSettings: strict),
        .testTarget(
            name: "TripReportingTests",
            dependencies: ["TemplateEngine", "TripModel", "TripReporting"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "TripSiteTests",
            dependencies: ["PhotoFiles", "TestFolder", "TripModel", "TripSite"],
            swiftSettings: strict
        ),
    ]
)
