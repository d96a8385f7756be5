import TestFolder
import Testing

@testable import TripCommand
@testable import TripSite

/// Starting a site.
@Suite struct InitCommandTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    @Test(arguments: [
        (["init"], "", ""), (["init", "My trips"], "My trips/", "cd 'My trips'\n"),
        (["init", "it's"], "it's/", "cd 'it'\\''s'\n"),
        (["init", "a/b"], "a/b/", "cd a/b\n"), (["init", "--site", "s"], "s/", "cd s\n"),
    ])
    func makesASiteThatBuilds(_ arguments: [String], _ place: String, _ next: String) throws {
        let run = Program(folder).run(arguments)
        #expect(run.status == .success)
        #expect(run.output == "")
        #expect(
            run.error == "Made settings.json, trips.json and .gitignore. Next:\n"
                + "\(next)tripreport build\ntripreport pass\n")
        #expect(
            try folder.contents().keys.sorted() == [
                "\(place).gitignore", "\(place)settings.json", "\(place)trips.json",
            ])
        let build = Program(folder).run("build", "--strict", "--site", "./\(place)")
        #expect(build.status == .success)
    }

    @Test(arguments: ["settings.json", "trips.json", ".gitignore"])
    func overwritesNothing(_ name: String) throws {
        try folder.write([name: "mine"])
        let run = Program(folder).run("init")
        #expect(run.status == .cannotCreate)
        #expect(
            run.error == "\(name): error: this file exists already, and nothing was changed\n")
        #expect(try folder.contents() == [name: "mine"])
    }

    @Test func refusesAFileAsFolder() throws {
        try folder.write(["file": "mine"])
        let run = Program(folder).run("init", "file")
        #expect(run.status == .cannotCreate)
        #expect(
            run.error == "file: error: a site cannot be started here: a file stands where a folder "
                + "should be\n")
        #expect(try folder.contents() == ["file": "mine"])
        #expect(
            Program(folder).run("init", "file/below").error
                == "file/below: error: a site cannot be started here: a file stands where a folder "
                + "should be\n")
    }
}
