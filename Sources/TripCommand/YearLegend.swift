import TerminalText
import TripModel
import TripReporting

/// The trips of a year with their marks: those that start in it, and those with a night in it.
struct YearLegend {
    private let rows: [Row]
    private let text: LocalText
    private let report: Report
    private let grid: YearGrid
    private let marks: [Int: Character]

    private struct Row {
        let trip: Int

        /// Its nights that are in the year.
        let nights: Int
    }

    /// A letter for each trip; where there are more trips than letters, they start again.
    private static let letters = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789ΓΔΘΛΞΠΣΦΨΩαβγδεζηθλμξπρστφχψω"
            + "БГДЖЗИЙЛЦЧШЩЪЫЬЭЮЯбвгджзийлцчшщъыьэюя")

    private static let columns = [
        TextTable.Column("", importance: 9),
        TextTable.Column("City", importance: 8, leastWidth: 8),
        TextTable.Column("Country", importance: 4, leastWidth: 8),
        TextTable.Column("Start", importance: 7),
        TextTable.Column("Departure", importance: 5),
        TextTable.Column("Nights", isNumeric: true, importance: 6),
    ]

    init(_ report: Report, _ grid: YearGrid, _ text: LocalText) {
        self.text = text
        self.report = report
        self.grid = grid
        let first = grid.days.first?.date.dayNumber ?? 0
        let year = first..<first + grid.days.count
        rows = report.byDate.compactMap { index in
            let trip = report.trips[index]
            let start = trip.start.dayNumber
            let nights = (start..<start + trip.nights).clamped(to: year).count
            return nights > 0 || year.contains(start) ? Row(trip: index, nights: nights) : nil
        }
        var marks: [Int: Character] = [:]
        for row in rows where row.nights > 0 {
            marks[row.trip] = Self.letters[marks.count % Self.letters.count]
        }
        self.marks = marks
    }

    /// The mark of a trip's nights; a blank for a day trip, which has none.
    func mark(of trip: Int) -> Character { marks[trip] ?? " " }

    var hasMarks: Bool { !marks.isEmpty }

    /// A heading and a line for each trip; nothing for a year without trips.
    func lines(width: Int) -> [String] {
        guard !rows.isEmpty else { return [] }
        let table = TextTable(
            Self.columns,
            rows: rows.map { row in
                let trip = report.trips[row.trip]
                return [
                    String(marks[row.trip].map { [$0] } ?? []), trip.city, trip.country.name,
                    text.date(trip.start), text.date(trip.departure), text.count(row.nights),
                ]
            })
        return table.lines(width: width)
    }

    /// What the other marks mean, as far as the year has them.
    var notes: [String] {
        let fromBefore = rows.filter { report.trips[$0.trip].start.year < grid.year }
        var notes = fromBefore.map { row in
            "\(mark(of: row.trip))  is a trip of "
                + "\(text.year(report.trips[row.trip].start.year)), in which it starts"
        }
        let overlaps = grid.days.count { $0.other != nil }
        if overlaps > 0 {
            let nights = overlaps == 1 ? "a night" : "nights"
            notes.append("\(YearSheet.overlap)  \(nights) of two trips, counted once")
        }
        if let today = grid.days.first(where: { $0.date == report.summary.today }) {
            let place = today.trip.map { ", \(BidiIsolate.isolated(report.trips[$0].city))" } ?? ""
            let date = BidiIsolate.isolated(text.longDate(today.date))
            notes.append("\(YearSheet.today)  today, \(date)\(place)")
        }
        return notes
    }
}
