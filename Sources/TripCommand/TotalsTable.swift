import TerminalText
import TripModel
import TripReporting

/// Totals by year or by country as a table with bars of their nights.
struct TotalsTable {
    /// The totals of one year or country.
    struct Row {
        let name: String
        let trips: Int
        let nights: Int
        let nightsAway: Int
        let total: MoneyTotals
    }

    private let table: TextTable

    /// The columns of the longest bar.
    private static let bar = 20

    /// - Parameters:
    ///   - title: what the names are.
    ///   - isNumeric: whether the names are numbers.
    ///   - rows: in order.
    ///   - format: how numbers and money are written.
    init(_ title: String, isNumeric: Bool = false, rows: [Row], _ format: LocalText) {
        let most = rows.map(\.nights).max() ?? 0
        // Where no trips overlap, the two columns would be the same.
        let showsAway = rows.contains { $0.nights != $0.nightsAway }
        table = TextTable(
            [
                .init(title, isNumeric: isNumeric, importance: 6, leastWidth: 8),
                .init("Trips", isNumeric: true, importance: 4),
                .init("Nights", isNumeric: true, importance: 5),
                .init(showsAway ? "Away" : "", isNumeric: true, importance: 1),
                .init("Spent", isNumeric: true, importance: 3), .init("", importance: 2),
            ],
            rows: rows.map { row in
                [
                    row.name, format.count(row.trips), format.count(row.nights),
                    showsAway ? format.count(row.nightsAway) : "", format.money(row.total),
                    TextBar.text(row.nights, of: most, columns: Self.bar),
                ]
            })
    }

    /// The heading and the rows.
    func lines(width: Int) -> [String] { table.lines(width: width) }
}
