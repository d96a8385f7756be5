import TestFolder
import Testing
import TripModel

@testable import TripCommand
@testable import TripSite

/// Whole runs on a folder that is compared both ways afterwards.
@Suite struct WholeRunTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let arguments: [String]
        var files = SmallSite.files
        /// What is added to the files, or changed; nil is what goes.
        var changes: [String: String?] = [:]
        var status = Status.success
        var output = ""
        var error = ""

        var testDescription: String { arguments.joined(separator: " ") }
    }

    private static let read = "Read 3 trips from trips.json. "

    @Test(arguments: [
        Case(
            arguments: ["build"], changes: SmallSite.output,
            error: "\(read)Output: 4 added, 0 changed, 0 removed, 0 unchanged (TIME)\n"),
        Case(
            arguments: ["build", "--dry-run"],
            error:
                "\(read)Output: would be 4 added, 0 changed, 0 removed, 0 unchanged (TIME)\n"),
        Case(
            arguments: ["build", "--output", "www/trips", "--set", "outputs=html"],
            changes: [
                "www/trips/index.html": SmallSite.output["Output/index.html"],
                "www/trips/.tripreport-files":
                    "# Files that tripreport wrote; it removes those it no longer makes.\n"
                    + "index.html\n",
            ],
            error: "\(read)www/trips: 1 added, 0 changed, 0 removed, 0 unchanged (TIME)\n"),
        Case(
            arguments: ["--quiet", "build"],
            files: SmallSite.files.merging(SmallSite.output) { $1 }
                .merging(["Output/CNAME": "example.org", "Output/passes/mine.txt": "mine"]) { $1 },
            changes: [:]),
        Case(
            arguments: ["build", "--set=outputs=html", "--set=title=Mine & yours"],
            files: SmallSite.files.merging(SmallSite.output) { $1 },
            changes: [
                "Output/index.html":
                    "Mine &amp; yours on June 1, 2027: 2026-04-02-kyoto 2027-06-12-bergen cheese "
                    + "(yellow)\n",
                "Output/.tripreport-files":
                    "# Files that tripreport wrote; it removes those it no longer makes.\n"
                    + "index.html\n",
                "Output/passes/2026-04-02-kyoto.txt": nil,
                "Output/passes/2027-06-12-bergen.txt": nil, "Output/passes/cheese.txt": nil,
            ],
            error: "\(read)Output: 0 added, 1 changed, 3 removed, 0 unchanged (TIME)\n"),
        Case(
            arguments: ["build"], files: ["trips.json": "[]"].merging(SmallSite.templates) { $1 },
            changes: [
                "Output/index.html": "Trips on June 1, 2027: (yellow)\n",
                "Output/.tripreport-files":
                    "# Files that tripreport wrote; it removes those it no longer makes.\n"
                    + "index.html\n",
            ],
            error: "Read 0 trips from trips.json. Output: 1 added, 0 changed, 0 removed, "
                + "0 unchanged (TIME)\n"),
        Case(arguments: ["check"], error: "Checked 3 trips: a build would make 4 files (TIME)\n"),
        Case(arguments: ["check", "--quiet", "--strict"]),
        Case(
            arguments: ["pass"], output: "Kyoto 48\n\nBergen 48\n\nBergamo 48\n"),
        Case(
            arguments: ["summary"],
            output: """
                Trips       3  1 past, 2 upcoming
                Nights     15
                Countries   3
                Cities      3
                Favorites   1

                Spent      $1,249.50
                Per night  $249.90

                Next        Bergen, in 11 days: June 12, 2027
                Longest     Kyoto, 9 nights
                Shortest    Bergamo, 1 night
                Dearest     Bergen, $1,249.50
                Best value  Bergen, $249.90 a night

                Year  Trips  Nights      Spent
                2026      1       9             ████████████████████
                2027      2       6  $1,249.50  █████████████▍

                Country  Trips  Nights      Spent
                Japan        1       9             ████████████████████
                Norway       1       5  $1,249.50  ███████████▏
                Italy        1       1             ██▎

                """),
    ])
    func leavesWhatItOught(_ test: Case) throws {
        try folder.write(test.files)
        let run = Program(folder).run(test.arguments)
        #expect(run.status == test.status)
        #expect(run.output == test.output)
        #expect(run.error == test.error)
        var expected = test.files
        for (name, text) in test.changes { expected[name] = text }
        #expect(try folder.contents() == expected)
    }

    @Test func writesAReportWithTheBuiltInTemplates() throws {
        try folder.write(["trips.json": SmallSite.trips])
        let program = Program(folder)
        #expect(program.run("build", "--set", "outputs=html,passes,json").status == .success)
        let contents = try folder.contents(of: "Output")
        #expect(
            contents.keys.sorted() == [
                ".tripreport-files", "index.html", "passes/2026-04-02-kyoto.txt",
                "passes/2027-06-12-bergen.txt", "passes/cheese.txt", "report.json",
            ])
        #expect(contents["index.html"]?.hasPrefix("<!") == true)
        #expect(contents["report.json"] == program.run("summary", "--json").output)
        let passes = ["2026-04-02-kyoto", "2027-06-12-bergen", "cheese"]
            .compactMap { contents["passes/\($0).txt"] }
        #expect(program.run("pass").output == passes.joined(separator: "\n"))
    }

    @Test func makesTheSameOfTheSame() throws {
        let other = try TestFolder()
        for folder in [folder, other] {
            try folder.write(["trips.json": SmallSite.trips])
            let run = Program(folder).run(
                "build", "--today", "2027-06-14", "--set", "outputs=html,passes,json")
            #expect(run.status == .success)
        }
        #expect(try folder.contents() == other.contents())
        #expect(try folder.contents().count == 7)

        // Whatever the local date is, and in however many runs.
        let stamps = try folder.stamps()
        var program = Program(folder)
        program.localDate = .last
        let run = program.run(
            "build", "--today", "2027-06-14", "--set", "outputs=html,passes,json")
        #expect(
            run.error
                == "\(Self.read)Output: 0 added, 0 changed, 0 removed, 5 unchanged (TIME)\n")
        #expect(try folder.stamps() == stamps)
        withExtendedLifetime(other) {}
    }

    @Test func takesASiteElsewhere() throws {
        try folder.write(["here/": ""])
        for (name, text) in SmallSite.files { try folder.write(["there/\(name)": text]) }
        let program = Program(folder)
        // The settings' output lies in the site, that of the option where the command is called.
        #expect(program.run("build", "--site", "../there", in: "here").status == .success)
        #expect(
            program.run("build", "--site=\(folder.absolute("there"))", "--output=O", in: "here")
                .status == .success)
        #expect(
            try folder.text("there/Output/index.html") == SmallSite.output["Output/index.html"])
        #expect(try folder.text("here/O/index.html") == SmallSite.output["Output/index.html"])
    }
}
