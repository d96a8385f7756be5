import Testing
import TripModel

@testable import TripReporting

/// What is past, under way and ahead on a day.
@Suite struct SummaryMomentsTests {
    /// Past, current and upcoming trips; the next one and the current one with their days.
    @Test(arguments: [
        ("2027-06-11", "0 0 3", "Oslo 1", nil), ("2027-06-12", "0 1 2", "Bergen 5", "Oslo 5"),
        ("2027-06-16", "0 1 2", "Bergen 1", "Oslo 1"), ("2027-06-17", "0 2 1", "Rome 3", "Oslo 0"),
        ("2027-06-18", "1 1 1", "Rome 2", "Bergen 2"), ("2027-06-20", "1 2 0", nil, "Bergen 0"),
        ("2027-06-21", "3 0 0", nil, nil), ("2028-01-01", "3 0 0", nil, nil),
        ("2026-06-12", "0 0 3", "Oslo 365", nil), ("0001-01-01", "0 0 3", "Oslo 740143", nil),
    ])
    func tellsTheTime(
        _ today: String, _ counts: String, _ next: String?, _ current: String?
    ) throws {
        let report = try Sample.report(
            "Rome IT 2027-06-20 0\nOslo NO 2027-06-12 5\nBergen NO 2027-06-17 3", today: today)
        let summary = report.summary
        let text = { (moment: Summary.Moment) in "\(report.trips[moment.trip].city) \(moment.days)"
        }
        #expect("\(summary.past) \(summary.current) \(summary.upcoming)" == counts)
        #expect(summary.next.map(text) == next)
        #expect(summary.underway.map(text) == current)
    }

    @Test func takesTheFirstOfTheFileOnOneDay() throws {
        let trips = "Rome IT 2027-06-20 1\nOslo NO 2027-06-20 5"
        #expect(try Sample.report(trips).summary.next?.trip == 0)
        #expect(try Sample.report(trips, today: "2027-06-20").summary.underway?.trip == 0)
    }
}
