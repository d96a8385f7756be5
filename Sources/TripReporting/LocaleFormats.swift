import Foundation
import TemplateEngine
import TripModel

/// How a locale writes dates, numbers and money, learned from Foundation once, so that it is not asked
/// in a loop.
package final class LocaleFormats: Sendable {
    package let locale: Locale

    /// The language for the page, as BCP 47 has it.
    package let languageTag: String
    package let isRightToLeft: Bool

    /// The first day of the week from 1 (Sunday) to 7.
    package let firstWeekday: Int
    private let weekend: Set<Int>

    /// Whole numbers and dates in the locale's usual way.
    let counts: CountFormat
    let years: CountFormat
    let dates: DateFormat
    private let longDate: DatePattern
    private let numbers: NumberPattern
    private let percent: NumberPattern
    private let money: [Currency: MoneyFormat]

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
        numbers = NumberPattern(decimals: 0) { $0.formatted(.number.locale(locale)) }
        counts = CountFormat(numbers)
        years = CountFormat(numbers.ungrouped)
        longDate = Self.pattern(of: locale, calendar, .long)
        dates = DateFormat(
            longDate, symbols: DateSymbols(calendar), digits: numbers, firstWeekday: firstWeekday)
        percent = NumberPattern(decimals: 0, like: numbers) {
            ($0 / 100).formatted(.percent.locale(locale).precision(.fractionLength(0)))
        }
        var money: [Currency: MoneyFormat] = [:]
        for currency in currencies where money[currency] == nil {
            money[currency] = Self.format(of: currency, in: locale, numbers)
        }
        self.money = money
    }

    /// The formats of a report, in the locale of its settings.
    package convenience init(of report: Report) {
        self.init(
            report.settings.locale,
            currencies: report.summary.total.amounts.map(\.currency) + [report.settings.currency])
    }

    /// The same with objects of its own, for another thread: Foundation is not asked again, which
    /// answers one thread at a time.
    package init(copying other: LocaleFormats) {
        locale = other.locale
        languageTag = other.languageTag
        isRightToLeft = other.isRightToLeft
        firstWeekday = other.firstWeekday
        weekend = other.weekend
        numbers = other.numbers
        counts = CountFormat(numbers)
        years = CountFormat(numbers.ungrouped)
        longDate = other.longDate
        dates = other.dates.with(longDate)
        percent = other.percent
        money = other.money.mapValues { $0.copy() }
    }

    private static func pattern(
        of locale: Locale, _ calendar: Calendar, _ style: DateFormatter.Style
    ) -> DatePattern {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = locale
        formatter.dateStyle = style
        formatter.timeStyle = .none
        return (try? DatePattern(formatter.dateFormat ?? "")) ?? .iso
    }

    private static func format(
        of currency: Currency, in locale: Locale, _ numbers: NumberPattern
    ) -> MoneyFormat {
        let pattern = NumberPattern(decimals: currency.decimals, like: numbers) {
            $0.formatted(
                .currency(code: currency.code).locale(locale)
                    .precision(.fractionLength(currency.decimals)))
        }
        return MoneyFormat(currency, pattern)
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

    // MARK: Values for templates

    func plural(_ one: String, _ several: String) -> PluralFormat {
        PluralFormat(numbers, one: one, several: several)
    }

    func shares(of whole: Int) -> ShareFormat { ShareFormat(of: whole, percent) }

    func value(of amount: Money) -> TemplateValue {
        let format = money[amount.currency] ?? Self.format(of: amount.currency, in: locale, numbers)
        return format.value(of: amount)
    }

    // MARK: Writing

    /// A date as the locale writes it in full: "June 12, 2027".
    package func text(_ date: CivilDate) -> String { writer(dates)(date) }

    /// Writes dates by a pattern of UTS 35, such as `LLL`, in the locale's words; one that is none
    /// gives dates as `YYYY-MM-DD`.
    package func dates(by pattern: String) -> @Sendable (CivilDate) -> String {
        writer(dates.with((try? DatePattern(pattern)) ?? .iso))
    }

    /// Writes dates in the locale's short way with the month as a word or a number: "Jun 12, 2027".
    package func mediumDates() -> @Sendable (CivilDate) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        return writer(dates.with(Self.pattern(of: locale, calendar, .medium)))
    }

    private func writer(_ format: DateFormat) -> @Sendable (CivilDate) -> String {
        { date in OutputBuffer.text { format.write(date.dayNumber, to: &$0) } }
    }

    /// A whole number, grouped; not negative.
    package func text(_ number: Int) -> String {
        OutputBuffer.text { numbers.append(number, to: &$0) }
    }

    /// A year in the locale's digits.
    package func text(year: Int) -> String { OutputBuffer.text { years.write(year, to: &$0) } }

    /// An amount of money: "$1,249.50".
    package func text(_ amount: Money) -> String { value(of: amount).plainText ?? "" }
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
