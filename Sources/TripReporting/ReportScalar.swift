import TemplateEngine
import TripModel

/// A typed value of a report: written in the locale's way, unless a filter asks for another.
///
/// Every case fits three words, so that a value in a loop needs no memory of its own.
package enum ReportScalar: TemplateScalar {
    /// A whole number, which the locale groups.
    case count(Int, LocaleFormats)

    /// A date, which the locale writes in full.
    case date(CivilDate, LocaleFormats)

    /// A date as `YYYY-MM-DD`.
    case plainDate(CivilDate)

    /// A share of a whole in hundredths of a percent, written in whole percents.
    case share(Int, LocaleFormats)

    /// An amount of money.
    case money(MoneyValue)

    /// A country, written by its name.
    case country(CountryValue)

    /// The share that a part has of a whole; none where the whole is zero.
    static func share(_ part: Int, of whole: Int, _ formats: LocaleFormats) -> ReportScalar {
        .share(whole > 0 ? (part * 10_000 + whole / 2) / whole : 0, formats)
    }

    package var isEmpty: Bool {
        switch self {
        case .count(let number, _), .share(let number, _): number == 0
        case .date, .plainDate, .money, .country: false
        }
    }

    package func write(to output: inout [UInt8]) {
        switch self {
        case .count(let number, let formats): formats.append(number, to: &output)
        case .date(let date, let formats): formats.append(date, to: &output)
        case .plainDate(let date): date.appendISO(to: &output)
        case .share(let hundredths, let formats):
            formats.appendPercent((hundredths + 50) / 100, to: &output)
        case .money(let value): value.formats.append(value.money, to: &output)
        case .country(let value): output += value.country.name.utf8
        }
    }

    /// The value as programs read it, whatever the locale: `5`, `2027-06-12`, `12.5`, `1249.50`.
    var plain: TemplateValue {
        switch self {
        case .count(let number, _): .integer(number)
        case .date(let date, _), .plainDate(let date): .scalar(ReportScalar.plainDate(date))
        case .share(let hundredths, _): .text(Self.percents(hundredths))
        case .money(let value): .text(value.money.plainAmount)
        case .country(let value): .text(value.country.name)
        }
    }

    /// Hundredths of a percent as percents with up to two decimals and a point.
    private static func percents(_ hundredths: Int) -> String {
        let (whole, part) = (hundredths / 100, hundredths % 100)
        if part == 0 { return String(whole) }
        if part % 10 == 0 { return "\(whole).\(part / 10)" }
        return "\(whole).\(part < 10 ? "0" : "")\(part)"
    }
}

/// An amount with how to write it.
package final class MoneyValue: Sendable {
    let money: Money
    let formats: LocaleFormats

    init(_ money: Money, _ formats: LocaleFormats) {
        self.money = money
        self.formats = formats
    }
}

/// A country, shared by all trips there.
package final class CountryValue: Sendable {
    let country: Country

    init(_ country: Country) {
        self.country = country
    }
}
