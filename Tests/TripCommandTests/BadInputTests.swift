import TestFolder
import Testing

@testable import TripCommand
@testable import TripSite

/// Wrong input: a message that points at it, the right status, and earlier output as it was.
@Suite struct BadInputTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let what: String
        /// Files that take the place of the good ones, with marks; nil takes one away.
        let files: [String: String?]
        let status: Status
        let lines: [String]

        init(
            _ what: String, _ files: [String: String?], _ status: Status, _ lines: String...
        ) {
            self.what = what
            self.files = files
            self.status = status
            self.lines = lines
        }

        var testDescription: String { what }
    }

    /// Builds with good input, then with bad, and expects that nothing but messages comes of it.
    private func expect(
        _ status: Status, _ lines: [String], arguments: [String] = ["build"],
        _ spoil: () throws -> Void
    ) throws {
        try folder.write(SmallSite.files)
        let program = Program(folder)
        #expect(program.run("build").status == .success)
        try spoil()
        let (contents, stamps) = (try folder.contents(), try folder.stamps())
        let run = program.run(arguments)
        #expect(run.status == status)
        #expect(run.errorLines == lines)
        #expect(run.output == "")
        #expect(try folder.contents() == contents)
        #expect(try folder.stamps() == stamps)
    }

    private static func trip(_ field: String) -> [String: String?] {
        var members = [field]
        let needed = [
            ("city", "\"Oslo\""), ("country", "\"NO\""), ("start", "\"2027-06-12\""),
            ("nights", "5"),
        ]
        for (key, value) in needed where !field.contains("\"\(key)\":") {
            if key == "nights", field.contains("\"end\":") { continue }
            members.append("\"\(key)\": \(value)")
        }
        return ["trips.json": "[\n  {\(members.joined(separator: ",\n   "))}\n]\n"]
    }

    private static let long = String(repeating: "x", count: 201)

    @Test(
        arguments: [
            Case(
                "missing", ["trips.json": nil], .missingInput,
                "trips.json: error: there is no such file: write one, or start a site with "
                    + "\"tripreport init\""),
            Case(
                "empty", ["trips.json": "⟦"], .badData,
                "trips.json:⟦: error: the file is empty: write at least {} or []"),
            Case(
                "a folder", ["trips.json": nil, "trips.json/x": ""], .missingInput,
                "trips.json: error: this is a folder, not a file"),
            Case(
                "not JSON", ["trips.json": "⟦city⟦,country\nOslo,Norway\n"], .badData,
                "trips.json:⟦: error: \"city\" is not a value: text must stand in double quotes",
                "trips.json:⟦: error: expected the end of the file, found \",\""),
            Case(
                "a web page", ["trips.json": "⟦<!DOCTYPE html>\n<p>404"], .badData,
                "trips.json:⟦: error: expected a value, found \"<\""),
            Case(
                "truncated", ["trips.json": "[\n  {\"city\": \"Oslo\", \"nights\": 5⟦"], .badData,
                "trips.json:⟦: error: expected \"}\", found the end of the file: nothing closes the "
                    + "object opened at 2:3"),
            Case(
                "not a list", ["trips.json": "⟦\"trips\""], .badData,
                "trips.json:⟦: error: the file must be a list of trips, not a string"),
            Case(
                "wrong types", trip("\"city\": ⟦5, \"nights\": ⟦\"5\", \"favorite\": ⟦\"yes\""),
                .badData,
                "trips.json:⟦: error: city must be a string, not a number",
                "trips.json:⟦: error: nights must be a whole number, not a string",
                "trips.json:⟦: error: favorite must be true or false, not a string"),
            Case(
                "29 February", trip("\"start\": ⟦\"2027-02-29\""), .badData,
                "trips.json:⟦: error: start must be a date that exists, as YYYY-MM-DD, "
                    + "not \"2027-02-29\""),
            Case(
                "nights above the limits", trip("\"nights\": ⟦75"), .badData,
                "trips.json:⟦: error: nights must be between 1 and 60, not 75"),
            Case(
                "nights below the limits", trip("\"nights\": ⟦0"), .badData,
                "trips.json:⟦: error: nights must be between 1 and 60, not 0"),
            Case(
                "end against nights", trip("\"nights\": 5, \"end\": ⟦\"2027-06-18\""), .badData,
                "trips.json:⟦: error: end must agree with nights: 5 nights from 2027-06-12 end on "
                    + "2027-06-17, not 2027-06-18"),
            Case(
                "end before start", trip("\"end\": ⟦\"2027-06-02\""), .badData,
                "trips.json:⟦: error: end must not be before start (2027-06-12), but is 2027-06-02"),
            Case(
                "unknown currency", trip("\"currency\": ⟦\"EURO\", \"price\": 5"), .badData,
                "trips.json:⟦: error: currency must be a currency code of ISO 4217 such as \"USD\", "
                    + "not \"EURO\": did you mean \"EUR\"?"),
            Case(
                "too many decimals", trip("\"price\": ⟦12.345"), .badData,
                "trips.json:⟦: error: price must have at most 2 decimals in USD, not 12.345"),
            Case(
                "below zero", trip("\"price\": ⟦-1"), .badData,
                "trips.json:⟦: error: price must be zero or more, not -1"),
            Case(
                "a name too long",
                trip("\"city\": ⟦\"" + long + "\""), .badData,
                "trips.json:⟦: error: city must be at most 200 characters, not 201"),
            Case(
                "a huge number", trip("\"nights\": ⟦1e999"), .badData,
                "trips.json:⟦: error: nights must be a whole number, not 1e999"),
            Case(
                "a Windows path", trip("\"photo\": \"C:⟦\\Users\\\\me\""), .badData,
                "trips.json:⟦: error: \"\\U\" is no escape: write \\\\ for a backslash itself"),
            Case(
                "a photo elsewhere", trip("\"photo\": ⟦\"../me.jpg\""), .badData,
                "trips.json:⟦: error: photo must be a path inside the site, not \"../me.jpg\""),
            Case(
                "a key twice", trip("\"nights\": 5, ⟦\"nights\": 6"), .badData,
                "trips.json:⟦: error: the key \"nights\" stands twice in this object: first at 2:4"),
            Case(
                "nulls", ["trips.json": "[⟦{\"city\": null, \"country\": null}]"], .badData,
                "trips.json:⟦: error: city is missing", "trips.json:1:2: error: country is missing",
                "trips.json:1:2: error: start is missing",
                "trips.json:1:2: error: nights is missing: give nights or end"),
            Case(
                "an id twice",
                [
                    "trips.json": """
                    [{"id": "a", "city": "Oslo", "country": "NO", "start": "2027-06-12", "nights": 1},
                     {"id": ⟦"a", "city": "Voss", "country": "NO", "start": "2027-07-12", "nights": 1}]
                    """
                ], .badData,
                "trips.json:⟦: error: id must be unique, but \"a\" is also the id of the trip in line 1"
            ),
            Case(
                "a line end of Windows",
                [
                    "trips.json": "[\r\n{\"city\":\r\n ⟦\"\",\"country\":\"NO\",\r\n"
                        + "\"start\":\"2027-06-12\",\"nights\":⟦99}\r\n]\r\n"
                ],
                .badData, "trips.json:⟦: error: city must not be empty",
                "trips.json:⟦: error: nights must be between 1 and 60, not 99"),
        ] as [Case])
    func tripsFile(_ test: Case) throws {
        try check(test)
    }

    @Test(
        arguments: [
            Case(
                "not JSON", ["settings.json": "⟦title = Trips"], .badSettings,
                "settings.json:⟦: error: \"title = Trips\" is not a value: text must stand in double quotes"
            ),
            Case(
                "empty", ["settings.json": "⟦"], .badSettings,
                "settings.json:⟦: error: the file is empty: write at least {} or []"),
            Case(
                "a list", ["settings.json": "⟦[]"], .badSettings,
                "settings.json:⟦: error: the file must be an object of settings, not a list"),
            Case(
                "a folder", ["settings.json/x": ""], .missingInput,
                "settings.json: error: this is a folder, not a file"),
            Case(
                "an unknown key", ["settings.json": "{⟦\"highligth\": \"mint\"}"], .badSettings,
                "settings.json:⟦: error: unknown setting \"highligth\": did you mean \"highlight\"?"
                    + " The settings are title, travelerName, highlight, "
                    + "showsYear, years, trips, output, templates, outputs, sort, filter, locale, currency, "
                    + "rates, limits, pass, photos, baseURL, publish"),
            Case(
                "a value outside its set", ["settings.json": "{\"highlight\": ⟦\"purple\"}"],
                .badSettings,
                "settings.json:⟦: error: highlight must be \"yellow\", \"mint\" or \"orange\", "
                    + "not \"purple\""),
            Case(
                "a wrong type", ["settings.json": "{\"showsYear\": ⟦\"yes\"}"], .badSettings,
                "settings.json:⟦: error: showsYear must be true or false, not a string"),
            Case(
                "the site as output", ["settings.json": "{\"output\": ⟦\".\"}"], .badSettings,
                "settings.json:⟦: error: output must not be the site itself, but is \".\""),
            Case(
                "files that are missing",
                ["settings.json": "{\"trips\": [\"trips.json\", \"2025.json\", \"2024.json\"]}"],
                .missingInput,
                "2025.json: error: there is no such file: write one, or start a site with "
                    + "\"tripreport init\"",
                "2024.json: error: there is no such file: write one, or start a site with "
                    + "\"tripreport init\""),
            Case(
                "both files",
                ["settings.json": "{\"title\": ⟦1}", "trips.json": "⟦{}"], .badSettings,
                "settings.json:⟦: error: title must be a string, not a number",
                "trips.json:⟦: error: an object of trips must have the key \"trips\""),
        ] as [Case])
    func settingsFile(_ test: Case) throws {
        try check(test)
    }

    private func check(_ test: Case) throws {
        let marked = MarkedFiles(test.files.compactMapValues { $0 })
        try expect(test.status, marked.lines(test.lines)) {
            for (name, text) in test.files where text == nil { try folder.remove(name) }
            try folder.write(marked.files)
        }
    }

    @Test(
        arguments: [
            ([0xFF, 0xFE, 0x5B, 0, 0x5D, 0], "1:1", "the file is UTF-16: save it as UTF-8"),
            ([0xFE, 0xFF, 0, 0x5B, 0, 0x5D], "1:1", "the file is UTF-16: save it as UTF-8"),
            (
                Array("[\"Z".utf8) + [0xFC] + Array("rich\"]".utf8), "1:4",
                "the byte 0xfc is not UTF-8 text here: save the file as UTF-8"
            ),
        ] as [([UInt8], String, String)])
    func encodings(_ bytes: [UInt8], _ place: String, _ message: String) throws {
        let run = try run(afterWriting: bytes)
        #expect(run.status == .badData)
        #expect(run.errorLines.first == "trips.json:\(place): error: \(message)")
    }

    private func run(afterWriting bytes: [UInt8]) throws -> Program.Run {
        try folder.write("trips.json", bytes)
        return Program(folder).run("build")
    }

    @Test func templates() throws {
        try expect(
            .badData,
            ["Templates/pass.txt:1:1: error: unknown variable \"citty\": did you mean \"city\"?"]
        ) {
            try folder.write(["Templates/pass.txt": "{{ citty }}\n"])
        }
    }

    /// A warning does not stop a build.
    @Test func warnsOfUnknownKeys() throws {
        let marked = MarkedFiles(
            Self.trip("⟦\"nigths\": 2").compactMapValues { $0 })
        try folder.write(marked.files)
        let run = Program(folder).run("build")
        #expect(run.status == .success)
        #expect(
            run.errorLines
                == marked.lines([
                    "trips.json:⟦: warning: unknown key \"nigths\" is ignored: did you mean "
                        + "\"nights\"?",
                    "Read 1 trip from trips.json. Output: 2 added, 0 changed, 0 removed, "
                        + "0 unchanged (TIME)",
                ]))
    }

    @Test func outputThatIsAFile() throws {
        try folder.write(SmallSite.files)
        try folder.write(["www": "mine"])
        let before = try folder.contents()
        let run = Program(folder).run("build", "--output", "www")
        #expect(run.status == .cannotCreate)
        #expect(
            run.errorLines == [
                "www: error: this folder cannot be made: a file stands where a folder should be"
            ])
        #expect(try folder.contents() == before)
    }

    @Test func outputWithForeignFiles() throws {
        let message =
            "Output/index.html: error: this file was not written by tripreport and would be lost: "
            + "move it away, or choose another output"
        try expect(.cannotCreate, [message]) {
            try folder.write(["Output/index.html": "mine"])
            try folder.remove("Output/.tripreport-files")
            try folder.write(["Output/.tripreport-files": "# nothing\n"])
        }
    }

    @Test(arguments: ["/", "..", ".", "Templates"])
    func outputThatWouldDoHarm(_ output: String) throws {
        try folder.write(SmallSite.files)
        let before = try folder.contents()
        let run = Program(folder).run("build", "--output", output)
        #expect(run.status == .badSettings)
        #expect(run.error.hasPrefix("--output: error: output must not "))
        #expect(try folder.contents() == before)
    }
}
