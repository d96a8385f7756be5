import TerminalText
import TripModel
import TripReporting

/// Where the days of a year stand: one line a month, the same days of the week below each other
/// where there is room for that.
struct YearLayout {
    /// The columns of a day: two with a blank, or one.
    let cell: Int
    let nameWidth: Int

    /// The line above the months with the first letters of the days of the week; nil where days of
    /// the week do not stand below each other, or their letters are wider than a day.
    let weekdays: String?
    private let names: [String]
    private let firstWeekday: Int?
    private let mostDays: Int

    /// What a layout gives up to become narrower, in turn.
    private static let forms: [(cell: Int, alignsWeekdays: Bool, mostDays: Int)] = [
        (2, true, 31), (1, true, 31), (1, false, 31),
        (1, false, 16),
    ]

    init(_ formats: LocaleFormats, columns: Int) {
        let months = [formats.dates(by: "LLL"), formats.dates(by: "LLLLL")].map { write in
            (1...12).map { month in
                write(CivilDate(year: 2027, month: month, day: 1) ?? .first)
            }
        }
        let widths = months.map { $0.map(TerminalWidth.columns).max() ?? 0 }
        var found = (form: Self.forms[3], names: 1)
        search: for form in Self.forms {
            // A month that starts on the last day of a week takes 37 places.
            let places = form.alignsWeekdays ? 37 : form.mostDays
            for names in months.indices
            where widths[names] + (places + 1) * form.cell <= columns + form.cell - 1 {
                found = (form, names)
                break search
            }
        }
        cell = found.form.cell
        mostDays = found.form.mostDays
        names = months[found.names]
        nameWidth = widths[found.names]
        firstWeekday = found.form.alignsWeekdays ? formats.firstWeekday : nil
        weekdays =
            firstWeekday.flatMap { [cell, nameWidth] first in
                Self.weekdays(formats, from: first, cell: cell, indent: nameWidth + 1)
            }
    }

    private static func weekdays(
        _ formats: LocaleFormats, from first: Int, cell: Int, indent: Int
    ) -> String? {
        let write = formats.dates(by: "ccccc")
        // 2023-01-01 was a Sunday, weekday 1.
        let names = (0..<7).map { day in
            write(CivilDate(year: 2023, month: 1, day: 1 + (first - 1 + day) % 7) ?? .first)
        }
        guard names.allSatisfy({ TerminalWidth.columns(of: $0) <= cell }) else { return nil }
        let cells = (0..<37).map { place in
            TerminalWidth.pad(BidiIsolate.isolated(names[place % 7]), to: cell)
        }
        var line = String(repeating: " ", count: indent) + cells.joined()
        while line.last == " " { line.removeLast() }
        return line
    }

    func name(of month: CivilDate) -> String { names[month.components.month - 1] }

    /// The blanks before the first day of a month.
    func indent(before start: CivilDate) -> String {
        guard let firstWeekday else { return "" }
        return String(repeating: " ", count: (start.weekday - firstWeekday + 7) % 7 * cell)
    }

    /// The days of each line of a month, from 0.
    func parts(of days: Int) -> [Range<Int>] {
        stride(from: 0, to: days, by: mostDays).map { $0..<min($0 + mostDays, days) }
    }
}
