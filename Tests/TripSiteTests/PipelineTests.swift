import TestFolder
import Testing
import TripModel

@testable import TripSite

/// The stages together, and files that cannot be read.
@Suite struct PipelineTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    @Test func showsTheErrorsOfEveryFileInOneRun() throws {
        let marked = MarkedFiles([
            "settings.json": """
            {
              "trips": ["a.json", "gone.json", "b.json"], "highlight": ⟦"red",
              "templates": ⟦"Mine", "output": ⟦"."
            }
            """,
            "a.json": tripsJSON("Oslo ⟦2027-06-31 5", "Bergen 2027-06-12 ⟦75"),
            "b.json": "[{\"city\": \"Oslo\"⟦",
        ])
        try folder.write(marked.files)
        let check = SiteCheck(folder, set: ["showsYear=perhaps"])
        #expect(
            check.lines
                == marked.lines([
                    "settings.json:⟦: error: highlight must be \"yellow\", \"mint\" or \"orange\", "
                        + "not \"red\"",
                    "--set showsYear=perhaps: error: showsYear must be true or false, not a string",
                    "a.json:⟦: error: start must be a date that exists, as YYYY-MM-DD, "
                        + "not \"2027-06-31\"",
                    "a.json:⟦: error: nights must be between 1 and 60, not 75",
                    "gone.json: error: there is no such file: write one, or start a site with "
                        + "\"tripreport init\"",
                    "b.json:⟦: error: expected \"}\", found the end of the file: nothing closes the "
                        + "object opened at 1:2",
                    "settings.json:⟦: error: templates must be a folder, but \"Mine\" is none",
                    "settings.json:⟦: error: output must not be the site itself, but is \".\"",
                ]))
        #expect(check.status == .badSettings)
        #expect(check.prepared == nil)
    }

    @Test func entersItsStagesInOrder() throws {
        try folder.write(["trips.json": tripsJSON("Oslo 2027-06-12 5")])
        let request = Pipeline.Request(
            folder: SiteFolder(folder.path, in: "/"), today: .first, base: folder.path)
        var stages: [Stage] = []
        try withoutActuallyEscaping({ stages.append($0) }) { enter in
            var pipeline = Pipeline(request, entering: enter)
            let begun = pipeline.prepare()
            let prepared = try #require(begun)
            let report = pipeline.compute(prepared)
            let rendered = pipeline.render(report, prepared)
            let files = try #require(rendered)
            #expect(files.map(\.path) == ["passes/2027-06-12-oslo.txt", "index.html"])
            let written = pipeline.write(files, prepared, isDryRun: false)
            #expect(written == WriteResult(added: 2))
            #expect(pipeline.findings.diagnostics.isEmpty)
        }
        #expect(stages == [.load, .check, .compute, .render, .write])
    }

    /// The numbers of BSD's sysexits, and that of a shell for an interrupt.
    @Test func endsByNumbers() {
        let statuses: [TripSite.ExitStatus] = [
            .success, .usage, .badData, .missingInput, .cannotCreate, .inputOutput, .badSettings,
            .interrupted,
        ]
        #expect(statuses.map(\.rawValue) == [0, 64, 65, 66, 73, 74, 78, 130])
    }

    @Test func needsASite() throws {
        try folder.write(["file": ""])
        for (name, message) in [
            ("nowhere", "there is no such folder"), ("file", "this is no folder"),
            ("file/below", "there is no such folder"),
        ] {
            let check = SiteCheck(folder, site: name)
            #expect(
                check.lines == [
                    "\(folder.absolute(name)): error: \(message): name a site with --site DIR, or "
                        + "start one with \"tripreport init\""
                ])
            #expect(check.status == .missingInput)
        }
    }

    @Test(arguments: ["trips.json", "settings.json"])
    func refusesWhatIsNoFile(_ name: String) throws {
        try folder.write(["trips.json": "[]", "sub/": ""])
        try? folder.remove(name)
        func line() -> [String] { SiteCheck(folder).lines }

        try folder.write(["\(name)/x": ""])
        #expect(line() == ["\(name): error: this is a folder, not a file"])
        #expect(SiteCheck(folder).status == .missingInput)
        try folder.remove(name)

        // Opening it would wait for a writer for ever.
        folder.pipe(name)
        #expect(line() == ["\(name): error: this is not a regular file"])
        try folder.remove(name)

        try folder.link(name, to: name)
        #expect(line() == ["\(name): error: too many levels of symbolic links"])
        try folder.remove(name)

        try folder.link(name, to: "/dev/zero")
        #expect(line() == ["\(name): error: this is not a regular file"])
        try folder.remove(name)

        try folder.link(name, to: "sub/gone.json")
        #expect(line().first?.hasPrefix("\(name): error: there is no such file") == true)
        #expect(SiteCheck(folder).status == .missingInput)
    }

    @Test func readsTripsThroughALink() throws {
        try folder.write(["sub/real.json": tripsJSON("Oslo 2027-06-12 5")])
        try folder.link("trips.json", to: "sub/real.json")
        let check = SiteCheck(folder)
        #expect(check.lines == [])
        #expect(check.prepared?.site.trips.map(\.city) == ["Oslo"])
    }

    @Test func showsErrorsOfTemplates() throws {
        try folder.write([
            "trips.json": tripsJSON("Oslo 2027-06-12 5"),
            "Templates/pass.txt": "{{#checkedIn}}\nfor ever\n",
            "Templates/overview.html": "<p>{{citty}}</p>",
        ])
        let request = Pipeline.Request(
            folder: SiteFolder(folder.path, in: "/"), today: .first, base: folder.path)
        var pipeline = Pipeline(request) { _ in }
        let begun = pipeline.prepare()
        let prepared = try #require(begun)
        let report = pipeline.compute(prepared)
        #expect(pipeline.render(report, prepared) == nil)
        let lines = pipeline.findings.diagnostics.map(\.text)
        #expect(pipeline.findings.status == .badData)
        #expect(lines.count == 2)
        #expect(lines.first?.hasPrefix("Templates/pass.txt:") == true)
        #expect(lines.last?.hasPrefix("Templates/overview.html:1:4: error: ") == true)
    }
}
