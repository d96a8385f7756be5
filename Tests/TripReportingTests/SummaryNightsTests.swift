import Testing
import TripModel

@testable import TripReporting

/// Nights: of trips, of the calendar, and of its years.
@Suite struct SummaryNightsTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let trips: String
        let nights: Int
        let nightsAway: Int
        let overlaps: [String]

        /// Year, trips, nights, nights away.
        let years: [String]

        init(
            _ name: String, _ trips: String, _ nights: Int, away: Int, overlaps: [String] = [],
            _ years: [String]
        ) {
            testDescription = name
            self.trips = trips
            self.nights = nights
            nightsAway = away
            self.overlaps = overlaps
            self.years = years
        }
    }

    @Test(arguments: [
        Case("no trip", "", 0, away: 0, []),
        Case("one trip", "Oslo NO 2027-06-12 5", 5, away: 5, ["2027 1 5 5"]),
        Case("a day trip", "Oslo NO 2027-06-12 0", 0, away: 0, ["2027 1 0 0"]),
        Case(
            "one after the other", "Oslo NO 2027-06-12 5\nBergen NO 2027-06-17 2", 7, away: 7,
            ["2027 2 7 7"]),
        Case(
            "two that overlap", "Oslo NO 2027-06-12 5\nParis FR 2027-06-15 4", 9, away: 7,
            overlaps: ["2027-06-15", "2027-06-16"], ["2027 2 9 7"]),
        Case(
            "the same in the other order", "Paris FR 2027-06-15 4\nOslo NO 2027-06-12 5", 9,
            away: 7, overlaps: ["2027-06-15", "2027-06-16"], ["2027 2 9 7"]),
        Case(
            "one inside another", "Oslo NO 2027-06-01 10\nParis FR 2027-06-03 2", 12, away: 10,
            overlaps: ["2027-06-03", "2027-06-04"], ["2027 2 12 10"]),
        Case(
            "two inside another",
            "Oslo NO 2027-06-01 10\nParis FR 2027-06-02 1\nRome IT 2027-06-08 1", 12, away: 10,
            overlaps: ["2027-06-02", "2027-06-08"], ["2027 3 12 10"]),
        Case(
            "three at once", "Oslo NO 2027-06-01 5\nParis FR 2027-06-03 3\nRome IT 2027-06-04 4",
            12, away: 7, overlaps: ["2027-06-03", "2027-06-04", "2027-06-05"], ["2027 3 12 7"]),
        Case(
            "three in a chain",
            "Oslo NO 2027-06-01 4\nParis FR 2027-06-03 4\nRome IT 2027-06-05 4", 12, away: 8,
            overlaps: ["2027-06-03", "2027-06-04", "2027-06-05", "2027-06-06"], ["2027 3 12 8"]),
        Case(
            "the same twice", "Oslo NO 2027-06-12 2\nOslo NO 2027-06-12 2", 4, away: 2,
            overlaps: ["2027-06-12", "2027-06-13"], ["2027 2 4 2"]),
        Case(
            "the last night of a year", "Oslo NO 2027-12-31 1", 1, away: 1, ["2027 1 1 1"]),
        Case(
            "over New Year", "Oslo NO 2027-12-30 5", 5, away: 5, ["2027 1 2 2", "2028 0 3 3"]),
        Case(
            "over New Year, twice at once", "Oslo NO 2027-12-31 2\nParis FR 2027-12-31 3", 5,
            away: 3, overlaps: ["2027-12-31", "2028-01-01"], ["2027 2 2 1", "2028 0 3 2"]),
        Case(
            "over several years", "Oslo NO 2023-12-30 800", 800, away: 800,
            ["2023 1 2 2", "2024 0 366 366", "2025 0 365 365", "2026 0 67 67"]),
        Case("over a leap day", "Oslo NO 2024-02-28 3", 3, away: 3, ["2024 1 3 3"]),
        Case(
            "the whole of a leap year", "Oslo NO 2024-01-01 366", 366, away: 366, ["2024 1 366 366"]
        ),
        Case(
            "more than a year, twice", "Oslo NO 2025-01-01 365\nParis FR 2025-01-01 372", 737,
            away: 372,
            overlaps: (0..<365).map { CivilDate(daysSince1970: 20_089 + $0)?.description ?? "" },
            ["2025 2 730 365", "2026 0 7 7"]),
        Case(
            "the ends of the calendar", "Oslo NO 9999-12-30 1\nRome IT 0001-01-01 2", 3, away: 3,
            ["1 1 2 2", "9999 1 1 1"]),
    ])
    func counts(_ test: Case) throws {
        let report = try Sample.report(test.trips)
        let summary = report.summary
        #expect(summary.trips == report.trips.count)
        #expect(summary.nights == test.nights)
        #expect(summary.nightsAway == test.nightsAway)
        #expect(summary.overlapNights.map(\.description) == test.overlaps)
        let years = summary.perYear.map { "\($0.year) \($0.trips) \($0.nights) \($0.nightsAway)" }
        #expect(years == test.years)
    }

    /// A night in two countries is a night away in each of them, though only one in all.
    @Test func countsByCountry() throws {
        let summary = try Sample.report(
            """
            Paris FR 2027-06-10 4 EUR 10.00
            Oslo NO 2026-01-01 2 USD 1.00
            Lyon FR 2027-06-12 4 EUR 5.50
            Bergen NO 2027-06-11 1
            Home Narnia 2025-01-01 0
            Nice FR 2027-06-12 1 USD 3.00
            """
        ).summary
        let rows = summary.perCountry.map {
            "\($0.country.name) \($0.trips) \($0.nights) \($0.nightsAway) "
                + Sample.text($0.total.amounts)
        }
        #expect(
            rows == ["FR 3 9 6 EUR 15.50, USD 3.00", "NO 2 3 3 USD 1.00", "Narnia 1 0 0 "])
        #expect(summary.countryOfTrip == [0, 1, 0, 1, 2, 0])
        #expect(summary.nightsAway == 8)
    }

    @Test(arguments: [
        ("Oslo NO 2027-06-12 1\noslo NO 2027-07-12 1", 1),
        ("Paris FR 2027-01-01 1\nParis US 2027-02-01 1", 2),
        ("Zürich CH 2027-01-01 1\nZu\u{308}rich CH 2027-02-01 1\nZÜRICH CH 2027-03-01 1", 1),
        ("", 0),
    ])
    func countsCities(_ trips: String, _ cities: Int) throws {
        #expect(try Sample.report(trips).summary.cities == cities)
    }
}
