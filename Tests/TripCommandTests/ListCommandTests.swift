import TestFolder
import Testing

@testable import TripCommand
@testable import TripSite

/// The table of trips.
@Suite struct ListCommandTests {
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.write(SmallSite.files)
    }

    @Test(arguments: [
        ([], "Kyoto Bergen Bergamo"), (["--sort=-date"], "Bergamo Bergen Kyoto"),
        (["--sort", "city"], "Bergamo Bergen Kyoto"),
        (["--sort", "price"], "Bergen Kyoto Bergamo"),
        (["--sort", "-nights"], "Kyoto Bergen Bergamo"), (["--filter", "favorites"], "Kyoto"),
        (["--filter=italy"], "Bergamo"), (["--filter", "NO"], "Bergen"),
        (["--year", "2027"], "Bergen Bergamo"), (["--upcoming"], "Bergen Bergamo"),
        (["--set=sort=city"], "Bergamo Bergen Kyoto"),
        (["--set=sort=city", "--sort=date"], "Kyoto Bergen Bergamo"),
        (["--set=filter=no", "--filter=all", "--year=2026"], "Kyoto"),
    ])
    func chooses(_ arguments: [String], _ cities: String) {
        let run = Program(folder).run(["list"] + arguments)
        #expect(run.status == .success)
        #expect(run.error == "")
        let rows = run.output.split(separator: "\n").dropFirst()
        #expect(rows.map { $0.split(separator: "\t")[1] }.joined(separator: " ") == cities)
    }

    @Test func givesRawValuesToOtherPrograms() throws {
        try folder.write([
            "trips.json": """
            [{"city": "Tab\\tCity", "country": "Norway", "start": "2027-06-12", "nights": 5,
              "price": 1249.5, "currency": "EUR", "notes": "One\\ntwo\\r\\n\\tthree", "id": "x"}]
            """,
            "settings.json": "{\"locale\": \"ar_EG\"}",
        ])
        let run = Program(folder).run("list")
        #expect(
            run.output
                == "slug\tcity\tcountry\tcode\tstart\tend\tnights\tprice\tcurrency\tfavorite\t"
                + "checkedIn\tstatus\tnotes\n"
                + "x\tTab City\tالنرويج\tNO\t2027-06-12\t2027-06-17\t5\t1249.50\tEUR\tfalse\t"
                + "false\tupcoming\tOne two  three\n")
    }

    @Test func saysThatThereAreNoTrips() throws {
        try folder.write(["trips.json": "[]"])
        let heading = SmallSiteHeading.text
        var program = Program(folder)
        #expect(program.run("list").output == heading)
        #expect(program.run("list").error == "There are no trips to list\n")
        #expect(program.run("list", "--quiet").error == "")
        program.isOutputTerminal = true
        #expect(program.run("list").output == "")
        #expect(program.run("list").error == "There are no trips to list\n")
        #expect(program.run("list").status == .success)
    }

    private enum SmallSiteHeading {
        static let text =
            "slug\tcity\tcountry\tcode\tstart\tend\tnights\tprice\tcurrency\tfavorite\t"
            + "checkedIn\tstatus\tnotes\n"
    }

    @Test(arguments: [0, 1, 300])
    func fitsEveryTerminal(_ count: Int) throws {
        try ManyTrips.write(count, to: folder)
        for lines in Program(folder).linesOnEveryTerminal("list", "--quiet") {
            // A heading, the trips, and nothing behind the last line end.
            #expect(lines.count == (count == 0 ? 1 : count + 2))
        }
    }

    @Test(arguments: [
        (["--filter", "Iceland"], "--filter Iceland"), (["--filter=Iceland"], "--filter Iceland"),
        (["--set", "filter=Iceland"], "--set filter=Iceland"),
        // The option is stronger, whatever else is set.
        (["--filter=Iceland", "--set=filter=Norway"], "--filter Iceland"),
    ])
    func warnsOfACountryOfNoTrip(_ arguments: [String], _ named: String) {
        let run = Program(folder).run(["list"] + arguments)
        #expect(run.status == .success)
        #expect(
            run.errorLines == [
                "\(named): warning: filter \"Iceland\" is the country of no trip",
                "There are no trips to list",
            ])
    }

    @Test func namesTheOptionThatIsWrong() {
        let run = Program(folder).run("list", "--filter", " ")
        #expect(run.status == .badSettings)
        #expect(run.errorLines.count == 1)
        #expect(run.error.hasPrefix("--filter  : error: filter "))
    }
}
