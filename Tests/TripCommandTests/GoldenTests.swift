import Foundation
import TerminalText
import TestFolder
import Testing

@testable import TripCommand
@testable import TripSite

/// What the program prints, compared with files that someone looked at.
///
/// `RECORD=1 swift test --filter GoldenTests` writes these files anew: look at every change before
/// it is committed.
@Suite struct GoldenTests {
    struct Golden: Sendable, CustomTestStringConvertible {
        let file: String
        let arguments: [String]
        var columns = 80
        var isTerminal = true
        var variables = ["NO_COLOR": "1"]
        var locale = ("en_US", "USD")

        var testDescription: String { file }
    }

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Goldens")

    private static let inLocales = GoldenSite.locales.flatMap { locale in
        [
            Golden(file: "\(locale.0)/pass.txt", arguments: ["pass"], locale: locale),
            Golden(file: "\(locale.0)/list.txt", arguments: ["list"], locale: locale),
            Golden(file: "\(locale.0)/year.txt", arguments: ["year"], locale: locale),
            Golden(file: "\(locale.0)/summary.txt", arguments: ["summary"], locale: locale),
        ]
    }

    private static let passes = ["unicode", "ascii"].flatMap { style in
        [32, 48, 80, 120].map { width in
            Golden(
                file: "pass/\(style)-\(width).txt",
                arguments: ["pass", "--width=\(width)", "--style=\(style)"])
        }
    }

    private static let inWidths = ["list", "year", "summary"].flatMap { command in
        [32, 40, 60, 80, 120].map { columns in
            Golden(
                file: "\(command)/\(columns).txt", arguments: [command], columns: columns)
        }
    }

    private static let others = [
        Golden(file: "list/piped.tsv", arguments: ["list"], isTerminal: false),
        Golden(
            file: "list/favorites.txt",
            arguments: ["list", "--filter", "favorites", "--sort", "-city"]),
        Golden(file: "year/all.txt", arguments: ["year", "--all"], isTerminal: false),
        Golden(file: "year/empty.txt", arguments: ["year", "1999"]),
        Golden(file: "year/16-colors.txt", arguments: ["year"], columns: 44, variables: [:]),
        Golden(
            file: "year/true-color.txt", arguments: ["year", "--set=highlight=mint"],
            variables: ["COLORTERM": "truecolor"]),
        Golden(file: "list/16-colors.txt", arguments: ["list"], variables: [:]),
        Golden(file: "summary/16-colors.txt", arguments: ["summary"], variables: [:]),
    ]

    private static let all = inLocales + passes + inWidths + others

    @Test(arguments: all)
    func isAsItWas(_ golden: Golden) throws {
        let site = try TestFolder()
        try site.write(GoldenSite.files(golden.locale.0, golden.locale.1))
        var program = Program(site)
        program.isOutputTerminal = golden.isTerminal
        program.outputColumns = golden.columns
        program.variables = golden.variables
        let run = program.run(golden.arguments + ["--quiet"])
        #expect(run.status == .success)
        #expect(run.error == "")
        let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
        if golden.variables["NO_COLOR"] != nil, golden.isTerminal, !golden.file.hasPrefix("pass/") {
            for line in lines {
                #expect(TerminalWidth.columns(of: String(line)) <= golden.columns, "\(line)")
            }
        }
        #expect(lines.allSatisfy { $0.last != " " })

        let file = Self.folder.appendingPathComponent(golden.file)
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(run.output.utf8).write(to: file)
        }
        let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        #expect(run.output == expected)
    }

    /// No file stays behind whose test is gone.
    @Test func hasATestForEveryFile() throws {
        let names = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
        let files = names.filter { $0.contains(".") && !$0.hasSuffix(".DS_Store") }
        #expect(Set(files) == Set(Self.all.map(\.file)))
    }
}
