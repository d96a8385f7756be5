import Foundation
import TestFolder
import Testing

@testable import TripSite

/// Writing a report into a folder.
@Suite struct OutputWriterTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    private static let heading =
        "# Files that tripreport wrote; it removes those it no longer makes.\n"

    // MARK: Writing

    @Test func writesAReportWithItsManifest() throws {
        let result = try folder.writeReport([
            "passes/a.txt": "A", "passes/b.txt": "B", "index.html": "page",
        ])
        #expect(result == WriteResult(added: 3))
        #expect(
            try folder.contents() == [
                "Output/index.html": "page", "Output/passes/a.txt": "A",
                "Output/passes/b.txt": "B",
                "Output/.tripreport-files":
                    Self.heading + "index.html\npasses/a.txt\npasses/b.txt\n",
            ])
    }

    @Test func leavesUnchangedFilesAlone() throws {
        try folder.writeReport(["passes/a.txt": "A", "index.html": "page"])
        let stamps = try folder.stamps()
        let result = try folder.writeReport(["passes/a.txt": "A", "index.html": "page"])
        #expect(result == WriteResult(unchanged: 2))
        #expect(try folder.stamps() == stamps)
        #expect(stamps.count == 3)
    }

    @Test func replacesAChangedFileAsAWhole() throws {
        try folder.writeReport(["passes/a.txt": "A", "index.html": "a long page"])
        // A second name for the old file: writing into it would show here.
        #expect(Foundation.link(folder.absolute("Output/index.html"), folder.absolute("old")) == 0)
        let stamps = try folder.stamps()
        let result = try folder.writeReport(["passes/a.txt": "A", "index.html": "new"])
        #expect(result == WriteResult(changed: 1, unchanged: 1))
        #expect(try folder.text("Output/index.html") == "new")
        #expect(try folder.text("old") == "a long page")
        let after = try folder.stamps()
        #expect(after["Output/passes/a.txt"] == stamps["Output/passes/a.txt"])
        #expect(after["Output/.tripreport-files"] == stamps["Output/.tripreport-files"])
        #expect(after["Output/index.html"] != stamps["Output/index.html"])
    }

    @Test func removesWhatAnEarlierBuildWroteAlone() throws {
        try folder.writeReport([
            "passes/a.txt": "A", "passes/b.txt": "B", "report.json": "{}", "index.html": "p",
        ])
        try folder.write([
            "Output/notes.txt": "mine", "Output/passes/mine.txt": "mine", "Output/empty/": "",
        ])
        let result = try folder.writeReport(["passes/b.txt": "B", "index.html": "p"])
        #expect(result == WriteResult(unchanged: 2, removed: 2))
        #expect(
            try folder.contents() == [
                "Output/index.html": "p", "Output/passes/b.txt": "B", "Output/notes.txt": "mine",
                "Output/passes/mine.txt": "mine", "Output/empty/": "",
                "Output/.tripreport-files": Self.heading + "index.html\npasses/b.txt\n",
            ])
    }

    @Test func removesAFolderThatIsEmptyThen() throws {
        try folder.writeReport(["passes/a.txt": "A", "index.html": "p"])
        #expect(
            try folder.writeReport(["index.html": "p"]) == WriteResult(unchanged: 1, removed: 1))
        #expect(
            try folder.contents().keys.sorted() == [
                "Output/.tripreport-files", "Output/index.html",
            ])
    }

    @Test func keepsAFolderWithForeignFiles() throws {
        try folder.writeReport(["passes/a.txt": "A", "index.html": "p"])
        try folder.write(["Output/passes/mine.txt": "mine"])
        try folder.writeReport(["index.html": "p"])
        #expect(try folder.text("Output/passes/mine.txt") == "mine")
        #expect(try folder.contents()["Output/passes/a.txt"] == nil)
    }

    @Test func makesMissingFolders() throws {
        let path = folder.absolute("a/b/Output/")
        let writer = OutputWriter(folder: path, shown: "a/b/Output/")
        _ = try writer.write([OutputFile(path: "index.html", bytes: [0x70])])
        #expect(try folder.text("a/b/Output/index.html") == "p")
    }

    @Test func writesThroughALinkThatIsTheOutputItself() throws {
        try folder.write(["real/": ""])
        try folder.link("Output", to: "real")
        try folder.writeReport(["index.html": "p"])
        #expect(try folder.text("real/index.html") == "p")
        #expect(try folder.contents()["Output"] == "→ real")
    }

    @Test func removesALeftoverOfAKilledRun() throws {
        try folder.write(["Output/.tripreport-partial": "half a pa"])
        try folder.writeReport(["index.html": "p"])
        #expect(
            try folder.contents(of: "Output").keys.sorted() == [
                ".tripreport-files", "index.html",
            ])
    }

    @Test func knowsItsFilesByAManifestOfOtherLineEnds() throws {
        try folder.write([
            "Output/index.html": "p", "Output/.tripreport-files": "# x\r\nindex.html\r\n",
        ])
        #expect(try folder.writeReport(["index.html": "new"]) == WriteResult(changed: 1))
    }

    /// A killed run leaves a manifest that names more than was written, and perhaps both old and
    /// new files; the next one puts that right.
    @Test func goesOnAfterAKilledRun() throws {
        try folder.write([
            "Output/.tripreport-files":
                Self.heading + "index.html\npasses/new.txt\npasses/old.txt\n",
            "Output/passes/old.txt": "old", "Output/index.html": "old page",
        ])
        let result = try folder.writeReport(["passes/new.txt": "new", "index.html": "page"])
        #expect(result == WriteResult(added: 1, changed: 1, removed: 1))
        #expect(
            try folder.contents(of: "Output") == [
                "index.html": "page", "passes/new.txt": "new",
                ".tripreport-files": Self.heading + "index.html\npasses/new.txt\n",
            ])
    }

    @Test func letsOneRunWriteAtATime() async throws {
        let path = folder.absolute("Output")
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<8 {
                group.addTask {
                    let writer = OutputWriter(folder: path, shown: "Output")
                    let bytes = Array("\(number)".utf8)
                    _ = try writer.write([
                        OutputFile(path: "passes/\(number).txt", bytes: bytes),
                        OutputFile(path: "index.html", bytes: bytes),
                    ])
                }
            }
            try await group.waitForAll()
        }
        let number = try folder.text("Output/index.html")
        #expect(
            try folder.contents(of: "Output") == [
                "index.html": number, "passes/\(number).txt": number,
                ".tripreport-files": Self.heading + "index.html\npasses/\(number).txt\n",
            ])
    }

    @Test func waitsForTheRunThatWrites() async throws {
        try folder.write(["Output/": ""])
        let path = folder.absolute("Output")
        // Programs that other tests run meanwhile must not inherit it, and with it the lock.
        let other = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        #expect(flock(other, LOCK_EX) == 0)
        // On a thread of its own: one that waits must not keep the tests from going on.
        async let written = withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                let writer = OutputWriter(folder: path, shown: "Output")
                continuation.resume(
                    with: Result { try writer.write([OutputFile(path: "index.html", bytes: [])]) })
            }
        }
        try await Self.waitsForLock(of: other)
        #expect(try folder.contents() == ["Output/": ""])
        close(other)
        #expect(try await written == WriteResult(added: 1))
    }

    /// Goes on once someone waits for the lock that an open file has, which Linux tells.
    private static func waitsForLock(of descriptor: Int32) async throws {
        var status = stat()
        #expect(fstat(descriptor, &status) == 0)
        // Each line of one who waits: `1: -> FLOCK ADVISORY WRITE 123 00:2f:456 0 EOF`.
        while let locks = try? String(contentsOfFile: "/proc/locks", encoding: .utf8),
            !locks.split(separator: "\n").contains(where: {
                $0.contains("-> FLOCK") && $0.contains(":\(status.st_ino) ")
            })
        {
            try await Task.sleep(for: .milliseconds(10))
        }
    }

    // MARK: Dry runs

    @Test func changesNothingInADryRun() throws {
        #expect(
            try folder.writeReport(["index.html": "p"], isDryRun: true) == WriteResult(added: 1))
        #expect(try folder.contents() == [:])

        try folder.writeReport(["passes/a.txt": "A", "passes/b.txt": "B", "index.html": "p"])
        try folder.write(["Output/.tripreport-partial": "half"])
        let (contents, stamps) = (try folder.contents(), try folder.stamps())
        let result = try folder.writeReport(
            ["passes/a.txt": "A", "passes/c.txt": "C", "index.html": "new"], isDryRun: true)
        #expect(result == WriteResult(added: 1, changed: 1, unchanged: 1, removed: 1))
        #expect(try folder.contents() == contents)
        #expect(try folder.stamps() == stamps)
    }

    // MARK: The manifest

    /// Lines that no build can have written lead to no file.
    @Test func removesNothingThatAChangedManifestNames() throws {
        try folder.write([
            "trips.json": "[]", "passes/a.txt": "mine", "Output/mine.txt": "mine",
            "Output/passes/sub/a.txt": "mine", "Output/photos/sub/a.jpg": "mine",
            "Output/passes/a.html": "mine", "Output/trips/a.txt": "mine",
            "Output/.tripreport-files": """
            ../trips.json
            \(folder.absolute("trips.json"))
            ../passes/a.txt
            passes/../../trips.json
            passes/..
            passes/../mine.txt
            photos/..
            photos/.
            photos/../mine.txt
            ./mine.txt
            mine.txt
            passes/sub/a.txt
            passes/sub
            photos/sub/a.jpg
            passes/a.html
            trips/a.txt
            passes
            photos
            .
            ..
            /
            //
            """,
        ])
        var expected = try folder.contents()
        let result = try folder.writeReport(["index.html": "p"])
        #expect(result == WriteResult(added: 1))
        expected["Output/index.html"] = "p"
        expected["Output/.tripreport-files"] = Self.heading + "index.html\n"
        #expect(try folder.contents() == expected)
    }

    @Test func removesNothingThroughALink() throws {
        try folder.write([
            "elsewhere/a.txt": "mine",
            "Output/.tripreport-files": Self.heading + "passes/a.txt\nindex.html\n",
        ])
        try folder.link("Output/passes", to: "../elsewhere")
        try folder.writeReport(["index.html": "p"])
        #expect(try folder.text("elsewhere/a.txt") == "mine")
    }

    @Test(arguments: [[0xFF, 0xFE, 0x00, 0x0A, 0x80], [], [0x0A, 0x0A]])
    func survivesAnyManifest(_ bytes: [UInt8]) throws {
        try folder.write("Output/.tripreport-files", bytes)
        try folder.writeReport(["index.html": "p"])
        #expect(
            try folder.contents(of: "Output") == [
                "index.html": "p", ".tripreport-files": Self.heading + "index.html\n",
            ])
    }

    @Test func refusesAFolderInPlaceOfTheManifest() throws {
        try folder.write(["Output/.tripreport-files/x": "mine"])
        let failure = #expect(throws: WriteFailure.self) {
            try folder.writeReport(["index.html": "p"])
        }
        #expect(failure?.path == "Output/.tripreport-files")
        #expect(failure?.status == .cannotCreate)
        #expect(try folder.contents() == ["Output/.tripreport-files/x": "mine"])
    }
}
