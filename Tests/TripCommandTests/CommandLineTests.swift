import Foundation
import Testing
import TripReporting
import TripSite

@Suite struct CommandLineTests {
    private static let trips = """
        [
          {"city": "Oslo", "country": "NO", "start": "2027-01-02", "nights": 3},
          {"city": "Oslo", "country": "NO", "start": "2027-03-02", "nights": 3, "id": "easter"},
          {"city": "Seattle", "country": "US", "start": "2027-06-12", "nights": 5}
        ]
        """

    @Test(arguments: [
        (["biuld"], "did you mean \"build\"?"), (["build", "--ouput", "x"], "\"--output\"?"),
        ([], "a command is missing"), (["build", "--output"], "--output needs a value"),
        (["build", "--quiet=1"], "--quiet takes no value"),
        (["check", "x"], "check does not take"),
        (["pass", "--width", "20"], "--width must be a whole number from 32 to 120"),
        (["pass", "--style", "x"], "--style must be"), (["pass", "Bergen"], "no trip is called"),
        (["pass", "Settle"], "did you mean \"Seattle\"?"),
        (["pass", "oslo"], "names 2 trips: 2027-01-02-oslo, easter"),
        (["build", "--today", "2027-02-30"], "--today needs a date that exists"),
        (["render"], "render needs a template"), (["build", "--output", ""], "needs a folder"),
    ])
    func wrongCallsEndWith64(_ arguments: [String], _ message: String) throws {
        let run = try WholeRun(["trips.json": Self.trips])
        #expect(run.run(arguments) == .usage)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(run.output.isEmpty)
        #expect(try run.paths() == ["trips.json"])
    }

