import Foundation
import TestFolder
import Testing

@testable import TripCommand
@testable import TripSite

/// Passes written to a file of the user's.
@Suite struct PassOutputTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.write(SmallSite.files)
    }

    @Test(arguments: ["all.txt", "./all.txt", "Output/../all.txt"])
    func writesAFile(_ name: String) throws {
        try folder.write(["Output/": ""])
        let before = try folder.contents()
        let run = Program(folder).run("pass", "--output", name, "--form-feed")
        #expect(run.status == .success)
        #expect(run.output == "")
        #expect(run.error == "Wrote 3 passes to \(name) (TIME)\n")
        let text = "Kyoto 48\n\u{C}Bergen 48\n\u{C}Bergamo 48\n"
        #expect(try folder.contents() == before.merging(["all.txt": text]) { $1 })
    }

    @Test func replacesAFileWholeAndKeepsItsMode() throws {
        try folder.write(["all.txt": String(repeating: "old\n", count: 1000)])
        chmod(folder.absolute("all.txt"), 0o600)
        let before = try folder.stamps()["all.txt"]
        #expect(Program(folder).run("pass", "kyoto", "--output=all.txt").status == .success)
        #expect(try folder.text("all.txt") == "Kyoto 48\n")
        #expect(try folder.stamps()["all.txt"] != before)
        var status = stat()
        #expect(stat(folder.absolute("all.txt"), &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
    }

    @Test func writesThroughALink() throws {
        try folder.write(["kept/real.txt": "old"])
        try folder.link("all.txt", to: "kept/real.txt")
        #expect(Program(folder).run("pass", "kyoto", "--output=all.txt").status == .success)
        let contents = try folder.contents()
        #expect(contents["all.txt"] == "→ kept/real.txt")
        #expect(contents["kept/real.txt"] == "Kyoto 48\n")
    }

    @Test func writesToADevice() {
        let run = Program(folder).run("pass", "kyoto", "--output=/dev/null")
        #expect(run.status == .success)
        #expect(run.error == "Wrote 1 pass to /dev/null (TIME)\n")
    }

    @Test(arguments: [
        ("Templates", "this is Templates, which the report is made from: choose another file"),
        (
            "Templates/new.txt",
            "this is Templates, which the report is made from: choose another file"
        ),
        ("trips.json", "this is trips.json, which the report is made from: choose another file"),
        (
            "settings.json",
            "this is settings.json, which the report is made from: choose another file"
        ),
        ("link", "this is trips.json, which the report is made from: choose another file"),
        ("folder", "this is a folder, not a file"),
        ("none/all.txt", "cannot be written: there is no such folder"),
        ("plain/all.txt", "cannot be written: a file stands where a folder should be"),
    ])
    func refuses(_ name: String, _ message: String) throws {
        try folder.write(["folder/": "", "plain": ""])
        try folder.link("link", to: "trips.json")
        let before = try folder.contents()
        let run = Program(folder).run("pass", "--output", name)
        #expect(run.status == .cannotCreate)
        #expect(run.error == "\(name): error: \(message)\n")
        #expect(try folder.contents() == before)
    }
}
