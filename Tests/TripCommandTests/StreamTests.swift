import TestFolder
import Testing
import TripModel

@testable import TripCommand
@testable import TripSite

/// Standard output and standard error.
@Suite struct StreamTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.write(SmallSite.files)
    }

    struct DiskFull: Error, CustomStringConvertible {
        let description = "No space left on device"
    }

    @Test(arguments: [
        ["pass"], ["list"], ["year"], ["summary"], ["summary", "--json"], ["--help"], ["--version"],
    ])
    func endsQuietlyWhereNobodyReads(_ arguments: [String]) {
        var program = Program(folder)
        program.writeOutput = { _ in false }
        let run = program.run(arguments)
        #expect(run.status == .success)
        #expect(run.error == "")
    }

    @Test(arguments: [["pass"], ["list"], ["year"], ["summary"], ["--help"], ["--version"]])
    func saysThatOutputCannotBeWritten(_ arguments: [String]) {
        var program = Program(folder)
        program.writeOutput = { _ in throw DiskFull() }
        let run = program.run(arguments)
        #expect(run.status == .inputOutput)
        #expect(run.status.rawValue == 74)
        #expect(
            run.error == "tripreport: error: standard output: No space left on device\n")
    }

    @Test func writesDataAndMessagesApart() throws {
        try folder.write(["trips.json": SmallSite.trips.replacing("\"id\"", with: "\"name\"")])
        let run = Program(folder).run("pass", "bergamo")
        #expect(run.output == "Bergamo 48\n")
        #expect(
            run.errorLines.map { $0.firstRange(of: ": warning: unknown key \"name\"") != nil } == [
                true
            ])
    }

    // MARK: Terminals

    private static let marked = """
        [{"city": "Oslo", "country": "NO", "start": "2027-06-12",
        \t"notes": "東京", "nights": ⟦75}]
        """

    /// Writes the trip and gives the place of its mark.
    private func writeMarked() throws -> String {
        let marked = MarkedFiles(["trips.json": Self.marked])
        try folder.write(marked.files)
        return marked.lines(["trips.json:⟦:"])[0]
    }

    @Test func showsTheLineOnATerminal() throws {
        let place = try writeMarked()
        var program = Program(folder)
        program.isErrorTerminal = true
        program.variables = ["NO_COLOR": "1"]
        #expect(
            program.run("check").error == """
                \(place) error: nights must be between 1 and 60, not 75
                   "notes": "東京", "nights": 75}]
                                              ^

                """)
    }

    @Test(
        arguments: [
            (true, [:], true), (true, ["NO_COLOR": ""], true), (true, ["NO_COLOR": "1"], false),
            (true, ["NO_COLOR": "0"], false), (false, [:], false),
            (true, ["TERM": "dumb"], false), (false, ["CLICOLOR_FORCE": "1"], true),
        ] as [(Bool, [String: String], Bool)])
    func usesColorOnATerminalAlone(
        _ isTerminal: Bool, _ variables: [String: String], _ isColored: Bool
    ) throws {
        let place = try writeMarked()
        var program = Program(folder)
        program.isErrorTerminal = isTerminal
        program.variables = variables
        let run = program.run("check")
        #expect(run.error.contains("\u{1B}[") == isColored)
        let first = run.errorLines.first
        #expect(
            first
                == (isColored
                    ? "\(place) \u{1B}[1;31merror:\u{1B}[0m nights must be between 1 and "
                        + "60, not 75"
                    : "\(place) error: nights must be between 1 and 60, not 75"))
    }

    @Test func showsHints() throws {
        try folder.write(["trips.json": "[“Oslo”]"])
        #expect(
            Program(folder).run("check").error == """
                trips.json:1:2: error: expected a value, found \"“\"
                  strings stand in straight quotes: "

                """)
    }

    @Test(arguments: [(10, 10, nil), (11, 10, 1), (500, 10, 490)] as [(Int, Int, Int?)])
    func countsWarningsPastTheTenth(_ count: Int, _ shown: Int, _ more: Int?) throws {
        let trips = (0..<count).map { number in
            "{\"city\": \"Oslo \(number)\", \"country\": \"NO\", \"start\": \"2027-06-12\", "
                + "\"nights\": 1, \"x\": 1}"
        }
        try folder.write(["trips.json": "[\n\(trips.joined(separator: ",\n"))\n]"])
        let program = Program(folder)
        for (arguments, severity) in [(["check"], "warning"), (["check", "--strict"], "error")] {
            let lines = program.run(arguments).errorLines
            let keys = lines.filter { $0.contains(": \(severity): unknown key \"x\" is ignored") }
            #expect(keys.count == shown)
            let overlaps = lines.filter { $0.contains("overlaps") }
            #expect(overlaps.count == min(shown, count - 1))
            #expect(
                lines.filter { $0.hasPrefix("\(severity): ") }
                    == [
                        more.map { "\(severity): \($0) more of this kind: unknown keys" },
                        count > 11
                            ? "\(severity): \(count - 11) more of this kind: overlapping trips"
                            : nil,
                    ].compactMap { $0 })
        }
    }

    @Test func showsEveryErrorHoweverMany() throws {
        let trip = """
            {"city":
            "", "country": "NO", "start": "2027-06-12", "nights": 1}
            """
        let trips = Array(repeating: trip, count: 30)
        try folder.write(["trips.json": "[\n\(trips.joined(separator: ",\n"))\n]"])
        let lines = Program(folder).run("check").errorLines
        #expect(
            lines == (1...30).map { "trips.json:\(2 * $0 + 1):1: error: city must not be empty" })
    }

    /// Nothing that a file holds can command the terminal.
    @Test func escapesWhatFilesHold() throws {
        try folder.write([
            "trips.json":
                "[{\"city\": \"Os\\u001b[2Jlo\", \"country\": \"NO\", \"start\": \"\\u001b[31m\", "
                + "\"nights\": 1, \"\\u001b]0;x\": 1}]"
        ])
        var program = Program(folder)
        program.isErrorTerminal = true
        program.variables = ["NO_COLOR": "1"]
        let run = program.run("build")
        #expect(run.status == .badData)
        #expect(!run.error.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }
}
