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
        (["init", "--", "-x"], "-x/", "cd ./-x\n"),
        (["init", "a/b"], "a/b/", "cd a/b\n"), (["init", "--site", "s"], "s/", "cd s\n"),
    ])
    func makesASiteThatBuilds(_ arguments: [String], _ place: String, _ next: String) throws {
        let run = Program(folder).run(arguments)
        #expect(run.status == .success)
        #expect(run.output == "")
        #expect(
            run.error == "Made settings.json, trips.json and .gitignore. Next:\n"
                + "\(next)tripreport build\n" + (next.isEmpty ? "tripreport pass\n" : ""))
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

    @Test func needsAFolderWithAName() throws {
        #expect(Program(folder).run("init", "").status == .usage)
        #expect(try folder.contents() == [:])
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

    @Test(arguments: [
        ([], ["", "", ""], "", "yellow", true),
        ([], [" Ada \"X\" ", "MINT", "n"], "Ada \"X\"", "mint", false),
        ([], ["Ada", "blue", "o", "maybe", "yes"], "Ada", "orange", true),
        (["--quiet"], [], "", "yellow", true),
    ])
    func asksOnATerminal(
        _ more: [String], _ typed: [String], _ name: String, _ highlight: String, _ showsYear: Bool
    ) throws {
        var program = Program(folder)
        program.isErrorTerminal = true
        program.typed = typed
        let run = program.run(["init"] + more)
        #expect(run.status == .success)
        let settings = try folder.text("settings.json")
        let quoted = name.replacing("\"", with: "\\\"")
        #expect(settings.contains("\"travelerName\": \"\(quoted)\",\n"))
        #expect(settings.contains("\"highlight\": \"\(highlight)\", // or "))
        #expect(settings.contains("\"showsYear\": \(showsYear)\n"))
        #expect(program.run("check", "--strict").status == .success)
    }

    @Test func showsWhatAnAnswerCanBe() throws {
        var program = Program(folder)
        program.isErrorTerminal = true
        program.typed = ["Ada", "blue", "mint", "x", "no"]
        #expect(
            program.run("init").error == "Name of the traveler, for boarding passes: "
                + "Color of the report, yellow, mint or orange [yellow]: "
                + "Please answer yellow, mint or orange.\n"
                + "Color of the report, yellow, mint or orange [yellow]: "
                + "Show a grid of every year [yes]: Please answer yes or no.\n"
                + "Show a grid of every year [yes]: "
                + "Made settings.json, trips.json and .gitignore. Next:\n"
                + "tripreport build\ntripreport pass\n")
    }

    @Test func makesNothingWhereTheInputEnds() throws {
        var program = Program(folder)
        program.isErrorTerminal = true
        program.typed = ["Ada"]
        let run = program.run("init")
        #expect(run.status == .interrupted)
        #expect(run.errorLines.last == "Nothing was made")
        #expect(try folder.contents() == [:])
        try folder.write(["trips.json": "mine"])
        // What would be overwritten is said before anything is asked.
        #expect(program.run("init").errorLines.count == 1)
    }

    @Test func makesTheSample() throws {
        let run = Program(folder).run("init", "--sample", "s")
        #expect(run.status == .success)
        #expect(try folder.contents().count == 3)
        let build = Program(folder).run("build", "--site", "s")
        #expect(build.status == .success)
        // Two of its trips overlap, to show what that means; nothing else is to be said.
        #expect(build.errorLines.count == 2)
        #expect(build.errorLines.first?.contains("overlaps") == true)
        #expect(build.errorLines.last?.hasPrefix("Read 8 trips from trips.json. Output: ") == true)
    }
}
