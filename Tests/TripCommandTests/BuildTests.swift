import Foundation
import Testing
import TripSite

@Suite struct BuildTests {
    private static let trips = """
        [
          {"city": "Oslo", "country": "NO", "start": "2027-01-02", "nights": 3},
          {"city": "Bergen", "country": "Norway", "start": "2027-06-12", "nights": 5}
        ]
        """
    private static let made: Set<String> = [
        "Output/.tripreport-files", "Output/index.html", "Output/passes/2027-01-02-oslo.txt",
        "Output/passes/2027-06-12-bergen.txt", "trips.json",
    ]

    @Test func writesThePageAndAPassForEveryTripAndNothingElse() throws {
        let run = try WholeRun(["trips.json": Self.trips])
        #expect(run.run("build") == .success)
        #expect(try run.paths() == Self.made)
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix("Read 2 trips from trips.json. Output: 3 added, 0 changed"))
    }

    @Test func leavesAloneWhatDidNotChange() throws {
        let run = try WholeRun(["trips.json": Self.trips])
        run.run("build")
        let before = try Self.made.sorted().map(run.identity)
        #expect(run.run("build") == .success)
        #expect(try Self.made.sorted().map(run.identity) == before)
        #expect(run.errors.contains("0 added, 0 changed, 0 removed, 3 unchanged"))
    }

    @Test func replacesWhatChangedAndRemovesWhatIsNoLongerMade() throws {
        let run = try WholeRun(["trips.json": Self.trips, "Output/mine.txt": "mine"])
        run.run("build")
        let before = try run.identity("Output/index.html")
        let two = Self.trips
        let one = two.replacing("Bergen", with: "Tromsø")
        try run.write("trips.json", one)
        #expect(run.run("build") == .success)
        let wanted = Self.made.subtracting(["Output/passes/2027-06-12-bergen.txt"])
            .union(["Output/passes/2027-06-12-tromsø.txt", "Output/mine.txt"])
        #expect(try run.paths() == wanted)
        #expect(try run.identity("Output/index.html")[1] != before[1])
        #expect(try run.text("Output/mine.txt") == "mine")
    }

    /// A file that no build wrote is the user's, whatever it is called.
    @Test func refusesToReplaceAFileOfTheUser() throws {
        let run = try WholeRun(["trips.json": Self.trips, "Output/index.html": "mine"])
        #expect(run.run("build") == .cannotCreate)
        #expect(run.errors.hasPrefix("Output/index.html: error: "))
        #expect(try run.paths() == ["trips.json", "Output/index.html"])
        #expect(try run.text("Output/index.html") == "mine")
    }

    @Test(arguments: ["../trips.json", "/etc/hostname", "passes/../../trips.json", "trips.json"])
    func followsNoPathOutOfTheFolder(_ line: String) throws {
        let run = try WholeRun(["trips.json": Self.trips, "Output/trips.json": "mine"])
        try run.write("Output/.tripreport-files", "\(line)\n")
        #expect(run.run("build") == .success)
        #expect(try run.paths() == Self.made.union(["Output/trips.json"]))
    }

    @Test func writesNothingOnADryRun() throws {
        let run = try WholeRun(["trips.json": Self.trips])
        #expect(run.run("build", "--dry-run") == .success)
        #expect(run.errors.contains("would be 3 added"))
        #expect(try run.paths() == ["trips.json"])
    }

    @Test func keepsTheEarlierReportAfterAnError() throws {
        let run = try WholeRun(["trips.json": Self.trips])
        run.run("build")
        let before = try Self.made.sorted().map(run.text)
        try run.write("trips.json", "[{\"city\": \"Oslo\"}]")
        #expect(run.run("build") == .badData)
        try run.write("trips.json", Self.trips)
        #expect(try Self.made.sorted().map(run.text) == before)
        try run.write("Templates/pass.txt", "{{nothing}}")
        #expect(run.run("build") == .badData)
        #expect(run.errors.hasPrefix("Templates/pass.txt:1:1: error: "))
        try FileManager.default.removeItem(at: run.folder.appendingPathComponent("Templates"))
        #expect(try Self.made.sorted().map(run.text) == before)
    }

    @Test(arguments: [
        ("settings.json", "{\"output\": \".\"}"), ("settings.json", "{\"output\": \"..\"}"),
        ("settings.json", "{\"output\": \"/\"}"),
        ("settings.json", "{\"output\": \"In\", \"trips\": \"In/trips.json\"}"),
        ("settings.json", "{\"output\": \"Templates\"}"),
        ("settings.json", "{\"output\": \"Output/../../\\u002e/x/..\"}"),
    ])
    func refusesAnOutputThatHoldsTheSite(_ name: String, _ settings: String) throws {
        let files = [name: settings, "trips.json": Self.trips, "In/trips.json": Self.trips]
        let run = try WholeRun(files)
        #expect(run.run("build") == .badSettings)
        #expect(run.errors.hasPrefix("settings.json:1:12: error: output must not "))
        #expect(try run.paths() == Set(files.keys))
    }

    @Test func refusesAFileInPlaceOfAFolder() throws {
        let run = try WholeRun(["trips.json": Self.trips, "Output": "mine"])
        #expect(run.run("build") == .cannotCreate)
        #expect(run.errors.hasPrefix("Output: error: "))
        #expect(try run.text("Output") == "mine")
    }

    @Test func refusesALinkInPlaceOfPasses() throws {
        let run = try WholeRun(["trips.json": Self.trips, "Elsewhere/mine.txt": "mine"])
        let output = run.folder.appendingPathComponent("Output")
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: output.appendingPathComponent("passes").path,
            withDestinationPath: "../Elsewhere")
        #expect(run.run("build") == .cannotCreate)
        let elsewhere = run.folder.appendingPathComponent("Elsewhere").path
        #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere) == ["mine.txt"])
    }

    @Test func makesTheSameBytesFromTheSameInput() throws {
        let run = try WholeRun(["trips.json": Self.trips])
        run.run("build", "--output", "A")
        run.variables = ["SOURCE_DATE_EPOCH": "1811808000"]  // 2027-06-01 in UTC
        run.run("build", "--output", "B")
        for path in ["index.html", "passes/2027-01-02-oslo.txt"] {
            #expect(try run.text("A/\(path)") == run.text("B/\(path)"))
        }
    }

    @Test func writesOnlyWhatTheSettingsWant() throws {
        let run = try WholeRun(["trips.json": Self.trips])
        #expect(run.run("build", "--set", "outputs=json") == .success)
        #expect(
            try run.paths() == ["trips.json", "Output/report.json", "Output/.tripreport-files"])
        run.run("summary", "--json")
        #expect(try run.text("Output/report.json") == run.output)
    }
}
