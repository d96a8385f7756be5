import TerminalText
import TripModel
import TripReporting

/// Trips as a table for people, written as the locale does.
struct TripTable {
    private let table: TextTable

    private static let columns = [
        TextTable.Column("", importance: 4),
        TextTable.Column("City", importance: 9, leastWidth: 8),
        TextTable.Column("Country", importance: 5, leastWidth: 8),
        TextTable.Column("Start", importance: 8),
        TextTable.Column("Departure", importance: 2),
        TextTable.Column("Nights", isNumeric: true, importance: 7),
        TextTable.Column("Price", isNumeric: true, importance: 6),
        TextTable.Column("Status", importance: 3),
        TextTable.Column("Slug", importance: 1, leastWidth: 16),
    ]

    /// - Parameters:
    ///   - report: a computed report.
    ///   - trips: the indices of those to show, in order.
    init(_ report: Report, _ trips: [Int]) {
        let text = LocalText(report)
        table = TextTable(
            Self.columns,
            rows: trips.map { index in
                let trip = report.trips[index]
                let status = Trip.Status(
                    on: report.summary.today, from: trip.start, to: trip.departure)
                return [
                    trip.isFavorite ? "★" : "", trip.city, trip.country.name,
                    text.date(trip.start), text.date(trip.departure), text.count(trip.nights),
                    trip.price.map(text.money) ?? "", status.rawValue, trip.slug,
                ]
            })
    }

    /// The heading and a line for each trip.
    func lines(width: Int) -> [String] { table.lines(width: width) }
}
