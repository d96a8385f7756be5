import TestFolder
import Testing
import TripModel

@testable import TripCommand
@testable import TripSite

/// The options of every command, and the day that a run counts from.
@Suite struct RunOptionTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.write(SmallSite.files)
    }

    private func today(_ arguments: [String] = [], _ variables: [String: String]) -> Substring? {
        var program = Program(folder)
        program.variables = variables
        let json = program.run(["summary", "--json"] + arguments).output
        return json.firstMatch(of: /^{"today":"([^"]*)"/)?.1
    }

    @Test(
        arguments: [
            ([], [:], "2027-06-01"), (["--today", "2026-04-02"], [:], "2026-04-02"),
            (["--today=0001-01-01"], [:], "0001-01-01"),
            (["--today=9999-12-31"], [:], "9999-12-31"),
            (["--today=2026-01-01", "--today=2026-01-02"], [:], "2026-01-02"),
            (["--today=2026-04-02"], ["SOURCE_DATE_EPOCH": "0"], "2026-04-02"),
            (["--today=2026-04-02"], ["SOURCE_DATE_EPOCH": "soon"], "2026-04-02"),
            ([], ["SOURCE_DATE_EPOCH": "0"], "1970-01-01"),
            ([], ["SOURCE_DATE_EPOCH": "86399"], "1970-01-01"),
            ([], ["SOURCE_DATE_EPOCH": "86400"], "1970-01-02"),
            ([], ["SOURCE_DATE_EPOCH": "1811894399"], "2027-06-01"),
            ([], ["SOURCE_DATE_EPOCH": "1811894400"], "2027-06-02"),
            ([], ["SOURCE_DATE_EPOCH": "-1"], "1969-12-31"),
            ([], ["SOURCE_DATE_EPOCH": "-86400"], "1969-12-31"),
            ([], ["SOURCE_DATE_EPOCH": "-86401"], "1969-12-30"),
            ([], ["SOURCE_DATE_EPOCH": "-62135596800"], "0001-01-01"),
            ([], ["SOURCE_DATE_EPOCH": "253402300799"], "9999-12-31"),
            ([], ["SOURCE_DATE_EPOCH": ""], "2027-06-01"),
        ] as [([String], [String: String], String)])
    func countsFromToday(
        _ arguments: [String], _ variables: [String: String], _ expected: String
    ) {
        #expect(today(arguments, variables).map(String.init) == expected)
    }

    @Test(arguments: [
        "soon", "1.5", " 0", "0x10", "2027-06-01", "-62135596801", "253402300800",
        "9223372036854775807", "-9223372036854775808", "9223372036854775808",
    ])
    func refusesASourceDateThatIsNone(_ text: String) {
        var program = Program(folder)
        program.variables = ["SOURCE_DATE_EPOCH": text]
        let run = program.run("summary")
        #expect(run.status == .usage)
        #expect(
            run.error == "tripreport: error: SOURCE_DATE_EPOCH must be whole seconds since 1970, "
                + "in the years 1 to 9999, not \"\(text)\"\nSee \"tripreport summary --help\".\n")
    }

    @Test func setsSettingsForOneRunAlone() throws {
        try folder.write(["settings.json": "{\"title\": \"File\", \"highlight\": \"orange\"}"])
        let before = try folder.contents()
        let program = Program(folder)
        let run = program.run(
            "build", "--set", "title=Mine", "--set=pass.width=60", "--set", "outputs=html,passes")
        #expect(run.status == .success)
        #expect(try folder.text("Output/index.html").hasPrefix("Mine on"))
        #expect(try folder.text("Output/index.html").hasSuffix("(orange)\n"))
        #expect(try folder.text("Output/passes/cheese.txt") == "Bergamo 60\n")
        #expect(try folder.text("settings.json") == before["settings.json"])
        #expect(program.run("build").status == .success)
        #expect(try folder.text("Output/index.html").hasPrefix("File on"))
    }

    @Test(arguments: [
        (
            "hilight=mint",
            "--set hilight=mint: error: unknown setting \"hilight\": did you mean \"highlight\"?"
                + " The settings are title, travelerName, highlight, "
                + "showsYear, years, trips, output, templates, outputs, sort, filter, locale, currency, "
                + "rates, limits, pass, baseURL, publish"
        ),
        (
            "pass.width=200",
            "--set pass.width=200: error: pass.width must be between 32 and 120, not 200"
        ),
        (
            "output=/",
            "--set output=/: error: output must not be a folder above the site, "
                + "but is \"/\""
        ),
        ("output=", "--set output=: error: output must be a path"),
    ])
    func refusesSettings(_ setting: String, _ line: String) throws {
        let before = try folder.contents()
        let run = Program(folder).run("build", "--set", setting)
        #expect(run.status == .badSettings)
        #expect(run.errorLines == [line])
        #expect(try folder.contents() == before)
    }

    @Test func refusesASettingWithoutAValue() {
        let run = Program(folder).run("build", "--set", "highlight")
        #expect(run.status == .usage)
        #expect(run.error.contains("--set takes KEY=VALUE, not \"highlight\""))
    }

    @Test(arguments: [["build"], ["check"], ["templates", "pass.txt"]])
    func namesASiteThatIsMissing(_ command: [String]) throws {
        let before = try folder.contents()
        let missing = Program(folder).run(command + ["--site", "nowhere"])
        #expect(missing.status == .missingInput)
        let next = ": name a site with --site DIR, or start one with \"tripreport init\""
        #expect(
            missing.errorLines == [
                "\(folder.absolute("nowhere")): error: there is no such folder\(next)"
            ])
        let file = Program(folder).run(command + ["--site", "trips.json"])
        #expect(file.status == .missingInput)
        #expect(
            file.errorLines == [
                "\(folder.absolute("trips.json")): error: this is no folder\(next)"
            ])
        #expect(try folder.contents() == before)
    }

    private func writeTripWithAWarning() throws {
        try folder.write([
            "trips.json": """
            [{"city": "Oslo", "country": "NO", "start": "2027-06-12", "nights": 1,
            "weather": "fine"}]
            """
        ])
    }

    @Test func takesWarningsForErrorsWhereStrict() throws {
        try writeTripWithAWarning()
        let before = try folder.contents()
        let program = Program(folder)
        for arguments in [
            ["build", "--strict"], ["check", "--strict", "--quiet"], ["pass", "--strict"],
        ] {
            let run = program.run(arguments)
            #expect(run.status == .badData)
            #expect(
                run.errorLines == ["trips.json:2:1: error: unknown key \"weather\" is ignored"])
            #expect(run.output == "")
        }
        #expect(try folder.contents() == before)
    }

    @Test func leavesWarningsOutWhereQuiet() throws {
        try writeTripWithAWarning()
        let run = Program(folder).run("build", "--quiet")
        #expect(run.status == .success)
        #expect(run.error == "")
        try folder.write(["trips.json": "{}"])
        #expect(
            Program(folder).run("build", "--quiet").errorLines == [
                "trips.json:1:1: error: an object of trips must have the key \"trips\""
            ])
    }

    @Test func tellsOfItsStagesWhereVerbose() {
        let run = Program(folder).run("build", "--verbose", "--dry-run")
        #expect(
            run.errorLines == [
                "Load settings and trips: TIME", "Check trips and templates: TIME",
                "Compute summary and year grid: TIME", "Render templates: TIME",
                "Write the report: TIME",
                "Read 3 trips from trips.json. Output: would be 4 added, 0 changed, 0 removed, "
                    + "0 unchanged (TIME)",
            ])
        #expect(run.output == "")
    }

    /// A message never stands in the line of a stage.
    @Test func endsTheLineOfAStageThatFails() throws {
        let program = Program(folder)
        let run = program.run("pass", "nowhere", "--verbose")
        #expect(run.status == .usage)
        #expect(
            run.errorLines == [
                "Load settings and trips: TIME", "Check trips and templates: TIME",
                "Compute summary and year grid: TIME",
                "tripreport: error: no trip is called \"nowhere\"",
                "See \"tripreport pass --help\".",
            ])
        try folder.write(["trips.json": "{}"])
        #expect(
            program.run("build", "--verbose").errorLines.last
                == "trips.json:1:1: error: an object of trips must have the key \"trips\"")
    }

    @Test func changesNothingInADryRun() throws {
        #expect(Program(folder).run("build").status == .success)
        try folder.write(["trips.json": "[]"])
        let (contents, stamps) = (try folder.contents(), try folder.stamps())
        let run = Program(folder).run("build", "--dry-run")
        #expect(
            run.error == "Read 0 trips from trips.json. Output: would be 0 added, 1 changed, "
                + "3 removed, 0 unchanged (TIME)\n")
        #expect(try folder.contents() == contents)
        #expect(try folder.stamps() == stamps)
    }
}
