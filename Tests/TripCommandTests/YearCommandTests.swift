import TestFolder
import Testing
import TripModel

@testable import TripCommand
@testable import TripSite

/// The year grid in the terminal.
@Suite struct YearCommandTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.write(SmallSite.files)
    }

    @Test(arguments: [
        ("2027-06-01", [], ["2027: 6 nights away, 2 trips"]),
        ("2026-06-01", [], ["2026: 9 nights away, 1 trip"]),
        ("2040-06-01", [], ["2027: 6 nights away, 2 trips"]),
        ("2001-06-01", [], ["2026: 9 nights away, 1 trip"]),
        ("2027-06-01", ["2026"], ["2026: 9 nights away, 1 trip"]),
        ("2027-06-01", ["1999"], ["1999: 0 nights away, 0 trips"]),
        (
            "2027-06-01", ["--all"],
            ["2026: 9 nights away, 1 trip", "2027: 6 nights away, 2 trips"]
        ),
        ("2027-06-01", ["--set=years=latest", "2026"], ["2026: 9 nights away, 1 trip"]),
    ])
    func choosesAYear(_ today: String, _ arguments: [String], _ totals: [String]) {
        let run = Program(folder).run(["year", "--today", today] + arguments)
        #expect(run.status == .success)
        #expect(run.error == "")
        #expect(
            run.output.split(separator: "\n").filter { $0.contains(": ") }
                == totals[...].map { $0[...] })
    }

    /// Of two years that are as near, the later one.
    @Test func choosesTheNearestYear() throws {
        try folder.write([
            "trips.json": """
            [{"city": "A", "country": "NO", "start": "2020-06-12", "nights": 1},
             {"city": "B", "country": "NO", "start": "2030-06-12", "nights": 1}]
            """
        ])
        let program = Program(folder)
        #expect(program.run("year", "--today=2025-01-01").output.hasPrefix("2030: "))
        #expect(program.run("year", "--today=2024-12-31").output.hasPrefix("2020: "))
    }

    @Test func marksNights() throws {
        try folder.write([
            "settings.json": "{\"limits\": {\"nights\": [0, 60]}}",
            "trips.json": """
            [{"city": "Oslo", "country": "NO", "start": "2026-12-30", "nights": 4},
             {"city": "Rome", "country": "IT", "start": "2027-01-05", "nights": 3},
             {"city": "Bari", "country": "IT", "start": "2027-01-07", "nights": 2},
             {"city": "Home", "country": "IT", "start": "2027-01-20", "nights": 0}]
            """,
        ])
        var program = Program(folder)
        program.variables = ["COLUMNS": "44"]
        let run = program.run("year", "2027", "--today", "2027-01-15", "--quiet")
        let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(
            lines[0...3] == [
                "2027: 6 nights away, 3 trips", "", "    SMTWTFSSMTWTFSSMTWTFSSMTWTFSSMTWTFSSM",
                "Jan      AA-·BB*C--····◆--·····--·····--",
            ])
        #expect(
            lines[15...] == [
                "", "   City  Start         Departure     Nights",
                "A  Oslo  Dec 30, 2026  Jan 3, 2027        2",
                "B  Rome  Jan 5, 2027   Jan 8, 2027        3",
                "C  Bari  Jan 7, 2027   Jan 9, 2027        2",
                "   Home  Jan 20, 2027  Jan 20, 2027       0", "",
                "A  is a trip of 2026, in which it starts",
                "*  a night of two trips, counted once", "◆  today, January 15, 2027", "",
            ])
    }

    @Test(
        arguments: [
            ([:], "\u{1B}[30;103mA A A A A\u{1B}[0m \u{1B}[30;103mB\u{1B}[0m"),
            (["NO_COLOR": "1"], "A A A A A B"), (["TERM": "dumb"], "A A A A A B"),
            (
                ["COLORTERM": "24bit"],
                "\u{1B}[38;2;28;27;24;48;2;245;207;61mA A A A A\u{1B}[0m "
                    + "\u{1B}[38;2;28;27;24;48;2;245;207;61mB\u{1B}[0m"
            ),
        ] as [([String: String], String)])
    func colorsNights(_ variables: [String: String], _ expected: String) {
        var program = Program(folder)
        program.isOutputTerminal = true
        program.outputColumns = 80
        program.variables = variables
        #expect(program.run("year").output.contains(expected))
        #expect(Program(folder).run("year").output.contains("A A A A A B"))
    }

    @Test func saysThatThereIsNoYear() throws {
        try folder.write(["trips.json": "[]"])
        for arguments in [["year"], ["year", "--all"]] {
            let run = Program(folder).run(arguments)
            #expect(run.status == .success)
            #expect(run.output == "")
            #expect(run.error == "There are no trips, so there is no year to show\n")
        }
        #expect(
            Program(folder).run("year", "2027").output.hasPrefix("2027: 0 nights away, 0 trips\n"))
    }

    /// Every day of the year has its mark, at any width and in any locale.
    @Test(arguments: ["en_US", "ja_JP", "ar_EG", "hi_IN"])
    func fitsEveryTerminal(_ locale: String) throws {
        try ManyTrips.write(300, to: folder)
        let runs = Program(folder)
            .linesOnEveryTerminal("year", "2024", "--quiet", "--set", "locale=\(locale)")
        for lines in runs {
            let grid = lines.drop { !$0.isEmpty }.dropFirst().prefix { !$0.isEmpty }
            let months = grid.filter { $0.contains("·") }
            #expect([12, 24].contains(months.count))
            let days = months.map { line in line.drop { $0 != " " }.count { $0 != " " } }
            #expect(days.reduce(0, +) == 366)
        }
    }
}
