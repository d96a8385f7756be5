import TestFolder
import Testing

@testable import TripSite

/// Which templates a site has.
@Suite struct SiteTemplatesTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.write(["site/trips.json": "[]"])
    }

    @Test func areTheBuiltInOnesWhereASiteHasNone() throws {
        let check = SiteCheck(folder, site: "site")
        let templates = try #require(check.prepared).templates
        #expect(check.lines == [])
        #expect(templates.names == ["overview.html", "pass.txt", "style.css", "ticket.txt"])
        #expect(templates[.pass].name == "pass.txt")
        #expect(!templates[.pass].bytes.isEmpty)
        #expect(!templates[.overview].bytes.isEmpty)
    }

    @Test func ofTheSiteComeFirst() throws {
        try folder.write([
            "site/Templates/pass.txt": "Mine", "site/Templates/part.html": "Part",
            "site/Templates/.DS_Store": "x", "site/Templates/old/pass.txt": "old",
            "site/shared.css": "Shared",
        ])
        try folder.link("site/Templates/style.css", to: "../shared.css")
        let check = SiteCheck(folder, site: "site")
        #expect(check.lines == [])
        let templates = try #require(check.prepared).templates
        #expect(
            templates.names == [
                "overview.html", "part.html", "pass.txt", "style.css", "ticket.txt",
            ])
        #expect(templates[.pass].name == "Templates/pass.txt")
        #expect(templates[.pass].bytes == Array("Mine".utf8))
        #expect(templates.source(named: "style.css")?.bytes == Array("Shared".utf8))
        #expect(templates[.overview].name == "overview.html")
    }

    @Test func mayLieElsewhereInTheSite() throws {
        try folder.write(["site/a/b/pass.txt": "Mine"])
        try folder.link("site/Templates", to: "a/b")
        for setting in ["templates=Templates", "templates=a/b/", "templates=./a/b"] {
            let check = SiteCheck(folder, site: "site", set: [setting])
            #expect(check.lines == [])
            #expect(check.prepared?.templates[.pass].bytes == Array("Mine".utf8))
        }
    }

    @Test(arguments: [
        ("nowhere.txt", "there is no such file"),
        ("../../secret.txt", "this leads out of the site"),
        ("/etc/passwd", "this leads out of the site"),
        ("/dev/zero", "this leads out of the site"),
        ("pass.txt", "too many levels of symbolic links"),
    ])
    func areNotReadThroughBadLinks(_ target: String, _ message: String) throws {
        try folder.write(["secret.txt": "secret", "site/Templates/": ""])
        try folder.link("site/Templates/pass.txt", to: target)
        let check = SiteCheck(folder, site: "site")
        #expect(check.lines == ["Templates/pass.txt: error: \(message)"])
        #expect(check.status == .missingInput)
        #expect(check.prepared == nil)
    }

    @Test func areNotReadFromAPipe() throws {
        try folder.write(["site/Templates/": ""])
        folder.pipe("site/Templates/pass.txt")
        let check = SiteCheck(folder, site: "site")
        #expect(check.lines == ["Templates/pass.txt: error: this is not a regular file"])
    }

    @Test func needAFolder() throws {
        try folder.write(["site/Templates": "a file"])
        let check = SiteCheck(folder, site: "site")
        #expect(
            check.lines == [
                "templates: error: templates must be a folder, but \"Templates\" is none"
            ])
        #expect(check.status == .missingInput)
    }

    @Test func needAFolderThatLeadsNowhereElse() throws {
        try folder.link("site/Templates", to: "nowhere")
        let check = SiteCheck(folder, site: "site")
        #expect(
            check.lines == [
                "templates: error: templates must be a folder, but \"Templates\" is none"
            ])
    }

    @Test(arguments: ["..", "../elsewhere", "link", "/"])
    func stayInsideTheSite(_ setting: String) throws {
        try folder.write([
            "elsewhere/pass.txt": "secret",
            "site/settings.json": "{\"templates\": \"\(setting)\"}",
        ])
        try folder.link("site/link", to: "../elsewhere")
        let check = SiteCheck(folder, site: "site")
        #expect(
            check.lines == [
                "settings.json:1:15: error: templates must be inside the site, but \"\(setting)\" "
                    + "leads out of it"
            ])
        #expect(check.status == .missingInput)
    }

    @Test func mustBeThereWhereASettingNamesThem() throws {
        let message = "templates must be a folder, but \"Mine\" is none"
        var check = SiteCheck(folder, site: "site", set: ["templates=Mine"])
        #expect(check.lines == ["--set templates=Mine: error: \(message)"])
        try folder.write(["site/settings.json": "{\"templates\": \"Mine\"}"])
        check = SiteCheck(folder, site: "site")
        #expect(check.lines == ["settings.json:1:15: error: \(message)"])
    }
}
