import TerminalText
import TestFolder
import Testing

@testable import TripCommand
@testable import TripSite

/// The built-in pass: no frame breaks, and no text is lost.
@Suite struct PassLookTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    /// Writes one trip and gives the lines of its pass.
    private func pass(
        _ city: String, nights: Int = 5, fields: String = "", passenger: String = "",
        _ options: String...
    ) throws -> [String] {
        try folder.write([
            "trips.json": """
            [{"city": "\(city)", "country": "NO", "start": "2027-06-12", "nights": \(nights)\(fields)}]
            """,
            "settings.json": "{\"travelerName\": \"\(passenger)\"}",
        ])
        let run = Program(folder).run(["pass"] + options)
        #expect(run.status == .success)
        #expect(run.output.hasSuffix("\n"))
        return run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .map(String.init)
    }

    /// What stands within the frame, without blanks and isolates.
    private func text(of lines: [String]) -> String {
        String(
            lines.joined().unicodeScalars.filter {
                !"│┆|: \u{2068}\u{2069}\u{200E}".unicodeScalars.contains($0)
            })
    }

    private static let names = [
        "Oslo", String(repeating: "Llanfairpwllgwyngyll ", count: 9) + "end of it",
        String(repeating: "長", count: 200), String(repeating: "x", count: 200),
        String(repeating: "שלום ", count: 39) + "x", "Cairo القاهرة (Le Caire) 2", "٣ < ٤",
        String(repeating: "👩‍👩‍👧‍👦", count: 30), String(repeating: "क्", count: 90) + "क",
        "e\\u0301\\u0323 \\u200f\\u200e ｶﾀｶﾅ 서울", "\\u001b[31mred\\u0007\\u009b2J",
        "\\u202eReversed\\u2066", "Zoë\\tof\\nthe\\r\\nlines",
    ]

    @Test(arguments: [32, 43, 44, 48, 71, 72, 80, 120])
    func keepsItsFrame(_ width: Int) throws {
        for style in ["unicode", "ascii"] {
            for name in Self.names {
                let fields =
                    ", \"notes\": \"\(name)\\n\\n\(name)\", \"price\": 1249.5, \"checkedIn\": true"
                let lines = try pass(
                    name, fields: fields, passenger: name, "--quiet", "--width=\(width)",
                    "--style=\(style)")
                for line in lines {
                    #expect(TerminalWidth.columns(of: line) == width, "\(line)")
                    let ends = style == "ascii" ? "+|:" : "╭┝│├╰╮┥┤╯"
                    #expect(ends.contains(line.first ?? " ") && ends.contains(line.last ?? " "))
                    #expect(
                        !line.unicodeScalars.contains { $0.properties.generalCategory == .control })
                    var depth = 0
                    for scalar in line.unicodeScalars {
                        if scalar == "\u{2068}" { depth += 1 }
                        if scalar == "\u{2069}" { depth -= 1 }
                        #expect((0...1).contains(depth))
                    }
                    #expect(depth == 0)
                }
                if style == "ascii", name.utf8.allSatisfy({ $0 < 0x80 }), !name.contains("\\") {
                    #expect(lines.allSatisfy { $0.utf8.allSatisfy { (0x20...0x7E).contains($0) } })
                }
            }
        }
    }

    @Test(arguments: [32, 48, 80, 120])
    func losesNothing(_ width: Int) throws {
        for name in Self.names where !name.contains("\\") {
            let lines = try pass(name, "--width=\(width)")
            let shown = text(
                of: lines.map { $0.split(separator: "┆").first.map(String.init) ?? $0 })
            #expect(shown.contains(text(of: [name])), "\(name)")
        }
    }

    /// A pass is a page, whatever the notes are.
    @Test func endsLongNotes() throws {
        for width in ["32", "48", "80"] {
            let notes = String(repeating: "x", count: 5_000)
            let lines = try pass("Oslo", fields: ", \"notes\": \"\(notes)\"", "--width", width)
            let shown = text(of: lines).drop { $0 != "x" }.prefix { "x.".contains($0) }
            #expect(shown == String(repeating: "x", count: 997) + "...")
        }
    }

    @Test func refusesACityPastTheLimit() throws {
        try folder.write([
            "trips.json": """
            [{"city": "\(String(repeating: "x", count: 400))", "country": "NO",
              "start": "2027-06-12", "nights": 5}]
            """
        ])
        let run = Program(folder).run("pass")
        #expect(run.status == .badData)
        #expect(run.output == "")
        #expect(
            run.errorLines == [
                "trips.json:1:11: error: city must be at most 200 characters, not 400"
            ])
    }

    @Test(arguments: [
        (
            5, "", "", ["5 nights", "100% of all", "June 17, 2027"],
            ["Passenger", "CHECKED", "Price"]
        ),
        (1, "", "", ["1 night ", "June 13, 2027"], ["nights"]),
        (5, ", \"checkedIn\": true", "", ["CHECKED IN"], []),
        (5, "", "Ada", ["Passenger: Ada "], []),
        (5, ", \"price\": 12", "", ["Price", "$12.00"], []),
        (5, ", \"price\": 0", "", ["$0.00"], []),
        (5, ", \"notes\": \"By train\"", "", ["By train"], []),
    ])
    func saysWhatIsThere(
        _ nights: Int, _ fields: String, _ passenger: String, _ there: [String], _ absent: [String]
    ) throws {
        for width in ["32", "48", "80"] {
            let text = try pass(
                "Oslo", nights: nights, fields: fields, passenger: passenger, "--width", width
            ).joined(separator: "\n")
            for part in there + ["BOARDING PASS", "Oslo", "Norway", "June 12, 2027"] {
                #expect(text.contains(part), "\(part) at \(width)")
            }
            for part in absent { #expect(!text.contains(part), "\(part) at \(width)") }
        }
    }
}
