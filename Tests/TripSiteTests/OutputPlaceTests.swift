import TestFolder
import Testing

@testable import TripSite

/// Where a report may go.
@Suite struct OutputPlaceTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.write([
            "base/site/data/trips.json":
                tripsJSON("Oslo 2027-06-12 5 \"photo\": \"Photos/a.jpg\""),
            "base/site/Photos/a.jpg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
            "base/site/Templates/.keep": "",
            "base/site/Output/": "", "base/other/": "",
        ])
        try folder.link("base/site/same", to: ".")
        try folder.link("base/site/up", to: "..")
        try folder.link("base/site/dates", to: "data")
    }

    private func check(_ output: String, option: Bool) -> SiteCheck {
        let output = output.replacing("ROOT", with: folder.path)
        let trips = "trips=data/trips.json"
        return option
            ? SiteCheck(folder, site: "base/site", set: [trips], output: output)
            : SiteCheck(folder, site: "base/site", set: [trips, "output=\(output)"])
    }

    private static let itself = "must not be the site itself"
    private static let above = "must not be a folder above the site"
    private static let trips = "must not hold data/trips.json, which the report is made from"

    @Test(arguments: [
        (".", itself), ("./", itself), ("Output/..", itself), ("./Output/../", itself),
        ("nowhere/..", itself), ("../site", itself), ("same", itself), ("same/same", itself),
        ("ROOT/base/site", itself), ("up/site", itself), ("..", above), ("../", above),
        ("up", above), ("../..", above), ("/", above), ("//", above), ("ROOT", above),
        ("Output/../..", above), ("data", trips), ("data/", trips), ("dates", trips),
        ("Output/../data", trips),
        ("Photos", "must not hold Photos/a.jpg, which the report is made from"),
        ("Templates", "must not hold Templates, which the report is made from"),
    ])
    func refuses(_ output: String, _ problem: String) {
        let check = check(output, option: false)
        let shown = output.replacing("ROOT", with: folder.path)
        #expect(
            check.lines == [
                "--set output=\(shown): error: output \(problem), but is \"\(shown)\""
            ])
        #expect(check.status == .badSettings)
        #expect(check.prepared == nil)
    }

    @Test(arguments: [
        ("base/site", itself), ("./base/site/Output/..", itself), (".", above), ("base", above),
        ("base/site/data", trips), ("/", above),
    ])
    func refusesFromTheCommandLine(_ output: String, _ problem: String) {
        let check = check(output, option: true)
        #expect(
            check.lines == ["--output: error: output \(problem), but is \"\(output)\""])
        #expect(check.status == .badSettings)
    }

    @Test func pointsAtTheSetting() throws {
        try folder.write([
            "base/site/settings.json": "{\n  \"trips\": \"data/trips.json\", \"output\": \"..\"\n}"
        ])
        let check = SiteCheck(folder, site: "base/site")
        #expect(
            check.lines == [
                "settings.json:2:41: error: output must not be a folder above the site, "
                    + "but is \"..\""
            ])
    }

    @Test func refusesTheFolderOfTheDefaultTrips() throws {
        try folder.write(["base/site/trips.json": "[]"])
        let check = SiteCheck(folder, site: "base/site", output: "base/site")
        #expect(check.status == .badSettings)
    }

    @Test(arguments: [
        ("Output", "ROOT/base/site/Output"), ("new/deep", "ROOT/base/site/new/deep"),
        ("../other", "ROOT/base/site/../other"), ("../other/new", "ROOT/base/site/../other/new"),
        ("dat", "ROOT/base/site/dat"), ("data/out", "ROOT/base/site/data/out"),
        ("Photos2", "ROOT/base/site/Photos2"), ("ROOT/else", "ROOT/else"),
        ("../sit", "ROOT/base/site/../sit"), ("..x", "ROOT/base/site/..x"),
    ])
    func allows(_ output: String, _ path: String) throws {
        let check = check(output, option: false)
        #expect(check.lines == [])
        let found = try #require(check.prepared).output.path
        #expect(found == path.replacing("ROOT", with: folder.path))
    }

    @Test func takesTheOptionFromTheWorkingFolder() throws {
        let check = check("out", option: true)
        #expect(check.lines == [])
        let output = try #require(check.prepared).output
        #expect(output.path == folder.absolute("out"))
        #expect(output.shown == "out")
    }
}
