import TemplateEngine
import TripModel

/// A whole number, written as the locale groups it.
package struct CountValue: TemplateScalar {
    package let count: Int
    let formats: LocaleFormats

    package init(_ count: Int, _ formats: LocaleFormats) {
        self.count = count
        self.formats = formats
    }

    package var isEmpty: Bool { count == 0 }

    package func write(to output: inout [UInt8]) { formats.append(count, to: &output) }
}

/// A date, written in full in the locale's way.
struct DateValue: TemplateScalar {
    let date: CivilDate
    let formats: LocaleFormats

    var isEmpty: Bool { false }

    func write(to output: inout [UInt8]) { formats.append(date, to: &output) }
}

/// A date as `YYYY-MM-DD`.
struct PlainDate: TemplateScalar {
    let date: CivilDate

    var isEmpty: Bool { false }

    func write(to output: inout [UInt8]) { date.appendISO(to: &output) }
}

/// An amount, written as the locale writes its currency.
struct MoneyValue: TemplateScalar {
    let money: Money
    let formats: LocaleFormats

    var isEmpty: Bool { false }

    func write(to output: inout [UInt8]) { formats.append(money, to: &output) }
}

/// A share of a whole, written in whole percents.
struct ShareValue: TemplateScalar {
    /// Hundredths of a percent: 0…10,000.
    let hundredths: Int
    let formats: LocaleFormats

    /// The share that a part has of a whole; none where the whole is zero.
    init(_ part: Int, of whole: Int, _ formats: LocaleFormats) {
        hundredths = whole > 0 ? (part * 10_000 + whole / 2) / whole : 0
        self.formats = formats
    }

    var isEmpty: Bool { hundredths == 0 }

    func write(to output: inout [UInt8]) {
        formats.appendPercent((hundredths + 50) / 100, to: &output)
    }

    /// Percents with up to two decimals and a point, whatever the locale: `12.5`.
    var plain: String {
        let (whole, part) = (hundredths / 100, hundredths % 100)
        if part == 0 { return "\(whole)" }
        if part % 10 == 0 { return "\(whole).\(part / 10)" }
        return "\(whole).\(part < 10 ? "0" : "")\(part)"
    }
}

/// A country, written by its name.
final class CountryValue: TemplateScalar {
    let country: Country

    init(country: Country) {
        self.country = country
    }

    var isEmpty: Bool { false }

    func write(to output: inout [UInt8]) { output += country.name.utf8 }
}
