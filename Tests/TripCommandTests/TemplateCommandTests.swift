import Foundation
import TestFolder
import Testing
import TripReporting

@testable import TripCommand
@testable import TripSite

/// Copying, rendering and listing templates.
@Suite struct TemplateCommandTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    @Test func copiesATemplateOnce() throws {
        try folder.write(["trips.json": SmallSite.trips])
        let program = Program(folder)
        #expect(program.run("build", "--output", "A").status == .success)
        let copied = program.run("templates", "pass.txt")
        #expect(copied.status == .success)
        #expect(
            copied.error == "Made Templates/pass.txt: the site uses it from now on (TIME)\n")
        let again = program.run("templates", "pass.txt")
        #expect(again.status == .cannotCreate)
        #expect(
            again.error
                == "Templates/pass.txt: error: this file exists already, and was not changed\n")
        #expect(program.run("templates", "pas.txt").status == .usage)
        // The copy is what was built in.
        #expect(program.run("build", "--output", "B").status == .success)
        #expect(try folder.contents(of: "A") == folder.contents(of: "B"))
        try folder.write(["Templates/pass.txt": "{{city}}!\n"])
        #expect(program.run("pass", "kyoto").output == "Kyoto!\n")
    }

    /// A template that nothing uses yet may be used tomorrow.
    @Test func checksEveryTemplateOfTheSite() throws {
        try folder.write(["trips.json": SmallSite.trips, "Templates/later.txt": "{{#x}}"])
        let program = Program(folder)
        #expect(program.run("build").status == .success)
        let check = program.run("check")
        #expect(check.status == .badData)
        #expect(check.error.hasPrefix("Templates/later.txt:1:1: error: {{#x}} is not closed"))
    }

    @Test func showsNoCommandOfATerminalInNames() throws {
        try folder.write([
            "\u{1B}[31m.json": SmallSite.trips,
            "settings.json": #"{"trips": "\u001b[31m.json", "output": "\u001b]0;x\u0007"}"#,
        ])
        let run = Program(folder).run("build")
        #expect(run.status == .success)
        #expect(run.error.contains("\\u001b[31m.json. \\u001b]0;x\\u0007: "))
        #expect(!run.error.contains("\u{1B}"))
    }

    @Test func copiesNoTemplateOutOfTheSite() throws {
        try folder.write(["site/trips.json": SmallSite.trips])
        let before = try folder.contents()
        for place in ["../outside", folder.absolute("outside")] {
            let run = Program(folder).run(
                "templates", "pass.txt", "--site", "site", "--set", "templates=\(place)")
            #expect(run.status == .badSettings)
            #expect(run.error.contains("templates must be inside the site"), "\(run.error)")
        }
        #expect(try folder.contents() == before)
    }

    @Test(
        arguments: [
            ("t.txt", "{{name}} & {{> p}}", [], .success, "Bø & x<y"),
            ("t.html", "{{name}} {{> p}} {{{t}}}", [], .success, "Bø x&lt;y <"),
            ("t.txt", "{{nme}}", [], .badData, ""),
            ("t.txt", "{{nme}}.", ["--lenient"], .success, "."),
            ("t.txt", "{{#name}}", [], .badData, ""), ("t.txt", "{{> q}}", [], .badData, ""),
        ] as [(String, String, [String], Status, String)])
    func rendersOneTemplate(
        _ name: String, _ template: String, _ options: [String], _ status: Status,
        _ output: String
    ) throws {
        try folder.write([
            name: template, "data.json": "{\"name\": \"Bø\", \"t\": \"<\", \"v\": \"x<y\"}",
            "parts/p.txt": "{{v}}",
        ])
        let program = Program(folder)
        let run = program.run(
            ["render", name, "--data", "data.json", "--partials", "parts"] + options)
        #expect(run.status == status)
        #expect(run.output == output)
        #expect(run.error.isEmpty == (status == .success), "\(run.error)")
    }

    @Test(arguments: [
        (["t.txt", "--data", "none.json"], "none.json: error: there is no such file"),
        (["none.txt", "--data", "data.json"], "none.txt: error: there is no such file"),
        (["pas.txt"], "pas.txt: error: there is no such file: did you mean \"pass.txt\"?"),
        (["t.txt", "--partials", "none"], "none: error: there is no such file"),
        (["t.txt", "--data", "."], ".: error: this is a folder, not a file"),
    ])
    func namesWhatIsMissing(_ arguments: [String], _ line: String) throws {
        try folder.write(["t.txt": "x", "data.json": "{}", "trips.json": "[]"])
        let run = Program(folder).run(["render"] + arguments)
        #expect(run.status == .missingInput)
        #expect(run.errorLines == [line])
        #expect(run.output == "")
    }

    /// The page that teaches templates has every variable as the program lists it.
    @Test func documentsEveryVariable() throws {
        let page = try String(
            contentsOf: URL(fileURLWithPath: #filePath)
                .deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent()
                .appendingPathComponent("Sources/tripreport/Documentation.docc/Templates.md"),
            encoding: .utf8)
        for schema in TemplateCatalog.schemas {
            #expect(page.contains("### \(schema.name): "), "\(schema.name)")
            for field in schema.fields {
                let row =
                    "| `\(field.name)` | \(field.type) | \(field.summary) | \(field.example) |"
                #expect(page.contains(row), "\(schema.name): \(row)")
            }
        }
        for form in TemplateCatalog.filterForms {
            let name = form.prefix { $0 != ":" }
            #expect(page.contains("`\(name)"), "\(name)")
        }
    }
}
