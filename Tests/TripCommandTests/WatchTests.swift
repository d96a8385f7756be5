import Foundation
import TestFolder
import Testing

@testable import TripCommand
@testable import TripSite

/// Building again at every change; `Tests/Faults/test_watching.py` has the system tell of them.
@Suite struct WatchTests {
    private let folder: TestFolder
    private var program: Program

    init() throws {
        folder = try TestFolder()
        try folder.write(SmallSite.files)
        program = Program(folder)
    }

    private static let built = "Read 3 trips from trips.json. Output: "
    private static let watching = "Watching for changes, until Ctrl-C"

    private func watch(_ changes: (() throws -> Void)..., more: [String] = []) -> Program.Run {
        var program = program
        program.changes = changes
        return program.run(["build", "--watch"] + more)
    }

    @Test func endsWhenTheUserWants() throws {
        let run = watch()
        #expect(run.status == .success)
        #expect(
            run.errorLines == [
                "\(Self.built)4 added, 0 changed, 0 removed, 0 unchanged (TIME)", Self.watching, "",
                "Stopped watching",
            ])
        #expect(watch(more: ["--quiet"]).error == "")
    }

    @Test func buildsAtChangesAlone() throws {
        let run = watch(
            {}, { try folder.write(["other.txt": "x", "Output/mine.txt": "x"]) },
            { try folder.write(["trips.json": SmallSite.trips.replacing("Kyoto", with: "Nara")]) },
            {}, { try folder.write(["settings.json": "{\"highlight\": \"mint\"}"]) },
            { try folder.write(["Templates/pass.txt": "changed\n"]) },
            { try folder.write(["Templates/new.txt": "a template that nothing uses"]) },
            { try folder.remove("settings.json") })
        #expect(run.status == .success)
        #expect(
            run.errorLines.filter { $0.hasPrefix(Self.built) }.map {
                $0.dropFirst(Self.built.count)
            } == [
                "4 added, 0 changed, 0 removed, 0 unchanged (TIME)",
                "1 added, 1 changed, 1 removed, 2 unchanged (TIME)",
                "0 added, 1 changed, 0 removed, 3 unchanged (TIME)",
                "0 added, 3 changed, 0 removed, 1 unchanged (TIME)",
                "0 added, 0 changed, 0 removed, 4 unchanged (TIME)",
                "0 added, 1 changed, 0 removed, 3 unchanged (TIME)",
            ])
    }

    @Test func seesAFileThatIsReplaced() throws {
        let run = watch({
            try folder.write(["new": SmallSite.trips.replacing("Kyoto", with: "Otsu!")])
            rename(folder.absolute("new"), folder.absolute("trips.json"))
        })
        #expect(run.errorLines.count { $0.hasPrefix(Self.built) } == 2)
    }

    @Test func keepsTheLastGoodReportAfterAnError() throws {
        let run = watch(
            { try folder.write(["trips.json": "["]) },
            {
                #expect(
                    try folder.contents().filter { $0.key.hasPrefix("Output/") } == SmallSite.output
                )
                try folder.remove("trips.json")
            },
            { try folder.write(["trips.json": SmallSite.trips]) })
        #expect(run.status == .success)
        #expect(run.errorLines.count { $0.contains("trips.json:1:2: error: ") } == 1)
        #expect(run.errorLines.count { $0.hasPrefix("trips.json: error: there is no such") } == 1)
        #expect(run.errorLines.count { $0.hasPrefix(Self.built) } == 2)
        #expect(try folder.contents().filter { $0.key.hasPrefix("Output/") } == SmallSite.output)
    }

    @Test func startsWithAnError() throws {
        try folder.write(["settings.json": "{"])
        let run = watch({ try folder.write(["settings.json": "{}"]) })
        #expect(run.status == .success)
        #expect(run.errorLines.count { $0.hasPrefix(Self.built) } == 1)
    }

    @Test func watchesWhatTheSettingsNameSinceThen() throws {
        let run = watch(
            {
                try folder.write([
                    "data/trips.json": SmallSite.trips,
                    "settings.json": #"{"trips": "data/trips.json", "templates": "Looks"}"#,
                ])
            },
            { try folder.write(["Looks/pass.txt": "x", "Looks/overview.html": "y"]) },
            { try folder.write(["data/trips.json": "[]"]) },
            { try folder.write(["trips.json": "not used any more"]) })
        // The folder of templates is missing first.
        #expect(run.errorLines.count { $0.contains(": error: ") } == 1)
        #expect(run.errorLines.count { $0.contains("from data/trips.json.") } == 2)
        #expect(run.errorLines.count { $0.hasPrefix("Read ") } == 3)
    }

    /// A build tells of its trips when it has read them: what they become then, the next one reads.
    @Test(arguments: ["trips.json", "data/trips.json"])
    func seesWhatChangesDuringABuild(_ name: String) throws {
        try folder.write([
            "data/trips.json": SmallSite.trips,
            "new.json": #"{"trips": "data/trips.json"}"#,
        ])
        var program = program
        program.seeError = { text in
            if text.hasPrefix("Read 3 trips from \(name).") { try? folder.write([name: "[]"]) }
        }
        program.changes = [{}]
        if name.hasPrefix("data") {
            program.changes.insert(
                { rename(folder.absolute("new.json"), folder.absolute("settings.json")) }, at: 0)
        }
        let run = program.run("build", "--watch")
        #expect(run.status == .success)
        #expect(run.errorLines.filter { $0.hasPrefix("Read ") }.last?.hasPrefix("Read 0 ") == true)
    }

    @Test func seesPhotos() throws {
        try folder.write([
            "trips.json": SmallSite.trips.replacing(
                "\"id\"", with: "\"photo\": \"P/x.svg\", \"id\"")
        ])
        let run = watch({
            try folder.write(["P/x.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>"])
        })
        #expect(run.errorLines.count { $0.hasPrefix(Self.built) } == 2)
    }

    @Test func opensThePageOnce() throws {
        var opened: [String] = []
        var program = program
        program.openPage = { opened.append($0) }
        program.changes = [
            { try folder.write(["trips.json": SmallSite.trips]) },
            { try folder.write(["settings.json": "{\"highlight\": \"mint\"}"]) },
        ]
        try folder.write(["trips.json": "["])
        #expect(program.run("build", "--watch", "--open").status == .success)
        #expect(opened == [folder.absolute("Output/index.html")])
        #expect(program.run("build", "--open").status == .success)
        #expect(opened.count == 2)
        #expect(program.run("build", "--open", "--set", "outputs=passes").status == .success)
        #expect(opened.count == 2)
    }

    @Test func saysThatThePageCannotBeOpened() throws {
        let run = program.run("build", "--open")
        #expect(run.status == .success)
        #expect(
            run.errorLines.last == "The page cannot be shown from here: open "
                + folder.absolute("Output/index.html"))
    }

    @Test func doesNotWatchWhereThereIsNothing() {
        #expect(program.run("build", "--watch", "--site", "nowhere").status == .missingInput)
        for other in ["--watch", "--open"] {
            let run = program.run("build", "--dry-run", other)
            #expect(run.status == .usage)
            #expect(run.error.contains("--dry-run and \(other) do not go together"))
        }
    }

    @Test func knowsTheFoldersOfItsFiles() throws {
        try folder.write(["a/b": "", "c/d/": "", "real/x": ""])
        try folder.link("a/link", to: "../real/x")
        #expect(
            InputStamps.folders(around: ["a/b", "c/d", "a/link", "e/f/g"].map(folder.absolute))
                == ["", "/a", "/c", "/c/d", "/real"].map { folder.path + $0 })
    }
}
