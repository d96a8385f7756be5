import TerminalText
import TripModel
import TripReporting

/// A year for a terminal: its line of totals, twelve lines of days, and what the marks mean.
///
/// Each night has the mark of its trip, so that nothing is said by colour alone.
struct YearSheet {
    private let report: Report
    private let text: LocalText
    private let ink: Ink
    private let columns: Int
    private let layout: YearLayout

    static let overlap: Character = "*"
    static let today: Character = "◆"

    /// - Parameters:
    ///   - report: a computed report.
    ///   - ink: for a terminal with colours.
    ///   - columns: the most terminal columns of a line.
    init(_ report: Report, ink: Ink, columns: Int) {
        self.report = report
        self.ink = ink
        self.columns = columns
        text = LocalText(report)
        layout = YearLayout(text.formats, columns: columns)
    }

    func lines(of grid: YearGrid) -> [String] {
        let year = report.summary.perYear.first { $0.year == grid.year }
        let nights = text.nights(year?.nightsAway ?? 0)
        let name = BidiIsolate.isolated(text.year(grid.year))
        let total = "\(name): \(nights) away, \(text.trips(year?.trips ?? 0))"
        let legend = YearLegend(report, grid, text)
        var lines = TerminalWidth.wrap(total, to: columns).map(ink.bold) + [""]
        if let weekdays = layout.weekdays { lines.append(ink.faint(weekdays)) }
        var first = 0
        for month in 1...12 {
            let count = CivilDate.days(inMonth: month, of: grid.year)
            lines += self.lines(of: Array(grid.days[first..<first + count]), legend)
            first += count
        }
        let rows = legend.lines(width: columns)
        if !rows.isEmpty {
            lines += [""] + [ink.bold(rows[0])]
            lines += rows.dropFirst().map { legend.hasMarks ? withInkedMark($0) : $0 }
        }
        let notes = legend.notes
        if !notes.isEmpty { lines.append("") }
        return lines + notes.flatMap { BidiIsolate.wrap($0, to: columns) }
    }

    /// The line of a month, or the two it takes where a line has no room for it.
    private func lines(of days: [YearGrid.Day], _ legend: YearLegend) -> [String] {
        guard let start = days.first?.date else { return [] }
        return layout.parts(of: days.count).map { part in
            let name = part.lowerBound == 0 ? layout.name(of: start) : ""
            var line = InkLine(ink)
            line.add(
                TerminalWidth.pad(BidiIsolate.isolated(name), to: layout.nameWidth) + " "
                    + layout.indent(before: start))
            for index in part {
                let day = days[index]
                let kind = kind(of: day)
                line.add(String(mark(of: day, legend)), kind)
                guard layout.cell == 2, index < part.upperBound - 1 else { continue }
                let isJoined = day.trip != nil && day.trip == days[index + 1].trip
                line.add(" ", isJoined ? kind : .plain)
            }
            return line.text
        }
    }

    /// A row of the legend with its mark as it is in the grid; that of a day trip has none.
    private func withInkedMark(_ row: String) -> String {
        let mark = row.prefix { $0 != " " }
        return ink.highlighted(String(mark)) + row.dropFirst(mark.count)
    }

    private func kind(of day: YearGrid.Day) -> InkLine.Kind {
        if day.trip != nil { return .highlighted }
        if day.date == report.summary.today { return .bold }
        return text.formats.isWeekend(day.date) ? .faint : .plain
    }

    private func mark(of day: YearGrid.Day, _ legend: YearLegend) -> Character {
        if day.date == report.summary.today { return Self.today }
        if day.other != nil { return Self.overlap }
        if let trip = day.trip { return legend.mark(of: trip) }
        return text.formats.isWeekend(day.date) ? "-" : "·"
    }
}
