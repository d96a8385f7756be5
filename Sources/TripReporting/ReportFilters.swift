import Foundation
import TemplateEngine
import TripModel

/// The filters on values that know the site's locale.
package enum ReportFilters {
    /// - Parameters:
    ///   - formats: how the locale writes things.
    ///   - currency: of numbers that `money` is given alone.
    /// - Returns: `date`, `money`, `number`, `plural`, `flag`, `plain` and `bar`.
    package static func all(_ formats: LocaleFormats, currency: Currency) -> [TemplateFilter] {
        [
            date(formats), money(formats, currency), number(formats), plural(formats),
            flag(formats), plain, bar,
        ]
    }

    private static func date(_ formats: LocaleFormats) -> TemplateFilter {
        let patterns = DatePatternCache()
        return TemplateFilter(name: "date", form: "date: \"d MMMM y\"", argumentCount: 1...1) {
            value, arguments throws(TemplateFilterError) in
            if case .null = value { return .null }
            guard let date = civilDate(value) else {
                throw TemplateFilterError("needs a date, not \(value.kind)")
            }
            let pattern: DatePattern
            let text = try arguments[0].filterText()
            do throws(DatePattern.UnknownLetter) {
                pattern = try patterns.pattern(text)
            } catch {
                throw TemplateFilterError("cannot write this pattern: \(error)")
            }
            var output: [UInt8] = []
            formats.append(date, pattern, to: &output)
            return .text(String(decoding: output, as: UTF8.self))
        }
    }

    /// A typed value of a report; nil for any other.
    private static func scalar(_ value: TemplateValue) -> ReportScalar? {
        guard case .scalar(let scalar) = value else { return nil }
        return scalar as? ReportScalar
    }

    private static func civilDate(_ value: TemplateValue) -> CivilDate? {
        if case .text(let text) = value { return CivilDate(text) }
        return switch scalar(value) {
        case .date(let date, _), .plainDate(let date): date
        default: nil
        }
    }

    private static func money(_ formats: LocaleFormats, _ currency: Currency) -> TemplateFilter {
        TemplateFilter(name: "money", form: "money: \"USD\"", argumentCount: 0...1) {
            value, arguments throws(TemplateFilterError) in
            if case .null = value { return .null }
            if case .money = scalar(value) { return value }
            var currency = currency
            if let argument = arguments.first {
                let code = try argument.filterText()
                guard let known = Currency(code: code) else {
                    throw TemplateFilterError("knows no currency \"\(code.prefix(20))\"")
                }
                currency = known
            }
            let text = try plain(value).filterText()
            guard let money = try? Money(Array(text.utf8)[...], currency: currency) else {
                throw TemplateFilterError("needs an amount of \(currency.code), not \(value.kind)")
            }
            return .scalar(ReportScalar.money(MoneyValue(money, formats)))
        }
    }

    private static func number(_ formats: LocaleFormats) -> TemplateFilter {
        TemplateFilter(name: "number", form: "number", argumentCount: 0...0) {
            value, _ throws(TemplateFilterError) in
            if case .null = value { return .null }
            return .scalar(ReportScalar.count(try wholeNumber(value), formats))
        }
    }

    private static func plural(_ formats: LocaleFormats) -> TemplateFilter {
        TemplateFilter(
            name: "plural", form: "plural: \"night\", \"nights\"", argumentCount: 2...2
        ) { value, arguments throws(TemplateFilterError) in
            let number = try wholeNumber(value)
            let word = try arguments[number == 1 ? 0 : 1].filterText()
            return .text(formats.text(of: number) + " " + word)
        }
    }

    private static func wholeNumber(
        _ value: TemplateValue
    ) throws(TemplateFilterError) -> Int {
        var number: Int?
        switch value {
        case .integer(let integer): number = integer
        case .text(let text): number = Int(text)
        default: if case .count(let count, _) = scalar(value) { number = count }
        }
        guard let number, number >= 0 else {
            throw TemplateFilterError("needs a whole number from 0 on, not \(value.kind)")
        }
        return number
    }

    private static func flag(_ formats: LocaleFormats) -> TemplateFilter {
        TemplateFilter(name: "flag", form: "flag", argumentCount: 0...0) {
            value, _ throws(TemplateFilterError) in
            if case .country(let value) = scalar(value) { return .text(value.country.flag) }
            var index = CountryIndex(locale: formats.locale)
            return .text(index.country(try value.filterText()).flag)
        }
    }

    /// A value without its locale, for programs: `2027-06-12`, `1249.50`, `5`.
    private static let plain = TemplateFilter(name: "plain", form: "plain", argumentCount: 0...0) {
        value, _ throws(TemplateFilterError) in try plain(value)
    }

    private static func plain(_ value: TemplateValue) throws(TemplateFilterError) -> TemplateValue {
        if let scalar = scalar(value) { return scalar.plain }
        return .text(try value.filterText())
    }

    /// A bar of text: of N columns, as many full ones as the share has of the whole.
    private static let bar = TemplateFilter(
        name: "bar", form: "bar: N, \"█\", \"░\"", argumentCount: 3...3
    ) { value, arguments throws(TemplateFilterError) in
        guard case .share(let share) = scalar(value) else {
            throw TemplateFilterError("needs a share, not \(value.kind)")
        }
        let columns = try arguments[0].filterNumber(in: 0...1000)
        let full = share.rounded(of: columns)
        let (on, off) = (try arguments[1].filterText(), try arguments[2].filterText())
        return .text(
            String(repeating: on, count: full) + String(repeating: off, count: columns - full))
    }
}
