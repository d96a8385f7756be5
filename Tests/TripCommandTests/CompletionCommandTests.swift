import TestFolder
import Testing

@testable import TripCommand
@testable import TripSite

/// What shells ask for; `Tests/Shells` asks the shells themselves.
@Suite struct CompletionCommandTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.write(SmallSite.files)
    }

    @Test func printsSlugsAndNothingElse() throws {
        let run = Program(folder).run("completion", "--trips")
        #expect(run.status == .success)
        #expect(run.output == "2027-06-12-bergen\n2026-04-02-kyoto\ncheese\n")
        #expect(run.error == "")
        try folder.write(["settings.json": "{ wrong"])
        let wrong = Program(folder).run("completion", "--trips")
        #expect(wrong.status == .success)
        #expect(wrong.output == "")
        #expect(wrong.error == "")
    }

    @Test(arguments: [["completion"], ["completion", "csh"]])
    func needsAShell(_ arguments: [String]) {
        let run = Program(folder).run(arguments)
        #expect(run.status == .usage)
        #expect(
            run.error == "tripreport: error: completion needs a shell: bash, zsh or fish\n"
                + "See \"tripreport completion --help\".\n")
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func hidesWhatIsForScripts(_ shell: String) {
        #expect(!Program(folder).run("completion", "--help").output.contains("--trips"))
        let script = Program(folder).run("completion", shell).output
        #expect(script.split(separator: "\n").count { $0.contains("--trips") } == 1)
    }

    @Test(
        arguments: [
            ("DIR", .folder), ("[DIR]", .folder), ("FILE", .file), ("KEY=VALUE", .setting),
            ("[TRIP…]", .trip), ("N", .text), ("bash|zsh|fish", .choices(["bash", "zsh", "fish"])),
        ] as [(String, ValueKind)])
    func knowsKindsByTheirWords(_ word: String, _ kind: ValueKind) {
        #expect(ValueKind(word) == kind)
    }
}
