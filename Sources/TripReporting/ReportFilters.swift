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
        TemplateFilter(name: "date", form: "date: \"d MMMM y\"", argumentCount: 1...1) {
            value, arguments throws(TemplateFilterError) in
            if case .null = value { return .null }
            guard let date = civilDate(value) else {
                throw TemplateFilterError("needs a date, not \(value.kind)")
            }
            let pattern: DatePattern
            do {
                pattern = try DatePattern(try arguments[0].filterText())
            } catch let error as DatePattern.UnknownLetter {
                throw TemplateFilterError("cannot be written: \(error)")
            } catch let error as TemplateFilterError {
                throw error
            } catch {
                throw TemplateFilterError("cannot be written")
            }
            var output: [UInt8] = []
            formats.append(date, pattern, to: &output)
            return .text(String(decoding: output, as: UTF8.self))
        }
    }

    private static func civilDate(_ value: TemplateValue) -> CivilDate? {
        switch value {
        case .scalar(let scalar): (scalar as? DateValue)?.date
        case .text(let text): CivilDate(text)
        default: nil
        }
    }

    private static func money(_ formats: LocaleFormats, _ currency: Currency) -> TemplateFilter {
        TemplateFilter(name: "money", form: "money: \"USD\"", argumentCount: 0...1) {
            value, arguments throws(TemplateFilterError) in
            switch value {
            case .null: return .null
            case .scalar(let scalar) where scalar is MoneyValue: return value
            default: break
            }
            var currency = currency
            if let argument = arguments.first {
                let code = try argument.filterText()
                guard let known = Currency(code: code) else {
                    throw TemplateFilterError("knows no currency \"\(code.prefix(20))\"")
                }
                currency = known
            }
            let text = try plainText(value)
            guard let money = try? Money(Array(text.utf8)[...], currency: currency) else {
                throw TemplateFilterError("needs an amount of \(currency.code), not \(value.kind)")
            }
            return .scalar(MoneyValue(money: money, formats: formats))
        }
    }

    private static func number(_ formats: LocaleFormats) -> TemplateFilter {
        TemplateFilter(name: "number", form: "number", argumentCount: 0...0) {
            value, _ throws(TemplateFilterError) in
            if case .null = value { return .null }
            return .scalar(CountValue(try wholeNumber(value), formats))
        }
    }

    private static func plural(_ formats: LocaleFormats) -> TemplateFilter {
        TemplateFilter(
            name: "plural", form: "plural: \"night\", \"nights\"", argumentCount: 2...2
        ) { value, arguments throws(TemplateFilterError) in
            let number = try wholeNumber(value)
            var output: [UInt8] = []
            formats.append(number, to: &output)
            output.append(UInt8(ascii: " "))
            output += try arguments[number == 1 ? 0 : 1].filterText().utf8
            return .text(String(decoding: output, as: UTF8.self))
        }
    }

    private static func wholeNumber(
        _ value: TemplateValue
    ) throws(TemplateFilterError) -> Int {
        let number: Int? =
            switch value {
            case .integer(let number): number
            case .scalar(let scalar): (scalar as? CountValue)?.count
            case .text(let text): Int(text)
            default: nil
            }
        guard let number, number >= 0 else {
            throw TemplateFilterError("needs a whole number from 0 on, not \(value.kind)")
        }
        return number
    }

    private static func flag(_ formats: LocaleFormats) -> TemplateFilter {
        TemplateFilter(name: "flag", form: "flag", argumentCount: 0...0) {
            value, _ throws(TemplateFilterError) in
            if case .scalar(let scalar) = value, let country = scalar as? CountryValue {
                return .text(country.country.flag)
            }
            var index = CountryIndex(locale: formats.locale)
            return .text(index.country(try value.filterText()).flag)
        }
    }

    /// A value without its locale, for machines: `2027-06-12`, `1249.50`, `5`.
    private static let plain = TemplateFilter(name: "plain", form: "plain", argumentCount: 0...0) {
        value, _ throws(TemplateFilterError) in .text(try plainText(value))
    }

    private static func plainText(
        _ value: TemplateValue
    ) throws(TemplateFilterError) -> String {
        guard case .scalar(let scalar) = value else { return try value.filterText() }
        return switch scalar {
        case let date as DateValue: date.date.description
        case let money as MoneyValue: money.money.plainAmount
        case let count as CountValue: String(count.count)
        case let share as ShareValue: share.plain
        default: try value.filterText()
        }
    }

    /// A bar of text: of N columns, as many full ones as the share has of the whole.
    private static let bar = TemplateFilter(
        name: "bar", form: "bar: N, \"█\", \"░\"", argumentCount: 3...3
    ) { value, arguments throws(TemplateFilterError) in
        guard case .scalar(let scalar) = value, let share = scalar as? ShareValue else {
            throw TemplateFilterError("needs a share, not \(value.kind)")
        }
        let columns = try arguments[0].filterNumber(in: 0...1000)
        let full = share.rounded(of: columns)
        let (on, off) = (try arguments[1].filterText(), try arguments[2].filterText())
        return .text(
            String(repeating: on, count: full) + String(repeating: off, count: columns - full))
    }
}
