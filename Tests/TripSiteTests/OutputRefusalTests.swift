import Foundation
import TestFolder
import Testing

@testable import TripSite

/// What stands in the way of a report, and stays.
@Suite struct OutputRefusalTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    private static let foreign =
        "this file was not written by tripreport and would be lost: move it away, "
        + "or choose another output"

    @Test func refusesToReplaceAForeignFile() throws {
        try folder.writeReport(["index.html": "p"])
        try folder.write(["Output/passes/a.txt": "mine"])
        try folder.expectRefusal(
            ["passes/a.txt": "A", "index.html": "new"], "Output/passes/a.txt", Self.foreign)
    }

    @Test func refusesALinkThatLeadsNowhere() throws {
        try folder.write(["Output/": ""])
        try folder.link("Output/index.html", to: "nowhere.html")
        try folder.expectRefusal(["index.html": "p"], "Output/index.html", Self.foreign)
    }

    @Test func refusesALinkToAForeignFile() throws {
        try folder.write(["Output/": "", "trips.json": "[]"])
        try folder.link("Output/index.html", to: "../trips.json")
        try folder.expectRefusal(["index.html": "p"], "Output/index.html", Self.foreign)
    }

    /// What was written here is replaced where a link took its place, never what it leads to.
    @Test func replacesALinkAndNotItsTarget() throws {
        try folder.writeReport(["index.html": "p"])
        try folder.write(["trips.json": "[]"])
        try folder.remove("Output/index.html")
        try folder.link("Output/index.html", to: "../trips.json")
        try folder.writeReport(["index.html": "new"])
        #expect(try folder.text("trips.json") == "[]")
        #expect(try folder.contents(of: "Output")["index.html"] == "new")
    }

    @Test func refusesAFolderInPlaceOfAFile() throws {
        try folder.write(["Output/index.html/x": "mine"])
        try folder.expectRefusal(
            ["passes/a.txt": "A", "index.html": "p"], "Output/index.html",
            "this is a folder, not a file")
    }

    @Test func refusesAPipeInPlaceOfAFile() throws {
        try folder.write(["Output/": ""])
        folder.pipe("Output/index.html")
        try folder.expectRefusal(
            ["index.html": "p"], "Output/index.html", "this is not a regular file")
    }

    @Test func refusesAFileInPlaceOfAFolder() throws {
        try folder.write(["Output/passes": "mine"])
        try folder.expectRefusal(
            ["passes/a.txt": "A", "index.html": "p"], "Output/passes",
            "a file stands where a folder should be")
    }

    @Test func refusesALinkInPlaceOfAFolder() throws {
        try folder.write(["Output/": "", "elsewhere/a.txt": "A"])
        try folder.link("Output/passes", to: "../elsewhere")
        try folder.expectRefusal(
            ["passes/a.txt": "A", "index.html": "p"], "Output/passes",
            "this must be a folder, not a link")
    }

    @Test func refusesAFileInPlaceOfTheOutput() throws {
        try folder.write(["Output": "mine"])
        try folder.expectRefusal(
            ["index.html": "p"], "Output",
            "this folder cannot be made: a file stands where a folder should be")
    }

    @Test func refusesAnOutputBelowAFile() throws {
        try folder.write(["file": "mine"])
        let writer = OutputWriter(folder: folder.absolute("file/a/b"), shown: "file/a/b")
        let failure = #expect(throws: WriteFailure.self) {
            try writer.write([OutputFile(path: "index.html", bytes: [])])
        }
        #expect(
            failure?.message
                == "this folder cannot be made: a file stands where a folder should be")
        #expect(failure?.status == .cannotCreate)
        #expect(try folder.contents() == ["file": "mine"])
    }

    @Test func refusesALinkToNowhereInPlaceOfTheOutput() throws {
        try folder.link("Output", to: "nowhere")
        try folder.expectRefusal(
            ["index.html": "p"], "Output",
            "this folder cannot be made: a file stands where a folder should be")
    }

    /// Nobody may forbid root to write.
    @Test(.enabled(if: geteuid() != 0)) func refusesAFolderThatMayNotBeWritten() throws {
        try folder.write(["Output/": ""])
        chmod(folder.absolute("Output"), 0o555)
        let failure = #expect(throws: WriteFailure.self) {
            try folder.writeReport(["index.html": "p"])
        }
        #expect(failure?.path == "Output/.tripreport-files")
        #expect(failure?.message == "cannot be written: permission denied")
        #expect(failure?.status == .cannotCreate)
        #expect(try folder.contents() == ["Output/": ""])
    }
}
