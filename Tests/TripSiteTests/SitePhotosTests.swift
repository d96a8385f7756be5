import Foundation
import TestFolder
import Testing

@testable import TripSite

/// Which photos of a site are published, and what is said of the others.
@Suite struct SitePhotosTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    private static let drawing = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 2'/>"

    private func check(
        _ marked: MarkedFiles, set overrides: [String] = []
    ) throws -> SiteCheck {
        try folder.write(marked.files)
        return SiteCheck(folder, site: "site", set: overrides)
    }

    private func site(_ trips: String...) -> MarkedFiles {
        let lines = trips.enumerated().map { index, photo in
            "{\"city\": \"Oslo\", \"country\": \"NO\", \"start\": \"20\(27 + index)-06-12\", "
                + "\"nights\": 1, \"photo\": \(photo)}"
        }
        return MarkedFiles(["site/trips.json": "[\n" + lines.joined(separator: ",\n") + "]\n"])
    }

    /// The lines, with the name of the file as a run in the site shows it.
    private func lines(_ marked: MarkedFiles, _ lines: String...) -> [String] {
        marked.lines(lines.map { "site/\($0)" }).map { String($0.dropFirst(5)) }
    }

    @Test func publishesEachFileOnce() throws {
        try folder.write([
            "site/Photos/a.svg": Self.drawing, "site/Photos/A.png": Self.drawing,
            "site/b.svg": Self.drawing, "site/.keep": "",
        ])
        try folder.link("site/link.svg", to: "Photos/a.svg")
        let check = try check(
            site(
                "\"Photos/a.svg\"", "\"./Photos//a.svg\"", "\"b.svg\"", "\"link.svg\"",
                "\"Photos/A.png\""))
        #expect(check.lines == [])
        let photos = try #require(check.prepared?.photos)
        #expect(photos.copies.map(\.name) == ["a.svg", "b.svg", "a-2.svg"])
        #expect(
            (0..<5).map { photos.ofTrips[$0]?.name }
                == ["a.svg", "a.svg", "b.svg", "a.svg", "a-2.svg"])
        #expect(photos.ofTrips[0]?.width == 3)
        #expect(photos.ofTrips[0]?.height == 2)
    }

    @Test func warnsOfWhatCannotBeShown() throws {
        try folder.write([
            "site/Photos/text.jpg": "A photo of Oslo", "site/empty.png": "",
            "site/cut.gif": "GIF89a",
            "site/run.svg": "<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>",
        ])
        folder.pipe("site/pipe.jpg")
        try folder.link("site/loop.jpg", to: "loop.jpg")
        let marked = site(
            "⟦\"gone.jpg\"", "⟦\"Photos\"", "⟦\"Photos/text.jpg\"", "⟦\"empty.png\"",
            "⟦\"cut.gif\"", "⟦\"run.svg\"", "⟦\"pipe.jpg\"", "⟦\"loop.jpg\"", "⟦\"gone.jpg\"",
            "⟦\"Photos/text.jpg/a.jpg\"")
        let check = try check(marked)
        #expect(
            check.lines
                == lines(
                    marked,
                    "trips.json:⟦: warning: photo \"gone.jpg\" is left out: there is no such file",
                    "trips.json:⟦: warning: photo \"Photos\" is left out: this is a folder, not a file",
                    "trips.json:⟦: warning: photo \"Photos/text.jpg\" is left out: this is not a JPEG, "
                        + "PNG, WebP, GIF, AVIF or SVG",
                    "trips.json:⟦: warning: photo \"empty.png\" is left out: this is not a JPEG, PNG, "
                        + "WebP, GIF, AVIF or SVG",
                    "trips.json:⟦: warning: photo \"cut.gif\" is left out: this GIF is damaged",
                    "trips.json:⟦: warning: photo \"run.svg\" is left out: an SVG must be a drawing "
                        + "alone, but this one has a script",
                    "trips.json:⟦: warning: photo \"pipe.jpg\" is left out: this is not a regular file",
                    "trips.json:⟦: warning: photo \"loop.jpg\" is left out: too many levels of symbolic "
                        + "links",
                    "trips.json:⟦: warning: photo \"gone.jpg\" is left out: there is no such file",
                    "trips.json:⟦: warning: photo \"Photos/text.jpg/a.jpg\" is left out: a file stands "
                        + "where a folder should be"))
        #expect(check.status == .success)
        #expect(check.prepared?.photos.copies.isEmpty == true)
        #expect(check.prepared?.photos.ofTrips.isEmpty == true)
    }

    @Test func namesLongPathsInFull() throws {
        let path = "Photos/2027/" + String(repeating: "long", count: 40) + "/gone.jpg"
        let check = try check(site("\"\(path)\""))
        #expect(check.lines.first?.contains("\"\(path)\"") == true)
    }

    @Test func refusesWhatIsTooLarge() throws {
        try folder.write(["site/big.svg": Self.drawing])
        #expect(truncate(folder.absolute("site/big.svg"), 64 << 20 + 1) == 0)
        let marked = site("⟦\"big.svg\"")
        let check = try check(marked)
        #expect(
            check.lines
                == lines(
                    marked,
                    "trips.json:⟦: warning: photo \"big.svg\" is left out: the file is larger than "
                        + "64 MiB"))
    }

    @Test(arguments: ["../out.svg", "FOLDER/out.svg", "FOLDER/site2/out.svg", "Photos/back"])
    func refusesALinkOutOfTheSite(_ target: String) throws {
        try folder.write([
            "out.svg": Self.drawing, "site2/out.svg": Self.drawing, "site/Photos/": "",
        ])
        try folder.link("site/Photos/back", to: "../../out.svg")
        try folder.link(
            "site/in.svg", to: target.replacing("FOLDER", with: folder.path))
        let marked = site("⟦\"in.svg\"")
        let check = try check(marked)
        #expect(
            check.lines
                == lines(
                    marked,
                    "trips.json:⟦: error: photo must be inside the site, but \"in.svg\" leads out of it"
                ))
        #expect(check.status == .badData)
        #expect(check.prepared == nil)
    }

    @Test func needsNoneWithoutAPage() throws {
        let check = try check(site("\"gone.jpg\""), set: ["outputs=passes,json"])
        #expect(check.lines == [])
        #expect(check.prepared?.photos.ofTrips.isEmpty == true)
    }

    @Test func isStrictWhenAsked() throws {
        try folder.write(site("\"gone.jpg\"").files)
        let check = SiteCheck(folder, site: "site", isStrict: true)
        #expect(check.status == .badData)
    }
}
