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

    /// A share of a whole, written in whole percents.
    case share(ShareValue)

    /// An amount of money.
    case money(MoneyValue)

    /// A country, written by its name.
    case country(CountryValue)

    package var isEmpty: Bool {
        switch self {
        case .count(let number, _): number == 0
        case .share(let value): value.isEmpty
        case .date, .plainDate, .money, .country: false
        }
    }

    package func write(to output: inout [UInt8]) {
        switch self {
        case .count(let number, let formats): formats.append(number, to: &output)
        case .date(let date, let formats): formats.append(date, to: &output)
        case .plainDate(let date): date.appendISO(to: &output)
        case .share(let value): value.write(to: &output)
        case .money(let value): value.formats.append(value.money, to: &output)
        case .country(let value): output += value.country.name.utf8
        }
    }

    /// The value as programs read it, whatever the locale: `5`, `2027-06-12`, `12.5`, `1249.50`.
    var plain: TemplateValue {
        switch self {
        case .count(let number, _): .integer(number)
        case .date(let date, _), .plainDate(let date): .scalar(ReportScalar.plainDate(date))
        case .share(let value): .text(value.plain)
        case .money(let value): .text(value.money.plainAmount)
        case .country(let value): .text(value.country.name)
        }
    }
}

/// A share of a whole.
package final class ShareValue: Sendable {
    private let part: Int
    private let whole: Int
    private let formats: LocaleFormats

    /// The share that a part has of a whole; none where the whole is zero.
    init(_ part: Int, of whole: Int, _ formats: LocaleFormats) {
        self.part = part
        self.whole = whole
        self.formats = formats
    }

    var isEmpty: Bool { part == 0 }

    /// The share of so many parts, rounded half up.
    func rounded(of parts: Int) -> Int {
        whole > 0 ? (part * parts * 2 + whole) / (whole * 2) : 0
    }

    /// Appends whole percents in the locale's way.
    func write(to output: inout [UInt8]) {
        formats.appendPercent(rounded(of: 100), to: &output)
    }

    /// Percents with up to two decimals and a point, whatever the locale: `12.5`.
    var plain: String {
        let (whole, part) = rounded(of: 10_000).quotientAndRemainder(dividingBy: 100)
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
