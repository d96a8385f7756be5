import TestFolder
import Testing

@testable import TripCommand
@testable import TripSite

/// The totals as text.
@Suite struct SummaryCommandTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
    }

    @Test func saysThatThereIsNothingYet() throws {
        try folder.write(["trips.json": "[]"])
        let run = Program(folder).run("summary")
        #expect(run.status == .success)
        #expect(
            run.output == "Trips      0\nNights     0\nCountries  0\nCities     0\nFavorites  0\n")
    }

    @Test(arguments: [1, 300])
    func fitsEveryTerminal(_ count: Int) throws {
        try ManyTrips.write(count, to: folder)
        for lines in Program(folder).linesOnEveryTerminal("summary", "--quiet") {
            #expect(lines.allSatisfy { $0.last != " " })
        }
    }

    @Test func tellsWhereOneIsNow() throws {
        try folder.write([
            "trips.json": """
            [{"city": "Oslo", "country": "NO", "start": "2027-05-30", "nights": 3},
             {"city": "Rome", "country": "IT", "start": "2027-06-02", "nights": 3}]
            """
        ])
        let run = Program(folder).run("summary")
        #expect(run.output.contains("\nNow       Oslo, until June 2, 2027\n"))
        #expect(run.output.contains("\nNext      Rome, in 1 day: June 2, 2027\n"))
        #expect(run.output.contains("Trips      2  1 current, 1 upcoming\n"))
    }
}
