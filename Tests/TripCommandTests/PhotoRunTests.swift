import Foundation
import TestFolder
import Testing

@testable import TripCommand
@testable import TripSite

/// Photos in whole runs: copied, left alone, renamed, removed.
@Suite struct PhotoRunTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    private static func drawing(_ width: Int, _ more: String = "") -> String {
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 \(width) 2'>\(more)</svg>"
    }

    private static let files = [
        "Templates/overview.html":
            "{{#trips}}[{{photo}} {{photoWidth}}x{{photoHeight}} {{photoAlt}}]{{/trips}}",
        "trips.json": """
        [{"city": "Oslo", "country": "NO", "start": "2027-06-12", "nights": 5, "photo": "a b.svg"},
         {"city": "Rome", "country": "IT", "start": "2027-07-12", "nights": 5, "photo": "ä/A-B.svg"}]
        """,
        "settings.json": "{\"outputs\": [\"html\"]}",
        "a b.svg": drawing(3, "<metadata>Home</metadata>"), "ä/A-B.svg": drawing(4),
    ]

    private static let heading =
        "# Files that tripreport wrote; it removes those it no longer makes.\n"

    private static let output = [
        "photos/a-b.svg": drawing(3), "photos/a-b-2.svg": drawing(4),
        "index.html": "[photos/a-b.svg 3x2 Oslo][photos/a-b-2.svg 4x2 Rome]",
        ".tripreport-files": heading + "index.html\nphotos/a-b-2.svg\nphotos/a-b.svg\n",
    ]

    private func build(_ arguments: String...) -> String {
        let run = Program(folder).run(["build"] + arguments)
        return run.error.replacing("Read 2 trips from trips.json. Output: ", with: "")
    }

    @Test func copiesAndLeavesAlone() throws {
        try folder.write(Self.files)
        #expect(
            build("--dry-run")
                == "would be 3 added, 0 changed, 0 removed, 0 unchanged (TIME)\n")
        #expect(build() == "3 added, 0 changed, 0 removed, 0 unchanged (TIME)\n")
        #expect(try folder.contents(of: "Output") == Self.output)
        let stamps = try folder.stamps()
        #expect(build() == "0 added, 0 changed, 0 removed, 3 unchanged (TIME)\n")
        #expect(try folder.stamps() == stamps)
    }

    @Test func followsChanges() throws {
        try folder.write(Self.files)
        _ = build()
        try folder.write(["a b.svg": Self.drawing(5)])
        #expect(build() == "0 added, 2 changed, 0 removed, 1 unchanged (TIME)\n")
        #expect(try folder.text("Output/photos/a-b.svg") == Self.drawing(5))
        try folder.remove("ä")
        let gone = build()
        #expect(
            gone.contains(": warning: photo \"ä/A-B.svg\" is left out: there is no such file\n"))
        #expect(gone.hasSuffix("0 added, 1 changed, 1 removed, 1 unchanged (TIME)\n"))
        #expect(
            try folder.contents(of: "Output") == [
                "photos/a-b.svg": Self.drawing(5),
                "index.html": "[photos/a-b.svg 5x2 Oslo][ x Rome]",
                ".tripreport-files": Self.heading + "index.html\nphotos/a-b.svg\n",
            ])
    }

    @Test func removesPhotosWithThePage() throws {
        try folder.write(Self.files)
        _ = build()
        #expect(
            build("--set", "outputs=passes")
                == "2 added, 0 changed, 3 removed, 0 unchanged (TIME)\n")
        #expect(
            try folder.contents(of: "Output").keys.sorted() == [
                ".tripreport-files", "passes/2027-06-12-oslo.txt", "passes/2027-07-12-rome.txt",
            ])
    }

    @Test func keepsMetadataWhenAsked() throws {
        try folder.write(Self.files)
        _ = build("--set", "photos.keepLocation=true")
        #expect(try folder.text("Output/photos/a-b.svg") == Self.files["a b.svg"])
    }

    @Test func touchesNoPhotoOfTheUser() throws {
        try folder.write(Self.files)
        try folder.write(["Output/photos/a-b-2.svg": "mine", "Output/photos/other.svg": "mine"])
        let before = try folder.contents()
        let run = Program(folder).run("build")
        #expect(run.status == .cannotCreate)
        #expect(
            run.error.hasPrefix(
                "Output/photos/a-b-2.svg: error: this file was not written by tripreport"))
        #expect(try folder.contents() == before)
    }

    @Test(arguments: [("check", true), ("build", true), ("pass", true), ("summary", false)])
    func tellsOfMissingPhotosWhereTheyMatter(_ command: String, _ tells: Bool) throws {
        try folder.write(Self.files)
        try folder.remove("a b.svg")
        let run = Program(folder).run(command)
        #expect(run.status == .success)
        #expect(
            run.errorLines.contains(
                "trips.json:1:81: warning: photo \"a b.svg\" is left out: there is no such file")
                == tells)
    }

    /// What becomes of a photo between its check and its copy leaves the report as it was.
    @Test func endsWhereAPhotoChangesDuringTheRun() throws {
        try folder.write(Self.files)
        _ = build()
        let before = try folder.contents(of: "Output")
        for change in ["gone", "other"] {
            var request = Pipeline.Request(
                folder: SiteFolder(folder.path, in: "/"), today: .first, base: folder.path)
            request.overrides = [SettingOverride("title=\(change)")]
            var pipeline = Pipeline(request) { _ in }
            let begun = pipeline.prepare()
            let prepared = try #require(begun)
            let rendered = pipeline.render(pipeline.compute(prepared), prepared)
            let files = try #require(rendered)
            try folder.remove("a b.svg")
            if change == "other" { try folder.write(["a b.svg": "text"]) }
            #expect(pipeline.write(files, prepared, isDryRun: false) == nil)
            let reason =
                change == "gone"
                ? "there is no such file" : "the file was changed during the run"
            #expect(
                pipeline.findings.diagnostics.map(\.text)
                    == ["a b.svg: error: cannot be copied: \(reason)"])
            #expect(pipeline.findings.status == .inputOutput)
            #expect(try folder.contents(of: "Output") == before)
            try folder.write(["a b.svg": Self.files["a b.svg"] ?? ""])
        }
    }
}