    @Test(arguments: [
        ["pass", "seattle"], ["pass", "SEA"], ["pass", "2027-06-12-seattle"], ["pass", "2027-06"],
        ["--today=2027-01-01", "pass", "--", "Seattle"], ["pass", "--width=48", "Seattle"],
    ])
    func printsThePassOfATrip(_ arguments: [String]) throws {
        let run = try WholeRun(["trips.json": Self.trips])
        #expect(run.run(arguments) == .success)
        let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.last == "")
        #expect(lines.dropLast().allSatisfy { $0.count == 48 })
        for text in ["Seattle", "5 nights", "June 12, 2027", "June 17, 2027"] {
            #expect(run.output.contains(text))
        }
    }

    @Test func separatesPasses() throws {
        let run = try WholeRun(["trips.json": Self.trips])
        run.run("pass")
        #expect(run.output.components(separatedBy: "\n\n").count == 3)
        run.run("pass", "--form-feed", "--style", "ascii")
        #expect(run.output.components(separatedBy: "\n\u{C}").count == 3)
        #expect(
            run.output.utf8.allSatisfy { $0 == 0x0A || $0 == 0x0C || (0x20...0x7E).contains($0) })
    }

    @Test func endsQuietlyWhereNobodyReads() throws {
        let run = try WholeRun(["trips.json": Self.trips])
        #expect(run.run("pass", isPipeClosed: true) == .success)
        #expect(run.errors.isEmpty)
    }

    @Test(arguments: ["build", "pass", "check", "summary", "templates", "render", "init"])
    func explainsEachCommand(_ command: String) throws {
        let run = try WholeRun()
        #expect(run.run(command, "--help") == .success)
        #expect(run.output.hasPrefix("tripreport \(command): "))
        #expect(run.output.contains("\nExamples:\n"))
        #expect(run.errors.isEmpty)
        let help = run.output
        run.run("help", command)
        #expect(run.output == help)
        run.run("--help")
        #expect(run.output.contains("\n  \(command) "))
    }

    @Test(arguments: [
        ("highlight=purple", "\"yellow\", \"mint\" or \"orange\""), ("highlight", "KEY=VALUE"),
        ("pass.width=200", "pass.width must be between 32 and 120, not 200"),
        ("pass.widht=50", "did you mean \"width\"?"), ("showsYear=yes", "true or false"),
        ("locale=xx_YY", "locale must be a locale"), ("years=[0]", "between 1 and 9999, not 0"),
        ("limits={\"nights\":[5,1]}", "from low to high"), ("output=", "output must be a path"),
        ("rates={\"EUR\":0}", "a number above zero"), ("baseURL=here", "an address such as"),
    ])
    func wrongSettingsEndWith78(_ setting: String, _ message: String) throws {
        let run = try WholeRun(["trips.json": Self.trips])
        #expect(run.run("build", "--set", setting) == .badSettings)
        #expect(run.errors.hasPrefix("--set \(setting): error: "))
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    @Test func countsFromTheDayThatIsGiven() throws {
        let run = try WholeRun(["trips.json": Self.trips])
        run.run("summary")
        #expect(run.output.contains("Next: Seattle, in 11 days"))
        run.variables = ["SOURCE_DATE_EPOCH": "1812671999"]  // 2027-06-10 23:59:59 UTC
        run.run("summary")
        #expect(run.output.contains("Next: Seattle, in 2 days"))
        run.run("summary", "--today", "2027-06-12")
        #expect(run.output.contains("Now: Seattle"))
        run.variables = ["SOURCE_DATE_EPOCH": "soon"]
        #expect(run.run("summary") == .usage)
    }

    @Test func startsASiteThatBuildsAndIsNotStartedTwice() throws {
        let run = try WholeRun()
        #expect(run.run("init", "new") == .success)
        #expect(
            try run.paths() == ["new/.gitignore", "new/settings.json", "new/trips.json"])
        #expect(run.run("build", "--site", "new", "--strict") == .success)
        #expect(run.run("init", "new") == .cannotCreate)
    }

    @Test func copiesATemplateOnce() throws {
        let run = try WholeRun(["trips.json": Self.trips])
        run.run("build", "--output", "A")
        #expect(run.run("templates", "pass.txt") == .success)
        #expect(run.run("templates", "pass.txt") == .cannotCreate)
        #expect(run.run("templates", "pas.txt") == .usage)
        run.run("build", "--output", "B")
        let pass = "passes/2027-06-12-seattle.txt"
        #expect(try run.text("A/\(pass)") == run.text("B/\(pass)"))
        try run.write("Templates/pass.txt", "{{city}}!\n")
        run.run("pass", "seattle")
        #expect(run.output == "Seattle!\n")
    }

    @Test(
        arguments: [
            ("t.txt", "{{name}} & {{> p}}", [], .success, "Bø & x<y"),
            ("t.html", "{{name}} {{> p}} {{{t}}}", [], .success, "Bø x&lt;y <"),
            ("t.txt", "{{nme}}", [], .badData, ""),
            ("t.txt", "{{nme}}.", ["--lenient"], .success, "."),
            ("t.txt", "{{#name}}", [], .badData, ""), ("t.txt", "{{> q}}", [], .badData, ""),
        ] as [(String, String, [String], RunStatus, String)])
    func rendersOneTemplate(
        _ name: String, _ template: String, _ options: [String], _ status: RunStatus,
        _ output: String
    ) throws {
        let run = try WholeRun([
            name: template, "data.json": "{\"name\": \"Bø\", \"t\": \"<\", \"v\": \"x<y\"}",
            "parts/p.txt": "{{v}}",
        ])
        let call = ["render", name, "--data", "data.json", "--partials", "parts"] + options
        #expect(run.run(call) == status)
        #expect(run.output == output)
        #expect(run.errors.isEmpty == (status == .success), "\(run.errors)")
        #expect(run.run("render", "none.txt", "--data", "data.json") == .missingInput)
        #expect(run.run("render", name, "--data", "none.json") == .missingInput)
    }

    /// The page that teaches templates has every variable as the program lists it.
    @Test func documentsEveryVariable() throws {
        let page = try String(
            contentsOf: URL(fileURLWithPath: #filePath)
                .deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent()
                .appendingPathComponent("Sources/tripreport/Documentation.docc/Templates.md"),
            encoding: .utf8)
        for schema in TemplateCatalog.schemas {
            #expect(page.contains("### \(schema.name): "), "\(schema.name)")
            for field in schema.fields {
                let row =
                    "| `\(field.name)` | \(field.type) | \(field.summary) | \(field.example) |"
                #expect(page.contains(row), "\(schema.name): \(row)")
            }
        }
        for form in TemplateCatalog.filterForms {
            let name = form.prefix { $0 != ":" }
            #expect(page.contains("`\(name)"), "\(name)")
        }
    }
}
