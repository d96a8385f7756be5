import Foundation

/// The names of months, weekdays and the era in a locale, as UTF-8.
struct DateSymbols: Sendable {
    private let months: [[[UInt8]]]
    private let standaloneMonths: [[[UInt8]]]
    private let weekdays: [[[UInt8]]]
    private let standaloneWeekdays: [[[UInt8]]]
    private let era: [UInt8]
    private let longEra: [UInt8]

    init(_ calendar: Calendar) {
        let utf8 = { (names: [String]) in names.map { Array($0.utf8) } }
        months = [
            calendar.shortMonthSymbols, calendar.monthSymbols, calendar.veryShortMonthSymbols,
        ].map(utf8)
        standaloneMonths = [
            calendar.shortStandaloneMonthSymbols, calendar.standaloneMonthSymbols,
            calendar.veryShortStandaloneMonthSymbols,
        ].map(utf8)
        weekdays = [
            calendar.shortWeekdaySymbols, calendar.weekdaySymbols, calendar.veryShortWeekdaySymbols,
        ].map(utf8)
        standaloneWeekdays = [
            calendar.shortStandaloneWeekdaySymbols, calendar.standaloneWeekdaySymbols,
            calendar.veryShortStandaloneWeekdaySymbols,
        ].map(utf8)
        era = Array((calendar.eraSymbols.last ?? "").utf8)
        longEra = Array((calendar.longEraSymbols.last ?? "").utf8)
    }

    /// The names of the twelve months.
    ///
    /// - Parameters:
    ///   - width: how many times a pattern has the letter (UTS 35): three for the short name, four
    ///     for the full one, five for the narrow one.
    ///   - standsAlone: whether the name is not part of a date, as for the letter `L`.
    /// - Returns: UTF-8, from January on.
    func months(_ width: Int, standsAlone: Bool) -> [[UInt8]] {
        (standsAlone ? standaloneMonths : months)[Self.style(width)]
    }

    /// The names of the seven days of the week, from Sunday on; widths are as for months.
    func weekdays(_ width: Int, standsAlone: Bool) -> [[UInt8]] {
        (standsAlone ? standaloneWeekdays : weekdays)[Self.style(width)]
    }

    /// The name of the era, in full where the letter stands four times.
    func era(_ width: Int) -> [UInt8] { width == 4 ? longEra : era }

    private static func style(_ width: Int) -> Int { width == 4 ? 1 : width == 5 ? 2 : 0 }
}
