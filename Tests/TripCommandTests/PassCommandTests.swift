import TestFolder
import Testing
import TripModel

@testable import TripCommand
@testable import TripSite

/// Boarding passes on standard output.
@Suite struct PassCommandTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.write(SmallSite.files)
    }

    /// Sorted by date: Kyoto, Bergen, and Bergamo with the id "cheese".
    @Test(arguments: [
        ([], "Kyoto 48\n\nBergen 48\n\nBergamo 48\n"), (["2027-06-12-bergen"], "Bergen 48\n"),
        (["cheese"], "Bergamo 48\n"), (["CHEESE"], "Bergamo 48\n"), (["kyoto"], "Kyoto 48\n"),
        (["KYOTO"], "Kyoto 48\n"), ([" Kyoto "], "Kyoto 48\n"), (["k"], "Kyoto 48\n"),
        (["berge"], "Bergen 48\n"), (["2026"], "Kyoto 48\n"), (["che"], "Bergamo 48\n"),
        (["cheese", "kyoto"], "Bergamo 48\n\nKyoto 48\n"),
        (["kyoto", "kyoto"], "Kyoto 48\n\nKyoto 48\n"),
        (["--form-feed"], "Kyoto 48\n\u{C}Bergen 48\n\u{C}Bergamo 48\n"),
        (["--form-feed", "kyoto"], "Kyoto 48\n"), (["kyoto", "--width", "32"], "Kyoto 32\n"),
        (["kyoto", "--width=120", "--style=ascii"], "Kyoto 120 ascii\n"),
        (["--set=filter=favorites"], "Kyoto 48\n"), (["--set=filter=it"], "Bergamo 48\n"),
        (["--set=filter=it", "kyoto"], "Kyoto 48\n"),
        (["--set=sort=-date"], "Bergamo 48\n\nBergen 48\n\nKyoto 48\n"),
        (["--set=pass.width=40", "kyoto"], "Kyoto 40\n"),
        (["--set=pass.style=ascii", "--style", "unicode", "kyoto"], "Kyoto 48\n"),
        (["--upcoming"], "Bergen 48\n\nBergamo 48\n"), (["--year", "2026"], "Kyoto 48\n"),
        (["--year=2027", "--set=sort=-date"], "Bergamo 48\n\nBergen 48\n"),
        (["--upcoming", "kyoto", "cheese"], "Bergamo 48\n"),
        (["--output", "-", "k"], "Kyoto 48\n"),
    ])
    func prints(_ arguments: [String], _ output: String) {
        let run = Program(folder).run(["pass"] + arguments)
        #expect(run.status == .success)
        #expect(run.output == output)
        #expect(run.error == "")
    }

    @Test(arguments: [
        ("kioto", "no trip is called \"kioto\": did you mean \"Kyoto\"?"),
        ("nowhere", "no trip is called \"nowhere\""), ("", "no trip is called \"\""),
        (" ", "no trip is called \" \""),
        ("berg", "\"berg\" names 2 trips: 2027-06-12-bergen, cheese"),
        ("BERG", "\"BERG\" names 2 trips: 2027-06-12-bergen, cheese"),
        ("\u{1B}[2J", "no trip is called \"\\u001b[2J\""),
    ])
    func refuses(_ word: String, _ message: String) {
        let run = Program(folder).run("pass", "kyoto", word)
        #expect(run.status == .usage)
        #expect(run.output == "")
        #expect(
            run.error == "tripreport: error: \(message)\nSee \"tripreport pass --help\".\n")
    }

    @Test func listsTenCandidates() throws {
        let trips = (1...12).map { day in
            "{\"city\": \"Oslo\", \"country\": \"NO\", \"nights\": 1, \"id\": \"t\(day)\", "
                + "\"start\": \"2027-01-\(day < 10 ? "0" : "")\(day)\"}"
        }
        try folder.write(["trips.json": "[\(trips.joined(separator: ","))]"])
        let run = Program(folder).run("pass", "oslo")
        #expect(
            run.errorLines.first == "tripreport: error: \"oslo\" names 12 trips: "
                + "t1, t2, t3, t4, t5, t6, t7, t8, t9, t10 and 2 more")
        // A name that is one trip's own comes before the beginnings of others.
        #expect(Program(folder).run("pass", "t1").output == "Oslo 48\n")
    }

    @Test func takesCitiesOfAnyScript() throws {
        try folder.write([
            "trips.json": """
            [{"city": "Köln", "country": "DE", "start": "2027-06-12", "nights": 1},
             {"city": "東京", "country": "JP", "start": "2027-07-12", "nights": 1}]
            """
        ])
        let program = Program(folder)
        #expect(program.run("pass", "ko\u{308}ln").output == "Köln 48\n")
        #expect(program.run("pass", "KÖLN").output == "Köln 48\n")
        #expect(program.run("pass", "東").output == "東京 48\n")
    }

    @Test func saysThatThereAreNoTrips() throws {
        for arguments in [["--year=1999"], ["--upcoming", "kyoto"], ["--set=filter=is"]] {
            let run = Program(folder).run(["pass"] + arguments)
            #expect(run.status == .success)
            #expect(run.output == "")
            #expect(run.errorLines.last == "There are no trips to print")
        }
        try folder.write(["trips.json": "[]"])
        #expect(Program(folder).run("pass").error == "There are no trips to print\n")
        #expect(Program(folder).run("pass", "--quiet").error == "")
        #expect(
            Program(folder).run("pass", "--output=x").error
                == "There are no trips to print: x was not written\n")
    }

    /// A terminal that is narrower than the setting narrows passes, and nothing widens them.
    @Test(
        arguments: [
            (nil, [:], [], 48), (80, [:], [], 48), (48, [:], [], 48), (47, [:], [], 47),
            (40, [:], [], 40), (20, [:], [], 32), (40, [:], ["--width=60"], 60),
            (40, [:], ["--set=pass.width=100"], 40), (100, [:], ["--set=pass.width=120"], 100),
            (40, ["COLUMNS": "60"], ["--set=pass.width=100"], 60), (nil, ["COLUMNS": "39"], [], 39),
            (40, ["COLUMNS": "0"], [], 40), (40, ["COLUMNS": "many"], [], 40),
        ] as [(Int?, [String: String], [String], Int)])
    func fitsATerminal(
        _ columns: Int?, _ variables: [String: String], _ options: [String], _ width: Int
    ) {
        var program = Program(folder)
        program.isOutputTerminal = true
        program.outputColumns = columns
        program.variables = variables
        #expect(program.run(["pass", "kyoto"] + options).output == "Kyoto \(width)\n")
    }

    @Test func ignoresTheTerminalWhereOutputGoesElsewhere() throws {
        var program = Program(folder)
        program.outputColumns = 40
        program.variables = ["COLUMNS": "40"]
        #expect(program.run("pass", "kyoto").output == "Kyoto 48\n")
        program.isOutputTerminal = true
        #expect(program.run("pass", "kyoto", "--output", "k.txt").output == "")
        #expect(try folder.text("k.txt") == "Kyoto 48\n")
    }

    /// Every line of the built-in pass is as wide as is set, in ASCII alone.
    @Test(arguments: [32, 48, 120])
    func fillsEveryLine(_ width: Int) throws {
        try folder.remove("Templates")
        let run = Program(folder).run(
            "pass", "bergen", "--width", "\(width)", "--style", "ascii", "--set",
            "travelerName=Ada Example")
        let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(lines.count > 8)
        for line in lines { #expect(line.utf8.count == width) }
        for text in ["BOARDING PASS", "Bergen", "Norway", "5 nights", "Ada Example", "1,249.50"] {
            #expect(run.output.contains(text), "\(text)")
        }
    }
}
