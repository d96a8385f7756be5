import TripModel
import TripReporting

/// Trips as lines for other programs: a heading, then one line a trip, with a tab between values.
enum TripRows {
    private static let columns: [(name: String, value: @Sendable (Trip, CivilDate) -> String)] = [
        ("slug", { trip, _ in trip.slug }),
        ("city", { trip, _ in trip.city }),
        ("country", { trip, _ in trip.country.name }),
        ("code", { trip, _ in trip.country.code ?? "" }),
        ("start", { trip, _ in trip.start.description }),
        ("end", { trip, _ in trip.departure.description }),
        ("nights", { trip, _ in String(trip.nights) }),
        ("price", { trip, _ in trip.price?.plainAmount ?? "" }),
        ("currency", { trip, _ in trip.price?.currency.code ?? "" }),
        ("favorite", { trip, _ in String(trip.isFavorite) }),
        ("checkedIn", { trip, _ in String(trip.isCheckedIn) }),
        (
            "status",
            { trip, today in
                Trip.Status(on: today, from: trip.start, to: trip.departure).rawValue
            }
        ),
        ("notes", { trip, _ in trip.notes }),
    ]

    /// - Parameters:
    ///   - trips: the indices of those to show, in order.
    ///   - report: a computed report.
    /// - Returns: UTF-8 with LF line ends.
    static func text(of trips: [Int], in report: Report) -> [UInt8] {
        var text = columns.map(\.name).joined(separator: "\t") + "\n"
        for index in trips {
            let trip = report.trips[index]
            let cells = columns.map { cell($0.value(trip, report.summary.today)) }
            text += cells.joined(separator: "\t") + "\n"
        }
        return Array(text.utf8)
    }

    /// A value on one line: a line end within it becomes a blank, and so would a tab.
    private static func cell(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 }) else { return text }
        return String(text.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    }
}
