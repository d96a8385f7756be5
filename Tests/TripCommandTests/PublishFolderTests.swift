import TestFolder
import Testing

@testable import TripCommand
@testable import TripSite

/// Publishing to a folder.
@Suite struct PublishFolderTests {
    private let folder: TestFolder
    private let program: Program

    /// What is published, as `Output` has it.
    private static let published = Dictionary(
        uniqueKeysWithValues: SmallSite.output.map { ($0.key.dropFirst("Output/".count), $0.value) }
            .map { (String($0), $1) })

    init() throws {
        folder = try TestFolder()
        for (name, text) in SmallSite.files { try folder.write(["site/\(name)": text]) }
        program = Program(folder)
    }

    private func result(_ place: String, _ counts: String) -> String {
        "Published 3 trips to \(place): \(counts) (TIME)\n"
    }

    @Test func deliversWhatABuildMakes() throws {
        let run = program.run("publish", "--site", "site", "--to", "www/trips")
        #expect(run.status == .success)
        #expect(run.output == "")
        #expect(run.error == result("www/trips", "4 files added, 0 changed, 0 removed"))
        #expect(try folder.contents(of: "www/trips") == Self.published)
        #expect(try folder.contents(of: "site/Output") == Self.published)
    }

    @Test func deliversOnlyWhatChanged() throws {
        _ = program.run("publish", "--to", "../www", in: "site")
        try folder.write(["www/CNAME": "example.org", "www/passes/mine.txt": "mine"])
        let before = try folder.stamps()
        #expect(
            program.run("publish", "--to", "../www", in: "site").error
                == result("../www", "0 files added, 0 changed, 0 removed"))
        #expect(try folder.stamps() == before)

        try folder.write(["site/trips.json": SmallSite.trips.replacing("\"cheese\"", with: "\"x\"")]
        )
        #expect(
            program.run("publish", "--to", "../www", in: "site").error
                == result("../www", "1 file added, 1 changed, 1 removed"))
        let found = try folder.contents(of: "www")
        #expect(
            found.keys.sorted() == [
                ".tripreport-files", "CNAME", "index.html", "passes/2026-04-02-kyoto.txt",
                "passes/2027-06-12-bergen.txt", "passes/mine.txt", "passes/x.txt",
            ])
        #expect(found["passes/mine.txt"] == "mine")
        let after = try folder.stamps()
        #expect(
            after["www/passes/2026-04-02-kyoto.txt"] == before["www/passes/2026-04-02-kyoto.txt"])
    }

    @Test func overwritesNoForeignFile() throws {
        try folder.write(["www/index.html": "mine"])
        let run = program.run("publish", "--site", "site", "--to", "www")
        #expect(run.status == .cannotCreate)
        #expect(
            run.error == "www/index.html: error: this file was not written by tripreport and would "
                + "be lost: move it away, or choose another output\n")
        #expect(try folder.contents(of: "www") == ["index.html": "mine"])
    }

    @Test func takesTheFolderOfTheSettings() throws {
        try folder.write(["site/settings.json": #"{"publish": {"folder": "../www"}}"#])
        #expect(program.run("publish", "--site", "site").status == .success)
        #expect(try folder.contents(of: "www") == Self.published)
        // The command line is stronger, and its folder is relative to the working one.
        #expect(program.run("publish", "--site", "site", "--to", "other").status == .success)
        #expect(try folder.contents(of: "other") == Self.published)
    }

    @Test func needsAPlace() throws {
        let run = program.run("publish", "--site", "site")
        #expect(run.status == .usage)
        #expect(
            run.error
                == "tripreport: error: publish needs a place: name a folder with --to DIR, or "
                + "set \"publish\" in settings.json\nSee \"tripreport publish --help\".\n")
        #expect(try folder.contents(of: "site") == SmallSite.files)
    }

    @Test(arguments: [
        ("site", "be the site itself"), ("site/../site/.", "be the site itself"),
        (".", "be a folder above the site"), ("/", "be a folder above the site"),
        ("link", "be the site itself"),
        ("site/Templates", "hold Templates, which the report is made from"),
        ("site/data", "hold data/trips.json, which the report is made from"),
    ])
    func refusesFoldersOfTheUser(_ place: String, _ problem: String) throws {
        try folder.link("link", to: "site")
        try folder.write([
            "site/data/trips.json": SmallSite.trips,
            "site/settings.json": #"{"trips": "data/trips.json"}"#,
        ])
        let before = try folder.contents()
        let run = program.run("publish", "--site", "site", "--to", place)
        #expect(run.status == .badSettings)
        #expect(
            run.error == "--to: error: the folder must not \(problem), but is \"\(place)\"\n")
        #expect(try folder.contents() == before)
    }

    @Test func pointsAtAWrongFolderOfTheSettings() throws {
        try folder.write(["site/settings.json": #"{"publish": {"folder": ".."}}"#])
        let run = program.run("publish", "--site", "site")
        #expect(run.status == .badSettings)
        #expect(
            run.error == "settings.json:1:13: error: publish.folder must not be a folder above the "
                + "site, but is \"..\"\n")
        #expect(program.run("build", "--site", "site").status == .success)
    }

    @Test func stopsAtAnErrorOfTheBuild() throws {
        _ = program.run("publish", "--site", "site", "--to", "www")
        try folder.write(["site/trips.json": SmallSite.trips.replacing("5,", with: "500,")])
        let before = try folder.contents()
        let run = program.run("publish", "--site", "site", "--to", "www")
        #expect(run.status == .badData)
        #expect(try folder.contents() == before)
    }

    @Test func listsInADryRun() throws {
        _ = program.run("publish", "--site", "site", "--to", "www")
        try folder.write(["site/trips.json": SmallSite.trips.replacing("\"cheese\"", with: "\"x\"")]
        )
        let before = try folder.contents()
        let run = program.run("publish", "--site", "site", "--to", "www", "--dry-run")
        #expect(run.status == .success)
        #expect(run.output == "add passes/x.txt\nchange index.html\nremove passes/cheese.txt\n")
        #expect(
            run.error == "Would publish 3 trips to www: 1 file added, 1 changed, 1 removed (TIME)\n"
        )
        #expect(try folder.contents() == before)
        let new = program.run("publish", "--site", "site", "--to", "new", "--dry-run")
        // The page comes last, so that what it shows is there before it.
        #expect(
            new.output.split(separator: "\n") == [
                "add passes/2027-06-12-bergen.txt", "add passes/2026-04-02-kyoto.txt",
                "add passes/x.txt", "add index.html",
            ])
        #expect(try folder.contents() == before)
    }

    @Test func finishesAnInterruptedRun() throws {
        _ = program.run("publish", "--site", "site", "--to", "www")
        // What a run leaves that is killed after the first of its files.
        try folder.write([
            "www/.tripreport-partial": "half",
            "www/.tripreport-files": SmallSite.manifest + "passes/gone.txt\n",
            "www/passes/gone.txt": "of an earlier run",
        ])
        try folder.remove("www/index.html")
        #expect(
            program.run("publish", "--site", "site", "--to", "www").error
                == result("www", "1 file added, 0 changed, 1 removed"))
        #expect(try folder.contents(of: "www") == Self.published)
    }
}
