import Foundation
import TripModel

/// How a locale writes dates, numbers and money: Foundation is asked once a run.
package final class LocaleFormats: Sendable {
    package let locale: Locale

    /// The language for the page, as BCP 47 has it.
    package let languageTag: String
    package let isRightToLeft: Bool

    /// The first day of the week from 1 (Sunday) to 7.
    package let firstWeekday: Int
    private let weekend: Set<Int>
    private let symbols: DateSymbols
    private let longDate: DatePattern
    private let count: NumberPattern
    private let percent: NumberPattern
    private let money: [Currency: NumberPattern]

    /// - Parameters:
    ///   - identifier: a locale that Foundation knows.
    ///   - currencies: those that amounts will be written in.
    package init(_ identifier: String, currencies: some Sequence<Currency>) {
        let locale = Locale(identifier: identifier)
        // The calendar is the Gregorian one everywhere: the year grid shows its months.
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        self.locale = locale
        languageTag = locale.identifier(.bcp47)
        isRightToLeft = locale.language.characterDirection == .rightToLeft
        firstWeekday = locale.firstDayOfWeek.calendarNumber
        weekend = Self.weekend(of: calendar)
        symbols = DateSymbols(calendar)
        longDate = Self.pattern(of: locale, calendar)
        count = NumberPattern(decimals: 0) { $0.formatted(.number.locale(locale)) }
        percent = NumberPattern(decimals: 0) {
            ($0 / 100).formatted(.percent.locale(locale).precision(.fractionLength(0)))
        }
        var money: [Currency: NumberPattern] = [:]
        for currency in currencies where money[currency] == nil {
            money[currency] = Self.pattern(of: currency, in: locale)
        }
        self.money = money
    }

    private static func pattern(of locale: Locale, _ calendar: Calendar) -> DatePattern {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = locale
        formatter.dateStyle = .long
        formatter.timeStyle = .none
        return (try? DatePattern(formatter.dateFormat ?? "")) ?? .iso
    }

    private static func pattern(of currency: Currency, in locale: Locale) -> NumberPattern {
        NumberPattern(decimals: currency.decimals) {
            $0.formatted(
                .currency(code: currency.code).locale(locale)
                    .precision(.fractionLength(currency.decimals)))
        }
    }

    /// The days that Foundation calls a weekend, from 1 (Sunday) to 7.
    private static func weekend(of calendar: Calendar) -> Set<Int> {
        var calendar = calendar
        calendar.timeZone = .gmt
        // 1970-01-04 was a Sunday.
        let sunday = Date(timeIntervalSince1970: 3 * 86_400)
        return Set(
            (1...7).filter {
                calendar.isDateInWeekend(sunday.addingTimeInterval(Double($0 - 1) * 86_400))
            })
    }

    package func isWeekend(_ date: CivilDate) -> Bool { weekend.contains(date.weekday) }

    /// How many days a weekend has.
    package var weekendLength: Int { weekend.count }

    /// The days from a date to the first weekend that begins on it or later, 0 to 6.
    package func daysUntilWeekend(_ date: CivilDate) -> Int {
        (0..<7).first { days in
            let weekday = (date.weekday - 1 + days) % 7 + 1
            return weekend.contains(weekday) && !weekend.contains((weekday + 5) % 7 + 1)
        } ?? 0
    }

    // MARK: Writing

    /// Appends a date as the locale writes it in full: "June 12, 2027".
    package func append(_ date: CivilDate, to output: inout [UInt8]) {
        append(date, longDate, to: &output)
    }

    func append(_ date: CivilDate, _ pattern: DatePattern, to output: inout [UInt8]) {
        let (year, month, day) = date.components
        for part in pattern.parts {
            switch part {
            case .literal(let bytes):
                output += bytes
            case .field("y", 2):
                count.appendDigits(year % 100, atLeast: 2, to: &output)
            case .field("y", let width), .field("u", let width):
                count.appendDigits(year, atLeast: width, to: &output)
            case .field("d", let width):
                count.appendDigits(day, atLeast: width, to: &output)
            case .field("M", let width) where width < 3, .field("L", let width) where width < 3:
                count.appendDigits(month, atLeast: width, to: &output)
            case .field("D", let width):
                let start = CivilDate(year: year, month: 1, day: 1) ?? date
                count.appendDigits(date.days(since: start) + 1, atLeast: width, to: &output)
            case .field("c", let width) where width < 3:
                let place = (date.weekday - firstWeekday + 7) % 7 + 1
                count.appendDigits(place, atLeast: 1, to: &output)
            case .field(let letter, let width):
                output += symbols.name(letter, width, month: month, weekday: date.weekday)
            }
        }
    }

    /// Appends a whole number, grouped; not negative.
    package func append(_ number: Int, to output: inout [UInt8]) {
        count.append(Int128(number), decimals: 0, to: &output)
    }

    /// A whole number, grouped.
    func text(of number: Int) -> String {
        if number < 1000, count.isPlain { return String(number) }
        var output: [UInt8] = []
        append(number, to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    /// Appends whole percents: "12%".
    func appendPercent(_ number: Int, to output: inout [UInt8]) {
        percent.append(Int128(number), decimals: 0, to: &output)
    }

    /// Appends an amount of money: "$1,249.50".
    package func append(_ amount: Money, to output: inout [UInt8]) {
        let pattern = money[amount.currency] ?? Self.pattern(of: amount.currency, in: locale)
        pattern.append(amount.minorUnits, decimals: amount.currency.decimals, to: &output)
    }
}

extension Locale.Weekday {
    /// From 1 (Sunday) to 7 (Saturday), as `Calendar` counts.
    fileprivate var calendarNumber: Int {
        switch self {
        case .sunday: 1
        case .monday: 2
        case .tuesday: 3
        case .wednesday: 4
        case .thursday: 5
        case .friday: 6
        case .saturday: 7
        @unknown default: 1
        }
    }
}
