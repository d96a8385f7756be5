import Testing
import TripModel

@testable import TripReporting

/// The extreme trips.
@Suite struct RecordsFinderTests {
    /// The longest, shortest, dearest, and cheapest by night.
    @Test(arguments: [
        ("", "", "- - - -"),
        ("A NO 2027-01-01 3", "", "A A - -"),
        ("A NO 2027-01-01 3 USD 1.00", "", "A A A A"),
        ("A NO 2027-01-01 0 USD 1.00", "", "A A A -"),
        ("A NO 2027-01-01 0\nB NO 2027-02-01 7\nC NO 2027-03-01 2", "", "B A - -"),
        // Of those that tie the first by date, then in the file.
        ("A NO 2027-05-01 3 USD 9.00\nB NO 2027-02-01 3 USD 9.00", "", "B B B B"),
        ("A NO 2027-02-01 3 USD 9.00\nB NO 2027-02-01 3 USD 9.00", "", "A A A A"),
        // 10.00 for 3 nights is less than 3.34 for one and more than 3.33.
        ("A NO 2027-01-01 1 USD 3.34\nB NO 2027-02-01 3 USD 10.00", "", "B A B B"),
        ("A NO 2027-01-01 1 USD 3.33\nB NO 2027-02-01 3 USD 10.00", "", "B A B A"),
        ("A NO 2027-01-01 3 USD 9.00\nB NO 2027-02-01 1 USD 3.00", "", "A B A A"),
        // Free trips and trips without a price are two things.
        (
            "A NO 2027-01-01 3\nB NO 2027-02-01 1 USD 0.00\nC NO 2027-03-01 1 USD 5.00", "",
            "A B C B"
        ),
        ("A NO 2027-01-01 3 EUR 9.00\nB NO 2027-02-01 1 USD 9.50", "", "A B - -"),
        ("A NO 2027-01-01 3 EUR 9.00\nB NO 2027-02-01 1 USD 9.50", "EUR 1.08", "A B A A"),
        ("A NO 2027-01-01 3 EUR 9.00\nB NO 2027-02-01 1 USD 9.73", "EUR 1.08", "A B B A"),
        ("A NO 2027-01-01 3 EUR 9.00\nB NO 2027-02-01 1 EUR 9.50", "", "A B B A"),
        (
            "A NO 2027-01-01 1 EUR 9.00\nB NO 2027-02-01 1 USD 9.50\nC NO 2027-03-01 1 NOK 1.00",
            "EUR 1.08", "A A - -"
        ),
        ("A NO 2027-01-01 1 JPY 1000\nB NO 2027-02-01 1 USD 6.49", "JPY 0.0065", "A A A B"),
    ])
    func finds(_ trips: String, _ rates: String, _ expected: String) throws {
        let report = try Sample.report(trips, Sample.settings(rates: rates))
        let records = report.summary.records
        let found = [
            records.longest, records.shortest, records.dearest, records.cheapestPerNight,
        ]
        let cities = found.map { index in index.map { report.trips[$0].city } ?? "-" }
        #expect(cities.joined(separator: " ") == expected)
    }
}
