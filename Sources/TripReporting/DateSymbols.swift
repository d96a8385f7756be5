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

    /// The name for a letter of a date pattern (UTS 35): three times it is the short name, four
    /// times the full one, five times the narrow one.
    ///
    /// - Parameters:
    ///   - letter: `M`, `L`, `E`, `c` or `G`.
    ///   - width: how many times the letter stands.
    ///   - month: 1…12.
    ///   - weekday: 1 (Sunday) to 7.
    /// - Returns: UTF-8.
    func name(_ letter: Unicode.Scalar, _ width: Int, month: Int, weekday: Int) -> [UInt8] {
        let style = width == 4 ? 1 : width == 5 ? 2 : 0
        return switch letter {
        case "M": months[style][month - 1]
        case "L": standaloneMonths[style][month - 1]
        case "E": weekdays[style][weekday - 1]
        case "c": standaloneWeekdays[style][weekday - 1]
        default: width == 4 ? longEra : era
        }
    }
}
