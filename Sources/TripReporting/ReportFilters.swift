import Foundation
import TemplateEngine
import TripModel

/// The filters on values that know the site's locale.
package enum ReportFilters {
    /// - Parameters:
    ///   - formats: how the locale writes things.
    ///   - currency: of numbers that `money` is given alone.
    /// - Returns: `date`, `money`, `number`, `plural`, `flag`, `plain`, `bar` and those of columns.
    package static func all(_ formats: LocaleFormats, currency: Currency) -> [TemplateFilter] {
        ColumnFilters.all + [
            date(formats), money(formats, currency), number(formats), plural(formats),
            flag(formats), plain, bar,
        ]
    }

    private static func date(_ formats: LocaleFormats) -> TemplateFilter {
        TemplateFilter(name: "date", form: "date: \"d MMMM y\"", argumentCount: 1...1) {
            arguments throws(TemplateFilterError) in
            let text = try arguments[0].filterText()
            let format: DateFormat
            do throws(DatePattern.UnknownLetter) {
                format = formats.dates.with(try DatePattern(text))
            } catch {
                throw TemplateFilterError("cannot write this pattern: \(error)")
            }
            return { value throws(TemplateFilterError) in
                switch value {
                case .null: return .null
                case .formatted(let day, let known) where known is DateFormat:
                    return .formatted(day, format)
                case .formatted(let day, let known) where known is ISODateFormat:
                    return .formatted(day, format)
                case .text(let text):
                    if let date = CivilDate(text) { return .formatted(date.dayNumber, format) }
                default: break
                }
                throw TemplateFilterError("needs a date, not \(value.kind)")
            }
        }
    }

    private static func money(_ formats: LocaleFormats, _ currency: Currency) -> TemplateFilter {
        TemplateFilter(name: "money", form: "money: \"USD\"", argumentCount: 0...1) {
            arguments throws(TemplateFilterError) in
            var named = currency
            if let argument = arguments.first {
                let code = try argument.filterText()
                guard let known = Currency(code: code) else {
                    throw TemplateFilterError("knows no currency \"\(code.prefix(20))\"")
                }
                named = known
            }
            let currency = named
            return { value throws(TemplateFilterError) in
                switch value {
                case .null: return .null
                case .formatted(_, let format) where format is MoneyFormat: return value
                case .formatted(_, let format) where format is LargeMoneyFormat: return value
                default: break
                }
                let text = try plain(value).filterText()
                guard let money = try? Money(Array(text.utf8)[...], currency: currency) else {
                    throw TemplateFilterError(
                        "needs an amount of \(currency.code), not \(value.kind)")
                }
                return formats.value(of: money)
            }
        }
    }

    private static func number(_ formats: LocaleFormats) -> TemplateFilter {
        TemplateFilter(name: "number") { value throws(TemplateFilterError) in
            if case .null = value { return .null }
            do throws(TemplateFilterError) {
                return .formatted(try wholeNumber(value), formats.counts)
            } catch {
                // Any other number comes from the data of `render` alone, and is written by Foundation.
                guard let text = value.plainText, DecimalText(Array(text.utf8)[...]) != nil,
                    let number = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
                else { throw TemplateFilterError("needs a number, not \(value.kind)") }
                return .text(number.formatted(.number.locale(formats.locale)))
            }
        }
    }

    private static func plural(_ formats: LocaleFormats) -> TemplateFilter {
        TemplateFilter(
            name: "plural", form: "plural: \"night\", \"nights\"", argumentCount: 2...2
        ) { arguments throws(TemplateFilterError) in
            let words = formats.plural(
                try arguments[0].filterText(), try arguments[1].filterText())
            return { value throws(TemplateFilterError) in
                .formatted(try wholeNumber(value), words)
            }
        }
    }

    private static func wholeNumber(
        _ value: TemplateValue
    ) throws(TemplateFilterError) -> Int {
        let number: Int? =
            switch value {
            case .integer(let integer): integer
            case .text(let text): Int(text)
            case .formatted(let count, let format) where format is CountFormat: count
            default: nil
            }
        guard let number, number >= 0 else {
            throw TemplateFilterError("needs a whole number from 0 on, not \(value.kind)")
        }
        return number
    }

    private static func flag(_ formats: LocaleFormats) -> TemplateFilter {
        TemplateFilter(name: "flag") { value throws(TemplateFilterError) in
            if case .formatted(let index, let format) = value,
                let countries = format as? CountryFormat
            {
                return .formatted(index, countries.flags)
            }
            var index = CountryIndex(locale: formats.locale)
            return .text(index.country(try value.filterText()).flag)
        }
    }

    /// A value without its locale, for programs: `2027-06-12`, `1249.50`, `5`.
    private static let plain = TemplateFilter(name: "plain") {
        value throws(TemplateFilterError) in try plain(value)
    }

    private static func plain(_ value: TemplateValue) throws(TemplateFilterError) -> TemplateValue {
        if case .formatted(let number, let format) = value { return format.plain(number) }
        return .text(try value.filterText())
    }

    /// A bar of text: of N columns, as many full ones as the share has of the whole.
    private static let bar = TemplateFilter(
        name: "bar", form: "bar: N, \"█\", \"░\"", argumentCount: 3...3
    ) { arguments throws(TemplateFilterError) in
        let columns = try arguments[0].filterNumber(in: 0...1000)
        let (on, off) = (try arguments[1].filterText(), try arguments[2].filterText())
        return { value throws(TemplateFilterError) in
            guard case .formatted(let part, let format) = value, let shares = format as? ShareFormat
            else { throw TemplateFilterError("needs a share, not \(value.kind)") }
            let full = shares.rounded(part, of: columns)
            return .text(
                String(repeating: on, count: full) + String(repeating: off, count: columns - full))
        }
    }
}
